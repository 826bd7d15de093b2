"""A table in a private thread or a hidden channel is, to whoever cannot see that, as one that never was."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
from discord import app_commands
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType, OverwriteType

from bot.remembered_answers import KEPT, MINUTE, RememberedAnswers
from bot.store import ENOUGH, Status, append
from bot.ui.families import FAMILIES
from bot.words import say
from cogs.channel_access import ASKED_AT_ONCE, ASKED_BY_ONE
from cogs.clicks import routes
from tests.breadth import few
from tests.cogs.mishaps import press, private, told
from tests.cogs.test_elsewhere import NEVER, commands, picture
from tests.cogs.test_guests import called
from tests.cogs.test_past import asked, over
from tests.cogs.world import World, words, world

NAMES = ("Ana", "Ben", "Cleo")
INSIDE = (*NAMES, "Dan")
OUTSIDE = "Eve"
TABLES = {1: "lobby", 2: "running", 3: "ended"}


def private_thread(here: World, *names: str) -> ChannelHandle:
    """A private thread of these people, in which the bot is."""
    kind = ChannelType.PRIVATE_THREAD
    thread = here.env.backend.create_thread(here.channel.id, "secret", here[names[0]].id, type=kind)
    assert here.guild.me is not None
    for person in (here.guild.me.id, *[here[name].id for name in names[1:]]):
        here.env.backend.add_thread_member(thread.id, person)
    return ChannelHandle(here.env, here.guild, thread)


def hidden_channel(here: World, *names: str) -> ChannelHandle:
    """A channel that only these people see."""
    role = here.guild.create_role("inside", permissions=discord.Permissions.none())
    for member in [here[name] for name in names]:
        here.env.backend.guilds[here.guild.id].members[member.id].role_ids.append(role.id)
    me, everybody = here.guild.me, here.guild.default_role
    assert me is not None
    seen, unseen = discord.PermissionOverwrite(view_channel=True), discord.PermissionOverwrite(view_channel=False)
    return here.guild.create_text_channel("hidden", overwrites={everybody: unseen, role: seen, me: seen})


@asynccontextmanager
async def inside(
    tmp_path: Path, make: Callable[..., ChannelHandle] = private_thread
) -> AsyncIterator[tuple[World, ChannelHandle]]:
    """A world in whose channel everybody is, and which goes on where Eve is not."""
    async with world(tmp_path, *INSIDE, OUTSIDE) as here:
        parent, here.channel = here.channel, make(here, *INSIDE)
        await here.env.settle()
        yield here, parent


async def open_tables(here: World) -> None:
    """A table of each kind."""
    await here.open("Ana", "Ben", start=False)
    for _ in range(2):
        await here.open(*NAMES)
    async with here.bot.tables.changing(3) as held:
        row = await append(here.database, 3, held.sequence, [], Status.ENDED, 0, None)
        await here.bot.tables.reload(held, row)


async def asked_in(here: World, channel: ChannelHandle, name: str, command: str, **options: str) -> str:
    """What this person is told there."""
    return private(await here[name].slash(channel, command, **options))


def questions(here: World, what: str = "thread-members") -> int:
    """How often Discord was asked."""
    return len([one for one in here.env.http_requests if one.method == "GET" and what in one.path])


@pytest.mark.long
@pytest.mark.parametrize("make", few([private_thread, hidden_channel]))
async def test_every_command_and_control_answers_as_for_a_table_that_never_was(
    tmp_path: Path, make: Callable[..., ChannelHandle]
) -> None:
    async with inside(tmp_path, make) as (here, parent):
        await open_tables(here)
        await here["Eve"].slash(parent, "play")
        before, lobby = await picture(here), parent.history()[-1]
        for command, needed in commands(here).items():
            for table in (*TABLES, NEVER):
                result = await here[OUTSIDE].slash(parent, command, table=table, **needed)
                assert told(result, "no-such-table", table=table), (command, TABLES.get(table))
        for action in sorted({action for family in FAMILIES for action in routes(family)}):
            for table in (*TABLES, NEVER):
                result = await press(here, OUTSIDE, lobby, f"bean:{table}:{action}:0:0:0")
                assert told(result, "no-such-table", table=table), (action, TABLES.get(table))
        assert await picture(here) == before
        assert not here.env.errors


@pytest.mark.long
async def test_that_its_game_is_damaged_is_told_to_nobody_outside_either(tmp_path: Path) -> None:
    async with inside(tmp_path) as (here, parent):
        await here.open(*NAMES)
        await here.database.write(lambda connection: connection.execute("UPDATE events SET event = '{}'"))
        await here.restart()
        assert told(await here[OUTSIDE].slash(parent, "hand", table=1), "no-such-table", table=1)
        assert told(await here[OUTSIDE].user.slash("replay", table=1), "no-such-table", table=1)
        # Whoever is in the thread, or has a seat there, hears what is the matter.
        unread = await here["Dan"].slash(parent, "hand", table=1)
        assert "no table #1" not in private(unread)
        assert private(await here["Ben"].user.slash("hand", table=1)) == private(unread)


@pytest.mark.long
async def test_nobody_has_discord_asked_without_end(tmp_path: Path) -> None:
    async with inside(tmp_path) as (here, parent):
        here.channel = parent
        await here.open("Ana", start=False)
        threads = [private_thread(here, "Ana").id for _ in range(ASKED_BY_ONE + 3)]

        async def looks(name: str, thread: int) -> str:
            async with here.bot.tables.changing(1) as table:
                table.row = table.row._replace(channel_id=thread)
            return private(await here[name].slash(parent, "hand", table=1))

        await here.env.settle()
        for thread in threads:
            assert "no table #1" in await looks(OUTSIDE, thread)
        assert questions(here) == ASKED_BY_ONE
        # Whoever is in one of them, and others, are answered meanwhile, and a minute later so is everybody.
        here.env.backend.add_thread_member(threads[-1], here[OUTSIDE].id)
        here.env.backend.add_thread_member(threads[-1], here["Dan"].id)
        assert "no table #1" in await looks(OUTSIDE, threads[-1])
        assert "no table #1" not in await looks("Dan", threads[-1])
        await here.env.advance_time(MINUTE)
        assert "no table #1" not in await looks(OUTSIDE, threads[-1])


async def test_no_completion_tells_of_it_either(tmp_path: Path) -> None:
    async with inside(tmp_path) as (here, parent):
        await open_tables(here)
        for command in commands(here):
            found = here.bot.tree.get_command(command)
            assert isinstance(found, app_commands.Command)
            for option in found.parameters:
                if option.autocomplete:
                    options = {} if option.name == "table" else {"table": 2}
                    assert await here[OUTSIDE].autocomplete(parent, command, option.name, "", **options) == []


@pytest.mark.long
async def test_whoever_is_in_the_thread_may_watch_from_outside_and_discord_is_asked_once_a_minute(
    tmp_path: Path,
) -> None:
    async with inside(tmp_path) as (here, parent):
        await here.open(*NAMES)
        assert "no table #1" in private(await here[OUTSIDE].slash(parent, "watch", table=1))
        for _ in range(3):
            await here[OUTSIDE].slash(parent, "replay", table=1)
        assert questions(here) == 1
        here.env.backend.add_thread_member(here.channel.id, here[OUTSIDE].id)
        assert told(await here[OUTSIDE].slash(parent, "watch", table=1), "no-such-table", table=1)
        # Whoever acts there is there.
        assert told(await here[OUTSIDE].slash(here.channel, "hand", table=1), "not-seated", table=1)
        assert questions(here) == 1
        await here.env.advance_time(MINUTE)
        assert told(await here[OUTSIDE].slash(parent, "watch", table=1), "watch-on", table=1, begun="yes")
        here.env.backend.remove_thread_member(here.channel.id, here[OUTSIDE].id)
        await here.env.advance_time(MINUTE)
        assert told(await here[OUTSIDE].slash(parent, "watch", table=1), "no-such-table", table=1)
        assert questions(here) == 3
        # Whoever sits at the table may act from anywhere, also once they are out of the thread.
        here.env.backend.remove_thread_member(here.channel.id, here["Ben"].id)
        assert "Your hand" in private(await here["Ben"].slash(parent, "hand", table=1))
        assert questions(here) == 3


async def test_whoever_was_taken_out_of_the_thread_is_not_brought_back_by_being_called(tmp_path: Path) -> None:
    async with inside(tmp_path) as (here, _):
        here.env.backend.add_thread_member(here.channel.id, here[OUTSIDE].id)
        await here.open(*NAMES, start=False)
        for name in ("Dan", OUTSIDE):
            assert told(await here[name].slash(here.channel, "watch"), "watch-on", table=1, begun="no")
        here.env.backend.remove_thread_member(here.channel.id, here[OUTSIDE].id)
        await here.click("Ana", here.table_message(), "start")
        assert called(here) == [[here["Dan"].id]]
        await here.close("Ana")
        await here.env.advance_time(MINUTE)
        here.env.inject_error("GET", f"/channels/*/thread-members/{here['Dan'].id}", status=500, code=0)
        await press(here, "Ben", here.direct_message("Ben"), "bean:1:rematch")
        # Where Discord does not say who is there, nobody is called either.
        assert called(here) == [[here["Dan"].id]]
        assert not here.env.errors


async def test_a_host_who_was_taken_out_of_the_thread_lets_nobody_into_it(tmp_path: Path) -> None:
    async with inside(tmp_path) as (here, parent):
        await here.open("Ana", start=False)
        here.env.backend.remove_thread_member(here.channel.id, here["Ana"].id)
        for result in (
            await here["Ana"].slash(parent, "invite", player=here[OUTSIDE], table=1),
            await here["Ana"].user.slash("invite", player=here[OUTSIDE], table=1),
        ):
            assert told(result, "invite-from-outside", table=1)
        assert here[OUTSIDE].mention not in words(here.table_message())
        here.env.backend.add_thread_member(here.channel.id, here["Ana"].id)
        await here["Ana"].slash(here.channel, "invite", player=here[OUTSIDE])
        assert called(here) == [[here[OUTSIDE].id]]
        assert not here.env.errors


@pytest.mark.long
async def test_a_question_that_fails_refuses_and_a_restart_asks_again(tmp_path: Path) -> None:
    async with inside(tmp_path) as (here, parent):
        await here.open(*NAMES)
        here.env.backend.add_thread_member(here.channel.id, here[OUTSIDE].id)
        here.env.inject_error(
            "GET", "/channels/*/thread-members/*", status=403, code=50001, message="Missing Access"
        )
        assert told(await here[OUTSIDE].slash(parent, "watch", table=1), "no-such-table", table=1)
        await here.restart()
        assert told(await here[OUTSIDE].slash(parent, "watch", table=1), "watch-on", table=1, begun="yes")
        here.env.backend.delete_channel(here.channel.id)
        await here.env.settle()
        assert told(await here[OUTSIDE].slash(parent, "watch", table=1), "no-such-table", table=1)
        assert not here.env.errors


@pytest.mark.long
async def test_whoever_manages_threads_sees_them_all_and_of_public_ones_nobody_is_asked(tmp_path: Path) -> None:
    async with inside(tmp_path) as (here, parent):
        await here.open(*NAMES)
        role = here.guild.create_role("keeper", permissions=discord.Permissions(manage_threads=True))
        keeper = here.guild.add_member(here.env.create_user("keeper"), roles=[role])
        assert told(await keeper.slash(parent, "hand", table=1), "not-seated", table=1)
        public = here.env.backend.create_thread(parent.id, "open", here["Ana"].id)
        here.channel = ChannelHandle(here.env, here.guild, public)
        await here.env.settle()
        await here.open(*NAMES)
        assert told(await here[OUTSIDE].slash(parent, "hand", table=2), "not-seated", table=2)
        # Archived, it is unknown to the bot until it asks what it was.
        here.env.backend.edit_channel(public.id, {}, thread_metadata={"archived": True})
        await here.env.settle()
        for _ in range(2):
            assert told(await here[OUTSIDE].slash(parent, "hand", table=2), "not-seated", table=2)
        assert questions(here, f"channels/{public.id}") == 1
        assert questions(here) == 0


async def test_whoever_may_not_enter_a_voice_channel_reads_nothing_of_it(tmp_path: Path) -> None:
    async with world(tmp_path, *INSIDE, OUTSIDE) as here:
        parent, here.channel = here.channel, here.guild.create_voice_channel("talk")
        shut = Overwrite(here[OUTSIDE].id, OverwriteType.MEMBER, 0, discord.Permissions(connect=True).value)
        here.env.backend.set_overwrite(here.channel.id, shut)
        await here.open(*NAMES)
        assert told(await here[OUTSIDE].slash(parent, "hand", table=1), "no-such-table", table=1)
        assert told(await here["Dan"].slash(parent, "hand", table=1), "not-seated", table=1)


async def test_a_servers_history_names_no_game_that_its_reader_cannot_see(tmp_path: Path) -> None:
    async with inside(tmp_path) as (here, parent):
        secret, here.channel = here.channel, parent
        open_one = await over(here, *NAMES)
        here.channel = secret
        hidden = await over(here, "Ben", "Cleo", "Ana")
        here.channel = parent

        async def history(name: str) -> str:
            return await asked(here, name, "history", whose="server")

        assert f"#{hidden} " not in await history(OUTSIDE)
        assert f"#{open_one} " in await history(OUTSIDE)
        assert say("en", "history-page", page=1, pages=1, games=1) in await history(OUTSIDE)
        # Cleo has played there, Dan is still there.
        here.env.backend.remove_thread_member(secret.id, here["Cleo"].id)
        for name in ("Cleo", "Dan"):
            assert say("en", "history-page", page=1, pages=1, games=2) in await history(name)


async def test_games_in_a_tables_own_thread_are_seen_by_whoever_sees_its_channel(tmp_path: Path) -> None:
    async with world(tmp_path, *INSIDE, OUTSIDE) as here:
        parent = here.channel
        await here["Ana"].slash(parent, "play", thread=True)
        [here.channel] = parent.threads
        table = await over(here, *NAMES)
        here.env.backend.edit_channel(here.channel.id, {}, thread_metadata={"archived": True})
        await here.env.settle()
        assert f"#{table} " in await asked_in(here, parent, OUTSIDE, "history", whose="server")
        assert told(await here[OUTSIDE].slash(parent, "hand", table=1), "not-seated", table=1)
        closed = Overwrite(here[OUTSIDE].id, OverwriteType.MEMBER, 0, discord.Permissions(view_channel=True).value)
        here.env.backend.set_overwrite(parent.id, closed)
        elsewhere = here.guild.create_text_channel("elsewhere")
        await here.env.settle()
        assert f"#{table} " not in await asked_in(here, elsewhere, OUTSIDE, "history", whose="server")
        assert told(await here[OUTSIDE].slash(elsewhere, "hand", table=1), "no-such-table", table=1)
        assert questions(here) == 0


async def test_a_leaderboard_counts_no_game_that_its_reader_cannot_see(tmp_path: Path) -> None:
    async with inside(tmp_path) as (here, parent):
        secret, here.channel = here.channel, parent
        for number in range(ENOUGH + 1):
            await over(here, *NAMES)
            here.channel = secret if number else parent
        await here.bot.rater.catch_up()
        here.channel = parent
        for name in ("Ana", "Ben"):
            await here[name].slash(parent, "settings", leaderboard="on")
        assert "Ana" not in await asked(here, OUTSIDE, "leaderboard")
        own = await asked(here, "Dan", "leaderboard")
        assert "Ana" in own
        assert "Ben" in own
        # Of what one has played oneself all counts, and of the others' what one sees.
        here.env.backend.remove_thread_member(secret.id, here["Ana"].id)
        await here.env.advance_time(MINUTE)
        lines = await asked(here, "Ana", "leaderboard")
        assert "Ana" in lines
        assert "Ben" not in lines


async def test_tables_that_one_cannot_see_take_nothing_from_the_leaderboard_of_duels(tmp_path: Path) -> None:
    async with inside(tmp_path) as (here, parent):
        await over(here, *NAMES)
        here.channel = parent
        for _ in range(ENOUGH):
            await over(here, "Ana", "Ben", game="duel")
        await here.bot.rater.catch_up()
        await here["Ana"].slash(parent, "settings", leaderboard="on")
        assert "Ana" in await asked(here, OUTSIDE, "leaderboard", game="duel")


@pytest.mark.long
async def test_games_in_more_private_threads_than_are_asked_of_are_left_out(tmp_path: Path) -> None:
    async with inside(tmp_path) as (here, parent):
        found = []
        for _ in range(ASKED_AT_ONCE + 2):
            here.channel = parent
            here.channel = private_thread(here, *NAMES, OUTSIDE)
            await here.env.settle()
            found.append(await over(here, *NAMES))
        here.channel = parent
        games = say("en", "history-page", page=1, pages=2, games=ASKED_AT_ONCE)
        assert games in await asked(here, OUTSIDE, "history", whose="server")
        assert questions(here) == ASKED_AT_ONCE


@pytest.mark.long
async def test_answers_are_kept_for_a_minute_and_not_without_end() -> None:
    now = 0.0
    kept: RememberedAnswers[int, int] = RememberedAnswers(lambda: now)
    calls = []

    async def ask() -> int:
        calls.append(now)
        return len(calls)

    assert [await kept.answer(1, ask), await kept.answer(1, ask)] == [1, 1]
    now = MINUTE - 1
    assert await kept.answer(1, ask) == 1
    now = MINUTE
    assert await kept.answer(1, ask) == 2
    for number in range(2 * KEPT):
        await kept.answer(number, ask)
    assert len(kept) == KEPT
    now = 2 * MINUTE
    await kept.answer(1, ask)
    assert len(kept) == 1
