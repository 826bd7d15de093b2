"""A server that removed the bot, a channel that was deleted: what closes when, and what is left of it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.store import Openers, ServerRow, Status, get_table, put_server, results_of, server
from bot.store.departures import servers_left
from bot.store.host.uses import Use, note_use, uses
from bot.ui.publishing.outbox.places import PUBLIC
from bot.words import say
from cogs import departures
from cogs.departures import DAY, Departures
from tests.breadth import few, few_rows
from tests.cogs.decks import shorten_nicht_die_bohne
from tests.cogs.mishaps import show
from tests.cogs.test_messages import shut
from tests.cogs.test_threads_of_tables import open_one
from tests.cogs.tricks import NICHT_DIE_BOHNE, Company
from tests.cogs.world import World, words, world

NAMES = ("Ana", "Ben", "Cleo")
CLOSED = say("en", "table-closed", game="Bohnanza (Rio Grande 2000)", table=1)


def cog(here: World) -> Departures:
    found = here.bot.get_cog("Departures")
    assert isinstance(found, Departures)
    return found


async def look(here: World) -> None:
    """Let the bot look who has gone, as it does once an hour."""
    import asyncio

    with here.env._bot_scope():
        await asyncio.ensure_future(cog(here).look())
    await here.env.settle()


async def days_later(here: World, days: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let so many days go by, of which somebody elsewhere has told the bot, and look."""
    now = here.bot.tables.now() + int(days * DAY)
    monkeypatch.setattr(here.bot.tables, "now", lambda: now)
    here.bot.ages.newest = now
    await look(here)


async def status(here: World, table: int = 1) -> Status:
    row = await get_table(here.database, table)
    assert row is not None
    return row.status


async def removed(here: World) -> None:
    """Somebody removes the bot from the server."""
    here.env.backend.remove_guild(here.guild.id)
    await here.env.settle()


@pytest.mark.long
async def test_its_tables_close_after_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        hand = here.direct_message("Ben")
        await removed(here)
        await look(here)
        assert await status(here) is Status.RUNNING
        await days_later(here, 0.9, monkeypatch)
        assert await status(here) is Status.RUNNING
        await days_later(here, 0.2, monkeypatch)
        assert await status(here) is Status.CLOSED
        assert words(here.now(hand)) == CLOSED
        assert here.bot.publisher.outbox.queues.waiting() == 0
        assert not here.env.errors


@pytest.mark.long
async def test_one_that_took_the_bot_back_in_time_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        guild = here.bot.get_guild(here.guild.id)
        assert guild is not None
        here.bot._connection._remove_guild(guild)
        here.bot.dispatch("guild_remove", guild)
        await here.env.settle()
        assert await servers_left(here.database) == (guild.id,)
        here.bot._connection._add_guild(guild)
        here.bot.dispatch("guild_join", guild)
        await here.env.settle()
        assert await servers_left(here.database) == ()
        await days_later(here, 2, monkeypatch)
        assert await status(here) is Status.RUNNING


async def test_an_outage_is_no_removal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        here.env.backend.emit("GUILD_DELETE", {"id": str(here.guild.id), "unavailable": True})
        await here.env.settle()
        guild = here.bot.get_guild(here.guild.id)
        assert guild is not None
        assert guild.unavailable
        await days_later(here, 100, monkeypatch)
        assert await servers_left(here.database) == ()
        assert await status(here) is Status.RUNNING


async def test_a_removal_while_the_bot_was_off_is_seen_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        del here.env.backend.guilds[here.guild.id]
        await here.restart()
        await look(here)
        assert await servers_left(here.database) == (here.guild.id,)
        assert await status(here) is Status.RUNNING
        await days_later(here, 1.1, monkeypatch)
        assert await status(here) is Status.CLOSED


