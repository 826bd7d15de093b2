"""The bot's process is killed after every write, note and call to Discord of a night, and started again each time:
nothing is lost, and nothing is said or made twice."""

from __future__ import annotations

import copy
import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.store.file.notes import Notes
from bot.store.nights import rows, steps
from bot.tables import closing
from bot.tables.nights import planning
from tests.breadth import few, some
from tests.cogs.nights import DAY, HOUR, NINE, finish, later, night_of, plan, privately, said, wake
from tests.cogs.test_crash import Killer, revive
from tests.cogs.world import World, world

TITLE = "Beans on Friday"


async def planned(here: World) -> None:
    await plan(here, *NINE, within=2 * HOUR, weekly=True)


async def reminded(here: World) -> None:
    await later(here, HOUR + 1)


async def opened(here: World) -> None:
    await later(here, HOUR)


async def over(here: World) -> None:
    await finish(here, 1)
    await finish(here, 2)


async def written_to(here: World) -> None:
    """Two of them want a direct message, and somebody deletes the event."""
    for name in NINE[:2]:
        await planning.choose_direct(here.bot.tables, 1, here[name].id, direct=True)
    events(here).clear()


async def moved(here: World) -> None:
    night = await night_of(here)
    await planning.move(here.bot.tables, 1, here["Ana"].id, night.starts_at + HOUR, "UTC")
    await wake(here)


async def cancelled(here: World) -> None:
    await planning.cancel(here.bot.tables, 1, here["Ana"].id, series=False)
    await wake(here)


async def missed(here: World) -> None:
    await later(here, 5 * HOUR)


async def ended_early(here: World) -> None:
    """Three hours are over, and one game is not."""
    table = await here.bot.tables.get(1)
    await here.click(
        next(name for name in NINE if here[name].id == table.row.host_id), here.table_message(1), "start"
    )
    await finish(here, 2)
    await later(here, 3 * HOUR)


async def ended_late(here: World) -> None:
    await finish(here, 1)


async def alone_for_weeks(here: World) -> None:
    """A weekly night, to which nobody but its host comes, has begun for the third time."""
    await plan(here, "Ana", within=HOUR, weekly=True)
    await later(here, HOUR + 1)
    for week in (1, 2):
        await closing.close(here.bot.tables, week, None, None)
        await wake(here)
        await later(here, 7 * DAY)


async def rested(here: World) -> None:
    await closing.close(here.bot.tables, 3, None, None)
    await wake(here)


STORIES: dict[str, Sequence[Callable[[World], Awaitable[None]]]] = {
    "planned": (planned,),
    "reminded": (planned, reminded),
    "opened": (planned, reminded, opened),
    "over": (planned, reminded, opened, over),
    "over later": (planned, reminded, opened, ended_early, ended_late),
    "written to": (planned, written_to, reminded),
    "moved": (planned, moved),
    "cancelled": (planned, cancelled),
    "missed": (planned, missed),
    "rests": (alone_for_weeks, rested),
}
"""What has happened, and last of all that in which the process is killed."""


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
    for the lot may be drawn again. What is said of a game that has begun is not theirs."""
    nights = await rows.nights_of(here.bot.tables.database, here.guild.id, tuple(rows.Stage))
    owed = [step for night in nights for step in await steps.steps_of(here.bot.tables.database, night.id)]
    tables = [await rows.tables_of(here.bot.tables.database, night.id) for night in nights]
    stages = [(night.stage, night.starts_at, night.rings_at is None) for night in nights]
    public = [text for text in said(here) if TITLE in text or "press **Start**" in text]
    texts = sorted((text.splitlines()[0], sorted(re.findall(r"<@\d+>", text))) for text in public)
    letters = [[text for text in privately(here, name) if TITLE in text] for name in NINE]
    return stages, owed, tables, texts, letters, [(event.name, event.status) for event in events(here).values()]


@pytest.mark.parametrize("story", few(STORIES, "reminded", "opened"))
async def test_killed_at_any_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, story: str) -> None:
    (tmp_path / "moments").mkdir()
    async with world(tmp_path, *NINE) as here:
        *before, last = STORIES[story]
        for chapter in before:
            await chapter(here)
        await here.database.write_noted()
        with monkeypatch.context() as patched:
            # The worst that can happen to notes: none is written but those that ride along with a move.
            patched.setattr(Notes, "due", lambda _: False)
            killer = NightKiller(here, tmp_path / "moments", patched)
            await last(here)
        wanted = await outcome(here)
        assert not wanted[1]
        moments = [*zip(killer.moments, killer.events, strict=True)]
        # It is late when the next one starts: what is said of that must not make it a different message.
        here.env._move_clock(here.env._virtual_time + 6 * 60)
        for moment, made in some(moments):
            here.env.backend.guilds[here.guild.id].scheduled_events = copy.deepcopy(made)
            await revive(here, moment)
            await go_on(here, last)
            if await rows.night(here.bot.tables.database, 1) is not None:
                assert await outcome(here) == wanted
        assert len(moments) > 5


async def go_on(here: World, last: Callable[[World], Awaitable[None]]) -> None:
    """What people had not done when the process was killed, they do now."""
    if last in (over, ended_late):
        for table_id in (1, 2):
            if (await here.bot.tables.get(table_id)).open:
                await finish(here, table_id)
    elif last is rested and (await here.bot.tables.get(3)).open:
        await rested(here)
