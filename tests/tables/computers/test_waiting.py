"""How long a person waits between two own turns among three computers, in virtual time."""

from __future__ import annotations

import pytest

from bot.tables.computers import strengths, thinking
from tests.benchmarks.tempo import WAYS, measured
from tests.breadth import few

MOST = {"brisk": (11, 13, 33), "calm": (21, 21, 46), "instant": (1, 10, 22)}
"""Seconds: done by default, pressing *I'm done* after three seconds, looking on."""
QUIET = 25
"""Seconds while nobody offers the person anything."""


@pytest.mark.long
@pytest.mark.parametrize("tempo", few(MOST))
@pytest.mark.parametrize("way", few(WAYS))
async def test_nobody_waits_long_for_their_turn(tempo: str, way: str) -> None:
    waiting = await measured(way, tempo, "normal")
    assert len(waiting.turns) > 5
    assert max(waiting.turns) <= MOST[tempo][WAYS.index(way)]


async def test_while_nobody_offers_anything_nobody_waits_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simplest player trades with nobody."""
    monkeypatch.setattr(thinking, "player", lambda family, strength, among_people: strengths.simplest(family))
    waiting = await measured("looking on", "brisk", "normal")
    assert len(waiting.turns) > 5
    assert not any(one.offered for one in waiting.rounds)
    assert max(waiting.turns) <= QUIET
