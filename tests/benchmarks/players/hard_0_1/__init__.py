"""The strongest player of version 0.1.0, to be measured against: a copy of all that it needed, not to be changed.

What it asks of the rules is not copied: it sees today's Views and may do what today's games allow.
"""

from __future__ import annotations

from bot.games.bohnanza.view import View as BohnanzaView
from bot.games.chance import Chance
from bot.games.nicht_die_bohne.view import View as BohneView
from tests.benchmarks.players.hard_0_1.bohnanza.hard import hard_player as bohnanza_player
from tests.benchmarks.players.hard_0_1.nicht_die_bohne.hard import hard_player as bohne_player


def player(view: BohnanzaView | BohneView, chance: Chance) -> object:
    """The move that `hard` of version 0.1.0 makes, whichever game this is."""
    return bohnanza_player(view, chance) if isinstance(view, BohnanzaView) else bohne_player(view, chance)
