"""The picture of a deal of the day: the marks are told apart without colours, the legend is whole everywhere."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.palette import PANEL
from bot.art.pictures import daily
from bot.art.scenes.daily import Column, Scores
from bot.ui.messages.daily import scores_picture
from bot.words import locales
from tests.art.pictures.examples import DAILY_SCORES
from tests.art.pictures.written import texts
from tests.ui.messages.test_daily import TODAY


def drawn(column: Column) -> bytes:
    """A column by itself, in black and white."""
    image = Image.new("RGB", (120, 320), PANEL)
    daily._column(image, Box(10, 60, 100, 150), column, 3)
    return image.convert("L").point(lambda value: 255 * (value > 140)).tobytes()


def test_the_two_marks_are_told_apart_without_colours() -> None:
    ways = [Column("12", 2, own=own, hard=hard) for own in (False, True) for hard in (False, True)]
    assert len({drawn(way) for way in ways}) == 4
    assert drawn(Column("12", 0)) != drawn(Column("12", 1))


@pytest.mark.parametrize("name", DAILY_SCORES)
def test_columns_stand_in_the_middle_apart_from_each_other(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Box] = []
    monkeypatch.setattr(daily, "_column", lambda image, room, column, most: found.append(room))
    daily.daily_picture(DAILY_SCORES[name])
    assert len(found) == len(DAILY_SCORES[name].columns)
    assert abs(found[0].x + found[-1].right - 1000) <= 16
    assert all(after.x - before.right == daily.APART for before, after in pairwise(found))


@pytest.mark.parametrize("locale", locales())
def test_the_legend_is_whole_in_every_language(locale: str) -> None:
    scene = scores_picture(TODAY, locale).scene
    assert isinstance(scene, Scores)
    found = texts(scene)
    for says in (scene.title, scene.own_says, scene.hard_says):
        assert says in [one.says for one in found]
    for one, other in combinations(found, 2):
        assert one.image is not other.image or not one.over(other)
