"""A whole night: nine people press that they come, play at two tables to the end, and are told who has won."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.nights.rows import Stage
from tests.cogs.decks import shorten
from tests.cogs.driving import Driver
from tests.cogs.nights import GAME, HOUR, NINE, later, night_of, plan, said, telling
from tests.cogs.world import World, controls, world


async def play(here: World, table_id: int) -> list[str]:
    """Its host starts the game, and its people play it to its end; who has won."""
    table = await here.bot.tables.get(table_id)
    names = [name for name in NINE if here[name].id in table.people()]
    host = next(name for name in names if here[name].id == table.row.host_id)
    await here.click(host, here.table_message(table_id), "start")
    await Driver(here, table_id, names).play()
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    return [seat.name for seat in table.seats if seat.seat in outcome.winners]


@pytest.mark.long
async def test_nine_people_play_a_whole_night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shorten(monkeypatch, GAME, "chili stink green soy black_eyed red", 1)
    async with world(tmp_path, *NINE) as here:
        await plan(here, "Ana", within=2 * HOUR, weekly=True)
        (announcement,) = here.channel.history()
        for name in NINE[1:]:
            await here.click(name, announcement, "night-answer", "1", "coming")
        assert "Coming (9)" in said(here)[0]
        await later(here, HOUR)
        await later(here, HOUR)
        winners = [await play(here, table) for table in (1, 2)]
        (told,) = telling(here, "🏁 That was")
        for line, names in zip(told.splitlines()[1:], winners, strict=True):
            assert line.endswith(("won", "won together"))
            assert all(name in line for name in names)
        assert (await night_of(here)).stage is Stage.OVER
        following = max(here.channel.history(), key=lambda message: message.id)
        assert "night-answer" in {control.action for control in controls(following)}
        await here.click("Ida", following, "night-answer", "2", "coming")
        assert "Coming (2)" in said(here)[-1]
        assert not here.env.errors
