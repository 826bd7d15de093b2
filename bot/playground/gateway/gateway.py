"""The gateway's sockets: bots identify, with one shard or several, receive events, and resume after a break."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.gateway.logins import Logins
from bot.playground.gateway.members import members_chunk
from bot.playground.gateway.sessions import Op, Session, Shard
from bot.playground.protocol.limits import Limits
from bot.playground.protocol.payload import Payload, text_of
from bot.playground.world import objects
from bot.playground.world.world import World

UNKNOWN_ERROR, UNKNOWN_OPCODE, DECODE_ERROR = 4000, 4001, 4002
AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED = 4004, 4005
INVALID_SHARD, SHARDING_REQUIRED = 4010, 4011

ROUND_TRIP = 0.1
"""Seconds after which a heartbeat is acknowledged."""


class Gateway:
    """Holds all sockets of the bot; `on_connection` is called whenever one of them connects or disconnects."""

    def __init__(self, world: World, token: str, limits: Limits, on_connection: Callable[[], None]) -> None:
        self.address = ""
        self.logins = Logins(limits, world.now)
        self._world = world
        self._token = token
        self._limits = limits
        self._on_connection = on_connection
        self._sessions: list[Session] = []
        self._sockets: dict[web.WebSocketResponse, asyncio.Queue[str]] = {}

    @property
    def online(self) -> bool:
        """Whether the bot is connected now, with all of its shards."""
        connected = Counter([session.shard.total for session in self._sessions if session.outbox is not None])
        return any(count == number for count, number in connected.items())

    def has_session(self, guild: int | None) -> bool:
        """Whether the bot hears of this server (None: of direct messages), or may resume and catch up."""
        return any(self._hearing(guild))

    def dispatch(self, event: str, data: Payload, intent: int = 0, guild: int | None = None) -> None:
        """Send the bot an event of this server, or of none, if its intents ask for such events."""
        for session in self._hearing(guild):
            if not intent or session.intents & intent:
                session.dispatch(event, data)

    def intents(self, guild: int | None) -> int:
        """The intents of the shard that hears of this server, or of none."""
        return next((session.intents for session in self._hearing(guild)), 0)

    def _hearing(self, guild: int | None) -> Iterator[Session]:
        return (session for session in self._sessions if session.shard.hears(guild))

    async def disconnect(
        self, code: int = WSCloseCode.GOING_AWAY, shard: int | None = None, *, forget: bool = False
    ) -> None:
        """Close the bot's sockets, or this shard's. It may resume its sessions, unless they are forgotten."""
        meant = [session.outbox for session in self._sessions if session.shard.number == shard]
        if forget:
            self.invalidate_session(shard)
        for socket, outbox in list(self._sockets.items()):
            if shard is None or outbox in meant:
                await socket.close(code=code)

    def invalidate_session(self, shard: int | None = None) -> None:
        """Drop the sessions, or this shard's: the bot has to identify again."""
        self._sessions = [session for session in self._sessions if shard not in (None, session.shard.number)]

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket, from HELLO to its end."""
        if "Origin" in request.headers:
            # A web page; bots send none.
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(max_msg_size=4096 * 4)
        await socket.prepare(request)
        outbox: asyncio.Queue[str] = asyncio.Queue()
        pump = asyncio.create_task(_send_queued(socket, outbox))
        self._sockets[socket] = outbox
        interval = round(self._limits.heartbeat * 1000)
        outbox.put_nowait(text_of({"op": Op.HELLO, "d": {"heartbeat_interval": interval}}))
        try:
            await self._listen(socket, outbox)
        finally:
            del self._sockets[socket]
            pump.cancel()
            if (session := self._session_on(outbox)) is not None:
                session.outbox = None
                self._on_connection()
        return socket

    async def _listen(self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
        while True:
            try:
                message = await socket.receive(timeout=self._limits.heartbeat * 2)
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
            case Op.REQUEST_MEMBERS:
                self._tell_members(data, outbox)
            case Op.PRESENCE | Op.VOICE:
                pass
            case _:
                return UNKNOWN_OPCODE
        return None

    def _tell_members(self, asked: Any, outbox: asyncio.Queue[str]) -> None:
        session, chunk = self._session_on(outbox), members_chunk(self._world, asked)
        if session is not None and chunk is not None:
            session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _identify(self, data: Any, outbox: asyncio.Queue[str]) -> int | None:
        if not self._authenticated(data):
            return AUTHENTICATION_FAILED
        if self._session_on(outbox) is not None:
            return ALREADY_AUTHENTICATED
        shard = _shard(data)
        if shard is None:
            return INVALID_SHARD
        guilds = [guild for guild in self._world.guilds if shard.hears(guild)]
        if len(guilds) > self._limits.servers_a_shard:
            return SHARDING_REQUIRED
        if not self.logins.take(shard.number):
            outbox.put_nowait(text_of({"op": Op.INVALID_SESSION, "d": False}))
            return None
        session = self._begin(Session(int(data.get("intents") or 0), shard))
        session.outbox = outbox
        session.dispatch("READY", self._ready(session, guilds))
        for guild in guilds:
            session.dispatch("GUILD_CREATE", objects.guild(self._world, guild))
        self._on_connection()
        return None

    def _begin(self, session: Session) -> Session:
        """Let a session take the place of the shard's last one. What is left of other totals goes."""
        same = session.shard.total
        left = [one for one in self._sessions if one.outbox is not None or one.shard.total == same]
        self._sessions = [*(one for one in left if one.shard != session.shard), session]
        return session

    def _ready(self, session: Session, guilds: list[int]) -> Payload:
        world, bot = self._world, self._world.place.bot
        return {
            "v": 10,
            "user": {**objects.user(world, bot), "verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": list(session.shard),
            "application": {"id": str(bot), "flags": 0},
        }

    def _resume(self, data: Any, outbox: asyncio.Queue[str]) -> int | None:
        if not self._authenticated(data):
            return AUTHENTICATION_FAILED
        sequence = data.get("seq")
        session = next((one for one in self._sessions if one.id == data.get("session_id")), None)
        if session is None or not isinstance(sequence, int) or not session.remembers(sequence):
            outbox.put_nowait(text_of({"op": Op.INVALID_SESSION, "d": False}))
            return None
        session.resume(outbox, sequence)
        self._on_connection()
        return None

    def _session_on(self, outbox: asyncio.Queue[str]) -> Session | None:
        """The session of this socket."""
        return next((session for session in self._sessions if session.outbox is outbox), None)

    def _authenticated(self, data: Any) -> bool:
        given = data.get("token") if isinstance(data, dict) else None
        return isinstance(given, str) and secrets.compare_digest(
            given.removeprefix("Bot ").encode(), self._token.encode()
        )


def _shard(data: Payload) -> Shard | None:
    """Read the shard as which a bot identifies; None for one that there cannot be."""
    match data.get("shard", [0, 1]):
        case [int(number), int(count)] if 0 <= number < count:
            return Shard(number, count)
    return None


async def _send_queued(socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
    """Send what is queued, in order, until the socket closes."""
    while not socket.closed:
        try:
            await socket.send_str(await outbox.get())
        except ConnectionError:
            return
