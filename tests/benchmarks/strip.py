"""What the other players above the hands cost: `python -m tests.benchmarks.strip [--players 5] [--pairs 5]`.

CPU time for each event of whole games between computers: all panels are awake, and each is rendered where what it
is drawn from has changed, and drawn where its picture has. In pairs: without the others, then with them.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from functools import lru_cache
from typing import Any
from unittest import mock

from bot.art.pictures import draw
from bot.ui.bohnanza.hand import excerpt
from bot.ui.bohnanza.pictures import others
from bot.ui.checksum import checksum
from bot.ui.families import FAMILIES
from bot.ui.pictures import digest
from bot.ui.screens import Face, Seen
from tests.art.pictures.real_games import Moment, moments, seen

GAME = "rio_grande_2000"
SCREENS = FAMILIES["bohnanza"]
GAMES = 1
REMEMBERED = 80
"""So many whole pictures are remembered (`bot/ui/pictures.py`)."""


def main() -> None:
    """Measure pairs, and say what the others cost beyond what panels cost without them."""
    parser = argparse.ArgumentParser(description="Measure the others above the hands.")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--pairs", type=int, default=5)
    given = parser.parse_args()
    found = list(positions(given.players))
    _warm(found)
    more = []
    for _ in range(given.pairs):
        with mock.patch.object(others, "shows_others", nobody), mock.patch.object(excerpt, "shows_others", nobody):
            without, few = _measure(found)
        with_them, many = _measure(found)
        more.append(with_them - without)
        print(f"{without:.2f} ms without, {with_them:.2f} with: {more[-1]:.2f} more ({few} and {many} pictures)")
    print(f"{statistics.median(more):.2f} ms of CPU more, of {len(found)} events of {given.players} players")


def nobody(*_: object) -> bool:
    """Shows none of the others."""
    return False


def positions(players: int) -> Iterator[tuple[Seen[Any, Any], ...]]:
    """What each seat sees after each move of a few games."""
    for number in range(GAMES):
        for moment in moments(GAME, players, f"strip-{number}")[:-1]:
            yield _sights(moment, players)


def _sights(moment: Moment, players: int) -> tuple[Seen[Any, Any], ...]:
    return tuple([seen(moment, seat) for seat in range(players)])


def _warm(found: list[tuple[Seen[Any, Any], ...]]) -> None:
    _measure(found[: len(found) // GAMES])


def _measure(found: list[tuple[Seen[Any, Any], ...]]) -> tuple[float, int]:
    """Milliseconds an event, and how many pictures were drawn."""
    shown: dict[int, Any] = {}
    pictures: dict[int, str] = {}
    drawing = lru_cache(REMEMBERED)(draw)
    drawn, start = 0, time.process_time()
    for sights in found:
        for seat, looked in enumerate(sights):
            sight = SCREENS.hand_excerpt(looked, Face.LIVE)
            if sight == shown.get(seat):
                continue
            shown[seat] = sight
            checksum(sight)
            screen = SCREENS.hand(sight, None, Face.LIVE)
            screen.to_components()
            if screen.picture is not None and digest(screen.picture) != pictures.get(seat):
                pictures[seat] = digest(screen.picture)
                drawing(screen.picture.scene)
                drawn += 1
    return 1000 * (time.process_time() - start) / len(found), drawn


if __name__ == "__main__":
    main()
