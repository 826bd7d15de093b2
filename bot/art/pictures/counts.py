"""Draws numbers with their signs: coins, cards, prices and piles. None stands alone that could mean two things."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed
from bot.art.canvas.letters import width, write
from bot.art.canvas.stickers import put, thing
from bot.art.palette import NEXT_ON_SOIL, OUTLINE, RIM, THALER
from bot.art.scenes.fields import Step

GAP = 5
"""The distance between a sign and its number."""


def with_sign(
    image: Image.Image, left: float, base: float, sign: str, number: int, size: int, colour: str = OUTLINE
) -> float:
    """Draw a thing and a number behind it from `left`; returns where they end."""
    put(image, thing(sign), left, base - size * 0.86, size)
    write(image, (left + size + GAP, base), str(number), size, colour)
    return left + sign_width(number, size)


def sign_width(number: int, size: int) -> float:
    """How wide `with_sign` is."""
    return size + GAP + width(str(number), size)


def centred(image: Image.Image, middle: float, base: float, sign: str, number: int, size: int) -> None:
    """Draw a thing and a number so that their middle is there."""
    with_sign(image, middle - sign_width(number, size) / 2, base, sign, number, size)


def times(cards: int) -> str:
    """Write a number of cards."""
    return f"×{cards}"


def next_step(image: Image.Image, middle: float, base: float, step: Step, size: int = 27) -> None:
    """Draw on soil how many cards pay more, and how much."""
    arrow, cards = size - 7, times(step.cards)
    left = middle - next_width(step, size) / 2
    put(image, thing("next"), left, base - size * 0.7, arrow)
    left += arrow + 6
    write(image, (left, base), cards, size, NEXT_ON_SOIL)
    with_sign(image, left + width(cards, size) + 6, base, "thaler", step.thalers, size, NEXT_ON_SOIL)


def next_width(step: Step, size: int = 27) -> float:
    """How wide `next_step` is."""
    return size - 7 + 6 + width(times(step.cards), size) + 6 + sign_width(step.thalers, size)


def coin(image: Image.Image, x: int, y: int, radius: int, number: int, size: int) -> None:
    """Draw a flat coin around the point, with what it is worth on it."""
    around = Box(x - radius, y - radius, 2 * radius, 2 * radius)
    framed(image, around, radius, THALER, OUTLINE, 2)
    write(image, (x, y), str(number), size, OUTLINE, "mm")


def pill(image: Image.Image, x: int, y: int, text: str, size: int = 32) -> None:
    """Draw a number on a dark pill around the point: how many cards lie here."""
    wide = pill_width(text, size)
    around = Box(x - wide // 2, y - 23, wide, 46)
    fill(image, around, 23, RIM)
    fill(image, around.inside(3), 20, OUTLINE)
    write(image, (x, y), text, size, RIM, "mm")


def pill_width(text: str, size: int = 32) -> int:
    """How wide `pill` is."""
    return max(round(width(text, size)) + 28, 56)
