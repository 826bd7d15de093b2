"""Draws the picture of a table of Nicht die Bohne: the trick, and everybody's scoring area."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed, upper_half
from bot.art.canvas.letters import fitting, spelled, width, write, written
from bot.art.canvas.saving import WIDE, flat, ground, png
from bot.art.canvas.stickers import put, thing
from bot.art.palette import OUTLINE, PANEL, RIM, SECOND_ON_PANEL, SECOND_ON_TABLE, TABLE, TABLE_SHADOW, TURN
from bot.art.pictures.bohne.areas import areas, total
from bot.art.pictures.bohne.laid import trick
from bot.art.scenes.bohne import Scorer, Trick

GAP = 14
COLUMN = (WIDE - 3 * GAP) // 2
HEAD = 112
BAND = 232
HIGH = 162
"""The height of a panel."""
NAME = 52
TOTAL = 104
"""How wide the sum of a scoring area is."""
SHADOW = 5
ROBOT = 40
"""The size of the sign of a computer."""


def trick_picture(scene: Trick) -> bytes:
    """Draw the table as PNG."""
    return png(draw_trick(scene))


def draw_trick(scene: Trick) -> Image.Image:
    """Draw the table, in the colours of the palette; only panels that have changed are drawn anew."""
    top = HEAD + BAND + GAP
    rows = (len(scene.seats) + 1) // 2
    picture = ground(top + rows * (HIGH + GAP) + 4)
    picture.paste(flat(_above(scene, top)), (0, 0))
    for number, seat in enumerate(scene.seats):
        row, column = divmod(number, 2)
        alone = number == len(scene.seats) - 1 and column == 0
        wide = WIDE - 2 * GAP if alone else COLUMN
        x, y = GAP + column * (COLUMN + GAP), top + row * (HIGH + GAP)
        picture.paste(_panel(seat, wide, turn=seat.place in scene.waiting), (x, y))
    return picture


def _above(scene: Trick, high: int) -> Image.Image:
    image = Image.new("RGB", (WIDE, high), TABLE)
    for text, size, base, colour in ((scene.title, 46, 56, RIM), (scene.line, 30, 94, SECOND_ON_TABLE)):
        words, points = fitting(spelled(text), size, WIDE - 52)
        write(image, (26, base), words, points, colour)
    trick(image, Box(GAP, HEAD, WIDE - 2 * GAP, BAND), scene.laid)
    return image


@lru_cache(maxsize=32)
def _panel(seat: Scorer, w: int, *, turn: bool) -> Image.Image:
    """Draw a seat's name, hand and score, and its scoring area."""
    image = Image.new("RGB", (w, HIGH + SHADOW), TABLE)
    fill(image, Box(0, SHADOW, w, HIGH), 20, TABLE_SHADOW)
    framed(image, Box(0, 0, w, HIGH), 20, PANEL, TURN if turn else RIM, 6 if turn else 3)
    if turn:
        upper_half(image, Box(0, 0, w, NAME), 20, TURN)
    _head(image, w, seat, turn=turn)
    high = HIGH - NAME - 18
    areas(image, Box(12, NAME + 6, w - 24 - TOTAL, high), seat.areas)
    total(image, Box(w - 8 - TOTAL, NAME + 6, TOTAL - 8, high), seat.worth, 40)
    return flat(image)


def _head(image: Image.Image, w: int, seat: Scorer, *, turn: bool) -> None:
    """Draw name, score and hand."""
    back = w - 20 - 42 - width("10", 36)
    put(image, thing("back"), back, 4, 44)
    write(image, (back + 42, 39), str(seat.hand), 36)
    score = width(seat.score, 27) + 14 if seat.score else 0
    x = 20
    if seat.computer:
        put(image, thing("computer"), x - 4, 6, ROBOT)
        x += ROBOT + 2
    text, size = fitting(written(seat.name, seat.place), 33, max(back - 12 - x - score, 60), 28)
    write(image, (x, 38), text, size)
    left = x + width(text, size) + 14
    # On orange the brown of second lines would be too faint.
    colour = OUTLINE if turn else SECOND_ON_PANEL
    said, size = fitting(seat.score, 27, back - left - 8)
    write(image, (left, 38), said, size, colour)
