"""Everything that can go wrong on the wire, in random order: `python -m tests.benchmarks.faults --minutes 60`.

The bot runs as a process of its own beside a small Discord that fails, delays, doubles and loses what it is asked.
After each fault the game must go on, every message must show what the bot would render for it now, and the log
must hold neither a traceback nor a token. `--seed` repeats an order; what fails is printed with it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.benchmarks.faults.crowded import crowded
from tests.benchmarks.faults.story import story


def main() -> None:
    """Let go wrong what can, as long as is asked for."""
    parser = argparse.ArgumentParser(description="Faults on the wire, in random order.")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    parser.add_argument("--only", action="append", help="only this fault; may be given several times")
    parser.add_argument("--kills", type=int, default=0, help="a crowd instead, and so many times kill -9")
    parser.add_argument("--crowd", action="store_true", help="a crowd instead, and all that goes wrong, as long")
    parser.add_argument("--tables", type=int, default=12, help="tables of the crowd")
    parser.add_argument("--patience", type=float, default=60, help="seconds of calm until all has to be well")
    given = parser.parse_args()
    print(f"--seed {given.seed}", flush=True)
    if given.crowd or given.kills:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(
                crowded(
                    Path(folder),
                    given.seed,
                    kills=given.kills,
                    minutes=given.minutes,
                    only=given.only,
                    tables=given.tables,
                    patience=given.patience,
                )
            )
        print("\n".join(f"{count:5} {what}" for what, count in found.most_common()))
        raise SystemExit(1 if found else 0)
    asyncio.run(_run(given.minutes, given.seed, given.only))


async def _run(minutes: float, seed: int, only: list[str] | None) -> None:
    luck, end, done = random.Random(seed), time.monotonic() + 60 * minutes, Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        async with story(Path(folder), seed) as told:
            names = only or list(told.faults)
            while time.monotonic() < end:
                name = luck.choice(names)
                began = time.monotonic()
                print(name, end=" ", flush=True)
                await told.carry_out(name)
                print(f"{time.monotonic() - began:.1f} s", flush=True)
                done[name] += 1
    print("\n".join(f"{count:5} {name}" for name, count in done.most_common()))


if __name__ == "__main__":
    main()
