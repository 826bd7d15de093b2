"""How often Discord is called: few calls for each move, since Discord allows few in a channel."""

from __future__ import annotations

from pathlib import Path

from tests.cogs.crowd import Crowd
from tests.cogs.world import world

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eli")
THINKING = 4.0
"""Seconds from one act to the next, on average: the faster people act, the more changes share a call."""
MOST = 2.0


async def test_a_move_costs_two_calls_at_most_on_average(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, seed=1, pace=None) as here:
        table = await here.open(*NAMES)
        await here.env.advance_time(60)
        moves, requests = await here.moves(), len(here.env.http_requests)

        company = Crowd(here, table, NAMES, thinking=THINKING)
        await company.play()
        await here.env.advance_time(60)

        calls = [request for request in here.env.http_requests[requests:] if not _is_an_answer(request.path)]
        moves = await here.moves() - moves
        assert moves > 200
        assert moves < len(calls) <= MOST * moves


def _is_an_answer(path: str) -> bool:
    """Answers to interactions are outside of Discord's limits."""
    return path.startswith(("/interactions/", "/webhooks/"))
