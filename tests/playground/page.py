"""A page without a browser: speaks the page's protocol, and sees what a person there would see."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

PATIENCE = 20.0
"""Seconds to wait for what has to come."""

Payload = dict[str, Any]


class Page:
    """One page; it drives all people."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self.address = address
        self.world: Payload = {}
        self.server: Payload = {}
        """The clock, the events, the roles and what the bot may do."""
        self.channels: dict[str, dict[int, Payload]] = {}
        """The messages of each channel by their numbers."""
        self.home = ""
        """The channel where people are, if it is not the first one."""
        self.online = False
        self.connections = 0
        self.heard: list[Payload] = []
        self._session = session
        self._socket: aiohttp.ClientWebSocketResponse
        self._nonces = iter(range(1, 1_000_000))
        self._answers: dict[int, asyncio.Future[Payload]] = {}
        self._news = asyncio.Condition()

    async def listen(self) -> None:
        """Take in what comes, until the socket is closed."""
        async for message in self._socket:
            frame = json.loads(message.data)
            async with self._news:
                self._take(frame)
                self._news.notify_all()

    async def open(self) -> asyncio.Task[None]:
        """Connect, or connect anew as after a reload."""
        self.channels.clear()
        root = self.address.rsplit("/", 2)[0]
        self._socket = await self._session.ws_connect(self.address + "live", origin=root)
        self.connections += 1
        return asyncio.create_task(self.listen())

    async def close(self) -> None:
        """Leave."""
        await self._socket.close()

    def _take(self, frame: Payload) -> None:
        self.heard.append(frame)
        match frame["type"]:
            case "world":
                self.world = frame
            case "server":
                self.server = frame
            case "history":
                self.channels[frame["channel"]] = {int(one["id"]): one for one in frame["messages"]}
            case "message":
                message = frame["message"]
                self.channels.setdefault(message["channel_id"], {})[int(message["id"])] = message
            case "deleted":
                self.channels.get(frame["channel"], {}).pop(int(frame["id"]), None)
            case "online" | "offline":
                self.online = frame["type"] == "online"
            case "answer":
                # Whoever was interrupted waits for none.
                if not (answer := self._answers.pop(frame["nonce"])).done():
                    answer.set_result(frame)

    async def until(self, true: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        """Wait until something is so; what it is."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(true)
            return true()

    # Where and who

    def person(self, name: str) -> str:
        """The number of a person."""
        return next(str(one["id"]) for one in self.world["people"] if one["name"] == name)

    @property
    def channel(self) -> str:
        """The server's channel."""
        return self.home or next(str(one["id"]) for one in self.world["channels"] if one["kind"] == "guild")

    def dm(self, name: str) -> str:
        """The direct messages of a person, or nothing where there are none."""
        person = self.person(name)
        return next((str(one["id"]) for one in self.world["channels"] if one["person"] == person), "")

    def messages(self, channel: str) -> list[Payload]:
        """The messages of a channel, oldest first."""
        return [message for _, message in sorted(self.channels.get(channel, {}).items())]

    def public(self) -> list[Payload]:
        """The messages of the server's channel that everyone sees, oldest first."""
        return [message for message in self.messages(self.channel) if "ephemeral_for" not in message]

    def private(self, name: str) -> list[Payload]:
        """The private messages that a person got, oldest first."""
        person = self.person(name)
        found = [one for here in self.channels.values() for one in here.values()]
        return sorted((one for one in found if one.get("ephemeral_for") == person), key=lambda one: int(one["id"]))

    # What people do

    def send(self, kind: str, name: str, /, **more: object) -> Awaitable[Payload]:
        """Do something; the answer can be waited for."""
        nonce = next(self._nonces)
        answer: asyncio.Future[Payload] = asyncio.get_running_loop().create_future()
        self._answers[nonce] = answer
        frame = {"type": kind, "nonce": nonce, "person": self.person(name), **more}

        async def sent() -> Payload:
            async with asyncio.timeout(PATIENCE):
                await self._socket.send_json(frame)
                return await answer

        return asyncio.ensure_future(sent())

    async def click(self, name: str, message: Payload, custom_id: str, *values: str) -> Payload:
        """Use a control of a message."""
        return await self.send("click", name, **used(message, custom_id, values))

    async def command(self, name: str, command: str, channel: str = "", **options: object) -> Payload:
        """Send a command off, in the server's channel or elsewhere."""
        given = [self._option(command, option, value) for option, value in options.items()]
        return await self.send("command", name, channel=channel or self.channel, name=command, options=given)

    async def choices(self, name: str, command: str, option: str, typed: str = "", channel: str = "") -> list[str]:
        """What autocomplete offers for what is typed so far."""
        given = [{**self._option(command, option, typed), "focused": True}]
        where = channel or self.channel
        answer = await self.send("autocomplete", name, channel=where, name=command, options=given)
        return [str(choice["value"]) for choice in answer["choices"]]

    async def submit(
        self, name: str, channel: str, message: Payload | None, modal: Payload, **filled: Any
    ) -> Payload:
        """Fill a form in; fields are named by the last part of their custom_ids."""
        components = [_filled(label, filled) for label in modal["components"]]
        source = None if message is None else message["id"]
        more = {"channel": channel, "message": source, "custom_id": modal["custom_id"], "components": components}
        return await self.send("modal", name, **more)

    def _option(self, command: str, option: str, value: object) -> Payload:
        known = next(one for one in self.world["commands"] if one["name"] == command)["options"]
        kind = next(one["type"] for one in known if one["name"] == option)
        return {"name": option, "type": kind, "value": value}


def used(message: Payload, custom_id: str, values: Sequence[str] = ()) -> Payload:
    """The frame of a click, without who clicks."""
    control = next(one for one in walk(message["components"]) if one.get("custom_id") == custom_id)
    more = {} if control["type"] == 2 else {"values": list(values)}
    about = {"channel": message["channel_id"], "message": message["id"], "custom_id": custom_id}
    return {**about, "component_type": control["type"], **more}


def walk(components: Sequence[Payload]) -> Iterator[Payload]:
    """All components, the nested ones too."""
    for one in components:
        yield one
        yield from walk(one.get("components", ()))
        yield from walk([one[key] for key in ("accessory", "component") if key in one])


def words(message: Payload) -> str:
    """All that can be read on a message."""
    shown = (one.get("content") or one.get("label") or "" for one in walk(message["components"]))
    return "\n".join([message["content"], *shown])


def custom_ids(message: Payload) -> list[str]:
    """The controls of a message that can be used."""
    return [
        one["custom_id"] for one in walk(message["components"]) if "custom_id" in one and not one.get("disabled")
    ]


def _filled(label: Payload, filled: dict[str, Any]) -> Payload:
    field = label["component"]
    chosen = [option["value"] for option in field.get("options", ()) if option.get("default")]
    value = filled.get(field["custom_id"].rsplit(":", 1)[-1], chosen)
    content = {"value": value or ""} if field["type"] == 4 else {"values": value or []}
    return {
        "type": 18,
        "id": 1,
        "component": {"type": field["type"], "custom_id": field["custom_id"], "id": 2, **content},
    }


@asynccontextmanager
async def page_at(address: str) -> AsyncIterator[Page]:
    """Open the page."""
    async with aiohttp.ClientSession() as session:
        page = Page(session, address)
        listening = await page.open()
        try:
            await page.until(lambda: page.world and page.channels)
            yield page
        finally:
            await page.close()
            await listening
