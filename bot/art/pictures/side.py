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
CARD, INSIDE, APART = 62, 12, 8
"""The width of a card at most, and the distances from the edge and from card to card."""
THALERS = 76
"""The height of the thalers below groups."""


def side(image: Image.Image, room: Box, groups: tuple[Group, ...], thalers: int) -> None:
    """Draw the groups above the thalers, which have all the room where there is no group."""
    if not groups:
        _only_thalers(image, room, thalers)
        return
    _groups(image, Box(room.x, room.y, room.w, room.h - THALERS), groups)
    coins = Box(room.x, room.bottom - THALERS, room.w, THALERS)
    _panel(image, coins)
    centred(image, room.middle, coins.centre + 19, "thaler", thalers, 52)


def low_side(image: Image.Image, room: Box, groups: tuple[Group, ...], thalers: int) -> None:
    """Draw the same where there is little room: a line for each group, and one for the thalers."""
    high = room.h // (len(groups) + 1)
    _groups(image, Box(room.x, room.y, room.w, high * len(groups)), groups)
    coins = Box(room.x, room.y + len(groups) * high, room.w, high)
    _panel(image, coins)
    size = min(52, high - 8)
    centred(image, room.middle, coins.centre + round(size * 0.36), "thaler", thalers, size)


def _groups(image: Image.Image, room: Box, groups: tuple[Group, ...]) -> None:
    """Draw the groups below each other, with a gap below each."""
    for place, group in enumerate(groups):
        high = room.h // len(groups)
        _group(image, Box(room.x, room.y + place * high, room.w, high - GAP), group)


def _group(image: Image.Image, box: Box, group: Group) -> None:
    """Draw the sign and, at its right, the cards; they lie on each other where they are many."""
    fill(image, box, min(20, box.h // 4), TABLE_SHADOW)
    high = min(box.h - 12, 76)
    wide = min(CARD, high)
    sign = min(high, 66)
    left = box.x + INSIDE + sign + APART + 2
    room = box.right - INSIDE - left
    step = min(wide + APART, (room - wide) / max(len(group.beans) - 1, 1))
    spare = (room - wide - step * (len(group.beans) - 1)) / 3
    put(image, group.sign, box.x + INSIDE + spare, box.centre - sign // 2, sign)
    for place, name in enumerate(group.beans):
        x = round(left + 2 * spare + place * step)
        plain_card(image, name, x, box.centre - high // 2, wide, high)


def _only_thalers(image: Image.Image, room: Box, thalers: int) -> None:
    _panel(image, room)
    put(image, thing("thaler"), room.middle - 50, room.y + room.h // 2 - 82, 100)
    write(image, (room.middle, room.centre + 78), str(thalers), 60, anchor="ms")


def _panel(image: Image.Image, box: Box) -> None:
    fill(image, Box(box.x, box.y + 5, box.w, box.h), 20, TABLE_SHADOW)
    fill(image, box, 20, PANEL)
