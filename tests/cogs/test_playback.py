"""A replay that plays by itself: a turn every two seconds, until something is pressed or it is over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.ui.publishing.outbox.tokens import AWAKE
from bot.ui.publishing.panels import playback
from bot.ui.publishing.panels.playback import EVERY
from tests.breadth import few
from tests.cogs.drawing import Brush, brush, galleries
from tests.cogs.mishaps import told
from tests.cogs.over import over
from tests.cogs.world import World, controls, shown, words, world

__all__ = ["brush"]

NAMES = ("Ana", "Ben", "Cleo")


async def begun(here: World, name: str = "Ana") -> Any:
    """The replay of a game that is over, which somebody lets play."""
    message = shown(await here[name].slash(here.channel, "replay"))
    await here.click(name, message, "replay", "0", "play")
    return message


def turn(message: Any) -> int:
    """The turn that this replay shows."""
    found = re.search(r"turn (\d+)", words(message))
    return 0 if found is None else int(found[1])


def at(message: Any) -> str:
    """The number of the moment that this replay shows."""
    return next(one.args[0] for one in controls(message) if one.action == "share")


def actions(message: Any) -> set[str]:
    """What the buttons of a replay do."""
    return {one.args[1] for one in controls(message) if one.action == "replay"}


async def test_it_shows_a_turn_every_two_seconds(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await over(here, *NAMES)
        message = await begun(here)
        assert {"stay"} == actions(here.now(message)) - {"next", "turn-next", "back", "turn-back"}
        seen = [turn(here.now(message))]
        for _ in range(3):
            await here.env.advance_time(EVERY)
            seen.append(turn(here.now(message)))
        assert seen == [seen[0], 2, 3, 4]
        assert not here.env.errors


@pytest.mark.parametrize("towards", few(["stay", "next", "turn-next"], "next"))
async def test_any_press_stops_it(tmp_path: Path, towards: str) -> None:
    async with world(tmp_path, *NAMES) as here:
        await over(here, *NAMES)
        message = await begun(here)
        await here.env.advance_time(EVERY)
        await here.click("Ana", here.now(message), "replay", at(here.now(message)), towards)
        there = at(here.now(message))
        assert "play" in actions(here.now(message))
        await here.env.advance_time(3 * EVERY)
        assert at(here.now(message)) == there
        assert not here.bot.publisher.playback.playing()
        assert not here.env.errors


async def test_it_stops_at_the_end(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table, _ = await over(here, *NAMES)
        course = await here.bot.replays.course(await here.bot.tables.get(table))
        message = await begun(here)
        # Turns for which there was no time are left out.
        await here.env.advance_time(100 * EVERY)
        await here.env.advance_time(100 * EVERY)
        assert at(here.now(message)) == str(course.last(0))
        assert "stay" not in actions(here.now(message))
        assert not here.bot.publisher.playback.playing()


async def test_it_stops_while_its_token_still_lives_and_says_so(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await over(here, *NAMES)
        message = await begun(here)
        (film,) = here.bot.publisher.playback._films.values()
        film.row = film.row._replace(token_at=film.row.token_at - AWAKE)
        await here.env.advance_time(EVERY)
        assert "play" in actions(here.now(message))
        there = at(here.now(message))
        await here.env.advance_time(3 * EVERY)
        assert at(here.now(message)) == there
        assert not here.bot.publisher.playback.playing()


@pytest.mark.long
async def test_after_a_restart_it_stands_still_and_leads_on(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await over(here, *NAMES)
        message = await begun(here)
        await here.env.advance_time(EVERY)
        there = at(here.now(message))
        await here.restart()
        await here.env.advance_time(3 * EVERY)
        assert at(here.now(message)) == there
        await here.click("Ana", here.now(message), "replay", there, "stay")
        assert "play" in actions(here.now(message))
        assert not here.env.errors


@pytest.mark.long
async def test_of_one_person_one_plays_and_the_other_says_that_it_has_stopped(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await over(here, *NAMES)
        first, second = await begun(here), await begun(here)
        await here.env.advance_time(EVERY)
        assert here.bot.publisher.playback.playing() == 1
        assert "play" in actions(here.now(first))
        assert (turn(here.now(first)), turn(here.now(second))) == (turn(first), 2)


@pytest.mark.long
async def test_so_many_play_at_once_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playback, "MOST", 1)
    async with world(tmp_path, *NAMES) as here:
        await over(here, *NAMES)
        await begun(here)
        message = shown(await here["Ben"].slash(here.channel, "replay"))
        assert told(await here.click("Ben", message, "replay", "0", "play"), "replay-busy")
        # Whose own plays may let another one play in its place.
        await begun(here)
        assert here.bot.publisher.playback.playing() == 1


async def test_one_that_is_gone_plays_no_longer(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await over(here, *NAMES)
        message = await begun(here)
        here.env.backend.messages[message.channel_id].pop(message.id, None)
        await here.env.advance_time(2 * EVERY)
        assert not here.bot.publisher.playback.playing()
        assert not here.env.errors


async def test_with_pictures_each_turn_has_its_own(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, *NAMES, draw=brush) as here:
        await over(here, *NAMES)
        message = await begun(here)
        before = galleries(here.now(message))
        await here.env.advance_time(EVERY)
        after = galleries(here.now(message))
        assert before
        assert after
        assert before != after
