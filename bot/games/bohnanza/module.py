"""The questions that an expansion may answer; the answers here are the base game's and change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.bohnanza.cards import Card

if TYPE_CHECKING:
    from bot.games.bohnanza.edition import Rules
    from bot.games.bohnanza.state import Player


class Module:
    """Answers the rules' questions; an expansion overrides those that it changes."""

    def plant_limit(self, player: Player) -> int:
        """How many cards may be planted in phase 1 (B4.1)."""
        return 2

    def worth(self, rules: Rules, player: Player, crop: tuple[Card, ...]) -> int:
        """What harvesting this crop pays, in thalers (B6.2)."""
        return rules.meter(crop)

    def may_harvest(self, player: Player, field: int) -> bool:
        """Whether bean protection lets this planted field be harvested (B6.3)."""
        if len(player.fields[field].crop) > 1:
            return True
        return all(len(other.crop) <= 1 for other in player.fields)

    def third_field_price(self, rules: Rules, player: Player) -> int | None:
        """What a third field costs this player, or None where there is none for sale (B7)."""
        return rules.third_field_price

    def score(self, player: Player) -> int:
        """The final score of a player whose fields are all harvested (B8.4)."""
        return len(player.thalers)
