"""Counted calls of a move, by kind: `python -m tests.benchmarks.calls [N …] [--moves M]`.

Five people play in virtual time, four seconds between two acts on average: in panels of the channel (1) or in
their direct messages (2), somebody pressing a button of the table at least every fourteen minutes, or in direct
messages and panels of `/hand` while nobody presses anything at the table (3). Printed is, for each kind of call
that Discord counts, which message it was about and what had changed there since the last one; and after how long
those read it who had to decide.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from tests.cogs.calling import EVENINGS, Counted, Evening, spend


def main() -> None:
    """Count what is asked for and print it."""
    parser = argparse.ArgumentParser(description="Count the calls of a move, by kind.")
    parser.add_argument("only", nargs="*", type=int, metavar="N", help="which evenings, from 1; else all")
    parser.add_argument("--moves", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if not set(given.only) <= set(range(1, len(EVENINGS) + 1)):
        parser.error(f"N is an evening, from 1 to {len(EVENINGS)}")
    for number in given.only or range(1, len(EVENINGS) + 1):
        _print(EVENINGS[number - 1], given.moves, given.seed)


def _print(evening: Evening, moves: int, seed: int) -> None:
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(spend(Path(folder), evening, moves, seed=seed))
    print(f"{evening.name}: {found.a_move:.3f} calls a move, {found.calls.total()} in {found.moves} moves")
    for call, times in found.calls.most_common():
        print(f"  {times / found.moves:6.3f}  {times:4}  {call}")
    print(f"  read after {_reading(found)}; {time.process_time() - began:.0f} s of processor\n")


def _reading(found: Counted) -> str:
    seconds = sorted(found.read_after)
    if not seconds:
        return "nothing: nobody was asked"
    late = sum(second > 2 for second in seconds)
    return (
        f"{statistics.median(seconds):.1f} s (longest {seconds[-1]:.1f}, later than 2 s: {late} of {len(seconds)})"
    )


if __name__ == "__main__":
    main()
