"""The other end of the page for its tests: serves its files, says what a test wants, keeps what the page sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from aiohttp import WSMsgType, web

import bot
from bot.page_garden import page_garden
from bot.page_words import page_words
from bot.playground.web.wording import Wording

PAGE = Path(bot.__file__).parent / "playground" / "page"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
ROLES = [{"id": "1", "name": "@everyone"}, {"id": "2", "name": "Players"}]
STAYING = (".js", ".css", ".svg")
"""Files of the page that are the same for every test."""
PIXEL = b'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'

Frame: TypeAlias = dict[str, Any]
Answer: TypeAlias = Callable[[Frame], Frame]


class Fake:
    """A playground of three people with one channel; `answers` say what is answered to which kind of frame."""

    def __init__(self) -> None:
        self.people: list[Frame] = [person("1", "Alex"), person("2", "Ana"), person("3", "Ben")]
        self.channels: list[Frame] = [{"id": "100", "name": "table", "kind": "guild", "person": None}]
        self.channels += [
            {"id": f"20{who['id']}", "name": who["name"], "kind": "dm", "person": who["id"]} for who in self.people
        ]
        self.commands: list[Frame] = []
        self.server: Frame = {"type": "server", "ahead": 0, "events": [], "roles": ROLES, "creates_events": True}
        self.server |= {"external_apps": True}
        self.messages: dict[str, Frame] = {}
        self.files: dict[str, bytes] = {}
        self.answers: dict[str, Answer] = {}
        self.got: list[Frame] = []
        self.address = ""
        self.online = True
        self.answering = asyncio.Event()
        self.answering.set()
        self._sockets: set[web.WebSocketResponse] = set()
        self._news = asyncio.Condition()

    async def post(self, message: Frame) -> None:
        """Post a message, or edit the one with its id."""
        self.messages[message["id"]] = message
        await self.send({"type": "message", "message": message})

    async def send(self, frame: Mapping[str, Any]) -> None:
        """Send a frame to every page."""
        for socket in self._sockets:
            await socket.send_str(json.dumps(frame))

    async def change(self, **more: Any) -> None:
        """Change the clock, the events or what the bot may do."""
        self.server = self.server | more
        await self.send(self.server)

    async def drop(self) -> None:
        """Close every connection, as a restart does."""
        for socket in list(self._sockets):
            await socket.close()

    async def received(self, kind: str, count: int = 1) -> Frame:
        """The newest frame of this kind, as soon as so many have come."""
        async with asyncio.timeout(5), self._news:
            await self._news.wait_for(lambda: len(self.kind(kind)) >= count)
        return self.kind(kind)[-1]

    def kind(self, kind: str) -> list[Frame]:
        """The frames of this kind that have come."""
        return [frame for frame in self.got if frame["type"] == kind]

    async def live(self, request: web.Request) -> web.WebSocketResponse:
        """The page's connection."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await self._begin(socket)
        self._sockets.add(socket)
        try:
            async with asyncio.TaskGroup() as tasks:
                async for message in socket:
                    if message.type is WSMsgType.TEXT:
                        tasks.create_task(self._take(socket, json.loads(message.data)))
        finally:
            self._sockets.discard(socket)
        return socket

    async def file(self, request: web.Request) -> web.Response:
        """A file of a message: one of `files` by its address, or any picture."""
        held = self.files.get(request.match_info["rest"])
        return await _picture(request) if held is None else web.Response(body=held, content_type="image/png")

    async def _begin(self, socket: web.WebSocketResponse) -> None:
        world = {"people": self.people, "channels": self.channels, "commands": self.commands}
        frames: list[Frame] = [{"type": "world", **world, "bot": {"id": "9", "name": "Bean table"}}]
        frames.append(self.server)
        frames.append({"type": "online" if self.online else "offline"})
        for channel in self.channels:
            here = [message for message in self.messages.values() if message["channel_id"] == channel["id"]]
            frames.append({"type": "history", "channel": channel["id"], "messages": here})
        for frame in frames:
            await socket.send_str(json.dumps(frame))

    async def _take(self, socket: web.WebSocketResponse, frame: Frame) -> None:
        async with self._news:
            self.got.append(frame)
            self._news.notify_all()
        await self.answering.wait()
        answer = self.answers.get(frame["type"], _ok)(frame)
        await socket.send_str(json.dumps({"type": "answer", "nonce": frame["nonce"], **answer}))


