"""A game that is over on the screen: one moment at a time, and buttons that lead to others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import discord

from bot.games.contract import Viewer
from bot.tables import Table
from bot.tables.replays.course import Course, Moment
from bot.ui.components import Button, Picture, Row, Screen, Select
from bot.ui.controls import control
from bot.ui.families import FAMILIES
from bot.ui.layout import button, row, rows
from bot.ui.messages.all_hands import ALL, ASK
from bot.ui.messages.pictures import said_name
from bot.ui.names import escape
from bot.ui.phrases import cut
from bot.ui.screens import Seen, TableFacts, Turning
from bot.ui.seeing import facts, screens
from bot.words import say

START = 0
"""The number of a game's first moment, the deal."""
SAID = 8
"""So much that happened in one step is told; the rest is counted. It was said in passing."""
KEPT = 16
"""Of how many viewers' games the turning points are kept: each takes some milliseconds to find."""
LABEL = 100
"""Characters of an option's label."""
PLAY, STAY = "play", "stay"
"""Let it play by itself, and stand still where it is."""
BACKWARD, FORWARD = ("turn-back", "back"), ("next", "turn-next")
"""What the buttons do: to the beginning of a turn, or to the happening beside."""


def step(table: Table, course: Course, viewer: Viewer, at: int, towards: str) -> int:
    """The number of the moment to which a button leads; the same where it is none of those above."""
    match towards:
        case "back":
            return at - 1
        case "next":
            return at + 1
        case "turn-back" | "turn-next":
            later = towards == "turn-next"
            return course.turn_begins(viewer, at, screens(table).turn, later=later)
        case _:
            return at


def turns_on(table: Table, course: Course, viewer: Viewer, at: int, turns: int) -> int:
    """The number of the moment at which a turn begins so many turns later, or of the last one."""
    for _ in range(turns):
        at = step(table, course, viewer, at, "turn-next")
    return at


class Offered(NamedTuple):
    """What can be done with a moment besides leading to others: each has its button."""

    shares: bool = False
    """Show it to everybody."""
    films: bool = False
    """Show them the whole game as a film."""
    opens: bool = False
    """Say whether others may see the own hand."""
    all_hands: bool = False
    """See all hands, which are open."""
    turning: Sequence[Turning] = ()
    """Go to where most was decided."""
    playing: bool = False
    """Stop: it plays by itself; otherwise let it."""


NOTHING = Offered()


def replay_screen(
    table: Table, moment: Moment, locale: str, *, pictures: bool, offered: Offered = NOTHING
) -> Screen:
    """A moment as its viewer saw it, or with all hands where it has them, in a private message."""
    seen = seen_then(table, moment, locale)

    def draw(*, pictures: bool) -> Screen:
        words = "\n".join([_title(moment, locale), _happened(table, seen, moment)])
        buttons = [
            *_buttons(table, moment, locale, playing=offered.playing),
            *_more(table, moment, locale, offered),
        ]
        below = [*rows(buttons), *_turning_points(seen, moment, offered.turning)]
        return screens(table).replay(seen._replace(pictures=pictures), words, below, moment.hands)

    made = draw(pictures=pictures)
    made.in_words = lambda: draw(pictures=False)
    return made


def shared_screen(table: Table, moment: Moment, by: str, *, pictures: bool) -> Screen:
    """A moment as everybody saw it, for everybody, in the table's language; `by`: who shares it, in plain text."""
    seen = seen_then(table, moment, facts(table).locale)
    again = button(say(seen.locale, "button-replay"), control(table.id, "replay"))

    def draw(*, pictures: bool) -> Screen:
        title = say(seen.locale, "replay-shared", name=escape(by))
        words = "\n".join([title, _happened(table, seen, moment)])
        return screens(table).replay(seen._replace(pictures=pictures), words, [row(again)])

    made = draw(pictures=pictures)
    made.in_words = lambda: draw(pictures=False)
    return made


def public_picture(table: Table, moment: Moment) -> Picture | None:
    """The picture of a moment as everybody saw it, in the table's language."""
    seen = seen_then(table, moment, facts(table).locale)._replace(pictures=True)
    return screens(table).replay(seen, "", []).picture


def seen_then(table: Table, moment: Moment, locale: str) -> Seen[Any, Any]:
    """What the viewer of this moment saw then."""
    return Seen(_as_it_was(facts(table, locale)), moment.view, moment.news, locale)


def _as_it_was(table: TableFacts) -> TableFacts:
    """Without what holds only now: who has left since, and the clocks."""
    seats = tuple([seat._replace(left=False, away=False, done_by_default=False) for seat in table.seats])
    return table._replace(seats=seats, clocks=(), paused=None, paused_by=None, goes_on_at=None)


def _title(moment: Moment, locale: str) -> str:
    return say(locale, "replay-title", number=moment.number + 1, last=moment.last + 1)


def _happened(table: Table, seen: Seen[Any, Any], moment: Moment) -> str:
    if not moment.told:
        return say(seen.locale, "replay-dealt")
    said = [screens(table).sentence(seen, news) for news in moment.told[:SAID]]
    more = len(moment.told) - SAID
    return "\n".join([*said, *([say(seen.locale, "replay-more", count=more)] if more > 0 else [])])


def _more(table: Table, moment: Moment, locale: str, offered: Offered) -> Iterator[Button]:
    if offered.shares:
        yield button(say(locale, "replay-share"), control(table.id, "share", moment.number))
    if offered.films:
        yield button(say(locale, "button-film"), control(table.id, "film"))
    if offered.all_hands:
        label, mode = ("replay-own-hand", []) if moment.hands else ("replay-all-hands", [ALL])
        yield button(say(locale, label), control(table.id, "replay", moment.number, "stay", *mode))
    yield button(say(locale, "replay-export"), control(table.id, "export"))
    if offered.opens:
        yield button(say(locale, "button-hands"), control(table.id, "hands", ASK, moment.number))


@lru_cache(KEPT)
def turning_points(course: Course, viewer: Viewer, family: str) -> Sequence[Turning]:
    """Where most was decided in a game of this family, by its viewer's steps."""
    return FAMILIES[family].turning_points(course.steps(viewer))


def _turning_points(seen: Seen[Any, Any], moment: Moment, turning: Sequence[Turning]) -> Iterator[Row]:
    """A list that leads there; the step that is shown is marked in it."""
    if not turning:
        return
    select: Select = discord.ui.Select(
        custom_id=control(seen.table.id, "turning", *([ALL] if moment.hands else [])),
        placeholder=say(seen.locale, "turning-points"),
        options=[
            discord.SelectOption(
                label=cut(_named(seen, one), LABEL),
                value=str(one.number),
                description=say(seen.locale, "turning-step", number=one.number + 1),
                default=one.number == moment.number,
            )
            for one in turning
        ],
    )
    yield row(select)


def _named(seen: Seen[Any, Any], one: Turning) -> str:
    other = "" if one.other is None else said_name(seen, one.other)
    return say(seen.locale, f"turning-{one.what}", name=said_name(seen, one.seat), other=other, count=one.amount)


def _buttons(table: Table, moment: Moment, locale: str, *, playing: bool) -> Iterator[Button]:
    for towards in (*BACKWARD, STAY if playing else PLAY, *FORWARD):
        nowhere = towards != STAY and moment.number == (START if towards in BACKWARD else moment.last)
        where = control(table.id, "replay", moment.number, towards, *([ALL] if moment.hands else []))
        yield button(say(locale, f"replay-{towards}"), where, disabled=nowhere)
