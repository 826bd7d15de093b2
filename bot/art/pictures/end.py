"""Draws the picture of a game's end: the winner celebrated, the others around, and everybody's way there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.saving import WIDE, flat, png
from bot.art.palette import TABLE
from bot.art.pictures.champion import champion
from bot.art.pictures.chart import chart, chart_high
from bot.art.pictures.ranking import row
from bot.art.scenes.end import End, Place

EDGE, GAP = 18, 14
BELOW = 22
"""The height below the chart, with its shadow."""
HIGH, HIGHER = 376, 424
"""The height of the players, and that of more than five others below each other."""
MOST = 5
WINNERS = 462
"""The width of the winners where there are others."""
LARGE = 300
"""From this height on a player is drawn large."""
SIDE_BY_SIDE = 3
"""If all have won, so many of them are drawn large; more stand below each other in two columns."""


def end_picture(scene: End) -> bytes:
    """Draw the end as PNG."""
    return png(draw_end(scene), full=True)


def draw_end(scene: End) -> Image.Image:
    """Draw the end, in the colours of the palette."""
    won = sum(place.rank == 1 for place in scene.places)
    others = len(scene.places) - won
    high = HIGHER if max(won, others) > MOST else HIGH
    below = chart_high(scene)
    image = Image.new("RGB", (WIDE, EDGE + high + GAP + below + BELOW), TABLE)
    whole = Box(EDGE, EDGE, WIDE - 2 * EDGE, high)
    for place, box in zip(scene.places, _boxes(whole, won, others), strict=True):
        _player(image, box, place, scene)
    chart(image, Box(EDGE, whole.bottom + GAP, whole.w, below), scene)
    return flat(image)


def _player(image: Image.Image, box: Box, place: Place, scene: End) -> None:
    (champion if box.h >= LARGE else row)(image, box, place, scene)


def _boxes(whole: Box, won: int, others: int) -> Iterator[Box]:
    """Divide all the room: the winners at the left, the others below each other at the right."""
    if not others and won <= SIDE_BY_SIDE:
        yield from [Box(whole.x + start, whole.y, end - start, whole.h) for start, end in _ends(whole.w, won, GAP)]
        return
    at_left = won if others else won // 2
    left = Box(whole.x, whole.y, WINNERS, whole.h)
    yield from _stacked(left, at_left)
    right = Box(left.right + GAP, whole.y, whole.right - left.right - GAP, whole.h)
    yield from _stacked(right, won + others - at_left)


def _stacked(room: Box, parts: int) -> Iterator[Box]:
    """Divide a room from top to bottom, closer where there are many."""
    ends = _ends(room.h, parts, GAP if parts < 4 else 9)
    yield from [Box(room.x, room.y + start, room.w, end - start) for start, end in ends]


def _ends(room: int, parts: int, gap: int) -> Sequence[tuple[int, int]]:
    """Say where so many equal parts begin and end: all of the room is taken."""
    step = (room + gap) / parts
    return [(round(number * step), round((number + 1) * step) - gap) for number in range(parts)]
