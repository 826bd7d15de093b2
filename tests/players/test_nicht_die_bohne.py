"""The players of Nicht die Bohne: lawful at every table, never holding it up, and the best of them the last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from bot.games.chance import Chance, seeded
from bot.games.nicht_die_bohne.cards import Card, Colour
from bot.games.nicht_die_bohne.events import Exchanged
from bot.games.nicht_die_bohne.game import NichtDieBohne
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.scoring import ColourScore
from bot.games.nicht_die_bohne.view import View, view
from bot.players import Family
from bot.players.nicht_die_bohne import PLAYERS, everyone_may_act, farewell, simplest
from bot.players.nicht_die_bohne_normal import normal_player
from bot.players.nicht_die_bohne_worth import STILL_TO_COME, gain, promise
from bot.simulate.playing import play
from tests.games.nicht_die_bohne.tables import lay, table, trick

GAME = NichtDieBohne()
FAMILY = Family(PLAYERS, everyone_may_act, farewell)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("player", PLAYERS)
def test_every_move_of_whole_games_is_accepted(player: str, players: int) -> None:
    for seed in range(4):
        played = play(GAME, FAMILY, [player] * players, f"lawful {seed}")
        assert len(played.scores) == players
        assert {played.scores[seat] for seat in played.winners} == {max(played.scores)}


@pytest.mark.parametrize("players", GAME.players)
def test_all_kinds_of_players_finish_a_game_together(players: int) -> None:
    for seed in range(4):
        play(GAME, FAMILY, (["easy", "normal", "hard"] * 2)[:players], f"together {seed}")


@pytest.mark.parametrize("rival", ["random", "simplest"])
@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_normal_player_scores_far_more_than_others(rival: str, players: int) -> None:
    scores: dict[str, list[int]] = {"normal": [], rival: []}
    for seed in range(20):
        # The seats change, so that nobody sits at a better place.
        names = (["normal", rival] * 3 if seed % 2 else [rival, "normal"] * 3)[:players]
        for name, score in zip(names, play(GAME, FAMILY, names, f"duel {seed}").scores, strict=True):
            scores[name].append(score)
    mean = {name: sum(all_) / len(all_) for name, all_ in scores.items()}
    assert mean["normal"] > mean[rival] + 40


def test_the_random_player_leaves_it_to_luck() -> None:
    seen = view(trick(table("red-5", "blue-5", "green-5", "yellow-5"), *TRICK), 0)
    found = Counter(PLAYERS["random"](seen, seeded(seed)) for seed in range(60))
    assert set(found) == {Take(Card(card)) for card in TRICK[1:]}


def test_the_same_seed_makes_the_same_game() -> None:
    one, other = (play(GAME, FAMILY, ["random"] * 5, "same") for _ in range(2))
    assert one == other
    assert one.events != play(GAME, FAMILY, ["random"] * 5, "another").events


TRICK = ("red-5", "blue-5", "green-5", "yellow-5")
LEAD = table("red-5 red-6", "blue-6 blue-5", "green-5 green-6")


@pytest.mark.parametrize("choose", PLAYERS.values(), ids=PLAYERS)
def test_nobody_moves_who_is_not_waited_for(choose: Callable[[View, Chance], Move | None]) -> None:
    laid = lay(lay(LEAD, 0, "red-5"), 1, "blue-5")
    for position, seats in ((LEAD, (1, 2, None)), (laid, (0, 1, None))):
        for seat in seats:
            assert choose(view(position, seat), seeded(1)) is None
            assert not everyone_may_act(view(position, seat))
            assert not farewell(view(position, seat))


@pytest.mark.parametrize("player", PLAYERS)
def test_no_computer_exchanges_its_card(player: str) -> None:
    played = play(GAME, FAMILY, [player] * 4, "steady")
    assert not [event for event in played.events if isinstance(event, Exchanged)]


def test_the_simplest_player_lays_and_takes_the_first() -> None:
    assert simplest(view(LEAD, 0)) == Lay(Card("red-5"))
    assert simplest(view(trick(table(*TRICK), *TRICK), 0)) == Take(Card("blue-5"))


def red(points: int, *, x2: bool = False, minus: int = 0, nicht_die_bohne: bool = False) -> ColourScore:
    return ColourScore(Colour.RED, (points,), x2, minus, nicht_die_bohne, 0)


def test_a_colour_promises_what_it_is_worth_with_the_numbers_still_to_come() -> None:
    to_come = 3 * STILL_TO_COME
    assert promise(red(5), 3) == 5 + to_come
    assert promise(red(5, x2=True), 3) == 2 * (5 + to_come)
    assert promise(red(5, minus=1), 3) == -(5 + to_come)
    assert promise(red(5, x2=True, minus=2, nicht_die_bohne=True), 3) == 0


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
def test_the_normal_player_takes_what_gains_most(laid: str, own: str, best: str) -> None:
    cards = ["red-5", *laid.split()]
    position = trick(table(*cards, areas=[own]), *cards)
    assert normal_player(view(position, 0), seeded(1)) == Take(Card(best))


def test_the_normal_player_lays_what_helps_the_others_least() -> None:
    position = table("red-5 blue-minus-1 red-10", "blue-5", "green-5", areas=["", "blue-9", "blue-7"])
    assert normal_player(view(position, 0), seeded(1)) == Lay(Card("blue-minus-1"))
    position = table("red-5 blue-minus-1", "blue-5", "green-5", areas=["", "blue-9 blue-minus-2", ""])
    assert gain(view(position, 0), 1, Card("blue-minus-1")) == pytest.approx(2 * (9 + 19 * STILL_TO_COME))
    assert normal_player(view(position, 0), seeded(1)) == Lay(Card("red-5"))
