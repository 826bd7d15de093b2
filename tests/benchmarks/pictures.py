"""What pictures cost: `python -m tests.benchmarks.pictures [table|hand]`; both without a word.

CPU time from a scene to the bytes of its PNG, sprites and unchanged panels remembered, and the size of the file:
medians over 200 scenes of made-up games, in which each scene differs little from the one before.
"""

from __future__ import annotations

import argparse
import random
import resource
import statistics
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

from bot.art.pictures import draw
from bot.art.scenes.fields import Field
from bot.art.scenes.hand import Group, Hand
from bot.art.scenes.table import Mark, Seat, Table
from tests.art.pictures.growing import BEANS, EMPTY, card, field, own

SCENES = 200
WARMING = 60
"""Scenes before those, so that everything is drawn once."""
NAMES = ("Mia", "Ben", "Zoë the Gardener", "Ada", "Jürgen", "Noor", "xX_BeanLord_Xx")


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description="Measure pictures of made-up games.")
    parser.add_argument("what", nargs="?", choices=("table", "hand"))
    what = parser.parse_args().what
    if what != "hand":
        for players in (4, 7):
            print(_measure(f"a table of {players}", tables(players, random.Random(players))))
    if what != "table":
        print(_measure("a hand", hands(random.Random(1))))
    print(f"memory at most: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MiB")


def _measure(name: str, scenes: Iterator[Any]) -> str:
    for scene in islice(scenes, WARMING):
        draw(scene)
    times, sizes = [], []
    for scene in islice(scenes, SCENES):
        start = time.process_time()
        sizes.append(len(draw(scene)))
        times.append(1000 * (time.process_time() - start))
    ninth = statistics.quantiles(times, n=10)[-1]
    return (
        f"{name}: {statistics.median(times):.1f} ms of CPU (nine of ten below {ninth:.1f}), "
        f"{statistics.median(sizes) / 1000:.0f} kB (at most {max(sizes) / 1000:.0f})"
    )


def tables(players: int, luck: random.Random) -> Iterator[Table]:
    """A game as its table shows it: in each scene one seat has changed, and sometimes what lies face up."""
    seats = [Seat(place, NAMES[place], 5, 0, (EMPTY, EMPTY)) for place in range(players)]
    draw_pile, discard, turn = 120, 0, 0
    face_up: tuple[str, ...] = ()
    while True:
        place = luck.randrange(players)
        seats[place] = _changed(seats[place], luck)
        if luck.random() < 0.2:
            turn = (turn + 1) % players
            face_up = tuple(luck.choices(BEANS, k=luck.randrange(3)))
            draw_pile, discard = (draw_pile - 5) % 125, (discard + 3) % 90
            seats = [seat._replace(mark=None) for seat in seats]
        top = BEANS[discard % len(BEANS)] if discard else None
        line = f"{NAMES[place]} offers; waiting for {NAMES[turn]}"
        yield Table(f"{NAMES[turn]} trades", line, tuple(seats), turn, face_up, "", draw_pile, discard, top)


def _changed(seat: Seat, luck: random.Random) -> Seat:
    """A seat that has planted, harvested, drawn cards or said something."""
    match luck.randrange(4):
        case 0:
            return seat._replace(hand=luck.randint(1, 11), mark=None)
        case 1:
            return seat._replace(mark=luck.choice(list(Mark)))
        case _:
            fields = list(seat.fields)
            place = luck.randrange(len(fields))
            earned = fields[place].pays
            fields[place] = _grown(fields[place], luck)
            more = 0 if fields[place].cards else earned
            return seat._replace(fields=tuple(fields), thalers=seat.thalers + more, hand=max(seat.hand - 1, 0))


def _grown(planted: Field, luck: random.Random) -> Field:
    if not planted.cards:
        return field(luck.choice(BEANS), 1)
    return EMPTY if luck.random() < 0.15 else field(planted.beans[0], planted.cards + 1)


def hands(luck: random.Random) -> Iterator[Hand]:
    """A game as one player's panel shows it: cards leave at the front, and come at the back."""
    beans = luck.choices(BEANS, k=5)
    fields, thalers = [EMPTY, EMPTY], 0
    while True:
        if len(beans) < luck.randint(3, 10):
            beans += luck.choices(BEANS, k=3)
        else:
            beans.pop(0 if luck.random() < 0.7 else luck.randrange(len(beans)))
            place = luck.randrange(2)
            thalers += fields[place].pays
            fields[place] = _grown(fields[place], luck)
        waiting = tuple(luck.choices(BEANS, k=luck.randrange(3)))
        groups = (Group("to plant", waiting),) if waiting else ()
        owned = tuple(own(one) for one in fields)
        yield Hand("Plant this first", f"{len(beans)} cards", tuple(map(card, beans)), owned, thalers % 30, groups)


if __name__ == "__main__":
    main()
