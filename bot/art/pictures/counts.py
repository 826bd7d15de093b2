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
ONE_MORE = "+1"
PAD = 0.3
"""The distance from a pill's ends to what stands on it, as a part of the size of letters."""


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


def next_step(
    image: Image.Image, right: float, base: float, step: Step, size: int = 27, *, arrow: bool = True
) -> None:
    """Draw on soil how many cards pay more, and how much; `right` is where it ends."""
    cards = times(step.cards)
    left = right - next_width(step, size, arrow=arrow)
    if arrow:
        put(image, thing("next"), left, base - size * 0.7, size - 7)
        left += size - 1
    write(image, (left, base), cards, size, NEXT_ON_SOIL)
    with_sign(image, left + width(cards, size) + 6, base, "thaler", step.thalers, size, NEXT_ON_SOIL)


def next_width(step: Step, size: int = 27, *, arrow: bool = True) -> float:
    """How wide `next_step` is."""
    return (size - 1) * arrow + width(times(step.cards), size) + 6 + sign_width(step.thalers, size)


def one_more(image: Image.Image, right: int, centre: int, high: int, thalers: int, size: int = 27) -> None:
    """Draw on a gold pill what a field pays with one card more; `right` is where the pill ends."""
    wide = one_more_width(thalers, size)
    fill(image, Box(right - wide, centre - high // 2, wide, high), high // 2, THALER)
    left, base = right - wide + size * PAD, centre + round(size * 0.36)
    write(image, (left, base), ONE_MORE, size)
    with_sign(image, left + width(ONE_MORE, size) + GAP, base, "thaler", thalers, size)


def one_more_width(thalers: int, size: int = 27) -> int:
    """How wide `one_more` is."""
    return round(2 * size * PAD + width(ONE_MORE, size) + GAP + sign_width(thalers, size))


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
