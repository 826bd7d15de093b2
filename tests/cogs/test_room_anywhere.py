"""What five messages below an answer have no room for, where the bot is not: it waits for the next click, and they
are told so."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ui import reply
from bot.ui.messages.lobby import words_screen
from bot.words import say
from tests.cogs.anywhere import Group, group
from tests.cogs.mishaps import private
from tests.cogs.world import words

NAMES = ("Ana", "Ben", "Cleo", "Dan")
MORE = say("en", "more-waits").removeprefix("-# ")
CLOSED = "can't send you direct messages"


def followed(there: Group) -> int:
    """How many messages have followed an answer here."""
    made = there.here.env.http_requests[there.since :]
    return len([one for one in made if one.method == "POST" and one.path.startswith("/webhooks/")])


async def test_what_somebody_is_told_waits_for_their_next_click(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with group(tmp_path, *NAMES) as there:
        there.here.close_dms("Ben")
        await there.opens("Ana", start=False)
        before = followed(there)
        with monkeypatch.context() as full:
            full.setattr(reply, "FOLLOW_UPS", 0)
            told = await there.types("Ben", "join", table=1)
        assert followed(there) == before
        assert MORE in private(told)
        assert CLOSED not in private(told)
        # Also where the bot is.
        told = await there.here["Ben"].slash(there.here.channel, "rules")
        assert CLOSED in private(told)
        assert CLOSED not in private(await there.types("Ben", "rules")), "it is told once"


async def test_what_is_refused_waits_as_well_and_nothing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES[:3], start=False)
        # By now a press brings the table a new token, and the refusal follows that.
        await there.here.env.advance_time(70)
        with monkeypatch.context() as full:
            full.setattr(reply, "FOLLOW_UPS", 0)
            await there.presses("Ben", there.table(), "start")
        refused = say("en", "only-the-host", host="Ana")
        assert refused in private(await there.types("Ben", "rules"))
        assert "did not arrive" not in caplog.text


async def test_a_table_that_has_no_room_comes_with_the_next_click_and_the_panel_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        await there.here.env.advance_time(16 * 60)
        name = (await there.awaited())[0]
        await there.types(name, "hand", table=1)
        with monkeypatch.context() as full:
            full.setattr(reply, "FOLLOW_UPS", 1)
            await there.moves(name)
        assert len(there.public()) == 1, "the one that is left is kept for what a person alone is told"
        assert MORE in words(there.panel(name))
        await there.moves((await there.awaited())[0])
        assert len(there.public()) == 2
        assert MORE not in words(there.panel(name))
        await there.check()


async def test_a_mention_that_has_no_room_comes_with_the_next_click(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with group(tmp_path, *NAMES) as there:
        for name in NAMES:
            there.here.close_dms(name)
        await there.opens(*NAMES)
        first = (await there.awaited())[0]
        with monkeypatch.context() as full:
            full.setattr(reply, "FOLLOW_UPS", 1)
            while (await there.awaited())[0] == first:
                await there.here.env.advance_time(16 * 60)
                await there.types(first, "hand", table=1)
                await there.moves(first)
            second = f"<@{there.here[(await there.awaited())[0]].id}>"
            assert MORE in words(there.panel(first))
            assert second not in words(there.public()[-1])
        await there.presses(first, there.panel(first), "meters")
        assert second in words(there.public()[-1])


@pytest.mark.long
async def test_whoever_has_no_panel_here_is_told_so_below_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        await there.here.env.advance_time(16 * 60)
        name = (await there.awaited())[0]
        await there.types(name, "hand", table=1)
        other = next(one for one in NAMES if there.has(one) is None)
        with monkeypatch.context() as full:
            full.setattr(reply, "FOLLOW_UPS", 1)
            await there.moves(name)
            assert MORE in private(await there.types(other, "rules"))
        assert len(there.public()) == 1
        assert MORE not in private(await there.types(other, "rules"))
        assert len(there.public()) == 2


@pytest.mark.long
async def test_several_things_wait_and_what_has_come_is_no_longer_promised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with group(tmp_path, *NAMES) as there:
        await there.opens(*NAMES)
        await there.here.env.advance_time(16 * 60)
        name = (await there.awaited())[0]
        await there.types(name, "hand", table=1)
        with monkeypatch.context() as full:
            full.setattr(reply, "FOLLOW_UPS", 1)
            await there.moves(name)
        assert MORE in words(there.panel(name))
        later = there.here.bot.publisher.later
        for said in ("One.", "Two."):
            later.keep(there.here["Cleo"].id, words_screen(said))
        told = private(await there.types("Cleo", "rules"))
        assert "One." in told
        assert "Two." in told
        assert len(there.public()) == 2
        assert MORE not in words(there.panel(name)), "somebody else's press has brought it"
