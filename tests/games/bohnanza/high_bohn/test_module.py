"""The base game's answers to what only an expansion can do, and the closed set of expansions."""

from __future__ import annotations

import pytest

from bot.games.bohnanza.edition import Expansion
from bot.games.bohnanza.expansions import MODULES
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.events import Peeked
from bot.games.bohnanza.high_bohn.slots import options_of, town_of
from bot.games.bohnanza.options import options
from bot.games.bohnanza.telling import tell
from bot.games.bohnanza.view import view
from tests.games.bohnanza.playing import refused
from tests.games.bohnanza.random_games import GAME
from tests.games.bohnanza.tables import EDITIONS, table

BASE = table(hands=["soy"], thalers=["red×4"])


def test_every_expansion_has_modules_and_the_base_has_none() -> None:
    assert set(MODULES) == {None, *Expansion}
    assert {expansion for expansion, modules in MODULES.items() if not modules} == {None}


def test_the_base_game_has_no_town() -> None:
    assert view(BASE, 0).expansions == ()
    assert options(BASE, 0).expansions == ()
    assert town_of(view(BASE, 0)) is None
    assert options_of(options(BASE, 0)) is None
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
