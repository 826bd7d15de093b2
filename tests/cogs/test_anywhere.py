"""Tables where the bot is not: they live by the clicks of whoever plays there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.store import Status
from bot.tables import Limits, closing, lobby
from bot.ui import reply
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.tokens import AWAKE
from bot.words import say
from cogs import deadlines
from tests.breadth import few_rows, steps
from tests.cogs.anywhere import RESTS, STRANGE, group, server
from tests.cogs.mishaps import private, told
from tests.cogs.over import end
from tests.cogs.world import controls, words
from tests.tables.replays.games import lived

NAMES = ("Ana", "Ben", "Cleo", "Dan")
NO_DEADLINE = "No deadline holds here"


async def test_a_table_is_opened_joined_and_played(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        await there.check()
        for _ in range(12):
            await there.goes_on()
            await there.check()
        assert len(there.public()) == 1


@pytest.mark.long
async def test_before_its_last_token_dies_it_says_that_it_rests_and_a_press_shows_it(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        await there.here.env.advance_time(AWAKE + 5)
        assert RESTS in words(there.table())
        assert [one.action for one in controls(there.table())] == ["go-on"]
        await there.check()
        await there.presses("Dan", there.table(), "go-on")
        assert RESTS not in words(there.table())
        await there.check()
        assert len(there.public()) == 1


@pytest.mark.long
async def test_a_move_that_no_message_shows_posts_it_anew_and_the_old_one_leads_there(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        name, first = (await there.awaited())[0], there.table()
        await there.presses(name, first, "hand")
        await there.here.env.advance_time(AWAKE - 60)
        # Their panel lives on, the table's message rests.
        await there.presses(name, there.panel(name), "meters")
        await there.presses(name, there.panel(name), "back")
        await there.here.env.advance_time(90)
        await there.goes_on()
        assert len(there.public()) == 1, "the last one was posted less than a quarter of an hour ago"
        await there.check()
        await there.here.env.advance_time(60)
        await there.goes_on()
        assert there.table().id != first.id
        assert RESTS in words(there.now(first))
        await there.check()
        await there.presses("Ben", there.now(first), "go-on")
        assert "continues below" in words(there.now(first))
        await there.check()
        assert len(there.public()) == 2


@pytest.mark.long
async def test_a_restart_goes_on_with_the_tokens_that_live_and_rests_in_time(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        await there.goes_on()
        await there.restarts()
        await there.goes_on()
        await there.check()
        await there.here.env.advance_time(AWAKE + 5)
        assert RESTS in words(there.table())
        await there.check()
        await there.restarts()
        await there.here.env.advance_time(120)
        await there.presses("Cleo", there.table(), "go-on")
        await there.goes_on()
        await there.check()
        assert len(there.public()) == 1


@pytest.mark.parametrize(("status", "code"), few_rows([(404, 10015), (401, 50027), (500, 0)], (404, 10015)))
async def test_where_an_edit_fails_no_table_pretends_to_be_true(tmp_path: Path, status: int, code: int) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        name = (await there.awaited())[0]
        await there.presses(name, there.table(), "hand")
        row = there.table().id
        there.here.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=status, code=code, times=3)
        await there.moves(name)
        there.here.env.backend.faults.clear()
        there.here.env.inject_error("*", f"/channels/{there.channel}*", status=403, code=50001, times=None)
        await there.presses("Dan", there.table(), "hand")
        await there.here.env.advance_time(30)
        assert there.table().id == row
        await there.check()


async def test_where_nobody_else_would_see_it_a_table_is_refused(tmp_path: Path) -> None:
    nobody_else = discord.Permissions(send_messages=True)
    async with group(tmp_path, *NAMES, said=server(nobody_else)) as there:
        refused = await there.types("Ana", "play")
        assert told(refused, "external-apps-denied")
        assert not there.public()
        # What is for one person alone works there all the same.
        assert "Bohnanza" in private(await there.types("Ana", "rules"))


async def test_a_server_without_the_bot_is_played_on_and_its_moderators_are_nobody_there(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES, said=STRANGE) as there:
        await there.opens(*NAMES[:3])
        for _ in range(6):
            await there.goes_on()
            await there.check()
        assert told(await there.types("Dan", "close", table=1), "only-the-host", host="Ana")
        assert f"/channels/{there.here.guild.id}/" in str(there.panel((await there.awaited())[0]).components)
        assert len(there.public()) == 1


async def test_from_elsewhere_nobody_learns_of_it(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES, "Eve") as there:
        await there.opens(*NAMES)
        for command in ("hand", "watch", "table", "join"):
            refused = await there.here["Eve"].slash(there.here.channel, command, table=1)
            assert told(refused, "no-such-table", table=1)
            refused = await there.here["Eve"].user.slash(command, table=1)
            assert told(refused, "no-such-table", table=1)


@pytest.mark.long
async def test_table_posts_it_anew_or_says_where_it_is(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        lately = await there.types("Ben", "table")
        assert "posted only a little while ago" in private(lately)
        assert f"/channels/@me/{there.channel}/" in private(lately)
        await there.here.env.advance_time(16 * 60)
        await there.types("Ben", "table")
        assert len(there.public()) == 2
        assert "Up to date until" in words(there.table())
        await there.check()


@pytest.mark.long
async def test_no_more_than_four_new_messages_an_hour(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        moves = steps(40)
        for _ in range(moves):
            await there.here.env.advance_time(3600 / moves)
            name = (await there.awaited())[0]
            if there.has(name) is None or not there.movable(name):
                await there.types(name, "hand")
            await there.moves(name)
            await there.check()
        assert len(there.public()) <= 5, "the first one, and four in this hour"


async def test_only_whoever_has_installed_it_is_written_to(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES, start=False)
        await there.types("Ben", "leave", table=1)
        await there.types("Ben", "join", table=1)
        # Theirs are not closed, as far as anybody knows.
        assert "Cleo · plays with *My hand*" in words(there.table())
        assert "closed" not in words(there.table())
        await there.presses("Ana", there.table(), "start")
        written = {name for name in NAMES if there.here[name].user.dm_channel.history()}
        assert written == {"Ana", "Ben"}


@pytest.mark.long
async def test_what_computers_do_is_shown_and_what_nothing_shows_comes_with_the_next_click(tmp_path: Path) -> None:
    async with group(tmp_path, "Ana", "Ben") as there:
        await there.opens("Ana", "Ben", computers=2, tempo="instant")
        for _ in range(10):
            await there.goes_on()
            await there.check()
        await there.here.env.advance_time(20 * 60)
        await there.check()
        name = (await there.awaited())[0]
        await there.types(name, "hand", table=1)
        await there.moves(name)
        await there.check()
        assert RESTS not in words(there.public()[-1])


async def test_whoever_opens_their_panel_while_the_table_rests_is_told_what_happened(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        first = (await there.awaited())[0]
        await there.types(first, "hand", table=1)
        await there.here.env.advance_time(AWAKE - 60)
        await there.types(first, "hand", table=1)
        await there.here.env.advance_time(90)
        assert RESTS in words(there.table())
        await there.moves(first)
        other = next(name for name in NAMES if name != first)
        await there.types(other, "hand", table=1)
        told = words(there.panel(other))
        assert f"{first} planted" in told.split("📍")[0]
        await there.presses(other, there.table(), "go-on")
        await there.presses(other, there.panel(other), "meters")
        assert f"-# {first} planted" not in words(there.panel(other))


@pytest.mark.long
async def test_an_answer_that_took_long_is_for_everybody_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with group(tmp_path, *NAMES) as there:
        with monkeypatch.context() as patch:
            # "Thinking …" is shown to the person alone, and what follows it at once would be as well.
            patch.setattr(reply, "PATIENCE", 0)
            patch.setattr(lobby, "open_table", _slowly(lobby.open_table))
            await there.types("Ana", "play")
            await there.here.env.advance_time(2)
        [table] = there.public()
        assert "1. Ana" in words(table)
        await there.presses("Ben", there.table(), "join")
        await there.check()


def _slowly(open_table: Any) -> Any:
    async def slow(*args: Any, **more: Any) -> Any:
        await asyncio.sleep(0.05)
        return await open_table(*args, **more)

    return slow


async def test_where_discord_shows_it_to_one_person_though_it_did_not_say_so_no_table_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with group(tmp_path, *NAMES) as there:
        monkeypatch.setattr(discord.InteractionCallbackResponse, "is_ephemeral", lambda _: True)
        refused = await there.types("Ana", "play")
        assert told(refused, "external-apps-denied")
        assert (await there.here.bot.tables.get(1)).row.status is Status.CLOSED
        assert "is closed" in words(there.public()[0])


@pytest.mark.long
async def test_whoever_leaves_pauses_closes_or_is_forgotten_causes_nothing_but_answers(
    tmp_path: Path,
) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        for command in ("pause", "resume"):
            await there.types("Ana", command, table=1)
            await there.check()
        asked = await there.types("Dan", "leave", table=1)
        await there.presses("Dan", asked.response, "leave")
        await there.check()
        asked = await there.types("Cleo", "forget")
        await there.presses("Cleo", asked.response, "forget")
        kept = [one for heard in there.here.bot.publisher.anew._heard.values() for one in heard]
        assert kept
        assert there.here["Cleo"].id not in [one.voice.interaction.user.id for one in kept]
        await there.here.env.advance_time(3600)
        await there.check()
        asked = await there.types("Ana", "close", table=1)
        await there.presses("Ana", asked.response, "cancel")
        await there.presses("Ben", there.public()[0], "go-on")
        assert "is closed" in words(there.now(there.public()[0]))
        there.only_answers()


@pytest.mark.long
async def test_after_thirty_silent_days_it_closes_without_a_call_there(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        bot = there.here.bot
        await deadlines._warn(bot, 1)
        await closing.close(bot.tables, 1, None, None)
        await there.here.env.settle()
        there.only_answers()


async def test_limits_hold_by_place_and_by_person(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES, limits=Limits(open_tables=1, server_tables=2)) as there:
        await there.types("Ana", "play")
        assert told(await there.types("Ana", "play"), "too-many-open-tables", most=1)
        await there.types("Ben", "play")
        assert told(await there.types("Cleo", "play"), "too-many-tables-there", most=2)


@pytest.mark.long
async def test_a_table_that_cannot_be_read_keeps_nobody_from_the_others_of_its_place(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        await there.opens("Ana", "Ben", start=False)
        await there.here.database.write(
            lambda connection: connection.execute("UPDATE events SET event = '{}' WHERE table_id = 1")
        )
        await there.restarts_unread(2)
        with pytest.raises(ValueError, match="unknown kind"):
            await there.here.bot.tables.get(1)
        result = await there.presses("Cleo", there.table(2), "join")
        assert "3. Cleo" in words(there.table(2))
        assert say("en", "something-went-wrong") not in private(result)


@pytest.mark.long
async def test_an_older_message_does_not_take_the_place_of_one_that_is_lost_and_untrue(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        old = there.table()
        await there.here.env.advance_time(16 * 60)
        await there.types("Ben", "table")
        name = (await there.awaited())[0]
        await there.types(name, "hand", table=1)
        there.here.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=None)
        await there.moves(name)
        there.here.env.backend.faults.clear()
        lost = there.table()
        assert lost.id in there.lost
        await there.presses("Dan", there.now(old), "go-on")
        assert there.table().id == lost.id, "a new one may come in a minute"
        await there.here.env.advance_time(70)
        await there.presses("Dan", there.now(old), "go-on")
        assert there.public()[-1].id == there.table().id != lost.id
        assert "continues below" in words(there.now(old))
        await there.check()


@pytest.mark.long
async def test_an_older_message_of_a_table_that_was_closed_says_so(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens("Ana", "Ben", "Cleo")
        older = there.table()
        await there.here.env.advance_time(16 * 60)
        await there.types("Ana", "table")
        asked = await there.types("Ana", "close", table=1)
        await there.presses("Ana", asked.response, "cancel")
        await there.presses("Dan", there.now(older), "go-on")
        assert words(there.now(older)) == words(there.public()[-1])
        assert "closed" in words(there.now(older))


@pytest.mark.long
async def test_where_the_bot_is_added_to_the_server_meanwhile_moves_still_post_it_anew(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES, said=STRANGE) as there:
        await there.opens(*NAMES)
        await there.restarts()
        there.joins()
        await there.here.env.advance_time(16 * 60)
        assert RESTS in words(there.table())
        name = (await there.awaited())[0]
        await there.types(name, "hand", table=1)
        await there.moves(name)
        assert len(there.public()) == 2
        await there.check()


@pytest.mark.long
async def test_where_somebody_deletes_each_new_message_no_more_than_four_come_in_an_hour(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        posted = {there.table().id}
        for _ in range(30):
            await there.here.env.advance_time(90)
            if there.shown():
                del there.here.env.backend.messages[there.channel][there.table().id]
            name = (await there.awaited())[0]
            if there.has(name) is None or not there.movable(name):
                await there.types(name, "hand", table=1)
            await there.moves(name)
            posted |= {one.id for one in there.public()}
            there.only_answers()
        assert len(posted) == 5, "the first one, and four in this hour"
        # Whoever asks for it has it, and is not led to one that is gone.
        await there.types("Dan", "table", table=1)
        assert there.shown()


@pytest.mark.long
async def test_a_rematch_that_took_long_and_was_made_private_leaves_the_end_sheet_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES[:3])
        await end(there.here, 1, lived("rio_grande_2000", 3))
        there.here.bot.publisher.outbox.mark(await there.here.bot.tables.get(1), PUBLIC)
        await there.here.env.advance_time(70)
        sheet = words(there.table())
        assert "rematch" in [one.action for one in controls(there.table())]
        answered = reply.Reply._answered

        async def privately(self: reply.Reply, *given: Any) -> Any:
            return (await answered(self, *given))._replace(ephemeral=True)

        public = reply.Reply.public

        async def late(self: reply.Reply, *given: Any) -> Any:
            await self.acknowledge()
            return await public(self, *given)

        with monkeypatch.context() as patch:
            patch.setattr(reply.Reply, "public", late)
            patch.setattr(reply.Reply, "_answered", privately)
            await there.presses("Ana", there.table(), "rematch")
        assert (await there.here.bot.tables.get(2)).row.status is Status.CLOSED
        assert words(there.table()) == sheet
        assert "is closed" in words(there.public()[-1])


@pytest.mark.long
async def test_whoever_has_only_pressed_buttons_is_written_to_from_their_first_command_on(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        assert not there.here["Ben"].user.dm_channel.history()
        # What others have brought says nothing of whoever presses it.
        await there.presses("Ben", there.table(), "hand")
        assert not there.here["Ben"].user.dm_channel.history()
        await there.types("Ben", "hand", table=1)
        assert there.here["Ben"].user.dm_channel.history()
        assert not there.here["Cleo"].user.dm_channel.history()
        there.here.close_dms("Cleo")
        await there.types("Cleo", "hand", table=1)
        tried = [one for one in there.here.env.http_requests if one.path.endswith("/users/@me/channels")]
        await there.types("Cleo", "hand", table=1)
        again = [one for one in there.here.env.http_requests if one.path.endswith("/users/@me/channels")]
        assert len(tried) == len(again), "once a turn"
        await there.check()


@pytest.mark.long
async def test_after_the_end_a_command_brings_no_first_direct_message(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES[:3])
        await end(there.here, 1, lived("rio_grande_2000", 3))
        await there.types("Ben", "rules")
        assert not there.here["Ben"].user.dm_channel.history()


async def test_where_the_bot_has_been_added_a_rematch_is_a_table_of_the_server(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES, said=STRANGE) as there:
        await there.opens(*NAMES[:3])
        await end(there.here, 1, lived("rio_grande_2000", 3))
        there.joins()
        there.here.env.backend.faults.clear()
        await there.types("Ana", "rematch", table=1)
        assert (await there.here.bot.tables.get(2)).row.guild_id == there.here.guild.id
