"""The chart of the end: lines from one point that do not hide each other, a whole title, names by rank."""

from __future__ import annotations

import re
from itertools import pairwise
from math import dist
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageColor
from resvg_py import svg_to_bytes

from bot.art.canvas.boxes import Box
from bot.art.palette import PANEL, SEATS
from bot.art.pictures import chart
from bot.art.scenes.end import End
from bot.words import locales, say
from tests.art.pictures.examples import ENDS, FEW_ENDS
from tests.breadth import few

Points = list[tuple[float, float]]


def nearest(pixel: Any) -> str:
    """The colour of a seat or of the panel that this pixel is nearest to."""
    if not pixel[3]:
        return PANEL
    return min((*SEATS, PANEL), key=lambda name: dist(ImageColor.getrgb(name)[:3], pixel[:3]))


def box_of(scene: End) -> Box:
    """The box of this end's chart."""
    return Box(18, 408, 964, chart.chart_high(scene))


def _points(monkeypatch: pytest.MonkeyPatch, name: str) -> list[Points]:
    """Where the lines of this end run, the winner's first."""
    drawn: list[str] = []

    def noted(*, svg_string: str, **how: Any) -> bytes:
        drawn.append(svg_string)
        return svg_to_bytes(svg_string=svg_string, **how)

    monkeypatch.setattr(chart, "svg_to_bytes", noted)
    scene = ENDS[name]
    box = box_of(scene)
    chart._lines(box, chart._scale_of(box, scene), scene)
    paths = re.findall(rf'd="M([^"]+)" stroke="#\w+" stroke-width="{chart.LINE}"', drawn[0])
    lines = [[point.split() for point in path.split("L")] for path in paths]
    return [[(float(x), float(y)) for x, y in line] for line in lines][::-1]


@pytest.mark.parametrize("name", few(ENDS, *FEW_ENDS))
def test_all_lines_start_at_one_point_and_end_within_the_box(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    lines, box = _points(monkeypatch, name), box_of(ENDS[name])
    assert len(lines) == len(ENDS[name].places)
    assert len({line[0] for line in lines}) == 1
    assert all(box.x < x < box.right and box.y < y < box.bottom for line in lines for x, y in line)


@pytest.mark.parametrize("name", few(ENDS, *FEW_ENDS))
def test_no_line_dips_below_nought_whose_score_does_not(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    scene = ENDS[name]
    nought = chart._scale_of(box_of(scene), scene).y(0)
    lines = _points(monkeypatch, name)
    at_least = [min(place.course[turn] for place in scene.places) for turn in range(len(lines[0]))]
    low = [max(line[turn][1] for line in lines) for turn in range(len(lines[0]))]
    assert all(height <= nought + 0.1 for height, score in zip(low, at_least, strict=True) if score >= 0)


@pytest.mark.parametrize("name", few(ENDS, *FEW_ENDS))
def test_no_line_runs_through_the_title(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    scene, box = ENDS[name], box_of(ENDS[name])
    title = chart._title_box(box, chart._scale_of(box, scene), scene)
    for line in _points(monkeypatch, name):
        for (x, y), (after_x, after_y) in pairwise(line):
            for part in range(21):
                at = x + (after_x - x) * part / 20
                high = y + (after_y - y) * part / 20
                assert not title.x < at < title.right or high - chart.LINE / 2 >= title.bottom


EQUAL: dict[str, list[tuple[int, ...]]] = {
    "all equal": [(0, 2, 4, 5, 7, 9)] * 7,
    "nothing at all": [(0, 0, 0)] * 7,
    "nearly equal": [(0, 20 + number, 50 - number, 100 - number) for number in range(7)],
    "three pairs": [(0, 3 + number // 2, 9 - number // 2) for number in range(6)],
}


@pytest.mark.parametrize("name", EQUAL)
def test_of_equal_lines_each_is_seen(name: str) -> None:
    ended = ENDS["7 players"]
    places = [one._replace(course=course) for one, course in zip(ended.places, EQUAL[name], strict=False)]
    scene = ended._replace(places=tuple(places))
    box = box_of(scene)
    scale = chart._scale_of(box, scene)
    lines = chart._lines(box, scale, scene)
    x = round(scale.x(scale.last)) - box.x - 1
    column = [nearest(lines.getpixel((x, y))) for y in range(box.h)]
    assert min(column.count(SEATS[place.place]) for place in scene.places) >= 3


@pytest.mark.parametrize("name", ENDS)
def test_names_stand_by_rank_apart_from_each_other_and_within_the_box(name: str) -> None:
    scene, box = ENDS[name], box_of(ENDS[name])
    spots = chart._spots(box, chart._scale_of(box, scene), scene.places)
    assert [place for _, place in spots] == list(scene.places)
    assert all(below - above >= chart.CLOSER for (above, _), (below, _) in pairwise(spots))
    assert box.y + 20 <= spots[0][0] <= spots[-1][0] <= box.bottom - 20


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", ["7 players, other names", "High Bohn, 5", "Nicht die Bohne, 6"])
def test_the_title_is_whole_in_every_language(locale: str, name: str) -> None:
    scene = ENDS[name]
    titles = [say(locale, "picture-chart", town=town) for town in ("yes", "no")]
    for says in (*titles, say(locale, "bohne-picture-chart")):
        box, titled = box_of(scene), scene._replace(chart_says=says)
        scale = chart._scale_of(box, titled)
        assert chart._title_box(box, scale, titled).right < scale.x(scale.last) - 20


def test_its_lines_are_drawn_in_strips_that_look_as_if_drawn_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Meanwhile no other thread may go on."""
    widths: list[int] = []

    def noted(*, width: int, **how: Any) -> bytes:
        widths.append(width)
        return svg_to_bytes(width=width, **how)

    monkeypatch.setattr(chart, "svg_to_bytes", noted)
    scene = ENDS["7 players"]
    box = box_of(scene)
    scale = chart._scale_of(box, scene)
    strips = chart._lines(box, scale, scene)
    assert max(widths) <= chart.STRIP
    assert sum(widths) == box.w
    monkeypatch.setattr(chart, "STRIP", box.w)
    whole = chart._lines(box, scale, scene)
    apart = ImageChops.difference(on_panel(strips), on_panel(whole)).convert("L")
    assert apart.point(SEEN).getbbox() is None


def on_panel(image: Image.Image) -> Image.Image:
    """The lines on their ground."""
    ground = Image.new("RGBA", image.size, PANEL)
    ground.alpha_composite(image)
    return ground.convert("RGB")


SEEN = [0] * 24 + [255] * 232
"""A few pixels at the edges of lines are a little lighter or darker, which nobody sees."""
