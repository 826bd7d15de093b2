"""Draws what stands at the right of one's own fields: cards to plant, stored ones, and the thalers."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.letters import write, write_in
from bot.art.canvas.stickers import bean, put, thing
from bot.art.palette import PANEL, SECOND_ON_TABLE, TABLE_SHADOW
from bot.art.pictures.cards import plain_card
from bot.art.pictures.counts import centred
from bot.art.scenes.hand import Group

GAP = 12
CARD_WIDE, CARD_HIGH, CARD_STEP = 68, 76, 82
THALERS = 68
"""The height of the thalers below groups."""


def side(image: Image.Image, room: Box, groups: tuple[Group, ...], thalers: int) -> None:
    """Draw the groups above the thalers, which have all the room where there is no group."""
    if not groups:
        _only_thalers(image, room, thalers)
        return
    high = (room.h - THALERS) // len(groups) - GAP
    for place, group in enumerate(groups):
        box = Box(room.x, room.y + place * (high + GAP), room.w, high)
        fill(image, box, 20, TABLE_SHADOW)
        (_tall if high > 110 else _flat)(image, box, group)
    coins = Box(room.x, room.bottom - THALERS, room.w, THALERS)
    _panel(image, coins)
    centred(image, room.middle, coins.centre + 18, "thaler", thalers, 52)


def low_side(image: Image.Image, room: Box, groups: tuple[Group, ...], thalers: int) -> None:
    """Draw the same where there is little room: a line for each group, and one for the thalers."""
    high = room.h // (len(groups) + 1)
    for place, group in enumerate(groups):
        box = Box(room.x, room.y + place * high, room.w, high - 4)
        fill(image, box, 12, TABLE_SHADOW)
        _flat(image, box, group)
    coins = Box(room.x, room.y + len(groups) * high, room.w, high)
    _panel(image, coins)
    size = min(52, high - 8)
    centred(image, room.middle, coins.centre + round(size * 0.36), "thaler", thalers, size)


def _only_thalers(image: Image.Image, room: Box, thalers: int) -> None:
    _panel(image, room)
    put(image, thing("thaler"), room.middle - 50, room.y + room.h // 2 - 82, 100)
    write(image, (room.middle, room.centre + 78), str(thalers), 60, anchor="ms")


def _panel(image: Image.Image, box: Box) -> None:
    fill(image, Box(box.x, box.y + 5, box.w, box.h), 20, TABLE_SHADOW)
    fill(image, box, 20, PANEL)


def _tall(image: Image.Image, box: Box, group: Group) -> None:
    """Draw words above the cards."""
    write_in(image, Box(box.x + 8, box.y + 4, box.w - 16, 36), group.says, 28, SECOND_ON_TABLE)
    step = min(CARD_STEP, (box.w - 24 - CARD_WIDE) // max(len(group.beans) - 1, 1))
    left = box.middle - (CARD_WIDE + step * (len(group.beans) - 1)) // 2
    y = box.y + 40 + (box.h - 48 - CARD_HIGH) // 2
    for place, name in enumerate(group.beans):
        plain_card(image, name, left + place * step, y, CARD_WIDE, CARD_HIGH)


def _flat(image: Image.Image, box: Box, group: Group) -> None:
    """Draw words beside the beans."""
    size = min(box.h - 6, 58)
    words = round(box.w * 0.51)
    write_in(image, Box(box.x + 8, box.y, words, box.h), group.says, 28, SECOND_ON_TABLE)
    room = box.w - words - 20
    step = min(size, (room - size) // max(len(group.beans) - 1, 1))
    for place, name in enumerate(group.beans):
        put(image, bean(name), box.x + words + 14 + place * step, box.y + (box.h - size) // 2, size)
