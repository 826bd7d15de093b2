"""Draws what stands at the right of one's own fields: cards to plant, stored ones, and the thalers."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.letters import write
from bot.art.canvas.stickers import put, thing
from bot.art.palette import PANEL, TABLE_SHADOW
from bot.art.pictures.cards import plain_card
from bot.art.pictures.counts import centred
from bot.art.scenes.hand import Group

GAP = 6
CARD, INSIDE, APART = 76, 12, 8
"""The height of a card at most, and the distances from the edge and from card to card."""
THALERS = 76
"""The height of the thalers below groups."""
TALL = 180
"""A room at least so high has the groups above the thalers."""
PILE = 84
"""The width of the thalers beside groups."""


def side(image: Image.Image, room: Box, groups: tuple[Group, ...], thalers: int) -> None:
    """Draw the groups above the thalers, or beside them in a low room; without a group they have all of it."""
    high, low = room.h - THALERS, room.h < TALL
    coins = room
    if groups and low:
        _groups(image, Box(room.x, room.y, room.w - PILE - GAP, room.h + GAP), groups)
        coins = Box(room.right - PILE, room.y, PILE, room.h)
    elif groups:
        _groups(image, Box(room.x, room.y, room.w, high), groups)
        coins = Box(room.x, room.y + high, room.w, THALERS)
    fill(image, Box(coins.x, coins.y + 5, coins.w, coins.h), 20, TABLE_SHADOW)
    fill(image, coins, 20, PANEL)
    if coins.h < TALL and coins.w > PILE:
        centred(image, coins.middle, coins.centre + 19, "thaler", thalers, 52)
    else:
        size = 50 if low else 100
        put(image, thing("thaler"), coins.middle - size // 2, coins.centre - round(size * 0.85), size)
        write(
            image, (coins.middle, coins.centre + round(size * 0.8)), str(thalers), 40 if low else 60, anchor="ms"
        )


def _groups(image: Image.Image, room: Box, groups: tuple[Group, ...]) -> None:
    """Draw the groups below each other, with a gap below each."""
    for place, group in enumerate(groups):
        high = room.h // len(groups)
        _group(image, Box(room.x, room.y + place * high, room.w, high - GAP), group)


def _group(image: Image.Image, box: Box, group: Group) -> None:
    """Draw the sign and, at its right, the cards; they lie on each other where they are many."""
    fill(image, box, min(20, box.h // 4), TABLE_SHADOW)
    high = min(box.h - 8, CARD)
    wide, sign = round(high * 0.75), min(high, 54)
    left = box.x + INSIDE + sign + APART + 2
    room = box.right - INSIDE - left
    step = min(wide + APART, (room - wide) / max(len(group.beans) - 1, 1))
    spare = (room - wide - step * (len(group.beans) - 1)) / 3
    put(image, group.sign, box.x + INSIDE + spare, box.centre - sign // 2, sign)
    for place, name in enumerate(group.beans):
        x = round(left + 2 * spare + place * step)
        plain_card(image, name, x, box.centre - high // 2, wide, high)
