"""Draws a town as a row of buildings with their prices on coins, and the beans that lie in its store."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed
from bot.art.canvas.stickers import bean, put
from bot.art.drawings import Drawing
from bot.art.palette import EMPTY_AIR, OUTLINE, SOIL
from bot.art.pictures.counts import coin
from bot.art.scenes.fields import Building

TOWN_HIGH = 50
TOWN_ROOM = 56
"""The height that a town adds to a panel."""
STEP = 56
"""The distance from building to building where there is room."""
ICON = 44
STORED = 38
"""The size of a stored bean."""


def town_row(image: Image.Image, room: Box, town: tuple[Building, ...], stored: tuple[str, ...] = ()) -> None:
    """Draw the buildings from the left, stored beans in a crate at the right."""
    fill(image, room, 14, EMPTY_AIR)
    crate = 16 + STORED * len(stored) if stored else 0
    if town:
        buildings(image, Box(room.x + 4, room.y + 2, room.w - crate - 10, room.h), town)
    if stored:
        around = Box(room.right - crate, room.y + 2, crate, room.h - 4)
        framed(image, around, 8, SOIL, OUTLINE, 3)
        for place, name in enumerate(stored):
            put(image, bean(name), around.x + 8 + place * STORED, around.y + 4, STORED)


def buildings(image: Image.Image, room: Box, town: tuple[Building, ...]) -> None:
    """Draw buildings side by side, as close as the room asks for, each with the coin of its price."""
    step = min(STEP, (room.w - ICON) / max(len(town) - 1, 1))
    places = [(room.x + round(place * step), building) for place, building in enumerate(town)]
    for x, building in places:
        put(image, Drawing("buildings", building.type), x, room.y - 2, ICON)
    for x, building in places:
        coin(image, x + ICON // 2, room.y + 33, 14, building.price, 27)
