"""Draws one's own fields below the hand: large where there is room, else as on the table."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.saving import flat
from bot.art.palette import TABLE, TABLE_SHADOW
from bot.art.pictures.tiles import tile
from bot.art.scenes.fields import Field

HIGH = 190
GAP = 12
IN_A_ROW = 3
LOW = 128
"""The height of fields that stand in two rows, or below other players, where they look as on the table."""
CORNER, SHADOW = 20, 5


def plots_high(fields: int, low: int = 0) -> int:
    """How high so many fields are, if they are to be so `low` where that is not 0."""
    if fields <= IN_A_ROW:
        return low or HIGH
    return 2 * (low or LOW) + GAP


def plots(picture: Image.Image, room: Box, fields: tuple[Field, ...], most: int, low: int = 0) -> None:
    """Draw the fields side by side, or small ones in two rows; all are small if they are to be so `low`.

    The picture has `most` colours of the palette already.
    """
    rows = 1 if len(fields) <= IN_A_ROW else 2
    a_row = -(-len(fields) // rows)
    wide = (room.w - GAP * (a_row - 1)) // max(a_row, 1)
    high = low or (HIGH if rows == 1 else LOW)
    for place, field in enumerate(fields):
        row, column = divmod(place, a_row)
        at = (room.x + column * (wide + GAP), room.y + row * (high + GAP))
        picture.paste(_plot(field, wide, high, most), at)


@lru_cache(maxsize=64)
def _plot(field: Field, w: int, h: int, most: int) -> Image.Image:
    """Draw a field and its shadow below, as they lie on the table."""
    image = Image.new("RGB", (w, h + SHADOW), TABLE)
    fill(image, Box(0, SHADOW, w, h), CORNER, TABLE_SHADOW)
    tile(image, Box(0, 0, w, h), field)
    return flat(image, most)
