"""Draws everybody's score over the turns: lines, which are drawn as an SVG, with names by rank at their ends."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from math import ceil, floor
from statistics import fmean
from typing import NamedTuple

from PIL import Image
from resvg_py import svg_to_bytes

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.letters import fitting, width, write, written
from bot.art.canvas.stickers import put
from bot.art.palette import OPEN_AIR, PANEL, SEATS, SECOND_ON_PANEL, TABLE_SHADOW
from bot.art.pictures.ranking import signed
from bot.art.scenes.end import End, Place

HIGH = 214
NAME, WIDEST = 28, 236
"""The size of a name, and the most room that all have."""
APART, CLOSER = 33, 30
"""The distance from name to name, and where there are more than four."""
FEW = 4
BESIDE = 5
"""Lines that would hide each other lie so many pixels apart, around their place."""
STEPS = (1, 2, 5, 10, 20, 50, 100)
"""The scores that may lie between two of the lines across."""
MOST = 4
"""At most so many lie between the lowest and the highest of those lines."""
LINE, EDGE = 5.5, 7.5
TITLE, UNIT = 29, 36
"""The sizes of the title and of the drawing before it, which stand on the uppermost line across."""
ABOVE, BELOW = 32, 52
"""The distances from the edge of the chart to the highest and the lowest of those lines."""
STROKE, BEND = 44, 22
"""The room between the end of a line and its name, through which a stroke leads, and how far it bends."""
RIGHT = 20
STRIP = 161
"""So much of the width is drawn at a time: meanwhile no other thread goes on, and the whole takes up to 50 ms."""
NOUGHT = "#d9c3a5"
"""The line across at nought."""


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
        return self.box.x + self.box.w * turn / self.last

    def y(self, score: float) -> float:
        """Where a score lies."""
        return self.box.bottom - self.box.h * (score - self.low) / (self.high - self.low)


def chart_high(scene: End) -> int:
    """How high the chart is: so many names need their room."""
    return max(HIGH, CLOSER * len(scene.places) + 26)


def chart(image: Image.Image, box: Box, scene: End) -> None:
    """Draw the chart into the box."""
    fill(image, Box(box.x, box.y + 5, box.w, box.h), 22, TABLE_SHADOW)
    fill(image, box, 22, PANEL)
    scale = _scale_of(box, scene)
    lines = _lines(box, scale, scene)
    image.paste(lines, (box.x, box.y), lines)
    for score in _across(scale):
        write(image, (scale.box.x - 12, scale.y(score)), signed(score), 27, SECOND_ON_PANEL, "rm")
    base = scale.box.bottom + 38
    if scale.last > 1:
        write(image, (scale.x(1), base), "1", 27, SECOND_ON_PANEL, "ms")
    write(image, (scale.x(scale.last) + 6, base), str(scale.last), 27, SECOND_ON_PANEL, "rs")
    _title(image, _title_box(box, scale, scene), scene)
    for y, place in _spots(box, scale, scene.places):
        text, size = fitting(written(place.name, place.place), NAME, _names_room(scene.places))
        write(image, (scale.box.right + STROKE, y), text, size, SEATS[place.place], "lm")


def _scale_of(box: Box, scene: End) -> Scale:
    """Say where turns and scores lie: below the title, if a line would run through it."""
    scale = _scale(box, scene.places, ABOVE)
    return _scale(box, scene.places, ABOVE + UNIT) if _crossed(box, scale, scene) else scale


def _scale(box: Box, places: Sequence[Place], above: int) -> Scale:
    scores = [score for place in places for score in place.course]
    low, high = min([0, *scores]), max([0, *scores])
    high += low == high
    step = next((step for step in STEPS if -(-high // step) - low // step <= MOST), STEPS[-1])
    low, high = low // step * step, -(-high // step) * step
    left = 34 + round(max(width(signed(score), 27) for score in (low, high)))
    wide = box.w - left - STROKE - _names_room(places) - RIGHT
    plot = Box(box.x + left, box.y + above, wide, box.h - above - BELOW)
    return Scale(plot, max([1, *[len(place.course) - 1 for place in places]]), low, high, step)


def _names_room(places: Sequence[Place]) -> int:
    return round(min(max(width(written(place.name, place.place), NAME) for place in places), WIDEST)) + 1


def _title_box(box: Box, scale: Scale, scene: End) -> Box:
    """Say where the title stands, with its drawing: its middle is the uppermost line across, if that is free."""
    wide = round(width(scene.chart_says, TITLE)) + (UNIT + 8 if scene.unit else 0)
    return Box(scale.box.x + 34, box.y + ABOVE - UNIT // 2, wide, UNIT)


def _title(image: Image.Image, box: Box, scene: End) -> None:
    fill(image, Box(box.x - 12, box.y, box.w + 24, box.h), 0, PANEL)
    x = box.x
    if scene.unit:
        put(image, scene.unit, x, box.y, UNIT)
        x += UNIT + 8
    write(image, (x, box.centre), scene.chart_says, TITLE, SECOND_ON_PANEL, "lm")


def _crossed(box: Box, scale: Scale, scene: End) -> bool:
    """Whether a line runs through the title."""
    title = _title_box(box, scale, scene)
    per_turn = scale.box.w / scale.last
    first, last = (title.x - scale.box.x) / per_turn, (title.right - scale.box.x) / per_turn
    highest = max(
        _between(place.course, turn)
        for place in scene.places
        for turn in (first, *range(ceil(first), floor(last) + 1), last)
    )
    return scale.y(highest) < title.bottom + BESIDE * len(scene.places) / 2


def _between(course: Sequence[int], turn: float) -> float:
    """Give the score at a point between two turns, as the line has it."""
    if turn >= len(course) - 1:
        return course[-1] if course else 0
    before = int(turn)
    return course[before] + (course[before + 1] - course[before]) * (turn - before)


def _across(scale: Scale) -> range:
    return range(scale.low, scale.high + 1, scale.step)


def _lines(box: Box, scale: Scale, scene: End) -> Image.Image:
    """Draw the lines across and those of the scores, the winner's uppermost, with an edge for where they cross."""
    across = "".join(
        f'<path d="M{scale.x(0):.1f} {scale.y(score):.1f}H{scale.x(scale.last):.1f}" '
        f'stroke="{OPEN_AIR if score else NOUGHT}" stroke-width="3"/>'
        for score in _across(scale)
    )
    courses = _points(scale, scene.places)
    lines = "".join(
        f'<path d="{path}" stroke="{PANEL}" stroke-width="{EDGE}"/>'
        f'<path d="{path}" stroke="{SEATS[place.place]}" stroke-width="{LINE}"/>'
        for place, points in reversed(list(zip(scene.places, courses, strict=True)))
        for path in [f"M{'L'.join(f'{x:.1f} {y:.1f}' for x, y in points)}"]
        if points
    )
    strokes = "".join(
        f'<path d="M{x:.1f} {y:.1f}C{x + BEND:.1f} {y:.1f} {end - BEND:.1f} {spot:.1f} {end:.1f} {spot:.1f}" '
        f'stroke="{SEATS[place.place]}" stroke-width="3.5"/>'
        for end in [scale.box.right + STROKE - 8]
        for (spot, place), points in zip(_spots(box, scale, scene.places), courses, strict=True)
        for x, y in points[-1:]
    )
    image = Image.new("RGBA", (box.w, box.h))
    for left in range(0, box.w, STRIP):
        strip = Box(box.x + left, box.y, min(STRIP, box.w - left), box.h)
        image.paste(_drawn(strip, f"{across}{strokes}{lines}"), (left, 0))
    return image


