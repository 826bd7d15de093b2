"""What a bot that has logged in to the gateway was told; it outlives the socket, so that nothing is missed."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from enum import IntEnum

from bot.playground.protocol.payload import Payload, text_of

REMEMBERED = 2000
"""Events that a session can catch up on."""


class Op(IntEnum):
    """What a frame is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    INVALID_SESSION = 9
    HELLO = 10
    ACK = 11


class Session:
    """One bot that has logged in; it lives on while its socket is broken."""

    def __init__(self, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.outbox: asyncio.Queue[str] | None = None
        self._sequence = 0
        self._sent: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)

    def dispatch(self, event: str, data: Payload) -> None:
        """Tell the bot, now or when it resumes."""
        self._sequence += 1
        text = text_of({"op": Op.DISPATCH, "s": self._sequence, "t": event, "d": data})
        self._sent.append((self._sequence, text))
        if self.outbox is not None:
            self.outbox.put_nowait(text)

    def remembers(self, sequence: int) -> bool:
        """Whether everything after this event can still be told."""
        first = self._sent[0][0] if self._sent else self._sequence + 1
        return first - 1 <= sequence <= self._sequence

    def resume(self, outbox: asyncio.Queue[str], sequence: int) -> None:
        """Tell over this new socket what was missed."""
        for number, text in self._sent:
            if number > sequence:
                outbox.put_nowait(text)
        self.outbox = outbox
        self.dispatch("RESUMED", {})
