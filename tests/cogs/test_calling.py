"""A host calls players to a lobby: whom, when not, and what is said of it; a seat that becomes free calls, too."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.games import CATALOGUE
from bot.store import choose_invitable, choose_zone
from bot.store.calling.call_me import CallMe, call_me_of, put_call_me
from bot.store.calling.player_calls import call_to
from bot.tables.calling import players
from bot.tables.calling.coming import MINUTES
from bot.tables.calling.waiting import HELD
from bot.ui.controls import ANYWHERE
from bot.ui.messages.servers import CALL_ROLE
from bot.words import say
from cogs.calling import look
from tests.cogs.mishaps import press, private, public, told
from tests.cogs.test_channel_access import private_thread
from tests.cogs.test_guests import called
from tests.cogs.test_servers import a_role, page
from tests.cogs.test_settings import manager
from tests.cogs.world import World, controls, custom_id, parts, shown, words, world

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eli")
HOUR = 3600


async def wanting(here: World, *names: str, a_day: int = 1) -> None:
    """These people want to be called at any hour."""
    for name in names:
        await put_call_me(here.database, CallMe(here.guild.id, here[name].id, (), 0, 0, a_day))


async def call(here: World, name: str = "Ana", table: int = 1) -> Any:
    """The host opens the list of players, and calls them."""
    listed = shown(await here.click(name, here.table_message(table), "players"))
    return await here.click(name, listed, "call-players")


def mentioned(here: World) -> list[set[int]]:
    """Whom each new message has mentioned."""
    return [set(map(int, people)) for people in called(here)]


def roles(here: World) -> list[list[Any]]:
    """Which roles each new message was allowed to call."""
    bodies = [request.json for request in here.env.http_requests if request.method == "POST"]
    allowed = [body.get("allowed_mentions", {}) for body in bodies if isinstance(body, dict)]
    assert not any(set(one.get("parse", ())) & {"everyone", "roles", "users"} for one in allowed)
    return [one["roles"] for one in allowed if one.get("roles")]


def calls(here: World) -> list[Any]:
    """The messages in the channel that call players."""
    return [message for message in here.channel.history() if "📣" in words(message)]


def deny(here: World, member: int, permissions: discord.Permissions) -> None:
    """Take these permissions in the channel from somebody."""
    here.env.backend.set_overwrite(here.channel.id, Overwrite(member, OverwriteType.MEMBER, 0, permissions.value))


async def later(here: World, seconds: float) -> None:
    await here.env.advance_time(seconds)
    with here.env._bot_scope():
        await look(here.bot)
    await here.env.settle()


async def test_those_who_asked_are_mentioned_once_in_one_message(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", "Eli", start=False)
        await wanting(here, "Ben", "Cleo", "Eli")
        assert told(await call(here), "call-done", table=1)
        assert mentioned(here) == [{here["Ben"].id, here["Cleo"].id}]
        [message] = calls(here)
        assert "Ana is looking for players" in words(message)
        # Otherwise it would be taken for the table's own message after a restart.
        assert {control.table for control in controls(message)} == {ANYWHERE}
        assert told(await call(here), "call-once-a-table", table=1)
        await here.restart()
        assert told(await call(here), "call-once-a-table", table=1)
        await later(here, 60)
        assert len(calls(here)) == 1
        # From the call one sits down.
        await here.click("Ben", message, "sit-down", "1")
        assert here["Ben"].id in (await here.bot.tables.get(1)).people()
        assert not here.env.errors


async def test_at_most_ten_are_called_and_the_host_reads_no_number(tmp_path: Path) -> None:
    many = tuple(f"P{number}" for number in range(13))
    async with world(tmp_path, "Ana", *many) as here:
        await here.open("Ana", start=False)
        await wanting(here, *many)
        said = private(await call(here))
        assert said == say("en", "call-done", table=1)
        [people] = mentioned(here)
        assert len(people) == players.MOST
        assert people < {here[name].id for name in many}


@pytest.mark.long
async def test_where_nobody_can_be_called_the_answer_is_the_same_for_every_reason(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        await wanting(here, "Ben", "Cleo")
        await choose_invitable(here.database, here["Ben"].id, invitable=False)
        here.bot.tables.shut_out.people.add(here["Cleo"].id)
        among_some = private(await call(here))
        await here.open("Dan", start=False)
        await here.database.write(lambda connection: connection.execute("DELETE FROM call_me"))
        among_none = private(await call(here, "Dan", 2))
        assert among_some == among_none == say("en", "call-nobody")
        assert calls(here) == []
        # Whoever asks again and again would learn when somebody comes to want it.
        assert "an hour" in private(await call(here))
        for _ in range(3):
            # A lobby where nothing happens would close.
            await here.env.advance_time(HOUR / 3)
            await here.click("Eli", here.table_message(), "watch")
        await wanting(here, "Eli")
        assert told(await call(here), "call-done", table=1)


async def test_a_host_calls_once_an_hour_and_nobody_more_often_than_they_said(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        for host in ("Ana", "Ana", "Ben"):
            await here.open(host, start=False)
        await wanting(here, "Cleo")
        await wanting(here, "Dan", a_day=2)
        assert told(await call(here), "call-done", table=1)
        assert "once an hour" in private(await call(here, table=2))
        assert told(await call(here, "Ben", 3), "call-done", table=3)
        assert mentioned(here) == [{here["Cleo"].id, here["Dan"].id}, {here["Dan"].id}]


async def test_only_the_host_calls_and_only_to_a_lobby_for_all_with_a_free_seat(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", "Ben", start=False)
        await wanting(here, "Cleo")
        message = here.table_message()
        assert told(await press(here, "Ben", message, "bean:1:call-players"), "only-the-host", host="Ana")
        listed = shown(await here.click("Ana", message, "players"))
        closed = shown(await here.click("Ana", listed, "invited-only", "on"))
        # The button is gone, and an old one refuses.
        assert "call-players" not in {one.action for one in controls(closed)}
        assert told(await press(here, "Ana", message, "bean:1:call-players"), "call-only-for-all", table=1)
        await here.click("Ana", closed, "invited-only", "off")
        for _ in range(CATALOGUE["rio_grande_2000"].players[-1] - 2):
            await press(here, "Ana", here.table_message(), "bean:1:add-computer:easy")
        assert told(
            await press(here, "Ana", here.table_message(), "bean:1:call-players"), "call-table-full", table=1
        )
        await here.click("Ana", here.table_message(), "start")
        assert "call-table-full" not in private(
            await press(here, "Ana", here.table_message(), "bean:1:call-players")
        )
        assert mentioned(here) == []


async def test_in_a_lesson_nobody_is_called(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        await wanting(here, "Cleo")
        await press(here, "Ben", here.table_message(), "bean:0:learn:first_game")
        await press(here, "Ben", here.table_message(), "bean:2:call-players")
        assert mentioned(here) == []
        assert await call_to(here.database, 2) is None


async def test_whoever_has_left_the_server_is_called_no_more_and_that_is_learnt_then(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        await wanting(here, "Ben", "Cleo")
        here.env.inject_error("GET", f"/guilds/*/members/{here['Ben'].id}", status=404, code=10007)
        assert told(await call(here), "call-done", table=1)
        assert mentioned(here) == [{here["Cleo"].id}]
        assert await call_me_of(here.database, here.guild.id, here["Ben"].id) is None


async def test_whose_seat_is_given_up_since_they_left_the_server_is_called_there_no_more(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", "Ben", start=False)
        await wanting(here, "Ben")
        here.env.inject_error("GET", f"/guilds/*/members/{here['Ben'].id}", status=404, code=10007)
        table = await here.bot.tables.get(1)
        assert await here.bot.publisher.membership.left(table, here["Ben"].id)
        assert await call_me_of(here.database, here.guild.id, here["Ben"].id) is None


async def test_of_whom_discord_tells_nothing_is_not_called_and_still_wants_to_be(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        await wanting(here, "Ben")
        here.env.inject_error("GET", f"/guilds/*/members/{here['Ben'].id}", status=500, code=0, times=None)
        assert told(await call(here), "call-nobody")
        assert await call_me_of(here.database, here.guild.id, here["Ben"].id) is not None


async def test_nobody_is_called_to_a_channel_that_they_do_not_see(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        await wanting(here, "Ben", "Cleo")
        deny(here, here["Ben"].id, discord.Permissions(view_channel=True))
        await here.env.settle()
        assert told(await call(here), "call-done", table=1)
        assert mentioned(here) == [{here["Cleo"].id}]


async def test_where_the_bot_may_not_write_the_host_reads_it_and_keeps_the_call(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        await wanting(here, "Ben")
        listed = shown(await here.click("Ana", here.table_message(), "players"))
        me = here.bot.user
        assert me is not None
        deny(here, me.id, discord.Permissions(send_messages=True))
        await here.env.settle()
        assert told(await here.click("Ana", listed, "call-players"), "call-not-posted", table=1)
        assert await call_to(here.database, 1) is None


async def test_a_call_whose_message_was_lost_is_posted_once_after_all(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        await wanting(here, "Ben")
        here.env.inject_error("POST", f"/channels/{here.channel.id}/messages", status=503)
        await call(here)
        assert calls(here) == []
        await here.restart()
        await later(here, 60)
        assert len(calls(here)) == 1
        await later(here, 60)
        assert len(calls(here)) == 1


async def choose_role(here: World, role: Any) -> Any:
    dana = await manager(here)
    there = await page(here, dana)
    return dana, shown(await dana.select(there, [role] if role else [], custom_id=f"bean:0:{CALL_ROLE}"))


async def test_a_role_is_called_instead_once_a_day_and_then_those_who_asked(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        role = here.guild.create_role("gardeners", mentionable=True)
        _, there = await choose_role(here, role)
        assert say("en", "server-call-role", role=f"<@&{role.id}>") in words(there)
        for host in ("Ana", "Ben"):
            await here.open(host, start=False)
        await wanting(here, "Cleo")
        assert told(await call(here), "call-done", table=1)
        assert [list(map(int, found)) for found in roles(here)] == [[role.id]]
        assert mentioned(here) == []
        [message] = calls(here)
        why = shown(await press(here, "Cleo", message, next(one for one in _ids(message) if "why-called" in one)))
        assert say("en", "why-called-role", role=f"<@&{role.id}>", table=1) in words(why)
        await here.restart()
        assert told(await call(here, "Ben", 2), "call-done", table=2)
        assert mentioned(here) == [{here["Cleo"].id}]
        assert len(roles(here)) == 1


@pytest.mark.long
async def test_a_role_that_only_the_bot_may_mention_is_called(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        _, there = await choose_role(here, role := a_role(here))
        assert say("en", "server-call-role", role=f"<@&{role.id}>") in words(there)
        await here.open("Ana", start=False)
        assert told(await call(here), "call-done", table=1)
        assert len(roles(here)) == 1


@pytest.mark.long
async def test_where_only_the_channel_forbids_it_that_is_said_too(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        _, _ = await choose_role(here, role := a_role(here))
        await here.open("Ana", start=False)
        me = here.bot.user
        assert me is not None
        deny(here, me.id, discord.Permissions(mention_everyone=True))
        await here.env.settle()
        said = private(await call(here))
        cannot = say("en", "call-role-not-mentionable", role=f"<@&{role.id}>")
        assert said == f"{cannot}\n{say('en', 'call-nobody')}"
        assert roles(here) == []


async def test_a_role_that_cannot_be_mentioned_is_said_and_those_who_asked_are_called(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        role = a_role(here)
        for one in list(here.env.backend.get_guild(here.guild.id).roles.values()):
            # The bot's own, as it was invited, and that of everybody.
            may = discord.Permissions(one.permissions)
            may.mention_everyone = False
            here.env.backend.edit_role(here.guild.id, one.id, {"permissions": may.value})
        await here.env.settle()
        _, there = await choose_role(here, role)
        cannot = say("en", "call-role-not-mentionable", role=f"<@&{role.id}>")
        assert cannot in words(there)
        await here.open("Ana", start=False)
        await wanting(here, "Cleo")
        said = private(await call(here))
        assert said == f"{cannot}\n{say('en', 'call-done', table=1)}"
        assert (mentioned(here), roles(here)) == ([{here["Cleo"].id}], [])


@pytest.mark.long
async def test_a_role_that_is_gone_or_everybodys_is_not_called(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        dana, _ = await choose_role(here, None)
        everybody = await dana.select(
            await page(here, dana), [here.guild.default_role], custom_id=f"bean:0:{CALL_ROLE}"
        )
        assert told(everybody, "call-role-not-everybody")
        role = here.guild.create_role("gardeners", mentionable=True)
        await dana.select(await page(here, dana), [role], custom_id=f"bean:0:{CALL_ROLE}")
        here.env.backend.delete_role(here.guild.id, role.id)
        await here.env.settle()
        assert say("en", "server-call-role", role="gone") in words(await page(here, dana))
        await here.open("Ana", start=False)
        await wanting(here, "Cleo")
        assert told(await call(here), "call-done", table=1)
        assert (mentioned(here), roles(here)) == ([{here["Cleo"].id}], [])
        assert told(await press(here, "Ana", here.table_message(), f"bean:0:{CALL_ROLE}", []), "not-your-server")


def _ids(message: Any) -> list[str]:
    return [custom_id(one) for one in controls(message)]


async def test_why_one_was_called_is_said_to_whoever_asks_and_one_press_ends_it(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        await wanting(here, "Ben", "Cleo")
        await call(here)
        [message] = calls(here)
        before = public(here)
        why = await here.click("Ben", message, "why-called", "1")
        assert say("en", "why-called", called="yes", table=1) in private(why)
        assert say("en", "why-called-off", called="no", table=1) in private(
            await here.click("Dan", message, "why-called", "1")
        )
        ended = await here.click("Cleo", message, "call-me-off")
        assert private(ended) == say("en", "call-me-ended", where="here")
        assert await call_me_of(here.database, here.guild.id, here["Cleo"].id) is None
        assert say("en", "why-called-off", called="yes", table=1) in private(
            await here.click("Cleo", message, "why-called", "1")
        )
        # Nobody else sees any of it.
        assert public(here) == before
        await here.restart()
        await here.click("Ben", shown(why), "call-me-off")
        assert await call_me_of(here.database, here.guild.id, here["Ben"].id) is None
        assert not here.env.errors


async def test_who_asked_for_it_is_in_no_public_message_and_in_nobody_elses(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        before = [message.id for message in here.channel.history()], public(here)
        await wanting(here, "Ben", "Cleo")
        await here.click("Dan", here.table_message(), "watch")
        await choose_zone(here.database, here["Dan"].id, "Europe/Berlin")
        mine = words(shown(await here["Dan"].slash(here.channel, "settings")))
        listed = words(shown(await here.click("Ana", here.table_message(), "players")))
        for text in (mine, listed, *public(here)):
            assert str(here["Ben"].id) not in text
            assert str(here["Cleo"].id) not in text
        assert [message.id for message in here.channel.history()] == before[0]


async def test_coming_is_shown_by_name_until_one_sits_down_or_the_minutes_are_over(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        await here.click("Ben", here.table_message(), "coming")
        await here.click("Cleo", here.table_message(), "coming")
        until = int(here.env.now().timestamp()) + MINUTES * 60
        assert "🏃 Coming: Ben <t:" in words(here.table_message())
        assert f"Cleo <t:{until}:R>" in words(here.table_message())
        await here.restart()
        await here.click("Ben", here.table_message(), "join")
        assert "Coming: Cleo" in words(here.table_message())
        await later(here, MINUTES * 60)
        assert "🏃" not in words(here.table_message())
        assert told(await here.click("Ben", here.table_message(), "coming"), "seated-already", table=1)
        assert not here.env.errors


async def fill(here: World, seats: Sequence[str]) -> None:
    await here.open(*seats, start=False)
    for _ in range(CATALOGUE["rio_grande_2000"].players[-1] - len(seats)):
        await press(here, "Ana", here.table_message(), "bean:1:add-computer:easy")


async def test_a_full_lobby_offers_a_call_and_a_seat_that_becomes_free_makes_it(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await fill(here, ("Ana", "Ben"))
        for name in ("Cleo", "Dan"):
            offered = shown(await here.click(name, here.table_message(), "join"))
            assert say("en", "want-seat-offer") in words(offered)
            wanted = await here.click(name, offered, "want-seat")
            assert say("en", "want-seat-done", table=1) in private(wanted)
        assert say("en", "want-seat-offer") in private(await here.click("Eli", here.table_message(), "coming"))
        assert mentioned(here) == []
        await here.restart()
        await here.click("Ben", here.table_message(), "leave")
        await here.env.settle()
        assert mentioned(here) == [{here["Cleo"].id}]
        await later(here, HELD)
        assert mentioned(here) == [{here["Cleo"].id}, {here["Dan"].id}]
        [_, message] = [one for one in here.channel.history()[::-1] if "🪑" in words(one)][-2:]
        assert {control.table for control in controls(message)} == {ANYWHERE}
        await here.click("Dan", message, "sit-down", "1")
        assert here["Dan"].id in (await here.bot.tables.get(1)).people()
        await later(here, HELD)
        assert len(mentioned(here)) == 2
        assert not here.env.errors


async def test_whoever_has_left_the_server_is_not_called_to_a_seat_and_the_next_one_is(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await fill(here, ("Ana", "Ben"))
        for name in ("Cleo", "Dan"):
            offered = shown(await here.click(name, here.table_message(), "join"))
            await here.click(name, offered, "want-seat")
        here.env.inject_error("GET", f"/guilds/*/members/{here['Cleo'].id}", status=404, code=10007)
        await here.click("Ben", here.table_message(), "leave")
        await here.env.settle()
        assert mentioned(here) == [{here["Dan"].id}]


@pytest.mark.long
async def test_who_presses_for_a_seat_while_one_is_free_is_told_so_and_nobody_else_reads_it(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await fill(here, ("Ana", "Ben"))
        offered = shown(await here.click("Cleo", here.table_message(), "join"))
        await here.click("Ben", here.table_message(), "leave")
        before = len(here.channel.history())
        for _ in range(3):
            assert told(
                await press(here, "Cleo", here.table_message(), "bean:1:want-seat"), "seat-is-free-now", table=1
            )
        free = shown(await here.click("Cleo", offered, "want-seat"))
        assert (len(here.channel.history()), mentioned(here)) == (before, [])
        await here.click("Cleo", free, "sit-down", "1")
        assert here["Cleo"].id in (await here.bot.tables.get(1)).people()


@pytest.mark.long
async def test_a_call_that_was_posted_and_not_noted_is_found_and_not_made_again(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await fill(here, ("Ana", "Ben"))
        await here.click("Cleo", shown(await here.click("Cleo", here.table_message(), "join")), "want-seat")
        await here.click("Ben", here.table_message(), "leave")
        await here.env.settle()
        await wanting(here, "Dan", "Eli")
        await call(here)
        # As after a kill between the two.
        forgotten = ["UPDATE player_calls SET message_id = 0", "UPDATE seat_wishes SET message_id = 0"]
        await here.database.write(lambda connection: [connection.execute(one) for one in forgotten])
        before = len(here.channel.history())
        await here.restart()
        await later(here, 540)
        assert len(here.channel.history()) == before
        noted = "SELECT message_id FROM player_calls UNION SELECT message_id FROM seat_wishes"
        assert (0,) not in await here.database.read(noted)


async def test_a_role_is_not_called_into_a_private_thread(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        role = here.guild.create_role("gardeners", mentionable=True)
        await choose_role(here, role)
        here.channel = private_thread(here, "Ana")
        await here.open("Ana", start=False)
        await call(here)
        assert roles(here) == []


async def test_whoever_wants_no_seat_any_more_is_not_called(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await fill(here, ("Ana", "Ben"))
        offered = shown(await here.click("Cleo", here.table_message(), "join"))
        wanted = shown(await here.click("Cleo", offered, "want-seat"))
        assert told(await here.click("Cleo", wanted, "want-seat", "off"), "want-seat-no-more", table=1)
        await here.click("Ben", here.table_message(), "leave")
        await here.env.settle()
        assert mentioned(here) == []


@pytest.mark.long
async def test_the_lobby_stays_clear(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        await here.click("Ben", here.table_message(), "coming")
        await here.click("Cleo", here.table_message(), "watch")
        there = list(parts(here.table_message()))
        assert len(there) <= 40
        rows = [part for part in there if part["type"] == discord.ComponentType.action_row.value]
        buttons = [[one["type"] for one in row["components"]] for row in rows]
        assert [len(row) for row in buttons if row[0] == discord.ComponentType.button.value] == [4, 4, 3]
