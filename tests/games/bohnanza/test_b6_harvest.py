"""B6: harvesting and bean protection."""

from __future__ import annotations

from itertools import product

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.chapters.harvesting import harvestable
from bot.games.bohnanza.edition import BeanProtection
from bot.games.bohnanza.events import Harvested
from bot.games.bohnanza.options import options
from bot.games.bohnanza.state import Phase, State
from tests.breadth import few_rows
from tests.games.bohnanza.playing import act, happens, refusal, refused
from tests.games.bohnanza.tables import EDITIONS, farm, table, thalers, words

TO_THE_LETTER = BeanProtection.UNLESS_ALL_HAVE_ONE


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


LETTER = ("rio_grande_2000", "amigo_1997", "duel")
"""The editions in which all fields must hold exactly one card."""
PROTECTED = dict.fromkeys(EDITIONS, "bean-protection") | dict.fromkeys(LETTER, "bean-protection-unless-all-single")


def standing(edition: str, fields: str) -> State:
    """The start player's fields, as many as these are, in this edition."""
    players = {2: 4, 3: 3}[len(fields.split())] if edition != "duel" else 2
    return table(edition=edition, players=players, hands=["soy"] * players, fields=[fields])


def test_b6_3_which_editions_take_the_rule_to_the_letter() -> None:
    assert {key for key, edition in EDITIONS.items() if edition.bean_protection is TO_THE_LETTER} == set(LETTER)


@pytest.mark.parametrize("edition", EDITIONS)
def test_b6_3_a_single_bean_is_protected_by_a_field_with_more(edition: str) -> None:
    state = standing(edition, "blue red×2 soy")
    assert [refused(state, 0, m.Harvest(field)) for field in (0, 2)] == [PROTECTED[edition]] * 2
    assert harvestable(state, 0) == (1,)


def test_b6_3_off_turn_too() -> None:
    state = table(edition="amigo_2016", fields=["", "blue red×2 -"])
    assert refused(state, 1, m.Harvest(0)) == "bean-protection"


