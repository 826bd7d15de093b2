"""Reviews of games that are over: for whoever played, in every game, privately, across a restart."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.features.reviews.screens import waiting_screen
from bot.games import CATALOGUE
from bot.games.bohnanza.moves import Plant
from bot.games.bohnanza.view import View
from bot.players import FAMILIES, Judged, bohnanza
from bot.players.nicht_die_bohne import judging
from bot.tables.results import FillingIn
from bot.tables.retention import prune
from bot.ui.components import Screen
from bot.ui.pictures import Pictures
from bot.ui.publishing.outbox.places import PUBLIC
from bot.words import say
from bot.workers import NoWorker
from bot.workers.work import Value, Values
from tests.breadth import few
from tests.cogs.drawing import galleries, plainly
from tests.cogs.mishaps import press, show, told
from tests.cogs.over import over
from tests.cogs.world import World, controls, shown, words, world

NAMES = ("Ana", "Ben", "Cleo")
FIELDS_FOR_SALE = ("amigo_1997", "duel", "high_bohn", "high_bohn_cognac")
"""In the others, these few have three fields from the beginning."""


class Gone:
    """Workers at their end."""

    apart, at_once, replaced = True, 1, 0

    async def run(self, function: Callable[[*Values], Value], *values: *Values, within: float = 1.0) -> Value:
        """Do nothing any more."""
        raise NoWorker("the workers are at their end")

    async def finish(self) -> None:
        """There is nothing to end."""


class Slow(Gone):
    """Workers who have something else to do first."""

    seconds = 1.0

    async def run(self, function: Callable[[*Values], Value], *values: *Values, within: float = 1.0) -> Value:
        """Do it, but not at once."""
        await asyncio.sleep(self.seconds)
        self.seconds = 0.0
        return function(*values)


def people(key: str) -> tuple[str, ...]:
    return NAMES[: CATALOGUE[key].players[0]] if CATALOGUE[key].players[0] == 2 else NAMES


async def pressed(here: World, name: str, table: int) -> str:
    """What the button below the end of this game shows to somebody."""
    await show(here, table, PUBLIC)
    result = await here.click(name, here.table_message(table), "review")
    assert result.ephemeral
    return words(here.now(shown(result)))


@pytest.mark.parametrize("key", few(CATALOGUE, "high_bohn"))
async def test_whoever_played_is_shown_their_own_decisions_in_every_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    # How surely they are judged makes no difference here.
    for deals in ("DEALS", "PLAY_OUTS"):
        monkeypatch.setattr(judging, deals, 4)
    names = people(key)
    async with world(tmp_path, *names) as here:
        table, _ = await over(here, *names, key=key)
        for name in names:
            said = await pressed(here, name, table)
            assert say("en", "review-title", table=table) in said
            assert "as good as a hard computer's" in said
            assert "Your choice:" in said
            assert ("What you bought in town isn't judged" in said) == key.startswith("high_bohn")
            assert ("hird fields count only if you bought one" in said) == (key in FIELDS_FOR_SALE)
            assert ("Trading counts only" in said) == (key not in ("duel", "nicht_die_bohne"))
        assert not here.env.errors


async def test_nobody_else_is_shown_a_review_nor_anybody_before_the_end(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        running = await here.open(*NAMES)
        await show(here, running, PUBLIC)
        early = await press(here, "Ana", here.table_message(running), f"bean:{running}:review")
        assert told(early, "replay-not-over", table=running)
        table, _ = await over(here, *NAMES)
        await show(here, table, PUBLIC)
        stranger = await here.click("Dan", here.table_message(table), "review")
        assert told(stranger, "review-not-played", table=table)
        await prune(here.bot.tables, here.bot.tables.now() + 1)
        late = await press(here, "Ana", here.table_message(running), f"bean:{table}:review")
        assert told(late, "replay-too-old", table=table) or told(late, "replay-never-ended", table=table)
        assert not here.env.errors


@pytest.mark.long
async def test_each_button_shows_its_decision_also_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table, _ = await over(here, *NAMES)
        await show(here, table, PUBLIC)
        message = shown(await here.click("Ana", here.table_message(table), "review"))
        assert "1 of 3" in words(here.now(message))
        assert [one.args for one in controls(here.now(message)) if one.action == "review"] == [
            *[("1",), ("2",), ("3",)]
        ]
        await here.click("Ana", here.now(message), "review", "1")
        assert "2 of 3" in words(here.now(message))
        await here.restart()
        await here.click("Ana", here.now(message), "review", "3")
        assert "Well chosen" in words(here.now(message))
        await here.click("Ana", here.now(message), "replay")
        assert "Replay · step" in words(here.now(message))
        assert not here.env.errors


@pytest.mark.long
async def test_a_stop_while_the_game_is_looked_at_loses_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table, _ = await over(here, *NAMES)
        await show(here, table, PUBLIC)
        here.bot.reviews._workers = Gone()
        result = await here.click("Ana", here.table_message(table), "review")
        assert told(result, "review-busy")
        await here.restart()
        await show(here, table, PUBLIC)
        assert "Your choice:" in await pressed(here, "Ana", table)
        assert not here.env.errors


@pytest.mark.long
async def test_whoever_waits_longer_than_a_moment_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def waiting(locale: str) -> Screen:
        said.append(locale)
        return waiting_screen(locale)

    monkeypatch.setattr("cogs.reviewing.waiting_screen", waiting)
    async with world(tmp_path, *NAMES) as here:
        table, _ = await over(here, *NAMES)
        await show(here, table, PUBLIC)
        here.bot.reviews._workers = Slow()
        message = shown(await here.click("Ana", here.table_message(table), "review"))
        assert said == ["en"]
        assert "1 of 3" in words(here.now(message))
        await here.restart()
        here.bot.reviews._workers = Slow()
        await here.click("Ana", here.now(message), "review", "1")
        assert len(said) == 2
        assert "2 of 3" in words(here.now(message))
        assert say("en", "review-waiting") not in words(here.now(message))
        assert not here.env.errors


async def test_decisions_of_a_computer_that_stood_in_do_not_count(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table, played = await over(here, *NAMES)
        seat = (await here.bot.tables.get(table)).seated(here["Ana"].id)

        def note(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO played_for VALUES (?, ?, 1, ?)", (table, seat, len(played.events)))

        await here.database.write(note)
        said = await pressed(here, "Ana", table)
        assert "weren't yours" in said
        assert "Your choice:" not in said
        assert "Your choice:" in await pressed(here, "Ben", table)


@pytest.mark.long
async def test_whoever_left_is_shown_what_they_decided_themselves(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table, _ = await over(here, *NAMES)

        def leave(connection: sqlite3.Connection) -> None:
            ana = here["Ana"].id
            connection.execute("UPDATE seats SET left = 1 WHERE table_id = ? AND person_id = ?", (table, ana))

        await here.database.write(leave)
        here.bot.tables.reread_tables([table])
        assert "Your choice:" in await pressed(here, "Ana", table)


async def test_what_cannot_be_judged_is_left_out_and_said_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def judge(view: View, move: Any, taker: int | None) -> Judged | None:
        if isinstance(move, Plant):
            raise KeyError(move)
        return bohnanza.judge(view, move, taker)

    changed: Any = FAMILIES
    monkeypatch.setitem(changed, "bohnanza", FAMILIES["bohnanza"]._replace(judge=judge))
    async with world(tmp_path, *NAMES) as here:
        table, _ = await over(here, *NAMES)
        said = await pressed(here, "Ana", table)
        assert "can't be judged any more" in said
        assert "Your choice:" in said
        (logged,) = [one.getMessage() for one in caplog.records if "cannot be judged" in one.getMessage()]
        assert re.match(
            rf"the review of table {table}: \d+ of \d+ decisions .*; the first: KeyError < judge", logged
        )
        assert "Card" not in logged, "no card is named"
        assert not here.env.errors


@pytest.mark.long
async def test_a_review_stands_in_the_history_of_whoever_played(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        await over(here, *NAMES)
        await FillingIn(here.bot.tables).start()
        mine = shown(await here["Ana"].slash(here.channel, "history"))
        theirs = shown(await here["Dan"].slash(here.channel, "history", whose="server"))
        assert [one.action for one in controls(mine)] == ["replay", "review"]
        assert [one.action for one in controls(theirs)] == ["replay"]
        await here.click("Ana", mine, "review")
        assert not here.env.errors


async def test_a_review_has_its_picture_and_that_of_the_next_decision_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []
    drawn_in = Pictures.drawn

    async def noted(pictures: Pictures, scene: Any, within: float, *, urgent: bool = False) -> bytes | None:
        asked.append(within)
        return await drawn_in(pictures, scene, within, urgent=urgent)

    async with world(tmp_path, *NAMES, draw=plainly) as here:
        table, _ = await over(here, *NAMES)
        await show(here, table, PUBLIC)
        monkeypatch.setattr(Pictures, "drawn", noted)
        message = here.now(shown(await here.click("Ana", here.table_message(table), "review")))
        assert galleries(message)
        assert "Your choice:" in words(message)
        assert asked[-1] == 0.0, "nobody waits for the next one"
        await here.click("Ana", message, "review", "1")
        assert galleries(here.now(message))
        assert not here.env.errors