def _drawn(box: Box, paths: str) -> Image.Image:
    """Draw what of these paths lies in the box."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box.x} {box.y} {box.w} {box.h}" fill="none" '
        f'stroke-linejoin="round" stroke-linecap="round">{paths}</svg>'
    )
    made = svg_to_bytes(svg_string=svg, width=box.w, height=box.h, skip_system_fonts=True)
    with Image.open(BytesIO(made)) as image:
        return image.convert("RGBA")


def _points(scale: Scale, places: Sequence[Place]) -> list[list[tuple[float, float]]]:
    """Say where the lines run: those that would hide each other beside each other, in the order of the ranks."""
    lines: list[list[tuple[float, float]]] = [[] for _ in places]
    nought = scale.y(0)
    for turn in range(scale.last + 1):
        there = [number for number, place in enumerate(places) if turn < len(place.course)]
        there.sort(key=lambda number: -places[number].course[turn])
        heights = [scale.y(places[number].course[turn]) for number in there]
        # They all come from one point.
        lowest = max(nought, *heights)
        for number, height in zip(there, _apart(heights, lowest) if turn else heights, strict=True):
            lines[number].append((scale.x(turn), height))
    return lines


def _apart(heights: Sequence[float], lowest: float) -> Sequence[float]:
    """Move heights, given from the uppermost, as little as it takes to be apart, none below the lowest."""
    groups: list[list[float]] = []
    for number, height in enumerate(heights):
        # Without the distances before it, whoever is above another is no lower.
        groups.append([height - number * BESIDE])
        while len(groups) > 1 and fmean(groups[-2]) > fmean(groups[-1]):
            groups[-2:] = [groups[-2] + groups[-1]]
    level = [fmean(group) for group in groups for _ in group]
    apart = [height + number * BESIDE for number, height in enumerate(level)]
    for number in reversed(range(len(apart))):
        apart[number] = min(apart[number], lowest - BESIDE * (len(apart) - 1 - number))
    return apart


def _spots(box: Box, scale: Scale, places: Sequence[Place]) -> list[tuple[float, Place]]:
    """Say how high the names stand: near the ends of their lines, by rank, apart from each other, in the box."""
    apart = APART if len(places) <= FEW else CLOSER
    spots: list[float] = []
    for place in places:
        end = scale.y(place.course[-1] if place.course else scale.low)
        spots.append(max([end, *[spots[-1] + apart for _ in spots[-1:]], box.y + ABOVE - 8]))
    lowest = box.bottom - 24.0
    for number in reversed(range(len(spots))):
        spots[number] = lowest = min(spots[number], lowest)
        lowest -= apart
    return list(zip(spots, places, strict=True))
