"""What all rehearsals of tests have in common."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator

import pytest
from discord.gateway import KeepAliveHandler

from bot.rehearsing import client


@pytest.fixture(autouse=True)
def servers_come_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small Discord tells of all its servers in one go."""
    monkeypatch.setattr(client, "PATIENCE", 0.2)


@pytest.fixture(autouse=True)
async def _no_heart_beats_on() -> AsyncIterator[None]:
    """A connection that is given up while it is made is left alone by discord.py, with the thread of its
    heartbeats, which would speak to a loop that is closed, in the middle of another test."""
    yield
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):
            await thread.ws.close()
            thread.join()
