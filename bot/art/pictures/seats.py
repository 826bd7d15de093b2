"""Draws a seat's panel on the table: name, what it said, hand, thalers, and below them its fields and its town."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed, upper_half
from bot.art.canvas.letters import fitting, width, write, written
from bot.art.canvas.saving import flat
from bot.art.canvas.stickers import put, thing
from bot.art.palette import PANEL, RIM, TABLE, TABLE_SHADOW, TURN
from bot.art.pictures.cards import plain_card
from bot.art.pictures.counts import sign_width, times, with_sign
from bot.art.pictures.tiles import tile
from bot.art.pictures.towns import TOWN_HIGH, TOWN_ROOM, town_row
from bot.art.scenes.table import Seat

HEAD = 52
EDGE = 12
"""The distance from the panel's edge to its fields."""
GAP = 8
SHADOW = 5
A_ROW = 3
"""So many fields stand side by side; more stand in two rows."""
CHIP = 34
"""How wide each card is that waits to be planted."""
SEEDLING = 46
ROBOT = 40
"""The size of the sign of a computer."""
NAME = 120
"""A name has at least so much room."""


def two_rows(seat: Seat) -> bool:
    """Whether its fields need two rows."""
    return len(seat.fields) > A_ROW


@lru_cache(maxsize=96)
def panel(seat: Seat, w: int, h: int, *, acts: bool, town: bool) -> Image.Image:
    """Draw the seat's panel and its shadow below, in the colours of the palette."""
    image = Image.new("RGB", (w, h + SHADOW), TABLE)
    fill(image, Box(0, SHADOW, w, h), 20, TABLE_SHADOW)
    framed(image, Box(0, 0, w, h), 20, PANEL, TURN if acts else RIM, 6 if acts else 3)
    if acts:
        upper_half(image, Box(0, 0, w, HEAD), 20, TURN)
    _head(image, w, seat)
    for box, field in zip(_places(seat, w, h, town=town), seat.fields, strict=True):
        tile(image, box, field)
    if town:
        town_row(image, Box(EDGE, h - TOWN_HIGH - 6, w - 2 * EDGE, TOWN_HIGH), seat.town, seat.stored)
    return flat(image)


def _places(seat: Seat, w: int, h: int, *, town: bool) -> Iterator[Box]:
    """Say where the seat's fields stand."""
    low = TOWN_ROOM if town else 0
    rows = 2 if two_rows(seat) else 1
    a_row = -(-len(seat.fields) // rows)
    wide = (w - 2 * EDGE - GAP * (a_row - 1)) // a_row
    high = (h - HEAD - 6 - EDGE - low - GAP * (rows - 1)) // rows
    for place in range(len(seat.fields)):
        row, column = divmod(place, a_row)
        yield Box(EDGE + column * (wide + GAP), HEAD + 6 + row * (high + GAP), wide, high)


def _head(image: Image.Image, w: int, seat: Seat) -> None:
    left = _numbers(image, w - 20, seat)
    x = 20
    if seat.computer:
        put(image, thing("computer"), 12, 6, ROBOT)
        x = 12 + ROBOT + 4
    room = left - x - 10 - (46 if seat.mark else 0)
    name = written(seat.name, seat.place)
    chips = _chips_shown(seat, room - min(width(name, 28), NAME))
    text, size = fitting(name, 33, room - _chips_width(seat, chips), 28)
    write(image, (x, 38), text, size)
    x += round(width(text, size)) + 8
    if seat.mark:
        put(image, thing(seat.mark.value), x, 8, 38)
        x += 46
    _chips(image, x, seat, chips)


def _numbers(image: Image.Image, right: float, seat: Seat) -> int:
    """Draw hand and thalers so that those of all seats stand below each other; returns where they begin."""
    with_sign(image, right - sign_width(seat.thalers, 36), 39, "thaler", seat.thalers, 36)
    thalers = sign_width(max(seat.thalers, 10), 36)
    back = right - thalers - 14 - 38 - max(width(str(seat.hand), 36), 36)
    put(image, thing("back"), back, 4, 44)
    write(image, (back + 42, 39), str(seat.hand), 36)
    return round(back)


def _chips_shown(seat: Seat, room: float) -> int:
    """How many of the cards to plant can be drawn so that the name keeps its room."""
    return next((number for number in (3, 2, 1) if _chips_width(seat, number) <= room), 0)


def _chips_width(seat: Seat, shown: int) -> int:
    if not seat.to_plant:
        return 0
    more = len(seat.to_plant) > shown
    return SEEDLING + min(shown, len(seat.to_plant)) * (CHIP + 4) + (40 if more else 0)


def _chips(image: Image.Image, x: int, seat: Seat, shown: int) -> None:
    """Draw the cards that wait to be planted, behind a seedling."""
    if not seat.to_plant:
        return
    put(image, thing("field"), x, 5, SEEDLING - 4)
    x += SEEDLING
    for name in seat.to_plant[:shown]:
        plain_card(image, name, x, 6, CHIP, 40, rim=0)
        x += CHIP + 4
    if (more := len(seat.to_plant) - shown) > 0:
        write(image, (x, 37), f"+{more}" if shown else times(more), 27)
