"""A whole game among friends in a group message, where the bot is not, while everything goes wrong: the last table
that anybody saw is true or rests, nobody has two panels, no card is public, and no call is refused."""

from __future__ import annotations

import asyncio
import json
import random
import re
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web

from bot.playground import Playground, playground
from tests.benchmarks.faults.injection import (
    EDITS,
    POSTS,
    Answer,
    Handler,
    Injection,
    refused,
)
from tests.benchmarks.faults.story import AT_ONCE, CALLS, GAMES, PATIENCE, Story, Wire
from tests.benchmarks.faults.truth import untrue
from tests.benchmarks.wire.template import UNLIMITED as NO_RATES
from tests.cogs.knowing import CARD, FRONT
from tests.playground.page import Page, Payload, custom_ids, page_at, words
from tests.playground.playing import MOVES, NAMES, control
from tests.playground.process import IN_A_THREAD

RESTS, COMES, LASTS, CALL = "is resting", "If nothing appears", "Up to date until", "it became your turn"
BY_TOKEN, BELOW = "PATCH /webhooks/", "POST /webhooks/"
TWICE = "40060"
"""An answer that was carried out is given once more by discord.py, which was told that it was not."""
NOTED, ENOUGH = 0.3, 20
"""Seconds after which what a message shows is noted; clicks in which a message is edited at the latest."""
STARTING = re.compile(r"/(users/@me(/channels)?|oauth2/.*|applications/.*|gateway.*)$")
"""What is called when the bot starts, and where a direct message is opened."""
OF_CHANNELS = {
    *("10003", "10008", "30046", "50001", "50007", "50013", "50278"),
    *("an archived thread", "a locked thread"),
}
"""What Discord says of channels alone, and of messages that are gone."""
FAULTY = {
    name: wire._replace(calls=wire.calls.replace(EDITS, BY_TOKEN).replace(POSTS, BELOW))
    for name, wire in CALLS.items()
    if name not in OF_CHANNELS
}
"""The other faults, where they meet answers and what follows them."""
OF_THE_TABLE: dict[str, Answer] = {
    "a dead token of the table": refused(401, 50027),
    "an unknown token of the table": refused(404, 10015),
    "500 to edits of the table": refused(500),
}
"""What is refused of one message, since a panel that nothing reaches stays what it is anywhere."""


class Heard(Injection):
    """Notes what is called, and what is refused though nothing was to go wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []
        self.refused: list[str] = []
        self.calm = True
        """Whether nothing has gone wrong since all was well: what is lost has an aftermath of 401 and 404."""

    @web.middleware
    async def inject(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer as the other does."""
        hit = self.hit
        response = await super().inject(request, handler)
        call = f"{request.method} {request.path.removeprefix('/api/v10')}"
        self.calls.append(call)
        # A click may be delivered late, and is answered in vain.
        strict = self.calm and call.startswith((BY_TOKEN, BELOW, "DELETE"))
        wrong = response.status >= 400 if strict else response.status in (400, 403)
        if self.hit == hit and wrong and isinstance(response, web.Response):
            said = bytes(response.body or b"").decode()  # type: ignore[arg-type]
            self.refused += [] if TWICE in said else [f"{response.status} {call} {said}"]
        return response


