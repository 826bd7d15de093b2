"""What the best player of Nicht die Bohne thinks with: cards dealt as they may lie, played out by the rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.chance import seeded
from bot.games.nicht_die_bohne.cards import DECK, Card
from bot.games.nicht_die_bohne.game import NichtDieBohne
from bot.games.nicht_die_bohne.moves import Lay, Take
from bot.games.nicht_die_bohne.scoring import by_colour
from bot.games.nicht_die_bohne.state import Phase, State
from bot.games.nicht_die_bohne.view import View, view
from bot.players.nicht_die_bohne.colours import ALL, KINDS, PLACE, PRICED, read, summed
from bot.players.nicht_die_bohne.hard import BUDGETS, Deal, hard_player, laid_first
from bot.players.nicht_die_bohne.playing_out import chosen, play_out, promised, worth_of_trick
from bot.players.nicht_die_bohne.worth import prices, promise, unseen
from bot.simulate.batch import Batch, play_all
from bot.simulate.tally import Share, Tally
from tests.benchmarks.strength import BEFORE, BEFORE_AIMS
from tests.breadth import examples
from tests.games.nicht_die_bohne.random_games import Recipe, play, recipes
from tests.games.nicht_die_bohne.resampling import hidden

GAME = NichtDieBohne()


def areas_of(state: State) -> list[list[int]]:
    """The scoring areas as play-outs count them."""
    return [[summed(score) for score in by_colour(player.area)] for player in state.players]


@examples(40)
@given(st.sampled_from(GAME.players), st.integers(0, 2**32))
def test_a_round_is_played_out_by_the_rules_of_the_game(players: int, seed: int) -> None:
    luck = seeded(seed)
    state = GAME.start(players, luck).after
    leader = state.leader
    tricks = list(
        zip(*[[PLACE[card] for card in luck.shuffle(player.hand)] for player in state.players], strict=True)
    )
    played: State | None = None
    for laid in tricks:
        for seat in [state.leader, *[seat for seat in range(players) if seat != state.leader]]:
            worth = worth_of_trick(areas_of(state), laid)
            played, state = state, GAME.decide(state, seat, Lay(DECK[laid[seat]]), luck).after
        while state.phase is Phase.TAKE and state.taker is not None:
            left = [seat for seat, player in enumerate(state.players) if player.taken_by is None]
            left.remove(state.leader)
            owner = chosen(worth, state.leader, state.taker, left)
            played, state = state, GAME.decide(state, state.taker, Take(DECK[laid[owner]]), luck).after
    areas = [[0] * 4 for _ in range(players)]
    play_out(areas, tricks, leader)
    assert played is not None
    assert promised(areas) == [sheet.total for sheet in state.sheets[0]]
    assert [summed(score) for sheet in state.sheets[0] for score in sheet.colours] == [
        colour for area in areas for colour in area
    ]


@examples(100)
@given(st.lists(st.sampled_from(range(KINDS)), unique=True), st.data())
def test_cards_are_priced_as_by_those_who_look_a_trick_ahead(out: list[int], data: st.DataObject) -> None:
    mine = (
        data.draw(st.sets(st.sampled_from(sorted({*range(KINDS)} - {*out})))) if len(out) < KINDS else set[int]()
    )
    had, to_come = (summed(by_colour(tuple(DECK[kind] for kind in sorted(kinds)))[0]) for kinds in (mine, out))
    own, left = read(had), read(to_come)
    row = [one * own.points + other * left.points for one, other in PRICED[had >> 6 << 4 | to_come >> 6]]
    if own.nicht_die_bohne:
        assert row == [0.0] * (KINDS + 1)
        return
    price = prices(own.points, left, negative=own.minus % 2 == 1, x2=own.x2)
    special = [price.minus, price.x2, price.nicht_die_bohne]
    assert row[KINDS - 3 : KINDS] == pytest.approx(special)
    assert row[KINDS] == pytest.approx(promise(own.points, left, negative=own.minus % 2 == 1, x2=own.x2))
    numbers = PRICED[had >> 6 << 4 | to_come >> 6][:10]
    assert [one for one, _ in numbers] == pytest.approx([price.number * number for number in range(1, 11)])


def test_a_colour_with_all_its_cards_is_one_sum_and_can_be_read() -> None:
    assert summed(by_colour(DECK[:KINDS])[0]) == ALL
    assert read(ALL) == (55, 3, True, True)


def kind(card: Card) -> str:
    """Which card this is, whichever copy."""
    return card.rpartition("-minus")[0] + "-minus" if "-minus-" in card else card


@examples(20)
@given(recipes)
def test_hidden_cards_are_dealt_as_they_may_lie(recipe: Recipe) -> None:
    for state in play(recipe).states()[::7]:
        for seat in GAME.to_act(state):
            seen = view(state, seat)
            assert seen.own is not None
            mine = [PLACE[card] for card in state.players[seat].hand]
            others = [card for other in range(recipe.players) if other != seat for card in hidden(state, other)]
            assert sorted(map(kind, unseen(seen, seen.own))) == sorted(map(kind, others))
            tricks = Deal(seen, seen.own, seeded(1), 60).tricks()
            assert len(tricks) == len(mine)
            columns = [*zip(*tricks, strict=True)] or [()] * recipe.players
            assert sorted(columns[seat]) == sorted(mine)
            rest = [DECK[card] for other, column in enumerate(columns) if other != seat for card in column]
            led = () if seen.lead is None or seen.own.options.take else (seen.lead,)
            assert not led or DECK[columns[seen.leader][0]] == seen.lead
            assert sorted(map(kind, rest)) == sorted(map(kind, (*others, *led)))


def test_another_card_is_laid_first_in_the_same_deal() -> None:
    tricks = [(1, 2, 3), (4, 5, 6), (7, 8, 9)]
    assert laid_first(tricks, 1, 8) == [(1, 8, 3), (4, 5, 6), (7, 2, 9)]
    assert laid_first(tricks, 1, 2) == tricks
    assert laid_first(tricks[:2], 1, 8) == [(1, 8, 3), (4, 5, 6)]


def test_in_a_lesson_with_fewer_cards_it_plays_too() -> None:
    lesson = NichtDieBohne(cards=12, rounds=1)
    luck = seeded(3)
    state = lesson.start(3, luck).after
    while waiting := lesson.to_act(state):
        move = hard_player(lesson.view(state, waiting[0]), luck)
        assert move is not None
        state = lesson.decide(state, waiting[0], move, luck).after


@pytest.mark.parametrize("players", GAME.players)
def test_what_a_decision_costs_is_told_in_play_outs(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long each takes: as many at each try, and never more than the budget."""
    played = list[int]()

    def counted(*told: Any) -> None:
        played.append(1)
        play_out(*told)

    monkeypatch.setattr("bot.players.nicht_die_bohne.hard.play_out", counted)
    for seen in asked(players)[:3]:
        costs = []
        for _ in range(2):
            hard_player(seen, seeded(5))
            costs.append(len(played))
            played.clear()
        assert costs[0] == costs[1] <= BUDGETS[players].play_outs


def asked(players: int) -> list[View]:
    """What seats that are waited for see, now and then in a game."""
    states = play(Recipe(players, (), 11)).states()[:-1:17]
    return [view(state, seat) for state in states for seat in GAME.to_act(state)[:1]]


def share_of_wins(players: int, games: int) -> Share:
    """How many games one of today wins among those of before."""
    tally, seats = Tally(), ("hard", *(BEFORE,) * (players - 1))
    for result in play_all(Batch("nicht_die_bohne", seats, games, 17, recorded=False), 1):
        tally.add(result)
    return tally.win_shares()["hard"]


@pytest.mark.long
@pytest.mark.parametrize(("players", "games", "least"), [(3, 60, 0.34), (5, 60, 0.21), (6, 40, 0.3)])
def test_it_wins_more_than_by_chance_among_those_of_before(players: int, games: int, least: float) -> None:
    assert share_of_wins(players, games).low > least


@pytest.mark.long
def test_of_four_it_wins_as_often_as_is_aimed_at() -> None:
    """That is so little more than by chance that it would take hundreds of games to show it."""
    assert share_of_wins(4, 120).high > BEFORE_AIMS[4] > 1 / 4
