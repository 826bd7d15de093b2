"""Strews confetti around a winner: beans that paid, and slips in the colours of the seats, over nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.stickers import sticker
from bot.art.drawings import Drawing
from bot.art.palette import SEATS
from bot.art.scenes.end import Place

ROOM_OF_A_PIECE, FEWEST = 4500, 10
"""So many square pixels for each piece of confetti, and how many are tried for however little room there is."""
SMALLEST, LARGEST = 30, 56
"""How large a bean is, before it is turned."""
SLIP = 20, 11
APART = 4
TRIES = 30


def confetti(image: Image.Image, room: Box, taken: Sequence[Box], place: Place, seats: int) -> None:
    """Strew beans and slips into the room, but for what is taken there; the same ones for the same seat in every
    picture: equal scenes are equal bytes."""
    luck = Random(place.place)
    beans, colours = cycle(place.paid), cycle(SEATS[:seats])
    for box in _scattered(luck, room, taken, slips_only=not place.paid):
        if box.w == box.h:
            _bean(image, box, next(beans), luck.randint(-35, 35))
        else:
            fill(image, box, 4, next(colours))


def _scattered(luck: Random, room: Box, taken: Sequence[Box], *, slips_only: bool) -> Iterator[Box]:
    """Give boxes that touch neither each other nor what is taken: square ones for beans, long ones for slips."""
    full = list(taken)
    for number in range(max(room.w * room.h // ROOM_OF_A_PIECE, FEWEST)):
        size = luck.randint(SMALLEST, LARGEST)
        wide, high = SLIP if slips_only or number % 2 else (size, size)
        for _ in range(TRIES if wide <= room.w and high <= room.h else 0):
            x, y = luck.randint(room.x, room.right - wide), luck.randint(room.y, room.bottom - high)
            box = Box(x, y, wide, high)
            if not any(_touch(box, other) for other in full):
                full.append(box)
                yield box
                break


def _touch(one: Box, other: Box) -> bool:
    across = one.x - APART < other.right and other.x < one.right + APART
    return across and one.y - APART < other.bottom and other.y < one.bottom + APART


def _bean(image: Image.Image, box: Box, bean: Drawing, turned: int) -> None:
    """Lay a bean that has turned in the air into the middle of its box."""
    picture = sticker(bean, box.w).rotate(turned, Image.Resampling.BICUBIC)
    image.paste(picture, (box.x, box.y), picture)
