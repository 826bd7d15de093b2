"""The rules of every game, pure; CATALOGUE is what a lobby can open."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from bot.games.bohnanza import moves as of_bohnanza
from bot.games.bohnanza.edition import shortened
from bot.games.bohnanza.game import Bohnanza
from bot.games.bohnanza.high_bohn import moves as of_high_bohn
from bot.games.bohnanza.library import all_editions
from bot.games.contract import AnyGame
from bot.games.nicht_die_bohne import moves as of_nicht_die_bohne
from bot.games.nicht_die_bohne.game import NichtDieBohne

FIRST = "rio_grande_2000"
"""The game that stands first in the catalogue: a lobby opens it where nobody chooses another."""

_EDITIONS = sorted(all_editions().items(), key=lambda item: item[0] != FIRST)

CATALOGUE: Mapping[str, AnyGame] = {
    **{key: Bohnanza(edition) for key, edition in _EDITIONS},
    NichtDieBohne.key: NichtDieBohne(),
}
"""Every game by its key."""

MOVES: Mapping[str, type[Any]] = {
    name: found
    for module in (of_bohnanza, of_high_bohn, of_nicht_die_bohne)
    for name, found in vars(module).items()
    if isinstance(found, type) and found.__module__ == module.__name__
}
"""The moves of all games by the names that scripts of lessons use."""


def shorter(key: str, game: str, players: int, piles: int, without: Collection[str]) -> AnyGame:
    """Make the shorter game for so many players that a day deals, without these beans and with so many draw piles;
    raises ValueError for a mistake in it."""
    edition = all_editions()[game]
    beans = [bean for bean in edition.beans_with(players) if bean not in without]
    return Bohnanza(shortened(edition, key, players, beans, piles))


def taught(key: str, game: str, players: int, shorter: Mapping[str, Any]) -> AnyGame:
    """Make the shorter game that a lesson for so many players teaches, which no lobby offers.

    `shorter` states what there is less of: beans and draw piles, or cards and rounds of Nicht die Bohne; raises
    ValueError or TypeError for a mistake in it.
    """
    if not shorter:
        return CATALOGUE[game]
    if game == NichtDieBohne.key:
        return NichtDieBohne(**shorter)
    return Bohnanza(shortened(all_editions()[game], key, players, **shorter))
