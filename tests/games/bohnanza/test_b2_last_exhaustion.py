"""B2, last exhaustion in phase 2: in `amigo_1997` the game ends at once, elsewhere phases 2 and 3 are finished."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.events import Ended, Exhausted, FaceUpDiscarded, Harvested, Planted, Shuffled, TurnedUp
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from tests.games.bohnanza.playing import act, end_trading, happens
from tests.games.bohnanza.tables import everything, table, thalers, words


def planting(edition: str, draw: str, *, exhaustions: int = 2, discard: str = "soy×4", planted: int = 0) -> State:
    """Four players; planting the first card, or turning up, exhausts the draw pile."""
    return table(
        edition=edition,
        players=4,
        hands=["blue green"] if planted else ["blue"],
        fields=["red×3 -", "stink×2 chili×3"],
        planted=planted,
        draw=draw,
        discard=discard,
        exhaustions=exhaustions,
    )


def plant_first(state: State) -> m.Plant:
    return m.Plant(state.players[0].hand[0], 1)


@pytest.mark.parametrize("draw", ["garden", "garden green"], ids=["before the last card", "with the last card"])
def test_b2_in_1997_it_ends_at_once_and_the_face_up_cards_are_discarded(draw: str) -> None:
    state = planting("amigo_1997", draw)
    events = happens(state, 0, plant_first(state))
    assert [type(event) for event in events] == [
        Planted, TurnedUp, Exhausted, FaceUpDiscarded, Harvested, Harvested, Harvested, Harvested, Ended
    ]  # fmt: skip
    after = act(state, 0, plant_first(state))
    assert (after.phase, after.face_up, after.exhaustions) == (Phase.ENDED, (), 3)
    assert words(after.discard).startswith(f"soy soy soy soy {draw}")
    assert sorted(everything(after)) == sorted(everything(state))


def test_b2_in_1997_the_final_harvest_comes_after_it() -> None:
    after = act(state := planting("amigo_1997", "garden"), 0, plant_first(state))
    assert [thalers(after, seat) for seat in range(4)] == ["red red", "chili", "", ""]
    assert view(after, None).waiting_for == ()


def test_b2_in_1997_also_when_the_active_player_chose_to_turn_up() -> None:
    state = planting("amigo_1997", "garden green", planted=1)
    after = act(state, 0, m.TurnUp())
    assert (after.phase, after.face_up) == (Phase.ENDED, ())
    assert words(after.players[0].hand) == "blue green"


def test_b8_2_in_1997_also_when_there_is_no_discard_to_form_a_new_pile() -> None:
    state = planting("amigo_1997", "garden", exhaustions=0, discard="")
    assert act(state, 0, plant_first(state)).phase is Phase.ENDED


def test_b2_in_1997_an_earlier_exhaustion_in_phase_2_ends_nothing() -> None:
    state = planting("amigo_1997", "garden", exhaustions=1)
    assert [type(event) for event in happens(state, 0, plant_first(state))] == [
        Planted, TurnedUp, Exhausted, Shuffled, TurnedUp
    ]  # fmt: skip
    assert act(state, 0, plant_first(state)).phase is Phase.TRADE


@pytest.mark.parametrize("edition", ["amigo_2016", "rio_grande_2000"])
def test_b2_elsewhere_phases_2_and_3_are_finished(edition: str) -> None:
    state = planting(edition, "red green")
    state = act(state, 0, plant_first(state))
    assert (state.phase, state.ending, words(state.face_up)) == (Phase.TRADE, True, "red green")
    state = end_trading(state)
    assert state.phase is Phase.PLANT_RECEIVED
    red, green = state.players[0].set_aside
    state = act(act(act(state, 0, m.Plant(red, 0)), 0, m.Harvest(0)), 0, m.Plant(green, 0))
    assert state.phase is Phase.ENDED
    assert thalers(state, 0) == "red red red"


def test_b2_in_2016_one_card_alone_may_be_turned_up_at_the_end() -> None:
    state = planting("amigo_2016", "green")
    assert words(act(state, 0, plant_first(state)).face_up) == "green"
