"""The bot's process, ours or the bare one, and what it has taken of the machine."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.playground import Playground
from tests.benchmarks.wire.scenarios import BARE, OURS
from tests.benchmarks.wire.template import GAMES
from tests.playground.process import UNLIMITED, environ

COUNTS, PLAN, LOG = "counts", "plan.json", "bot.log"
TICK = os.sysconf("SC_CLK_TCK")
SPEED = ("orjson", "uvloop", "aiodns", "brotli", "zstandard")
"""The packages that make discord.py faster where they are installed."""
WRITES = 25
PATIENCE = 60.0
"""Seconds for a bot to start or to stop."""


def without_speed(folder: Path) -> None:
    """Let a bot that runs in this folder find none of the packages that would make it faster."""
    for name in SPEED:
        # The folder in which a module is run comes first in its path.
        (folder / f"{name}.py").write_text("raise ModuleNotFoundError\n", "utf-8")


@asynccontextmanager
async def running(which: str, folder: Path, here: Playground) -> AsyncIterator[Process]:
    """One of the bots, connected; it is stopped at the end. Its files are in the folder."""
    module = f"tests.benchmarks.wire.{OURS if which == OURS else BARE}"
    arguments = [here.api_url, here.gateway_url, str(folder / PLAN), which]
    if which == OURS:
        arguments = [str(folder / COUNTS)]
        (folder / "config.toml").write_text(
            f'[discord]\napi_url = "{here.api_url}"\ngateway_url = "{here.gateway_url}"\nnew_emojis_every = 0\n'
            f'[store]\npath = "{GAMES}"\n{UNLIMITED}',
            "utf-8",
        )
    with (folder / LOG).open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", module, *arguments),
            cwd=folder,
            env=environ(DISCORD_TOKEN=here.token),
            stdout=log,
            stderr=log,
        )
    try:
        async with asyncio.timeout(PATIENCE):
            while not here.small_discord.gateway.online:
                if process.returncode is not None:
                    raise RuntimeError((folder / LOG).read_text("utf-8"))
                await asyncio.sleep(0.05)
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                await process.wait()


def cpu(pid: int) -> float:
    """The seconds of CPU that a process has used so far, with all its threads and without its children."""
    return sum(map(int, _stat(pid)[11:13])) / TICK


def cpu_of_children(pid: int) -> float:
    """The seconds of CPU that the processes below this one have used so far, with those that have ended."""
    ended = sum(map(int, _stat(pid)[13:15])) / TICK
    return ended + sum(cpu(child) + cpu_of_children(child) for child in children(pid))


def children(pid: int) -> list[int]:
    """The processes that this one has started and that still run."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        # Any other process may end while one looks.
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            if int(_stat(int(folder.name))[1]) == pid:
                found.append(int(folder.name))
    return found


def _stat(pid: int) -> list[str]:
    """What the system says of a process, from its state on: the name before that may hold anything."""
    return Path(f"/proc/{pid}/stat").read_text("ascii", "replace").rpartition(")")[2].split()


def resident(pid: int) -> float:
    """The memory of a process that is really there, in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise OSError("this system does not tell the size of a process")


def resident_below(pid: int) -> float:
    """The memory of the processes below this one, in MiB; what they share counts for each."""
    return sum(resident(child) + resident_below(child) for child in children(pid))


def durable_write(folder: Path) -> float:
    """The seconds after which the disk has what was written; the median of some writes."""
    times = []
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        for _ in range(WRITES):
            began = time.perf_counter()
            file.write(bytes(4096))
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - began)
    return statistics.median(times)


def machine() -> float:
    """The seconds of CPU that all processes have used so far."""
    user, nice, system, _, _, irq, softirq, *_ = map(
        int, Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()[1:]
    )
    return (user + nice + system + irq + softirq) / TICK
