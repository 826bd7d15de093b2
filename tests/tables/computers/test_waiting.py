"""How long a person waits between two own turns among three computers, in virtual time."""

from __future__ import annotations

import pytest

from tests.benchmarks.tempo import WAYS, measured

MOST = {"brisk": (15, 25, 64), "calm": (29, 32, 67), "instant": (2, 11, 60)}
"""Seconds: done by default, pressing *I'm done* after three seconds, looking on."""


@pytest.mark.parametrize("tempo", MOST)
@pytest.mark.parametrize("way", WAYS)
async def test_nobody_waits_long_for_their_turn(tempo: str, way: str) -> None:
    waiting = await measured(way, tempo, "normal")
    assert len(waiting.turns) > 5
    assert max(waiting.turns) <= MOST[tempo][WAYS.index(way)]
