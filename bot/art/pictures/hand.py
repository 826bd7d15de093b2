"""Draws the picture of a hand of Bohnanza, with one's own fields and all that else is one's own.

Below other players the hand takes less room, so that nothing is shown smaller: it does without its title and its
large fields, and where it is to be low, or there are many cards or players, also without large cards.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.colours import FEWER, MOST
from bot.art.canvas.letters import fitting, width, write
from bot.art.canvas.saving import WIDE, Packed, flat, ground, packed, png, stacked
from bot.art.canvas.stickers import put, thing
from bot.art.palette import RIM, SECOND_ON_TABLE, TABLE
from bot.art.pictures.fan import LEFT, fan, fan_bottom, front_box, in_two_rows
from bot.art.pictures.low_cards import low_cards, low_cards_high
from bot.art.pictures.others import others_high, others_strip, rows
from bot.art.pictures.plots import plots, plots_high
from bot.art.pictures.side import low_side, side
from bot.art.scenes.fields import Field
from bot.art.scenes.hand import Group, Hand

RIGHT_PART, WIDER = 218, 300
"""How wide the thalers are with what stands above them, and how wide if that is much."""
FEW = 2
"""So many cards of one group have room in the narrower one."""
APART = 14
"""The distance from the fields to what stands at their right."""
PIN = 78
BELOW = 18
BELOW_OTHERS = 10
"""The distance from the other players to the hand."""
SMALL_FIELD, LOW_FIELD = 128, 96
"""The height of the own fields below other players, and in a low hand."""


def hand_picture(scene: Hand) -> bytes:
    """Draw the hand as PNG; what stands above it is packed by itself, since either changes without the other."""
    if not scene.others:
        return png(draw_hand(scene), full=in_two_rows(len(scene.cards)))
    return stacked((packed(others_strip(scene.others)), packed_hand(_without_others(scene))))


def draw_hand(scene: Hand) -> Image.Image:
    """Draw the hand, in the colours of the palette; what stands below it is drawn anew only if it has changed."""
    if not scene.others:
        return _below_others(scene) if scene.low else _by_itself(scene)
    above = others_high(scene.others)
    hand = _below_others(_without_others(scene))
    picture = ground(above + hand.height)
    picture.paste(others_strip(scene.others), (0, 0))
    picture.paste(hand, (0, above))
    return picture


def _without_others(scene: Hand) -> Hand:
    """The same hand as it stands below them."""
    low = scene.low or rows(len(scene.others)) > 1 or in_two_rows(len(scene.cards))
    return scene._replace(title="", how_many="", others=(), low=low)


@lru_cache(maxsize=32)
def packed_hand(scene: Hand) -> Packed:
    """Pack a hand that stands below others."""
    return packed(_below_others(scene), full=in_two_rows(len(scene.cards)))


def _below_others(scene: Hand) -> Image.Image:
    """Draw a hand without title, above small fields."""
    cards, top = scene.cards, BELOW_OTHERS
    bottom = (top + low_cards_high(len(cards)) if scene.low else fan_bottom(len(cards), top)) + 12
    field_high = LOW_FIELD if scene.low else SMALL_FIELD
    high = plots_high(len(scene.fields), field_high)
    image = Image.new("RGB", (WIDE, bottom + high + BELOW), TABLE)
    if scene.low:
        low_cards(image, cards, top)
    else:
        fan(image, cards, top)
    left, right = _halves(scene.groups, bottom, high)
    plots(image, left, scene.fields, field_high)
    low_side(image, right, scene.groups, scene.thalers)
    return flat(image, _colours(scene))


def _by_itself(scene: Hand) -> Image.Image:
    top = fan_bottom(len(scene.cards)) + 10
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
    x = LEFT
    if scene.cards:
        middle = front_box(len(scene.cards)).middle
        put(image, thing("front"), middle - PIN // 2, 2, PIN)
        x = middle + 48
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
    left, right = _halves(groups, 0, high)
    plots(image, left, fields)
    side(image, right, groups, thalers)
    return flat(image, colours)


def _halves(groups: tuple[Group, ...], y: int, high: int) -> tuple[Box, Box]:
    """Say where the fields stand, and where what is at their right."""
    few = len(groups) < 2 and all(len(group.beans) <= FEW for group in groups)
    wide = RIGHT_PART if few else WIDER
    left = WIDE - LEFT - wide
    return Box(LEFT, y, left - APART - LEFT, high), Box(left, y, wide, high)
