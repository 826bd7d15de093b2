"""What a player's score is (B8.4): at the end, and on the way there by what lies there already."""

from __future__ import annotations

from bot.games.bohnanza.state import Player, Rules


def score(rules: Rules, player: Player) -> int:
    """The thalers of a player, and what expansions count besides; nothing of what still stands in fields."""
    found = len(player.thalers)
    for module in rules.modules:
        found = module.score(player, found)
    return found