@pytest.mark.long
async def test_a_removal_while_a_shard_was_lost_is_seen_when_it_logs_in_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES, shards=3) as here:
        await here.open(*NAMES)
        other = here.env.create_guild("Elsewhere", shard_id=1)
        await here.env.settle()
        here.bot.dispatch("shard_disconnect", 1)
        await here.env.settle()
        # Discord lists the other server alone; discord.py makes it anew, and keeps the one that is gone.
        anew = here.bot._connection._add_guild_from_data({"id": str(other.id), "unavailable": True})  # type: ignore[typeddict-item]
        assert anew is here.bot.get_guild(other.id)
        here.bot.dispatch("shard_ready", 1)
        await here.env.settle()
        assert await servers_left(here.database) == (here.guild.id,)
        await look(here)
        await days_later(here, 1.1, monkeypatch)
        assert await status(here) is Status.CLOSED
        gone = here.bot.get_guild(here.guild.id)
        assert gone is not None
        here.bot.dispatch("guild_join", gone)
        await here.env.settle()
        assert await servers_left(here.database) == ()


async def test_its_settings_go_after_ninety_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, *NAMES) as here:
        chosen = ServerRow(here.guild.id, pictures=False, openers=Openers.MANAGERS)
        await open_one(here, thread=True)
        put_server(here.database, chosen)
        await removed(here)
        await days_later(here, 89, monkeypatch)
        assert await server(here.database, here.guild.id) == chosen
        await days_later(here, 2, monkeypatch)
        assert await server(here.database, here.guild.id) == ServerRow(here.guild.id)
        assert await here.bot.publisher.servers.get(here.guild.id) == ServerRow(here.guild.id)
        for name in ("servers", "threads", "servers_left"):
            assert await here.database.read(f"SELECT * FROM {name}") == []


async def test_a_wrong_clock_drops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, *NAMES) as here:
        put_server(here.database, ServerRow(here.guild.id, pictures=False))
        await here.open("Ana", start=False)
        await here.close("Ana")
        await removed(here)
        await look(here)
        monkeypatch.setattr(here.bot.tables, "now", lambda: 2**40)
        await look(here)
        assert not (await server(here.database, here.guild.id)).pictures
        assert await status(here) is Status.CLOSED


async def test_a_use_of_a_hosts_tool_is_kept_for_a_year_and_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, "Ana") as here:
        await note_use(here.database, Use(here.bot.tables.now(), "people shut-out", 11))
        await days_later(here, 364, monkeypatch)
        assert len(await uses(here.database)) == 1
        await days_later(here, 2, monkeypatch)
        assert await uses(here.database) == ()


