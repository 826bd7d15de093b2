"""The lines of the end's chart: from one point, and beside each other where they would hide each other."""

from __future__ import annotations

import re
from typing import Any

import pytest
from resvg_py import svg_to_bytes

from bot.art.canvas.boxes import Box
from bot.art.pictures import chart
from tests.art.pictures.examples import ENDS

BOX = Box(508, 104, 472, 370)


def _points(monkeypatch: pytest.MonkeyPatch, name: str) -> list[list[tuple[float, float]]]:
    """Where the lines of this end run, the winner's first."""
    drawn: list[str] = []

    def noted(*, svg_string: str, **how: Any) -> bytes:
        drawn.append(svg_string)
        return svg_to_bytes(svg_string=svg_string, **how)

    monkeypatch.setattr(chart, "svg_to_bytes", noted)
    scene = ENDS[name]
    chart._lines(BOX, chart._scale(BOX, scene.places), scene.places)
    paths = re.findall(rf'd="M([^"]+)" stroke="#\w+" stroke-width="{chart.LINE}"', drawn[0])
    return [[(float(x), float(y)) for x, y in (point.split() for point in path.split("L"))] for path in paths][
        ::-1
    ]


@pytest.mark.parametrize("name", ENDS)
def test_all_lines_start_at_one_point_and_end_within_the_box(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    lines = _points(monkeypatch, name)
    assert len(lines) == len(ENDS[name].places)
    assert len({line[0] for line in lines}) == 1
    assert all(BOX.x < x < BOX.right and BOX.y < y < BOX.bottom for line in lines for x, y in line)


def test_lines_of_equal_scores_lie_beside_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = _points(monkeypatch, "Nicht die Bohne, 6")
    assert len({line[-1] for line in lines}) == len(lines)
