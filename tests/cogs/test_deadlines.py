"""The clock: forgotten lobbies close, silent games are warned and then closed, and one bad table stops nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.contract import MalformedMove
from bot.store import Status
from bot.tables import Table
from bot.tables.clocks.expiry import DAY, GRACE, HOUR
from bot.tables.clocks.steady import Steady
from cogs import deadlines
from tests.cogs.mishaps import position, public
from tests.cogs.world import World, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")


async def status(here: World, table: int = 1) -> Status:
    return (await here.bot.tables.get(table)).row.status


def standing(now: float) -> Steady:
    """A clock that shows this, and nothing else."""
    return Steady(lambda: now, lambda: now)


async def later(here: World, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let so much time pass, and the clock be looked at once."""
    start = here.env.now().timestamp()
    monkeypatch.setattr(here.bot.tables, "_clock", standing(start + seconds))
    with here.env._bot_scope():
        await deadlines.look(here.bot)
    await here.env.settle()


@pytest.mark.long
async def test_the_clock_is_looked_at_every_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        now = here.env.now().timestamp() + 2 * HOUR
        monkeypatch.setattr(here.bot.tables, "_clock", standing(now))
        await here.env.advance_time(61)
        assert await status(here) is Status.CLOSED


async def test_a_forgotten_lobby_closes_after_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", "Ben", start=False)
        await later(here, HOUR - 60, monkeypatch)
        assert await status(here) is Status.LOBBY
        await later(here, HOUR + 60, monkeypatch)
        assert await status(here) is Status.CLOSED
        assert "is closed" in words(here.table_message())
        assert "is closed" in words(here.hand_message("Ben"))


async def test_a_silent_game_is_warned_once_and_then_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await later(here, 26.9 * DAY, monkeypatch)
        assert len(public(here)) == 1
        await later(here, 0.2 * DAY + 26.9 * DAY, monkeypatch)
        await later(here, 27.2 * DAY, monkeypatch)
        assert ["Nobody has played at table" in line for line in public(here)] == [False, True]
        await later(here, 29.9 * DAY, monkeypatch)
        assert await status(here) is Status.RUNNING
        await later(here, 30.2 * DAY, monkeypatch)
        assert await status(here) is Status.CLOSED
        assert "is closed" in words(here.table_message())


async def test_who_sits_at_a_silent_game_is_told_privately_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        here.close_dms("Cleo")
        await here.open(*NAMES)
        await here.leave("Ben")
        before = [len(here[name].user.dm_channel.history()) for name in NAMES]
        await later(here, 27.1 * DAY, monkeypatch)
        histories = [here[name].user.dm_channel.history() for name in NAMES]
        assert [len(history) - count for history, count in zip(histories, before, strict=True)] == [1, 0, 0]
        assert "Nobody has played at table" in words(histories[0][-1])
        await later(here, 27.2 * DAY, monkeypatch)
        assert len(here["Ana"].user.dm_channel.history()) == len(histories[0])
        assert not here.env.errors


@pytest.mark.long
async def test_each_is_told_in_the_language_they_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here["Ana"].slash(here.channel, "settings", language="de")
        await later(here, 27.1 * DAY, monkeypatch)
        told = {name: words(here[name].user.dm_channel.history()[-1]) for name in NAMES}
        assert "An Tisch" in told["Ana"]
        assert "Nobody has played at table" in told["Ben"]
        assert "Nobody has played at table" in public(here)[-1]


async def test_a_move_after_the_warning_starts_the_time_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await position(here, 1, position_of(hands=["soy red", "blue", "chili"]))
        await later(here, 27.1 * DAY, monkeypatch)
        await here["Ana"].slash(here.channel, "plant")
        await later(here, 31 * DAY, monkeypatch)
        assert await status(here) is Status.RUNNING


@pytest.mark.long
async def test_nothing_is_closed_right_after_the_bot_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        here.bot.tables.opened_at = int(here.env.now().timestamp()) + 2 * HOUR
        await later(here, 2 * HOUR + GRACE - 1, monkeypatch)
        assert await status(here) is Status.LOBBY
        await later(here, 2 * HOUR + GRACE + 1, monkeypatch)
        assert await status(here) is Status.CLOSED


@pytest.mark.long
async def test_a_warning_that_cannot_be_sent_and_a_table_that_cannot_be_read_stop_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await here.open("Ben", start=False)
        await here.open("Cleo", start=False)
        get = here.bot.tables.get

        async def broken(table_id: int) -> Table:
            if table_id < 3:
                raise MalformedMove("no-such-table", table=table_id) if table_id == 1 else RuntimeError("soy-3")
            return await get(table_id)

        with monkeypatch.context() as patched:
            patched.setattr(here.bot.tables, "get", broken)
            await later(here, 27.5 * DAY, monkeypatch)
        assert await status(here, 3) is Status.CLOSED
        assert await status(here, 2) is Status.LOBBY
        assert "soy-3" not in caplog.text
        assert "table 2" in caplog.text
        assert not here.env.errors


@pytest.mark.long
async def test_a_failing_look_does_not_stop_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        now = here.env.now().timestamp() + 2 * HOUR
        monkeypatch.setattr(here.bot.tables, "_clock", standing(now))
        tables = here.bot.tables
        with monkeypatch.context() as patched:
            patched.setattr(here.bot, "tables", None)
            await here.env.advance_time(61)
        assert here.bot.tables is tables
        assert await status(here) is Status.LOBBY
        assert "the clock could not be looked at: AttributeError" in caplog.text
        await here.env.advance_time(61)
        assert await status(here) is Status.CLOSED
