"""Draws scoring areas: for each colour what it is worth now, and the cards in it that are no numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PIL import Image

from bot.art.canvas.boxes import Box, fill, lower_half
from bot.art.canvas.letters import write_in
from bot.art.canvas.stickers import put
from bot.art.drawings import Drawing
from bot.art.palette import EMPTY_AIR, OPEN_AIR, RIM, SOIL
from bot.art.scenes.bohne import Area

GAP = 8
CORNER = 14
BESIDE = 6
"""The pixels that stay free at both sides of a number."""
CARD, APART, ANOTHER = 0.78, 0.62, 0.16
"""Parts of the height: how wide a card is, and how far the next one of another kind or the same lies."""
SMALLEST_WORTH = 21
"""The smallest size of a number, which is never cut but rather small."""


def signed(number: int) -> str:
    """Write the number as it is printed: with a real minus."""
    return str(number).replace("-", "−")


def card(name: str) -> Drawing:
    """Name the drawing of a card, or of a colour."""
    return Drawing("bohne", name)


def areas(image: Image.Image, room: Box, shown: tuple[Area, ...]) -> None:
    """Draw the colours side by side."""
    wide = (room.w - GAP * (len(shown) - 1)) // max(len(shown), 1)
    for place, area in enumerate(shown):
        _area(image, Box(room.x + place * (wide + GAP), room.y, wide, room.h), area)


def _area(image: Image.Image, box: Box, area: Area) -> None:
    """Draw the cards that change what an area's numbers are worth, or just its colour, which is faint while it has
    no card; below, draw what they make."""
    low = round(box.h * 0.44)
    fill(image, box, CORNER, OPEN_AIR if area.faces else EMPTY_AIR)
    below = Box(box.x, box.bottom - low, box.w, low)
    lower_half(image, below, CORNER, SOIL)
    names = [f"{area.colour}_{face}" for face in sorted(area.faces) if not face.isdigit()] or [area.colour]
    for name, place in _side_by_side(names, Box(box.x, box.y + 1, box.w, box.h - low - 2)):
        put(image, card(name), place.x, place.y, place.w, faint=not area.faces)
    if area.faces:
        inside = Box(below.x + BESIDE, below.y, below.w - 2 * BESIDE, below.h)
        write_in(image, inside, signed(area.worth), round(low * 0.82), RIM, smallest=SMALLEST_WORTH)


def _side_by_side(names: Sequence[str], room: Box) -> Iterator[tuple[str, Box]]:
    """Say where these cards lie: each kind shows its middle, further cards of a kind that they are there."""
    after = [ANOTHER if name == before else APART for before, name in pairwise(names)]
    wide = CARD + sum(after)
    size = min(room.h, round(room.w / wide))
    left = room.middle - size * (wide + 1 - CARD) / 2
    for name, step in zip(names, [*after, 0.0], strict=True):
        yield name, Box(round(left), room.centre - size // 2, size, size)
        left += size * step


def total(image: Image.Image, room: Box, worth: int, size: int) -> None:
    """Draw what all colours make together."""
    write_in(image, room, f"= {signed(worth)}", size, smallest=SMALLEST_WORTH)
