"""The score of High Bohn, part by part (H8)."""

from __future__ import annotations

from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.shown import ScoreView
from bot.games.bohnanza.high_bohn.town import holdings
from bot.games.bohnanza.state import Player

BONUS = (0, 0, 0, 0, 1, 2, 3, 5, 8, 8)
"""What so many buildings add; the last number holds for more, too."""


def score(player: Player) -> ScoreView:
    """The parts of this player's score, by what lies there now."""
    held = holdings(player)
    cash = len(player.thalers)
    under = len(held.under_saloon) + len(held.under_distillery)
    return ScoreView(
        cash=cash,
        under_buildings=under,
        tipi=sum(effect.interest(cash + under) for effect in held.effects()),
        buildings=sum(BUILDINGS[building].price for building in held.buildings),
        bonus=BONUS[min(len(held.buildings), len(BONUS) - 1)],
    )
