"""The lobby: who may sit down, start and close, and what happens when people stand up."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.store import Status, append
from bot.tables.capacity import games_for
from bot.words import say
from tests.cogs.mishaps import press, private, public, told, unchanged
from tests.cogs.world import World, words, world

SEVEN = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")


async def status(here: World, table: int = 1) -> Status:
    return (await here.bot.tables.get(table)).row.status


async def test_a_full_table_says_so(tmp_path: Path) -> None:
    async with world(tmp_path, *SEVEN, "Hal") as here:
        await here.open(*SEVEN, start=False)
        async with unchanged(here, 1, "Ana"):
            clicked = await here.click("Hal", here.table_message(), "join")
            typed = await here["Hal"].slash(here.channel, "join", table=1)
        assert told(clicked, "table-full", table=1, game="rio_grande_2000", games="")
        assert told(typed, "table-full", table=1, game="rio_grande_2000", games="")


async def test_nobody_sits_down_twice(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", "Ben", start=False)
        async with unchanged(here, 1, "Ana", "Ben"):
            result = await here.click("Ben", here.table_message(), "join")
        assert told(result, "seated-already", table=1)


async def test_a_running_game_takes_no_new_people(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo", "Dan") as here:
        await here.open("Ana", "Ben", "Cleo")
        async with unchanged(here, 1, "Ana"):
            named = await here["Dan"].slash(here.channel, "join", table=1)
            old = await press(here, "Dan", here.table_message(), "bean:1:join")
            alone = await here["Dan"].slash(here.channel, "join")
        assert told(named, "table-is-running", table=1)
        assert told(old, "table-is-running", table=1)
        assert told(alone, "no-lobby-to-join")


async def test_two_people_are_too_few(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", "Ben", start=False)
        async with unchanged(here, 1, "Ana", "Ben"):
            result = await here.click("Ana", here.table_message(), "start")
        assert told(
            result, "wrong-number-of-players", game="rio_grande_2000", count=2, games=" ".join(games_for(2))
        )
        fitting = ", ".join(say("en", f"game-{game}") for game in games_for(2))
        assert f"With 2 you can play {fitting}." in private(result)


async def test_only_the_host_starts_and_cancels(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo", "Eve") as here:
        await here.open("Ana", "Ben", "Cleo", start=False)
        async with unchanged(here, 1, "Ana", "Ben", "Cleo"):
            for name in ("Ben", "Eve"):
                assert told(await here.click(name, here.table_message(), "start"), "only-the-host", host="Ana")
                assert told(await here.click(name, here.table_message(), "cancel"), "only-the-host", host="Ana")
            typed = await here.close("Ben")
        assert told(typed, "only-the-host", host="Ana")


async def test_the_host_cancels(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", "Ben", start=False)
        lobby = here.table_message()
        await here.click("Ana", lobby, "cancel")
        assert await status(here) is Status.CLOSED
        assert "is closed" in words(here.table_message())
        async with unchanged(here, 1):
            assert told(await press(here, "Ben", lobby, "bean:1:join"), "table-is-closed", table=1)
            assert told(await press(here, "Ana", lobby, "bean:1:start"), "table-is-closed", table=1)


async def test_a_moderator_closes_any_table(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", "Cleo")
        role = here.guild.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
        moderator = here.guild.add_member(here.env.create_user("mo", global_name="Mo"), roles=[role])
        asked = (await moderator.slash(here.channel, "close", table=1)).response
        assert asked is not None
        assert words(asked) == say("en", "close-ask", table=1)
        assert await status(here) is Status.RUNNING
        result = await moderator.click(asked, custom_id="bean:1:cancel")
        assert told(result, "table-closed-done", table=1)
        assert await status(here) is Status.CLOSED
        assert not [
            row for row in await here.database.read("SELECT person_id FROM messages") if row[0] == moderator.id
        ]
        assert "is closed" in words(here.table_message())
        assert "is closed" in words(here.hand_message("Ben"))


async def test_a_moderator_elsewhere_closes_nothing_here(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        other = here.env.create_guild("Elsewhere")
        role = other.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
        moderator = other.add_member(here["Ben"].user, roles=[role])
        there = other.create_text_channel("there")
        assert told(await moderator.slash(there, "close", table=1), "no-such-table", table=1)
        await here.click("Ben", here.table_message(), "join")
        assert told(await moderator.slash(there, "close", table=1), "only-the-host", host="Ana")
        assert await status(here) is Status.LOBBY


@pytest.mark.parametrize("at_the_table", [True, False])
async def test_a_moderator_is_who_may_take_away_messages_where_the_table_stands(
    tmp_path: Path, at_the_table: bool
) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        elsewhere = here.guild.create_text_channel("elsewhere")
        where = here.channel if at_the_table else elsewhere
        may = discord.Permissions(manage_messages=True).value
        here.env.backend.set_overwrite(where.id, Overwrite(here["Ben"].id, OverwriteType.MEMBER, may, 0))
        await here.env.settle()
        result = await here["Ben"].slash(elsewhere, "close", table=1)
        if at_the_table:
            assert told(result, "table-closed-done", table=1)
        else:
            assert told(result, "only-the-host", host="Ana")
        assert await status(here) is (Status.CLOSED if at_the_table else Status.LOBBY)


async def test_the_hosts_name_is_written_as_it_is_and_formats_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, "*Ana*", "Ben") as here:
        await here.open("*Ana*", "Ben", start=False)
        result = await here.click("Ben", here.table_message(), "start")
        assert private(result) == r"Only the host can do that: \*Ana\*."


async def test_when_the_host_leaves_the_longest_seated_person_is_host(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo", "Dan") as here:
        await here.open("Ana", "Ben", "Cleo", "Dan", start=False)
        await here.click("Ana", here.table_message(), "leave")
        assert "1. Ben · host" in words(here.table_message())
        await here.click("Ben", here.table_message(), "start")
        assert await status(here) is Status.RUNNING
        await here.leave("Ben")
        assert told(await here.close("Dan"), "only-the-host", host="Cleo")
        closed = await here.close("Cleo")
        assert "table #1** is closed" in private(closed)


async def test_a_lobby_that_all_have_left_is_closed(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", "Ben", start=False)
        await here.click("Ana", here.table_message(), "leave")
        await here.click("Ben", here.table_message(), "leave")
        assert await status(here) is Status.CLOSED
        assert "is closed" in words(here.table_message())
        assert len(public(here)) == 1


async def test_who_does_not_sit_cannot_leave(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        async with unchanged(here, 1, "Ana"):
            assert told(await here.click("Ben", here.table_message(), "leave"), "not-seated", table=1)


async def test_who_left_a_lobby_may_sit_down_again(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", "Ben", start=False)
        await here.click("Ben", here.table_message(), "leave")
        assert "You left" in words(here.hand_message("Ben"))
        await here.click("Ben", here.table_message(), "join")
        assert "2. Ben" in words(here.table_message())
        assert "You're at" in words(here.hand_message("Ben"))


async def test_start_by_two_clicks_deals_once(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", "Cleo", start=False)
        lobby = here.table_message()
        await here.click("Ana", lobby, "start")
        async with unchanged(here, 1, "Ana", "Ben"):
            assert told(await press(here, "Ana", lobby, "bean:1:start"), "table-is-running", table=1)


async def test_a_table_of_another_server_or_of_a_hidden_channel_is_not_there_to_join(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        other = here.env.create_guild("Other")
        elsewhere = other.create_text_channel("else")
        stranger = other.add_member(here.env.create_user("zed"))
        assert told(await stranger.slash(elsewhere, "join", table=1), "no-such-table", table=1)
        await here["Ben"].slash(here.guild.create_text_channel("near"), "join", table=1)
        assert "Ben" in words(here.table_message())


async def test_start_and_rematch_work_as_commands(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", "Cleo", start=False)
        assert told(await here["Ben"].slash(here.channel, "start"), "only-the-host", host="Ana")
        await here["Ana"].slash(here.channel, "start")
        assert "is planting" in words(here.table_message())
        assert told(await here["Ana"].slash(here.channel, "rematch"), "no-table-here")
        async with here.bot.tables.changing(1) as held:
            row = await append(here.database, 1, held.sequence, [], Status.ENDED, 0, None)
            await here.bot.tables.reload(held, row)
        await here["Ben"].slash(here.channel, "rematch")
        assert "Ben" in words(here.table_message(2))


async def test_the_rules_that_are_read_in_a_lobby_follow_the_game_that_is_chosen(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", "Cleo", start=False)
        read = (await here.click("Cleo", here.table_message(), "rules")).response
        assert read is not None
        before = words(read)
        await press(here, "Ana", here.table_message(), "bean:1:tempo", ["instant"])
        assert words(here.now(read)) == before
        await press(here, "Ana", here.table_message(), "bean:1:game", ["nicht_die_bohne"])
        assert "Nicht die Bohne" in words(here.now(read))
        await here.click("Ana", here.table_message(), "start")
        assert here.now(read) is not None, "somebody may be reading"
        await here.close("Ana")
        assert here.now(read) is None
        assert not here.env.errors


async def test_closing_a_lobby_is_said_once_in_private(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", "Ben", start=False)
        greetings = {name: here.hand_message(name) for name in ("Ana", "Ben")}
        assert told(await here.close("Ana"), "table-closed-done", table=1)
        assert here.now(greetings["Ana"]) is None
        assert "is closed" in words(here.now(greetings["Ben"]))
        assert not here.env.errors


async def test_a_rematch_names_those_who_are_not_in_it(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "_Cleo_") as here:
        await here.open("Ana", "Ben", "_Cleo_")
        await here.leave("Ben")
        await here.close("Ana")
        await press(here, "Ana", here.table_message(), "bean:1:rematch")
        assert "👋 Ben and \\_Cleo\\_ played last time: press **Join** to play again." in words(
            here.table_message(2)
        )
        await here.click("Ben", here.table_message(2), "join")
        assert "👋 \\_Cleo\\_ played last time" in words(here.table_message(2))
        await here.click("_Cleo_", here.table_message(2), "join")
        assert "last time" not in words(here.table_message(2))
