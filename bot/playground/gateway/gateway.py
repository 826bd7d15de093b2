"""The gateway socket: a bot identifies, receives events, and catches up on missed ones when it resumes."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.gateway.sessions import Op, Session
from bot.playground.protocol.payload import Payload, text_of
from bot.playground.world import objects
from bot.playground.world.world import World

UNKNOWN_ERROR, UNKNOWN_OPCODE, DECODE_ERROR = 4000, 4001, 4002
AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED = 4004, 4005

ROUND_TRIP = 0.1
"""Seconds after which a heartbeat is acknowledged."""


class Gateway:
    """All sockets of the bot; `on_connection` is called whenever it connects or disconnects."""

    def __init__(self, world: World, token: str, heartbeat: float, on_connection: Callable[[], None]) -> None:
        self.address = ""
        self._world = world
        self._token = token
        self._heartbeat = heartbeat
        self._on_connection = on_connection
        self._session: Session | None = None
        self._sockets: set[web.WebSocketResponse] = set()

    @property
    def online(self) -> bool:
        """Whether the bot is connected now."""
        return self._session is not None and self._session.outbox is not None

    @property
    def has_session(self) -> bool:
        """Whether the bot is connected, or may resume: it then catches up on what it missed."""
        return self._session is not None

    def dispatch(self, event: str, data: Payload, intent: int = 0) -> None:
        """Send the bot an event, if its intents ask for such events."""
        if self._session is not None and (not intent or self._session.intents & intent):
            self._session.dispatch(event, data)

    def intents(self) -> int:
        """The intents with which the bot identified."""
        return self._session.intents if self._session is not None else 0

    async def disconnect(self, code: int = WSCloseCode.GOING_AWAY) -> None:
        """Close the bot's sockets; it may resume its session."""
        for socket in list(self._sockets):
            await socket.close(code=code)

    def invalidate_session(self) -> None:
        """Drop the session: the bot has to identify again."""
        self._session = None

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One socket, from HELLO to its end."""
        if "Origin" in request.headers:
            # A web page; bots send none.
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(max_msg_size=4096 * 4)
        await socket.prepare(request)
        outbox: asyncio.Queue[str] = asyncio.Queue()
        pump = asyncio.create_task(_send_queued(socket, outbox))
        self._sockets.add(socket)
        outbox.put_nowait(text_of({"op": Op.HELLO, "d": {"heartbeat_interval": round(self._heartbeat * 1000)}}))
        try:
            await self._listen(socket, outbox)
        finally:
            self._sockets.discard(socket)
            pump.cancel()
            if self._session is not None and self._session.outbox is outbox:
                self._session.outbox = None
                self._on_connection()
        return socket

    async def _listen(self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
        while True:
            try:
                message = await socket.receive(timeout=self._heartbeat * 2)
            except TimeoutError:
                await socket.close(code=UNKNOWN_ERROR)
                return
            if message.type is not WSMsgType.TEXT:
                return
            code = self._receive(message.data, outbox)
            if code is not None:
                await socket.close(code=code)
                return

    def _receive(self, text: str, outbox: asyncio.Queue[str]) -> int | None:
        """Handle one frame from the bot; returns the code to close the socket with, or None to go on."""
        try:
            frame = json.loads(text)
            operation, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            return DECODE_ERROR
        match operation:
            case Op.HEARTBEAT:
                # At once would be too soon: discord.py notes when it sent a beat after the sending, and would take
                # this for the answer to the beat before, and warn of a slow connection.
                asyncio.get_running_loop().call_later(ROUND_TRIP, outbox.put_nowait, text_of({"op": Op.ACK}))
            case Op.IDENTIFY:
                return self._identify(data, outbox)
            case Op.RESUME:
                return self._resume(data, outbox)
            case Op.PRESENCE | Op.VOICE:
                pass
            case _:
                return UNKNOWN_OPCODE
        return None

    def _identify(self, data: Any, outbox: asyncio.Queue[str]) -> int | None:
        if not self._authenticated(data):
            return AUTHENTICATION_FAILED
        if self._session is not None and self._session.outbox is outbox:
            return ALREADY_AUTHENTICATED
        self._session = session = Session(int(data.get("intents") or 0))
        session.outbox = outbox
        world, place = self._world, self._world.place
        ready: Payload = {
            "v": 10,
            "user": {**objects.user(world, place.bot), "verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": str(place.guild), "unavailable": True}],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "application": {"id": str(place.bot), "flags": 0},
        }
        session.dispatch("READY", ready)
        session.dispatch("GUILD_CREATE", objects.guild(world))
        self._on_connection()
        return None

    def _resume(self, data: Any, outbox: asyncio.Queue[str]) -> int | None:
        if not self._authenticated(data):
            return AUTHENTICATION_FAILED
        session, sequence = self._session, data.get("seq")
        known = session is not None and session.id == data.get("session_id")
        if session is None or not known or not isinstance(sequence, int) or not session.remembers(sequence):
            outbox.put_nowait(text_of({"op": Op.INVALID_SESSION, "d": False}))
            return None
        session.resume(outbox, sequence)
        self._on_connection()
        return None

    def _authenticated(self, data: Any) -> bool:
        given = data.get("token") if isinstance(data, dict) else None
        return isinstance(given, str) and secrets.compare_digest(
            given.removeprefix("Bot ").encode(), self._token.encode()
        )


async def _send_queued(socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
    """Send what is queued, in order, until the socket closes."""
    while not socket.closed:
        try:
            await socket.send_str(await outbox.get())
        except ConnectionError:
            return
