"""What a film costs: `python -m tests.benchmarks.film [--players 4] [--key duel] [--folder FILMS] [--thread]`.

A whole game between computers of each kind is made a film, by a worker that has drawn its pictures before. Printed
are seconds of CPU there and on the event loop, the longest slice of each, how much more memory the worker had at
most, and what the film is like. `--folder` keeps the films, and a sheet of some frames of each.

With `--thread` a thread of this process makes them, as on small machines: then it is told for how long the loop
was held up at most, also while its pictures alone were drawn, as any are, and how long a film takes.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from PIL import Image

from bot import painting
from bot.features.films.making import make
from bot.features.films.shots import Shown, moments
from bot.games import CATALOGUE
from bot.interpreter import favour_the_event_loop, spare_what_is_known
from bot.players import FAMILIES
from bot.simulate.playing import play
from bot.store import COMPUTERS, SeatRow, Status, TableRow
from bot.tables import Table
from bot.tables.replays.replays import course_of
from bot.ui.components import Scene
from bot.ui.pictures import Studio
from bot.workers import LONGEST, Processes, Threads, Workers
from bot.workers.work import Value, Values
from tests.art.pictures.real_games import NAMES
from tests.benchmarks.working import Work, measured

T = TypeVar("T")

LIMIT = 10 * 1024 * 1024
MINUTE = 60.0
"""Seconds that a first picture may take."""
LOOK = 0.005
"""Seconds between two looks at the loop."""
ON_A_SHEET, SHEET_WIDE = 9, 400


class Measured:
    """Has done by workers what it is asked for, and notes what that took."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self.apart, self.at_once, self.replaced = workers.apart, workers.at_once, 0
        self.done: list[Work] = []

    async def run(self, function: Callable[[*Values], Value], *values: *Values, within: float = LONGEST) -> Value:
        """What the function gives for these values."""
        work = await self._workers.run(measured, function, values, within=within)
        self.done.append(work._replace(made=None))
        made: Value = work.made
        return made

    async def finish(self) -> None:
        """Do no more."""
        await self._workers.finish()


class Film(NamedTuple):
    """A film, what it took in the worker and in each slice on the loop, for how long that was held up at most, and
    usually is, how long it took in all, in seconds, and KiB by which the worker grew."""

    made: bytes
    works: Sequence[Work]
    looped: Sequence[float]
    held_up: float
    usually: float
    whole: float
    grown: int


def main() -> None:
    """Make a film of each game, or of one."""
    parser = argparse.ArgumentParser(description="Measure films of whole games.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--key", choices=CATALOGUE)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--thread", action="store_true")
    given = parser.parse_args()
    favour_the_event_loop()
    with tempfile.TemporaryDirectory() as folder:
        set_up = partial(painting.set_up, Path(folder))
        for key in [given.key] if given.key else CATALOGUE:
            players = min(given.players, max(CATALOGUE[key].players))
            film = asyncio.run(made(key, players, Threads(set_up) if given.thread else Processes(1, set_up)))
            told = _in_a_thread(film) if given.thread else _cost(film)
            print(f"{key}, {players} players: {told}; {_alike(film)}", flush=True)
            if given.folder is not None:
                _keep(film, given.folder / f"{key}-{players}")


async def made(key: str, players: int, crew: Workers) -> Film:
    """A film of a whole game of this kind."""
    table, events = _over(key, players)
    course, workers, looped = course_of(table.game, players, events), Measured(crew), list[float]()
    scenes = [one.picture.scene for one in moments(table, course)]
    await _draw(scenes, workers)
    spare_what_is_known()
    _, usually = await _watched(_draw(scenes, workers))
    before, workers.done = workers.done[-1].memory, []
    making = make(_timed(moments(table, course), looped), Studio(painting.draw, workers), LIMIT, lambda done: None)
    began = time.perf_counter()
    film, held_up = await _watched(making)
    whole = time.perf_counter() - began
    await workers.finish()
    return Film(film, workers.done, looped, held_up, usually, whole, workers.done[-1].memory - before)


