"""Looking back at a game that is over: from its message, by command, step by step, across a restart."""

from __future__ import annotations

import json
from pathlib import Path

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.store import Status, events_of
from bot.tables.retention import prune
from bot.ui.exporting import imported
from bot.ui.publishing.outbox.places import PUBLIC
from tests.cogs.drawing import Brush, brush, galleries
from tests.cogs.knowing import CARD, all_hands, hand_shown
from tests.cogs.mishaps import press, private, show, told
from tests.cogs.over import over
from tests.cogs.world import controls, parts, shown, words, world

__all__ = ["brush"]

NAMES = ("Ana", "Ben", "Cleo")


async def test_from_the_message_of_the_end_everybody_sees_the_game_as_they_saw_it(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        table, _ = await over(here, *NAMES)
        await show(here, table, PUBLIC)
        hers, his = [await here.click(name, here.table_message(), "replay") for name in ("Ana", "Dan")]
        assert hers.ephemeral
        assert his.ephemeral
        assert "step 1 of" in words(shown(hers))
        assert "Your hand" in words(shown(hers))
        assert "Your hand" not in words(shown(his))
        assert "The cards are dealt." in words(shown(his))
        assert not here.env.errors


@pytest.mark.long
async def test_each_button_leads_to_its_moment_also_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await over(here, *NAMES)
        first = await here["Ana"].slash(here.channel, "replay")
        message = shown(first)
        assert [control.args for control in controls(message)] == [
            *[("0", "play"), ("0", "next"), ("0", "turn-next"), ("0",), (), ("ask", "0"), ()]
        ]
        await here.click("Ana", message, "replay", "0", "next")
        assert "step 2 of" in words(here.now(message))
        await here.restart()
        await here.click("Ana", here.now(message), "replay", "1", "next")
        assert "step 3 of" in words(here.now(message))
        await here.click("Ana", here.now(message), "replay", "2", "turn-next")
        assert "turn 2" in words(here.now(message))
        await here.click("Ana", here.now(message), "replay", controls(here.now(message))[0].args[0], "turn-back")
        assert "step 1 of" in words(here.now(message))
        assert not here.env.errors


async def test_no_moment_shows_what_its_reader_could_not_know(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        table, _ = await over(here, *NAMES)
        hands = all_hands(await events_of(here.database, table), len(NAMES))
        for name, seat in (("Ben", 1), ("Dan", None)):
            message = shown(await here[name].slash(here.channel, "replay", table=table))
            seen = set()
            for _ in range(12):
                at = next(one.args[0] for one in controls(here.now(message)) if one.action == "share")
                await here.click(name, here.now(message), "replay", at)
                raw = json.dumps(list(parts(here.now(message))))
                assert not CARD.search(raw)
                hand = hand_shown({"components": list(parts(here.now(message)))})
                if hand is not None:
                    seen.add(hand)
            assert seen <= (hands[seat] if seat is not None else set())


@pytest.mark.long
async def test_what_is_not_over_or_no_longer_kept_is_said_kindly(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        nothing = await here["Ana"].slash(here.channel, "replay")
        assert told(nothing, "replay-nothing-here")
        running = await here.open(*NAMES)
        result = await here["Ana"].slash(here.channel, "replay", table=running)
        assert told(result, "replay-not-over", table=running)
        await here.close("Ana", table=running)
        result = await here["Ana"].slash(here.channel, "replay", table=running)
        assert told(result, "replay-never-ended", table=running)
        table, _ = await over(here, *NAMES)
        message = shown(await here["Ana"].slash(here.channel, "replay", table=table))
        await prune(here.bot.tables, here.bot.tables.now() + 1)
        late = await press(here, "Ana", here.now(message), f"bean:{table}:replay:0:next")
        assert told(late, "replay-too-old", table=table)
        assert (await here.bot.tables.get(table)).row.status is Status.CLOSED


async def test_who_cannot_see_the_channel_sees_no_game_of_it(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        table, _ = await over(here, *NAMES)
        elsewhere = here.guild.create_text_channel("elsewhere")
        assert "step 1 of" in private(await here["Dan"].slash(elsewhere, "replay", table=table))
        deny = discord.Permissions(view_channel=True).value
        shut = Overwrite(here["Dan"].id, OverwriteType.MEMBER, 0, deny)
        here.env.backend.set_overwrite(here.channel.id, shut)
        await here.env.settle()
        assert told(await here["Dan"].slash(elsewhere, "replay", table=table), "no-such-table", table=table)


async def test_a_moment_has_a_picture_where_pictures_are_on(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        table, _ = await over(here, *NAMES)
        message = shown(await here["Ana"].slash(here.channel, "replay", table=table))
        assert len(galleries(here.now(message))) == 1
        await here.click("Ana", here.now(message), "replay", "0", "turn-next")
        assert len(galleries(here.now(message))) == 1
        assert "Your hand" in words(here.now(message))
        await here["Ana"].slash(here.channel, "settings", pictures="off")
        await here.click("Ana", here.now(message), "replay")
        assert not galleries(here.now(message))


async def test_a_shared_moment_is_what_everybody_saw(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table, _ = await over(here, *NAMES)
        message = shown(await here["Ana"].slash(here.channel, "replay", table=table))
        await here.click("Ana", here.now(message), "replay", "0", "turn-next")
        assert "Your hand" in words(here.now(message))
        result = await here.click("Ana", here.now(message), "share")
        posted = here.channel.history()[-1]
        assert not result.ephemeral
        assert "shared by Ana" in words(posted)
        assert "turn 2" in words(posted)
        raw = json.dumps(list(parts(posted)))
        assert "Your hand" not in raw
        assert hand_shown({"components": list(parts(posted))}) is None
        assert [control.action for control in controls(posted)] == ["replay"]
        assert not here.env.errors


async def test_a_moment_is_shared_only_where_the_game_was_played(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table, _ = await over(here, *NAMES)
        elsewhere = here.guild.create_text_channel("elsewhere")
        message = shown(await here["Ana"].slash(elsewhere, "replay", table=table))
        assert "share" not in [control.action for control in controls(message)]
        late = await press(here, "Ana", here.now(message), f"bean:{table}:share:3")
        assert told(late, "replay-share-there", table=table)


@pytest.mark.long
async def test_a_game_is_exported_as_its_viewer_saw_it(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        table, _ = await over(here, *NAMES, key="rio_grande_2000")
        course = await here.bot.replays.course(await here.bot.tables.get(table))
        for name, seat in (("Ben", 1), ("Dan", None)):
            message = shown(await here[name].slash(here.channel, "replay", table=table))
            given = await here.click(name, message, "export")
            assert given.ephemeral
            (file,) = shown(given).attachments
            pages = imported((await file.read()).decode())
            assert len(pages) == course.last(seat) + 1
            assert ("Your hand" in pages[3].text) is (seat is not None)
            assert not CARD.search("".join(page.text for page in pages))
        assert not here.env.errors
