"""Reads the records of simulated games back, which RECORDS.md describes."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from bot.games import CATALOGUE
from bot.games.contract import AnyGame
from bot.store import COMPUTERS, SeatRow, Status, TableRow
from bot.tables import Table
from bot.tables.replays.course import Course
from bot.tables.replays.replays import course_of

MOST_EVENTS = 10_000
"""More events than any game has; the longest have some thousand."""
TANGLED = "the events of this record do not follow from each other"
_NONE = "this is no record of a game that I know"


class Unreadable(Exception):
    """This is no record of a game; the message says why in one line."""


class Recorded(NamedTuple):
    """A game of a record: what happened from the deal on."""

    game: AnyGame
    players: int
    events: tuple[Any, ...]


def read_record(line: str) -> Recorded:
    """Read one line of a record; raises Unreadable."""
    try:
        fields = json.loads(line)
        game, players, written = CATALOGUE[fields["game"]], fields["players"], fields["events"]
        if type(players) is not int or type(written) is not list or len(written) > MOST_EVENTS:
            raise Unreadable(_NONE)
        events = tuple([game.load(event) for event in written])
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise Unreadable(_NONE) from error
    if players not in game.players:
        raise Unreadable(f"{game.key} is not for {players} players")
    return Recorded(game, players, events)


def course_and_table(recorded: Recorded) -> tuple[Course, Table]:
    """Make the course of a game, to look at it again, and a table to go with it; raises Unreadable."""
    try:
        course = course_of(recorded.game, recorded.players, recorded.events)
    except Exception as error:
        # Events that did not happen may lead anywhere, and raise anything on the way.
        raise Unreadable(TANGLED) from error
    table = Table(0, recorded.game)
    table.row = TableRow(0, recorded.game.key, 0, 0, 0, "en", Status.ENDED, 1, 0, 0, None)
    table.seats = tuple(
        [
            SeatRow(0, seat, COMPUTERS - seat - 1, f"Seat {seat + 1}", left=False, computer="normal")
            for seat in range(recorded.players)
        ]
    )
    return course, table
