"""One of each fault over the wire; an hour of them: `python -m tests.benchmarks.faults`."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.painting import folder_beside
from bot.store import Database
from tests.benchmarks.faults import story as stories
from tests.benchmarks.faults.story import Story, story
from tests.benchmarks.faults.truth import _controls, _lines
from tests.playground.playing import Company
from tests.tables.hall import ANA, BEN, CLEO, Hall

SEED, PARTS = 13, 3


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
async def test_after_every_fault_the_game_goes_on_and_every_message_is_true(
    tmp_path: Path, each_sprite_is_drawn_once: Path, part: int
) -> None:
    folder_beside(tmp_path / stories.GAMES).symlink_to(each_sprite_is_drawn_once)
    async with story(tmp_path, SEED + part) as told:
        names = list(told.faults)
        random.Random(SEED).shuffle(names)
        for name in names[part::PARTS]:
            await told.carry_out(name)


class Ending(Company):
    """A game that one more move ends; after it another can be opened."""

    opened = 0

    async def open(self, game: str = "", names: Sequence[str] = ()) -> None:
        self.opened += 1
        self._change("running")

    def to_act(self, *actions: str) -> Any:
        assert not self.over()
        self._change("running" if self.opened else "ended")

    def _change(self, status: str) -> None:
        with closing(sqlite3.connect(self.folder / stories.GAMES)) as database, database:
            database.execute("INSERT INTO events SELECT 1, 1 + max(sequence), event FROM events")
            database.execute("UPDATE tables SET status = ?", (status,))


async def test_a_game_that_ends_while_the_story_plays_on_is_followed_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(tmp_path / stories.GAMES)
    await Hall(database).open(ANA, BEN, CLEO)
    await database.close()
    monkeypatch.setattr(stories, "Company", Ending)
    monkeypatch.setattr(stories, "PATIENCE", 1.0)
    nothing: Any = None
    told = Story(tmp_path, nothing, nothing, nothing, random.Random(SEED))
    await told._play_on()
    assert isinstance(told.company, Ending)
    assert told.company.opened == 1


def test_the_link_of_a_hand_at_rest_may_lead_to_the_message_before() -> None:
    lines = [
        _lines({"content": f"-# [to the table](https://discord.com/channels/1/{place})", "components": []})
        for place in ("2/3", "2/4", "5/3")
    ]
    assert lines[0] == lines[1] != lines[2]


def test_a_panel_with_a_hint_above_it_is_true_and_one_with_another_button_is_not() -> None:
    panels = [
        {"components": [{"type": 2, "custom_id": one} for one in (*above, "bean:10:hint", "bean:10:more")]}
        for above in ((), ("bean:10:hinted:plant:green-10:0",), ("bean:10:plant:green-10:0",))
    ]
    plain, hinted, other = map(_controls, panels)
    assert plain == hinted != other
