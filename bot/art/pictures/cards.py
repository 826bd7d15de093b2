"""Draws cards as they lie on a table or in a hand: a front with its bean, and with its meter where it is held."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed, mask
from bot.art.canvas.letters import width, write, write_in
from bot.art.canvas.saving import flat
from bot.art.canvas.stickers import bean, put, sticker, thing
from bot.art.drawings import tint
from bot.art.palette import OUTLINE, PANEL, RIM, TABLE_SHADOW, TURN
from bot.art.pictures.counts import coin
from bot.art.scenes.fields import Step
from bot.art.scenes.hand import Card

UPRIGHT, LYING = 0.56, 0.355
"""The part of a card's height that a meter takes with one step in a row, or two."""
METER = 4
"""No meter has more steps."""
NAME = 36
"""The height of a name."""
LARGEST, SMALLEST = 32, 23
"""The size of the numbers of a meter, at most and at least."""
COIN, ON_COIN = 0.53, 0.9
"""The radius of a coin, and the size of the number on it, as parts of that size."""
BETWEEN, WIDEST_GAP = 8, 40
"""The distance between two columns of a meter, at least and at most."""


def plain_card(image: Image.Image, name: str, x: int, y: int, w: int, h: int, rim: int = 3) -> None:
    """Draw a bean's card without its meter; the rim lies around it."""
    if rim:
        fill(image, Box(x - rim, y - rim, w + 2 * rim, h + 2 * rim), 15, RIM)
    framed(image, Box(x, y, w, h), 13, tint(bean(name)), OUTLINE, 4 if w > 60 else 3)
    size = min(w, h) - (10 if w > 60 else 4)
    put(image, bean(name), x + (w - size) // 2, y + (h - size) // 2, size)


def card_back(image: Image.Image, x: int, y: int, h: int) -> None:
    """Draw a face-down card."""
    back = sticker(thing("back"), round(h * 1.07))
    side = round(back.width * 0.161)
    left = back.crop((side, round(h * 0.033), back.width - side, round(h * 1.033)))
    image.paste(left, (x, y), left)


def lay(image: Image.Image, picture: Image.Image, x: int, y: int, radius: int) -> None:
    """Lay a card with round corners onto the image, with its shadow on the table."""
    fill(image, Box(x, y + 5, picture.width, picture.height), radius, TABLE_SHADOW)
    image.paste(picture, (x, y), mask(picture.width, picture.height, radius))


@lru_cache(maxsize=32)
def front_card(card: Card, w: int, h: int) -> Image.Image:
    """Draw the front card of a hand: orange, large, with its name."""
    image = Image.new("RGB", (w, h), TURN)
    framed(image, Box(8, 8, w - 16, h - 16), 11, PANEL, OUTLINE, 3)
    _face(image, Box(0, 0, w, h).inside(14), card)
    return flat(image)


@lru_cache(maxsize=48)
def named_card(card: Card, w: int, h: int) -> Image.Image:
    """Draw another card that has room for its name."""
    image = _held(w, h)
    _face(image, Box(0, 0, w, h).inside(7), card)
    return flat(image)


@lru_cache(maxsize=48)
def narrow_card(name: str, steps: tuple[Step, ...], w: int, h: int) -> Image.Image:
    """Draw a card without its name that nothing lies on: its meter stands upright."""
    image = _held(w, h)
    meter = round(UPRIGHT * h)
    picture = Box(7, 7, w - 14, h - 14 - meter)
    fill(image, picture, 9, tint(bean(name)))
    size = min(picture.w + 2, picture.h - 6)
    put(image, bean(name), (w - size) // 2, picture.centre - size // 2, size)
    _meter(image, Box(6, picture.bottom + 1, w - 12, meter), steps, 1)
    return flat(image)


@lru_cache(maxsize=48)
def covered_card(name: str, steps: tuple[Step, ...], w: int, h: int, seen: int) -> Image.Image:
    """Draw a card of which only so many pixels at the right edge are seen: there stands all that it says."""
    image = _held(w, h)
    middle = w - seen // 2 - 1
    size = min(seen - 3, 74)
    left = max(w - seen - 8, 4)
    fill(image, Box(left, 4, w - 4 - left, size + 11), 13, tint(bean(name)))
    put(image, bean(name), middle - size // 2, 9, size)
    edge = w - seen + (2 if seen < w else 5)
    _meter(image, Box(edge, size + 17, w - 5 - edge, h - size - 24), steps, 1)
    return flat(image)


def _held(w: int, h: int) -> Image.Image:
    image = Image.new("RGB", (w, h), OUTLINE)
    fill(image, Box(4, 4, w - 8, h - 8), 14, PANEL)
    return image


def _face(image: Image.Image, room: Box, card: Card) -> None:
    """Draw the bean above its name on its tint, and below it the meter in two columns."""
    meter = round(LYING * room.h)
    picture = Box(room.x, room.y, room.w, room.h - meter)
    fill(image, picture, 9, tint(bean(card.bean)))
    size = picture.h - NAME - 2
    put(image, bean(card.bean), picture.middle - size // 2, picture.y + 2, size)
    name = Box(picture.x + 3, picture.bottom - NAME - 3, picture.w - 6, NAME)
    write_in(image, name, card.name, 32)
    _meter(image, Box(room.x, picture.bottom + 2, room.w, meter), card.meter, 2)


def _meter(image: Image.Image, room: Box, steps: tuple[Step, ...], columns: int) -> None:
    """Draw the steps in equal columns, all as one block in the middle: numbers end and coins begin on a line."""
    if not steps:
        return
    columns, pitch = min(columns, len(steps)), room.h * columns // METER
    size = _digits((room.w + BETWEEN) // columns - BETWEEN, pitch)
    radius, apart = round(size * COIN), _apart(size)
    numbers = max(width(str(step.cards), size) for step in steps)
    cell = numbers + apart + 2 * radius
    step_wide = min((room.w + BETWEEN) / columns, cell + WIDEST_GAP)
    rows = -(-len(steps) // columns)
    left = room.x + (room.w - step_wide * (columns - 1) - cell) / 2
    top = room.y + (room.h - pitch * (rows - 1)) / 2
    for place, step in enumerate(steps):
        x, y = left + numbers + place % columns * step_wide, round(top + place // columns * pitch)
        write(image, (x, y), str(step.cards), size, OUTLINE, "rm")
        coin(image, round(x) + apart + radius, y, radius, step.thalers, max(round(size * ON_COIN), SMALLEST))


@lru_cache(maxsize=64)
def _digits(wide: int, high: int) -> int:
    """How large the digits of a meter may be whose steps have so much room each, even with two digits."""
    for size in range(LARGEST, SMALLEST, -1):
        radius = round(size * COIN)
        if width("00", size) + _apart(size) + 2 * radius <= wide and 2 * radius <= high - 4:
            return size
    return SMALLEST


def _apart(size: int) -> int:
    """The distance from a number to its coin."""
    return size // 4 - 2
