"""The questions that an expansion may answer; the answers here are the base game's and change nothing."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from bot.games.bohnanza.cards import Card

if TYPE_CHECKING:
    from bot.games.bohnanza.edition import Rules
    from bot.games.bohnanza.state import Player


@cache
def unprotected(*sizes: int) -> tuple[int, ...]:
    """Which of fields with so many cards may be harvested: single cards only where no field has more (B6.3)."""
    least = 2 if max(sizes) > 1 else 1
    return tuple(place for place, size in enumerate(sizes) if size >= least)


class Module:
    """Answers the rules' questions; an expansion overrides those that it changes."""

    def plant_limit(self, player: Player) -> int:
        """How many cards may be planted in phase 1 (B4.1)."""
        return 2

    def worth(self, rules: Rules, player: Player, crop: tuple[Card, ...]) -> int:
        """What harvesting this crop pays, in thalers (B6.2)."""
        return rules.meter(crop)

    def harvestable(self, player: Player) -> tuple[int, ...]:
        """The planted fields that bean protection lets this player harvest (B6.3)."""
        return unprotected(*[len(field.crop) for field in player.fields])

    def third_field_price(self, rules: Rules, player: Player) -> int | None:
        """What a third field costs this player, or None where there is none for sale (B7)."""
        return rules.third_field_price

    def score(self, player: Player) -> int:
        """The final score of a player whose fields are all harvested (B8.4)."""
        return len(player.thalers)
