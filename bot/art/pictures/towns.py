"""Draws a town as a row of buildings with their prices on coins."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.stickers import put
from bot.art.drawings import Drawing
from bot.art.palette import EMPTY_AIR
from bot.art.pictures.counts import coin
from bot.art.scenes.fields import Building

TOWN_HIGH = 52
TOWN_ROOM = 58
"""The height that a town adds to a panel."""
STEP = 50
"""The distance from building to building where there is room."""
ICON, PRICE = 45, 14
"""The size of a building, and the radius of the coin at its lower right."""


def town_row(image: Image.Image, room: Box, town: tuple[Building, ...]) -> None:
    """Draw the buildings from the left."""
    fill(image, room, 14, EMPTY_AIR)
    buildings(image, Box(room.x + 3, room.y + 2, room.w - 6, room.h - 4), town)


def buildings(image: Image.Image, room: Box, town: tuple[Building, ...]) -> None:
    """Draw buildings side by side, as close as the room asks for, each with the coin of its price."""
    step = min(STEP, (room.w - ICON - 2) / max(len(town) - 1, 1))
    places = [(room.x + round(place * step), building) for place, building in enumerate(town)]
    for x, building in places:
        put(image, Drawing("buildings", building.type), x, room.y, ICON)
    for x, building in places:
        coin(image, x + ICON + 1 - PRICE, room.y + ICON + 1 - PRICE, PRICE, building.price, 27)