async def _draw(scenes: Sequence[Scene], workers: Workers) -> None:
    for scene in scenes:
        await workers.run(painting.draw, scene, within=MINUTE)


async def _watched(work: Coroutine[Any, Any, T]) -> tuple[T, float]:
    """What this gives, and for how many seconds the loop was held up meanwhile at most."""
    over, late = asyncio.Event(), list[float]()
    looking = asyncio.create_task(_look(over, late))
    done = await work
    over.set()
    await looking
    return done, max(late)


async def _look(over: asyncio.Event, late: list[float]) -> None:
    """Note by how much the loop comes late, again and again."""
    while not over.is_set():
        began = time.perf_counter()
        await asyncio.sleep(LOOK)
        late.append(time.perf_counter() - began - LOOK)


def _timed(shown: Iterator[Shown], took: list[float]) -> Iterator[Shown]:
    while True:
        began = time.process_time()
        one = next(shown, None)
        took.append(time.process_time() - began)
        if one is None:
            return
        yield one


def _cost(film: Film) -> str:
    took = [work.took for work in film.works]
    return (
        f"{sum(took):.2f} s of CPU in a worker (longest slice {1000 * max(took):.0f} ms), which had "
        f"{film.works[-1].memory / 1024:.0f} MiB at most, {film.grown / 1024:.0f} of them for it, "
        f"{sum(film.looped):.2f} s on the loop (longest {1000 * max(film.looped):.0f} ms)"
    )


def _in_a_thread(film: Film) -> str:
    took = sum(work.took for work in film.works)
    return (
        f"{took:.2f} s of CPU in a thread, {film.whole:.1f} s in all, the loop held up for "
        f"{1000 * film.held_up:.0f} ms at most ({1000 * film.usually:.0f} by its pictures alone)"
    )


def _alike(film: Film) -> str:
    frames = list(_frames(film.made))
    seconds = sum(milliseconds for _, milliseconds in frames) / 1000
    wide, high = frames[0][0].size
    return f"{len(film.made) / 1024:.0f} KiB, {seconds:.0f} s, {len(frames)} frames of {wide} × {high}"


def _keep(film: Film, name: Path) -> None:
    name.parent.mkdir(parents=True, exist_ok=True)
    name.with_suffix(".gif").write_bytes(film.made)
    sheet(film.made).save(name.with_suffix(".png"))


def _frames(made: bytes) -> Iterator[tuple[Image.Image, int]]:
    with Image.open(BytesIO(made)) as film:
        for number in range(getattr(film, "n_frames", 1)):
            film.seek(number)
            yield film.convert("RGB"), int(film.info["duration"])


def sheet(made: bytes) -> Image.Image:
    """Some frames of a film, evenly apart, side by side."""
    frames = [frame for frame, _ in _frames(made)]
    chosen = [frames[number * (len(frames) - 1) // (ON_A_SHEET - 1)] for number in range(ON_A_SHEET)]
    high = round(chosen[0].height * SHEET_WIDE / chosen[0].width)
    image = Image.new("RGB", (3 * SHEET_WIDE + 20, -(-ON_A_SHEET // 3) * (high + 10)))
    for number, frame in enumerate(chosen):
        at = (number % 3 * (SHEET_WIDE + 10), number // 3 * (high + 10))
        image.paste(frame.resize((SHEET_WIDE, high), Image.Resampling.LANCZOS), at)
    return image


def _over(key: str, players: int) -> tuple[Table, Any]:
    """A table at which a whole game was played by computers."""
    game = CATALOGUE[key]
    table = Table(12, game)
    table.row = TableRow(12, key, 500, 600, 1, "en", Status.ENDED, 1, 0, 0, None)
    table.seats = tuple(
        [
            SeatRow(
                12,
                seat,
                -COMPUTERS - seat if seat else 1,
                NAMES[seat],
                left=False,
                computer="hard" if seat else None,
            )
            for seat in range(players)
        ]
    )
    return table, play(game, FAMILIES[game.family], ("normal",) * players, "film").events


if __name__ == "__main__":
    main()
