"""How often Discord is called at a table of Nicht die Bohne, however its people play."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ui.publishing.outbox.patience import TELLS
from tests.breadth import few_rows
from tests.cogs.decks import shorten_nicht_die_bohne
from tests.cogs.test_calls import ALWAYS, MOST, THINKING
from tests.cogs.tricks import NICHT_DIE_BOHNE, Company
from tests.cogs.world import words, world

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eli", "Fay")


@pytest.mark.long
@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "at_table", "most"),
    few_rows([(3, 0.0, ALWAYS), (6, 0.0, ALWAYS), (6, 1.0, MOST)]),
    ids=["3, taking by the hand", "6, taking by the hand", "6, taking at the table"],
)
async def test_a_move_costs_few_calls_on_average(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int, at_table: float, most: float
) -> None:
    """Where nobody presses a button of the table, each edit of it is a call: who has laid is told together."""
    shorten_nicht_die_bohne(monkeypatch, 36)
    names = NAMES[:players]
    async with world(tmp_path, *names, seed=1, pace=None) as here:
        table = await here.open(*names, game=NICHT_DIE_BOHNE)
        # By now the click on *Start* is too old to edit the table's message through it.
        await here.env.advance_time(16 * 60)
        moves, requests = await here.moves(), len(here.env.http_requests)
        company = Company(here, table, names, changing=0.1, at_table=at_table, thinking=THINKING)
        while (await company.game()).state.round == 1:
            await company.step()
        await here.env.advance_time(60)
        calls = [request.path for request in here.env.http_requests[requests:]]
        calls = [path for path in calls if not path.startswith(("/interactions/", "/webhooks/"))]
        moves = await here.moves() - moves
        assert moves > 40
        assert 0 < len(calls) <= most * moves


async def test_who_has_laid_may_wait_a_little_and_the_last_card_does_not(tmp_path: Path) -> None:
    names = NAMES[:3]
    async with world(tmp_path, *names, seed=1, pace=None) as here:
        table = await here.open(*names, game=NICHT_DIE_BOHNE)
        await here.env.advance_time(16 * 60)
        company = Company(here, table, names)
        await company.step()
        await here.env.advance_time(2)
        led = words(here.table_message(table))
        assert "led" in led
        await company.step()
        await here.env.advance_time(2)
        assert words(here.table_message(table)) == led
        await here.env.advance_time(TELLS.paces)
        laid = words(here.table_message(table))
        assert laid != led
        await company.step()
        await here.env.advance_time(2)
        assert words(here.table_message(table)) != laid
