"""Hints: what a computer player would do in a person's place, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.games.chance import Chance
from bot.games.contract import AnyGame, Seat
from bot.players import FAMILIES
from bot.tables.strengths import USUAL, player


class Hint(NamedTuple):
    """A move, and the id and the variables of the words that say why."""

    move: Any
    reason: str
    facts: Mapping[str, str | int]


def hint(game: AnyGame, state: Any, seat: Seat, chance: Chance) -> Hint | None:
    """What a computer would do at this seat, from what the seat sees alone; None where it would do nothing."""
    view = game.view(state, seat)
    ask = getattr(FAMILIES[game.family], "hint", None)
    if ask is not None:
        given = ask(view, chance)
        return None if given is None else Hint(given.move, given.reason.id, given.reason.facts)
    move = player(game.family, USUAL)(view, chance)
    return None if move is None else Hint(move, "hint-usual", {})
