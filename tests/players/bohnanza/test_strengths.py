"""The strengths of computer players: each clearly better than the one before, in every edition."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from bot.games import CATALOGUE
from bot.players import EXPERT, FAMILIES, STRENGTHS
from bot.simulate.batch import Batch, play_all
from bot.simulate.playing import play
from bot.simulate.tally import Tally
from tests.benchmarks.ratings import among_people
from tests.breadth import few

FAMILY = FAMILIES["bohnanza"]


@cache
def tally(key: str, seats: tuple[str, ...], games: int) -> Tally:
    """What so many games between these players come to; they move on a seat after each."""
    batch = Batch(key, seats, games, 7, recorded=False)
    found = Tally()
    for result in play_all(batch, 1):
        found.add(result)
    return found


@pytest.mark.parametrize("name", FAMILIES)
def test_every_family_has_the_strengths_and_the_strongest_plays_best(name: str) -> None:
    players = list(FAMILIES[name].players)
    best = tuple(players[-len(STRENGTHS) :]) if EXPERT not in players else tuple(players[-len(STRENGTHS) - 1 :])
    assert players[0] == "simplest"
    assert best in (STRENGTHS, (*STRENGTHS, EXPERT))


@pytest.mark.long
@pytest.mark.parametrize(
    ("better", "worse", "games", "least"), [("normal", "easy", 60, 0.6), ("hard", "normal", 60, 0.4)]
)
def test_one_of_four_wins_far_more_than_its_quarter(better: str, worse: str, games: int, least: float) -> None:
    """Even by the lower bound of the interval, so that luck does not decide: it asks more of fewer games."""
    shares = tally("rio_grande_2000", (better, worse, worse, worse), games).win_shares()
    assert shares[better].low > least


@pytest.mark.long
@pytest.mark.parametrize("key", ["amigo_1997", "amigo_2016", "high_bohn", "high_bohn_cognac"])
@pytest.mark.parametrize(("worse", "better"), list(pairwise(STRENGTHS)))
def test_the_strengths_are_in_order_in_the_other_editions(key: str, better: str, worse: str) -> None:
    # The best think long, and are farther ahead.
    means = tally(key, (better, worse, worse), 8 if better == "hard" else 15).mean_scores()
    assert means[better] > 1.1 * means[worse]


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_people_at_the_table_hard_plays_better_than_normal(players: int) -> None:
    """With the manners of before it won 7 of 100 games of five among such, a third of its share."""
    better, worse = (among_people("bohnanza", one) for one in ("hard", "normal"))
    means = tally("rio_grande_2000", (better, *(worse,) * (players - 1)), 60).mean_scores()
    assert means[better] > means[worse]


@pytest.mark.long
@pytest.mark.parametrize("players", [6, 7])
def test_with_people_at_a_large_table_expert_plays_better_than_normal(players: int) -> None:
    """Where `hard` does not: of 60 games of six it won 17 of 100, and of seven 7."""
    better, worse = (among_people("bohnanza", one) for one in (EXPERT, "normal"))
    means = tally("rio_grande_2000", (better, *(worse,) * (players - 1)), 60).mean_scores()
    assert means[better] > means[worse]


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse", "games"), [("hard", "normal", 20), ("normal", "easy", 200)])
def test_the_strengths_are_in_order_in_a_duel(better: str, worse: str, games: int) -> None:
    means = tally("duel", (better, worse), games).mean_scores()
    assert means[better] > 1.1 * means[worse]


@pytest.mark.long
@pytest.mark.parametrize(("player", "least"), [("normal", 9), ("hard", 11)])
def test_three_of_a_kind_trade_to_the_good_of_all(player: str, least: int) -> None:
    assert tally("rio_grande_2000", (player,) * 3, 6).mean_scores()[player] > least


@pytest.mark.parametrize("player", few(STRENGTHS, "easy"))
def test_the_easy_player_and_all_better_ones_earn_far_more_than_those_who_do_not_trade(player: str) -> None:
    means = [tally("rio_grande_2000", (name,) * 3, 6).mean_scores()[name] for name in (player, "simplest")]
    assert means[0] > 2 * means[1]


@pytest.mark.parametrize("player", few(STRENGTHS, "normal"))
def test_the_same_seed_makes_the_same_game(player: str) -> None:
    one, other = (play(CATALOGUE["high_bohn"], FAMILY, [player] * 3, "same") for _ in range(2))
    assert one == other


@pytest.mark.long
def test_all_strengths_play_together_to_the_end() -> None:
    for key, game in CATALOGUE.items():
        if game.family == "bohnanza":
            seats = [(*STRENGTHS, "simplest", "random")[seat % 5] for seat in range(game.players[-1])]
            assert len(play(game, FAMILY, seats, "together").scores) == len(seats), key


@pytest.mark.long
def test_all_sit_everywhere() -> None:
    batch = Batch("duel", ("hard", "easy"), 4, 7, recorded=False)
    assert Counter(result.seats for result in play_all(batch, 1)) == {("hard", "easy"): 2, ("easy", "hard"): 2}
