"""*Accept* in the own panel: it stands there only where it works, whoever else presses meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.words import say
from tests.breadth import few, steps
from tests.cogs.takers import taking

GAMES = ("rio_grande_2000", "high_bohn_cognac")
STEPS = steps(25)


@pytest.mark.parametrize("game", few(GAMES))
async def test_accept_in_the_own_panel_is_refused_only_to_whom_another_was_quicker_than(
    tmp_path: Path, game: str
) -> None:
    presses = await taking(tmp_path, game, 1, STEPS)
    assert len([press for press in presses if press.counted]) >= steps(6)
    assert not [press for press in presses if press.in_vain]
    for press in presses:
        if not press.counted:
            over = say("en", "offer-gone", offer=press.offer)
            assert press.answer == over or f"for #{press.offer}." in press.answer
