"""The rules of every game, pure; CATALOGUE is what a lobby can open."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.bohnanza.game import Bohnanza
from bot.games.bohnanza.library import all_editions
from bot.games.contract import AnyGame
from bot.games.nicht_die_bohne.game import NichtDieBohne

FIRST = "rio_grande_2000"
"""The game that stands first in the catalogue: a lobby opens it where nobody chooses another."""

_EDITIONS = sorted(all_editions().items(), key=lambda item: item[0] != FIRST)

CATALOGUE: Mapping[str, AnyGame] = {
    **{key: Bohnanza(edition) for key, edition in _EDITIONS},
    NichtDieBohne.key: NichtDieBohne(),
}
"""Every game by its key."""
