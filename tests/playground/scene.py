"""A small Discord for one test, and the two who use it: a bot that speaks raw HTTP and JSON, and a page."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp

from bot.page_words import page_words
from bot.playground import Limits, Playground, playground
from tests.playground.page import Page, Payload, page_at

COMMAND = {
    "name": "play",
    "description": "Open a table",
    "type": 1,
    "options": [
        {"type": 3, "name": "game", "description": "Which", "autocomplete": True},
        {"type": 4, "name": "seats", "description": "How many", "min_value": 3, "max_value": 7},
    ],
}
BUTTON = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}
LAYOUT = 1 << 15
PRIVATE = 1 << 6
INTENTS = 1 << 9 | 1


class Answer(NamedTuple):
    """What a call was answered."""

    status: int
    data: Any
    headers: Any

    @property
    def error(self) -> tuple[int, int]:
        """The status and Discord's code."""
        return self.status, self.data["code"]


class RawBot:
    """A bot without any library."""

    def __init__(self, session: aiohttp.ClientSession, here: Playground) -> None:
        self.here = here
        self.me = str(here.small_discord.world.place.bot)
        self.guild = str(here.small_discord.world.place.guild)
        self.frames: list[Payload] = []
        self.answering: Callable[[Payload], Any] | None = None
        self.closed: int | None = None
        self.session = session
        self._socket: aiohttp.ClientWebSocketResponse
        self._news = asyncio.Condition()
        self._listening: asyncio.Task[None]

    async def call(self, method: str, path: str, data: object = None, token: str | None = None) -> Answer:
        """Call a route."""
        headers = {"Authorization": f"Bot {self.here.token if token is None else token}"}
        url = self.here.api_url + path
        sent: dict[str, Any] = {} if data is None else {"json": data}
        if isinstance(data, aiohttp.FormData):
            sent = {"data": data}
        async with self.session.request(method, url, headers=headers, **sent) as response:
            text = await response.text()
            return Answer(response.status, json.loads(text) if text else None, response.headers)

    async def connect(self, first: Payload | None = None, *, query: str = "?v=10&encoding=json") -> None:
        """Open a socket to the gateway and say this, or who one is."""
        self.closed = None
        self._socket = await self.session.ws_connect(self.here.gateway_url + query)
        self._listening = asyncio.create_task(self._listen())
        identify = {"op": 2, "d": {"token": self.here.token, "intents": INTENTS, "properties": {}}}
        await self._socket.send_json(first or identify)

    async def send(self, frame: Payload) -> None:
        """Say something over the gateway."""
        await self._socket.send_json(frame)

    async def leave(self, code: int = 4000) -> None:
        """Close the socket; the session may be resumed."""
        await self._socket.close(code=code)
        await self._listening

    async def _listen(self) -> None:
        async for message in self._socket:
            frame = json.loads(message.data)
            async with self._news:
                self.frames.append(frame)
                self._news.notify_all()
        async with self._news:
            self.closed = self._socket.close_code
            self._news.notify_all()

    async def until(self, true: Callable[[], Any]) -> Any:
        """Wait until something is so; what it is."""
        async with asyncio.timeout(5), self._news:
            await self._news.wait_for(true)
            return true()

    def events(self, name: str) -> list[Payload]:
        """What the gateway told of this kind."""
        return [frame["d"] for frame in self.frames if frame.get("t") == name]

    async def event(self, name: str, number: int = 0) -> Payload:
        """Wait for the so manieth event of this kind."""
        await self.until(lambda: len(self.events(name)) > number)
        return self.events(name)[number]

    # Answers

    async def answer(self, interaction: Payload, kind: int, data: object = None) -> Answer:
        """The first answer."""
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=1"
        return await self.call("POST", path, {"type": kind, "data": data}, token="")

    async def hook(self, method: str, interaction: Payload, rest: str = "", data: object = None) -> Answer:
        """What follows it."""
        path = f"/webhooks/{interaction['application_id']}/{interaction['token']}{rest}"
        return await self.call(method, path, data, token="")


class Scene(NamedTuple):
    """All that a test looks at."""

    here: Playground
    bot: RawBot
    page: Page

    async def get(self, address: str, **headers: str) -> Answer:
        """Fetch an address as a browser does."""
        async with self.bot.session.get(address, headers=headers, allow_redirects=False) as response:
            return Answer(response.status, await response.read(), response.headers)

    async def post(self, **data: object) -> Payload:
        """The bot posts into the server's channel."""
        answer = await self.bot.call("POST", f"/channels/{self.page.channel}/messages", data)
        assert answer.status == 200, answer
        message: Payload = answer.data
        await self.page.until(lambda: int(message["id"]) in self.page.channels[self.page.channel])
        return message

    async def button(self) -> Payload:
        """The bot posts a button."""
        return await self.post(content="Here", components=[{"type": 1, "components": [BUTTON]}])


@asynccontextmanager
async def scene(folder: Path, limits: Limits | None = None, *, online: bool = True) -> AsyncIterator[Scene]:
    """A small Discord with a bot, which has one command, and a page."""
    async with (
        playground(folder / "small-discord.sqlite3", port=0, limits=limits, words=page_words()) as here,
        aiohttp.ClientSession() as session,
        page_at(here.page) as page,
    ):
        bot = RawBot(session, here)
        if online:
            await bot.call("PUT", f"/applications/{bot.me}/commands", [COMMAND])
            await bot.connect()
            await page.until(lambda: page.online and page.world["commands"])
        yield Scene(here, bot, page)
        if online and bot.closed is None:
            await bot.leave()
