"""Plays a whole game at the playground that a command starts, so that what was built is known to work.

`python -m tests.release.playing bean-table playground --no-browser` needs only what the program brings along.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.playground.page import Page, Payload, page_at
from tests.playground.playing import MOVES, control

PLAYER = "Alex"
GAME = "rio_grande_2000"
PATIENCE = 120.0
"""Seconds until a page is there, and between two presses: a machine that others share may be slow."""
OURS = ("PYTHON", "BEAN_TABLE", "DISCORD")
"""What in the environment would lead it to this source, or to a real Discord."""
ADDRESS = re.compile(r"http://\S+")


@asynccontextmanager
async def started(command: Sequence[str]) -> AsyncIterator[str]:
    """The address of the page that this command serves while it runs; it knows nothing of this source."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        environ = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        more = {"XDG_DATA_HOME": folder, "PYTHONUNBUFFERED": "1"}
        process = await asyncio.create_subprocess_exec(*command, cwd=folder, env=environ | more, stdout=PIPE)
        try:
            yield await asyncio.wait_for(_address(process), PATIENCE)
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


async def _address(process: Process) -> str:
    assert process.stdout is not None
    async for line in process.stdout:
        if found := ADDRESS.search(line.decode()):
            return found[0]
    raise ValueError(f"It ended with {await process.wait()} and has served no page.")


async def play(page: Page) -> int:
    """Play one game against computers to its end; gives how often something was pressed."""
    await page.until(lambda: page.online and page.world["commands"], PATIENCE)
    await page.command(PLAYER, "play", game=GAME, start=True, tempo="instant")
    pressed = 0
    while not _over(page):
        seen = len(page.heard)

        def stirred(seen: int = seen) -> bool:
            return len(page.heard) > seen or _hand(page) is not None or _over(page)

        if (hand := _hand(page)) is not None:
            await page.click(PLAYER, hand, control(hand, *MOVES))
            pressed += 1
        await page.until(stirred, PATIENCE)
    return pressed


def _hand(page: Page) -> Payload | None:
    """The newest private message on which there is a move."""
    shown = [*page.messages(page.dm(PLAYER)), *page.private(PLAYER)]
    return next((message for message in reversed(shown) if control(message, *MOVES)), None)


def _over(page: Page) -> bool:
    return any(control(message, "rematch") for message in page.public())


async def main(command: Sequence[str]) -> None:
    """Start it, play, and say how that went."""
    async with started(command) as address, page_at(address) as page:
        print(f"A game was played to its end, with {await play(page)} presses.", flush=True)


if __name__ == "__main__":
    program, *arguments = sys.argv[1:]
    # It is started in another folder.
    command = [str(Path(program).absolute()) if os.sep in program else program, *arguments]
    try:
        asyncio.run(main(command))
    except TimeoutError:
        sys.exit(f"For {PATIENCE:.0f} seconds nothing came: it hangs, or this machine is too busy. Try it again.")
