"""B2: what `rio_grande_2000` states for three to seven players, and how a game is dealt."""

from __future__ import annotations

import pytest

from bot.games.bohnanza.cards import KINDS
from bot.games.bohnanza.events import Dealt
from bot.games.bohnanza.game import Bohnanza
from bot.games.bohnanza.library import all_editions
from bot.games.bohnanza.state import Phase, State
from bot.games.chance import Luck, real, seeded
from tests.games.bohnanza.playing import Stacked
from tests.games.bohnanza.tables import EDITION, everything, rules

COUNTS = range(3, 8)
GAME = Bohnanza(all_editions()[EDITION])


def dealt(players: int, start: int = 0) -> State:
    return GAME.start(players, Stacked(start)).after


def test_b2_three_to_seven_may_play() -> None:
    assert list(GAME.players) == [3, 4, 5, 6, 7]


@pytest.mark.parametrize(
    ("players", "deck", "missing"),
    [
        (3, 150, {"cocoa"}),
        (4, 130, {"coffee"}),
        (5, 130, {"coffee"}),
        (6, 144, {"cocoa", "garden"}),
        (7, 144, {"cocoa", "garden"}),
    ],
)
def test_b2_the_deck(players: int, deck: int, missing: set[str]) -> None:
    assert len(set(rules(players).deck())) == len(rules(players).deck()) == deck
    assert set(KINDS) - {"cognac"} - set(rules(players).beans) == missing


@pytest.mark.parametrize("players", COUNTS)
def test_b2_the_whole_deck_is_dealt_or_in_the_draw_pile(players: int) -> None:
    state = GAME.start(players, seeded(1)).after
    assert sorted(everything(state)) == sorted(state.rules.deck())
    assert state.discard == state.face_up == ()
    assert all(not player.thalers for player in state.players)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_b2_first_hands_are_five_cards(players: int) -> None:
    assert [len(player.hand) for player in dealt(players, 2).players] == [5] * players


@pytest.mark.parametrize(
    ("players", "start", "sizes"),
    [
        (6, 0, [3, 4, 5, 6, 6, 6]),
        (6, 4, [5, 6, 6, 6, 3, 4]),
        (7, 0, [3, 4, 5, 6, 6, 6, 6]),
        (7, 6, [4, 5, 6, 6, 6, 6, 3]),
    ],
)
def test_b2_first_hands_of_six_and_seven_grow_clockwise(players: int, start: int, sizes: list[int]) -> None:
    assert [len(player.hand) for player in dealt(players, start).players] == sizes


@pytest.mark.parametrize("players", COUNTS)
def test_b2_the_start_player_is_drawn_by_lot(players: int) -> None:
    for start in range(players):
        state = dealt(players, start)
        assert (state.start, state.active, state.turn, state.phase) == (start, start, 1, Phase.PLANT)
    drawn = {GAME.start(players, seeded(seed)).after.start for seed in range(100)}
    assert drawn == set(range(players))


def test_b2_the_deck_is_shuffled_by_luck() -> None:
    piles = {GAME.start(3, seeded(seed)).after.draw_pile for seed in range(5)}
    assert len(piles) == 5


@pytest.mark.parametrize("luck", [real(), seeded("any")], ids=["real", "seeded"])
def test_luck_keeps_the_things_and_the_bounds(luck: Luck) -> None:
    assert sorted(luck.shuffle(range(50))) == list(range(50))
    assert {luck.lot(3) for _ in range(200)} == {0, 1, 2}


@pytest.mark.parametrize(("players", "fields"), [(3, 3), (4, 2), (5, 2), (6, 2), (7, 2)])
def test_b2_fields_at_the_start(players: int, fields: int) -> None:
    assert [len(player.fields) for player in dealt(players).players] == [fields] * players


@pytest.mark.parametrize(("players", "price"), [(3, None), (4, 3), (5, 3), (6, 2), (7, 2)])
def test_b2_price_of_a_third_field(players: int, price: int | None) -> None:
    assert rules(players).third_field_price == price
    assert GAME.view(dealt(players), None).third_field_price == price


@pytest.mark.parametrize(("players", "last"), [(3, 2), (4, 3), (5, 3), (6, 3), (7, 3)])
def test_b2_the_last_exhaustion(players: int, last: int) -> None:
    assert rules(players).last_exhaustion == last
    assert GAME.view(dealt(players), None).last_exhaustion == last


def test_b2_a_game_begins_with_its_deal_and_is_dealt_once() -> None:
    first = GAME.start(3, seeded(1))
    assert isinstance(first.events[0], Dealt)
    with pytest.raises(ValueError, match="deal"):
        GAME.replay(3, ())
    with pytest.raises(ValueError, match="once"):
        GAME.replay(3, first.events * 2)
