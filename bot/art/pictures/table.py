"""Draws the picture of a table of Bohnanza: offers or steps and the market, and a panel for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.saving import HIGHEST, WIDE, Packed, flat, ground, packed, stacked
from bot.art.palette import TABLE, TABLE_SHADOW
from bot.art.pictures.above import GAP, MARGIN, TOP, Above, above, above_high, draw_above, is_odd, least_above
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
KEPT = 128
"""So many strips are remembered as they are packed, of all tables: some 3 MB."""


class Row(NamedTuple):
    """Seats side by side, and all else that is seen of the table there."""

    seats: tuple[Seat | None, ...]
    """The seats from left to right; None is the market."""
    turn: int | None
    """Whose turn it is, if they sit here."""
    market: Market | None
    """None where it lies elsewhere."""
    towns: bool
    high: int
    """How high the panels are."""
    below: int
    """How much space there is below them."""


def table_picture(scene: Table) -> bytes:
    """Draw the table as PNG; only those of its strips that have changed are drawn and packed anew."""
    shown, rows = above(scene), _rows(scene)
    high = above_high(scene) + sum(row.high + row.below for row in rows)
    full = high > FULL and len(scene.lanes) == MOST_LANES
    return stacked([packed_above(shown, full=full), *[packed_row(row, full=full) for row in rows]])


def draw_table(scene: Table) -> Image.Image:
    """Draw the table, in the colours of the palette; only panels that have changed are drawn anew."""
    rows, y = _rows(scene), above_high(scene)
    picture = ground(y + sum(row.high + row.below for row in rows))
    draw_above(picture, above(scene))
    for row in rows:
        draw_row(picture, row, y)
        y += row.high + row.below
    return picture


@lru_cache(maxsize=KEPT)
def packed_above(shown: Above, *, full: bool) -> Packed:
    """Pack what stands above the panels."""
    strip = ground(TOP + shown.high + GAP)
    draw_above(strip, shown)
    return packed(strip, full=full)


@lru_cache(maxsize=KEPT)
def packed_row(row: Row, *, full: bool) -> Packed:
    """Pack a row of panels."""
    strip = ground(row.high + row.below)
    draw_row(strip, row, 0)
    return packed(strip, full=full)


def draw_row(picture: Image.Image, row: Row, y: int) -> None:
    """Draw panels side by side from there on, where the picture has the colours of the palette already."""
    for column, seat in enumerate(row.seats):
        at = (MARGIN + column * (COLUMN + GAP), y)
        if seat is not None:
            picture.paste(panel(seat, COLUMN, row.high, acts=seat.place == row.turn, town=row.towns), at)
        elif row.market is not None:
            picture.paste(_market_cell(row.market, row.high), at)


def _rows(scene: Table) -> list[Row]:
    """Put two seats into a row; with an odd number the market takes the second place."""
    cells: list[Seat | None] = list(scene.seats)
    if is_odd(scene):
        cells.insert(1, None)
    rows = [tuple(cells[start : start + 2]) for start in range(0, len(cells), 2)]
    made = []
    for seats, high in zip(rows, _heights(scene, rows), strict=True):
        turn = scene.turn if scene.turn in [seat.place for seat in seats if seat is not None] else None
        below = MARGIN if seats is rows[-1] else GAP
        made.append(Row(seats, turn, scene.market if None in seats else None, scene.towns, high, below))
    return made


def _heights(scene: Table, rows: Sequence[tuple[Seat | None, ...]]) -> list[int]:
    """How high the panels of each row are. What many offers take beyond few ones the panels give, so that the
    picture stays as high."""
    usual = (HIGH if len(scene.seats) <= FEW else LOWER) + (TOWN_ROOM if scene.towns else 0)
    more = SECOND_ROW
    while True:
        made = [usual + more * any(seat is not None and two_rows(seat) for seat in row) for row in rows]
        if least_above(scene) + sum(high + GAP for high in made) - GAP + MARGIN <= HIGHEST:
            break
        usual, more = (usual, more - 2) if more > AT_LEAST else (usual - 2, more - 2)
    given = -(-(above_high(scene) - least_above(scene)) // len(rows))
    return [high - given for high in made]


@lru_cache(maxsize=8)
def _market_cell(market: Market, high: int) -> Image.Image:
    """Draw the market as a cell among the panels; piles by themselves are larger."""
    image = Image.new("RGB", (COLUMN, high), TABLE)
    fill(image, Box(0, 0, COLUMN, high), 20, TABLE_SHADOW)
    sizes = SMALL if market.face_up else LARGE
    part = market_part(market, sizes, COLUMN - 2 * GAP, TABLE_SHADOW)
    image.paste(part, ((COLUMN - part.width) // 2, (high - part.height) // 2))
    return flat(image)
