"""The reckoning by hand, and that everything it is fed with is measured."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest

from bot.tables.tables import KEPT
from tests.architecture.test_statements import SIZES
from tests.benchmarks.large import connecting, holding, page, payloads
from tests.benchmarks.large.calling import Way, calls
from tests.benchmarks.large.connecting import beside, connected
from tests.benchmarks.large.gaming import games
from tests.benchmarks.large.reckoning import Assumed, Measured, lines, needs

ROUND = Measured(
    base=102.4,
    server=1024 / 10_000 * 1024,
    everything=150,
    create=1,
    told=1024,
    message=100,
    look=10,
    table=0,
    read=0,
    load=0,
    shard=0,
    click=10,
    workers=20,
    in_words=5,
    memory=100,
    below=0,
    calls=2,
    counted=0.5,
    in_channel=0.5,
    direct=0.25,
    alone=1,
    between=8,
    moves=1,
    commits=1,
    write=1,
    whole=2048,
    game=1024,
    result=1,
    clicks_a_game=450,
    one_shard=4,
    plain=4,
    heard=50,
    plainly_heard=50,
)
"""Figures with which one can reckon in one's head."""
ASSUMED = Assumed(servers=8640, games=1000, between=10, messages=1000, rush=1, hours=5)


def test_what_breaks_first_comes_first_and_where() -> None:
    found = {need.what: need for need in needs(ASSUMED, ROUND)}
    # 100 clicks a second, of 10 ms each, and 100 messages of 0.1 ms.
    drawn = found["processor of the loop, with pictures"]
    assert drawn.needed == pytest.approx(1.01)
    assert drawn.share == pytest.approx(1.01)
    assert drawn.end == pytest.approx(990)
    assert drawn.of == "games"
    assert found["processor, in words"].end == pytest.approx(1980)
    # 20 ms of each click are the worker's, who hears of no messages.
    assert found["processor of the worker"].end == pytest.approx(500)
    assert found["hearing of messages"].needed == pytest.approx(0.01)
    calls = found["counted calls, panels in the channel"]
    assert (calls.needed, calls.there, calls.end) == (50, 50, 1000)
    assert found["counted calls, direct messages"].end == 2000
    assert found["counted calls, nobody at the table"].end == 500
    assert found["commits, were none shared"].end == 10_000
    # A tenth of a GiB for nothing, and a tenth of a GiB for each thousand servers.
    assert found["memory"].needed == pytest.approx(0.1 + 0.864)
    assert found["memory"].end == pytest.approx(9000)
    assert found["threads"].needed == 9 + 16
    assert found["calls in one channel"].share == pytest.approx(0.1)
    shares = [need.share for need in needs(ASSUMED, ROUND)]
    assert shares == sorted(shares, reverse=True)
    assert needs(ASSUMED, ROUND)[0].what == "processor of the worker"


def test_goals_are_held_against_where_it_ends() -> None:
    found = {need.what: need for need in needs(ASSUMED, ROUND)}
    assert found["processor of the loop, with pictures"].verdict == "goal 700: met"
    assert found["processor of the worker"].verdict == "goal 700: MISSED"
    assert found["counted calls, panels in the channel"].verdict == "goal 900: met"
    assert not found["processor, in words"].verdict
    assert "goal 700: MISSED" in "\n".join(lines(ASSUMED, ROUND))


def test_a_bot_that_draws_in_a_thread_of_its_own_has_no_worker_and_calls_that_nobody_made_end_nowhere() -> None:
    found = {need.what: need for need in needs(ASSUMED, ROUND._replace(workers=0, direct=0))}
    assert "processor of the worker" not in found
    assert found["counted calls, direct messages"].end == inf
    # The memory of workers is the bot's, too: a tenth of a GiB.
    (more,) = [need for need in needs(ASSUMED, ROUND._replace(below=102.4)) if need.what == "memory"]
    assert more.end == pytest.approx(8000)


