"""What a bot on 100,000 servers with 5,000 games at once would need: `python -m tests.benchmarks.large`.

Measured, each in a process of its own: memory and CPU to hear of servers (made up, of three sizes, told as the
gateway tells of them) and of messages on them, by our bot and by one that asks for all unprivileged intents;
memory of tables in play; memory of shards, and what they cost a bot that needs one alone, with the small Discord
in the same process and without TLS; the disk that games of four take, played to their ends by computers in
people's seats; the calls that Discord counts, in virtual time and in three ways to play; and clicks over the wire
at 50 tables (the third scenario of `tests.benchmarks.wire`), with pictures and without: processor and memory of
the process of the event loop, and apart from it those of the workers below it. Then plain sums with the
assumptions that are printed; `--servers`, `--games`, `--between` and the others change them. Last come the rows of
SIZES.md; with `--runs 3` both ends stand there where the runs differ by more than a tenth.

All speeds are CPU time, which other work on the machine changes little while a core is free; with every core busy
it was twice as much. The time of a durable write is the disk's, and the smaller one of two. `TMPDIR` says on which
disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any

from tests.benchmarks.dealing import EVENTS, deal, new_tables, people, play
from tests.benchmarks.large import calling, connecting, gaming, holding, page
from tests.benchmarks.large.calling import Calls, Way
from tests.benchmarks.large.connecting import Cost
from tests.benchmarks.large.gaming import Games
from tests.benchmarks.large.holding import Servers, Tables
from tests.benchmarks.large.reckoning import Assumed, Measured, lines
from tests.benchmarks.wire.measuring import Run, measure
from tests.benchmarks.wire.scenarios import IN_WORDS, OURS, SCENARIOS, Scenario, shortened
from tests.benchmarks.wire.template import UNLIMITED, deal_games

SHARDS = (2, 42)
TABLES = 200
"""How many are in play where the memory of the whole bot is told."""


def _called(folder: Path, count: int, way: Way) -> Coroutine[Any, Any, Calls]:
    path = folder / way
    path.mkdir()
    return calling.calls(path, count, way)


CHILDREN: dict[str, Any] = {
    "servers": lambda folder, count: holding.servers(folder / "servers", count, everything=False),
    "everything": lambda folder, count: holding.servers(folder / "everything", count, everything=True),
    "tables": lambda folder, count: holding.tables(folder / "tables"),
    "shards": connecting.connected,
    "beside": connecting.beside,
    "games": lambda folder, count: gaming.games(folder / "games", count),
    **{way: partial(_called, way=way) for way in Way},
}
"""What is measured in a process of its own."""


def main() -> None:
    """Measure everything, reckon, and print both."""
    parser = argparse.ArgumentParser(description="Measure what a large bot would need.")
    parser.add_argument("--quick", action="store_true", help="little of everything, to try something out")
    parser.add_argument("--runs", type=int, default=1, help="so often; the rows of SIZES.md have both ends")
    parser.add_argument("--child", nargs=3, help=argparse.SUPPRESS)
    for name, value in Assumed()._asdict().items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    given = parser.parse_args()
    if given.child:
        name, folder, count = given.child
        print(json.dumps(asyncio.run(CHILDREN[name](Path(folder), int(count)))))
        return
    assumed = Assumed(**{name: getattr(given, name) for name in Assumed._fields})
    with tempfile.TemporaryDirectory() as folder:
        runs = []
        for number in range(given.runs):
            runs.append(measure_all(Path(folder) / str(number), quick=given.quick))
            print("\n".join(lines(assumed, runs[-1])), flush=True)
    print("\n".join(["", "For SIZES.md", *page.measured(runs), "", *page.needed(assumed, runs)]))


def measure_all(folder: Path, *, quick: bool) -> Measured:
    """Everything on this machine; some minutes, unless it is to be quick."""
    folder.mkdir()
    known = 300 if quick else 5000
    ours = Servers(*_child("servers", folder, known))
    theirs = Servers(*_child("everything", folder, known))
    print(f"servers: {ours}\nwith all unprivileged intents: {theirs}", flush=True)
    # What is only counted runs side by side: no clock looks at it.
    counting = [_begin(way, folder, 20 if quick else calling.MOVES) for way in Way]
    playing = _begin("games", folder, 2 if quick else 20)
    asyncio.run(_fill(folder / "tables", 20 if quick else 200))
    ways = dict(zip(Way, (Calls(*_end(process)) for process in counting), strict=True))
    games = Games(*_end(playing))
    print(f"counted calls: {ways}\ngames: {games}", flush=True)
    tables = Tables(*_child("tables", folder, 0))
    print(f"tables: {tables}", flush=True)
    few, many = (_child("shards", folder, shards) for shards in SHARDS)
    print(f"{SHARDS[0]} and {SHARDS[1]} shards: {few:.1f} and {many:.1f} MiB", flush=True)
    one, plain = (Cost(*cost) for cost in _child("beside", folder, 3 if quick else 15))
    print(f"one shard: {one}\na plain bot: {plain}", flush=True)
    scenario = shortened(SCENARIOS[2]) if quick else SCENARIOS[2]
    drawn, said = (_clicks(folder, scenario, in_words=in_words) for in_words in (False, True))
    clicks = len(drawn.took)
    for name, run in (("with pictures", drawn), ("in words", said)):
        print(f"{name}: {run._replace(took=[])}, {clicks} clicks, {run.took.count(None)} not answered", flush=True)
    return Measured(
        base=ours.base,
        server=ours.server,
        everything=theirs.server,
        create=ours.create,
        told=ours.told,
        message=ours.message,
        look=ours.look,
        table=tables.drawn,
        read=tables.read,
        load=tables.load,
        shard=(many - few) / (SHARDS[1] - SHARDS[0]),
        click=drawn.cpu / clicks * 1000,
        workers=drawn.workers / clicks * 1000,
        in_words=said.cpu / clicks * 1000,
        # The scenario has fewer tables than are asked about.
        memory=drawn.memory + (TABLES - scenario.tables) * tables.drawn / 1024,
        below=drawn.below,
        calls=drawn.calls / clicks,
        counted=drawn.counted / clicks,
        in_channel=ways[Way.CHANNEL].a_move,
        direct=ways[Way.DIRECT].a_move,
        alone=ways[Way.ALONE].a_move,
        between=statistics.mean(way.between for way in ways.values()),
        moves=said.moves / clicks,
        commits=drawn.commits / max(1, drawn.moves),
        write=min(drawn.disk, said.disk) * 1000,
        whole=games.whole,
        game=games.packed,
        result=games.result,
        clicks_a_game=games.moves / (said.moves / clicks),
        one_shard=one.start,
        plain=plain.start,
        heard=one.event,
        plainly_heard=plain.event,
    )


def _child(name: str, folder: Path, count: int) -> Any:
    """What is measured in a process of its own."""
    return _end(_begin(name, folder, count))


def _begin(name: str, folder: Path, count: int) -> subprocess.Popen[str]:
    command = (sys.executable, "-m", "tests.benchmarks.large", "--child", name, str(folder), str(count))
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def _end(process: subprocess.Popen[str]) -> Any:
    """What this process has found, once it has ended; its errors are there to be read already."""
    said, _ = process.communicate()
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, process.args)
    return json.loads(said.splitlines()[-1])


async def _fill(path: Path, count: int) -> None:
    """A database of games in their middle, each of five people of its own."""
    luck = random.Random(1)
    async with new_tables(path) as tables:
        for number in range(count):
            table = await deal(tables, people(5, first=1 + 5 * number))
            async for _ in play(tables, table, luck, EVENTS):
                pass


def _clicks(folder: Path, scenario: Scenario, *, in_words: bool) -> Run:
    """Our bot's run of this scenario."""
    os.environ.pop(IN_WORDS, None)
    if in_words:
        os.environ[IN_WORDS] = "yes"
    template = folder / f"template-{in_words}"
    template.mkdir()
    asyncio.run(deal_games(template, scenario.tables))
    with tempfile.TemporaryDirectory(dir=folder) as own:
        return asyncio.run(measure(OURS, scenario, template, Path(own), UNLIMITED))


if __name__ == "__main__":
    main()
