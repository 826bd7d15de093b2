"""One's own fields, below the hand: a stack of cards, how many there are, and in words what they pay."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill, lower_half
from bot.art.canvas.letters import fitting, width, write
from bot.art.canvas.stickers import bean, put, thing
from bot.art.palette import FURROW, PANEL, RIM, SOIL, TABLE_SHADOW
from bot.art.pictures.cards import plain_card
from bot.art.pictures.counts import times
from bot.art.pictures.tiles import tile
from bot.art.scenes.hand import OwnField

HIGH = 208
GAP = 12
IN_A_ROW = 3
LOW = 128
"""Where more fields stand in two rows, they look as on the table."""
BETWEEN = " · "
DOME = 58
"""The sign of a field that may not be harvested now."""


def plots_high(fields: int) -> int:
    """How high so many fields are."""
    return HIGH if fields <= IN_A_ROW else 2 * LOW + GAP


def plots(image: Image.Image, room: Box, fields: tuple[OwnField, ...]) -> None:
    """Draw the fields side by side, or small ones in two rows."""
    rows = 1 if len(fields) <= IN_A_ROW else 2
    a_row = -(-len(fields) // rows)
    wide = (room.w - GAP * (a_row - 1)) // max(a_row, 1)
    for place, own in enumerate(fields):
        row, column = divmod(place, a_row)
        x = room.x + column * (wide + GAP)
        if rows == 1:
            _plot(image, Box(x, room.y, wide, HIGH), own)
        else:
            tile(image, Box(x, room.y + row * (LOW + GAP), wide, LOW), own.field)


def _plot(image: Image.Image, box: Box, own: OwnField) -> None:
    narrow = box.w < 300
    soil = 84 if narrow else 58
    fill(image, Box(box.x, box.y + 5, box.w, box.h), 20, TABLE_SHADOW)
    fill(image, box, 20, PANEL)
    lower_half(image, Box(box.x, box.bottom - soil, box.w, soil), 20, FURROW if own.field.mixed else SOIL)
    if own.field.cards:
        _stack(image, Box(box.x, box.y, box.w, box.h - soil), own, narrow=narrow)
        _words(image, box, own, narrow=narrow)
    else:
        _empty(image, box, soil, own)


def _stack(image: Image.Image, air: Box, own: OwnField, *, narrow: bool) -> None:
    """Draw the topmost cards of the field, the newest in front, and their number."""
    field = own.field
    most, offset, h = (4, 10, 96) if narrow else (6, 14, 128)
    if field.mixed:
        most = 8
    shown = min(field.cards, most)
    w = round(h * 0.81)
    number, size = times(field.cards), 46 if narrow else 64
    beans = field.beans[-shown:] if field.mixed else field.beans[:1] * shown
    if field.mixed:
        offset = min(30, round((air.w - 34 - width(number, size) - w) / max(shown - 1, 1)))
    left, y = air.x + (14 if narrow else 20), air.centre - h // 2 + 1
    for place, name in enumerate(beans):
        plain_card(image, name, left + place * offset, y, w, h)
    spread = left + w + offset * (shown - 1) + 4
    write(image, ((spread + air.right) // 2, air.centre), number, size, anchor="mm")
    if field.protected:
        put(image, thing("protected"), spread - 28, air.bottom - DOME - 2, DOME)


def _words(image: Image.Image, box: Box, own: OwnField, *, narrow: bool) -> None:
    lines = (own.pays, own.next) if narrow else (own.pays + BETWEEN + own.next if own.next else own.pays,)
    for number, line in enumerate(lines):
        text, size = fitting(line, 30 if narrow else 32, box.w - 20, 24)
        base = box.bottom - 18 - (len(lines) - 1 - number) * 34
        write(image, (box.middle, base + (4 if narrow else 0)), text, size, RIM, "ms")


def _empty(image: Image.Image, box: Box, soil: int, own: OwnField) -> None:
    for number in range(3):
        x = box.x + box.w * (2 * number + 1) // 6
        fill(image, Box(x - 24, box.bottom - soil // 2 - 5, 48, 10), 5, FURROW)
    if own.field.only:
        put(image, bean(own.field.only), box.middle - 39, box.bottom - soil - 50, 78)
