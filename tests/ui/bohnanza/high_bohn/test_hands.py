"""Hands in games of High Bohn among owners of many buildings: whatever stands there works when it stands there."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest

from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.town import Holdings, town, with_town
from bot.games.bohnanza.state import State
from bot.games.chance import seeded
from bot.ui.bohnanza.hand.screen import hand_screen
from tests.breadth import few
from tests.ui.bohnanza.acting import buttons, pressed, refusal, selects, shown
from tests.ui.bohnanza.examples import BOHNANZA, GAMES, NASTY, Position, look, some_move
from tests.ui.reading import keeps_the_limits

OWNED = (
    "bank-2 general_store-4 saloon-4 farm-2 gold_mine-4",
    "bank-4 general_store-3 saloon-3 farm-3 blacksmith-2 gold_mine-2",
    "bank-3 general_store-2 saloon-2 distillery-3 blacksmith-4 jail-4",
)
ELSEWHERE = frozenset({"ask-leave", "back", "hand", "hint"})
"""What every family answers alike."""


def beginning(seed: int) -> State:
    """A game in which everybody owns buildings from the deal on."""
    state = GAMES["high_bohn_cognac"].start(3, seeded(seed)).after
    players = []
    for player, names in zip(state.players, OWNED, strict=True):
        buildings = tuple(map(Building, names.split()))
        extra = [field for one in buildings for effect in BUILDINGS[one].effects if (field := effect.field())]
        players.append(player._replace(fields=(*player.fields, *extra), estate=(Holdings(buildings),)))
    sold = " ".join(OWNED).split()
    unsold = tuple(one for one in town(state).unsold if one not in sold)
    return with_town(state, replace(town(state), unsold=unsold))._replace(players=tuple(players))


@cache
def played(seed: int) -> tuple[Position, ...]:
    """Every position of this game, played at random."""
    state, chance, choice = beginning(seed), seeded(seed), random.Random(seed)
    found = [Position(state)]
    while state.outcome is None:
        seat, move = some_move(state, choice)
        state = BOHNANZA.decide(state, seat, move, chance).after
        found.append(Position(state))
    return tuple(found)


def every_hand(seed: int, step: int) -> list[tuple[Position, int]]:
    """Some positions of this game before its end, for every seat."""
    return [(at, seat) for at in played(seed)[:-1:step] for seat in range(3)]


@pytest.mark.parametrize("seed", few(range(3)))
def test_whatever_stands_in_a_hand_can_be_pressed(seed: int) -> None:
    for at, seat in every_hand(seed, 5):
        layout = hand_screen(look(at, seat, link=None))
        for custom_id in buttons(layout):
            if pressed(custom_id).action not in ELSEWHERE:
                assert refusal(at, seat, pressed(custom_id)) is None, custom_id
        for custom_id, select in selects(layout).items():
            first = pressed(custom_id, {"": (select.options[0].value,)})
            assert refusal(at, seat, first) is None, custom_id


@pytest.mark.long
@pytest.mark.parametrize("seed", few(range(3)))
def test_whatever_stands_in_a_harvest_menu_can_be_pressed(seed: int) -> None:
    for at, seat in every_hand(seed, 9):
        if refusal(at, seat, pressed("bean:12:harvest")) == "nothing-planted":
            continue
        for custom_id in buttons(shown(at, seat, pressed("bean:12:harvest"))):
            if pressed(custom_id).action not in ELSEWHERE:
                assert refusal(at, seat, pressed(custom_id)) is None, custom_id


@pytest.mark.parametrize("seed", few(range(3)))
def test_every_hand_keeps_the_limits(seed: int) -> None:
    for at, seat in every_hand(seed, 3):
        assert keeps_the_limits(hand_screen(look(at, seat, names=NASTY), "n" * 1500))


@pytest.mark.long
def test_these_games_show_all_that_buildings_allow() -> None:
    hands = [(at, seat) for seed in range(3) for at, seat in every_hand(seed, 2)]
    found: set[str] = set()
    for at, seat in hands:
        controls = [pressed(custom_id) for custom_id in buttons(hand_screen(look(at, seat, link=None)))]
        found |= {control.action for control in controls}
        found |= {f"plant {way}" for control in controls if control.action == "plant" for way in control.args[2:]}
    expected = {"peek", "bottom", "move-card", "keep-order", "store", "plant stew", "plant join", "plant sow"}
    assert expected - found == set()
