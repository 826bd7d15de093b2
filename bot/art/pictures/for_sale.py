"""Draws the town of High Bohn: a tile for each type of buildings, with what they cost and whether one can pay."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed
from bot.art.canvas.letters import draw_sign, fitting, initial, spelled, write
from bot.art.canvas.saving import WIDE, flat, ground, png
from bot.art.canvas.stickers import bean, put, thing
from bot.art.drawings import Drawing
from bot.art.palette import (
    EMPTY_AIR,
    OPEN_AIR,
    OUTLINE,
    PANEL,
    RIM,
    SECOND_ON_PANEL,
    SECOND_ON_TABLE,
    TABLE,
    TABLE_SHADOW,
    THALER,
)
from bot.art.pictures.counts import coin, sign_width, with_sign
from bot.art.scenes.for_sale import ForSale, OnSale, Reach, Type

GAP = 14
COLUMNS = 3
TILE = (WIDE - (COLUMNS + 1) * GAP) // COLUMNS
HIGH = 168
SHADOW = 5
HEAD = 112
LEFT = 26
NAME = 50
"""The height of a tile's first line: the type's name, and the bean that pays for it."""
DRAWN = 88
"""The size of the building on its tile."""
SLOT, SLOT_HIGH = 50, 100
"""The room of each price."""
COIN = 20
OWNER = 34
"""The disc of who owns a building."""
WORDS = 28
DEAD = frozenset({Reach.CLOSED, Reach.YOURS, Reach.TAKEN, Reach.GONE})
"""What nothing can be bought of any more."""


def for_sale_picture(scene: ForSale) -> bytes:
    """Draw the town as PNG."""
    return png(draw_for_sale(scene))


def draw_for_sale(scene: ForSale) -> Image.Image:
    """Draw the town, in the colours of the palette; only types that have changed are drawn anew."""
    rows = -(-len(scene.types) // COLUMNS)
    picture = ground(HEAD + rows * (HIGH + GAP) + 4)
    picture.paste(_head(scene.title, scene.line, scene.thalers), (0, 0))
    for number, one in enumerate(scene.types):
        row, column = divmod(number, COLUMNS)
        picture.paste(_tile(one), (GAP + column * (TILE + GAP), HEAD + row * (HIGH + GAP)))
    return picture


@lru_cache(maxsize=16)
def _head(title: str, line: str, thalers: int) -> Image.Image:
    image = Image.new("RGB", (WIDE, HEAD), TABLE)
    right = WIDE - LEFT - sign_width(thalers, 46)
    with_sign(image, right, 58, "thaler", thalers, 46, RIM)
    words, size = fitting(spelled(title), 46, right - LEFT - 20)
    write(image, (LEFT, 56), words, size, RIM)
    words, size = fitting(spelled(line), 30, WIDE - 2 * LEFT)
    write(image, (LEFT, 94), words, size, SECOND_ON_TABLE)
    return flat(image)


@lru_cache(maxsize=96)
def _tile(one: Type) -> Image.Image:
    """Draw a type: its name and bean, the building, and a place for each price."""
    reaches = {building.reach for building in one.buildings}
    image = Image.new("RGB", (TILE, HIGH + SHADOW), TABLE)
    fill(image, Box(0, SHADOW, TILE, HIGH), 20, TABLE_SHADOW)
    edge, width = (THALER, 6) if Reach.NOW in reaches else (RIM, 3)
    colour = EMPTY_AIR if reaches <= DEAD else PANEL
    framed(image, Box(0, 0, TILE, HIGH), 20, colour, edge, width)
    _first_line(image, one)
    put(image, Drawing("buildings", one.type), 9, NAME + 14, DRAWN, faint=reaches <= DEAD - {Reach.YOURS})
    for place, building in enumerate(one.buildings):
        image.paste(_slot(building, colour), (TILE - 12 - (len(one.buildings) - place) * SLOT, NAME + 8))
    return flat(image)


def _first_line(image: Image.Image, one: Type) -> None:
    right = TILE - 18
    write(image, (right, 40), str(one.thalers), 34, anchor="rs")
    left = right - 26 - 44
    put(image, bean(one.bean), left, 6, 44)
    words, size = fitting(one.name, 32, left - 16 - 10)
    write(image, (16, 39), words, size)


@lru_cache(maxsize=96)
def _slot(building: OnSale, colour: str) -> Image.Image:
    """Draw a price, and below it what it is to the reader; most types have the same."""
    image, box = Image.new("RGB", (SLOT, SLOT_HIGH), colour), Box(0, 0, SLOT, SLOT_HIGH)
    reach, below = building.reach, box.bottom - 24
    if reach is Reach.NOW:
        fill(image, box.inside(2), 14, TABLE)
        put(image, thing("done"), box.middle - 19, below - 20, 38)
    elif reach is Reach.YOURS:
        fill(image, box.inside(2), 14, THALER)
        put(image, thing("crown"), box.middle - 19, below - 20, 38)
    elif reach is Reach.SHORT:
        write(image, (box.middle, below), f"−{building.short}", WORDS, SECOND_ON_PANEL, "mm")
    elif reach is Reach.TAKEN:
        draw_sign(image, (box.middle, below), building.owner, OWNER, initial(building.name, building.owner))
    across = box.y + 28
    if reach in (Reach.NOW, Reach.PAID, Reach.YOURS):
        coin(image, box.middle, across, COIN, building.price, 30)
        return image
    around = Box(box.middle - COIN, across - COIN, 2 * COIN, 2 * COIN)
    framed(image, around, COIN, OPEN_AIR, SECOND_ON_PANEL, 2)
    write(image, (box.middle, across), str(building.price), 30, SECOND_ON_PANEL, "mm")
    if reach is Reach.GONE:
        fill(image, Box(around.x - 4, across - 2, around.w + 8, 5), 2, OUTLINE)
    return image
