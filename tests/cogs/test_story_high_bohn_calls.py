"""How often Discord is called at a table of High Bohn where many buildings are bought and used."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cogs.asking import rich, settle_in
from tests.cogs.builders import Builders
from tests.cogs.test_calls import MOST, NAMES, THINKING
from tests.cogs.world import world

KINDS = ("cognac", "green", "stink", "chili", "black_eyed")
PLAN = ("distillery-2", "saloon-4", "general_store-4", "", "bank-3")


@pytest.mark.long
async def test_a_move_costs_less_than_one_call_on_average(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, chance=rich(KINDS), pace=None) as here:
        table = await here.open(*NAMES, game="high_bohn_cognac")
        company = Builders(here, table, NAMES, thinking=THINKING)
        await settle_in(company, PLAN, naming="blacksmith")
        await here.env.advance_time(60)
        moves, requests = await here.moves(), len(here.env.http_requests)
        await company.play(75)
        await here.env.advance_time(60)
        calls = [request.path for request in here.env.http_requests[requests:]]
        calls = [path for path in calls if not path.startswith(("/interactions/", "/webhooks/"))]
        moves = await here.moves() - moves
        assert moves > 50
        assert company.done >= {"town", "buy-building", "order-drawn", "store"}
        assert 0 < len(calls) <= MOST * moves
