"""What is done with nights that are announced: the page with all of them, that of one, moving and cancelling."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo

import discord

from bot.store.nights.rows import Answer, GuestRow, NightRow, Stage
from bot.ui.controls import ANYWHERE, control
from bot.ui.fitting import fullest
from bot.ui.layout import (
    OPTION_LIMIT,
    Button,
    Row,
    Screen,
    Select,
    button,
    container,
    link,
    row,
    rows,
    screen,
    text,
)
from bot.ui.messages.games import name
from bot.ui.messages.nights import actions
from bot.ui.messages.nights.announcement import (
    ACCENT,
    NAMES,
    ago,
    answer_buttons,
    coming,
    host_name,
    moment,
    near,
    night_told,
)
from bot.ui.messages.nights.planning import when_line
from bot.ui.modals import ABOUT_LIMIT, open_modal
from bot.ui.names import escape, plain
from bot.ui.phrases import cut
from bot.ui.screens import OpenModal
from bot.words import say
from bot.words.zones import city_of

LISTED = (10, 5, 3)
"""So many nights are told of on the start page; the list below it has more."""


class Listed(NamedTuple):
    """A night of a server, with its guests."""

    night: NightRow
    guests: Sequence[GuestRow]


class Reader(NamedTuple):
    """Who looks at a night, and what they may do."""

    locale: str
    person: int
    changes: bool = False
    """Whether they may move or cancel it."""


def start_screen(locale: str, nights: Sequence[Listed], zone: str | None) -> Screen:
    """All nights of a server, the list that leads to one, and the button that begins a plan; `zone`: that of the
    reader, by its IANA name, if they have said it."""

    def build(most: int) -> Screen:
        told = [_line(locale, one) for one in nights[:most]] or [say(locale, "nights-none")]
        if len(nights) > most:
            told.append(say(locale, "nights-more", count=len(nights) - most))
        words = [say(locale, "nights-title"), *told]
        plan = button(
            say(locale, "button-night-plan"), control(ANYWHERE, actions.PLAN), discord.ButtonStyle.primary
        )
        about = text(say(locale, "nights-about"))
        below = [*_choose(locale, nights, zone), *rows([plan])]
        return screen(container(text("\n".join(words)), about, *below, colour=ACCENT))

    return fullest(build, LISTED)


def night_screen(listed: Listed, reader: Reader, url: str | None) -> Screen:
    """One night for one reader: what it is, what they have said, and what they may do; `url` leads to its
    announcement."""
    night, locale = listed.night, reader.locale
    own = next((guest for guest in listed.guests if guest.person_id == reader.person), None)

    def build(most: int) -> Screen:
        told = [text("\n".join(part)) for part in night_told(night, listed.guests, locale, most)]
        answered = [text(answer_told(night, own, locale))] if night.ahead else []
        return screen(
            container(*told, colour=ACCENT),
            *answered,
            *rows([*(answer_buttons(night, locale, own and own.answer) if night.ahead else ())]),
            *rows([*_of_night(night, own, reader, url)]),
        )

    return fullest(build, NAMES[1:])


def answer_told(night: NightRow, own: GuestRow | None, locale: str) -> str:
    """What somebody has said to a night, and what follows from it."""
    said = "none" if own is None else own.answer.value
    host = "yes" if own is not None and own.person_id == night.host_id else "no"
    words = say(locale, "night-answered", answer=said, near=near(night), host=host)
    if own is None or not _may_be_reminded(night, own):
        return words
    return f"{words} {say(locale, 'night-direct', on=_on(on=own.direct))}".rstrip()


def answered_screen(night: NightRow, own: GuestRow, locale: str, others: Iterable[NightRow] = ()) -> Screen:
    """What somebody who comes, or may come, is told alone below the announcement; whoever comes has the button for
    direct messages there, and reads of the `others` to which they come at that time."""
    also = [say(locale, "night-also", title=escape(one.title), when=moment(one.starts_at)) for one in others]
    buttons = [direct_button(night, own, locale)] if _may_be_reminded(night, own) else []
    return screen(*map(text, [answer_told(night, own, locale), *also]), *rows(buttons))


def direct_button(night: NightRow, own: GuestRow, locale: str) -> Button:
    """Lets somebody be reminded by direct message, or no more."""
    on = _on(on=not own.direct)
    return button(say(locale, "button-night-direct", on=on), control(ANYWHERE, actions.DIRECT, night.id, on))


def move_form(night: NightRow, locale: str, zone: str, words: str = "") -> OpenModal:
    """The form that asks for another time, with the one that holds, by the clocks of the reader's IANA zone, or
    with what was typed before."""
    title, typed = say(locale, "night-form-move"), words or _clock(night.starts_at, zone)
    return open_modal(title, control(ANYWHERE, actions.MOVE, night.id), [when_line(locale, typed)])


def move_question(night: NightRow, locale: str, to: int, words: str) -> Screen:
    """Asks whether a night is really to be moved to this moment, in unix seconds."""
    facts = {"before": moment(night.starts_at), "when": moment(to), "left": ago(to)}
    weekly = "yes" if night.weekly else "no"
    said = say(locale, "night-move-question", title=escape(night.title), weekly=weekly, **facts)
    yes = button(
        say(locale, "button-night-move-yes"),
        control(ANYWHERE, actions.MOVE_TO, night.id, night.starts_at, to),
        discord.ButtonStyle.success,
    )
    return screen(text(said), *rows([yes, *_again(night, locale, words)]))


def unreadable_screen(
    night: NightRow, locale: str, zone: str, problem: str, words: str, moments: Sequence[int]
) -> Screen:
    """Says why a night can't be moved to what was typed by the clocks of this IANA zone, and keeps that in the
    form."""
    choices = [
        button(
            f"{datetime.fromtimestamp(one, ZoneInfo(zone)):%H:%M}",
            control(ANYWHERE, actions.MOVE_TO, night.id, night.starts_at, one),
            discord.ButtonStyle.primary,
        )
        for one in moments[:2]
    ]
    return screen(text(f"⚠️ {problem}"), *rows([*choices, *_again(night, locale, words)]))


def cancel_question(night: NightRow, locale: str) -> Screen:
    """Asks whether a night is really to be cancelled; of a weekly one, whether all that follow are, too."""
    weekly = "yes" if night.weekly else "no"
    words = say(
        locale, "night-cancel-question", title=escape(night.title), when=moment(night.starts_at), weekly=weekly
    )
    danger, yes = discord.ButtonStyle.danger, actions.CANCEL_YES
    buttons = [
        button(
            say(locale, "button-night-cancel-one", weekly=weekly), control(ANYWHERE, yes, night.id, "one"), danger
        )
    ]
    if night.weekly:
        buttons.append(
            button(say(locale, "button-night-cancel-all"), control(ANYWHERE, yes, night.id, "all"), danger)
        )
    back = button(say(locale, "button-back"), control(ANYWHERE, actions.MORE, night.id))
    return screen(text(words), *rows([*buttons, back]))


def _line(locale: str, listed: Listed) -> str:
    night, there = listed
    return say(
        locale,
        "nights-line",
        title=escape(night.title),
        when=moment(night.starts_at),
        left=ago(night.starts_at),
        weekly="yes" if night.weekly else "no",
        game=name(locale, night.game),
        coming=len(coming(there)),
        host=host_name(night, there),
        begun="no" if night.ahead else "yes",
    )


def _choose(locale: str, nights: Iterable[Listed], zone: str | None) -> Iterator[Row]:
    """The list of nights; Discord writes no times in it."""
    options = [
        discord.SelectOption(
            label=cut(plain(night.title), ABOUT_LIMIT),
            value=str(night.id),
            description=cut(f"{clock(night, locale, zone)} · {name(locale, night.game)}", ABOUT_LIMIT),
        )
        for night, _ in list(nights)[:OPTION_LIMIT]
    ]
    if options:
        select: Select = discord.ui.Select(
            custom_id=control(ANYWHERE, actions.LOOK), placeholder=say(locale, "nights-choose"), options=options
        )
        yield row(select)


def clock(night: NightRow, locale: str, zone: str | None) -> str:
    """When a night is, where nothing but plain text can stand: by the clocks of the reader's IANA zone or, where
    that isn't known, by those of its own, which are named then."""
    if zone is not None:
        return _clock(night.starts_at, zone)
    return f"{_clock(night.starts_at, night.zone)} ({city_of(night.zone, locale)})"


