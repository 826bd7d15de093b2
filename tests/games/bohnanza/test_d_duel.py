"""D: the bean duel for two."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import pytest

from bot.games.bohnanza import events as e
from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.chapters.ending import rank
from bot.games.bohnanza.chapters.turn import to_act
from bot.games.bohnanza.edition import Turn
from bot.games.bohnanza.library import all_editions
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from bot.games.chance import seeded
from bot.players import FAMILIES
from bot.simulate.playing import play
from tests.games.bohnanza.playing import Stacked, act, happens, plant, refused
from tests.games.bohnanza.random_games import GAMES
from tests.games.bohnanza.tables import everything, farm, hand, pick, rules, table, thalers, words

OFFERED, TURNED_UP = Phase.PLANT_OFFERED, Phase.PLANT_TURNED_UP
duel = partial(table, edition="duel", players=2)
"""A duel in progress."""


def discard(state: State, bean: str, seat: int = 0) -> State:
    """Discard the first such card that lies face up, else of the hand."""
    return act(state, seat, m.Discard(pick((*state.face_up, *state.players[seat].hand), bean)[0]))


def leave(state: State, seat: int = 0) -> State:
    return act(state, seat, m.LeaveOffer())


def test_d1_two_players_and_144_cards_without_garden_and_cocoa() -> None:
    assert list(GAMES["duel"].players) == [2]
    state = GAMES["duel"].start(2, seeded(1)).after
    assert len(everything(state)) == len(set(everything(state))) == 144
    assert {"garden", "cocoa"}.isdisjoint(rules(2, "duel").beans)
    assert {"coffee", "wax", "red"} < set(rules(2, "duel").beans)


@pytest.mark.parametrize("start", [0, 1])
def test_d1_five_cards_each_and_two_fields(start: int) -> None:
    state = GAMES["duel"].start(2, Stacked(start)).after
    assert [len(player.hand) for player in state.players] == [5, 5]
    assert [farm(state, seat) for seat in (0, 1)] == ["- -", "- -"]
    assert (state.active, state.phase) == (start, Phase.PLANT)


@pytest.mark.parametrize("seat", [0, 1])
def test_d1_d2_a_third_field_is_bought_at_any_time_and_its_thalers_leave_the_game(seat: int) -> None:
    state = duel(hands=["soy", "soy"], thalers=["red blue soy wax", "red blue soy wax"], discard="chili")
    after = act(state, seat, m.BuyField())
    assert (farm(after, seat), thalers(after, seat)) == ("- - -", "red")
    assert (words(after.box), words(after.discard)) == ("wax soy blue", "chili")
    assert view(after, None).box == 3
    assert refused(after, seat, m.BuyField()) == "third-field-bought-already"


def test_d1_the_thalers_of_both_players_lie_in_the_box() -> None:
    state = duel(hands=["soy", "soy"], thalers=["red blue soy", "wax chili red"])
    after = act(act(state, 0, m.BuyField()), 1, m.BuyField())
    assert words(after.box) == "soy blue red red chili wax"
    assert sorted(everything(after)) == sorted(everything(state))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("phase", [OFFERED, Phase.PLANT, TURNED_UP])
def test_d2_the_third_field_is_offered_to_both_in_every_step(phase: Phase, seat: int) -> None:
    state = duel(phase=phase, hands=["soy"] * 2, face_up="wax", thalers=["red×3", "blue×3"])
    own = view(state, seat).own
    assert own is not None
    assert own.options.buy_field
    assert farm(act(state, seat, m.BuyField()), seat) == "- - -"


def test_d1_too_few_thalers_buy_no_field() -> None:
    assert refused(duel(hands=["soy"], thalers=["red×2"]), 0, m.BuyField()) == "too-few-thalers"


@pytest.mark.parametrize("phase", [OFFERED, Phase.PLANT, TURNED_UP])
def test_d2_only_on_the_own_turn_may_one_harvest(phase: Phase) -> None:
    state = duel(phase=phase, hands=["soy"] * 2, fields=["red×2 -", "red×3 -"], face_up="wax chili")
    assert refused(state, 1, m.Harvest(0)) == "harvest-on-own-turn"
    own = view(state, 1).own
    assert own is not None
    assert own.options.harvest == ()
    assert thalers(act(state, 0, m.Harvest(0)), 0) == "red"


def test_d2_bean_protection_holds_in_a_duel_too() -> None:
    state = duel(hands=["soy"], fields=["red×2 wax"])
    assert refused(state, 0, m.Harvest(1)) == "bean-protection-unless-all-single"


def test_d3_1_the_start_players_first_turn_begins_with_the_hand() -> None:
    state = GAMES["duel"].start(2, seeded(3)).after
    assert (state.phase, state.face_up) == (Phase.PLANT, ())


def test_d3_1_the_offer_is_planted_or_discarded_card_by_card_in_any_order() -> None:
    state = duel(phase=OFFERED, hands=["coffee"], face_up="soy red blue", fields=["soy -"])
    assert to_act(state) == (0,)
    state = discard(state, "blue")
    state = plant(state, 0, "soy", 0)
    assert (words(state.face_up), farm(state, 0), words(state.discard)) == ("red", "soy×2 -", "blue")
    assert state.phase is OFFERED
    state = discard(state, "red")
    assert (words(state.discard), state.phase) == ("blue red", Phase.PLANT)


def test_d3_1_what_is_discarded_lies_in_the_order_chosen() -> None:
    state = duel(phase=OFFERED, hands=["coffee"], face_up="soy red blue")
    for bean in ("red", "blue", "soy"):
        state = discard(state, bean)
    assert words(state.discard) == "red blue soy"


def test_d3_1_before_the_offer_is_dealt_with_nothing_is_planted_from_hand_nor_turned_up() -> None:
    state = duel(phase=OFFERED, hands=["coffee"], face_up="soy")
    assert refused(state, 0, m.Plant(state.players[0].hand[0], 0)) == "card-not-face-up"
    assert refused(state, 0, m.TurnUp()) == "offer-must-be-answered"
    assert refused(state, 0, m.Discard(state.players[0].hand[0])) == "card-not-face-up"
    assert refused(state, 0, m.LeaveOffer()) == "nothing-to-leave-yet"


def test_d3_1_a_card_without_room_may_be_planted_after_a_harvest() -> None:
    state = duel(phase=OFFERED, hands=["coffee"], face_up="soy", fields=["red×2 wax×4"])
    assert refused(state, 0, m.Plant(state.face_up[0], 0)) == "no-room"
    state = plant(act(state, 0, m.Harvest(0)), 0, "soy", 0)
    assert (farm(state, 0), state.phase) == ("soy wax×4", Phase.PLANT)


def test_d3_1_only_the_active_player_answers_the_offer() -> None:
    state = duel(phase=OFFERED, hands=["coffee", "red"], face_up="soy")
    assert refused(state, 1, m.Plant(state.face_up[0], 0)) == "not-your-turn"
    assert refused(state, 1, m.Discard(state.face_up[0])) == "not-your-turn"


def test_d3_2_the_first_card_must_be_planted_before_one_is_discarded() -> None:
    state = duel(hands=["soy red"])
    assert refused(state, 0, m.Discard(state.players[0].hand[1])) == "first-card-must-be-planted"
    assert refused(state, 0, m.TurnUp()) == "first-card-must-be-planted"


@pytest.mark.parametrize("place", [0, 1, 2])
def test_d3_2_after_planting_one_card_from_anywhere_in_the_hand_may_be_discarded(place: int) -> None:
    state = plant(duel(hands=["soy red blue chili"], draw="wax×9"), 0, "soy", 0)
    gone = state.players[0].hand[place]
    after = act(state, 0, m.Discard(gone))
    assert after.discard == (gone,)
    assert hand(after, 0) == words([card for card in state.players[0].hand if card != gone])
    assert after.phase is TURNED_UP


def test_d3_2_after_two_planted_cards_one_may_still_be_discarded_and_no_third_planted() -> None:
    state = plant(plant(duel(hands=["soy red blue"]), 0, "soy", 0), 0, "red", 1)
    assert (state.phase, to_act(state)) == (Phase.PLANT, (0,))
    assert refused(state, 0, m.Plant(state.players[0].hand[0], 0)) == "planted-enough"
    assert words(discard(state, "blue").discard) == "blue"


def test_d3_2_discarding_is_optional() -> None:
    state = act(plant(duel(hands=["soy red"]), 0, "soy", 0), 0, m.TurnUp())
    assert (hand(state, 0), state.discard, state.phase) == ("red", (), TURNED_UP)


def test_d3_2_only_one_card_is_discarded() -> None:
    state = discard(plant(duel(hands=["soy red blue"], draw="wax×9"), 0, "soy", 0), "red")
    assert refused(state, 0, m.Discard(state.players[0].hand[0])) == "not-discarding-now"


def test_d3_2_who_has_no_card_left_turns_up_at_once() -> None:
    state = plant(duel(hands=["soy"], draw="wax red blue chili"), 0, "soy", 0)
    assert (state.phase, words(state.face_up)) == (TURNED_UP, "wax red blue")


def test_d3_2_with_an_empty_hand_the_step_is_skipped() -> None:
    state = discard(duel(phase=OFFERED, hands=[""], face_up="soy", draw="wax red blue chili"), "soy")
    assert (state.phase, words(state.face_up)) == (TURNED_UP, "wax red blue")


def test_d3_3_three_cards_are_turned_up() -> None:
    state = act(duel(hands=["red"], planted=1, draw="wax red blue chili"), 0, m.TurnUp())
    assert (words(state.face_up), len(state.draw_pile)) == ("wax red blue", 1)


def test_d3_3_the_discard_piles_top_joins_while_it_matches() -> None:
    state = duel(hands=["red"], planted=1, draw="wax red blue chili", discard="blue soy red wax red")
    happened = happens(state, 0, m.TurnUp())
    after = act(state, 0, m.TurnUp())
    assert words(after.face_up) == "wax red blue red wax red"
    assert words(after.discard) == "blue soy"
    assert [type(event) for event in happened] == [e.TurnedUp, e.Joined]


def test_d3_3_what_does_not_match_on_top_keeps_all_below() -> None:
    state = act(duel(hands=["red"], planted=1, draw="wax red blue chili", discard="wax soy"), 0, m.TurnUp())
    assert (words(state.face_up), words(state.discard)) == ("wax red blue", "wax soy")


def test_d3_3_the_card_just_discarded_from_the_hand_may_join() -> None:
    state = discard(duel(hands=["wax red"], planted=1, draw="wax red blue chili", discard="soy"), "red")
    assert (words(state.face_up), words(state.discard)) == ("wax red blue red", "soy")


def test_d3_3_it_joins_once_a_harvest_afterwards_brings_nothing_more() -> None:
    state = duel(phase=TURNED_UP, face_up="wax red blue", fields=["red×3 -"], discard="soy")
    after = act(state, 0, m.Harvest(0))
    assert (words(after.discard), words(after.face_up)) == ("soy red", "wax red blue")


def test_d3_3_any_of_them_are_planted_in_any_order_and_the_rest_is_left() -> None:
    state = duel(phase=TURNED_UP, hands=["coffee", "coffee"], face_up="wax red blue", draw="chili×5")
    state = plant(plant(state, 0, "blue", 0), 0, "wax", 1)
    assert words(state.face_up) == "red"
    after = leave(state)
    assert (after.active, after.phase, words(after.face_up)) == (1, OFFERED, "red")


def test_d3_3_all_may_be_left() -> None:
    state = leave(duel(phase=TURNED_UP, hands=["coffee", "soy"], face_up="wax red blue", draw="chili×5"))
    assert (state.phase, words(state.face_up), farm(state, 0)) == (OFFERED, "wax red blue", "- -")


def test_d3_3_when_all_are_planted_the_turn_goes_on_and_nothing_is_offered() -> None:
    state = plant(duel(phase=TURNED_UP, hands=["", "soy"], face_up="wax", draw="chili×5"), 0, "wax", 0)
    assert (state.active, state.phase, state.face_up) == (1, Phase.PLANT, ())


def test_d3_3_nobody_discards_or_plants_from_hand_then() -> None:
    state = duel(phase=TURNED_UP, hands=["coffee"], face_up="wax")
    assert refused(state, 0, m.Discard(state.face_up[0])) == "not-discarding-now"
    assert refused(state, 0, m.Plant(state.players[0].hand[0], 0)) == "card-not-face-up"
    assert refused(state, 0, m.TurnUp()) == "turned-up-already"
    assert refused(state, 1, m.LeaveOffer()) == "not-your-turn"


def test_d3_4_two_cards_are_drawn_to_the_back() -> None:
    state = leave(duel(phase=TURNED_UP, hands=["coffee", "soy"], face_up="wax", draw="red blue chili"))
    assert hand(state, 0) == "coffee red blue"


def test_d2_the_last_card_in_step_3_lets_the_step_be_finished() -> None:
    state = act(duel(hands=["red"], planted=1, draw="wax blue", discard="blue"), 0, m.TurnUp())
    assert (state.phase, state.ending, words(state.face_up)) == (TURNED_UP, True, "wax blue blue")
    assert state.discard == ()
    state = plant(state, 0, "wax", 0)
    after = leave(state)
    assert (after.phase, hand(after, 0)) == (Phase.ENDED, "red")


def test_d2_the_last_card_in_step_3_ends_the_game_when_all_are_planted() -> None:
    state = act(duel(hands=["red"], planted=1, draw="wax"), 0, m.TurnUp())
    assert plant(state, 0, "wax", 0).phase is Phase.ENDED


def runs_out_in(cards: int) -> str:
    """In which step a pile of so many cards runs out, when a turn begins with it."""
    state = duel(phase=OFFERED, face_up="soy", draw=f"wax×{cards}")
    while True:
        seat, own = state.active, view(state, state.active).own
        assert own is not None
        moves: list[Move] = [m.Discard(card) for card in own.options.discard]
        moves += [m.Plant(option.card, option.places[0]) for option in own.options.plant]
        moves += [m.LeaveOffer()] * own.options.leave_offer
        events = happens(state, seat, moves[0])
        for before, event in pairwise(events):
            if isinstance(event, e.Exhausted):
                return {e.TurnedUp: "step 3", e.Drawn: "step 4"}[type(before)]
        state = act(state, seat, moves[0])


@pytest.mark.parametrize("cards", range(1, 22))
def test_d2_a_pile_runs_out_in_step_3_where_it_leaves_one_to_three_after_whole_turns(cards: int) -> None:
    """Each turn takes three cards and two."""
    assert runs_out_in(cards) == ("step 3" if cards % 5 in (1, 2, 3) else "step 4")


@pytest.mark.parametrize("seed", range(5))
def test_d2_the_duel_ends_in_step_4_of_turn_27_after_one_card(seed: int) -> None:
    """134 cards in the pile leave four after 26 turns: three are turned up, and one is drawn."""
    game = GAMES["duel"]
    assert (len(game.start(2, seeded(seed)).after.draw_pile), 134 % 5) == (134, 4)
    events = play(game, FAMILIES["bohnanza"], ["random"] * 2, f"{seed}").events
    (place,) = [place for place, event in enumerate(events) if isinstance(event, e.Exhausted)]
    turns = [event.turn for event in events if isinstance(event, e.TurnBegan)]
    drawn = events[place - 1]
    assert isinstance(drawn, e.Drawn)
    assert (len(drawn.cards), turns[-1], len(turns)) == (1, 27, 26)


@pytest.mark.parametrize(("draw", "drawn"), [("red", "coffee red"), ("red blue", "coffee red blue")])
def test_d2_the_last_card_in_step_4_ends_the_game_at_once(draw: str, drawn: str) -> None:
    state = duel(phase=TURNED_UP, hands=["coffee", "soy"], face_up="wax", draw=draw, discard="chili×5")
    after = leave(state)
    assert (after.phase, hand(after, 0), after.exhaustions) == (Phase.ENDED, drawn, 1)


def test_b8_3_fewer_than_three_are_turned_up_where_the_pile_ends_before() -> None:
    state = act(duel(hands=["red"], planted=1, draw="wax"), 0, m.TurnUp())
    assert words(state.face_up) == "wax"


def test_b8_4_cards_left_as_an_offer_pay_nothing() -> None:
    state = act(duel(hands=["red"], planted=1, draw="red", fields=["red -"]), 0, m.TurnUp())
    assert leave(state).players[0].thalers == ()


TRADING: list[Move] = [
    m.MakeOffer((Card("soy-1"),)),
    m.Accept(1),
    m.Decline(1),
    m.Withdraw(1),
    m.Pass(),
    m.EndTrading(),
]


@pytest.mark.parametrize("move", TRADING, ids=lambda move: type(move).__name__)
@pytest.mark.parametrize("phase", [OFFERED, Phase.PLANT, TURNED_UP])
def test_d4_there_is_no_trading(phase: Phase, move: Move) -> None:
    state = duel(phase=phase, hands=["soy", "soy"], face_up="red")
    assert {refused(state, seat, move) for seat in (0, 1)} == {"no-trading-in-a-duel"}


def test_d4_of_equals_whoever_has_more_cards_in_hand_wins() -> None:
    outcome = rank(duel(hands=["soy", "soy red"], thalers=["red", "blue"]))
    assert (outcome.winners, outcome.tie) == ((1,), "most_cards_in_hand")
    assert rank(duel(hands=["soy", "red"], thalers=["red", "blue"])).winners == (0, 1)


@pytest.mark.parametrize("edition", [key for key, file in all_editions().items() if file.turn is Turn.TRADING])
def test_discarding_and_leaving_belong_to_the_duel_alone(edition: str) -> None:
    state = table(edition=edition, hands=["soy red"], planted=1)
    assert refused(state, 0, m.Discard(state.players[0].hand[0])) == "only-in-a-duel"
    assert refused(state, 0, m.LeaveOffer()) == "only-in-a-duel"
