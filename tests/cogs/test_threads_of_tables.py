"""/play opens a thread for its table, which is archived some time after the last table there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Channel
from simcord.builders import ChannelHandle
from simcord.http.router import RequestContext

from bot import store
from bot.store import Database, Status
from bot.store.threads import ThreadRow, threads_to_archive
from bot.tables import Person
from bot.tables.rematch import rematch
from bot.ui.messages.servers import THREADS
from bot.words import say
from cogs.threads import CALM
from tests.cogs.mishaps import private, public, told
from tests.cogs.test_deadlines import later
from tests.cogs.test_servers import choose, page
from tests.cogs.test_settings import manager
from tests.cogs.world import World, words, world

NAMES = ("Ana", "Ben", "Cleo")
RIO = "Bohnanza (Rio Grande 2000)"
LINE = say("en", "thread-opened", host="Ana", game=RIO, table=1, invited="False")


@pytest.fixture(autouse=True)
def _own_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has opened a thread may rename and archive it, as with Discord; SimCord asks for a permission."""
    required = RequestContext.require_channel_permissions

    def owned(self: RequestContext, channel_id: int, *names: str) -> Channel:
        channel = self.backend.get_channel(channel_id)
        own = channel.is_thread and channel.owner_id == self.backend.bot_user.id
        return required(self, channel_id, *[name for name in names if not (own and name == "manage_channels")])

    monkeypatch.setattr(RequestContext, "require_channel_permissions", owned)


async def switch_on(here: World) -> None:
    """From now on each new table of the server opens a thread."""
    dana = await manager(here)
    assert say("en", "server-threads", on="on") in words(await choose(dana, await page(here, dana), THREADS, "on"))


async def open_one(here: World, **options: Any) -> ChannelHandle:
    """Ana opens a table in a thread, where this world goes on; the channel from which it hangs."""
    parent = here.channel
    await here["Ana"].slash(parent, "play", **options)
    [here.channel] = parent.threads
    return parent


def metadata(here: World) -> Any:
    """How it stands with the thread."""
    return here.env.backend.get_channel(here.channel.id).thread_metadata


