"""The reckoning by hand, and that everything it is fed with is measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.tables import KEPT
from tests.benchmarks.large import connecting, holding, payloads
from tests.benchmarks.large.connecting import beside, connected
from tests.benchmarks.large.gaming import games
from tests.benchmarks.large.reckoning import Assumed, Measured, lines, needs

ROUND = Measured(
    base=102.4,
    server=1024 / 10_000 * 1024,
    create=1,
    told=1024,
    message=100,
    look=10,
    table=0,
    load=0,
    shard=0,
    click=10,
    in_words=5,
    counted=0.5,
    calls=2,
    moves=1,
    commits=1,
    write=1,
    game=1024,
    result=1,
    clicks_a_game=450,
)
"""Figures with which one can reckon in one's head."""
ASSUMED = Assumed(servers=8640, games=1000, between=10, messages=1000, rush=1, hours=5)


def test_what_breaks_first_comes_first_and_where() -> None:
    found = {need.what: need for need in needs(ASSUMED, ROUND)}
    # 100 clicks a second, of 10 ms each, and 100 messages of 0.1 ms.
    drawn = found["processor, with pictures"]
    assert drawn.needed == pytest.approx(1.01)
    assert drawn.share == pytest.approx(1.01)
    assert drawn.ends == "990 games"
    assert found["processor, in words"].ends == "1,980 games"
    assert found["hearing of messages"].needed == pytest.approx(0.01)
    calls = found["calls that count"]
    assert (calls.needed, calls.there, calls.ends) == (50, 50, "1,000 games")
    assert found["commits, were none shared"].ends == "10,000 games"
    # A tenth of a GiB for nothing, and a tenth of a GiB for each thousand servers.
    assert found["memory"].needed == pytest.approx(0.1 + 0.864)
    assert found["memory"].ends == "9,000 servers"
    assert found["threads"].needed == 9 + 16
    assert found["calls in one channel"].share == pytest.approx(0.05)
    shares = [need.share for need in needs(ASSUMED, ROUND)]
    assert shares == sorted(shares, reverse=True)
    assert needs(ASSUMED, ROUND)[0].what == "processor, with pictures"


def test_clicks_at_tables_that_are_kept_no_longer_take_more() -> None:
    (words,) = [need for need in needs(ASSUMED, ROUND._replace(load=5)) if need.what == "processor, in words"]
    # 5 ms a click, and 5 more where the table has to be read.
    assert words.needed == pytest.approx((1000 + 1000 - KEPT) * 0.0005 + 0.01)
    assert words.ends == f"{(0.99 + KEPT * 0.0005) / 0.001:,.0f} games"
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


async def test_whole_games_and_their_results_are_weighed(tmp_path: Path) -> None:
    found = await games(tmp_path / "beans.sqlite3", 1)
    assert found.moves > 100
    assert found.whole > 10 * found.result >= 0
    assert found.whole > 5 * found.packed > 0


async def test_shards_that_are_weighed_are_connected(tmp_path: Path) -> None:
    assert await connected(tmp_path, 2) > 20


async def test_one_shard_is_weighed_against_a_plain_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "EVENTS", 20)
    for cost in await beside(tmp_path, 1):
        assert cost.start > 0
        assert cost.event > 0
