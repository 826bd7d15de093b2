"""What only shows where Discord takes its time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.tables import Table
from bot.ui.publishing.outbox.places import PUBLIC, hand_of, nudge_for
from bot.ui.publishing.outbox.slots import Slot
from tests.cogs.world import shown, words, world


async def test_the_line_about_a_person_goes_though_its_deletion_failed_at_first(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", "Cleo", start=False)
        for name in ("Ana", "Ben", "Cleo"):
            here.close_dms(name)
        await here.click("Ana", here.table_message(), "start")
        table = await here.bot.tables.get(1)
        active = table.seats[table.state.active].person_id
        name = next(name for name in ("Ana", "Ben", "Cleo") if here[name].id == active)
        lines = [m for m in here.channel.history() if f"<@{active}>" in words(m)]
        if not lines:
            # The host's own click began the turn: there is no line to take away, so let one be written.
            await here.bot.people.closed(active)
            with here.env._bot_scope():
                here.bot.publisher.outbox.mark(table, hand_of(active), fresh=True)
            await here.env.settle()
            lines = [m for m in here.channel.history() if f"<@{active}>" in words(m)]
        assert lines
        here.env.inject_error("DELETE", "/channels/*/messages/*", status=503)
        asked = await here.click(name, here.table_message(), "hand")
        await here.click(name, shown(asked), "plant")
        await here.env.settle()
        assert not [m for m in here.channel.history() if f"<@{active}>" in words(m)]
        assert here.bot.publisher.slots.get(Slot(1, nudge_for(active))) is None


async def test_one_table_that_cannot_be_read_does_not_keep_the_others_from_coming_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        for _ in range(2):
            await here.open("Ana", "Ben", "Cleo")
        await here.database.write_noted()
        outdated = "UPDATE messages SET revision = 0, digest = ''"
        assert await here.database.write(lambda connection: connection.execute(outdated).rowcount) > 1
        load = Table.load

        async def broken(table: Table, row: Any, *rest: Any) -> None:
            if row.id == 2:
                raise ValueError("unreadable")
            await load(table, row, *rest)

        monkeypatch.setattr(Table, "load", broken)
        await here.restart()
        row = here.bot.publisher.slots.get(Slot(1, PUBLIC))
        assert row is not None
        assert row.digest
