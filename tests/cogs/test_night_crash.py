"""The bot's process is killed after every write, note and call to Discord of a night, and started again each time:
nothing is lost, and nothing is said or made twice."""

from __future__ import annotations

import copy
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.store.file.notes import Notes
from bot.store.nights import rows, steps
from tests.breadth import few, some
from tests.cogs.nights import HOUR, NINE, finish, later, plan, said
from tests.cogs.test_crash import Killer, revive
from tests.cogs.world import World, world


async def planned(here: World) -> None:
    await plan(here, *NINE, within=2 * HOUR, weekly=True)


async def reminded(here: World) -> None:
    await later(here, HOUR + 1)


async def opened(here: World) -> None:
    await later(here, HOUR)


async def over(here: World) -> None:
    await finish(here, 1)
    await finish(here, 2)


TURNS: dict[str, Callable[[World], Awaitable[None]]] = {
    "planned": planned,
    "reminded": reminded,
    "opened": opened,
    "over": over,
}
"""A night from its announcement to the last message, and the announcement of the next."""


class NightKiller(Killer):
    """Keeps Discord's scheduled events, too."""

    def __init__(self, here: World, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.events: list[Any] = []
        super().__init__(here, folder, monkeypatch)

    def _keep(self) -> None:
        super()._keep()
        self.events.append(copy.deepcopy(events(self.here)))


def events(here: World) -> dict[int, Any]:
    found: dict[int, Any] = here.env.backend.guilds[here.guild.id].scheduled_events
    return found


async def outcome(here: World) -> tuple[Any, ...]:
    """All that there is of nights, on the disk and in Discord: of messages how they begin and whom they mention,
    for the lot may be drawn again."""
    nights = await rows.nights_of(here.bot.tables.database, here.guild.id, tuple(rows.Stage))
    owed = [step for night in nights for step in await steps.steps_of(here.bot.tables.database, night.id)]
    tables = [await rows.tables_of(here.bot.tables.database, night.id) for night in nights]
    texts = sorted((text.splitlines()[0], sorted(re.findall(r"<@\d+>", text))) for text in said(here))
    stages = [(night.stage, night.starts_at, night.rings_at) for night in nights]
    return stages, owed, tables, texts, [event.name for event in events(here).values()]


@pytest.mark.parametrize("turn", few(TURNS, "reminded", "opened"))
async def test_killed_at_any_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, turn: str) -> None:
    (tmp_path / "moments").mkdir()
    async with world(tmp_path, *NINE) as here:
        before = [*TURNS][: [*TURNS].index(turn)]
        for name in before:
            await TURNS[name](here)
        await here.database.write_noted()
        with monkeypatch.context() as patched:
            # The worst that can happen to notes: none is written but those that ride along with a move.
            patched.setattr(Notes, "due", lambda _: False)
            killer = NightKiller(here, tmp_path / "moments", patched)
            await TURNS[turn](here)
        wanted = await outcome(here)
        assert not wanted[1]
        moments = [*zip(killer.moments, killer.events, strict=True)]
        for moment, made in some(moments):
            here.env.backend.guilds[here.guild.id].scheduled_events = copy.deepcopy(made)
            await revive(here, moment)
            if turn == "over":
                await finish_what_is_left(here)
            if turn == "planned" and not await rows.nights_of(here.bot.tables.database, here.guild.id):
                continue
            assert await outcome(here) == wanted
        assert len(moments) > 10


async def finish_what_is_left(here: World) -> None:
    """The games that were not over when the process was killed."""
    for table_id in (1, 2):
        if (await here.bot.tables.get(table_id)).open:
            await finish(here, table_id)
