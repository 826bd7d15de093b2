"""Who waits for a film: one is made at a time, everybody is told how far theirs is, and a stop loses nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import pytest

from bot.features.films import films as module
from bot.features.films.films import (
    EVERY,
    FAILED,
    MAKING,
    NOT_TAKEN,
    OTHERS_FIRST,
    OWN_FIRST,
    POSTED,
    STOPPED,
    Films,
    Order,
    State,
)
from bot.games.contract import IllegalMove
from bot.workers import NoWorker, WorkLost
from tests.features.films.reels import Crew, dots, studio

TURNS = 6
PATIENCE = 5


class Reader:
    """Somebody who wants a film: what they were told, and what was sent."""

    def __init__(self, person: int, table: int = 1, *, taken: bool = True, dismissed: bool = False) -> None:
        self.person, self.table, self.taken, self.dismissed = person, table, taken, dismissed
        self.tried = 0
        self.told: list[State] = []
        self.sent: list[bytes] = []

    def order(self, turns: int = TURNS, limit: int = 10**7) -> Order:
        """The film that they want."""
        return Order(self.person, self.table, lambda: dots(turns), limit, self._show, self._post)

    async def _show(self, state: State) -> None:
        self.tried += 1
        if self.dismissed and self.told:
            raise TimeoutError
        self.told.append(state)

    async def _post(self, made: bytes) -> bool:
        self.sent.append(made)
        return self.taken


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self._passed = asyncio.Event()

    async def sleep(self, until: asyncio.Event, seconds: float) -> None:
        """Sleep until time has passed, or this has happened."""
        self.asked.append(seconds)
        waiting = [asyncio.create_task(event.wait()) for event in (self._passed, until)]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for one in waiting:
            one.cancel()

    async def passes(self) -> None:
        """Let the time pass for which everybody sleeps."""
        self._passed.set()
        self._passed = asyncio.Event()
        await asyncio.sleep(0.01)


async def begun(films: Films, *readers: Reader) -> None:
    """These people ask for theirs, one after the other."""
    for reader in readers:
        await films.begin(reader.order())
    await asyncio.sleep(0.01)


async def done(films: Films) -> None:
    """Nobody waits any more."""
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*[order.task for order in films._orders if order.task], return_exceptions=True)


def last(readers: Sequence[Reader]) -> list[State]:
    """What each was told last."""
    return [reader.told[-1] for reader in readers]


async def test_a_film_is_made_and_sent_and_its_person_is_told_so() -> None:
    films, ana = Films(studio(Crew())), Reader(1)
    await begun(films, ana)
    await done(films)
    assert ana.told == [MAKING, POSTED]
    assert len(ana.sent) == 1


async def test_one_is_made_at_a_time_and_the_others_wait() -> None:
    films, readers = Films(studio(crew := Crew())), [Reader(1), Reader(2), Reader(3)]
    crew.may.clear()
    await begun(films, *readers)
    assert last(readers) == [MAKING, OTHERS_FIRST, OTHERS_FIRST]
    crew.may.set()
    await done(films)
    assert last(readers) == [POSTED] * 3
    # Each of them is done before the next one begins.
    assert [frame.last for frame in crew.frames] == [number % TURNS == TURNS - 1 for number in range(3 * TURNS)]


async def test_of_one_person_the_others_wait_behind_everybody_elses() -> None:
    films, first, second, other = Films(studio(crew := Crew())), Reader(1, 1), Reader(1, 2), Reader(2, 1)
    ended, readers = list[Reader](), [first, second, other]
    crew.may.clear()
    await begun(films, *readers)
    assert last(readers) == [MAKING, OWN_FIRST, OTHERS_FIRST]
    crew.may.set()
    async with asyncio.timeout(PATIENCE):
        while films.waiting():
            ended += [one for one in readers if one.sent and one not in ended]
            await asyncio.sleep(0)
    assert ended == [first, other, second]


async def test_the_same_film_is_not_begun_twice() -> None:
    films, ana = Films(studio(crew := Crew())), Reader(1)
    crew.may.clear()
    await begun(films, ana)
    with pytest.raises(IllegalMove) as refused:
        await films.begin(ana.order())
    assert refused.value.reason == "film-under-way"
    crew.may.set()
    await done(films)
    await begun(films, ana)
    await done(films)
    assert len(ana.sent) == 2


async def test_so_many_wait_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 2)
    films = Films(studio(crew := Crew()))
    crew.may.clear()
    await begun(films, Reader(1), Reader(2))
    with pytest.raises(IllegalMove) as refused:
        await films.begin(Reader(3).order())
    assert refused.value.reason == "film-busy"
    await films.finish()


async def test_how_far_it_is_is_told_every_two_seconds_and_no_more_often() -> None:
    films, ana, clock = Films(studio(crew := Crew())), Reader(1), Clock()
    films.sleep = clock.sleep
    crew.may.clear()
    await begun(films, ana)
    await clock.passes()
    assert ana.told == [MAKING], "nothing has changed"
    crew.step(2)
    await asyncio.sleep(0.01)
    assert ana.told == [MAKING]
    await clock.passes()
    assert len(ana.told) == 2
    assert ana.told[-1].said == MAKING.said
    assert 0 < ana.told[-1].percent < 100
    crew.may.set()
    await done(films)
    assert ana.told[-1] == POSTED
    assert len(ana.told) == 3
    assert set(clock.asked) == {EVERY}


async def test_who_has_dismissed_what_they_were_told_gets_their_film_all_the_same() -> None:
    films, ana, clock = Films(studio(crew := Crew())), Reader(1, dismissed=True), Clock()
    films.sleep = clock.sleep
    crew.may.clear()
    await begun(films, ana)
    for _ in range(3):
        crew.step(2)
        await asyncio.sleep(0.01)
        await clock.passes()
    crew.may.set()
    await done(films)
    assert len(ana.sent) == 1
    assert ana.tried == 3, "at first, once in vain, and at the end"


async def test_a_stop_tells_everybody_and_the_button_works_again() -> None:
    films, readers = Films(studio(crew := Crew())), [Reader(1), Reader(2)]
    crew.may.clear()
    await begun(films, *readers)
    await films.finish()
    await done(films)
    assert last(readers) == [STOPPED] * 2
    assert not any(reader.sent for reader in readers)
    with pytest.raises(IllegalMove):
        await films.begin(readers[0].order())
    again = Films(studio(Crew()))
    await begun(again, *readers)
    await done(again)
    assert last(readers) == [POSTED] * 2


@pytest.mark.parametrize("error", [NoWorker("none"), WorkLost("it has died"), LookupError("a red bean")])
async def test_whatever_goes_wrong_is_said_and_the_next_one_is_made(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    films, readers = Films(studio(crew := Crew(fails=error))), [Reader(1), Reader(2)]
    await begun(films, readers[0])
    await done(films)
    crew.fails = None
    await begun(films, readers[1])
    await done(films)
    assert last(readers) == [FAILED, POSTED]
    (record,) = caplog.records
    assert record.levelno >= logging.WARNING
    assert "red" not in record.message


async def test_where_no_file_is_taken_and_where_it_is_too_large_that_is_said() -> None:
    films, readers = Films(studio(Crew())), [Reader(1, taken=False), Reader(2)]
    await films.begin(readers[0].order())
    await films.begin(readers[1].order(limit=1))
    await done(films)
    assert last(readers) == [NOT_TAKEN, State("film-too-large")]


async def test_without_anybody_who_draws_there_is_none() -> None:
    films = Films(None)
    assert not films.possible
    with pytest.raises(IllegalMove) as refused:
        await films.begin(Reader(1).order())
    assert refused.value.reason == "film-not-here"


async def test_who_could_not_be_told_at_first_waits_for_nothing() -> None:
    films, ana = Films(studio(crew := Crew())), Reader(1, dismissed=True)
    ana.told.append(MAKING)
    with pytest.raises(TimeoutError):
        await films.begin(ana.order())
    assert not films.waiting()
    assert not crew.done
