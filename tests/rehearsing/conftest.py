"""What all rehearsals of tests have in common."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from discord.gateway import KeepAliveHandler

from bot.rehearsing import client


@pytest.fixture(autouse=True)
def servers_come_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small Discord tells of all its servers in one go."""
    monkeypatch.setattr(client, "PATIENCE", 0.2)


@pytest.fixture(autouse=True)
def _no_heart_beats_on() -> Iterator[None]:
    """Where a connection dies while it is made, discord.py leaves the thread of its heartbeats alone, which would
    speak to a loop that is closed, in the middle of another test."""
    yield
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):
            thread.stop()
            thread.join()
