"""What the computers at a table want to do, from its state alone; slow, so it is called in a thread."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from bot.errors import trace
from bot.games.chance import Chance
from bot.games.contract import AnyGame, Seat
from bot.players import FAMILIES
from bot.tables.computers.strengths import player, simplest

log = logging.getLogger(__name__)


class Position(NamedTuple):
    """A table as the computers there think about it."""

    table: int
    game: AnyGame
    state: Any
    played: Mapping[Seat, str]
    """The seats that computers play, and how well."""
    people: Sequence[Seat]
    """All other seats."""
    fallback: Collection[Seat]
    """The seats that only make the simplest move: their player has failed here, or has moved often enough."""
    overdue: Collection[Seat]
    """The seats whose people's time is over: where everyone may act, they have nothing more to say; where the
    rules have a default for them, it holds."""
    quiet: bool = False
    """Whether the time of a talk is over: computers still answer what was offered to them, and no more."""


class Choice(NamedTuple):
    """The move that one of the computers has chosen."""

    seat: Seat
    move: Any
    others_may_act: bool
    """Whether the others may act at the same time."""
    closing: bool
    """Whether this takes a chance from the others."""
    takes: int | None
    """The number of the offer that it takes, whoever made it, where a person may still want to take that."""


def choose(position: Position, seats: Sequence[Seat], chance: Chance) -> Choice | None:
    """The move of the first of these seats that wants to make one.

    What people may want to take comes later, the oldest offer first, and what ends a chance of theirs comes last.
    None where no computer wants anything and the game waits for none of them.
    """
    later = []
    waiting = position.game.to_act(position.state)
    for seat in seats:
        found = _choose(position, seat, chance, waited_for=seat in waiting)
        if found is not None:
            if found.takes is None and not found.closing:
                return found
            later.append(found)
    return min(later, key=lambda found: (found.closing, found.takes or 0), default=None)


def _choose(position: Position, seat: Seat, chance: Chance, *, waited_for: bool) -> Choice | None:
    family = FAMILIES[position.game.family]
    view = position.game.view(position.state, seat)
    everyone = family.everyone_may_act(view)
    if not waited_for and not everyone:
        return None
    overdue = seat in position.overdue
    over = everyone and overdue
    move = family.default(view) if overdue else None
    if move is None and seat not in position.fallback and not over:
        move = _asked(position, seat, view, chance)
    if position.quiet and not (move is not None and family.answers(move)):
        move = None
    if move is None and waited_for:
        move = simplest(position.game.family)(view, chance)
    if move is None:
        return None
    closing = family.closing(move)
    return Choice(seat, move, everyone, closing, _takes(position, move))


def _asked(position: Position, seat: Seat, view: Any, chance: Chance) -> Any:
    """What the player of this seat wants; nothing if it fails, which must not hold up the table."""
    try:
        asked = player(position.game.family, position.played[seat], among_people=bool(position.people))
        return asked(view, chance)
    except Exception as error:
        log.error("table %d, seat %d: the computer failed: %s", position.table, seat, trace(error))
        return None


def _takes(position: Position, move: Any) -> int | None:
    """The number of the offer that this takes, if a person who is not done may still take it instead."""
    family = FAMILIES[position.game.family]
    number, talk = family.accepts(move), family.talk(position.game.view(position.state, None))
    if number is None or talk is None:
        return None
    return number if talk.open_to(number, set(position.people)) else None
