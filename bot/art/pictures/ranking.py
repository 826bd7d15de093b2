"""Draws the ranking: a row for each player with rank, name and score, then the last harvest and the town."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed, lower_half
from bot.art.canvas.letters import draw_sign, fitting, in_lines, width, write, written
from bot.art.canvas.stickers import bean, put, thing
from bot.art.drawings import Drawing
from bot.art.palette import (
    FURROW,
    OPEN_AIR,
    OUTLINE,
    PANEL,
    RIM,
    SECOND_ON_PANEL,
    SOIL,
    TABLE_SHADOW,
    THALER,
)
from bot.art.pictures.counts import sign_width, times, with_sign
from bot.art.pictures.towns import buildings
from bot.art.scenes.end import Place
from bot.art.scenes.fields import Field

EDGE = 14
LINE = 48
"""The height of a line of fields or buildings."""
BEAN = 40
TEXT = 27
WINNER = "#fff0c4"
INSIDE, BETWEEN = 5, 6
"""The distances from the edge of a field to what stands in it, and from one field to the next."""
HIGH, SOIL_HIGH = 44, 8
"""The height of a field, and of its soil."""
SAID, SAID_LINES = 28, 2
"""The size of the words that say what a score is made of, and how many lines they have at most."""


class Style(NamedTuple):
    """How much room the rows take."""

    head: int
    winner: int
    """The height of the winner's line with the name; `head` is that of the others."""
    gap: int
    chart: int
    """How high the chart is at least."""
    counts: bool = True
    """Whether fields tell how many cards stood in them, and mixed ones three of their beans."""


STYLES = (Style(66, 92, 12, 370), Style(52, 66, 8, 370), Style(52, 66, 8, 316, counts=False))
"""The styles from the roomiest to the closest."""


def row_high(place: Place, room: int, style: Style) -> int:
    """How high the row of this player is."""
    head = style.winner if place.rank == 1 else style.head
    lines = len(_in_lines(place.fields, room - 2 * EDGE, style)) + bool(place.town)
    says = 34 * len(_said(place, room))
    return head + says + lines * LINE + (8 if lines or says else 0)


def _said(place: Place, room: int) -> tuple[str, ...]:
    return in_lines(place.says, SAID, room - 2 * EDGE - 10, SAID_LINES) if place.says else ()


def draw_row(image: Image.Image, box: Box, place: Place, unit: Drawing, style: Style) -> None:
    """Draw the row of this player."""
    won = place.rank == 1
    fill(image, Box(box.x, box.y + 5, box.w, box.h), 22, TABLE_SHADOW)
    framed(image, box, 22, WINNER if won else PANEL, THALER if won else RIM, 6 if won else 3)
    head = style.winner if won else style.head
    _head(image, Box(box.x, box.y, box.w, head), place, unit)
    y = box.y + head
    for words in _said(place, box.w):
        write(image, (box.x + EDGE + 6, y + 22), words, SAID, SECOND_ON_PANEL)
        y += 34
    for line in _in_lines(place.fields, box.w - 2 * EDGE, style):
        _fields(image, box.x + EDGE, y, line, style)
        y += LINE
    if place.town:
        buildings(image, Box(box.x + EDGE, y, box.w - 2 * EDGE - 12, LINE), place.town)


def _head(image: Image.Image, box: Box, place: Place, unit: Drawing) -> None:
    won = place.rank == 1
    across = min(box.h - 12, 58 if won else 46)
    middle = box.centre + 2
    draw_sign(image, (box.x + EDGE + across // 2, middle), place.place, across, str(place.rank))
    x = box.x + EDGE + across + 10
    if won and place.portrait is None:
        put(image, thing("crown"), box.x + EDGE + across // 2 - 26, box.y - 26, 52)
    if place.portrait is not None:
        size = min(box.h - 16, 76) if won else box.h - 6
        down = 8 if won else 0
        put(image, place.portrait, x, middle - size // 2 + down, size)
        if won:
            put(
                image, thing("crown"), x + size * 0.14, middle - size // 2 + down - size * 0.46, round(size * 0.72)
            )
        x += size + 10
    size = 46 if won else 38
    score = str(place.score).replace("-", "−")
    left = box.right - 20 - width(score, size)
    write(image, (left, middle), score, size, anchor="lm")
    left = min(left, box.right - 20 - width("00", size)) - size - 10
    put(image, unit, left, middle - size // 2 - 3, size + 6)
    text, points = fitting(written(place.name, place.place), 40 if won else 34, left - x - 8)
    write(image, (x, middle), text, points, anchor="lm")


def _in_lines(fields: Sequence[Field], room: int, style: Style) -> list[list[Field]]:
    """Give the fields that were not empty, in lines no wider than the room."""
    lines: list[list[Field]] = []
    left = 0.0
    for field in fields:
        if not field.cards:
            continue
        wide = _field_width(field, style) + BETWEEN
        if not lines or wide - BETWEEN > left:
            lines.append([])
            left = room
        lines[-1].append(field)
        left -= wide
    return lines


def _field_width(field: Field, style: Style) -> float:
    cards = width(times(field.cards), TEXT) + 6 if style.counts else 0
    beans = BEAN + 2 + 14 * (len(_shown(field, style)) - 1)
    return 2 * INSIDE + beans + cards + sign_width(field.pays, TEXT)


def _shown(field: Field, style: Style) -> Sequence[str]:
    """Give the beans that stand for a field: of a mixed one, two or three."""
    return tuple(dict.fromkeys(field.beans))[: 3 if style.counts else 2]


def _fields(image: Image.Image, x: float, y: int, fields: Sequence[Field], style: Style) -> None:
    for field in fields:
        wide = _field_width(field, style)
        small_field(image, Box(round(x), y, round(wide), HIGH), mixed=field.mixed)
        _crop(image, x + INSIDE, y, field, style)
        x += wide + BETWEEN


def small_field(image: Image.Image, box: Box, *, mixed: bool = False) -> None:
    """Draw an empty field as small as those of the final harvest."""
    fill(image, box, 10, OPEN_AIR)
    soil = Box(box.x, box.bottom - SOIL_HIGH, box.w, SOIL_HIGH)
    lower_half(image, soil, SOIL_HIGH // 2, FURROW if mixed else SOIL)


def _crop(image: Image.Image, x: float, y: int, field: Field, style: Style) -> None:
    """Draw what stood in the field, and what it paid."""
    base = y + 31
    for name in _shown(field, style):
        put(image, bean(name), x, y - 1, BEAN)
        x += 14
    x += BEAN - 14 + 2
    if style.counts:
        write(image, (x, base), times(field.cards), TEXT, SECOND_ON_PANEL)
        x += width(times(field.cards), TEXT) + 6
    with_sign(image, x, base, "thaler", field.pays, TEXT, OUTLINE)
