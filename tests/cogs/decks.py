"""Games with a part of their cards: whole games, in which everything happens, in a part of the moves."""

from __future__ import annotations

from typing import cast

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.edition import Edition
from bot.games.bohnanza.game import Bohnanza
from bot.games.bohnanza.library import all_editions
from bot.games.contract import AnyGame
from bot.games.nicht_die_bohne.game import NichtDieBohne


def shorten(patch: pytest.MonkeyPatch, game: str, beans: str = "", exhaustions: int | None = None) -> None:
    """From now on this edition has these beans alone (`soy red`), or its draw pile runs out so many times at
    most; all else of it stays."""
    edition = all_editions()[game]
    changed = {"without": ()} if beans else {}
    players = {
        count: {**dict(numbers), **changed, "last_exhaustion": exhaustions or numbers.last_exhaustion}
        for count, numbers in edition.players.items()
    }
    kinds = beans.split() or edition.beans
    shorter = Edition.model_validate({**dict(edition), "beans": kinds, "players": players})
    patch.setitem(cast(dict[str, AnyGame], CATALOGUE), game, Bohnanza(shorter))


def shorten_nicht_die_bohne(patch: pytest.MonkeyPatch, cards: int) -> None:
    """From now on so many cards are dealt in each of its rounds."""
    patch.setitem(cast(dict[str, AnyGame], CATALOGUE), NichtDieBohne.key, NichtDieBohne(cards))
