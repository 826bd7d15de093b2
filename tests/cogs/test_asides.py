"""Private answers beside a table's places: what changes while one is on its way, or the one before drawn anew."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import cogs.acting
from bot.tables import Table
from bot.tables.computers.seats import add_computer
from cogs.computers import shuffled_names
from tests.cogs.world import World, controls, shown, world


async def add(here: World, click: int) -> None:
    """Ana lets a computer sit down at her table with another device."""
    tables = here.bot.tables
    await add_computer(tables, 1, here["Ana"].id, "easy", shuffled_names(tables, "en"), click)


def removable(answer: Any) -> int:
    """How many computers an answer offers to remove."""
    return [control.action for control in controls(answer)].count("remove-computer")


async def test_an_answer_shows_what_has_changed_while_it_was_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = cogs.acting.show_privately
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)

        async def slow(interaction: Any, *more: Any) -> int:
            message = await original(interaction, *more)
            await add(here, 77)
            return message

        monkeypatch.setattr(cogs.acting, "show_privately", slow)
        result = await here.click("Ana", here.table_message(), "computers")
        await here.env.advance_time(5)
        assert removable(here.now(shown(result))) == 1


async def test_the_newest_answer_follows_though_it_came_while_the_one_before_was_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        tables, original = here.bot.tables, here.bot.tables.get
        looked, go_on = asyncio.Event(), asyncio.Event()

        async def slow(table: int) -> Table:
            task = asyncio.current_task()
            if task is not None and task.get_name() == "publisher-asides":
                looked.set()
                await go_on.wait()
            return await original(table)

        await here.click("Ana", here.table_message(), "computers")
        await here.env.advance_time(5)
        monkeypatch.setattr(tables, "get", slow)
        await add(here, 77)
        await here.env.advance_time(5)
        assert looked.is_set()
        newest = shown(await here.click("Ana", here.table_message(), "computers"))
        assert removable(newest) == 1
        go_on.set()
        await here.env.settle()
        await add(here, 78)
        await here.env.advance_time(5)
        assert removable(here.now(newest)) == 2


async def test_an_answer_that_could_not_be_edited_is_at_the_next_change(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        result = await here.click("Ana", here.table_message(), "computers")
        here.env.inject_error("PATCH", "/webhooks/*", status=503, times=None)
        await add(here, 77)
        await here.env.advance_time(5)
        assert removable(here.now(shown(result))) == 0
        here.env.backend.faults.clear()
        await here.click("Ben", here.table_message(), "join")
        await here.env.advance_time(5)
        assert removable(here.now(shown(result))) == 1
