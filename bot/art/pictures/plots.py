"""Draws one's own fields below the hand: a stack of cards, how many, what they pay, on the soil the next step."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill, lower_half
from bot.art.canvas.letters import width, write
from bot.art.canvas.stickers import bean, put, thing
from bot.art.palette import FURROW, PANEL, SOIL, TABLE_SHADOW
from bot.art.pictures.cards import plain_card
from bot.art.pictures.counts import centred, sign_width, times
from bot.art.pictures.tiles import soil_line, tile
from bot.art.scenes.fields import Field

HIGH = 208
GAP = 12
IN_A_ROW = 3
LOW = 128
"""The height of fields that stand in two rows, or below other players, where they look as on the table."""
SOIL_HIGH = 58
WIDE = 300
"""From this width on a field has room for a large stack."""
CARDS, THALERS = (58, 46), (46, 40)
"""The sizes of the two numbers, each also for less room."""
DOME = 58
"""The size of the sign that a field may not be harvested now."""


def plots_high(fields: int, low: int = 0) -> int:
    """How high so many fields are, if they are to be so `low` where that is not 0."""
    if fields <= IN_A_ROW:
        return low or HIGH
    return 2 * (low or LOW) + GAP


def plots(image: Image.Image, room: Box, fields: tuple[Field, ...], low: int = 0) -> None:
    """Draw the fields side by side, or small ones in two rows; all are small if they are to be so `low`."""
    rows = 1 if len(fields) <= IN_A_ROW else 2
    a_row = -(-len(fields) // rows)
    wide = (room.w - GAP * (a_row - 1)) // max(a_row, 1)
    for place, field in enumerate(fields):
        row, column = divmod(place, a_row)
        x = room.x + column * (wide + GAP)
        if rows == 1 and not low:
            _plot(image, Box(x, room.y, wide, HIGH), field)
        else:
            high = low or LOW
            tile(image, Box(x, room.y + row * (high + GAP), wide, high), field)


def _plot(image: Image.Image, box: Box, field: Field) -> None:
    fill(image, Box(box.x, box.y + 5, box.w, box.h), 20, TABLE_SHADOW)
    fill(image, box, 20, PANEL)
    soil = Box(box.x, box.bottom - SOIL_HIGH, box.w, SOIL_HIGH)
    lower_half(image, soil, 20, FURROW if field.mixed else SOIL)
    if not field.cards:
        _empty(image, soil, field)
        return
    air = Box(box.x, box.y, box.w, box.h - SOIL_HIGH)
    narrow = box.w < WIDE
    middle = (_stack(image, air, field, narrow=narrow) + air.right) // 2
    write(image, (middle, air.y + 46), times(field.cards), CARDS[narrow], anchor="mm")
    centred(image, middle, air.bottom - 20, "thaler", field.pays, THALERS[narrow])
    soil_line(image, soil, field, middle, 32 if narrow else 36)


def _stack(image: Image.Image, air: Box, field: Field, *, narrow: bool) -> int:
    """Draw the topmost cards of the field, the newest in front; returns where they end."""
    most, offset, h = (4, 10, 96) if narrow else (6, 14, 128)
    if field.mixed:
        most = 8
    shown = min(field.cards, most)
    w = round(h * 0.81)
    beans = field.beans[-shown:] if field.mixed else field.beans[:1] * shown
    if field.mixed:
        numbers = max(width(times(field.cards), CARDS[narrow]), sign_width(field.pays, THALERS[narrow]))
        offset = min(30, round((air.w - 40 - numbers - w) / max(shown - 1, 1)))
    left, y = air.x + (14 if narrow else 20), air.centre - h // 2 + 1
    for place, name in enumerate(beans):
        plain_card(image, name, left + place * offset, y, w, h)
    spread = left + w + offset * (shown - 1) + 4
    if field.protected:
        put(image, thing("protected"), spread - 28, air.bottom - DOME - 2, DOME)
    return spread


def _empty(image: Image.Image, soil: Box, field: Field) -> None:
    for number in range(3):
        x = soil.x + soil.w * (2 * number + 1) // 6
        fill(image, Box(x - 24, soil.centre - 5, 48, 10), 5, FURROW)
    if field.only:
        put(image, bean(field.only), soil.middle - 39, soil.y - 50, 78)
