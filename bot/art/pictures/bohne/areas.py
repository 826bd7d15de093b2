"""Draws scoring areas: of each colour the cards, standing on soil that says what they are worth.

One whose numbers count as negative lies below the ground, a doubled one stands on gold, and one that is worth
nothing is faint: so that one sees it before one reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from PIL import Image

from bot.art.canvas.boxes import Box, fill, lower_half, upper_half
from bot.art.canvas.letters import SMALLEST, width, write, write_in
from bot.art.canvas.stickers import put, thing
from bot.art.drawings import Drawing
from bot.art.palette import EMPTY_AIR, FURROW, OPEN_AIR, OUTLINE, RIM, SECOND_ON_PANEL, SOIL, THALER
from bot.art.scenes.bohne import Area
from bot.art.sprites import LARGE

GAP = 8
CORNER = 14
BESIDE = 5
"""The pixels that stay free at both sides of a number, and of the cards."""
WIDE, SIDE = 0.82, 0.09
"""How wide a card is as a part of its sticker, and how much of that is free at its left."""
FARTHEST = 0.14
"""Number cards of a colour lie at most so far from each other, as a part of the sticker."""
SPECIAL, COVERED = 0.74, 0.4
"""The size of the cards that change what numbers are worth, as a part of the others', and how much of their own
width covers those."""
APART, ANOTHER = 0.6, 0.2
"""How far the next card of another kind or of the same one lies from such a card, as parts of its sticker."""
CROWN = 32
LARGEST = 220
"""The size of the largest cards. All others are no larger than what lies ready: so cards are drawn in one size
more, and not in many."""


def signed(number: int) -> str:
    """Write the number as it is printed: with a real minus."""
    return str(number).replace("-", "−")


def card(name: str) -> Drawing:
    """Name the drawing of a card, or of a colour."""
    return Drawing("bohne", name)


def card_size(most: float) -> int:
    """Say how large a card is that may have such a size at most."""
    return LARGEST if most >= LARGEST else min(int(most), LARGE)


def areas(image: Image.Image, room: Box, shown: tuple[Area, ...]) -> None:
    """Draw the colours side by side."""
    wide = (room.w - GAP * (len(shown) - 1)) // max(len(shown), 1)
    for place, area in enumerate(shown):
        _area(image, Box(room.x + place * (wide + GAP), room.y, wide, room.h), area)


def _area(image: Image.Image, box: Box, area: Area) -> None:
    low = round(box.h * 0.4)
    if area.negative and not area.void:
        air = Box(box.x, box.y + low, box.w, box.h - low)
        soil = Box(box.x, box.y, box.w, low)
        fill(image, box, CORNER, FURROW)
        upper_half(image, soil, CORNER, _soil(area))
    else:
        air = Box(box.x, box.y, box.w, box.h - low)
        soil = Box(box.x, air.bottom, box.w, low)
        fill(image, box, CORNER, EMPTY_AIR if area.void or not area.faces else OPEN_AIR)
        lower_half(image, soil, CORNER, _soil(area))
    _cards(image, Box(air.x + BESIDE, air.y + 3, air.w - 2 * BESIDE, air.h - 5), area, faint=area.void)
    if area.faces:
        number = Box(soil.x + BESIDE, soil.y, soil.w - 2 * BESIDE, soil.h)
        write_in(image, number, signed(area.worth), round(low * 0.84), OUTLINE if _doubled(area) else RIM)


def _doubled(area: Area) -> bool:
    return area.doubled and not area.void


def _soil(area: Area) -> str:
    return THALER if _doubled(area) else SOIL


def _cards(image: Image.Image, room: Box, area: Area, *, faint: bool) -> None:
    """Draw as many cards as there are numbers, or a faint one for none; in front of them the others."""
    numbers = sum(face.isdigit() for face in area.faces)
    names = [f"{area.colour}_{face}" for face in area.faces if not face.isdigit()]
    size = min(room.h, round(room.w / WIDE))
    step = min(FARTHEST * size, (room.w - WIDE * size) / max(numbers - 1, 1))
    pile = WIDE * size + step * max(numbers - 1, 0)
    before = _in_front(names, room, 1.0 if faint else SPECIAL)
    both = min(pile + before.w * (1 - COVERED), room.w) if names else pile
    left = room.x + (room.w - both) / 2
    for number in range(max(numbers, 1)):
        at = left + number * step - SIDE * size
        put(image, card(area.colour), at, room.bottom - size, size, faint=faint or not numbers)
    for name, place in zip(names, before.places, strict=True):
        at = left + both - before.w + place - SIDE * before.size
        put(image, card(name), at, room.bottom - before.size, before.size)


class Front(NamedTuple):
    """Cards that lie in front of others: their size, how wide they are together, and where each begins in that."""

    size: int
    w: float
    places: tuple[float, ...]


def _in_front(names: Sequence[str], room: Box, part: float) -> Front:
    """Say where these cards lie: each kind shows its middle, further ones of a kind that they are there."""
    after = [ANOTHER if name == before else APART for before, name in pairwise(names)]
    wide = WIDE + sum(after)
    size = int(min(room.h * part, room.w / wide))
    return Front(size, size * wide, tuple([size * step for step in accumulate(after, initial=0.0)][: len(names)]))


def total(image: Image.Image, room: Box, worth: int, overall: int | None, size: int) -> None:
    """Draw what all colours make together, and below it behind a crown what all rounds make."""
    upper = room if overall is None else Box(room.x, room.y, room.w, round(room.h * 0.56))
    write_in(image, upper, f"= {signed(worth)}", size)
    if overall is None:
        return
    lower = Box(room.x, upper.bottom, room.w, room.bottom - upper.bottom)
    says, points = signed(overall), max(round(size * 0.76), SMALLEST)
    left = lower.middle - (CROWN + 4 + width(says, points)) / 2
    put(image, thing("crown"), left, lower.centre - CROWN // 2 - 2, CROWN)
    write(image, (left + CROWN + 4, lower.centre), says, points, SECOND_ON_PANEL, "lm")
