"""The page's socket. The page first receives the whole world, then events; it sends what people do."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
from collections.abc import Iterator

from aiohttp import WSMsgType, web

from bot.playground.interactions.interactions import Outcome
from bot.playground.protocol.locales import nearest
from bot.playground.protocol.payload import Payload, text_of
from bot.playground.small_discord import SmallDiscord
from bot.playground.web.actions import Actions
from bot.playground.web.wording import Wording
from bot.playground.world.events import (
    ClockSet,
    Deleted,
    DirectoryChanged,
    Edited,
    Event,
    EventChanged,
    EventGone,
    EventMade,
    PermissionsChanged,
    Posted,
)
from bot.playground.world.reasons import Reason
from bot.playground.world.roles import roles

log = logging.getLogger(__name__)

SHOWN = 50
"""So many messages of each channel a page receives when it connects."""


class Live:
    """Holds all pages that are open."""

    def __init__(self, here: SmallDiscord, wording: Wording) -> None:
        self._here = here
        self._wording = wording
        self._world = here.world
        self._actions = Actions(here)
        self._outboxes: set[asyncio.Queue[str]] = set()
        self._sockets: set[web.WebSocketResponse] = set()
        self.opened = asyncio.Event()
        """It is set once a page has been open."""
        here.world.listeners.append(self._on_event)
        here.on_connection.append(lambda: self._broadcast(self._connection_frame()))

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one page until it disconnects."""
        socket, language = web.WebSocketResponse(heartbeat=30), self._wording.language(request)
        await socket.prepare(request)
        outbox: asyncio.Queue[str] = asyncio.Queue()
        for frame in self._first_frames():
            outbox.put_nowait(text_of(frame))
        self._outboxes.add(outbox)
        self._sockets.add(socket)
        self.opened.set()
        try:
            async with asyncio.TaskGroup() as tasks:
                pump = tasks.create_task(_send_queued(socket, outbox))
                async for message in socket:
                    if message.type is WSMsgType.TEXT:
                        tasks.create_task(self._perform(message.data, language, outbox))
                pump.cancel()
        finally:
            self._outboxes.discard(outbox)
            self._sockets.discard(socket)
        return socket

    async def close(self) -> None:
        """Close the sockets of all pages."""
        for socket in list(self._sockets):
            await socket.close(code=1001)

    async def _perform(self, text: str, language: str, outbox: asyncio.Queue[str]) -> None:
        """Carry out what the page asks for, and answer with the outcome."""
        try:
            frame = json.loads(text)
        except ValueError:
            frame = None
        if not isinstance(frame, dict):
            frame = {}
        try:
            outcome = await self._actions.perform(frame, nearest(language))
        except Exception:
            # The small Discord is wrong here, not the person.
            log.exception("the page asked for %s", frame.get("type"))
            outcome = Outcome("failed", Reason("page-cannot"))
        answer = self._outcome_fields(outcome, language)
        outbox.put_nowait(text_of({"type": "answer", "nonce": frame.get("nonce"), **answer}))

    def _first_frames(self) -> Iterator[Payload]:
        self._world.prune()
        yield self._world_frame()
        yield self._server_frame()
        for channel in self._world.channels:
            newest = list(itertools.islice(self._world.history(channel), SHOWN))
            yield {"type": "history", "channel": str(channel), "messages": newest[::-1]}
        yield self._connection_frame()

    def _world_frame(self) -> Payload:
        world = self._world
        return {
            "type": "world",
            "people": [
                {"id": str(one.id), "name": one.name, "dms_open": one.dms_open, "installed": one.installed}
                for one in world.people.values()
            ],
            "channels": [
                {
                    "id": str(one.id),
                    "name": one.name,
                    "kind": "group" if one.group else "guild" if one.person is None else "dm",
                    "members": [str(person) for person in one.group or (one.thread and one.thread.members) or ()],
                    "private": one.thread is not None and one.thread.members is not None,
                    "person": None if one.person is None else str(one.person),
                    "parent": None if one.thread is None else str(one.thread.parent),
                    "archived": one.thread is not None and one.thread.archived,
                }
                for one in world.channels.values()
            ],
            "guild": {"id": str(world.place.guild), "name": world.place.guild_name},
            "commands": list(world.commands.values()),
            "bot": {"id": str(world.place.bot), "name": world.place.bot_name},
        }

    def _server_frame(self) -> Payload:
        """What else there is on the servers, and by how many seconds their clock is ahead."""
        world = self._world
        return {
            "type": "server",
            "ahead": world.clock.ahead,
            "events": [event for guild in world.guilds for event in world.scheduled.of(guild)],
            "roles": [{"id": one["id"], "name": one["name"]} for one in roles(world, world.place.guild)],
            "creates_events": world.creates_events,
            "external_apps": world.external_apps,
        }

    def _connection_frame(self) -> Payload:
        return {"type": "online" if self._here.gateway.online else "offline"}

    def _on_event(self, event: Event) -> None:
        match event:
            case Posted(message) | Edited(message):
                self._broadcast({"type": "message", "message": message})
            case Deleted(message):
                self._broadcast({"type": "deleted", "channel": message["channel_id"], "id": message["id"]})
            case EventMade() | EventChanged() | EventGone() | PermissionsChanged() | ClockSet():
                self._broadcast(self._server_frame())
            case DirectoryChanged():
                self._broadcast(self._world_frame())
            case _:
                pass

    def _outcome_fields(self, outcome: Outcome, language: str) -> Payload:
        said: Payload = {"outcome": outcome.outcome}
        if outcome.reason is not None:
            said["reason"] = self._wording.say(language, outcome.reason)
        if outcome.modal is not None:
            said["modal"] = outcome.modal
        if outcome.choices is not None:
            said["choices"] = outcome.choices
        return said

    def _broadcast(self, frame: Payload) -> None:
        text = text_of(frame)
        for outbox in self._outboxes:
            outbox.put_nowait(text)


async def _send_queued(socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
    """Send what is queued, in order, until the socket closes."""
    with contextlib.suppress(ConnectionError):
        while not socket.closed:
            await socket.send_str(await outbox.get())