async def test_a_table_stands_in_a_thread_and_the_channel_has_a_line(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await switch_on(here)
        parent = await open_one(here)
        assert words(parent.history()[0]) == LINE
        assert here.channel.name == f"{RIO} · Ana"
        assert "#1" in words(here.table_message())
        for name in NAMES[1:]:
            await here.click(name, here.table_message(), "join")
        await here.click("Ana", here.table_message(), "start")
        assert (await here.bot.tables.get(1)).running
        assert f"/{here.channel.id}/" in str(here.hand_message("Ben").components)
        assert not here.env.errors
        await here.restart()
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert (await here.bot.tables.get(1)).row.channel_id == here.channel.id


async def test_the_line_says_that_only_the_invited_play(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        parent = await open_one(here, thread=True, invited=True)
        assert words(parent.history()[0]) == say(
            "en", "thread-opened", host="Ana", game=RIO, table=1, invited="True"
        )


async def test_who_opens_a_table_chooses_otherwise(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        parent = await open_one(here, thread=True)
        assert "#1" in words(here.table_message())
        here.channel = parent
        await switch_on(here)
        await here["Ben"].slash(parent, "play", thread=False)
        assert len(parent.threads) == 1
        assert "#2" in words(here.table_message(2))


async def test_a_game_that_starts_at_once_begins_in_its_thread(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        parent = await open_one(here, thread=True, start=True)
        assert (await here.bot.tables.get(1)).running
        assert here.table_message().channel.id == here.channel.id != parent.id
        assert not here.env.errors


async def test_without_the_permission_the_table_stands_in_the_channel_and_its_opener_is_told(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, "Ana") as here:
        await switch_on(here)
        me = here.guild.me
        assert me is not None
        denied = discord.PermissionOverwrite(create_public_threads=False)
        here.channel = here.guild.create_text_channel("closed", overwrites={me: denied})
        result = await here["Ana"].slash(here.channel, "play")
        needed = say("en", "thread-missing-permissions", permissions="Create Public Threads")
        assert needed in [words(answer) for answer in result.followups]
        assert "#1" in words(here.table_message())
        assert not any(needed in said for said in public(here))


async def test_a_thread_of_ones_own_needs_ones_own_permission(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        denied = discord.PermissionOverwrite(create_public_threads=False)
        here.channel = here.guild.create_text_channel("closed", overwrites={here["Ana"]: denied})
        result = await here["Ana"].slash(here.channel, "play", thread=True)
        assert say("en", "thread-not-yours") in [words(answer) for answer in result.followups]
        assert "#1" in words(here.table_message())
        await switch_on(here)
        await here["Ana"].slash(here.channel, "play")
        assert len(here.channel.threads) == 1


async def test_voice_channels_have_no_threads_and_in_a_thread_none_is_opened(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await switch_on(here)
        text = here.channel
        here.channel = here.guild.create_voice_channel("talk")
        usual = await here["Ana"].slash(here.channel, "play")
        assert all(say("en", "no-threads-here") != words(answer) for answer in usual.followups)
        wished = await here["Ana"].slash(here.channel, "play", thread=True)
        assert say("en", "no-threads-here") in [words(answer) for answer in wished.followups]
        here.channel = text
        await open_one(here)
        result = await here["Ana"].slash(here.channel, "play", thread=True)
        assert "#4" in words(here.table_message(4))
        assert all(say("en", "no-threads-here") != words(answer) for answer in result.followups)
        assert len(text.threads) == 1


async def test_discord_that_opens_none_leaves_the_table_in_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        here.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
        result = await here["Ana"].slash(here.channel, "play", thread=True)
        assert say("en", "thread-failed") in [words(answer) for answer in result.followups]
        assert LINE not in public(here)
        assert "#1" in words(here.table_message())
        assert (await here.bot.tables.get(1)).row.channel_id == here.channel.id


async def test_a_thread_that_is_there_already_is_the_one(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        here.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160004)
        await here["Ana"].slash(here.channel, "play", thread=True)
        [line] = [message for message in here.channel.history() if words(message) == LINE]
        # SimCord has none; Discord's has the number of its message.
        assert (await here.bot.tables.get(1)).row.channel_id == line.id


async def test_a_quiet_thread_is_archived_and_a_rematch_opens_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_one(here, thread=True)
        await here.click("Ana", here.table_message(), "cancel")
        await later(here, CALM - 1, monkeypatch)
        assert not metadata(here).archived
        await later(here, CALM, monkeypatch)
        assert metadata(here).archived
        # SimCord does not open it by itself when something is written there.
        here.env.backend.edit_channel(here.channel.id, {}, thread_metadata={"archived": False})
        await here["Ana"].slash(here.channel, "rematch", table=1)
        assert "#2" in words(here.table_message(2))
        await later(here, CALM + CALM // 2, monkeypatch)
        assert not metadata(here).archived
        await here.click("Ana", here.table_message(2), "cancel")
        await later(here, 4 * CALM, monkeypatch)
        assert metadata(here).archived


@pytest.mark.parametrize("when", ["before", "while"])
async def test_a_rematch_at_the_moment_of_archiving_keeps_the_thread_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_one(here, thread=True)
        await here.click("Ana", here.table_message(), "cancel")
        ana = Person(here["Ana"].id, "Ana")

        async def listed(database: Database, before: int) -> tuple[ThreadRow, ...]:
            found = await threads_to_archive(database, before)
            if found:
                await rematch(here.bot.tables, 1, ana, None)
            return found

        edit = discord.Thread.edit

        async def edited(self: discord.Thread, **options: Any) -> discord.Thread:
            if options == {"archived": True}:
                await rematch(here.bot.tables, 1, ana, None)
            return await edit(self, **options)

        if when == "before":
            monkeypatch.setattr(store, "threads_to_archive", listed)
        else:
            monkeypatch.setattr(discord.Thread, "edit", edited)
        await later(here, CALM, monkeypatch)
        assert (await here.bot.tables.get(2)).row.channel_id == here.channel.id
        assert not metadata(here).archived
        assert await here.database.read("SELECT archived FROM threads") == [(0,)]


async def test_a_thread_with_an_open_table_or_of_somebody_else_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_one(here, thread=True, start=True)
        await later(here, 2 * CALM, monkeypatch)
        assert not metadata(here).archived
        theirs = here.env.backend.create_thread(here.channel.id, "chat", here["Ben"].id)
        await here.env.settle()
        here.channel = ChannelHandle(here.env, here.guild, theirs)
        await here["Ben"].slash(here.channel, "play")
        await here.click("Ben", here.table_message(2), "cancel")
        await later(here, 8 * CALM, monkeypatch)
        assert not metadata(here).archived


async def test_while_discord_has_an_outage_threads_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, "Ana") as here:
        await open_one(here, thread=True)
        await here.click("Ana", here.table_message(), "cancel")
        guild = here.bot.get_guild(here.guild.id)
        assert guild is not None
        monkeypatch.setattr(guild, "unavailable", True)
        await later(here, CALM, monkeypatch)
        assert not metadata(here).archived
        monkeypatch.setattr(guild, "unavailable", False)
        await later(here, CALM + 60, monkeypatch)
        assert metadata(here).archived


@pytest.mark.parametrize(("status", "code", "again"), [(403, 50013, False), (404, 10003, False), (503, 0, True)])
async def test_a_thread_that_cannot_be_archived_is_tried_again_where_that_may_help(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int, code: int, *, again: bool
) -> None:
    async with world(tmp_path, "Ana") as here:
        await open_one(here, thread=True)
        await here.click("Ana", here.table_message(), "cancel")
        here.env.inject_error("PATCH", f"/channels/{here.channel.id}", status=status, code=code)
        await later(here, CALM, monkeypatch)
        assert not metadata(here).archived
        await later(here, CALM + 60, monkeypatch)
        assert metadata(here).archived == again


async def test_a_table_in_an_archived_thread_comes_again_there(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        parent = await open_one(here, thread=True)
        here.env.backend.edit_channel(here.channel.id, {}, thread_metadata={"archived": True})
        await here.env.settle()
        result = await here["Ana"].slash(parent, "table")
        assert told(result, "posted-anew", table=1, channel=f"<#{here.channel.id}>")
        assert (await here.bot.tables.get(1)).row.channel_id == here.channel.id
        here.env.backend.edit_channel(here.channel.id, {}, thread_metadata={"locked": True})
        await here["Ana"].slash(parent, "table")
        assert (await here.bot.tables.get(1)).row.channel_id == parent.id


async def test_the_channel_knows_of_the_lobbies_in_its_threads(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        parent = await open_one(here, thread=True)
        assert told(await here["Ben"].slash(parent, "join"), "joined", table=1)
        assert say("en", "help-no-table", place="open") in private(await here["Cleo"].slash(parent, "help"))
        other = here.guild.create_text_channel("other")
        assert told(await here["Cleo"].slash(other, "join"), "no-lobby-to-join")


async def test_the_thread_is_called_by_the_game_that_begins(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_one(here, thread=True, game="high_bohn")
        assert here.channel.name == "Bohnanza: High Bohn · Ana"
        table = await here.bot.tables.get(1)
        for name in NAMES[1:]:
            await here.click(name, here.table_message(), "join")
        await here["Ana"].select(here.table_message(), ["rio_grande_2000"], custom_id="bean:1:game")
        await here.click("Ana", here.table_message(), "start")
        assert table.row.status is Status.RUNNING
        assert here.env.backend.get_channel(here.channel.id).name == f"{RIO} · Ana"


async def test_a_name_that_somebody_gave_the_thread_stays(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await open_one(here, thread=True)
        here.env.backend.edit_channel(here.channel.id, {"name": "Friday"})
        for name in NAMES[1:]:
            await here.click(name, here.table_message(), "join")
        await here.click("Ana", here.table_message(), "start")
        assert here.env.backend.get_channel(here.channel.id).name == "Friday"