def _clock(moment: int, zone: str) -> str:
    return f"{datetime.fromtimestamp(moment, ZoneInfo(zone)):%Y-%m-%d %H:%M}"


def _may_be_reminded(night: NightRow, own: GuestRow) -> bool:
    return night.stage is Stage.PLANNED and own.answer is Answer.COMING


def _of_night(night: NightRow, own: GuestRow | None, reader: Reader, url: str | None) -> Iterator[Button]:
    locale = reader.locale
    if own is not None and _may_be_reminded(night, own):
        yield direct_button(night, own, locale)
    if url is not None:
        yield link(say(locale, "button-night-announcement"), url)
    if night.ahead and reader.changes:
        yield button(say(locale, "button-night-move"), control(ANYWHERE, actions.MOVE, night.id))
        danger = discord.ButtonStyle.danger
        yield button(say(locale, "button-night-cancel"), control(ANYWHERE, actions.CANCEL, night.id), danger)
    yield button(say(locale, "button-nights-back"), control(ANYWHERE, actions.START))


def _again(night: NightRow, locale: str, words: str) -> Iterator[Button]:
    yield button(say(locale, "button-night-move-other"), control(ANYWHERE, actions.MOVE, night.id, words))
    yield button(say(locale, "button-back"), control(ANYWHERE, actions.MORE, night.id))


def _on(*, on: bool) -> str:
    return "on" if on else "off"
