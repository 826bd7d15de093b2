"""Who has installed the bot where somebody does something, which SimCord does not say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest
from simcord.backend import Backend

OWNERS = "authorizing_integration_owners"


@contextmanager
def installed_on_servers() -> Iterator[None]:
    """Where nothing else is said, an interaction comes from a server that has added the bot, or from direct
    messages with it."""
    emit = Backend.emit

    def told(backend: Backend, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and payload.get(OWNERS) == {}:
            payload = {**payload, OWNERS: {"0": payload.get("guild_id", "0")}}
        emit(backend, event, payload)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Backend, "emit", told)
        yield
