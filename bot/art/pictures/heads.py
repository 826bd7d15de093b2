"""Draws the head of a seat's panel: its name, what it stored, said and is to plant, its hand and its thalers."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, framed
from bot.art.canvas.letters import SMALLEST, fitting, width, write, written
from bot.art.canvas.stickers import bean, put, thing
from bot.art.palette import OUTLINE, SOIL
from bot.art.pictures.cards import plain_card
from bot.art.pictures.counts import sign_width, times, with_sign
from bot.art.scenes.table import Seat

HIGH = 52
LEFT, RIGHT = 18, 18
"""Where the name begins, and how far from the right edge the thalers end."""
GAP = 8
ROBOT, MARK = 38, 38
"""The sizes of the sign of a computer, and of what a seat has said."""
NUMBER, NAME = 36, 34
"""The sizes of numbers and of a name that has room."""
LEAST = 120
"""A name has at least so much room before there is any for what stands beside it."""
SEEDLING, CHIP = 42, 34
"""The sizes of the sign that cards are to be planted, and of each of them; there are at most CHIPS."""
CHIPS = 3
STORED, CLOSE = 36, 10
"""The size of a stored bean, and how close to each other they stand at least."""


def head(image: Image.Image, w: int, seat: Seat) -> None:
    """Draw it on a panel that is so wide."""
    x = LEFT
    if seat.computer:
        put(image, thing("computer"), x - 6, 6, ROBOT)
        x += ROBOT - 2
    name = written(seat.name, seat.place)
    mark = MARK + GAP if seat.mark else 0
    least = width(name, SMALLEST)
    close = x + least + mark + _stored_width(seat, STORED) + _chips_width(seat, CHIPS) > w - RIGHT - _wide(seat)
    room = _numbers(image, w - RIGHT, seat, close=close) - GAP - x - mark
    least = min(least, LEAST)
    taken = least + _stored_width(seat, CLOSE)
    chips = next((number for number in range(CHIPS, 0, -1) if _chips_width(seat, number) + taken <= room), 0)
    room -= _chips_width(seat, chips)
    step = next((step for step in range(STORED, CLOSE, -1) if _stored_width(seat, step) + least <= room), CLOSE)
    text, size = fitting(name, NAME, room - _stored_width(seat, step))
    write(image, (x, 38), text, size)
    x += round(width(text, size)) + GAP
    x = _stored(image, x, seat, step)
    if seat.mark:
        put(image, thing(seat.mark.value), x, 8, MARK)
        x += mark
    _chips(image, x, seat, chips)


def _numbers(image: Image.Image, right: float, seat: Seat, *, close: bool) -> int:
    """Draw hand and thalers, where there is room below those of other seats; returns where they begin."""
    with_sign(image, right - sign_width(seat.thalers, NUMBER), 39, "thaler", seat.thalers, NUMBER)
    back = right - (_close(seat) if close else _wide(seat))
    put(image, thing("back"), back, 4, 44)
    write(image, (back + 42, 39), str(seat.hand), NUMBER)
    return round(back)


def _wide(seat: Seat) -> float:
    """How wide the numbers are where each has room for two digits."""
    return sign_width(max(seat.thalers, 10), NUMBER) + 14 + 38 + max(width(str(seat.hand), NUMBER), 36)


def _close(seat: Seat) -> float:
    return sign_width(seat.thalers, NUMBER) + 10 + 42 + width(str(seat.hand), NUMBER)


def _stored_width(seat: Seat, step: int) -> int:
    return STORED + 14 + step * (len(seat.stored) - 1) + GAP if seat.stored else 0


def _stored(image: Image.Image, x: int, seat: Seat, step: int) -> int:
    """Draw the stored beans in a chest; returns where what is beside them begins."""
    wide = _stored_width(seat, step)
    if seat.stored:
        framed(image, Box(x, 6, wide - GAP, 40), 8, SOIL, OUTLINE, 3)
    for place, name in enumerate(seat.stored):
        put(image, bean(name), x + 7 + place * step, 8, STORED)
    return x + wide


def _chips_width(seat: Seat, shown: int) -> int:
    if not seat.to_plant:
        return 0
    more = len(seat.to_plant) > shown
    return SEEDLING + 4 + min(shown, len(seat.to_plant)) * (CHIP + 4) + (40 if more else 0)


def _chips(image: Image.Image, x: int, seat: Seat, shown: int) -> None:
    """Draw the cards that wait to be planted, behind a seedling."""
    if not seat.to_plant:
        return
    put(image, thing("field"), x, 5, SEEDLING)
    x += SEEDLING + 4
    for name in seat.to_plant[:shown]:
        plain_card(image, name, x, 6, CHIP, 40, rim=0)
        x += CHIP + 4
    if (more := len(seat.to_plant) - shown) > 0:
        write(image, (x, 37), f"+{more}" if shown else times(more), 27)