def _ok(_: Frame) -> Frame:
    return {"outcome": "ok"}


def person(number: str, name: str) -> Frame:
    """Somebody who takes direct messages."""
    return {"id": number, "name": name, "dms_open": True}


def message(number: int, *components: Frame, channel: str = "100", content: str = "", **more: Any) -> Frame:
    """A message of the bot; with components it is one of these alone."""
    author = {"id": "9", "username": "Bean table", "bot": True}
    made: Frame = {"id": str(number), "channel_id": channel, "author": author, "content": content, "embeds": []}
    flags = 32768 if components else 0
    made |= {"components": list(components), "attachments": [], "flags": flags, "mentions": []}
    return made | {"timestamp": "2026-01-01T12:00:00+00:00", "edited_timestamp": None} | more


def event(number: int, name: str, begins: float, **more: Any) -> Frame:
    """A scheduled event that begins then, in seconds since 1970, and lasts three hours."""
    stamps = [datetime.fromtimestamp(moment, UTC).isoformat() for moment in (begins, begins + 3 * 3600)]
    times = dict(zip(("scheduled_start_time", "scheduled_end_time"), stamps, strict=True))
    made = {"id": str(number), "name": name, "status": 1, "entity_metadata": {"location": "#table"}, **times}
    return made | {"description": None} | more


def text(content: str) -> Frame:
    """A paragraph of Markdown."""
    return {"type": 10, "content": content}


def row(*components: Frame) -> Frame:
    """Components beside each other."""
    return {"type": 1, "components": list(components)}


def button(label: str, custom_id: str, style: int = 2, **more: Any) -> Frame:
    """A button."""
    return {"type": 2, "label": label, "custom_id": custom_id, "style": style, **more}


def select(custom_id: str, *options: Frame, least: int = 1, most: int = 1, **more: Any) -> Frame:
    """A select."""
    limits = {"min_values": least, "max_values": most}
    return {"type": 3, "custom_id": custom_id, "options": list(options), **limits, **more}


def option(label: str, *, default: bool = False, **more: Any) -> Frame:
    """An option of a select; its value is its label in small letters."""
    return {"label": label, "value": label.lower(), "default": default, **more}


class Stage:
    """A free port of this computer, where one fake after the other stands: a browser that knows the page's files
    loads it a quarter cheaper."""

    def __init__(self) -> None:
        self.fake: Fake
        self._address = ""

    @asynccontextmanager
    async def built(self) -> AsyncIterator[None]:
        """While this lasts."""
        app = web.Application()
        app.router.add_get("/secret/live", self._live)
        app.router.add_get("/secret/files/{rest:.*}", self._file)
        app.router.add_get("/secret/emojis/{rest:.*}", _picture)
        app.router.add_get("/secret/words.json", _words)
        app.router.add_get("/secret/first.svg", _first)
        app.router.add_get("/secret/{name:.*}", _page)
        app.on_response_prepare.append(_policy)
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self._address = f"http://127.0.0.1:{runner.addresses[0][1]}/secret/"
        try:
            yield
        finally:
            await runner.cleanup()

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        return await self.fake.live(request)

    async def _file(self, request: web.Request) -> web.Response:
        return await self.fake.file(request)

    @asynccontextmanager
    async def showing(self, fake: Fake) -> AsyncIterator[Fake]:
        """This fake alone."""
        self.fake, fake.address = fake, self._address
        try:
            yield fake
        finally:
            await fake.drop()


@cache
def wording() -> Wording:
    """The words of the page; not put together by every process that collects tests."""
    return Wording(page_words())


async def _page(request: web.Request) -> web.StreamResponse:
    name = request.match_info["name"]
    if name:
        return web.FileResponse(PAGE / name)
    text = wording().filled(wording().language(request), (PAGE / "index.html").read_text("utf-8"))
    return web.Response(text=text, content_type="text/html")


async def _words(request: web.Request) -> web.Response:
    return web.json_response(wording().served(wording().language(request)))


async def _first(request: web.Request) -> web.Response:
    return web.Response(text=page_garden(), content_type="image/svg+xml")


async def _picture(request: web.Request) -> web.Response:
    return web.Response(body=PIXEL, content_type="image/svg+xml")


async def _policy(request: web.Request, response: web.StreamResponse) -> None:
    response.headers["Content-Security-Policy"] = POLICY
    name = request.match_info.get("name", "")
    response.headers["Cache-Control"] = "max-age=3600" if name.endswith(STAYING) else "no-store"
