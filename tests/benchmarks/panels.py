"""Random games, with all that must be true of panels after every step: `python -m tests.benchmarks.panels`.

People press whatever there is, type commands, dismiss messages and close their direct messages; the bot is
restarted, and time passes. Where there is trading, a second table follows, at which people press only the *Accept*
of their own panel. `--seed` repeats a game that has failed, together with `--game`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path

from bot.games import CATALOGUE
from tests.cogs.evening import evening
from tests.cogs.takers import TRADING, taking

TURN = 10
"""So many clicks it takes to trade once."""


def main() -> None:
    """Play so many games; exit with how many failed."""
    parser = argparse.ArgumentParser(description="Check panels in random games.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--steps", type=int, default=150, help="at most so many in a game")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    parser.add_argument("--game", choices=tuple(CATALOGUE), help="only this one")
    given = parser.parse_args()
    played, failed = Counter[str](), 0
    for seed in range(given.seed, given.seed + given.games):
        game = given.game or random.Random(seed).choice(tuple(CATALOGUE))
        began = time.monotonic()
        print(f"--game {game} --seed {seed}", end=" ", flush=True)
        try:
            steps = asyncio.run(_one(game, seed, given.steps))
        except Exception:
            failed += 1
            print("failed")
            traceback.print_exc(limit=-2)
        else:
            played[game] += 1
            print(f"{steps} steps, {time.monotonic() - began:.0f} s", flush=True)
    print("\n".join(f"{count:5} {game}" for game, count in played.most_common()))
    raise SystemExit(f"{failed} games failed" if failed else 0)


async def _one(game: str, seed: int, steps: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        played = await evening(Path(folder), game, str(seed), steps)
    if game in TRADING:
        with tempfile.TemporaryDirectory() as folder:
            presses = await taking(Path(folder), game, seed, steps // TURN)
        in_vain = [press for press in presses if press.in_vain]
        assert not in_vain, in_vain
    return played


if __name__ == "__main__":
    main()
