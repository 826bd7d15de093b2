"""Draws how everybody did in a deal of the day: a column for each score, as high as it has people.

The reader's column is golden within a dark edge, and the computer's sign stands below its score: both are told
apart without colours.
"""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed
from bot.art.canvas.letters import fitting, width, write, write_in
from bot.art.canvas.saving import flat, png
from bot.art.canvas.stickers import put, thing
from bot.art.palette import OPEN_AIR, OUTLINE, SECOND_ON_PANEL, TABLE, THALER
from bot.art.pictures.titled import titled
from bot.art.scenes.daily import Column, Scores

HIGH = 420
INSIDE, ABOVE, BELOW = 26, 124, 104
"""The distances from the edge of the panel to the columns: at the sides, above and below, where words stand."""
WIDEST, APART = 110, 8
LOWEST, FLAT = 26, 4
"""The height of a column of one person among many, and of one without anybody."""
SIGN, LEGEND = 44, 28


def daily_picture(scene: Scores) -> bytes:
    """Draw everybody's scores as PNG."""
    image, box = titled(scene.title, HIGH)
    _legend(image, Box(box.x + INSIDE, box.y + 16, box.w - 2 * INSIDE, SIGN), scene)
    step = min(WIDEST + APART, (box.w - 2 * INSIDE + APART) // max(len(scene.columns), 1))
    left = box.middle - (step * len(scene.columns) - APART) // 2
    most = max(column.people for column in scene.columns)
    for number, column in enumerate(scene.columns):
        room = Box(left + number * step, box.y + ABOVE, step - APART, HIGH - ABOVE - BELOW)
        _column(image, room, column, most)
    return png(flat(image))


def _legend(image: Image.Image, room: Box, scene: Scores) -> None:
    """Draw what the two marks stand for."""
    x = room.x
    if scene.own_says:
        framed(image, Box(x, room.y, SIGN, SIGN), 8, THALER, OUTLINE, 4)
        write(image, (x + SIGN + 10, room.centre), scene.own_says, LEGEND, anchor="lm")
        x += SIGN + 10 + round(width(scene.own_says, LEGEND)) + 36
    put(image, thing("computer"), x, room.y, SIGN)
    text, size = fitting(scene.hard_says, LEGEND, room.right - x - SIGN - 10)
    write(image, (x + SIGN + 10, room.centre), text, size, anchor="lm")


def _column(image: Image.Image, room: Box, column: Column, most: int) -> None:
    """Draw how many people there are, above the scores that they came to."""
    high = round(LOWEST + (room.h - LOWEST) * column.people / most) if column.people else FLAT
    place = Box(room.x, room.bottom - high, room.w, high)
    if column.own:
        framed(image, place, 8, THALER, OUTLINE, 4)
    else:
        fill(image, place, 8 if column.people else 2, TABLE if column.people else OPEN_AIR)
    if column.people:
        write_in(image, Box(room.x, place.y - 38, room.w, 34), str(column.people), 30, OUTLINE)
    write_in(image, Box(room.x, room.bottom + 8, room.w, 34), column.scores, 30, SECOND_ON_PANEL)
    if column.hard:
        put(image, thing("computer"), room.middle - SIGN // 2, room.bottom + 48, SIGN)
