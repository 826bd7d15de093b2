"""A sensible player of Nicht die Bohne: counts cards, and thinks of who will take what from the trick."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.nicht_die_bohne.moves import Move
from bot.games.nicht_die_bohne.view import View
from bot.players.nicht_die_bohne.foresight import Style, best_move

STYLE = Style(guesses=6, envy=1.0, patience=0.0, token=0.0)
"""Lives for the trick on the table alone."""


def normal_player(view: View, chance: Chance) -> Move | None:
    """A sensible move; None where the game does not wait for this seat."""
    return best_move(view, chance, STYLE)
