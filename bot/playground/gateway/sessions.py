"""Gateway sessions remember what a bot has been sent; they outlive the socket, so that nothing is missed."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from enum import IntEnum
from typing import NamedTuple

from bot.playground.protocol.payload import Payload, text_of

REMEMBERED = 2000
"""How many events are kept for a bot that resumes."""


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    ACK = 11


class Shard(NamedTuple):
    """The part of the servers of which a session hears."""

    number: int
    total: int

    def hears(self, guild: int | None) -> bool:
        """Whether what happens on this server, or (None) in direct messages, is told here."""
        return ((guild or 0) >> 22) % self.total == self.number


class Session:
    """The session of one shard of a bot; it outlives a broken socket."""

    def __init__(self, intents: int, shard: Shard) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.outbox: asyncio.Queue[str] | None = None
        self._sequence = 0
        self._sent: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)

    def dispatch(self, event: str, data: Payload) -> None:
        """Send an event to the bot, now or when it resumes."""
        self._sequence += 1
        text = text_of({"op": Op.DISPATCH, "s": self._sequence, "t": event, "d": data})
        self._sent.append((self._sequence, text))
        if self.outbox is not None:
            self.outbox.put_nowait(text)

    def remembers(self, sequence: int) -> bool:
        """Whether every event after this one can still be sent."""
        first = self._sent[0][0] if self._sent else self._sequence + 1
        return first - 1 <= sequence <= self._sequence

    def resume(self, outbox: asyncio.Queue[str], sequence: int) -> None:
        """Send over a new socket what the bot has missed."""
        for number, text in self._sent:
            if number > sequence:
                outbox.put_nowait(text)
        self.outbox = outbox
        self.dispatch("RESUMED", {})
