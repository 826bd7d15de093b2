"""Random games of every kind, in which people press whatever there is: after every step, all is as it must be.

Many more of them: `python -m tests.benchmarks.panels`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games import CATALOGUE
from tests.breadth import few, steps
from tests.cogs.evening import evening

STEPS = steps(60)


@pytest.mark.parametrize("game", few(CATALOGUE, "rio_grande_2000"))
async def test_whatever_people_press_every_promise_is_kept(tmp_path: Path, game: str) -> None:
    assert await evening(tmp_path, game, "1", STEPS) == STEPS
