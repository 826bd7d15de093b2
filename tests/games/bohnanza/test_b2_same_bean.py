"""B2, same bean in two own fields: forbidden in `rio_grande_2000` and `amigo_1997`, allowed in `amigo_2016`."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from tests.games.bohnanza.playing import plant, refused
from tests.games.bohnanza.tables import farm, table

FORBIDDEN = ("amigo_1997", "rio_grande_2000")


def places(state: State, seat: int = 0) -> list[tuple[int, ...]]:
    own = view(state, seat).own
    assert own is not None
    return [option.places for option in own.options.plant]


@pytest.mark.parametrize("edition", FORBIDDEN)
def test_b2_a_card_must_join_its_kind(edition: str) -> None:
    state = table(edition=edition, players=4, hands=["soy"], fields=["- soy×2"])
    assert places(state) == [(1,)]
    assert refused(state, 0, m.Plant(state.players[0].hand[0], 0)) == "no-room"
    assert farm(plant(state, 0, "soy", 1), 0) == "- soy×3"


@pytest.mark.parametrize(("field", "expected"), [(0, "soy soy×2"), (1, "- soy×3")])
def test_b2_in_2016_a_card_joins_its_kind_or_begins_anew(field: int, expected: str) -> None:
    state = table(edition="amigo_2016", players=4, hands=["soy"], fields=["- soy×2"])
    assert places(state) == [(1, 0)], "its kind first"
    assert farm(plant(state, 0, "soy", field), 0) == expected


def test_b2_in_2016_both_fields_of_a_bean_take_more() -> None:
    state = table(edition="amigo_2016", hands=["soy"], fields=["soy soy×2 blue"])
    assert places(state) == [(0, 1)]
    assert refused(state, 0, m.Plant(state.players[0].hand[0], 2)) == "no-room"


@pytest.mark.parametrize("edition", ["amigo_2016", *FORBIDDEN])
def test_b4_another_bean_needs_an_empty_field_everywhere(edition: str) -> None:
    state = table(edition=edition, players=4, hands=["red"], fields=["soy×2 blue"])
    assert places(state) == [()]
    assert places(table(edition=edition, players=4, hands=["red"], fields=["soy×2 -"])) == [(1,)]


def test_b2_in_2016_received_cards_may_begin_anew_too() -> None:
    state = table(
        edition="amigo_2016", phase=Phase.PLANT_RECEIVED, set_aside=["", "red×2"], fields=["", "red - -"]
    )
    assert places(state, 1) == [(0, 1, 2)] * 2
    assert farm(plant(plant(state, 1, "red", 1), 1, "red", 2), 1) == "red red red"


def test_b6_2_in_2016_each_field_of_a_bean_is_harvested_and_paid_by_itself() -> None:
    state = table(edition="amigo_2016", fields=["red×2 red×3 -"])
    own = view(state, 0).own
    assert own is not None
    assert own.options.harvest == (0, 1)
    assert [field.pays for field in view(state, 0).seats[0].fields] == [1, 2, 0]


def test_b6_3_in_2016_two_fields_of_a_bean_protect_each_other() -> None:
    state = table(edition="amigo_2016", fields=["red red×3 -"])
    assert refused(state, 0, m.Harvest(0)) == "bean-protection"
