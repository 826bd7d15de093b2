"""B8.1–B8.3: the draw pile runs out."""

from __future__ import annotations

import pytest
from hypothesis import given

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.events import Drawn, Ended, Exhausted, Harvested, Shuffled, TurnBegan, TurnedUp
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import Ahead, view
from bot.games.chance import seeded
from tests.breadth import examples
from tests.games.bohnanza.playing import act, end_trading, happens, plant
from tests.games.bohnanza.random_games import Recipe, play, recipes
from tests.games.bohnanza.tables import everything, hand, table, words


def planting(draw: str, discard: str = "soy×9", exhaustions: int = 0, players: int = 4) -> State:
    """Phase 1: planting the blue leads to turning up two cards."""
    hands = ["blue", *["green"] * (players - 1)]
    return table(players=players, hands=hands, draw=draw, discard=discard, exhaustions=exhaustions)


def drawing(draw: str, discard: str = "soy×9", exhaustions: int = 0, players: int = 4) -> State:
    """Phase 2 with nothing to plant: ending it leads to drawing at once."""
    return table(
        players=players,
        phase=Phase.TRADE,
        hands=["blue", *["green"] * (players - 1)],
        draw=draw,
        discard=discard,
        exhaustions=exhaustions,
    )


def kinds(state: State, seat: int, move: m.Move) -> list[type]:
    return [type(event) for event in happens(state, seat, move)]


def first(state: State) -> m.Plant:
    return m.Plant(state.players[0].hand[0], 0)


def test_b8_1_turning_up_goes_on_from_the_new_pile() -> None:
    state = planting("red", discard="wax soy")
    assert kinds(state, 0, first(state))[1:] == [TurnedUp, Exhausted, Shuffled, TurnedUp]
    after = act(state, 0, first(state))
    assert (words(after.face_up), words(after.draw_pile), after.discard) == ("red soy", "wax", ())
    assert after.exhaustions == 1


def test_b8_1_drawing_goes_on_from_the_new_pile_in_order() -> None:
    state = drawing("red garden", discard="wax chili soy")
    assert kinds(state, 0, m.EndTrading())[1:] == [Drawn, Exhausted, Shuffled, Drawn, TurnBegan]
    after = end_trading(state)
    assert (hand(after, 0), words(after.draw_pile)) == ("blue red garden soy", "wax chili")


def test_b8_1_a_pile_is_exhausted_when_its_last_card_is_taken_not_when_the_next_is_missing() -> None:
    state = planting("red garden", discard="wax soy")
    assert kinds(state, 0, first(state))[1:] == [TurnedUp, Exhausted, Shuffled]
    after = act(state, 0, first(state))
    assert (words(after.face_up), words(after.draw_pile), after.exhaustions) == ("red garden", "wax soy", 1)


def test_b8_1_one_card_left_is_no_exhaustion() -> None:
    state = act(planting("red garden wax"), 0, first(planting("red garden wax")))
    assert (state.exhaustions, words(state.draw_pile)) == (0, "wax")


def test_b8_1_the_card_that_exhausts_goes_where_it_was_going() -> None:
    assert hand(end_trading(drawing("red garden cocoa", discard="wax")), 0) == "blue red garden cocoa"


def test_b8_1_the_whole_discard_pile_is_shuffled_by_luck() -> None:
    piles = set()
    for seed in range(10):
        state = drawing("red garden cocoa", discard="wax×3 chili×3")
        after = act(state, 0, m.EndTrading(), seeded(seed))
        assert sorted(after.draw_pile) == sorted(state.discard)
        assert sorted(everything(after)) == sorted(everything(state))
        piles.add(after.draw_pile)
    assert len(piles) > 1


def test_b8_1_two_piles_may_be_exhausted_in_one_drawing() -> None:
    state = drawing("red", discard="wax", exhaustions=0)
    after = end_trading(state)
    assert (hand(after, 0), after.exhaustions) == ("blue red wax", 2)
    assert after.phase is Phase.ENDED


@pytest.mark.parametrize(
    ("players", "exhaustions", "last"), [(3, 0, False), (3, 1, True), (4, 1, False), (4, 2, True)]
)
def test_b2_the_last_exhaustion_is_the_third_or_for_three_players_the_second(
    players: int, exhaustions: int, *, last: bool
) -> None:
    state = drawing("red garden stink", exhaustions=exhaustions, players=players)
    assert Exhausted(exhaustions + 1, last) in happens(state, 0, m.EndTrading())
    assert (end_trading(state).phase is Phase.ENDED) == last


def test_b8_2_without_a_discarded_card_the_exhaustion_counts_as_the_last() -> None:
    state = drawing("red garden stink", discard="")
    assert Exhausted(1, last=True) in happens(state, 0, m.EndTrading())
    assert end_trading(state).phase is Phase.ENDED


