"""What Discord says of languages: each person's own, and the one in which a server meets."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from simcord.backend.models import Interaction
from simcord.interactions import base_payload

from tests.cogs.world import World


@dataclass
class Spoken:
    """The languages that come with every interaction; English where none is named."""

    people: dict[int, str] = field(default_factory=dict)
    """By the person's number."""
    server: str = "en-US"

    def set(self, here: World, **spoken: str) -> None:
        """From now on these people's Discord speaks these languages."""
        self.people |= {here[name].id: locale for name, locale in spoken.items()}

    def payload(self, *args: Any, user_id: int, **more: Any) -> tuple[Interaction, dict[str, Any]]:
        """What Discord sends of an interaction."""
        record, fields = base_payload(*args, user_id=user_id, **more)
        if "guild_locale" in fields:
            fields["guild_locale"] = self.server
        return record, fields | {"locale": self.people.get(user_id, "en-US")}


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> Spoken:
    """The languages of this test."""
    made = Spoken()
    for module in ("simcord.interactions", "tests.cogs.mishaps", "tests.cogs.world"):
        monkeypatch.setattr(f"{module}.base_payload", made.payload)
    return made
