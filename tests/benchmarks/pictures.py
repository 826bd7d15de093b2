"""What pictures cost: `python -m tests.benchmarks.pictures [table|hand|bohne|game]`; all without a word.

CPU time from a scene to the bytes of its PNG, sprites and unchanged panels remembered, and the size of the file:
medians over 200 positions of games between computers, one after the other as their messages show them. Over a
game: the mean of 600 pictures in a row, tables and hands, of ten tables by turns, which is what a click pays for.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import time
from collections.abc import Iterator, Sequence
from itertools import islice

from bot.art.pictures import draw
from bot.art.scenes.hand import Hand
from bot.ui.components import Picture, Scene
from tests.art.pictures.real_games import hand_picture, moments, stays, table_picture
from tests.benchmarks.over_games import by_turns

GAME, BOHNE = "rio_grande_2000", "nicht_die_bohne"
SCENES = 200
WARMING = 60
"""Scenes before those, so that everything is drawn once."""
TABLES, PLAYED, IN_A_ROW = 10, 4000, 600
"""Tables that play at the same time, the pictures that they have shown, and those that are measured."""


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description="Measure pictures of real games.")
    parser.add_argument("what", nargs="?", choices=("table", "hand", "bohne", "game"))
    what = parser.parse_args().what
    if what in (None, "table"):
        for players in (4, 7):
            print(_measure(f"a table of {players}", _different(tables(GAME, players))))
    if what in (None, "hand"):
        print(_measure("a hand", _different(hands(GAME))))
    if what in (None, "bohne"):
        for players in (3, 6):
            print(_measure(f"a trick of {players}", _different(tables(BOHNE, players))))
        print(_measure("a hand of Nicht die Bohne", _different(hands(BOHNE))))
    if what in (None, "game"):
        for players in (4, 7):
            print(_over_a_game(players))
    print(f"memory at most: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MiB")


def _measure(name: str, scenes: Sequence[Scene]) -> str:
    for scene in scenes[:WARMING]:
        draw(scene)
    times, sizes = [], []
    for scene in scenes[WARMING:]:
        start = time.process_time()
        sizes.append(len(draw(scene)))
        times.append(1000 * (time.process_time() - start))
    ninth = statistics.quantiles(times, n=10)[-1]
    return (
        f"{name}: {statistics.median(times):.1f} ms of CPU (nine of ten below {ninth:.1f}), "
        f"{statistics.median(sizes) / 1000:.0f} kB (at most {max(sizes) / 1000:.0f})"
    )


def _over_a_game(players: int) -> str:
    """What a picture costs on the average while ten tables play, after a third of a game each."""
    pictures = by_turns(GAME, players, TABLES)
    for scene in islice(pictures, PLAYED):
        draw(scene)
    scenes = tuple(islice(pictures, IN_A_ROW))
    start = time.process_time()
    sizes = [len(draw(scene)) for scene in scenes]
    each = 1000 * (time.process_time() - start) / len(sizes)
    hands = sum(isinstance(scene, Hand) for scene in scenes)
    return (
        f"over a game of {players}, {TABLES} tables by turns: {each:.1f} ms of CPU a picture, "
        f"{statistics.mean(sizes) / 1000:.0f} kB ({hands} of {len(sizes)} are hands)"
    )


def _different(pictures: Iterator[Picture]) -> Sequence[Scene]:
    """Scenes in their order, each once: one that is remembered is not drawn again."""
    scenes: dict[Scene, None] = {}
    while len(scenes) < WARMING + SCENES:
        scenes[next(pictures).scene] = None
    return tuple(scenes)


def tables(game: str, players: int) -> Iterator[Picture]:
    """What the table's message shows in game after game."""
    for number in range(100):
        yield from map(table_picture, filter(stays, moments(game, players, f"{players}-{number}")))


def hands(game: str) -> Iterator[Picture]:
    """What one player's panel shows in game after game."""
    for number in range(100):
        for moment in filter(stays, moments(game, 4, f"hand-{number}")):
            yield hand_picture(moment, 0)


if __name__ == "__main__":
    main()
