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
    """The seats whose people had their time: where everyone may act, they have nothing more to say; where
    the rules have a default for them, it holds."""


class Choice(NamedTuple):
    """The move that one of the computers has chosen."""

    seat: Seat
    move: Any
    others_may_act: bool
    """Whether the others may act at the same time."""
    closing: bool
    """Whether this takes a chance from the others."""
    trivial: bool
    """Whether nobody needs time to follow it."""
    interest: float
    """From 0 to 1, how likely a person is still thinking of the same move, or of that chance."""


def choose(position: Position, seats: Sequence[Seat], chance: Chance) -> Choice | None:
    """The move of the first of these seats that wants to make one.

    What people may want too comes later, and what ends a chance of theirs comes last. None where no computer
    wants anything and the game waits for none of them.
    """
    later = []
    waiting = position.game.to_act(position.state)
    for seat in seats:
        found = _choose(position, seat, chance, waited_for=seat in waiting)
        if found is not None:
            if not found.interest and not found.closing:
                return found
            later.append(found)
    return min(later, key=lambda found: found.closing, default=None)


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
    if move is None and waited_for:
        move = simplest(position.game.family)(view, chance)
    if move is None:
        return None
    closing = family.closing(move)
    interest = 0.0 if over else _interest(position, move)
    return Choice(seat, move, everyone, closing, family.trivial(move), interest)


def _asked(position: Position, seat: Seat, view: Any, chance: Chance) -> Any:
    """What the player of this seat wants; nothing if it fails, which must not hold up the table."""
    try:
        return player(position.game.family, position.played[seat])(view, chance)
    except Exception as error:
        log.error("table %d, seat %d: the computer failed: %s", position.table, seat, trace(error))
        return None


def _interest(position: Position, move: Any) -> float:
    """How likely a person wants what this move takes, as far as everybody sees."""
    game, state = position.game, position.state
    view, interest = game.view(state, None), FAMILIES[game.family].interest
    return max((interest(view, move, seat) for seat in position.people), default=0.0)
