"""B6: harvesting and bean protection."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.chapters.harvesting import harvestable
from bot.games.bohnanza.events import Harvested
from bot.games.bohnanza.state import Phase
from tests.games.bohnanza.playing import act, happens, refused
from tests.games.bohnanza.tables import EDITIONS, farm, rules, table, thalers, words


@pytest.mark.parametrize("phase", [Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED])
@pytest.mark.parametrize("seat", range(4))
def test_b6_1_anybody_harvests_any_own_field_at_any_time(phase: Phase, seat: int) -> None:
    state = table(players=4, phase=phase, hands=["wax"] * 4, set_aside=["blue"], fields=["red×2 soy×2"] * 4)
    for field, left in enumerate(["- soy×2", "red×2 -"]):
        after = act(state, seat, m.Harvest(field))
        assert (farm(after, seat), len(after.players[seat].thalers)) == (left, 1)
        assert (after.phase, after.active) == (phase, 0)


def test_b6_1_also_twice_in_a_row_and_off_turn() -> None:
    state = table(hands=["wax"], fields=["", "red×2 soy×2 -"])
    state = act(act(state, 1, m.Harvest(0)), 1, m.Harvest(1))
    assert (farm(state, 1), thalers(state, 1)) == ("- - -", "red soy")


def test_b6_2_the_whole_field_goes_its_worth_to_the_thalers_the_rest_to_the_discard() -> None:
    state = table(hands=["wax"], fields=["blue×7 - -"], thalers=["red"], discard="soy")
    after = act(state, 0, m.Harvest(0))
    assert (farm(after, 0), thalers(after, 0)) == ("- - -", "red blue blue")
    assert words(after.discard) == "soy blue blue blue blue blue"


def test_b6_2_the_last_planted_cards_become_thalers() -> None:
    state = table(hands=["wax"], fields=["chili×3 - -"])
    first, second, third = state.players[0].fields[0].crop
    assert happens(state, 0, m.Harvest(0)) == (Harvested(0, 0, (third,), (first, second)),)


def test_b6_2_it_may_pay_nothing() -> None:
    state = act(table(hands=["wax"], fields=["blue×3 - -"]), 0, m.Harvest(0))
    assert (thalers(state, 0), words(state.discard)) == ("", "blue blue blue")


def test_b6_2_it_may_pay_every_card() -> None:
    state = act(table(players=4, hands=["wax"], fields=["cocoa×4 -"]), 0, m.Harvest(0))
    assert (thalers(state, 0), state.discard) == ("cocoa cocoa cocoa cocoa", ())


def test_b6_3_a_single_bean_is_protected() -> None:
    state = table(hands=["wax"], fields=["blue red×2 soy"])
    assert [refused(state, 0, m.Harvest(field)) for field in (0, 2)] == ["bean-protection"] * 2
    assert harvestable(state, 0) == (1,)


def test_b6_3_off_turn_too() -> None:
    state = table(hands=["wax"], fields=["", "blue red×2 -"])
    assert refused(state, 1, m.Harvest(0)) == "bean-protection"


def test_b6_3_fields_of_others_protect_nothing() -> None:
    state = table(hands=["wax"], fields=["blue - -", "red×5 - -"])
    assert harvestable(state, 0) == (0,)


@pytest.mark.parametrize("fields", ["blue red soy", "blue red -", "blue - -"])
def test_b6_3_where_all_are_single_any_may_be_harvested(fields: str) -> None:
    state = table(hands=["wax"], fields=[fields])
    planted = [place for place, plot in enumerate(fields.split()) if plot != "-"]
    assert list(harvestable(state, 0)) == planted
    for place in planted:
        assert words(act(state, 0, m.Harvest(place)).discard) == fields.split()[place]


def test_b6_3_empty_fields_do_not_matter() -> None:
    state = table(hands=["wax"], fields=["- red×2 blue"])
    assert refused(state, 0, m.Harvest(2)) == "bean-protection"


@pytest.mark.parametrize("edition", EDITIONS)
def test_b6_3_beside_an_empty_field_a_single_bean_may_be_harvested_in_every_edition(edition: str) -> None:
    """Though 1997 and 2000, read to the letter, ask for a card in each field."""
    players = min(EDITIONS[edition].players)
    state = table(
        edition=edition,
        players=players,
        hands=["soy"] * players,
        fields=["blue" + " -" * (rules(players, edition).fields - 1)],
    )
    assert harvestable(state, 0) == (0,)
    assert words(act(state, 0, m.Harvest(0)).discard) == "blue"


def test_b6_3_protection_ends_when_the_long_field_is_harvested() -> None:
    state = act(table(hands=["wax"], fields=["blue red×2 -"]), 0, m.Harvest(1))
    assert farm(act(state, 0, m.Harvest(0)), 0) == "- - -"


def test_b6_3_a_bought_field_counts_like_the_others() -> None:
    state = table(players=4, hands=["wax"], fields=["blue red soy×2"])
    assert harvestable(state, 0) == (2,)


def test_b6_an_empty_field_and_one_that_does_not_exist() -> None:
    state = table(hands=["wax"], fields=["blue×2 - -"])
    assert refused(state, 0, m.Harvest(1)) == "field-empty"
    assert [refused(state, 0, m.Harvest(field)) for field in (-1, 3)] == ["no-such-field"] * 2
