"""The way of a click over HTTP and WebSocket, beside a bare bot: `python -m tests.benchmarks.wire [N …]`.

A small Discord (`bot.playground`) runs in this process and sends clicks at tables whose games were dealt before:
planting, turning up, ending trades, harvesting what is in the way; where nothing of the kind can be seen just
then, somebody looks at their hand. In another process runs our bot, as `python -m bot run`, with a database on
disk and no computers. Then, in its place and from the same files, a bare bot: discord.py alone, which is sent the
same clicks (one at a time, or at the same moments) and makes for each the calls that ours made: as many, of the
same kinds, with the same bytes, ready to be sent. And last one that makes of these calls the answer alone, one for
each click: beside the first, our bot pays for its games, its words and its disk, beside the second also for
everything that it tells others. All are run several times, in turn; medians are printed, and which calls followed
which clicks.

Scenarios, by number: 1 table (1) and 10 tables (2), one click at a time, each 50 ms after the answer to the last;
50 tables at 20 (3) and at 100 clicks a second (4), and 200 tables at 100 (5), whether or not the clicks before
are answered. There people play in direct messages; at 10 tables one at a time (6) in private messages in the
channel, which all have opened. The first clicks of each run warm up and are not counted.

CPU is user and system time of the bot's process and its workers from the first click until nothing is left to
do, by the number of clicks; what the process of the event loop alone has of it is printed, too. Click → answer
is the time from sending the click to the arrival of its answer at the small Discord; an answer that has not
come after three seconds counts as three, and as not answered. A call is any request to Discord; late are those
that arrive more than two seconds after the last click. Counted apart are edits that wait by intention, so that
what follows shares the call (`patience.py`): of tables' messages where nobody presses a button of the table, for
eight seconds, or two where somebody is asked, and for four of the panels of those who only look on; they are late
only after it. A commit is durable if it
changed the file; a move is a click that changed a table; a render is a message made out of a table
(`Prepared.render`), sent or not.

There are no rate limits, since they would hide how fast a bot is; `--limits` has Discord's. The share of a core
that the small Discord and the driver take is printed, too: well below 100 %, they hold up nobody. So is what
anything else on the machine took, and how long the disk takes for a durable write, which our bot waits for and
the bare one does not: on a machine or a disk that is busy with other things, times say little, and only CPU can
be compared. `TMPDIR=/dev/shm` keeps all files in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path
from typing import NamedTuple

from bot.playground import Limits
from tests.benchmarks.wire.measuring import Run, measure
from tests.benchmarks.wire.processes import without_speed
from tests.benchmarks.wire.report import heading, rows, verdicts
from tests.benchmarks.wire.scenarios import (
    ANSWERING,
    BARE,
    IN_WORDS,
    OURS,
    SCENARIOS,
    Scenario,
    shortened,
    with_pictures,
)
from tests.benchmarks.wire.template import UNLIMITED, deal_games


def main() -> None:
    """Measure what is asked for and print it."""
    parser = argparse.ArgumentParser(description="Measure clicks over the wire, beside a bare bot.")
    parser.add_argument("only", nargs="*", type=int, metavar="N", help="which scenarios, from 1; else all")
    parser.add_argument("--runs", type=int, default=5, help="the median of so many is printed")
    parser.add_argument("--quick", action="store_true", help="one run of few clicks, to try something out")
    parser.add_argument("--limits", action="store_true", help="with Discord's rate limits")
    parser.add_argument("--plain", action="store_true", help="both bots without orjson, uvloop and the like")
    parser.add_argument("--words", action="store_true", help="our bot without pictures")
    given = parser.parse_args()
    if given.words:
        os.environ[IN_WORDS] = "yes"
    if not set(given.only) <= set(range(1, len(SCENARIOS) + 1)):
        parser.error(f"N is a scenario, from 1 to {len(SCENARIOS)}")
    chosen = [SCENARIOS[number - 1] for number in given.only] or list(SCENARIOS)
    if given.quick:
        given.runs, chosen = 1, [shortened(scenario) for scenario in chosen]
    how = How(Limits() if given.limits else UNLIMITED, given.runs, plain=given.plain)
    verdict: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for scenario in chosen:
            runs = _runs(Path(folder), scenario, how)
            print(heading(scenario, given.runs))
            print("\n".join(rows(*runs)), flush=True)
            verdict += verdicts(scenario if given.words else with_pictures(scenario), *runs)
    print("\n".join(["", "Goals", *verdict]))


class How(NamedTuple):
    """How both bots are run, and how often."""

    limits: Limits
    runs: int
    plain: bool


def _runs(folder: Path, scenario: Scenario, how: How) -> tuple[list[Run], list[Run], list[Run]]:
    """Run all three bots in turn."""
    template = folder / f"template-{scenario.tables}"
    if not template.exists():
        template.mkdir()
        asyncio.run(deal_games(template, scenario.tables))
    ours, bare, answering = list[Run](), list[Run](), list[Run]()
    for _ in range(how.runs):
        with tempfile.TemporaryDirectory(dir=folder) as own:
            if how.plain:
                without_speed(Path(own))
            for which, runs in ((OURS, ours), (BARE, bare), (ANSWERING, answering)):
                runs.append(asyncio.run(measure(which, scenario, template, Path(own), how.limits)))
    return ours, bare, answering


if __name__ == "__main__":
    main()
