"""Draws what stands above the panels: open offers, or without any the steps of the turn; beside them the market,
unless that has its place among the panels."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.saving import WIDE, flat
from bot.art.palette import TABLE
from bot.art.pictures.counts import pill, pill_width
from bot.art.pictures.lanes import lane_name, lane_strip
from bot.art.pictures.market import LARGE, PILL, market_part
from bot.art.pictures.steps import steps_row
from bot.art.scenes.table import MOST_LANES, Lane, Market, Steps, Table

MARGIN, GAP = 18, 14
TOP = 16
BETWEEN = 8
"""The distance between lanes, one above the other."""
USUAL, TALL = 156, 196
"""How high offers and steps are beside the market, and how high as many offers as are drawn."""
LOW, BROAD = 84, 124
"""The same where the market stands elsewhere."""
OFFERS, STEPS = 410, 290
"""How much room is left of the market at least; there are no offers in a duel, but many cards."""
FROM_MARKET = 24
OUT = 40
"""So far the number of further offers stands out of the last lane."""
OUT_OF_ROOM = OUT - FROM_MARKET + 4
"""By so much lanes beside the market are narrower for it."""
FROM_CARDS = 6
"""So far that number is from cards on a lane."""
MANY, SMALL_PILL = 10, 27
"""From so many further offers on their number is written smaller."""


def is_odd(scene: Table) -> bool:
    """Whether the panels leave a place, which is the market's."""
    return len(scene.seats) % 2 == 1


def above_high(scene: Table) -> int:
    """How high all this is, with the space around it."""
    return TOP + _high(scene, len(scene.lanes)) + GAP


def least_above(scene: Table) -> int:
    """How high it is with few offers."""
    return TOP + _high(scene, 0) + GAP


class Above(NamedTuple):
    """All that is seen above the panels."""

    lanes: tuple[tuple[Lane, str], ...]
    """Offers, each with its short name."""
    more: int
    steps: Steps
    market: Market | None
    """None where it has its place among the panels."""
    room: int
    """How wide the market may be."""
    high: int


def above(scene: Table) -> Above:
    """Say what stands there."""
    lanes = tuple([(lane, lane_name(lane, scene.seats)) for lane in scene.lanes])
    room = WIDE - 2 * MARGIN - FROM_MARKET - (STEPS if len(scene.seats) == 2 else OFFERS)
    market = None if is_odd(scene) else scene.market
    return Above(lanes, scene.more, scene.steps, market, room, _high(scene, len(scene.lanes)))


def draw_above(picture: Image.Image, shown: Above) -> None:
    """Draw it onto the picture, which is in the colours of the palette, as it becomes."""
    high, wide = shown.high, WIDE - 2 * MARGIN
    if shown.market is not None:
        market = market_part(shown.market, LARGE, shown.room)
        picture.paste(market, (MARGIN + wide - market.width, TOP + (high - market.height) // 2))
        wide -= market.width + FROM_MARKET
    columns = 2 if shown.market is None else 1
    part = offers_and_steps(shown.lanes, shown.more, shown.steps, wide, high, columns)
    picture.paste(part, (MARGIN, TOP))


def _high(scene: Table, lanes: int) -> int:
    many = lanes == MOST_LANES
    if is_odd(scene):
        return BROAD if many else LOW
    return TALL if many else USUAL


@lru_cache(maxsize=8)
def offers_and_steps(
    lanes: tuple[tuple[Lane, str], ...], more: int, steps: Steps, w: int, h: int, columns: int
) -> Image.Image:
    """Draw offers, each with its short name; where one more would have room, the steps stand."""
    if not lanes:
        return steps_row(steps, w, h)
    image = Image.new("RGB", (w + (FROM_MARKET - 2 if columns == 1 else 0), h + GAP), TABLE)
    boxes = list(_cells(len(lanes), w - (OUT_OF_ROOM if more and columns == 1 else 0), h, columns))
    free = pill_width(*_further(more)) - OUT + FROM_CARDS if more else 0
    for box, (lane, short) in zip(boxes, lanes, strict=False):
        image.paste(lane_strip(lane, short, box.w, box.h, free), (box.x, box.y))
    out = OUT if more else 0
    for box in boxes[len(lanes) :]:
        image.paste(steps_row(steps, box.w - out, box.h), (box.x + out, box.y))
    if more:
        last, wide = boxes[len(lanes) - 1], pill_width(*_further(more))
        pill(image, last.right + OUT - wide // 2, last.bottom - 10, *_further(more))
    return flat(image)


def _further(more: int) -> tuple[str, int]:
    """The number of further offers in words, and their size."""
    return f"+{more}", PILL if more < MANY else SMALL_PILL


def _cells(lanes: int, w: int, h: int, columns: int) -> Iterator[Box]:
    """Say where offers stand, and behind the last one the steps where there is room."""
    rows = max(-(-lanes // columns), 2 if columns == 1 else 1)
    wide, high = (w - (columns - 1) * GAP) // columns, (h - (rows - 1) * BETWEEN) // rows
    for place in range(rows * columns):
        row, column = divmod(place, columns)
        yield Box(column * (wide + GAP), row * (high + BETWEEN), wide, high)
