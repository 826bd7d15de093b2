"""A night before it is announced: the form that asks for it, and the message that shows what was understood, in
which each part can be changed by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo

import discord

from bot.games import CATALOGUE
from bot.games.contract import IllegalMove
from bot.store.nights.rows import Division
from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import (
    OPTION_LIMIT,
    Button,
    ModalLabel,
    ModalSelect,
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
from bot.ui.messages.games import how_many, name
from bot.ui.messages.nights import actions
from bot.ui.messages.nights.announcement import ACCENT, game_line
from bot.ui.messages.nights.announcement import when_line as night_when
from bot.ui.messages.nights.draft import LONGEST, Draft, kept
from bot.ui.messages.refusals import readable
from bot.ui.messages.zones import zone_list
from bot.ui.modals import ABOUT_LIMIT, TITLE_LIMIT, open_modal
from bot.ui.names import escape
from bot.ui.phrases import cut
from bot.ui.screens import OpenModal
from bot.words import say
from bot.words.zones import Clock

TITLE, WHEN, GAME, WEEKLY = "title", "when", "game", "weekly"
"""The fields of the forms."""
ONCE, EVERY_WEEK = "once", "weekly"
"""What a night may be chosen to be."""
LIST = "list"
"""Tells the list of time zones from the button for the form."""


class Planner(NamedTuple):
    """Who reads their plan, and what it is read by."""

    locale: str
    city: str
    """By which their time zone is called."""
    zone: str | None
    """Its IANA name; None as long as it isn't known."""
    channel: str
    """Where it will be announced, as a mention."""
    clocks: tuple[Clock, ...] = ()
    """The time zones from which they may choose theirs now."""


def draft_screen(draft: Draft, planner: Planner, *wrong: IllegalMove) -> Screen:
    """What was understood of a night so far, and what is `wrong` with it; else the button that announces it."""
    locale = planner.locale
    told = [
        say(locale, "night-plan-more" if wrong else "night-plan-title"),
        say(locale, "night-heading", title=escape(draft.title)),
        *_told(draft, locale),
        *_typed(draft, planner),
        say(locale, "night-plan-where", channel=planner.channel),
    ]
    problems = [f"⚠️ {say(locale, one.reason, **readable(locale, one.facts))}" for one in wrong]
    return screen(
        container(text("\n".join(told)), colour=ACCENT),
        *([text("\n".join(problems))] if problems else []),
        *_choices(draft, planner),
        *rows([*_last(draft, planner, ready=not wrong)]),
    )


def plan_form(locale: str, game: str) -> OpenModal:
    """The form that asks for a night; everything else is chosen in the message after it."""
    labels = [
        _line(locale, "night-form-title", TITLE, example="night-untitled", required=False),
        _line(locale, "night-form-when", WHEN, about="night-form-when-about", example="night-form-when-example"),
        _choice(say(locale, "night-form-game"), GAME, _game_options(locale, game)),
        _choice(say(locale, "night-form-weekly"), WEEKLY, _how_often(locale)),
    ]
    return open_modal(say(locale, "night-form"), control(ANYWHERE, actions.PLAN), labels)


def title_form(locale: str, title: str) -> OpenModal:
    """The form that changes a plan's title."""
    label = _line(locale, "night-form-title", TITLE, example="night-untitled", value=title, required=False)
    return open_modal(say(locale, "button-night-title"), control(ANYWHERE, actions.TITLE), [label])


def when_form(locale: str, words: str) -> OpenModal:
    """The form that changes a plan's date and time."""
    return open_modal(
        say(locale, "button-night-when", known="yes" if words else "no"),
        control(ANYWHERE, actions.WHEN),
        [when_line(locale, words)],
    )


def when_line(locale: str, words: str) -> ModalLabel:
    """The field for a date and a time, with what was typed there before."""
    about, example = "night-form-when-about", "night-form-when-example"
    return _line(locale, "night-form-when", WHEN, about=about, example=example, value=words)


def dropped_screen(locale: str) -> Screen:
    """What is left of a plan that was dropped."""
    return screen(text(say(locale, "night-dropped")))


def posted_screen(locale: str, title: str, url: str | None, invite: str | None, *, hidden: bool) -> Screen:
    """What is left of a plan that was announced; `invite` is the bot's link, where it may make no events;
    `hidden`: whether there is none since not everybody sees the channel."""
    said = [say(locale, "night-posted-soon" if url is None else "night-posted", title=escape(title))]
    if invite is not None:
        said.append(say(locale, "night-no-event", url=invite))
    if hidden:
        said.append(say(locale, "night-event-hidden"))
    links = [] if url is None else [link(say(locale, "button-night-announcement"), url)]
    return screen(text("\n".join(said)), *rows(links))


def _told(draft: Draft, locale: str) -> Iterator[str]:
    """When it is, what is played, and all that can be one thing or another, as it is now."""
    if draft.starts_at:
        # How often it is stands among the rest.
        yield night_when(locale, draft.starts_at, weekly=False)
    yield game_line(locale, draft.game, draft.seats)
    holds = {"weekly": draft.weekly, "computers": draft.computers}
    said = {fact: "yes" if on else "no" for fact, on in holds.items()}
    yield say(locale, "night-plan-holds", by=draft.division.value, **said)


