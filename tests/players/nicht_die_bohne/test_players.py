"""The players of Nicht die Bohne: lawful at every table, never holding it up, each better than the last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from bot.games.chance import Chance, seeded
from bot.games.nicht_die_bohne.cards import Card
from bot.games.nicht_die_bohne.events import Exchanged
from bot.games.nicht_die_bohne.game import NichtDieBohne
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.view import View, view
from bot.players import FAMILIES
from bot.players.nicht_die_bohne import PLAYERS, everyone_may_act, leaving_moves, simplest
from bot.simulate.playing import play
from tests.breadth import few, few_rows, some
from tests.games.nicht_die_bohne.tables import lay, table, trick

GAME = NichtDieBohne()
FAMILY = FAMILIES["nicht_die_bohne"]


@pytest.mark.parametrize("players", few(GAME.players, 4))
@pytest.mark.parametrize("player", few(PLAYERS, "random", "normal", "easy"))
def test_every_move_of_whole_games_is_accepted_and_none_exchanges_a_card(player: str, players: int) -> None:
    for seed in range(1 if player == "hard" else 4):
        # It thinks long, and its moves are as lawful among others.
        others = "normal" if player == "hard" else player
        played = play(GAME, FAMILY, [player, *[others] * (players - 1)], f"lawful {seed}")
        assert len(played.scores) == players
        assert {played.scores[seat] for seat in played.winners} == {max(played.scores)}
        assert not [event for event in played.events if isinstance(event, Exchanged)]


@pytest.mark.long
@pytest.mark.parametrize("players", few(GAME.players, 4))
def test_all_kinds_of_players_finish_a_game_together(players: int) -> None:
    for seed in some(range(3)):
        play(GAME, FAMILY, (["simplest", "easy", "hard", "normal"] * 2)[:players], f"together {seed}")


@pytest.mark.parametrize(
    ("better", "worse", "lead"), few_rows([("easy", "random", 30), ("normal", "easy", 30), ("hard", "normal", 20)])
)
def test_each_strength_scores_far_more_than_the_one_below(better: str, worse: str, lead: int) -> None:
    ahead = []
    for number in range(16):
        # The seats change, so that nobody sits at a better place.
        seat = number % 4
        names = [better if other == seat else worse for other in range(4)]
        scores = play(GAME, FAMILY, names, f"strength {number}").scores
        ahead.append(scores[seat] - (sum(scores) - scores[seat]) / 3)
    assert sum(ahead) / len(ahead) > lead


def test_the_random_player_leaves_it_to_luck() -> None:
    seen = view(trick(table("red-5", "blue-5", "green-5", "yellow-5"), *TRICK), 0)
    found = Counter(PLAYERS["random"](seen, seeded(seed)) for seed in range(60))
    assert set(found) == {Take(Card(card)) for card in TRICK[1:]}


@pytest.mark.long
@pytest.mark.parametrize("player", few(PLAYERS, "normal"))
def test_the_same_seed_makes_the_same_game(player: str) -> None:
    one, other = (play(GAME, FAMILY, [player] * 5, "same") for _ in range(2))
    assert one == other
    assert one.events != play(GAME, FAMILY, [player] * 5, "another").events


TRICK = ("red-5", "blue-5", "green-5", "yellow-5")
LEAD = table("red-5 red-6", "blue-6 blue-5", "green-5 green-6")


@pytest.mark.parametrize("choose", PLAYERS.values(), ids=PLAYERS)
def test_nobody_moves_who_is_not_waited_for(choose: Callable[[View, Chance], Move | None]) -> None:
    laid = lay(lay(LEAD, 0, "red-5"), 1, "blue-5")
    for position, seats in ((LEAD, (1, 2, None)), (laid, (0, 1, None))):
        for seat in seats:
            assert choose(view(position, seat), seeded(1)) is None
            assert not everyone_may_act(view(position, seat))
            assert not leaving_moves(view(position, seat))


def test_the_simplest_player_lays_and_takes_the_first() -> None:
    assert simplest(view(LEAD, 0)) == Lay(Card("red-5"))
    assert simplest(view(trick(table(*TRICK), *TRICK), 0)) == Take(Card("blue-5"))


@pytest.mark.parametrize(
    ("laid", "own", "best"),
    [
        ("blue-9 green-10 yellow-1", "", "green-10"),
        ("blue-9 green-10 yellow-1", "green-minus-1", "blue-9"),
        ("blue-2 green-x2 yellow-1", "green-9", "green-x2"),
        ("blue-2 green-minus-2 yellow-1", "green-9 green-minus-1", "green-minus-2"),
        ("blue-minus-1 green-nicht_die_bohne yellow-minus-1", "blue-9 yellow-9", "green-nicht_die_bohne"),
        ("blue-2 green-nicht_die_bohne yellow-1", "green-9 green-minus-1", "green-nicht_die_bohne"),
    ],
)
def test_the_easy_player_takes_what_adds_most_at_once(laid: str, own: str, best: str) -> None:
    cards = ["red-5", *laid.split()]
    position = trick(table(*cards, areas=[own]), *cards)
    assert PLAYERS["easy"](view(position, 0), seeded(1)) == Take(Card(best))


@pytest.mark.parametrize(
    ("hand", "worst"),
    [
        ("red-1 red-10 blue-minus-1 green-x2", "blue-minus-1"),
        ("red-1 green-x2 green-nicht_die_bohne", "green-nicht_die_bohne"),
        ("red-5 red-4 green-x2", "red-4"),
    ],
)
def test_the_easy_player_gives_away_what_seems_worst(hand: str, worst: str) -> None:
    position = table(hand, "blue-5", "green-5", areas=["", "blue-minus-2 blue-9"])
    assert PLAYERS["easy"](view(position, 0), seeded(1)) == Lay(Card(worst))
