"""Whole games of Nicht die Bohne, from the lobby to the ranking: by buttons, by commands, and through restarts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.store import events_of
from bot.ui.controls import Control
from bot.words import say
from tests.breadth import few, few_rows
from tests.cogs.decks import shorten_nicht_die_bohne
from tests.cogs.mishaps import press
from tests.cogs.tricks import NICHT_DIE_BOHNE, Company
from tests.cogs.world import World, controls, words, world
from tests.cogs.world import shown as answered

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eli", "Fay")


def figure(points: int) -> str:
    return str(points).replace("-", "−")


async def finished(here: World, company: Company) -> None:
    """The end is stored once, and shown with every score."""
    table = await company.game()
    stored = await events_of(here.database, company.table)
    assert len([event for event in stored if '"ended"' in event]) == 1
    assert len([event for event in stored if '"round_ended"' in event]) == 3
    shown = words(here.table_message(company.table))
    for standing in table.game.outcome(table.state).standings:
        assert f"{company.names[standing.seat]}** – **{figure(standing.score)} point" in shown
    buttons = {control.action for control in controls(here.table_message(company.table))}
    assert buttons == {"rematch", "replay", "review", "sheets", "rules"}
    assert not here.env.errors


async def everything(here: World, company: Company) -> list[str]:
    """What stands on all screens."""
    await here.bot.publisher.slots.read(company.table)
    messages = [here.table_message(company.table)]
    messages += [here.hand_message(name, company.table) for name in company.names]
    return [words(message) for message in messages]


@pytest.mark.parametrize("players", few([3, 6]))
async def test_a_whole_game_by_buttons_with_restarts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    shorten_nicht_die_bohne(monkeypatch, 18)
    names = NAMES[:players]
    async with world(tmp_path, *names) as here:
        table = await here.open(*names, game=NICHT_DIE_BOHNE)
        company = Company(here, table, names, changing=0.3)
        # In the middle of tricks, and in the middle of every round.
        for number in (1, 2, 3):
            while (await company.game()).state.round < number:
                await company.step()
            await company.play(7)
            assert (await company.game()).state.round == number
            before = await everything(here, company)
            await here.restart()
            await company.game()
            assert await everything(here, company) == before
        await company.play()
        assert company.done == {"lay", "change", "take"}
        await finished(here, company)
        await here.restart()
        await here.bot.publisher.slots.read(table)
        shown = await here.click("Ana", here.table_message(table), "sheets")
        assert "Score sheet of round 3" in words(shown.response)


@pytest.mark.long
async def test_a_whole_game_by_commands_and_a_rematch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shorten_nicht_die_bohne(monkeypatch, 30)
    names = NAMES[:3]
    async with world(tmp_path, *names) as here:
        table = await here.open(*names, game=NICHT_DIE_BOHNE)
        company = Company(here, table, names, typing=1.0)
        await company.play()
        assert company.done == {"/lay", "/take"}
        await finished(here, company)
        await here.click("Ana", here.table_message(1), "rematch")
        assert "Nicht die Bohne · table #2" in words(here.table_message(2))


@pytest.mark.long
async def test_double_clicks_commands_and_changes_of_mind_do_no_harm(tmp_path: Path) -> None:
    names = NAMES[:5]
    async with world(tmp_path, *names, seed=5) as here:
        table = await here.open(*names, game=NICHT_DIE_BOHNE)
        company = Company(here, table, names, typing=0.2, changing=0.1, twice=0.5)
        await company.play(120)
        assert company.doubled > 40
        assert company.done == {"lay", "change", "take", "/lay", "/take"}
        assert not here.env.errors


class Counting(Company):
    """Counts the clicks of each person in each trick."""

    counted: Counter[tuple[str, ...]]

    async def press(self, name: str, message: Any, control: Control) -> InteractionResult:
        self.counted[name, *control.args[:2]] += 1
        return await super().press(name, message, control)


@pytest.mark.long
@pytest.mark.parametrize(("changing", "clicks"), few_rows([(0.0, {1, 2}), (0.5, {1, 2, 3})], (0.5, {1, 2, 3})))
async def test_nobody_needs_more_than_two_clicks_a_trick_and_a_third_to_change_a_card(
    tmp_path: Path, changing: float, clicks: set[int]
) -> None:
    names = NAMES[:4]
    async with world(tmp_path, *names) as here:
        company = Counting(here, await here.open(*names, game=NICHT_DIE_BOHNE), names, changing=changing)
        company.counted = Counter()
        await company.play(60)
        assert set(company.counted.values()) == clicks
        assert company.clicks == sum(company.counted.values())


async def test_the_lobby_tells_of_the_game_and_the_start_deals(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES[:4]) as here:
        table = await here.open(*NAMES[:4], start=False, game=NICHT_DIE_BOHNE)
        lobby = words(here.table_message(table))
        assert say("en", "game-nicht_die_bohne") in lobby
        assert "For 3 to 6 players." in lobby
        await here.click("Ana", here.table_message(table), "start")
        assert "round 1 of 3 · trick 1 of 15" in words(here.table_message(table))
        for name in NAMES[:4]:
            assert "**Your cards** (15)" in words(here.hand_message(name, table))


@pytest.mark.long
async def test_after_a_round_the_score_sheet_stands_at_the_table_and_behind_a_button(tmp_path: Path) -> None:
    names = NAMES[:3]
    async with world(tmp_path, *names) as here:
        table = await here.open(*names, game=NICHT_DIE_BOHNE)
        company = Company(here, table, names)
        while (await company.game()).state.round == 1:
            await company.step()
        sheets = (await company.game()).state.sheets[0]
        shown = words(here.table_message(table))
        assert "Score sheet of round 1" in shown
        for name, scores in zip(names, sheets, strict=True):
            assert f"**{name}**: **{figure(scores.total)} point" in shown
            assert f"= **{figure(scores.total)}**" in shown
        for _ in range(4):
            await company.step()
        assert "Score sheet of round 1" not in words(here.table_message(table))
        # From the table it is shown privately, in the panel.
        asked = answered(await here.click("Ben", here.table_message(table), "sheets"))
        assert asked.ephemeral
        assert "Score sheet of round 1" in words(asked)
        await here.click("Ben", here.hand_message("Ben", table), "back")
        before = words(here.hand_message("Ben", table))
        await press(here, "Ben", here.hand_message("Ben", table), f"bean:{table}:sheets")
        assert "Score sheet of round 1" in words(here.hand_message("Ben", table))
        await here.click("Ben", here.hand_message("Ben", table), "back")
        # What was said above it of the own click is gone.
        assert before.endswith(words(here.hand_message("Ben", table)))
        assert "**Your cards**" in words(here.hand_message("Ben", table))
