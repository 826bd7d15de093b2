"""How tables come to stand nowhere, or to wait for nobody, and whether they come back by themselves."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import TYPE_CHECKING

from aiohttp import web

from tests.benchmarks.faults.injection import ANSWERS, Handler, refused
from tests.playground.page import Payload, custom_ids
from tests.playground.playing import MOVES, NAMES, control

if TYPE_CHECKING:
    from tests.benchmarks.faults.story import Story

AGO = 120
"""Seconds by which the table was opened before others were touched last."""
SOON = 1.5
"""Seconds after which nothing is on its way any more."""
OFTEN = 10_000


class Standing:
    """Faults of a table of its own, in whose place the story goes on at another one afterwards."""

    def __init__(self, story: Story, patience: float) -> None:
        self._story = story
        self._patience = patience
        self.faults: dict[str, Callable[[], Awaitable[None]]] = {
            "killed while a table is opened": self._unshown,
            "left the server": self._left,
            "nothing left to press": self._nothing_to_press,
        }

    async def _unshown(self) -> None:
        """Killed between the row and the message: the lobby is shown after the next start."""
        story = self._story
        await self._clear_the_table()
        story.injection.arm(ANSWERS, _never)
        opening = asyncio.ensure_future(story.page.command(NAMES[0], "play"))
        await self._until(lambda: self._lobbies() > 0, "no lobby was opened")
        await story.bot.end(signal.SIGKILL)
        story._note()
        opening.cancel()
        story.injection.clear()
        with closing(sqlite3.connect(story.folder / "bean-table.sqlite3")) as database, database:
            for moment in ("created_at", "touched_at"):
                database.execute(f"UPDATE tables SET {moment} = {moment} - {AGO} WHERE id = {story.table}")
        await story.page.until(lambda: not story.page.online)
        await story.start_bot()
        join = f"bean:{story.table}:join"
        shown = lambda: any(join in custom_ids(one) for one in story.page.public())  # noqa: E731
        await self._until(shown, f"table {story.table} is shown nowhere")
        await self._go_on_elsewhere()

    async def _left(self) -> None:
        """Somebody whom the game waits for leaves the server, just after they did something: a computer plays."""
        story = self._story
        name = await self._somebody()
        await story.page.click(name, await self._table(), control(await self._table(), "hand"))
        person, directs = story.page.person(name), story.page.dm(name)
        story.injection.arm(rf"GET /guilds/\d+/members/{person}", refused(404, 10007), OFTEN)
        story.injection.arm(rf"\w+ /channels/{directs}/messages", refused(403, 50278), OFTEN)
        gone = f"SELECT count(*) FROM seats WHERE table_id = {story.table} AND left"
        await self._until(lambda: int(story.company._ask(gone)[0][0]) > 0, f"table {story.table} stands still")
        story.injection.clear()
        await self._go_on_elsewhere()

    async def _nothing_to_press(self) -> None:
        """Who plays alone with computers, without direct messages, has dismissed the panel; the table's message is
        deleted."""
        story = self._story
        await self._clear_the_table()
        await story.page.send("dms", NAMES[0], open=False)
        answer = await story.page.command(NAMES[0], "play", computers=2, start=True)
        assert answer["outcome"] == "ok", answer
        table = await self._table()
        await story.page.click(NAMES[0], table, control(table, "hand"))
        await story.page.until(lambda: any(control(one, *MOVES) for one in story.page.private(NAMES[0])))
        # Whoever has made a move is no longer called by a line in the channel.
        await story.company.step("plant", "harvest-plant")
        await story.page.until(lambda: any(control(one, *MOVES) for one in story.page.private(NAMES[0])))
        for one in story.page.private(NAMES[0]):
            await story.page.send("dismiss", NAMES[0], channel=one["channel_id"], message=one["id"])
        # The table's message follows the move a little later.
        await asyncio.sleep(SOON)
        world = story.here.small_discord.world
        deleted = int((await self._table())["id"])
        world.delete(world.messages[deleted])
        await story.page.until(lambda: deleted not in story.page.channels[story.page.channel])
        acts = lambda: self._can_act(NAMES[0])  # noqa: E731
        await self._until(acts, f"nobody can act at table {story.table}")
        await story.page.send("dms", NAMES[0], open=True)
        await self._go_on_elsewhere()

    def _can_act(self, name: str) -> bool:
        story, mine = self._story, f"bean:{self._story.table}:"
        shown = [*story.page.public(), *story.page.messages(story.page.dm(name)), *story.page.private(name)]
        found = [custom_id for one in shown for custom_id in custom_ids(one) if custom_id.startswith(mine)]
        return any(custom_id.split(":")[2] in (*MOVES, "hand") for custom_id in found)

    async def _somebody(self) -> str:
        """Whom the game waits for."""
        if (found := self._story.company.to_act()) is None:
            await self._story.company.open()
            found = self._story.company.to_act()
        assert found is not None
        return found[0]

    async def _table(self) -> Payload:
        """The message of the newest game; lines that call somebody have less on them."""
        hand, rules = (f"bean:{self._story.table}:{action}" for action in ("hand", "rules"))

        def there() -> Payload | None:
            shown = self._story.page.public()[::-1]
            return next((one for one in shown if {hand, rules} <= set(custom_ids(one))), None)

        return dict(await self._story.page.until(there))

    def _lobbies(self) -> int:
        return int(self._story.company._ask("SELECT count(*) FROM tables WHERE status = 'lobby'")[0][0])

    async def _clear_the_table(self) -> None:
        """End the game that is being played."""
        open_ones = "SELECT id, host_id FROM tables WHERE status IN ('lobby', 'running')"
        names = {self._story.page.person(name): name for name in NAMES}
        for table, host in self._story.company._ask(open_ones):  # type: ignore[misc]
            answer = await self._story.page.command(names[str(host)], "close", table=int(table))
            assert answer["outcome"] == "ok", answer
            await self._confirm(names[str(host)], int(table))

    async def _confirm(self, name: str, table: int) -> None:
        """A game is closed only by who means it."""
        status = f"SELECT status FROM tables WHERE id = {table}"
        cancel = f"bean:{table}:cancel"
        for _ in range(100):
            if self._story.company._ask(status)[0][0] == "closed":
                return
            for one in self._story.page.private(name):
                if cancel in custom_ids(one):
                    await self._story.page.click(name, one, cancel)
                    break
            await asyncio.sleep(0.05)
        raise AssertionError(f"table {table} could not be closed")

    async def _go_on_elsewhere(self) -> None:
        await self._clear_the_table()
        await self._story.company.open()

    async def _until(self, true: Callable[[], bool], otherwise: str) -> None:
        end = asyncio.get_running_loop().time() + self._patience
        for _ in iter(lambda: true(), True):
            assert asyncio.get_running_loop().time() < end, otherwise
            await asyncio.sleep(0.1)


async def _never(request: web.Request, handler: Handler) -> web.StreamResponse:
    """The call does not arrive, and whoever makes it waits."""
    await asyncio.sleep(30)
    raise web.HTTPServiceUnavailable
