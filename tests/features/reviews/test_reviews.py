"""Reviews being made: by workers, in slices, from what a seat saw alone, and once for whoever asks twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from bot.features.reviews.reviews import AT_ONCE, Reviews
from bot.games import CATALOGUE
from bot.store import PlayedFor
from bot.tables.replays.course import Course
from bot.workers import WorkLost
from bot.workers.work import Value, Values
from tests.tables.replays.games import lived


class Counting:
    """Workers who note what they are asked."""

    at_once, replaced = 1, 0

    def __init__(self) -> None:
        self.asked: list[list[Any]] = []
        self.dies_at = -1

    async def run(self, function: Callable[[*Values], Value], *values: *Values, within: float = 1.0) -> Value:
        """Do it at once, or die over it."""
        asked: Any = values
        self.asked.append(list(asked[1]))
        if len(self.asked) == self.dies_at:
            raise WorkLost("a worker has died")
        await asyncio.sleep(0)
        return function(*values)

    async def finish(self) -> None:
        """There is nothing to end."""


class Looked:
    """Games that are over, of which there is one."""

    def __init__(self, key: str, players: int) -> None:
        self.made = 0
        played = lived(key, players)
        game: Any = CATALOGUE[key]
        states = [game.replay(players, played.events[:1])]
        for event in played.events[1:]:
            states.append(game.evolve(states[-1], event))
        self._course = Course(game, states, played.events)

    async def require_over(self, table: Any) -> None:
        """It is."""

    async def course(self, table: Any) -> Course:
        """The one that there is."""
        self.made += 1
        return self._course


class There:
    """A table."""

    id = 7
    game = CATALOGUE["rio_grande_2000"]


def reviews(monkeypatch: Any, spells: tuple[range, ...] = ()) -> tuple[Reviews, Counting, Looked]:
    async def noted(*asked: object) -> PlayedFor:
        return PlayedFor(spells, known=True)

    monkeypatch.setattr("bot.store.played_for", noted)
    workers, looked = Counting(), Looked("rio_grande_2000", 3)
    made: Any = Reviews
    return made(looked, workers, None), workers, looked


async def test_it_is_made_in_slices_of_views_alone(monkeypatch: Any) -> None:
    made, workers, _ = reviews(monkeypatch)
    table: Any = There()
    found = await made.of(table, 0)
    assert found.parts
    assert len(workers.asked) > 1
    assert max(map(len, workers.asked)) <= AT_ONCE
    for view, _, _ in [one for some in workers.asked for one in some]:
        assert view.own.seat == 0


async def test_whoever_asks_twice_waits_for_the_same(monkeypatch: Any) -> None:
    made, workers, looked = reviews(monkeypatch)
    table: Any = There()
    first, second = await asyncio.gather(made.of(table, 0), made.of(table, 0))
    assert first is second
    assert looked.made == 1
    asked = len(workers.asked)
    assert await made.of(table, 0) is first
    assert len(workers.asked) == asked
    assert await made.of(table, 1) is not first


async def test_whoever_gives_up_ends_it_for_nobody_else(monkeypatch: Any) -> None:
    made, _, looked = reviews(monkeypatch)
    table: Any = There()
    one, other = [asyncio.create_task(made.of(table, 0)) for _ in range(2)]
    await asyncio.sleep(0)
    one.cancel()
    assert (await other).parts
    assert looked.made == 1


async def test_a_worker_that_dies_costs_its_slice_alone(monkeypatch: Any) -> None:
    made, workers, _ = reviews(monkeypatch)
    workers.dies_at = 2
    table: Any = There()
    found = await made.of(table, 0)
    assert found.failed == len(workers.asked[1])
    assert found.parts


async def test_what_somebody_else_decided_is_not_judged(monkeypatch: Any) -> None:
    whole, _, _ = reviews(monkeypatch)
    table: Any = There()
    everything = await whole.of(table, 0)
    made, workers, _ = reviews(monkeypatch, (range(1, 200),))
    found = await made.of(table, 0)
    assert found.stood_in > 0
    assert all(one.place + 1 >= 200 for one in found.shown)
    assert sum(part.decided for part in found.parts) < sum(part.decided for part in everything.parts)
    assert sum(map(len, workers.asked)) > 0
