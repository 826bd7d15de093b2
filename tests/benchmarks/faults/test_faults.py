"""One of each fault over the wire; an hour of them: `python -m tests.benchmarks.faults`."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.benchmarks.faults.story import story

SEED, PARTS = 13, 3


@pytest.mark.parametrize("part", range(PARTS))
async def test_after_every_fault_the_game_goes_on_and_every_message_is_true(tmp_path: Path, part: int) -> None:
    async with story(tmp_path, SEED + part) as told:
        names = list(told.faults)
        random.Random(SEED).shuffle(names)
        for name in names[part::PARTS]:
            await told.carry_out(name)
