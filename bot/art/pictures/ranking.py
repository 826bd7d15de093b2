"""Draws a player in a row of the ranking: rank, best bean, name and score, and what separates equal scores."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed
from bot.art.canvas.letters import SMALLEST, draw_sign, fitting, width, write, written
from bot.art.canvas.stickers import put, thing
from bot.art.drawings import Drawing
from bot.art.palette import PANEL, RIM, SECOND_ON_PANEL, TABLE_SHADOW, THALER
from bot.art.pictures.confetti import confetti
from bot.art.scenes.end import End, Place

GOLDEN = "#fff0c4"
"""The ground of a winner."""
EDGE, GAP, REASON = 16, 10, 12
"""REASON: the distance from a score to what stands beside it."""
TWO_LINES, ROOMY = 100, 150
"""From these heights on the score stands below the name, and the words are large."""
DISC, SMALL_DISC, BEAN, CROWNED = 58, 50, 132, 160
"""How large the disc is at most, that in a row of one line, a bean, and the sun of a winner."""
FREE = 15
"""The distance of confetti from words and from the edge."""
CROWN, BELOW = 0.4, 0.76
"""How high the crown of a winner is, and the bean below it, as parts of the sun."""
SAID = 14
"""So far above the middle is a name, and so far below it what separates equal scores."""


def frame(image: Image.Image, box: Box, *, won: bool) -> None:
    """Draw the panel of a player, golden if they have won."""
    fill(image, Box(box.x, box.y + 5, box.w, box.h), 22, TABLE_SHADOW)
    framed(image, box, 22, GOLDEN if won else PANEL, THALER if won else RIM, 8 if won else 3)


def portrait(place: Place) -> Drawing:
    """Give what stands for the player: the bean that paid most, a seedling where none did."""
    return place.paid[0] if place.paid else thing("field")


def row(image: Image.Image, box: Box, place: Place, scene: End) -> None:
    """Draw the player into a row."""
    won = place.rank == 1
    frame(image, box, won=won)
    disc = min(DISC if box.h >= TWO_LINES else SMALL_DISC, box.h - 16)
    bean = min(CROWNED if won else BEAN, box.h - 14)
    draw_sign(image, (box.x + EDGE + disc // 2, box.centre), place.place, disc, str(place.rank))
    left = box.x + EDGE + disc + GAP
    if won:
        _crowned(image, Box(left, box.y, bean, box.h), place)
    else:
        put(image, portrait(place), left, box.centre - bean // 2, bean)
    left += bean + GAP
    words = Box(left, box.y, box.right - EDGE - left, box.h)
    if box.h < TWO_LINES:
        _beside(image, words, place, scene.unit)
        return
    end = _below(image, words, place, scene.unit)
    if won:
        free = Box(end, box.y, box.right - end, box.h).inside(FREE)
        confetti(image, free, (), place, len(scene.places))


def _crowned(image: Image.Image, room: Box, place: Place) -> None:
    """Draw the bean of a winner below a crown, before a sun."""
    put(image, thing("nearly"), room.x, room.centre - room.w // 2, room.w)
    bean, crown = round(room.w * BELOW), round(room.w * CROWN)
    top = room.centre - room.w // 2
    put(image, portrait(place), room.middle - bean // 2, top + room.w - bean, bean)
    put(image, thing("crown"), room.middle - crown // 2, top, crown)


def _below(image: Image.Image, room: Box, place: Place, unit: Drawing | None) -> int:
    """Write the score below the name, and the reason beside the score or, where it is longer, below it; returns
    where the words end."""
    name, score, step = (46, 52, 74) if room.h > ROOMY else (38, 44, 48)
    scored = score_width(place.score, score, unit)
    third = bool(place.reason) and width(place.reason, SMALLEST) > room.w - scored - REASON
    if third:
        name, score, step = name * 7 // 8, score * 7 // 8, step * 3 // 4
    first = room.centre - step * (2 if third else 1) // 2
    text, size = fitting(written(place.name, place.place), name, room.w)
    write(image, (room.x, first), text, size, anchor="lm")
    write_score(image, room.x, first + step, place.score, score, unit)
    at = (room.x, first + 2 * step) if third else (room.x + scored + REASON, first + step)
    write(image, at, place.reason, SMALLEST, SECOND_ON_PANEL, "lm")
    return room.x + round(max(width(text, size), scored))


def _beside(image: Image.Image, room: Box, place: Place, unit: Drawing | None) -> None:
    score = score_width(place.score, 38, unit)
    write_score(image, room.right - score, room.centre, place.score, 38, unit)
    write_name(image, room.x, room.centre, place, 34, room.w - score - GAP)


def write_name(image: Image.Image, left: float, middle: int, place: Place, largest: int, free: float) -> None:
    """Write the name, with the reason below it where there is one: both from `left`, around the middle."""
    if place.reason:
        largest, middle = min(largest, 38), middle - SAID
        words, size = fitting(place.reason, SMALLEST, free)
        write(image, (left, middle + 2 * SAID), words, size, SECOND_ON_PANEL, "lm")
    text, size = fitting(written(place.name, place.place), largest, free)
    write(image, (left, middle), text, size, anchor="lm")


def score_width(score: int, size: int, unit: Drawing | None) -> float:
    """How wide `write_score` is."""
    return width(signed(score), size) + (size + 8 if unit else 0)


def write_score(image: Image.Image, left: float, middle: int, score: int, size: int, unit: Drawing | None) -> None:
    """Draw what is counted and how many of it, from `left` around the middle."""
    if unit:
        put(image, unit, left, middle - size // 2 - 1, size)
        left += size + 8
    write(image, (left, middle), signed(score), size, anchor="lm")


def signed(score: int) -> str:
    """Write a score with a minus where it is below 0."""
    return str(score).replace("-", "−")
