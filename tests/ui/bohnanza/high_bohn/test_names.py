"""What `/buy` names, what its list offers, and the third field in the town."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.edition import Expansion
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.moves import BuyBuildings
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.library import all_editions
from bot.ui.bohnanza import family
from bot.ui.bohnanza.hand.screen import hand_screen
from tests.ui.bohnanza.acting import click, command, moves, refusal, selects, shown
from tests.ui.bohnanza.examples import Position, look, position
from tests.ui.reading import buttons, controls, words

TOWN = position(
    ["soy red blue", "chili", "green"],
    edition="high_bohn_cognac",
    thalers={0: "garden garden garden soy blue blue red", 1: "red red"},
    buildings={1: "gold_mine-2 saloon-3"},
)
BASE = position(["soy", "red", "blue"], edition="amigo_1997", thalers={0: "red red red"})


def completed(at: Position, seat: int, typed: str) -> list[str]:
    return [choice.value for choice in family.complete(look(at, seat), command("buy"), "what", typed)]


@pytest.mark.parametrize("building", BUILDINGS)
def test_every_building_is_bought_by_its_name_and_price(building: str) -> None:
    bean = BUILDINGS[Building(building)].bean
    towns = [one for one in all_editions().values() if one.expansion is Expansion.HIGH_BOHN and bean in one.beans]
    assert towns, f"no edition with High Bohn has the bean {bean}, so {building} is never played"
    four = " ".join(f"{bean} " * 4 for bean in towns[-1].beans)
    rich = position(["soy", "red", "blue"], edition=towns[-1].key, thalers={0: four})
    kind, _, price = building.rpartition("-")
    for typed in (building, f"{kind} {price}", f"{price} {kind.replace('_', ' ').title()}"):
        assert moves(rich, 0, command("buy", what=typed)) == (BuyBuildings((Building(building),)),)
        assert refusal(rich, 0, command("buy", what=typed)) is None


@pytest.mark.parametrize(
    ("typed", "buildings"),
    [
        ("Gold Mine 3", "gold_mine-3"),
        ("gold mine-3", "gold_mine-3"),
        ("GOLD MINE #3", "gold_mine-3"),
        ("goldmine3", "gold_mine-3"),
        ("mine 3", "gold_mine-3"),
        ("3 gold mine", "gold_mine-3"),
        ("⛏️ Gold Mine 3", "gold_mine-3"),
        ("Gold Mine 3 – 3 🌻 Garden", "gold_mine-3"),
        ("farm", "farm-1"),
        ("f", "farm-1"),
        ("t", "tipi-1"),
        ("tipi 1, farm 1", "tipi-1 farm-1"),
        ("tipi 1 farm 1", "tipi-1 farm-1"),
        ("tipi 1 and farm 1", "tipi-1 farm-1"),
        ("Jail 2 – 2 🫐 Blue, Farm 1 – 1 🌱 Soy", "jail-2 farm-1"),
        ("store 2", "general_store-2"),
    ],
)
def test_buildings_as_they_are_typed(typed: str, buildings: str) -> None:
    bought = BuyBuildings(tuple(map(Building, buildings.split())))
    assert moves(TOWN, 0, command("buy", what=typed)) == (bought,)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("castle", "building-unknown"),
        ("jail 9", "building-unknown"),
        ("3", "building-unknown"),
        ("99999999999999999999 gold", "building-unknown"),
        ("?", "building-unknown"),
        ("jail", "building-unclear"),
        ("g", "building-unclear"),
        ("g3", "building-unclear"),
        ("b", "building-unclear"),
        ("bank", "nothing-to-buy-of-type"),
        ("bank 2", "too-few-thalers-of-a-bean"),
        ("saloon 3", "building-gone"),
        ("jail 1, jail 2", "one-building-of-a-type"),
        ("tipi 1, farm 2", "too-few-thalers-of-a-bean"),
        ("farm 1, third field", "field-or-buildings"),
    ],
)
def test_what_cannot_be_bought_so(typed: str, reason: str) -> None:
    assert refusal(TOWN, 0, command("buy", what=typed)) == reason


def test_an_old_game_has_no_buildings() -> None:
    assert refusal(BASE, 0, command("buy", what="bank 2")) == "no-buildings-here"


@pytest.mark.parametrize("typed", ["third field", "Third field – 3 🪙", "field", "third", "fi"])
def test_the_third_field_as_it_is_typed(typed: str) -> None:
    for at in (TOWN, BASE):
        assert moves(at, 0, command("buy", what=typed)) == (m.BuyField(),)


def test_where_there_is_a_town_nothing_typed_buys_nothing_but_shows_it() -> None:
    assert "🏘️ The town" in words(shown(TOWN, 0, command("buy")))
    assert moves(BASE, 0, command("buy")) == (m.BuyField(),)


def test_the_town_sells_the_third_field_too() -> None:
    layout = shown(TOWN, 0, click("town"))
    assert "Buy a third field (3 🪙)" in [button.label for button in buttons(layout)]
    assert "buy:7" in controls(layout)
    assert moves(TOWN, 0, click("buy", 7)) == (m.BuyField(),)
    assert "buy" not in " ".join(controls(shown(TOWN, 2, click("town"))))


def test_thalers_are_shown_by_their_bean_where_that_matters() -> None:
    assert " · 7 🪙\n" in words(hand_screen(look(TOWN, 0)))
    assert "> 🪙 🫐 Blue ×2, 🌱 Soy, 🍒 Red, 🌻 Garden ×3\n" in words(hand_screen(look(TOWN, 0))) + "\n"
    assert "> 🪙" not in words(hand_screen(look(TOWN, 2)))
    assert "> 🪙" not in words(hand_screen(look(BASE, 0)))


# What is offered while somebody types


def test_the_list_offers_the_third_field_and_what_can_be_paid_now() -> None:
    payable = ["gold_mine-1", "gold_mine-3", "tipi-1", "farm-1", "jail-1", "jail-2"]
    assert completed(TOWN, 0, "") == ["third-field", *payable]
    assert completed(TOWN, 1, "") == ["third-field", "tipi-1", "tipi-2"]
    assert completed(TOWN, 2, "") == []
    assert completed(TOWN, 0, "ja") == ["jail-1", "jail-2"]
    assert completed(BASE, 0, "") == ["third-field"]


def test_the_third_field_is_offered_for_what_it_costs_its_buyer() -> None:
    names = [family.complete(look(TOWN, seat), command("buy"), "what", "third")[0].name for seat in (0, 1)]
    assert names == ["Third field – 3 🪙", "Third field – 1 🪙"]


def test_after_a_comma_the_list_offers_other_types() -> None:
    assert completed(TOWN, 0, "Gold Mine 3, ") == [
        f"Gold Mine 3, {other}" for other in ("tipi-1", "farm-1", "jail-1", "jail-2")
    ]
    assert completed(TOWN, 0, "jail 2, far") == ["jail 2, farm-1"]
    assert completed(TOWN, 0, "jail 2, jai") == []


@pytest.mark.parametrize("typed", ["", "g", "jail 2, ", "jail 2, farm 1, "])
def test_what_the_list_offers_is_understood_and_allowed(typed: str) -> None:
    offered = completed(TOWN, 0, typed)
    assert offered
    for value in offered:
        assert refusal(TOWN, 0, command("buy", what=value)) is None


def test_the_list_in_the_town_buys_several_at_once() -> None:
    chosen = selects(shown(TOWN, 0, click("town")))["bean:12:buy-buildings"]
    values = ("farm-1", "jail-2")
    assert {*values} < {option.value for option in chosen.options}
    assert moves(TOWN, 0, click("buy-buildings", **{"": values})) == (BuyBuildings(tuple(map(Building, values))),)
    assert refusal(TOWN, 0, click("buy-buildings", **{"": ("castle-1",)})) == "unknown-control"
    assert refusal(TOWN, 0, click("buy-building", "jail-1")) is None
