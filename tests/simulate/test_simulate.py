"""Many games: the same whoever plays them where, and a record from which they can be played again."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from bot.games import CATALOGUE
from bot.games.chance import Chance
from bot.players import FAMILIES
from bot.simulate.batch import CHUNK, Batch, Result, play_all
from bot.simulate.playing import Stalled, play
from bot.simulate.record import Record, Unwritable
from bot.simulate.tally import Tally, wilson
from tests.breadth import few, few_rows

GAME = CATALOGUE["rio_grande_2000"]
BATCH = Batch(GAME.key, ("normal",) * 4, 3 * CHUNK, 7, recorded=True)


@pytest.fixture(scope="module")
def results() -> list[Result]:
    """The games of the batch, as one process plays them."""
    return list(play_all(BATCH, 1))


@pytest.mark.long
def test_the_games_do_not_depend_on_the_number_of_processes(results: list[Result]) -> None:
    one = results
    assert list(play_all(BATCH, 2)) == one
    assert len({result.record for result in one}) == BATCH.games


@pytest.fixture
def heard() -> Iterator[None]:
    """Ctrl-C is heard as in a terminal; what a shell starts in the background ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.long
@pytest.mark.usefixtures("heard")
def test_an_interruption_is_raised_between_two_results_and_nowhere_else() -> None:
    """Wherever else it was raised, a lock of the pool might break, and the command end with that error."""
    with closing(play_all(BATCH._replace(games=1_000_000, recorded=False), 2)) as results:
        next(results)
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            list(islice(results, CHUNK))
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


@pytest.mark.long
def test_a_longer_run_begins_with_the_shorter_one(results: list[Result]) -> None:
    assert list(play_all(BATCH._replace(games=3), 1)) == results[:3]


@pytest.mark.long
def test_other_seeds_are_other_games(results: list[Result]) -> None:
    assert results[:1] != list(play_all(BATCH._replace(games=1, seed=8), 1))


EVERY = [(key, number) for key, game in CATALOGUE.items() for number in game.players]
QUICK = [("high_bohn", 4)]


@pytest.mark.parametrize(("key", "players"), few_rows(EVERY, *QUICK))
@pytest.mark.parametrize("place", few([1, -1], -1), ids=["random", "best"])
def test_a_record_can_be_played_again(place: int, key: str, players: int) -> None:
    game = CATALOGUE[key]
    player = list(FAMILIES[game.family].players)[place]
    # The best think long, and a record is the same whoever plays.
    seats = (player,) * players if place == 1 else (player, *["normal"] * (players - 1))
    batch = BATCH._replace(game=key, seats=seats, games=2 if place == 1 else 1)
    for seed, result in zip(batch.seeds(), play_all(batch, 1), strict=True):
        record = json.loads(result.record)
        assert list(record) == ["game", "players", "seed", "events", "scores", "winners"]
        assert (record["game"], record["players"], record["seed"]) == (key, players, seed)
        state = game.replay(players, [game.load(event) for event in record["events"]])
        outcome = game.outcome(state)
        assert outcome is not None
        assert list(outcome.winners) == record["winners"]
        assert {standing.seat: standing.score for standing in outcome.standings} == dict(
            enumerate(record["scores"])
        )


@pytest.mark.long
def test_a_recorded_seed_alone_makes_the_same_game(results: list[Result]) -> None:
    record = json.loads(results[0].record)
    played = play(GAME, FAMILIES["bohnanza"], ["normal"] * 4, record["seed"])
    assert [dict(GAME.dump(event)) for event in played.events] == record["events"]


def test_a_record_is_written_over_an_older_one_and_over_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for _ in range(2):
        with closing(Record(file)) as record:
            record.add('{"game":"duel"}')
    assert file.read_text("utf-8") == '{"game":"duel"}\n'
    file.write_text("Dear diary", "utf-8")
    with pytest.raises(Unwritable, match="was left as it is: name another file"):
        Record(file)
    assert file.read_text("utf-8") == "Dear diary"


def test_without_a_record_none_is_made() -> None:
    assert next(play_all(BATCH._replace(recorded=False), 1)).record == ""


def test_the_tally_counts_every_score(results: list[Result]) -> None:
    tally = Tally()
    for result in results:
        tally.add(result)
    facts = tally.facts(BATCH, 2.0)
    scores = sorted(score for result in results for score in result.scores)
    assert facts["games"] == BATCH.games
    assert facts["moves"] == sum(result.moves for result in results)
    assert facts["moves_per_second"] == round(sum(result.moves for result in results) / 2)
    assert (facts["min_score"], facts["max_score"]) == (scores[0], scores[-1])
    assert facts["mean_score"] == pytest.approx(sum(scores) / (4 * BATCH.games), abs=0.001)
    assert facts["mean_winning_score"] == pytest.approx(
        sum(max(result.scores) for result in results) / BATCH.games, abs=0.001
    )


def test_a_player_that_holds_up_the_game_is_found_out() -> None:
    def silent(view: object, chance: Chance) -> None:
        return None

    family = FAMILIES[GAME.family]._replace(players={"silent": silent})
    with pytest.raises(Stalled, match="silent at seat"):
        play(GAME, family, ["silent"] * 3, "1")


@pytest.mark.long
def test_everybody_moves_on_a_seat_after_each_game() -> None:
    batch = BATCH._replace(seats=("easy", "normal", "random"), games=6)
    rows = [result.seats for result in play_all(batch, 1)]
    assert rows[:3] == [("easy", "normal", "random"), ("random", "easy", "normal"), ("normal", "random", "easy")]
    assert rows[3:] == rows[:3]


def test_each_plays_where_the_result_says() -> None:
    """Only the simplest player makes no offer."""
    batch = BATCH._replace(seats=("simplest", "normal", "normal"), games=3)
    for result in play_all(batch, 1):
        offering = {event["seat"] for event in json.loads(result.record)["events"] if event["kind"] == "offered"}
        assert [result.seats[seat] for seat in range(3) if seat not in offering] == ["simplest"]


def game(seats: str, scores: str, winners: str) -> Result:
    """A game without its moves."""
    points, won = (tuple(int(number) for number in words.split()) for words in (scores, winners))
    return Result(tuple(seats.split()), 1, points, won, "")


def test_a_shared_win_counts_in_shares() -> None:
    tally = Tally()
    tally.add(game("hard easy easy", "9 9 4", "0 1"))
    tally.add(game("easy hard easy", "8 5 8", "0 2"))
    tally.add(game("easy easy hard", "6 6 6", "0 1 2"))
    tally.add(game("hard easy easy", "12 1 2", "0"))
    shares = {player: found.share for player, found in tally.win_shares().items()}
    assert shares == pytest.approx({"hard": (1 / 2 + 1 / 3 + 1) / 4, "easy": (1 / 2 + 1 + 2 / 3) / 4})
    assert tally.mean_scores() == {"hard": 8.0, "easy": 5.5}


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0.5, 1, 0.0546, 0.9454)],
)
def test_wilsons_interval(successes: float, trials: int, low: float, high: float) -> None:
    found = wilson(successes, trials)
    assert found.share == successes / trials
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)
