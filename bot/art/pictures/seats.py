"""Draws a seat's panel on the table: its head, and below it its fields and its town."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.colours import HALF
from bot.art.canvas.saving import flat
from bot.art.palette import PANEL
from bot.art.pictures import heads
from bot.art.pictures.raised import Make, raised
from bot.art.pictures.tiles import tile
from bot.art.pictures.towns import TOWN_HIGH, TOWN_ROOM, town_row
from bot.art.scenes.fields import Field
from bot.art.scenes.table import Seat

EDGE = 10
"""The distance from the panel's edge to its fields."""
GAP = 8
SHADOW = 5
MADE = Make(heads.HIGH, SHADOW)
A_ROW = 3
"""So many fields stand side by side; more stand in two rows."""


def two_rows(seat: Seat) -> bool:
    """Whether its fields need two rows."""
    return len(seat.fields) > A_ROW


@lru_cache(maxsize=12)
def panel(seat: Seat, w: int, h: int, *, acts: bool, town: bool) -> Image.Image:
    """Draw the seat's panel and its shadow below, in the colours of the palette; what every panel has is there
    already."""
    image, picture = raised(w, h, MADE, lit=acts).copy(), _bare(w, h, acts=acts).copy()
    drawn = [Box(0, 0, w, heads.HIGH)]
    heads.head(image, w, seat)
    if town:
        drawn.append(Box(EDGE, h - TOWN_HIGH - EDGE, w - 2 * EDGE, TOWN_HIGH))
        town_row(image, drawn[-1], seat.town)
    for box in drawn:
        part = image.crop((box.x, box.y, box.right, box.bottom))
        picture.paste(flat(part, HALF), (box.x, box.y))
    for box, field in zip(_places(seat, w, h, town=town), seat.fields, strict=True):
        lay_field(picture, box, field)
    return picture


@lru_cache(maxsize=8)
def _bare(w: int, h: int, *, acts: bool) -> Image.Image:
    """Draw a panel of nobody in the colours of the palette."""
    return flat(raised(w, h, MADE, lit=acts), HALF)


def lay_field(picture: Image.Image, box: Box, field: Field) -> None:
    """Lay a field onto a panel that is in the colours of the palette."""
    picture.paste(field_tile(field, box.w, box.h), (box.x, box.y))


@lru_cache(maxsize=160)
def field_tile(field: Field, w: int, h: int) -> Image.Image:
    """Draw a field as it lies on a panel; many seats, of many tables, have the same ones."""
    image = Image.new("RGB", (w, h), PANEL)
    tile(image, Box(0, 0, w, h), field)
    return flat(image, HALF)


def _places(seat: Seat, w: int, h: int, *, town: bool) -> Iterator[Box]:
    """Say where the seat's fields stand."""
    low = TOWN_ROOM if town else 0
    rows = 2 if two_rows(seat) else 1
    a_row = -(-len(seat.fields) // rows)
    wide = (w - 2 * EDGE - GAP * (a_row - 1)) // a_row
    high = (h - heads.HIGH - EDGE - low - GAP * (rows - 1)) // rows
    for place in range(len(seat.fields)):
        row, column = divmod(place, a_row)
        yield Box(EDGE + column * (wide + GAP), heads.HIGH + row * (high + GAP), wide, high)