@pytest.mark.parametrize("edition", EDITIONS)
def test_b6_3_fields_of_others_protect_nothing(edition: str) -> None:
    players = min(EDITIONS[edition].players)
    state = table(edition=edition, players=players, hands=["soy"], fields=["blue chili green", "red×5 - -"])
    assert harvestable(state, 0) == (0, 1, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_b6_3_where_all_fields_hold_one_any_of_them_may_be_harvested(edition: str) -> None:
    state = standing(edition, "blue red soy")
    assert harvestable(state, 0) == (0, 1, 2)
    for place, bean in enumerate(("blue", "red", "soy")):
        assert words(act(state, 0, m.Harvest(place)).discard) == bean


@pytest.mark.parametrize("edition", [key for key in EDITIONS if key not in LETTER])
@pytest.mark.parametrize("fields", ["blue red -", "- blue", "blue - -"])
def test_b6_3_empty_fields_do_not_matter_in_2016_and_high_bohn(edition: str, fields: str) -> None:
    state = standing(edition, fields)
    planted = [place for place, plot in enumerate(fields.split()) if plot != "-"]
    assert list(harvestable(state, 0)) == planted
    for place in planted:
        assert words(act(state, 0, m.Harvest(place)).discard) == fields.split()[place]


@pytest.mark.parametrize("edition", LETTER)
@pytest.mark.parametrize("fields", ["blue red -", "- blue", "blue - -"])
def test_b6_3_beside_an_empty_field_a_single_bean_is_protected_in_1997_2000_and_the_duel(
    edition: str, fields: str
) -> None:
    """To the letter: *all* fields must have just one card."""
    state = standing(edition, fields)
    assert harvestable(state, 0) == ()
    for place in (place for place, plot in enumerate(fields.split()) if plot != "-"):
        why = refusal(state, 0, m.Harvest(place))
        assert (why.reason, why.facts) == (PROTECTED[edition], {"field": place + 1, "other": "empty"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_b6_3_empty_fields_set_no_single_bean_free(edition: str) -> None:
    state = standing(edition, "- red×2 blue")
    assert harvestable(state, 0) == (1,)
    assert refused(state, 0, m.Harvest(2)) == PROTECTED[edition]


@pytest.mark.parametrize("edition", EDITIONS)
def test_b6_3_once_the_long_field_is_harvested_it_is_an_empty_one(edition: str) -> None:
    state = act(standing(edition, "blue red×2 soy"), 0, m.Harvest(1))
    assert harvestable(state, 0) == (() if edition in LETTER else (0, 2))


@pytest.mark.parametrize("edition", LETTER)
def test_b6_3_a_field_just_bought_is_empty_and_protects(edition: str) -> None:
    """B7."""
    players = 2 if edition == "duel" else 4
    state = table(edition=edition, players=players, hands=["soy"], fields=["blue red"], thalers=["green×3"])
    assert harvestable(state, 0) == (0, 1)
    assert harvestable(act(state, 0, m.BuyField()), 0) == ()


def test_b6_3_a_bought_field_counts_like_the_others() -> None:
    state = table(players=4, hands=["wax"], fields=["blue red soy×2"])
    assert harvestable(state, 0) == (2,)


FARMS = {
    (key, numbers.fields + bought): players
    for key, edition in EDITIONS.items()
    for players, numbers in edition.players.items()
    for bought in range(1 + (numbers.third_field_price is not None))
}
"""Every edition with every number of fields that somebody can have there, and a number of players with that."""
CROPS = ["-", *[f"{bean}{more}" for bean in ("blue", "red", "soy") for more in ("", "×2")]]


@pytest.mark.parametrize(("edition", "size"), few_rows(FARMS))
def test_b6_3_nobody_who_has_a_card_to_plant_is_ever_without_a_move(edition: str, size: int) -> None:
    """All farms, up to the names of beans and to what is more than one: B4 finds a place, or one harvest does."""
    players = FARMS[edition, size]
    for crops, bean in product(product(CROPS, repeat=size), ("blue", "green")):
        fields = " ".join(crops)
        planting = {"hands": [bean], "fields": [fields]}
        received = {"set_aside": ["", bean], "fields": ["", fields], "phase": Phase.PLANT_RECEIVED}
        for seat, facts in enumerate((planting, received)[: 1 if edition == "duel" else 2]):
            state = table(edition=edition, players=players, draw="stink×9", **facts)
            (option,) = options(state, seat).plant
            assert option.places or option.harvest_first, fields
            for place in option.harvest_first:
                (after,) = options(act(state, seat, m.Harvest(place)), seat).plant
                assert after.places, fields


@pytest.mark.parametrize("extra", ["saloon-2", "blacksmith-2", "saloon-2 blacksmith-2"])
def test_b6_3_with_a_field_for_one_bean_alone_the_letter_would_leave_somebody_without_a_move(extra: str) -> None:
    """Why High Bohn keeps to its own words (H0): its empty Saloon takes no red (H5 Saloon 2, Blacksmith 2)."""
    empty = " -" * len(extra.split())
    state = table(
        edition="high_bohn",
        players=4,
        hands=["red"],
        fields=["blue soy" + empty],
        buildings=[extra],
        draw="stink×9",
    )
    (option,) = options(state, 0).plant
    assert option.harvest_first == (0, 1)
    to_the_letter = state._replace(rules=state.rules._replace(bean_protection=TO_THE_LETTER))
    (option,) = options(to_the_letter, 0).plant
    assert (option.places, option.harvest_first, options(to_the_letter, 0).harvest) == ((), (), ())


def test_b6_an_empty_field_and_one_that_does_not_exist() -> None:
    state = table(hands=["wax"], fields=["blue×2 - -"])
    assert refused(state, 0, m.Harvest(1)) == "field-empty"
    assert [refused(state, 0, m.Harvest(field)) for field in (-1, 3)] == ["no-such-field"] * 2
