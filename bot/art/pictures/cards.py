"""Draws cards as they lie on a table or in a hand: a front with its bean, and with its meter where it is held."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed, mask
from bot.art.canvas.letters import write, write_in
from bot.art.canvas.stickers import bean, put, sticker, thing
from bot.art.drawings import tint
from bot.art.palette import OUTLINE, PANEL, RIM, TABLE_SHADOW, TURN
from bot.art.pictures.counts import coin
from bot.art.scenes.hand import Card

LOW = 72
"""The height that two rows of a meter take on a card that is 128 wide."""


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


@lru_cache(maxsize=16)
def front_card(card: Card, w: int, h: int) -> Image.Image:
    """Draw the front card of a hand: orange, large, with its name."""
    image = Image.new("RGB", (w, h), TURN)
    framed(image, Box(8, 8, w - 16, h - 16), 11, PANEL, OUTLINE, 3)
    low = round(LOW * w / 128) + 2
    picture = Box(14, 14, w - 28, h - 28 - low)
    fill(image, picture, 9, tint(bean(card.bean)))
    size = picture.h - 30
    put(image, bean(card.bean), (w - size) // 2, picture.y + 2, size)
    write_in(image, Box(picture.x - 2, picture.bottom - 38, picture.w + 4, 36), card.name, 30)
    _meter_in_rows(image, card, Box(12, picture.bottom + 3, w - 24, low - 4), 1.2)
    return image


@lru_cache(maxsize=32)
def held_card(card: Card, w: int, h: int) -> Image.Image:
    """Draw a card of a hand that nothing lies on."""
    image = _held(w, h)
    picture = Box(7, 7, w - 14, h - 14 - LOW)
    fill(image, picture, 9, tint(bean(card.bean)))
    size = min(picture.w + 6, picture.h - 8)
    put(image, bean(card.bean), (w - size) // 2, picture.centre - size // 2, size)
    _meter_in_rows(image, card, Box(4, picture.bottom + 2, w - 8, LOW), 0.93)
    return image


@lru_cache(maxsize=64)
def covered_card(card: Card, w: int, h: int, seen: int) -> Image.Image:
    """Draw a card of which only so many pixels at the right edge are seen: there stands all that it says."""
    image = _held(w, h)
    middle = w - seen // 2 - 1
    size = min(seen - 3, 74)
    left = max(w - seen - 8, 4)
    fill(image, Box(left, 4, w - 4 - left, size + 11), 13, tint(bean(card.bean)))
    put(image, bean(card.bean), middle - size // 2, 9, size)
    scale = min(max(seen / 66, 0.93), 1.0)
    first, last = size + 36, h - 24
    for row, step in enumerate(card.meter):
        _step(image, middle, first + (last - first) * row // 3, step.thalers, step.cards, scale)
    return image


def _held(w: int, h: int) -> Image.Image:
    image = Image.new("RGB", (w, h), OUTLINE)
    fill(image, Box(4, 4, w - 8, h - 8), 14, PANEL)
    return image


def _meter_in_rows(image: Image.Image, card: Card, box: Box, scale: float) -> None:
    """Draw the meter, with two steps in a row."""
    rows = (len(card.meter) + 1) // 2
    for place, step in enumerate(card.meter):
        x = box.x + round(box.w * (0.24 + 0.5 * (place % 2)))
        y = box.y + round(box.h * (2 * (place // 2) + 1) / (2 * max(rows, 1)))
        _step(image, x if len(card.meter) > 1 else box.middle, y, step.thalers, step.cards, scale)


def _step(image: Image.Image, x: int, y: int, thalers: int, cards: int, scale: float) -> None:
    """Draw around the point how many cards a step takes, and a coin with what they pay, ordered as on fields."""
    radius = round(14 * scale)
    write(image, (x, y), str(cards), round((27 if cards < 10 else 25) * scale), OUTLINE, "rm")
    coin(image, x + round(3 * scale) + radius, y, radius, thalers, round(25 * scale))