def test_b8_2_in_phase_2_too() -> None:
    state = planting("red", discard="")
    after = act(state, 0, first(state))
    assert (after.ending, after.phase, words(after.face_up)) == (True, Phase.TRADE, "red")


def test_b8_3_fewer_cards_are_turned_up_when_the_last_pile_ends_before() -> None:
    state = planting("red", exhaustions=2)
    assert kinds(state, 0, first(state))[1:] == [TurnedUp, Exhausted]
    after = act(state, 0, first(state))
    assert (words(after.face_up), after.phase, after.ending) == ("red", Phase.TRADE, True)


@pytest.mark.parametrize("draw", ["red", "red garden"], ids=["before the last card", "with the last card"])
def test_b2_the_last_exhaustion_in_phase_2_finishes_phases_2_and_3_then_ends_without_drawing(draw: str) -> None:
    start = planting(draw, exhaustions=2)
    state = act(start, 0, first(start))
    assert (state.phase, state.ending) == (Phase.TRADE, True)
    state = end_trading(act(act(state, 1, m.MakeOffer(state.players[1].hand, (), 0)), 0, m.Accept(1)))
    assert state.phase is Phase.PLANT_RECEIVED
    for bean in ("green", *draw.split()):
        assert state.phase is Phase.PLANT_RECEIVED
        if "-" not in [field.bean or "-" for field in state.players[0].fields]:
            state = act(state, 0, m.Harvest(0))
        place = [field.bean for field in state.players[0].fields].index(None)
        state = plant(state, 0, bean, place)
    assert state.phase is Phase.ENDED
    assert hand(state, 0) == ""


def test_b2_with_nothing_left_to_plant_the_game_ends_when_trading_ends() -> None:
    state = table(players=4, phase=Phase.TRADE, hands=["blue"] * 4, draw="", exhaustions=3, ending=True)
    assert kinds(state, 0, m.EndTrading())[1:] == [Ended]


@pytest.mark.parametrize(
    ("draw", "drawn"),
    [("red", "blue red"), ("red garden stink", "blue red garden stink")],
    ids=["before the last card", "with the last card"],
)
def test_b2_the_last_exhaustion_in_phase_4_ends_the_game_at_once(draw: str, drawn: str) -> None:
    state = drawing(draw, exhaustions=2)
    assert kinds(state, 0, m.EndTrading())[1:] == [Drawn, Exhausted, Ended]
    after = end_trading(state)
    assert (hand(after, 0), after.phase, after.active) == (drawn, Phase.ENDED, 0)


def test_b8_4_before_the_end_comes_the_final_harvest() -> None:
    state = table(players=4, phase=Phase.TRADE, fields=["red×2 -", "soy -"], draw="wax", exhaustions=2)
    assert kinds(state, 0, m.EndTrading())[1:] == [Drawn, Exhausted, Harvested, Harvested, Ended]


def test_b8_4_the_final_harvest_goes_from_the_active_player_clockwise() -> None:
    state = table(
        active=1, phase=Phase.TRADE, fields=["red soy -", "wax - -", "blue - -"], draw="wax", exhaustions=1
    )
    harvests = [event for event in happens(state, 1, m.EndTrading()) if isinstance(event, Harvested)]
    assert [(event.seat, event.field) for event in harvests] == [(1, 0), (2, 0), (0, 0), (0, 1)]


def test_b8_2_before_the_last_cards_are_turned_up_everybody_sees_what_that_brings() -> None:
    for edition, ahead in (("amigo_2016", Ahead.LAST_TURN), ("amigo_1997", Ahead.END)):
        for draw, exhaustions, found in (
            ("red garden", 2, ahead),
            ("red", 2, ahead),
            ("red garden soy", 2, Ahead.NOTHING),
            ("red garden", 1, Ahead.NOTHING),
        ):
            state = table(edition=edition, players=4, draw=draw, discard="soy×9", exhaustions=exhaustions)
            assert view(state, None).turning_up is found


def test_b8_2_before_the_last_cards_are_drawn_everybody_sees_that_the_turn_is_the_last() -> None:
    assert view(drawing("red red red", exhaustions=2), None).last_draw
    assert not view(drawing("red red red red", exhaustions=2), None).last_draw
    assert not view(drawing("red red red", exhaustions=1), None).last_draw
    assert not view(planting("red red red", exhaustions=2), None).last_draw


@examples(30)
@given(recipes)
def test_b8_2_what_is_said_to_come_comes(recipe: Recipe) -> None:
    last = None
    for step in play(recipe).steps:
        seen, after = view(step.before, None), step.decision.after
        if seen.turning_up is not Ahead.NOTHING and any(isinstance(e, TurnedUp) for e in step.decision.events):
            assert after.ending
            assert (after.phase is Phase.ENDED) >= (seen.turning_up is Ahead.END)
        last = seen.turn if seen.last_draw or seen.ending else last
        assert last in (None, after.turn)
