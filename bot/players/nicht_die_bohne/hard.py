"""A player of Nicht die Bohne who also thinks of the tricks to come: keeps bad cards until they hurt most."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.nicht_die_bohne.moves import Move
from bot.games.nicht_die_bohne.view import View
from bot.players.nicht_die_bohne.foresight import Style, best_move

STYLE = Style(guesses=18, envy=1.0, patience=0.06, token=-4.0)
"""Tried against each other in thousands of games; who leads shows a card to all, and so would rather not."""


def hard_player(view: View, chance: Chance) -> Move | None:
    """A good move; None where the game does not wait for this seat."""
    return best_move(view, chance, STYLE)
