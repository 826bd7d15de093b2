"""Plays many games, in this process or in several, in the same order and with the same outcome either way."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from types import FrameType
from typing import NamedTuple

from bot.games import CATALOGUE
from bot.players import FAMILIES
from bot.simulate.playing import play
from bot.simulate.record import line

CHUNK = 4
"""How many games a process plays between two answers: few, so that it can be interrupted promptly."""
LOOK = 0.1
"""Seconds after which it is looked at whether somebody has interrupted, while nothing comes from the processes."""


class Batch(NamedTuple):
    """What to play: `games` games of one kind, each from a seed of its own."""

    game: str
    seats: tuple[str, ...]
    """Who plays at each seat in the first game; from each game to the next all move on by one seat."""
    games: int
    seed: int
    recorded: bool

    def seeds(self) -> Iterator[str]:
        """Each game's own seed, so that nothing depends on who plays it or when."""
        return (f"{self.seed}-{number}" for number in range(1, self.games + 1))

    def players_of(self, seed: str) -> tuple[str, ...]:
        """Who plays at each seat in the game of this seed, so that each sits everywhere equally often."""
        moved = (int(seed.rpartition("-")[2]) - 1) % len(self.seats)
        return self.seats[-moved:] + self.seats[:-moved] if moved else self.seats


class Result(NamedTuple):
    """What is kept of a game; `record` is empty unless it was asked for."""

    seats: tuple[str, ...]
    moves: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    record: str


def play_all(batch: Batch, jobs: int) -> Generator[Result, None, None]:
    """Play the games in the order of their seeds, in so many processes; few results are in memory at once."""
    if jobs == 1:
        return (play_one(batch, seed) for seed in batch.seeds())
    return _in_processes(batch, jobs)


def play_one(batch: Batch, seed: str) -> Result:
    """Play one of the games."""
    game = CATALOGUE[batch.game]
    seats = batch.players_of(seed)
    played = play(game, FAMILIES[game.family], seats, seed)
    record = line(game, seed, played) if batch.recorded else ""
    return Result(seats, played.moves, played.scores, played.winners, record)


def _play_some(batch: Batch, seeds: Sequence[str]) -> list[Result]:
    return [play_one(batch, seed) for seed in seeds]


def _in_processes(batch: Batch, jobs: int) -> Generator[Result, None, None]:
    """Hand the games out in chunks, never more than two for each process ahead of what was taken."""
    seeds = batch.seeds()
    chunks = iter(lambda: list(islice(seeds, CHUNK)), [])
    jobs = min(jobs, -(-batch.games // CHUNK))
    # Spawned, not forked: the same on every system.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    due: deque[Future[list[Result]]] = deque()
    try:
        with _answering_interrupts(signal.SIG_IGN):
            # These processes ignore Ctrl-C, which a terminal sends to all: only the first process ends them.
            due += [pool.submit(_play_some, batch, chunk) for chunk in islice(chunks, 2 * jobs)]
        interrupts: list[int] = []
        # Raised within a lock of the pool, it would break that: it is noted, and raised between two results.
        with _answering_interrupts(lambda number, frame: interrupts.append(number)):
            while due:
                while not interrupts and not wait([due[0]], timeout=LOOK).done:
                    pass
                if interrupts:
                    raise KeyboardInterrupt
                yield from due.popleft().result()
                due += [pool.submit(_play_some, batch, chunk) for chunk in islice(chunks, 1)]
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _answering_interrupts(handler: Callable[[int, FrameType | None], object] | signal.Handlers) -> Iterator[None]:
    """Let this answer Ctrl-C for a while; processes that are started in here inherit whether it is ignored."""
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
