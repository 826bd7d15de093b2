"""Draws the picture of a table of Nicht die Bohne: the trick, and everybody's scoring area."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.letters import fitting, width, write, written
from bot.art.canvas.saving import WIDE, flat, ground, png
from bot.art.canvas.stickers import put, thing
from bot.art.pictures.bohne.areas import areas, total
from bot.art.pictures.bohne.laid import trick, trick_high
from bot.art.pictures.raised import Make, raised
from bot.art.scenes.bohne import Scorer, Trick

GAP = 14
COLUMN = (WIDE - 3 * GAP) // 2
HIGH = 174
"""The height of a panel."""
NAME = 52
EDGE = 12
"""The distance from the panel's edge to its scoring area."""
TOTAL = 102
"""How wide the sum of a scoring area is."""
SHADOW = 5
MADE = Make(NAME, SHADOW)
SIGN = 40
"""The size of the signs at a name: a computer, an hourglass."""


def trick_picture(scene: Trick) -> bytes:
    """Draw the table as PNG."""
    return png(draw_trick(scene))


def draw_trick(scene: Trick) -> Image.Image:
    """Draw the table, in the colours of the palette; only what has changed is drawn anew."""
    band = Box(GAP, GAP, WIDE - 2 * GAP, trick_high(WIDE - 2 * GAP, len(scene.laid)))
    top = band.bottom + GAP
    rows = (len(scene.seats) + 1) // 2
    picture = ground(top + rows * (HIGH + GAP) + 4)
    trick(picture, band, scene.laid)
    for number, seat in enumerate(scene.seats):
        row, column = divmod(number, 2)
        alone = number == len(scene.seats) - 1 and column == 0
        wide = WIDE - 2 * GAP if alone else COLUMN
        x, y = GAP + column * (COLUMN + GAP), top + row * (HIGH + GAP)
        picture.paste(scorer(seat, wide, turn=seat.place == scene.turn), (x, y))
    return picture


@lru_cache(maxsize=16)
def scorer(seat: Scorer, w: int, *, turn: bool) -> Image.Image:
    """Draw a seat's name, hand and points, and its scoring area."""
    image = raised(w, HIGH, MADE, lit=turn).copy()
    _head(image, w, seat)
    high = HIGH - NAME - 6 - EDGE
    areas(image, Box(EDGE, NAME + 6, w - 2 * EDGE - TOTAL, high), seat.areas)
    total(image, Box(w - 8 - TOTAL, NAME + 6, TOTAL - 4, high), seat.worth, seat.total, 40)
    return flat(image)


def _head(image: Image.Image, w: int, seat: Scorer) -> None:
    """Draw the name with its signs, and the hand."""
    back = w - 20 - 42 - width("10", 36)
    put(image, thing("back"), back, 4, 44)
    write(image, (back + 42, 39), str(seat.hand), 36)
    x = 20
    if seat.computer:
        put(image, thing("computer"), x - 6, 6, SIGN)
        x += SIGN - 2
    room = back - 10 - x - (SIGN + 8 if seat.awaited else 0)
    text, size = fitting(written(seat.name, seat.place), 34, room, 28)
    write(image, (x, 39), text, size)
    if seat.awaited:
        put(image, thing("waiting"), x + width(text, size) + 6, 6, SIGN)