def _typed(draft: Draft, planner: Planner) -> Iterator[str]:
    if draft.words:
        zone = planner.city or "none"
        yield say(planner.locale, "night-plan-typed", words=escape(draft.words), zone=zone)


def _choices(draft: Draft, planner: Planner) -> Iterator[Row]:
    """The lists and switches; as long as the reader's time zone isn't known, only the list of these."""
    if planner.zone is None:
        if planner.clocks:
            yield zone_list(planner.locale, planner.clocks, control(ANYWHERE, actions.ZONE, LIST))
        return
    yield from rows([*_moments(draft, planner)])
    yield _games(draft, planner.locale)
    yield from _seats(draft, planner.locale)
    yield from rows([*_switches(draft, planner.locale)])


def _moments(draft: Draft, planner: Planner) -> Iterator[Button]:
    """A button for each of the moments that may be meant, where there are two."""
    if len(draft.moments) > 1 and planner.zone:
        for moment in draft.moments[:2]:
            clock = f"{datetime.fromtimestamp(moment, ZoneInfo(planner.zone)):%H:%M}"
            yield button(clock, control(ANYWHERE, actions.WHICH, moment), discord.ButtonStyle.primary)


def _games(draft: Draft, locale: str) -> Row:
    select: Select = discord.ui.Select(
        custom_id=control(ANYWHERE, actions.GAME),
        placeholder=say(locale, "night-choose-game"),
        options=_game_options(locale, draft.game),
    )
    return row(select)


def _game_options(locale: str, current: str) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=cut(name(locale, key), ABOUT_LIMIT),
            value=key,
            description=cut(say(locale, "night-game-players", players=how_many(locale, key)), ABOUT_LIMIT),
            default=key == current,
        )
        for key in [*CATALOGUE][:OPTION_LIMIT]
    ]


def _seats(draft: Draft, locale: str) -> Iterable[Row]:
    """The list of how many may sit at one table, where the game leaves a choice."""
    players = CATALOGUE[draft.game].players
    if len(players) < 2:
        return
    options = [
        discord.SelectOption(
            label=say(locale, "night-seats-option", count=count), value=str(count), default=count == draft.seats
        )
        for count in reversed(players)
    ]
    select: Select = discord.ui.Select(
        custom_id=control(ANYWHERE, actions.SEATS),
        placeholder=say(locale, "night-choose-seats"),
        options=options,
    )
    yield row(select)


def _switches(draft: Draft, locale: str) -> Iterator[Button]:
    """What can be one thing or another; each button says what a press makes of it."""
    by = Division.LOT if draft.division is Division.RATING else Division.RATING
    yield button(
        say(locale, "button-night-weekly", on=_on(on=not draft.weekly)),
        control(ANYWHERE, actions.WEEKLY, _on(on=not draft.weekly)),
    )
    yield button(say(locale, "button-night-by", by=by.value), control(ANYWHERE, actions.BY, by.value))
    yield button(
        say(locale, "button-night-computers", on=_on(on=not draft.computers)),
        control(ANYWHERE, actions.COMPUTERS, _on(on=not draft.computers)),
    )


def _last(draft: Draft, planner: Planner, *, ready: bool) -> Iterator[Button]:
    """What announces the plan, changes what was typed, and drops it: these hold what it is."""
    locale, primary, success = planner.locale, discord.ButtonStyle.primary, discord.ButtonStyle.success
    if ready:
        yield button(say(locale, "button-night-post"), control(ANYWHERE, actions.POST, *draft.facts()), success)
    known = "yes" if draft.words else "no"
    style = discord.ButtonStyle.secondary if draft.starts_at or planner.zone is None else primary
    yield button(
        say(locale, "button-night-when", known=known), control(ANYWHERE, actions.WHEN, draft.words), style
    )
    yield button(say(locale, "button-night-title"), control(ANYWHERE, actions.TITLE, draft.title))
    elsewhere = "button-zone-elsewhere" if planner.zone is None else "button-night-zone"
    yield button(say(locale, elsewhere), control(ANYWHERE, actions.ZONE))
    yield button(say(locale, "button-night-drop"), kept(draft))


def _line(
    locale: str,
    label: str,
    field: str,
    *,
    about: str = "",
    example: str = "",
    value: str = "",
    required: bool = True,
) -> ModalLabel:
    """A field of one line, with an example in it as long as nothing is typed."""
    typed: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=field,
        placeholder=cut(say(locale, example), ABOUT_LIMIT) if example else None,
        default=value or None,
        max_length=LONGEST,
        required=required,
    )
    described = cut(say(locale, about), ABOUT_LIMIT) if about else None
    return discord.ui.Label(text=cut(say(locale, label), TITLE_LIMIT), description=described, component=typed)


def _choice(title: str, field: str, options: list[discord.SelectOption]) -> ModalLabel:
    select: ModalSelect = discord.ui.Select(custom_id=field, options=options)
    return discord.ui.Label(text=cut(title, TITLE_LIMIT), component=select)


def _how_often(locale: str) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=say(locale, "night-form-once"), value=ONCE, default=True),
        discord.SelectOption(label=say(locale, "night-form-every-week"), value=EVERY_WEEK),
    ]


def _on(*, on: bool) -> str:
    return "on" if on else "off"
