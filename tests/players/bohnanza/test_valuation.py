"""What the hard player reckons with: cards out of sight, time left, fields that ripen."""

from __future__ import annotations

import pytest

from bot.games.bohnanza.cards import KINDS, Bean
from bot.games.bohnanza.moves import Decline
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from bot.games.chance import seeded
from bot.players import FAMILIES
from bot.players.bohnanza.valuation.counting import count
from bot.players.bohnanza.valuation.expected_yield import STEPS, expected_yield, losses
from bot.players.bohnanza.valuation.meters import meters
from bot.players.bohnanza.valuation.planning import Farm, Planner
from bot.players.bohnanza.valuation.prospects import Prospects, prospects_of
from bot.players.bohnanza.valuation.special import crop_of
from tests.games.bohnanza.high_bohn.towns import town
from tests.games.bohnanza.playing import accept, act, offer
from tests.games.bohnanza.tables import table


def test_what_is_seen_is_not_out_of_sight() -> None:
    state = table(
        edition="amigo_1997",
        hands=["red red", "soy×5"],
        fields=["red×3", "garden×2"],
        thalers=["garden", "red"],
        set_aside=["", "garden"],
        face_up="red garden",
        phase=Phase.TRADE,
    )
    share, hidden, _ = count(view(state, 0))
    out_of_sight: dict[str, float] = {bean: share[bean] for bean in share}
    total = 104 - 2 - 3 - 2 - 2 - 1 - 2
    assert out_of_sight["red"] == pytest.approx((8 - 2 - 3 - 1 - 1) / total)
    assert out_of_sight["garden"] == pytest.approx((6 - 2 - 1 - 1 - 1) / total)
    assert out_of_sight["soy"] == pytest.approx(12 / total)
    assert sum(out_of_sight.values()) == pytest.approx(1)
    assert (hidden[Bean("red")], hidden[Bean("soy")]) == (1, 12)


def test_the_rounds_left_grow_fewer_and_end_with_the_last_pile() -> None:
    rounds = [
        count(view(table(exhaustions=exhaustions, draw=draw, ending=ending), 0)).rounds
        for exhaustions, draw, ending in (
            (0, "blue×20", False),
            (1, "blue×20", False),
            (1, "blue×5", False),
            (1, "", True),
        )
    ]
    assert rounds == sorted(rounds, reverse=True)
    assert len(set(rounds)) == 4
    assert rounds[-1] == 0


@pytest.mark.parametrize("bean", KINDS)
def test_a_field_ripens_from_what_it_pays_to_what_it_can_pay(bean: Bean) -> None:
    meter = KINDS[bean].pays
    top = len(meter) - 1
    assert expected_yield(meter, 0)[: top + 1] == meter
    assert expected_yield(meter, 40 * STEPS)[0] == pytest.approx(meter[-1])
    by_mean = [expected_yield(meter, quarters)[1] for quarters in range(0, 60, 6)]
    assert by_mean == sorted(by_mean)
    by_cards = expected_yield(meter, 6)
    assert list(by_cards) == sorted(by_cards)
    assert all(lost >= 0 for lost in losses(meter, 6))
    assert losses(meter, 6)[top] == pytest.approx(0)


def test_what_was_worked_out_is_kept_while_people_only_talk() -> None:
    trading = table(phase=Phase.TRADE, hands=["soy chili", "red"], fields=["red×2", "soy×3"], face_up="stink")
    offered = offer(trading, 0, "soy", "red")
    declined = act(offered, 1, Decline(1))
    kept = prospects_of(view(trading, 0))
    assert prospects_of(view(offered, 0)) is kept
    assert prospects_of(view(declined, 0)) is kept
    assert prospects_of(view(declined, 1)) is not kept
    traded = accept(offered, 1, 1, "red")
    assert prospects_of(view(traded, 0)) is not kept
    assert prospects_of(view(traded, 0)).fields == Prospects(view(traded, 0)).fields != kept.fields
    # All that counts besides what is said is there.
    anew = Prospects(view(declined, 0))
    assert (kept.share, kept.rounds) == (anew.share, anew.rounds)


def test_rivals_make_a_bean_worth_less() -> None:
    alone, together = (
        Prospects(view(table(fields=["red×2", other]), 0)).yields(0)[Bean("red")][2]
        for other in ("soy×2", "red×2")
    )
    assert alone > together > 1


def test_a_card_that_would_cost_a_field_is_worth_less_than_nothing() -> None:
    prospects = Prospects(view(table(fields=["soy×3 blue×5 chili×5"]), 0))
    nothing = prospects.worth(0, [])
    assert prospects.worth(0, [Bean("soy")]) > nothing > prospects.worth(0, [Bean("stink")])


def test_a_building_changes_the_meter_of_its_owner() -> None:
    seen = view(town(buildings=["jail-2"]), 0)
    assert meters(seen, 0)[Bean("blue")] != meters(seen, 1)[Bean("blue")] == KINDS[Bean("blue")].pays
    assert meters(view(town(buildings=["farm-4"]), 0), 0)[Bean("blue")][-1] == 5


@pytest.mark.parametrize(("theirs", "planted"), [("red×3 -", True), ("green×4 stink×4", False)])
def test_in_a_duel_nothing_good_is_left_to_the_opponent(theirs: str, planted: bool) -> None:
    """A card that costs more than it brings is left only where the opponent has no use for it."""
    state: State = table(
        edition="duel",
        players=2,
        phase=Phase.PLANT_TURNED_UP,
        fields=["blue×3 chili×5", theirs],
        face_up="red",
    )
    move = FAMILIES["bohnanza"].players["hard"](view(state, 0), seeded(1))
    assert (type(move).__name__ == "Harvest") == planted


def test_what_a_harvest_buys_is_bought_once_and_without_a_town_nothing_is() -> None:
    """So that a plan for many cards need not tell harvests apart that lead to the same fields."""
    must = tuple(Bean(bean) for bean in ("blue", "chili", "soy", "stink"))
    for state, for_sale in (
        (town(hands=["soy"], fields=["red×3 soy×2"], thalers=["red×2"]), True),
        (table(fields=["red×3 soy×2"]), False),
    ):
        seen = view(state, 0)
        prospects = Prospects(seen)
        bought = {bean for bean in seen.beans if any(prospects.buys(0, bean, cards) > 0 for cards in range(8))}
        assert bool(bought) == for_sale
        planner = Planner(prospects, 0, ())
        planner.best(Farm(tuple(crop_of(field) for field in seen.seats[0].fields)), must)
        assert {bean for farm in planner._farms for bean in farm.sold} == ({"red", "soy"} & bought)