class Friends(Story):
    """One game in a group message, and the bot beside it as a process of its own."""

    emojis = 60
    more = AT_ONCE + IN_A_THREAD

    def __init__(
        self, folder: Path, here: Playground, page: Page, injection: Heard, luck: random.Random, game: str
    ) -> None:
        super().__init__(folder, here, page, injection, luck)
        self.heard = injection
        self.game = game
        self.company.closed = NAMES
        self.people = NAMES[:2] if game == "duel" else NAMES
        kept = "a torn gateway", "a silent gateway", "an invalid session", "a doubled delivery", "kill -9"
        self.faults = {
            **{name: self._of(wire) for name, wire in FAULTY.items()},
            **{name: self._of_the_table(answer) for name, answer in OF_THE_TABLE.items()},
            **{name: self.faults[name] for name in kept},
        }

    async def begin(self) -> None:
        """Start the bot, and open a table in the message among friends; one of them has installed it."""
        await self.start_bot()
        await self.page.until(lambda: self.page.world["commands"])
        await self.page.send("install", NAMES[0], installed=True)
        there = "the-two-of-us" if self.game == "duel" else "friends"
        found = lambda: [one for one in self.page.world["channels"] if one["name"] == there]  # noqa: E731
        self.page.home = str((await self.page.until(found))[0]["id"])
        await self.company.open(self.game, self.people)
        await self.true()

    async def carry_out(self, name: str) -> None:
        """Let this go wrong; then all must be well again."""
        self.heard.calm = False
        await self.faults[name]()
        self.injection.clear()
        await self.page.until(lambda: self.page.online, PATIENCE)
        if name not in OF_THE_TABLE:
            # Only a message that Discord takes no more edits of waits for somebody's press.
            await self._looks()
        await self._play_on()
        await self.true()

    async def to_the_end(self, faults: int, between: int) -> None:
        """Play a whole game, in which so many things go wrong, each after so many moves."""
        for name in self.luck.sample(sorted(self.faults), faults):
            for _ in range(between):
                await self._try(1)
            if self.company.over():
                break
            await self.carry_out(name)
        end = asyncio.get_running_loop().time() + 20 * PATIENCE
        while not self.company.over():
            assert asyncio.get_running_loop().time() < end, self._stuck()
            await self._try(1)
        self.keeps_what_holds()

    async def true(self) -> None:
        """Wait until the last table is true or rests, and nobody has two panels; people go on clicking meanwhile,
        since nothing else brings a table anew."""
        found = ["nothing was looked at"]
        end = asyncio.get_running_loop().time() + PATIENCE
        while found and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.3)
            found = await self._untrue()
            if found:
                await self._try(1)
        self.keeps_what_holds()
        self.heard.calm = True
        assert not found, "\n".join([*found, *map(words, self.page.public()), self.bot.said[-3000:]])

    async def _looks(self) -> None:
        """Nobody presses anything, and the table is true or rests all the same."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while found := [line for line in await self._untrue() if " table:" in line]:
            assert asyncio.get_running_loop().time() < end, "\n".join([*found, self.bot.said[-3000:]])
            await asyncio.sleep(0.3)

    def keeps_what_holds(self) -> None:
        """No call was refused or counted that need not be, and no card stands where others read it."""
        assert not self.heard.refused, self.heard.refused
        there = f"/channels/{self.page.home}"
        direct = {f"/channels/{self.page.dm(name)}" for name in NAMES}
        for call in self.heard.calls:
            path = call.partition(" ")[2]
            assert not path.startswith(there), call
            answers = path.startswith(("/webhooks/", "/interactions/"))
            assert answers or STARTING.search(path) or any(path.startswith(one) for one in direct), call
        for message in self.page.public():
            text = json.dumps(message["components"])
            assert not CARD.search(text)
            assert FRONT not in text

    async def _untrue(self) -> list[str]:
        if self.company.over():
            return []
        last, mine = self._last(), f"bean:{self.table}:"
        found = await untrue(self.folder / GAMES, self.here.small_discord.world, self.folder, [self.table])
        # Whom nothing was sent has nothing here; a table that rests claims nothing; a click now would last longer.
        found = [line for line in found if " panel:" in line or (" table:" in line and not _rests(last))]
        found = [line for line in found if LASTS not in line]
        for name in self.people:
            acting = [one for one in self.page.private(name) if _acts(one, mine)]
            if len(acting) > 1:
                found.append(f"{name} has {len(acting)} panels: {[one['id'] for one in acting]}")
        return found

    def _last(self) -> Payload:
        """The last of the table's messages that anybody sees."""
        mine = f"bean:{self.table}:"
        there = [one for one in self.page.public() if any(found.startswith(mine) for found in custom_ids(one))]
        return next(one for one in reversed(there) if CALL not in words(one))

    def _of(self, wire: Wire) -> Callable[[], Awaitable[None]]:
        async def go_wrong() -> None:
            self.injection.arm(*wire)
            await self._try(3)

        return go_wrong

    def _of_the_table(self, answer: Answer) -> Callable[[], Awaitable[None]]:
        async def go_wrong() -> None:
            while self.company.to_act() is None and not self.company.over():
                # Who presses the table to have a hand brings it another token.
                await self._try(1)
                await asyncio.sleep(NOTED)
            await asyncio.sleep(NOTED)
            of_it = f"table_id = {self.table} AND kind = 'table' AND token IS NOT NULL"
            hit, rows = self.injection.hit, self.company._ask(f"SELECT token FROM messages WHERE {of_it}")
            for (token,) in rows:
                self.injection.arm(rf"PATCH /webhooks/\d+/{re.escape(token)}/", answer, 4)
            for _ in range(ENOUGH):
                if self.injection.hit == hit:
                    await self._try(1)
                    await asyncio.sleep(NOTED)

        return go_wrong

    async def _try(self, clicks: int) -> None:
        """Some clicks, whatever comes of them; whoever has no hand here asks for it."""
        for _ in range(clicks):
            found = self.company.to_act()
            if found is not None:
                await self.page.click(*found)
            elif not self.company.over():
                table = self._last()
                await self.page.click(self.luck.choice(self.people), table, control(table, "hand", "go-on"))
            await asyncio.sleep(0.05)

    async def _ended_games(self) -> None:
        """One game is enough."""

    async def _play_on(self) -> None:
        """Two moves, each of which must come about, unless the game is over."""
        for _ in range(2):
            before, end = self.company.events(), asyncio.get_running_loop().time() + PATIENCE
            while self.company.events() == before and not self.company.over():
                assert asyncio.get_running_loop().time() < end, self._stuck()
                await self._try(1)


def _rests(message: Payload) -> bool:
    return any(said in words(message) for said in (RESTS, COMES))


def _acts(message: Payload, mine: str) -> bool:
    found = [one for one in custom_ids(message) if one.startswith(mine)]
    return any(one.split(":")[2] in MOVES for one in found)


@asynccontextmanager
async def friends(folder: Path, seed: int, game: str) -> AsyncIterator[Friends]:
    """A game that has begun; at the end the bot stops as it should, and its log has been read."""
    injection = Heard()
    with injection.injected():
        async with (
            playground(folder / "small-discord.sqlite3", port=0, limits=NO_RATES) as here,
            page_at(here.page) as page,
        ):
            told = Friends(folder, here, page, injection, random.Random(seed), game)
            try:
                await told.begin()
                yield told
                await told.end()
            finally:
                if told.bot.process.returncode is None:
                    await told.bot.end(signal.SIGKILL)
