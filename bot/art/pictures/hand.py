"""Draws the picture of a hand of Bohnanza, with one's own fields and all that else is one's own."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.colours import FEWER, MOST
from bot.art.canvas.letters import fitting, width, write
from bot.art.canvas.saving import WIDE, flat, ground, png
from bot.art.canvas.stickers import put, thing
from bot.art.palette import RIM, SECOND_ON_TABLE, TABLE
from bot.art.pictures.fan import FRONT_WIDE, LEFT, fan, fan_bottom, in_two_rows
from bot.art.pictures.plots import GAP, plots, plots_high
from bot.art.pictures.side import side
from bot.art.scenes.fields import Field
from bot.art.scenes.hand import Group, Hand

RIGHT_PART, WIDER = 220, 300
"""How wide the thalers are with what stands above them, and how wide if that is two groups of cards."""
PIN = 78
BELOW = 22


def hand_picture(scene: Hand) -> bytes:
    """Draw the hand as PNG."""
    return png(draw_hand(scene), full=in_two_rows(len(scene.cards)))


def draw_hand(scene: Hand) -> Image.Image:
    """Draw the hand, in the colours of the palette; what stands below it is drawn anew only if it has changed."""
    top = fan_bottom(len(scene.cards)) + 18
    if not scene.fields:
        return _above(scene, top)
    below = _below(scene.fields, scene.groups, scene.thalers, _colours(scene))
    picture = ground(top + below.height)
    picture.paste(_above(scene, top), (0, 0))
    picture.paste(below, (0, top))
    return picture


def _above(scene: Hand, high: int) -> Image.Image:
    image = Image.new("RGB", (WIDE, high), TABLE)
    fan(image, scene.cards)
    write(image, (WIDE - LEFT, 52), scene.how_many, 34, SECOND_ON_TABLE, "rs")
    x = LEFT + FRONT_WIDE // 2
    if scene.cards:
        put(image, thing("front"), x - PIN // 2, 2, PIN)
    x = x + 48 if scene.cards else LEFT
    room = WIDE - LEFT - 24 - width(scene.how_many, 34) - x
    text, size = fitting(scene.title, 36, room)
    write(image, (x, 52), text, size, RIM)
    return flat(image, _colours(scene))


def _colours(scene: Hand) -> int:
    """How many colours the picture has: it has fewer where there is much to see."""
    return FEWER if in_two_rows(len(scene.cards)) else MOST


@lru_cache(maxsize=16)
def _below(fields: tuple[Field, ...], groups: tuple[Group, ...], thalers: int, colours: int) -> Image.Image:
    """Draw the fields, and what stands at their right."""
    high = plots_high(len(fields))
    image = Image.new("RGB", (WIDE, high + BELOW), TABLE)
    wide = RIGHT_PART if len(groups) < 2 else WIDER
    left = WIDE - LEFT - wide
    plots(image, Box(LEFT, 0, left - GAP - LEFT, high), fields)
    side(image, Box(left, 0, wide, high), groups, thalers)
    return flat(image, colours)
