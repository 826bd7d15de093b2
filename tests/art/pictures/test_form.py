"""The picture of the last games: places are told apart without colours, the legend is whole in every language."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist

import pytest
from PIL import Image, ImageColor

from bot.art.canvas.boxes import Box
from bot.art.palette import PANEL
from bot.art.pictures import form
from bot.art.scenes.form import Form
from bot.store import Ended
from bot.ui.messages.form import form_picture
from bot.words import locales
from tests.art.pictures.examples import FORMS
from tests.art.pictures.written import texts
from tests.art.sight import SIGHTS, lab, seen

APART = 8.0
"""Two colours that nobody confuses side by side (CIE 1976 ΔE)."""


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_places_have_colours_that_everybody_tells_apart(sight: str) -> None:
    colours = [lab(seen(ImageColor.getrgb(name)[:3], sight)) for name in (*form.MEDALS, PANEL)]
    assert min(dist(one, other) for one, other in combinations(colours, 2)) >= APART


def test_the_places_have_badges_of_their_own_too() -> None:
    """In one colour all four are still different."""
    drawn = []
    for place in range(1, 5):
        image = Image.new("RGB", (80, 120), PANEL)
        form._filled(image, Box(5, 5, 66, 110), place)
        drawn.append(image.convert("L").point(lambda value: 255 * (value > 190)).tobytes())
    assert len(set(drawn)) == 4


@pytest.mark.parametrize("games", range(1, 13))
def test_columns_stand_in_the_middle_apart_from_each_other(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Box] = []
    monkeypatch.setattr(form, "_column", lambda image, room, game: found.append(room))
    form.form_picture(FORMS["12 games"]._replace(games=FORMS["12 games"].games[:games]))
    assert len(found) == games
    assert abs(found[0].x + found[-1].right - 1000) <= 12
    assert all(after.x - before.right == form.APART for before, after in pairwise(found))


@pytest.mark.parametrize("locale", locales())
def test_the_legend_is_whole_in_every_language(locale: str) -> None:
    scene = form_picture(locale, [Ended(2, 4, 9, won=False)] * 12).scene
    assert isinstance(scene, Form)
    drawn = texts(scene)
    for says in (*scene.places, scene.says):
        assert says in [one.says for one in drawn]
    for one, other in combinations(drawn, 2):
        assert one.image is not other.image or not one.over(other)
