"""Draws the cards of a trick side by side, each above the name of who laid it; one that was taken says by whom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed
from bot.art.canvas.letters import SMALLEST, fitting, spelled, width, write, written
from bot.art.canvas.saving import flat
from bot.art.canvas.stickers import put, thing
from bot.art.palette import OUTLINE, RIM, TABLE, TABLE_SHADOW
from bot.art.pictures.bohne.areas import WIDE, card, card_size
from bot.art.scenes.bohne import Laid

WIDEST, BESIDE = 286, 5
"""A card has at most so much room, and at both sides at least so much of it stays free."""
ABOVE, NAME = 10, 50
"""What is left free above a card, and the height of the name below it."""
TOKEN, SIGN = 0.42, 36
"""The size of the token, as a part of the card that it lies on, and that of the hourglass at a name."""
TAKEN = 0.7
"""The size of a card that was taken, as a part of the others'."""


def trick_high(wide: int, cards: int) -> int:
    """How high a trick of so many cards is that has so much room."""
    return ABOVE + _size(_slot_wide(wide, cards)) + NAME


def trick(picture: Image.Image, band: Box, laid: tuple[Laid, ...]) -> None:
    """Draw the cards into the middle of the band, where the picture has the colours of the palette already; only
    what has changed is drawn anew."""
    picture.paste(_ground(band.w, band.h), (band.x, band.y))
    wide = _slot_wide(band.w, len(laid))
    left = band.middle - wide * len(laid) // 2
    for place, one in enumerate(laid):
        drawn = slot(one, _short(one, laid), wide, band.h - 8)
        picture.paste(drawn, (left + place * wide, band.y + 4))


def _short(one: Laid, laid: tuple[Laid, ...]) -> str:
    """Give the first word of the name, if it is nobody else's."""
    first = one.name.partition(" ")[0]
    shared = any(other.place != one.place and other.name.partition(" ")[0] == first for other in laid)
    return one.name if shared else first


def _slot_wide(wide: int, cards: int) -> int:
    return min((wide - 16) // max(cards, 1), WIDEST)


def _size(wide: int) -> int:
    return card_size((wide - 2 * BESIDE) / WIDE)


@lru_cache(maxsize=8)
def _ground(w: int, h: int) -> Image.Image:
    image = Image.new("RGB", (w, h), TABLE)
    fill(image, Box(0, 0, w, h), 20, TABLE_SHADOW)
    return flat(image)


@lru_cache(maxsize=48)
def slot(laid: Laid, short: str, w: int, h: int) -> Image.Image:
    """Draw one seat's part of the trick, with the short name where the whole one has no room."""
    image = Image.new("RGB", (w, h), TABLE_SHADOW)
    size = _size(w)
    x, y = (w - size) // 2, ABOVE - 4
    empty = laid.card is None and not laid.down
    if empty:
        _empty(image, Box(x, y, size, size), awaited=laid.awaited)
    elif laid.taker:
        small = round(size * TAKEN)
        put(image, card(laid.card or ""), (w - small) // 2, y, small)
        _taken(image, Box(2, y + small + 4, w - 4, 44), laid.taker)
    else:
        put(image, thing("back") if laid.card is None else card(laid.card), x, y, size)
    if laid.token:
        put(image, thing("token"), max(x - round(size * 0.06), 0), y - 6, round(size * TOKEN))
    sign = laid.awaited and not empty
    names = [written(name, laid.place) for name in (laid.name, short)]
    _name(image, Box(4, y + size + 2, w - 8, NAME - 8), names, awaited=sign)
    return flat(image)


def _empty(image: Image.Image, box: Box, *, awaited: bool) -> None:
    """Draw the place of a card that is not laid yet, in it an hourglass where one waits for it."""
    side = round(box.w * (1 - WIDE) / 2) + 6
    framed(image, Box(box.x + side, box.y + 8, box.w - 2 * side, box.h - 16), 18, TABLE, TABLE_SHADOW, 4)
    if awaited:
        across = round(box.w * 0.48)
        put(image, thing("waiting"), box.middle - across // 2, box.centre - across // 2, across)


def _taken(image: Image.Image, room: Box, taker: str) -> None:
    """Draw on a slip to whom a card went."""
    text, size = fitting(spelled(taker), 30, room.w - 52)
    wide = round(width(text, size)) + 50
    slip = Box(room.middle - wide // 2, room.y, wide, room.h)
    fill(image, slip, 14, RIM)
    put(image, thing("next"), slip.x + 9, slip.centre - 13, 26)
    write(image, (slip.x + 38, slip.centre), text, size, OUTLINE, "lm")


def _name(image: Image.Image, room: Box, names: Sequence[str], *, awaited: bool) -> None:
    """Draw the first one of these names that has room, or the last one cut."""
    sign = SIGN + 4 if awaited else 0
    whole = next((name for name in names if width(name, SMALLEST) <= room.w - sign), names[-1])
    text, size = fitting(whole, 32, room.w - sign)
    left = room.middle - (width(text, size) + sign) / 2
    if awaited:
        put(image, thing("waiting"), left - 2, room.centre - SIGN // 2, SIGN)
    write(image, (left + sign, room.centre), text, size, RIM, "lm")
