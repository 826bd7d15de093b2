"""Draws the picture of a table of Bohnanza: offers or steps and the market, and a panel for each seat."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.saving import HIGHEST, WIDE, flat, ground, png
from bot.art.palette import TABLE, TABLE_SHADOW
from bot.art.pictures.above import GAP, MARGIN, above_high, draw_above, is_odd, least_above
from bot.art.pictures.market import LARGE, SMALL, market_part
from bot.art.pictures.seats import panel, two_rows
from bot.art.pictures.towns import TOWN_ROOM
from bot.art.scenes.table import MOST_LANES, Market, Seat, Table

COLUMN = (WIDE - 2 * MARGIN - GAP) // 2
FEW = 4
HIGH, LOWER = 194, 190
"""The heights of a panel at a table of FEW or less, and of more."""
FULL = 900
"""A higher picture with as many offers as are drawn is full of small things."""
SECOND_ROW, AT_LEAST = 114, 34
"""What a second row of fields adds to a panel, and what it adds at least where many panels have one."""


class Row(NamedTuple):
    """Seats side by side, and how high their panels are."""

    seats: tuple[Seat | None, ...]
    """The seats from left to right; None is the market."""
    high: int


def table_picture(scene: Table) -> bytes:
    """Draw the table as PNG."""
    picture = draw_table(scene)
    return png(picture, full=picture.height > FULL and len(scene.lanes) == MOST_LANES)


def draw_table(scene: Table) -> Image.Image:
    """Draw the table, in the colours of the palette; only panels that have changed are drawn anew."""
    rows, y = _rows(scene), above_high(scene)
    picture = ground(y + _together(rows))
    draw_above(picture, scene)
    for seats, high in rows:
        for column, seat in enumerate(seats):
            at = (MARGIN + column * (COLUMN + GAP), y)
            if seat is None:
                picture.paste(_market_cell(scene.market, high), at)
            else:
                acts = seat.place == scene.turn
                picture.paste(panel(seat, COLUMN, high, acts=acts, town=scene.towns), at)
        y += high + GAP
    return picture


def _together(rows: list[Row]) -> int:
    """How high the panels are, with the space between them and below."""
    return sum(row.high + GAP for row in rows) - GAP + MARGIN


def _rows(scene: Table) -> list[Row]:
    """Put two seats into a row; with an odd number the market takes the second place. What many offers
    take beyond few ones the panels give, so that the picture stays as high."""
    cells: list[Seat | None] = list(scene.seats)
    if is_odd(scene):
        cells.insert(1, None)
    rows = [tuple(cells[start : start + 2]) for start in range(0, len(cells), 2)]
    usual = (HIGH if len(scene.seats) <= FEW else LOWER) + (TOWN_ROOM if scene.towns else 0)
    more = SECOND_ROW
    while True:
        made = [Row(row, usual + more * any(seat is not None and two_rows(seat) for seat in row)) for row in rows]
        if least_above(scene) + _together(made) <= HIGHEST:
            break
        usual, more = (usual, more - 2) if more > AT_LEAST else (usual - 2, more - 2)
    given = -(-(above_high(scene) - least_above(scene)) // len(rows))
    return [Row(seats, high - given) for seats, high in made]


@lru_cache(maxsize=32)
def _market_cell(market: Market, high: int) -> Image.Image:
    """Draw the market as a cell among the panels; piles by themselves are larger."""
    image = Image.new("RGB", (COLUMN, high), TABLE)
    fill(image, Box(0, 0, COLUMN, high), 20, TABLE_SHADOW)
    sizes = SMALL if market.face_up else LARGE
    part = market_part(market, sizes, COLUMN - 2 * GAP, TABLE_SHADOW)
    image.paste(part, ((COLUMN - part.width) // 2, (high - part.height) // 2))
    return flat(image)
