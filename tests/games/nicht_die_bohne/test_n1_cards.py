"""N1: the 60 cards, the deal, three rounds."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.chance import seeded
from bot.games.nicht_die_bohne.cards import DECK, FACE, Colour, Kind
from bot.games.nicht_die_bohne.events import Dealt, RoundEnded
from bot.games.nicht_die_bohne.game import NichtDieBohne
from bot.games.nicht_die_bohne.moves import Lay, Take
from bot.games.nicht_die_bohne.options import options
from bot.games.nicht_die_bohne.view import view
from tests.games.nicht_die_bohne.random_games import Recipe, play

GAME = NichtDieBohne()


def test_n1_there_are_60_cards_15_of_each_colour() -> None:
    assert len(set(DECK)) == 60
    assert Counter(face.colour for face in FACE.values()) == dict.fromkeys(Colour, 15)


@pytest.mark.parametrize("colour", Colour)
def test_n1_a_colour_has_1_to_10_three_minus_one_x2_and_one_nicht_die_bohne(colour: Colour) -> None:
    faces = [face for face in FACE.values() if face.colour is colour]
    assert [face.number for face in faces if face.kind is Kind.NUMBER] == list(range(1, 11))
    special = Counter(face.kind for face in faces if face.kind is not Kind.NUMBER)
    assert special == {Kind.MINUS: 3, Kind.X2: 1, Kind.NICHT_DIE_BOHNE: 1}


def test_n1_three_to_six_play() -> None:
    assert list(GAME.players) == [3, 4, 5, 6]


@pytest.mark.parametrize(("players", "each"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_n1_all_cards_are_dealt_each_player_gets_as_many(players: int, each: int) -> None:
    state = GAME.start(players, seeded(1)).after
    assert [len(player.hand) for player in state.players] == [each] * players
    assert sorted(card for player in state.players for card in player.hand) == sorted(DECK)
    assert view(state, None).tricks == each


def test_n1_the_cards_are_shuffled() -> None:
    deals = {GAME.start(3, seeded(seed)).after.players[0].hand for seed in range(20)}
    assert len(deals) == 20


@pytest.mark.parametrize("players", GAME.players)
def test_n1_there_are_three_rounds_each_dealt_anew_with_empty_scoring_areas(players: int) -> None:
    game = play(Recipe(players, (), 5))
    deals = [event for event in game.events() if isinstance(event, Dealt)]
    assert [deal.round for deal in deals] == [1, 2, 3]
    assert len({deal.hands for deal in deals}) == 3
    for deal in deals:
        assert sorted(card for hand in deal.hands for card in hand) == sorted(DECK)
    ends = [event.round for event in game.events() if isinstance(event, RoundEnded)]
    assert ends == [1, 2, 3]
    begun = [state for state in game.states() if all(len(p.hand) == 60 // players for p in state.players)]
    assert [state.round for state in begun] == [1, 2, 3]
    assert not any(player.area for state in begun for player in state.players)


def test_a_lesson_may_deal_fewer_cards_and_end_after_one_round() -> None:
    game = NichtDieBohne(cards=6, rounds=1)
    state = game.start(3, seeded(1)).after
    view = game.view(state, 0)
    assert (view.rounds, view.tricks, len(view.own.hand if view.own else ())) == (1, 2, 2)
    while game.outcome(state) is None:
        seat = game.to_act(state)[0]
        may = options(state, seat)
        move: Lay | Take = Take(may.take[0]) if may.take else Lay(may.lay[0])
        state = game.decide(state, seat, move, seeded(1)).after
    assert len(state.sheets) == 1
