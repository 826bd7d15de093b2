"""Draws the picture of a hand of Bohnanza, with one's own fields and all that else is one's own.

Below other players the hand takes less room, so that nothing is shown smaller: it does without its title and its
large fields, and where it is to be low, or there are many cards or players, also without large cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.colours import FEWER, MOST
from bot.art.canvas.letters import fitting, width, write
from bot.art.canvas.saving import WIDE, Packed, flat, ground, packed, stacked
from bot.art.canvas.stickers import put, thing
from bot.art.palette import RIM, SECOND_ON_TABLE, TABLE
from bot.art.pictures.fan import LEFT, fan, fan_bottom, front_box, in_two_rows
from bot.art.pictures.low_cards import low_cards, low_cards_high
from bot.art.pictures.others import others_strip, rows
from bot.art.pictures.plots import IN_A_ROW, plots, plots_high
from bot.art.pictures.side import side
from bot.art.scenes.fields import Field
from bot.art.scenes.hand import Card, Group, Hand, Other

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
KEPT = 128
"""So many strips of cards and of fields are remembered as they are packed, of all hands: some 2 MB each."""
OTHERS_KEPT = 16
"""So many of other players: they change with nearly every picture."""


class Form(Enum):
    """How much room a hand takes, with the height of its fields where that is not their own."""

    WHOLE = 0
    BELOW = 128
    """Below other players."""
    LOW = 96


def hand_picture(scene: Hand) -> bytes:
    """Draw the hand as PNG; only those of its strips that have changed are drawn and packed anew."""
    return stacked(pieces(scene))


def pieces(scene: Hand) -> Iterator[Packed]:
    """The strips of the picture below each other: the others, the cards, and what lies before the player."""
    form, full = _form(scene), in_two_rows(len(scene.cards)) or len(scene.fields) > IN_A_ROW
    if scene.others:
        yield packed_others(scene.others, full=full)
    titles = (scene.title, scene.how_many) if form is Form.WHOLE else ("", "")
    yield packed_cards(scene.cards, form, *titles, full=full)
    if scene.fields:
        yield packed_fields(scene.fields, scene.groups, scene.thalers, form, full=full)


def _form(scene: Hand) -> Form:
    many = rows(len(scene.others)) > 1 or in_two_rows(len(scene.cards))
    if scene.low or (scene.others and many):
        return Form.LOW
    return Form.BELOW if scene.others else Form.WHOLE


@lru_cache(maxsize=OTHERS_KEPT)
def packed_others(others: tuple[Other, ...], *, full: bool) -> Packed:
    """Pack the other players."""
    return packed(others_strip(others), full=full)


@lru_cache(maxsize=KEPT)
def packed_cards(cards: tuple[Card, ...], form: Form, title: str, how_many: str, *, full: bool) -> Packed:
    """Pack the cards, where they stand by themselves below a title."""
    image = _titled(cards, title, how_many) if form is Form.WHOLE else _untitled(cards, form)
    return packed(flat(image, FEWER if full else MOST), full=full)


@lru_cache(maxsize=KEPT)
def packed_fields(
    fields: tuple[Field, ...], groups: tuple[Group, ...], thalers: int, form: Form, *, full: bool
) -> Packed:
    """Pack the fields, and what stands at their right."""
    high = plots_high(len(fields), form.value)
    picture = ground(high + BELOW)
    wide = WIDER if _many(groups, form) else RIGHT_PART
    left = WIDE - LEFT - wide
    right = Image.new("RGB", (wide + LEFT, high + BELOW), TABLE)
    side(right, Box(0, 0, wide, high), groups, thalers)
    most = FEWER if full else MOST
    picture.paste(flat(right, most), (left, 0))
    plots(picture, Box(LEFT, 0, left - APART - LEFT, high), fields, most, form.value)
    return packed(picture, full=full)


def _many(groups: tuple[Group, ...], form: Form) -> bool:
    """Whether the groups need more room: they have less height where the fields do."""
    few = len(groups) < 2 and all(len(group.beans) <= FEW for group in groups)
    return not few or (bool(groups) and form is not Form.WHOLE)


def _titled(cards: tuple[Card, ...], title: str, how_many: str) -> Image.Image:
    image = Image.new("RGB", (WIDE, fan_bottom(len(cards)) + 10), TABLE)
    fan(image, cards)
    write(image, (WIDE - LEFT, 52), how_many, 34, SECOND_ON_TABLE, "rs")
    x = LEFT
    if cards:
        middle = front_box(len(cards)).middle
        put(image, thing("front"), middle - PIN // 2, 2, PIN)
        x = middle + 48
    room = WIDE - LEFT - 24 - width(how_many, 34) - x
    text, size = fitting(title, 36, room)
    write(image, (x, 52), text, size, RIM)
    return image


def _untitled(cards: tuple[Card, ...], form: Form) -> Image.Image:
    top, low = BELOW_OTHERS, form is Form.LOW
    bottom = top + low_cards_high(len(cards)) if low else fan_bottom(len(cards), top)
    image = Image.new("RGB", (WIDE, bottom + 12), TABLE)
    (low_cards if low else fan)(image, cards, top)
    return image
