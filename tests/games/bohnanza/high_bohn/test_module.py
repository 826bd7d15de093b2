"""The base game's answers to what only an expansion can do, and the closed set of expansions."""

from __future__ import annotations

import pytest

from bot.games.bohnanza.edition import Expansion
from bot.games.bohnanza.expansions import MODULES
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.events import Peeked
from bot.games.bohnanza.module import Module
from bot.games.bohnanza.news import tell
from bot.games.bohnanza.view import view
from tests.games.bohnanza.playing import refused
from tests.games.bohnanza.random_games import GAME
from tests.games.bohnanza.tables import EDITIONS, table

BASE = table(hands=["soy"], thalers=["red×4"])


def test_every_expansion_has_a_module_and_so_has_the_base() -> None:
    assert set(MODULES) == {None, *Expansion}
    assert type(MODULES[None]) is Module


def test_the_base_game_has_no_town() -> None:
    assert view(BASE, 0).town is None
    assert view(BASE, 0).own.options.town is None  # type: ignore[union-attr]
    assert refused(BASE, 0, h.BuyBuildings(())) == "no-buildings-here"


def test_events_of_a_town_cannot_happen_in_the_base_game() -> None:
    with pytest.raises(ValueError, match="no such thing"):
        GAME.evolve(BASE, Peeked(0))
    with pytest.raises(ValueError, match="no such thing"):
        tell(BASE, Peeked(0), 0)


def test_the_two_editions_differ_in_their_beans_only() -> None:
    without, variant = EDITIONS["high_bohn"], EDITIONS["high_bohn_cognac"]
    assert variant.beans == ("cognac", *without.beans)
    assert variant.model_copy(update={"key": without.key, "beans": without.beans}) == without