async def test_with_its_channel_a_table_closes_at_once(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        hand = here.direct_message("Ben")
        here.env.backend.delete_channel(here.channel.id)
        await here.env.settle()
        assert await status(here) is Status.CLOSED
        assert words(here.now(hand)) == CLOSED
        assert not here.env.errors


async def test_with_its_thread_a_table_closes_at_once_and_with_the_channel_of_that(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        parent = await open_one(here, thread=True)
        here.env.backend.delete_channel(here.channel.id)
        await here.env.settle()
        assert await status(here) is Status.CLOSED
        assert await here.database.read("SELECT * FROM threads") == []
        here.channel = parent
        await here["Ana"].slash(parent, "play", thread=True)
        assert await status(here, 2) is Status.LOBBY
        here.env.backend.delete_channel(parent.id)
        await here.env.settle()
        assert await status(here, 2) is Status.CLOSED
        assert await here.database.read("SELECT * FROM threads") == []
        assert not here.env.errors


@pytest.mark.parametrize("told", few([True, False], False))
async def test_a_channel_that_was_deleted_while_the_bot_was_away(tmp_path: Path, told: bool) -> None:
    """It is told by Discord's answer, or seen at the start."""
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        emit, here.env.backend.emit = here.env.backend.emit, lambda *_: None  # type: ignore[method-assign]
        here.env.backend.delete_channel(here.channel.id)
        here.env.backend.emit = emit  # type: ignore[method-assign]
        if told:
            await show(here, 1, PUBLIC, fresh=True)
        else:
            await here.restart()
            await look(here)
        assert await status(here) is Status.CLOSED
        assert not here.env.errors


@pytest.mark.parametrize(
    ("code", "closed"), few_rows([(50001, False), (50013, False), (10003, True)], (50001, False), (10003, True))
)
async def test_only_a_channel_that_discord_does_not_know_closes_its_tables(
    tmp_path: Path, code: int, closed: bool
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        _refuse(here, code, "POST", "/messages")
        _refuse(here, code, "GET", "")
        await show(here, 1, PUBLIC, fresh=True)
        assert (await status(here) is Status.CLOSED) is closed


async def test_one_answer_that_the_channel_is_unknown_closes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        _refuse(here, 10003, "POST", "/messages")
        await show(here, 1, PUBLIC, fresh=True)
        assert await status(here) is Status.RUNNING


def _refuse(here: World, code: int, method: str, rest: str) -> None:
    """Refuse these calls of the channel with this code."""
    path = f"/channels/{here.channel.id}{rest}"
    here.env.inject_error(method, path, status=404 if code == 10003 else 403, code=code, message="no", times=None)


async def test_a_channel_closed_to_the_bot_keeps_its_tables(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await shut(here)
        await look(here)
        assert await status(here) is Status.RUNNING


async def test_an_archived_thread_keeps_its_tables(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_one(here, thread=True)
        here.env.backend.edit_channel(here.channel.id, {}, thread_metadata={"archived": True})
        await here.restart()
        guild = here.bot.get_guild(here.guild.id)
        assert guild is not None
        # Discord lists only threads that are not archived.
        guild._threads.pop(here.channel.id, None)
        await look(here)
        assert await status(here) is Status.LOBBY
        path = f"/channels/{here.channel.id}"
        here.env.inject_error("GET", path, status=403, code=50001, message="Missing Access", times=None)
        await look(here)
        assert await status(here) is Status.LOBBY


async def test_of_a_closed_table_nothing_is_left_after_thirty_days_and_of_a_result_all_that_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten_nicht_die_bohne(monkeypatch, 9)
    async with world(tmp_path, *NAMES) as here:
        over = await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        await Company(here, over, NAMES).play(1000)
        closed = await here.open(*NAMES)
        await here.close("Ana", table=closed)
        parent = await open_one(here, thread=True)
        await here.close("Ana", table=3)
        here.channel = parent
        running = await here.open("Cleo", start=False)
        await here.database.write_noted()
        await here.database.write(_archive)
        message = here.table_message(running)
        await days_later(here, 29, monkeypatch)
        assert await get_table(here.database, closed) is not None
        await days_later(here, 2, monkeypatch)
        assert await get_table(here.database, closed) is None
        assert await get_table(here.database, running) is not None
        assert len(await results_of(here.database, over)) == 3
        for name in ("seats", "events", "messages", "clocks", "guests", "watchers"):
            tables = {table for (table,) in await here.database.read(f"SELECT DISTINCT table_id FROM {name}")}
            assert tables <= {over, running}
        assert await here.database.read("SELECT * FROM threads") == []
        # An old button is answered, and numbers are not used again.
        from tests.cogs.mishaps import press, told

        assert told(await press(here, "Ana", message, f"bean:{closed}:hand"), "no-such-table", table=closed)
        assert await here.open("Ben", start=False) > running
        assert not here.env.errors


def _archive(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE threads SET archived = 1")


def test_the_privacy_page_says_so() -> None:
    page = (Path(departures.__file__).parents[1] / "bot" / "hosting" / "PRIVACY.md").read_text("utf-8")
    page = " ".join(page.split())
    assert departures.CLOSED_AFTER == DAY
    assert "its tables close after a day" in page
    assert f"after {departures.FORGOTTEN_AFTER // DAY} days its settings and threads are dropped" in page
    assert departures.DROPPED_AFTER == 30 * DAY
    assert "nothing is left of it thirty days after" in page
