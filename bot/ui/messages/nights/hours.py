"""What a night says by itself: that it is near, that it has moved, that it begins, who has won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

import discord

from bot.store.nights.rows import NightRow, Stage
from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import Button, Screen, button, link, row, screen, text
from bot.ui.messages.nights.actions import CANCEL
from bot.ui.names import escape
from bot.ui.phrases import together
from bot.words import say

KEEP, AGAIN = "night-keep", "night-again"
"""What its own buttons do: keep a night whose event was deleted, and plan another one like it."""


class Called(NamedTuple):
    """A table at which people are called to sit down."""

    table: int | None
    """None: it could not be opened."""
    url: str | None
    people: Sequence[int]
    lacking: int = 0
    """How many it lacks until its game can begin."""
    host: int | None = None
    """Who of them starts the game."""
    server: bool = False
    """Whether it is the server that has too many open, and not its people."""


class How(StrEnum):
    """How a table of a night has come out."""

    WON = "won"
    PLAYING = "playing"
    WAITING = "waiting"
    """Its game was never begun."""
    CLOSED = "closed"


class Outcome(NamedTuple):
    """What is told of a table once the night is over."""

    table: int
    url: str | None
    how: How
    winners: Sequence[str] = ()
    """By name, as typed."""


def reminder_screen(night: NightRow, part: int, people: Sequence[int], count: int, url: str) -> Screen:
    """An hour before: these people are mentioned, of so many who come; `url` leads to the announcement."""
    said = say(night.locale, "night-reminder", **_of(night), part=part + 1)
    if part:
        return _message(night, [said, mentions(people)], url)
    many = say(night.locale, "night-reminder-count", **_of(night), count=count)
    return _message(night, [said, many, mentions(people), say(night.locale, "night-reminder-about")], url)


def direct_reminder_screen(locale: str, night: NightRow, url: str) -> Screen:
    """The same to one person, in their language, as a direct message."""
    return screen(text(say(locale, "night-reminder-direct", **_of(night))), row(_there(locale, url)))


def moved_screen(night: NightRow, part: int, people: Sequence[int], url: str) -> Screen:
    """The night has moved."""
    return _message(
        night, [say(night.locale, "night-told-moved", **_of(night), part=part + 1), mentions(people)], url
    )


def cancelled_screen(night: NightRow, part: int, people: Sequence[int], *, goes_on: bool) -> Screen:
    """The night does not take place; of a weekly one also whether it `goes_on`."""
    said = [say(night.locale, "night-told-cancelled", **_of(night), part=part + 1)]
    if night.weekly:
        said.append(say(night.locale, "night-told-next", on=str(goes_on)))
    return screen(*map(text, said), text(mentions(people)))


def new_host_screen(night: NightRow) -> Screen:
    """To whoever hosts it from now on."""
    return screen(text(say(night.locale, "night-new-host", **_of(night), host=mentions([night.host_id]))))


def asked_screen(night: NightRow) -> Screen:
    """Is it to be kept? Somebody has deleted its event. Once that is decided, what was."""
    said = say(night.locale, "night-asked", **_of(night), host=mentions([night.host_id]))
    if not night.asks:
        kept = str(night.stage not in (Stage.CANCELLED, Stage.MISSED))
        return screen(text(said), text(say(night.locale, "night-decided", kept=kept)))
    style = discord.ButtonStyle
    keep = button(say(night.locale, "button-night-keep"), control(ANYWHERE, KEEP, night.id), style=style.primary)
    drop = button(say(night.locale, "button-night-call-off"), control(ANYWHERE, CANCEL, night.id))
    about = say(night.locale, "night-asked-about")
    return screen(text(said), text(about), row(keep, drop))


def call_screen(night: NightRow, part: int, tables: Sequence[Called], *, late: bool) -> Screen:
    """It begins: everybody is called to their table."""
    said = [say(night.locale, "night-call", **_of(night), part=part + 1)]
    if late and not part:
        said.append(say(night.locale, "night-call-late"))
    said.append("\n".join([_called(night.locale, table) for table in tables]))
    if any(table.table is not None for table in tables):
        said.append(say(night.locale, "night-call-about"))
    return screen(*map(text, said))


def missed_screen(night: NightRow, *, nobody: bool) -> Screen:
    """It did not take place: the bot was away, or nobody came."""
    return screen(text(say(night.locale, "night-missed", **_of(night), nobody=str(nobody))))


def last_screen(night: NightRow, outcomes: Sequence[Outcome]) -> Screen:
    """Who has won at which table, and a button for another night; a weekly one needs none."""
    said = [say(night.locale, "night-last", **_of(night))]
    lines = "\n".join([_outcome(night.locale, one) for one in outcomes])
    again = button(say(night.locale, "button-night-again"), control(ANYWHERE, AGAIN, night.id))
    return screen(*map(text, [*said, *([lines] if lines else [])]), *([] if night.weekly else [row(again)]))


def resting_screen(night: NightRow, weeks: int) -> Screen:
    """To the host of a weekly night to which nobody else has come for so many weeks: it rests, until somebody
    presses."""
    said = say(night.locale, "night-rests", **_of(night), host=mentions([night.host_id]), weeks=weeks)
    about = say(night.locale, "night-rests-about")
    on = button(say(night.locale, "button-night-on"), control(ANYWHERE, AGAIN, night.id))
    return screen(text(said), text(about), row(on))


def lost_screen(locale: str, night: NightRow) -> Screen:
    """To the host alone: the night's channel is gone, or closed to the bot."""
    return screen(text(say(locale, "night-lost", **_of(night))))


def mentions(people: Iterable[int]) -> str:
    """These people, as Discord calls them."""
    return " ".join([f"<@{person}>" for person in people])


def _message(night: NightRow, lines: Sequence[str], url: str) -> Screen:
    return screen(*map(text, lines), row(_there(night.locale, url)))


def _there(locale: str, url: str) -> Button:
    return link(say(locale, "button-night-there"), url)


def _of(night: NightRow) -> dict[str, str]:
    moment = night.starts_at
    return {"title": escape(night.title), "when": f"<t:{moment}:F>", "left": f"<t:{moment}:R>"}


def _called(locale: str, table: Called) -> str:
    if table.table is None:
        return say(locale, "night-call-refused", people=mentions(table.people), server=str(table.server))
    return say(
        locale,
        "night-call-table",
        table=_linked(locale, table.table, table.url),
        people=" ".join([_seated(locale, person, table.host) for person in table.people]),
        lacking=table.lacking,
    )


def _seated(locale: str, person: int, host: int | None) -> str:
    called = mentions([person])
    return say(locale, "night-call-host", person=called) if person == host else called


def _outcome(locale: str, one: Outcome) -> str:
    names = together(locale, map(escape, one.winners))
    table = _linked(locale, one.table, one.url)
    return say(locale, "night-last-table", table=table, how=one.how, names=names, count=len(one.winners))


def _linked(locale: str, table: int, url: str | None) -> str:
    name = say(locale, "night-table", table=table)
    return f"[{name}]({url})" if url else name
