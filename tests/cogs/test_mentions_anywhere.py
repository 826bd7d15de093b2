"""Where the bot is not, a line mentions whose turn it is: once a turn, and nobody who does not want it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot import store
from bot.ui import reply
from bot.words import say
from tests.cogs.anywhere import RESTS, STRANGE, group
from tests.cogs.mishaps import private
from tests.cogs.world import words

NAMES = ("Ana", "Ben", "Cleo", "Dan")
NO_DEADLINE = "No deadline holds here"


async def test_whose_turn_it_is_is_mentioned_where_nothing_else_tells_them(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        for name in NAMES:
            there.here.close_dms(name)
        await there.opens(*NAMES)
        first = (await there.awaited())[0]
        while (await there.awaited())[0] == first:
            await there.here.env.advance_time(16 * 60)
            await there.presses(first, there.table(), "go-on")
            posted = len(there.public())
            await there.moves(first)
            await there.check()
        second = (await there.awaited())[0]
        line = there.public()[-1]
        assert len(there.public()) == posted + 1
        assert f"<@{there.here[second].id}>" in words(line)
        sent = [one.json for one in there.here.env.http_requests if one.method == "POST" and one.json]
        called = [one for one in sent if (one.get("allowed_mentions") or {}).get("users")]
        assert [one["allowed_mentions"]["users"] for one in called] == [[there.here[second].id]]
        await there.presses(second, line, "mentions", "off")
        await there.moves(second)
        assert line.id not in [one.id for one in there.public()], "they have acted"
        await there.check()


@pytest.mark.long
async def test_whose_turn_it_is_is_mentioned_there_as_well(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES, said=STRANGE) as there:
        for name in NAMES:
            there.here.close_dms(name)
        await there.opens(*NAMES)
        there.joins()
        _, second = await there.turn_over()
        assert f"<@{there.here[second].id}>" in words(there.public()[-1])


async def test_whoever_wants_no_mention_gets_none_at_any_table_and_may_have_them_again(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        for name in NAMES:
            there.here.close_dms(name)
        await there.opens(*NAMES)

        async def wanted() -> bool:
            table = await there.here.bot.tables.get(1)
            return await there.here.bot.publisher.calling.wanted(table, there.here["Ben"].id)

        await there.here.env.advance_time(16 * 60)
        assert await wanted()
        # Beforehand, in the settings; the page says so.
        page = await there.types("Ben", "settings")
        assert "I mention you when" in private(page)
        page = await there.presses("Ben", page.response, "mentions", "off", "page")
        assert not await wanted()
        await there.restarts()
        assert not await wanted()
        page = await there.types("Ben", "settings")
        assert "I don't mention you" in private(page)
        await there.presses("Ben", page.response, "mentions", "on", "page")
        assert await wanted()


@pytest.mark.long
async def test_what_the_line_that_mentions_somebody_has_ended_its_answer_takes_back(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        for name in NAMES:
            there.here.close_dms(name)
        await there.opens(*NAMES)
        first, name = await there.turn_over()
        second = there.here[name].id
        answer = await there.presses(name, there.public()[-1], "mentions", "off")
        assert "won't mention you any more" in private(answer)
        assert not (await there.here.bot.people.get(second)).mentions
        answer = await there.presses(name, answer.response, "mentions", "on")
        assert (await there.here.bot.people.get(second)).mentions
        # In old messages of a table the button is anybody's.
        assert (await there.here.bot.people.get(there.here[first].id)).mentions


async def test_the_switch_of_an_older_line_holds_for_all_tables(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        answer = await there.presses_by_its_id("Ben", there.table(), "bean:1:mentions:off")
        assert "won't mention you any more" in private(answer)
        assert not (await there.here.bot.people.get(there.here["Ben"].id)).mentions


async def test_of_a_bystander_who_wants_no_mentions_nothing_is_stored(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES, "Eve") as there:
        for name in NAMES:
            there.here.close_dms(name)
        await there.opens(*NAMES)
        await there.turn_over()
        answer = await there.presses("Eve", there.public()[-1], "mentions", "off")
        assert "only mention people who sit" in private(answer)
        await there.here.database.write_noted()
        assert await store.person(there.here.database, there.here["Eve"].id) is None


@pytest.mark.long
async def test_who_is_offered_something_is_not_told_that_it_is_their_turn(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES) as there:
        for name in NAMES:
            there.here.close_dms(name)
        await there.opens(*NAMES)
        first = (await there.awaited())[0]
        table = await there.here.bot.tables.get(1)
        while not table.view(None).face_up:
            await there.moves(first)
        await there.here.env.advance_time(16 * 60)
        other = next(name for name in NAMES if name != first)
        bean = say("en", "bean-name", bean=table.view(None).face_up[0].rpartition("-")[0])
        await there.types(first, "offer", give=bean, to=other, table=1)
        assert other in await there.awaited()
        assert not [one for one in there.public() if "it became your turn" in words(one)]


@pytest.mark.long
async def test_a_line_that_discord_shows_to_one_person_alone_has_told_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with group(tmp_path, *NAMES) as there:
        for name in NAMES:
            there.here.close_dms(name)
        await there.opens(*NAMES)
        first = (await there.awaited())[0]
        answered = reply.Reply._answered

        async def privately(self: reply.Reply, *given: Any) -> Any:
            return (await answered(self, *given))._replace(ephemeral=True)

        while (await there.awaited())[0] == first:
            await there.here.env.advance_time(16 * 60)
            await there.presses(first, there.table(), "go-on")
            if not there.movable(first):
                await there.presses(first, there.table(), "hand")
            with monkeypatch.context() as patch:
                patch.setattr(reply.Reply, "_answered", privately)
                await there.moves(first)
        second = there.here[(await there.awaited())[0]].id
        await there.here.env.advance_time(16 * 60)
        assert await there.here.bot.publisher.calling.wanted(await there.here.bot.tables.get(1), second)
        assert not [one for one in there.public() if f"<@{second}>, it became your turn" in words(one)]


async def test_forget_leaves_no_token_of_theirs_with_the_table_or_with_lines_about_others(tmp_path: Path) -> None:
    async with group(tmp_path, *NAMES, "Eve") as there:
        for name in NAMES:
            there.here.close_dms(name)
        await there.opens(*NAMES)
        first, _ = await there.turn_over()
        asked = await there.types(first, "forget")
        await there.presses(first, asked.response, "forget")
        rows = [one for one in there.here.bot.publisher.slots.messages(1).values() if one.token is not None]
        assert not rows
        assert RESTS in words(there.table())
        await there.check()
        # Nor of somebody who only looked.
        await there.presses("Eve", there.table(), "go-on")
        assert RESTS not in words(there.table())
        asked = await there.types("Eve", "forget")
        await there.presses("Eve", asked.response, "forget")
        assert RESTS in words(there.table())
        assert not [one for one in there.here.bot.publisher.slots.messages(1).values() if one.token is not None]
        await there.check()
