"""Measures text, shortens it to its room and draws it; a sign stands for a name that the font cannot write."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from io import BytesIO

from PIL import Image, ImageColor, ImageDraw, ImageFont

from bot.art.canvas.boxes import Box, fill
from bot.art.fonts import nunito
from bot.art.names import MARKED
from bot.art.palette import OUTLINE, RIM, SEATS

SMALLEST = 27
"""Text that must be read is no smaller: ten pixels on a phone."""
DOTS = "…"
FIRST_SIGN = 0xE000
"""From here on there is a private character for each seat, which is drawn as the seat's sign."""
SIGNS = re.compile(f"([{chr(FIRST_SIGN)}-{chr(FIRST_SIGN + len(SEATS) - 1)}])")
MASKS = 512
"""So many words and numbers are kept as they are drawn, of 1 to 10 kB: most of a picture stand in others, too."""
LACKING = "\uffff"
"""A character that no font has."""
CAPITAL = 0.705
"""The height of a capital letter as a part of the size."""


def sign(seat: int) -> str:
    """Give a character for use in any text of a scene; it is drawn as the sign of this seat."""
    return chr(FIRST_SIGN + seat % len(SEATS))


@lru_cache(maxsize=1024)
def written(name: str, seat: int) -> str:
    """Write the name as pictures do: without emojis and the like; the seat's sign where a letter is lacking."""
    text = unicodedata.normalize("NFC", name)
    lacking = [one for one in text if not SIGNS.fullmatch(one) and not _known(one)]
    if any(unicodedata.category(one)[0] in "LMN" and not _invisible(one) for one in lacking):
        return sign(seat)
    left = " ".join("".join(" " if one in lacking else one for one in text).split())
    return left if any(one.isalnum() or SIGNS.fullmatch(one) for one in left) else sign(seat)


def initial(name: str, seat: int) -> str:
    """Give the first letter of the name as pictures write it, or that of the seat's sign."""
    first = next((one for one in written(name, seat) if one.isalnum()), "")
    return first.upper()[:1] or chr(ord("A") + seat)


def spelled(text: str) -> str:
    """Give the text with every name that is marked in it as pictures write it."""
    return MARKED.sub(lambda found: written(found[2], int(found[1])), text)


def _invisible(one: str) -> bool:
    """Whether a character only changes how its neighbours look: a variation selector or the box around a key."""
    return unicodedata.category(one) in ("Mn", "Me") and (0xFE00 <= ord(one) <= 0xFE0F or ord(one) == 0x20E3)


@lru_cache(maxsize=4096)
def width(text: str, size: int) -> float:
    """How wide the text is in pixels."""
    return sum(_sign_width(size) if SIGNS.fullmatch(part) else font(size).getlength(part) for part in _parts(text))


@lru_cache(maxsize=4096)
def fitting(text: str, largest: int, room: float, smallest: int = SMALLEST) -> tuple[str, int]:
    """Give the text and its size so that it is no wider than `room`: first it is made smaller, then it is cut."""
    for size in range(largest, smallest - 1, -1):
        if width(text, size) <= room:
            return text, size
    cut = text
    while cut and width(cut.rstrip() + DOTS, smallest) > room:
        cut = cut[:-1]
    return (cut.rstrip() + DOTS if cut else ""), smallest


def write(
    image: Image.Image, at: tuple[float, float], text: str, size: int, colour: str = OUTLINE, anchor: str = "ls"
) -> None:
    """Draw the text.

    Of `anchor`, the first letter says what x is: `l` left, `m` middle, `r` right; the second what y is: `s` the
    base line, `m` the middle of capitals and digits.
    """
    x, y = at
    x -= {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]] * width(text, size)
    y += round(CAPITAL * size / 2) if anchor[1] == "m" else 0
    for part in _parts(text):
        if SIGNS.fullmatch(part):
            _draw_sign(image, x, y, ord(part) - FIRST_SIGN, size)
        else:
            _lay(image, (round(x), round(y)), part, size, colour)
        x += width(part, size)


def write_in(
    image: Image.Image, box: Box, text: str, size: int, colour: str = OUTLINE, smallest: int = SMALLEST
) -> None:
    """Draw the text in the middle of the box, smaller or cut where it is too wide."""
    text, size = fitting(text, size, box.w, smallest)
    write(image, (box.x + box.w / 2, box.centre), text, size, colour, "mm")


def draw_sign(image: Image.Image, middle: tuple[int, int], seat: int, across: int, says: str) -> None:
    """Draw a disc of the seat's colour, `across` pixels wide, with a letter or number on it."""
    x, y = middle
    fill(image, Box(x - across // 2, y - across // 2, across, across), across // 2, SEATS[seat % len(SEATS)])
    write(image, middle, says, round(across * 0.8), RIM, "mm")


def _lay(image: Image.Image, at: tuple[int, int], text: str, size: int, colour: str) -> None:
    """Lay letters onto the image, from here on along the base line."""
    mask, right, down = _letters(text, size)
    left, top = at[0] + right, at[1] + down
    ink = ImageColor.getcolor(colour, image.mode)
    image.paste(ink, (left, top, left + mask.width, top + mask.height), mask)


@lru_cache(maxsize=MASKS)
def _letters(text: str, size: int) -> tuple[Image.Image, int, int]:
    """Draw the text as a mask, and say how far to the right of its beginning and below its base line that lies."""
    left, top, right, bottom = map(int, font(size).getbbox(text, anchor="ls"))
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), text, font=font(size), fill=255, anchor="ls")
    return mask, left, top


def _draw_sign(image: Image.Image, x: float, base: float, seat: int, size: int) -> None:
    across = _sign_across(size)
    draw_sign(image, (round(x + across / 2), round(base - CAPITAL * size / 2)), seat, across, chr(ord("A") + seat))


def _sign_across(size: int) -> int:
    return round(size * 1.25) // 2 * 2


def _sign_width(size: int) -> float:
    return _sign_across(size) + 4


def _parts(text: str) -> list[str]:
    """Cut the text into runs of letters, and signs each by itself."""
    return [part for part in SIGNS.split(text) if part]


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The font in this size; always with Pillow's own layout, which is the same on every machine."""
    return ImageFont.truetype(BytesIO(nunito()), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=2048)
def _known(one: str) -> bool:
    """Whether the font has this character: it draws all that it lacks alike."""
    return one == " " or _drawn(one) != _drawn(LACKING)


def _drawn(one: str) -> tuple[tuple[int, int], bytes]:
    mask = font(SMALLEST).getmask(one)
    return mask.size, bytes(mask)


@lru_cache(maxsize=1024)
def in_lines(text: str, size: int, room: float, lines: int) -> tuple[str, ...]:
    """Give the text in at most so many lines of this size; the last one is cut where it is too long."""
    if lines < 2 or width(text, size) <= room:
        return (fitting(text, size, room, size)[0],)
    words = text.split(" ")
    first = [number for number in range(1, len(words)) if width(" ".join(words[:number]), size) <= room]
    if not first:
        return (fitting(text, size, room, size)[0],)
    rest = " ".join(words[first[-1] :])
    return (" ".join(words[: first[-1]]), *in_lines(rest, size, room, lines - 1))
