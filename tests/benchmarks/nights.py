"""Counted calls of a night, besides its games: `python -m tests.benchmarks.nights [PEOPLE …]`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter
from pathlib import Path

from tests.cogs.night_calls import PEOPLE, night_of_many


def main() -> None:
    """Count and print it."""
    parser = argparse.ArgumentParser(description="Count the calls of a night.")
    parser.add_argument("people", nargs="*", type=int, default=[PEOPLE], help="how many come, a multiple of five")
    for people in parser.parse_args().people:
        with tempfile.TemporaryDirectory() as folder:
            calls = Counter(asyncio.run(night_of_many(Path(folder), people)))
        print(f"{people} people: {calls.total()} calls from the announcement to that of the next week")
        for call, times in calls.most_common():
            print(f"  {times:4}  {call}")


if __name__ == "__main__":
    main()
