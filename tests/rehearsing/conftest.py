"""What all rehearsals of tests have in common."""

from __future__ import annotations

import pytest

from bot.rehearsing import client


@pytest.fixture(autouse=True)
def servers_come_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small Discord tells of all its servers in one go."""
    monkeypatch.setattr(client, "PATIENCE", 0.2)
