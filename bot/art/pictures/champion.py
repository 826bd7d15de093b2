"""Draws a player large: the best bean with its name, then rank, name and score; a winner with sun and crown."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, framed
from bot.art.canvas.letters import SMALLEST, draw_sign, width, write, written
from bot.art.canvas.stickers import put, thing
from bot.art.drawings import Drawing, tint
from bot.art.palette import OUTLINE
from bot.art.pictures.confetti import confetti
from bot.art.pictures.ranking import frame, portrait, score_width, write_name, write_score
from bot.art.scenes.end import End, Place

EDGE, GAP = 22, 14
SMALL = 40
"""Name and score stand in one line where the name is no smaller than this."""
ABOVE, IN_A_LINE, IN_TWO = 18, 82, 146
"""The distance from the frame to the crown, and the height of the words below the bean."""
DISC, NAME, SCORE = 60, 56, 64
LABEL, LABEL_HIGH = 32, 46
SUN, CROWN, BEAN, ALONE = 1.15, 0.37, 0.84, 0.98
"""How large sun and crown are for the height that is left for all, and a bean with a crown or without one for what
is above its name."""
FOOT = 0.07
"""So much of a drawing's height is free below it."""


def champion(image: Image.Image, box: Box, place: Place, scene: End) -> None:
    """Draw the player into a box that is about 370 pixels high."""
    won = place.rank == 1
    frame(image, box, won=won)
    words = IN_A_LINE if _in_a_line(box, place, scene.unit) else IN_TWO
    art = Box(box.x, box.y + ABOVE, box.w, box.h - ABOVE - words)
    if won:
        sun = round(art.h * SUN)
        put(image, thing("nearly"), art.middle - sun // 2, art.y + (art.h - sun) * 0.3, sun)
        covered = max(_bean(art, place), _label_width(place))
        around = Box(art.middle - covered // 2, art.y, covered, art.h)
        confetti(image, art.inside(14), [around], place, len(scene.places))
    _best(image, art, place)
    _words(image, box, place, scene.unit)


def _best(image: Image.Image, art: Box, place: Place) -> None:
    """Draw the bean above its name, below a crown if this player has won."""
    won = place.rank == 1
    label = LABEL_HIGH if place.best else 0
    size = _bean(art, place)
    put(image, portrait(place), art.middle - size // 2, art.bottom - label - size * (1 - FOOT), size)
    if won:
        crown = round(art.h * CROWN)
        put(image, thing("crown"), art.middle - crown // 2, art.y - crown * FOOT, crown)
    if label:
        wide = _label_width(place)
        around = Box(art.middle - wide // 2, art.bottom - label, wide, label)
        framed(image, around, label // 2, tint(place.paid[0]), OUTLINE, 3)
        write(image, (art.middle, around.centre), place.best, LABEL, OUTLINE, "mm")


def _bean(art: Box, place: Place) -> int:
    above = art.h - (LABEL_HIGH if place.best else 0)
    return round(above * (BEAN if place.rank == 1 else ALONE))


def _label_width(place: Place) -> int:
    return round(width(place.best, LABEL)) + 44


def _in_a_line(box: Box, place: Place, unit: Drawing | None) -> bool:
    """Whether the score has room beside the name and what stands below that."""
    free = box.w - 2 * EDGE - DISC - GAP - score_width(place.score, SCORE, unit) - GAP
    return max(width(written(place.name, place.place), SMALL), width(place.reason, SMALLEST)) <= free


def _words(image: Image.Image, box: Box, place: Place, unit: Drawing | None) -> None:
    """Write rank, name and score in a line, or the score below where there is no room beside the name."""
    one_line = _in_a_line(box, place, unit)
    middle = box.bottom - (48 if one_line else 104)
    draw_sign(image, (box.x + EDGE + DISC // 2, middle), place.place, DISC, str(place.rank))
    left, right, size = box.x + EDGE + DISC + GAP, box.right - EDGE, SCORE if one_line else NAME
    score = score_width(place.score, size, unit)
    if one_line:
        write_score(image, right - score, middle, place.score, size, unit)
        right -= round(score) + GAP
    else:
        write_score(image, box.middle - score / 2, middle + 60, place.score, size, unit)
    write_name(image, left, middle, place, NAME, right - left)
