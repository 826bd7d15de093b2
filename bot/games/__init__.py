"""The rules of every game, pure; CATALOGUE is what a lobby can open."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.bohnanza.edition import all_editions
from bot.games.bohnanza.game import Bohnanza
from bot.games.contract import AnyGame

CATALOGUE: Mapping[str, AnyGame] = {key: Bohnanza(edition) for key, edition in all_editions().items()}
"""Every game by its key."""
