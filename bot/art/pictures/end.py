"""Draws the picture of a game's end: who won, the ranking with what lay there, and everybody's way there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.letters import fitting, spelled, write
from bot.art.canvas.saving import HIGHEST, WIDE, flat, png
from bot.art.canvas.stickers import put, thing
from bot.art.palette import RIM, SECOND_ON_TABLE, TABLE
from bot.art.pictures.chart import chart
from bot.art.pictures.ranking import STYLES, Style, draw_row, row_high, small_field
from bot.art.scenes.end import End, Place

LEFT = 20
TOP, WITHOUT_LINE = 138, 104
"""Where the ranking begins, and where it begins if nothing stands below the title."""
BETWEEN = 16
COLUMN = (WIDE - 2 * LEFT - BETWEEN) // 2
WORTH_IT = 50
"""The ranking goes on below the chart only where that makes the picture so much lower."""
BELOW, WITH_LEGEND = 20, 62
"""The height of what lies below, and its height if it says what the small fields are."""


class Plan(NamedTuple):
    """How the picture is divided: so many rows stand at the left, the others below the chart."""

    style: Style
    left: int
    chart: int
    """The height of the chart."""
    high: int
    """The height of what stands below the words."""


def end_picture(scene: End) -> bytes:
    """Draw the end as PNG."""
    return png(draw_end(scene), full=True)


def draw_end(scene: End) -> Image.Image:
    """Draw the end, in the colours of the palette."""
    plans = [_plan(scene, style) for style in STYLES]
    top = TOP if scene.line else WITHOUT_LINE
    below = WITH_LEGEND if scene.harvest_says else BELOW
    plan = next((plan for plan in plans if top + plan.high + below <= HIGHEST), plans[-1])
    image = Image.new("RGB", (WIDE, top + plan.high + below), TABLE)
    for text, size, base, colour in ((scene.title, 46, 66, RIM), (scene.line, 30, 112, SECOND_ON_TABLE)):
        words, points = fitting(spelled(text), size, WIDE - 52)
        write(image, (26, base), words, points, colour)
    right = LEFT + COLUMN + BETWEEN
    chart(image, Box(right, top, COLUMN, plan.chart), scene)
    _rows(image, scene, plan, Box(LEFT, top, COLUMN, plan.high), scene.places[: plan.left])
    lower = top + plan.chart + plan.style.gap
    _rows(image, scene, plan, Box(right, lower, COLUMN, plan.high), scene.places[plan.left :])
    if scene.harvest_says:
        _legend(image, scene.harvest_says)
    return flat(image)


def _legend(image: Image.Image, says: str) -> None:
    """Draw in the lower left corner what the small fields are."""
    small_field(image, Box(LEFT + 4, image.height - 54, 54, 42))
    put(image, thing("field"), LEFT + 12, image.height - 55, 38)
    text, size = fitting(says, 28, WIDE - 2 * LEFT - 80)
    write(image, (LEFT + 70, image.height - 23), text, size, SECOND_ON_TABLE)


def _rows(image: Image.Image, scene: End, plan: Plan, room: Box, places: Sequence[Place]) -> None:
    y = room.y
    for place in places:
        row = Box(room.x, y, room.w, row_high(place, room.w, plan.style))
        draw_row(image, row, place, scene.unit, plan.style)
        y += row.h + plan.style.gap


def _plan(scene: End, style: Style) -> Plan:
    """Decide where everybody stands so that the picture is lowest, or all at the left if that costs little."""
    highs = [row_high(place, COLUMN, style) for place in scene.places]
    plans = [_divided(style, highs, left) for left in range(1, len(highs) + 1)]
    lowest = min(plans, key=lambda plan: (plan.high, -plan.left))
    return plans[-1] if plans[-1].high < lowest.high + WORTH_IT else lowest


def _divided(style: Style, highs: Sequence[int], left: int) -> Plan:
    at_left = sum(highs[:left]) + style.gap * (left - 1)
    below = sum(high + style.gap for high in highs[left:])
    high = max(at_left, style.chart + below)
    return Plan(style, left, high - below, high)
