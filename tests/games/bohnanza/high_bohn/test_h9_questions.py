"""H9: what comes between a question and its answer, and who is asked nothing any more."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.chapters.turn import to_act
from bot.games.bohnanza.events import Ended
from bot.games.bohnanza.high_bohn import events as e
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.names import Type
from bot.games.bohnanza.state import Phase, State
from tests.breadth import some
from tests.games.bohnanza.high_bohn.towns import bought, building, buy, can, next_turn, owned, seen, town
from tests.games.bohnanza.playing import act, happens, refused
from tests.games.bohnanza.random_games import GAMES, Recipe
from tests.games.bohnanza.random_games import play as play_at_random
from tests.games.bohnanza.tables import farm

ANSWERS = e.ChancePassed | e.LastPurchasesEnded


def named(kind: str, thalers: list[str], **more: object) -> State:
    """Seat 2 has bought Distillery 2 in the turn of seat 1, and named this type."""
    state = town(active=1, hands=["soy"] * len(thalers), players=len(thalers), thalers=thalers, **more)  # type: ignore[arg-type]
    return act(bought(state, 2, "distillery-2"), 2, h.NameType(Type(kind)))


def test_h9_when_h3_makes_the_rest_leave_who_was_still_to_be_asked_is_asked_nothing() -> None:
    """Three players: seat 2 and seat 1 own a Distillery, and seat 0 has no chance to pass."""
    state = named("distillery", ["cognac", "cognac", "cognac×2"])
    assert to_act(state) == (1,)
    rest = e.BuildingsLeft((building("distillery-3"), building("distillery-4")))
    assert happens(state, 1, buy("distillery-1"))[1:] == (rest, e.NoLongerAsked(0))
    after = bought(state, 1, "distillery-1")
    assert (to_act(after), seen(after).question, can(after, 0).buy_no_more) == ((1,), None, False)


def test_h9_when_the_last_one_is_bought_who_was_still_to_be_asked_is_asked_nothing() -> None:
    """Five players, so that none leaves by H3."""
    state = named("tipi", ["red", "red", "cognac×2", "red", ""], gone="tipi-2 tipi-3 tipi-4")
    events = happens(state, 1, buy("tipi-1"))
    assert events[1:] == (e.NoLongerAsked(3), e.NoLongerAsked(0))
    assert to_act(bought(state, 1, "tipi-1")) == (1,)


def test_h9_who_spoils_the_chance_before_being_asked_is_asked_nothing() -> None:
    """Of a mixed field seat 0 takes other thalers than those that would have paid."""
    state = named("jail", ["", "blue", "cognac×2"], buildings=["farm-2"], fields=["blue×4+soy×2 -"])
    state = act(state, 0, h.HarvestFor(0, (Bean("soy"), Bean("soy"))))
    assert to_act(state) == (1,)
    events = happens(state, 1, h.BuyNoMore())
    assert [type(event) for event in events] == [e.ChancePassed, e.NoLongerAsked, e.BuildingsLeft]


def last_purchases(*thalers: str) -> State:
    """All is harvested at the end of the turn of seat 1."""
    state = town(
        phase=Phase.PLANT_RECEIVED,
        active=1,
        exhaustions=2,
        draw="soy×3",
        set_aside=["", "garden"],
        thalers=thalers,
    )
    return next_turn(state)


def test_h9_of_the_last_purchases_too_nobody_is_asked_who_has_nothing_left_to_buy() -> None:
    state = last_purchases("", "red", "red")
    events = happens(state, 1, buy("tipi-1"))
    assert events[1:3] == (e.LastPurchasesEnded(1), e.NoLongerAsked(2))
    assert isinstance(events[3], Ended)


def test_h9_who_can_buy_something_else_is_still_asked() -> None:
    state = bought(last_purchases("", "red", "red blue"), 1, "tipi-1")
    assert (to_act(state), can(state, 2).buy) == ((2,), ("jail-1",))


def test_h9_until_the_answer_all_others_may_only_harvest() -> None:
    state = named("tipi", ["red blue×3", "red", "cognac×2"], fields=["blue×4 -"])
    assert refused(state, 0, m.BuyField()) == "somebody-else-is-asked"
    assert refused(state, 0, buy("jail-1")) == "somebody-else-is-asked"
    after = act(state, 0, m.Harvest(0))
    assert (farm(after, 0), to_act(after)) == ("- -", (1,))


def drawn(cards: str) -> State:
    """Seat 0, who owns Bank 3, has drawn these cards."""
    return next_turn(
        town(
            phase=Phase.PLANT_RECEIVED,
            buildings=["bank-3"],
            hands=["red"],
            set_aside=["soy"],
            draw=f"{cards} blue×4",
        )
    )


@pytest.mark.parametrize("cards", ["soy×3", "soy red blue"])
def test_h9_bank_3_is_asked_though_all_cards_drawn_are_alike(cards: str) -> None:
    state = drawn(cards)
    assert (state.phase, to_act(state), len(can(state, 0).reorder)) == (Phase.CARDS_DRAWN, (0,), 3)


def test_h9_bank_4_may_be_used_for_a_hand_of_one_kind() -> None:
    state = town(
        active=2, phase=Phase.PLANT_RECEIVED, buildings=["bank-4"], hands=["soy×2"], set_aside=["", "", "red"]
    )
    assert len(can(next_turn(state), 0).move_card) == 2


def test_h9_nobody_is_said_to_have_answered_but_who_moves() -> None:
    met: set[type] = set()
    # First the game in which somebody answers.
    for seed in some((6, *range(6), *range(7, 12))):
        for step in play_at_random(Recipe(3 + seed % 3, (), seed, "high_bohn_cognac")).steps:
            answers = [event for event in step.decision.events if isinstance(event, ANSWERS)]
            assert [event.seat for event in answers] in ([], [step.seat])
            met |= {type(event) for event in answers}
    assert e.LastPurchasesEnded in met


def test_h9_a_game_stored_before_is_replayed_as_it_was() -> None:
    """There the seat that was still to be asked was said to have passed."""
    state = named("distillery", ["cognac", "cognac", "cognac×2"])
    now = bought(state, 1, "distillery-1")
    for event in (*happens(state, 1, buy("distillery-1"))[:2], e.ChancePassed(0)):
        state = GAMES["high_bohn_cognac"].evolve(state, event)
    assert state == now
    assert owned(state, 1) == "distillery-1"
