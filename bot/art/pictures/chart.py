"""Draws everybody's score over the turns: lines, which are drawn as an SVG, with the names at their ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image
from resvg_py import svg_to_bytes

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.letters import fitting, width, write, written
from bot.art.canvas.stickers import put
from bot.art.palette import OPEN_AIR, PANEL, SEATS, SECOND_ON_PANEL, TABLE_SHADOW
from bot.art.scenes.end import End, Place

NARROWEST, WIDEST = 60, 136
"""The room for names at the right is as much as they need, within these bounds."""
NAME = 28
APART = 33
"""The distance from name to name."""
BESIDE = 4
"""Lines that would hide each other lie so many pixels apart; the first one lies where it belongs."""
STEPS = (1, 2, 5, 10, 20, 50, 100)
"""The scores that may lie between two of the lines across."""
MOST = 5
"""At most so many lie between the lowest and the highest of those lines."""
LINE, EDGE = 6.5, 9.5


class Scale(NamedTuple):
    """Where turns and scores lie in the picture."""

    box: Box
    last: int
    """The number of the last turn."""
    low: int
    high: int
    step: int

    def x(self, turn: int) -> float:
        """Where a turn lies."""
        return self.box.x + self.box.w * turn / max(self.last, 1)

    def y(self, score: float) -> float:
        """Where a score lies."""
        return self.box.bottom - self.box.h * (score - self.low) / (self.high - self.low)


def chart(image: Image.Image, box: Box, scene: End) -> None:
    """Draw the chart into the box."""
    fill(image, Box(box.x, box.y + 5, box.w, box.h), 22, TABLE_SHADOW)
    fill(image, box, 22, PANEL)
    put(image, scene.unit, box.x + 16, box.y + 12, 40)
    write(image, (box.x + 64, box.y + 43), scene.chart_says, 30, SECOND_ON_PANEL)
    scale = _scale(box, scene.places)
    lines = _lines(box, scale, scene.places)
    image.paste(lines, (box.x, box.y), lines)
    for score in range(scale.low, scale.high + 1, scale.step):
        write(image, (scale.box.x - 12, scale.y(score)), _signed(score), 27, SECOND_ON_PANEL, "rm")
    base = scale.box.bottom + 44
    if scale.last > 1:
        write(image, (scale.x(1), base), "1", 27, SECOND_ON_PANEL, "ms")
    # At its right there may be a name.
    write(image, (scale.x(scale.last) + 8, base), str(scale.last), 27, SECOND_ON_PANEL, "rs")
    _names(image, box, scale, scene.places)


def _signed(score: int) -> str:
    return str(score).replace("-", "−")


def _scale(box: Box, places: Sequence[Place]) -> Scale:
    courses = [place.course for place in places]
    scores = [score for course in courses for score in course] or [0]
    low, high = min(0, *scores), max(1, *scores)
    step = next((step for step in STEPS if -(-high // step) - low // step <= MOST), STEPS[-1])
    low, high = low // step * step, -(-high // step) * step
    left = max(72, 28 + round(max(width(_signed(score), 27) for score in (low, high))))
    plot = Box(box.x + left, box.y + 84, box.w - left - _names_room(places) - 28, box.h - 84 - 62)
    return Scale(plot, max(len(course) for course in courses) - 1 if courses else 0, low, high, step)


def _names_room(places: Sequence[Place]) -> int:
    widths = [width(written(place.name, place.place), NAME) for place in places]
    return round(min(max(NARROWEST, *widths), WIDEST))


def _lines(box: Box, scale: Scale, places: Sequence[Place]) -> Image.Image:
    """Draw the lines across and those of the scores, the winner's uppermost, with an edge for where they cross."""
    shifts = _shifts([place.course for place in places])
    drawn = [_path(scale, place.course, shift) for place, shift in zip(places, shifts, strict=True)]
    across = "".join(
        f'<path d="M{scale.x(0):.1f} {scale.y(score):.1f}H{scale.x(scale.last):.1f}" '
        f'stroke="{OPEN_AIR}" stroke-width="3"/>'
        for score in range(scale.low, scale.high + 1, scale.step)
    )
    lines = "".join(
        f'<path d="{path}" stroke="{PANEL}" stroke-width="{EDGE}"/>'
        f'<path d="{path}" stroke="{SEATS[place.place]}" stroke-width="{LINE}"/>'
        for place, path in reversed(list(zip(places, drawn, strict=True)))
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box.x} {box.y} {box.w} {box.h}" fill="none" '
        f'stroke-linejoin="round" stroke-linecap="round">{across}{lines}</svg>'
    )
    made = svg_to_bytes(svg_string=svg, width=box.w, height=box.h, skip_system_fonts=True)
    with Image.open(BytesIO(made)) as image:
        return image.convert("RGBA")


def _path(scale: Scale, course: Sequence[int], shifts: Sequence[float]) -> str:
    points = [
        f"{scale.x(turn):.1f} {scale.y(score) + shift:.1f}"
        for turn, (score, shift) in enumerate(zip(course, shifts, strict=True))
    ]
    return "M" + "L".join(points)


def _shifts(courses: Sequence[Sequence[int]]) -> list[list[float]]:
    """Say how far each point of each line is moved from its place, since others have the same score there."""
    turns = max((len(course) for course in courses), default=0)
    before: list[Counter[int]] = [Counter() for _ in range(turns)]
    return [list(_of_course(course, before)) for course in courses]


def _of_course(course: Sequence[int], before: list[Counter[int]]) -> Iterator[float]:
    for turn, score in enumerate(course):
        # They all come from one point.
        yield turn and -BESIDE * before[turn][score]
        before[turn][score] += 1


def _names(image: Image.Image, box: Box, scale: Scale, places: Sequence[Place]) -> None:
    """Draw the names at the ends of the lines, apart from each other and within the box."""
    ends = sorted((scale.y(place.course[-1]), number) for number, place in enumerate(places) if place.course)
    y, spots = -1000.0, []
    for end, number in ends:
        y = max(end, y + APART)
        spots.append((y, number))
    lowest = box.bottom - 24.0
    for spot, number in reversed(spots):
        lowest = min(spot, lowest)
        place = places[number]
        text, size = fitting(written(place.name, place.place), NAME, _names_room(places))
        write(image, (scale.x(scale.last) + 14, lowest), text, size, SEATS[place.place], "lm")
        lowest -= APART
