"""The rulebooks' trading examples (bot/games/RULES.md G2): 1–4 of 2016 and 2–4 of 2000."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.state import Phase, State
from tests.games.bohnanza.playing import accept, act, end_trading, offer, plant, refused
from tests.games.bohnanza.tables import farm, hand, set_aside, table, words

STEVE, ANNA = 0, 1


@pytest.fixture(params=[("blue", "chili"), ("garden", "blue")], ids=["2016", "2000"])
def kept_and_added(request: pytest.FixtureRequest) -> tuple[str, str]:
    """The face-up card that is kept, and what is added from the hand to the soy."""
    kept, added = request.param
    return str(kept), str(added)


def turned_up(kept: str, added: str) -> State:
    """A soy and another bean were turned up."""
    return table(
        players=4,
        phase=Phase.TRADE,
        hands=[f"wax {added} stink", "green red black_eyed", "soy", "wax"],
        face_up=f"{kept} soy",
    )


def test_g2_example_1_nobody_takes_the_face_up_soy_alone(kept_and_added: tuple[str, str]) -> None:
    state = offer(turned_up(*kept_and_added), STEVE, "soy", "red")
    for other in (1, 2, 3):
        state = act(state, other, m.Decline(1))
    assert state.offers[0].declined == {1, 2, 3}
    assert words(state.face_up) == f"{kept_and_added[0]} soy"
    assert refused(state, 2, m.Accept(1, state.players[2].hand)) == "not-what-is-wanted"


def raised(kept: str, added: str) -> State:
    """The soy was refused alone; a card from hand is added to it."""
    state = offer(turned_up(kept, added), STEVE, "soy", "red")
    state = act(state, ANNA, m.Decline(1))
    return offer(state, STEVE, f"soy {added}", "red")


def test_g2_examples_2_and_3_three_cards_change_owner_and_are_set_aside(kept_and_added: tuple[str, str]) -> None:
    kept, added = kept_and_added
    state = raised(kept, added)
    assert hand(state, STEVE) == f"wax {added} stink"
    state = accept(state, ANNA, 2, "red")
    assert (hand(state, STEVE), set_aside(state, STEVE)) == ("wax stink", "red")
    assert (hand(state, ANNA), set_aside(state, ANNA)) == ("green black_eyed", f"soy {added}")
    assert words(state.face_up) == kept
    assert state.offers == ()


def test_g2_example_4_all_of_them_are_planted_in_phase_3(kept_and_added: tuple[str, str]) -> None:
    kept, added = kept_and_added
    state = end_trading(accept(raised(kept, added), ANNA, 2, "red"))
    state = plant(plant(state, STEVE, "red", 0), STEVE, kept, 1)
    state = plant(plant(state, ANNA, "soy", 0), ANNA, added, 1)
    assert (farm(state, STEVE), farm(state, ANNA)) == (f"red {kept}", f"soy {added}")
    assert (state.active, state.phase) == (ANNA, Phase.PLANT)