def test_clicks_at_tables_that_are_kept_no_longer_take_more() -> None:
    (words,) = [need for need in needs(ASSUMED, ROUND._replace(load=5)) if need.what == "processor, in words"]
    # 5 ms a click, and 5 more where the table has to be read.
    assert words.needed == pytest.approx((1000 + 1000 - KEPT) * 0.0005 + 0.01)
    assert words.end == pytest.approx((0.99 + KEPT * 0.0005) / 0.001)
    tables = needs(ASSUMED, ROUND._replace(table=1024))
    (memory,) = [need.needed for need in tables if need.what == "memory"]
    assert memory == pytest.approx(0.1 + 0.864 + KEPT / 1024)


def test_the_start_and_the_disk() -> None:
    said = "\n".join(lines(ASSUMED, ROUND))
    assert "250 events a second: 100 messages of people" in said
    # Nine shards: eight waits of five seconds, or none.
    assert "1 shards at once: 40 s" in said
    assert "16 shards at once: 0 s" in said
    assert "9 s of CPU to hear of 8.4 GiB" in said
    assert "111 times a day" in said
    # A game takes 4,500 s; 1,000 at a time for five hours are 4,000.
    assert "4,000 games a day, 3.9 GiB for a year" in said


def test_the_page_tells_one_figure_where_the_runs_agree_and_both_ends_where_they_do_not() -> None:
    runs = [ROUND, ROUND._replace(click=10.5, counted=0.85), ROUND._replace(counted=0.8)]
    said = "\n".join(page.measured(runs))
    assert "| 10 ms of processor in the process of the loop |" in said
    assert "| 2, of which 0.5 to 0.85 count for its limit |" in said
    table = list(page.needed(ASSUMED, [ROUND, ROUND._replace(in_channel=0.25)]))
    assert (
        "| counted calls, panels in the channel | 25 to 50 a second | 50 | 1,000 to 2,000 games (900 are wanted) |"
        in table
    )


@pytest.mark.parametrize(
    ("figure", "words"),
    [
        (0, "0"),
        (0.0791, "0.079"),
        (1, "1"),
        (2.04, "2"),
        (26.88, "27"),
        (140.8, "141"),
        (12345, "12,300"),
        (inf, "no number"),
    ],
)
def test_figures_have_as_many_digits_as_they_are_good_for(figure: float, words: str) -> None:
    assert page.said(figure) == words


def test_sizes_has_every_row() -> None:
    rows = [*page.measured([ROUND]), *page.needed(ASSUMED, [ROUND._replace(workers=0)])]
    for row in [row for row in rows if row.startswith("| ")]:
        assert row.partition(" | ")[0] + " |" in SIZES.read_text("utf-8")


@pytest.mark.long
async def test_people_in_every_way_play_on_and_their_calls_are_counted(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    found = {way: await calls(tmp_path_factory.mktemp(way), 12, way) for way in Way}
    assert all(4 < each.between < 20 for each in found.values())
    assert found[Way.ALONE].a_move > max(found[Way.CHANNEL].a_move, found[Way.DIRECT].a_move)


async def test_servers_are_heard_of_as_the_gateway_tells_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(holding, "favour_the_event_loop", lambda: None)
    monkeypatch.setattr(holding, "MESSAGES", 20)
    found = await holding.servers(tmp_path / "beans.sqlite3", 10, everything=False)
    assert found.create > 0
    assert found.message > 0
    told = [len(str(payloads.server(number))) / 1024 for number in range(10)]
    assert found.told == pytest.approx(sum(told) / 10, rel=0.2)
    assert min(told) > 5


@pytest.mark.long
async def test_whole_games_and_their_results_are_weighed(tmp_path: Path) -> None:
    found = await games(tmp_path / "beans.sqlite3", 1)
    assert found.moves > 100
    assert found.whole > 10 * found.result >= 0
    assert found.whole > 5 * found.packed > 0


@pytest.mark.long
async def test_shards_that_are_weighed_are_connected(tmp_path: Path) -> None:
    assert await connected(tmp_path, 2) > 20


async def test_one_shard_is_weighed_against_a_plain_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "EVENTS", 20)
    for cost in await beside(tmp_path, 1):
        assert cost.start > 0
        assert cost.event > 0
