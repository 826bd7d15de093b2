"""Draws the picture of somebody's last games: a column for each, as high as their place, above its score.

The first three places differ by colour, lightness and badge: a crown, a round one, a square one; all others are
hollow.
"""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill, framed
from bot.art.canvas.letters import width, write, write_in
from bot.art.canvas.saving import flat, png
from bot.art.canvas.stickers import put, thing
from bot.art.palette import OUTLINE, PANEL, SECOND_ON_PANEL, THALER
from bot.art.pictures.ranking import signed
from bot.art.pictures.titled import titled
from bot.art.scenes.form import Form, Game

HIGH = 396
INSIDE, ABOVE, BELOW = 26, 114, 60
"""The distances from the edge of the panel to the columns: at the sides, above and below, where words stand."""
WIDEST, APART = 130, 9
LOWEST = 52
"""The height of a column for the last place: a badge has room in it."""
MOST = 12
"""At most so many games are shown."""
MEDALS = (THALER, "#9ea7ba", "#a66530")
"""The colours of the first three places: gold, silver, bronze, each darker than the one before."""
HOLLOW = "#93826e"
"""The edge of the columns of all other places."""
BADGE, LEGEND = 44, 28


def form_picture(scene: Form) -> bytes:
    """Draw the last games as PNG."""
    image, box = titled(scene.title, HIGH)
    _legend(image, Box(box.x + INSIDE, box.y + 14, box.w - 2 * INSIDE, BADGE), scene)
    games = scene.games[-MOST:]
    step = min(WIDEST + APART, (box.w - 2 * INSIDE + APART) // max(len(games), 1))
    left = box.middle - (step * len(games) - APART) // 2
    for number, game in enumerate(games):
        _column(image, Box(left + number * step, box.y + ABOVE, step - APART, HIGH - ABOVE - BELOW), game)
    return png(flat(image))


def _legend(image: Image.Image, room: Box, scene: Form) -> None:
    """Draw what each badge means, and at the right what the numbers below the columns are."""
    x = room.x
    for place, says in enumerate(scene.places, 1):
        _filled(image, Box(x, room.y, BADGE + 6, BADGE), place)
        x += BADGE + 6 + 10
        write(image, (x, room.centre), says, LEGEND, anchor="lm")
        x += round(width(says, LEGEND)) + 24
    write(image, (room.right, room.centre), scene.says, LEGEND, SECOND_ON_PANEL, "rm")


def _column(image: Image.Image, room: Box, game: Game) -> None:
    """Draw how high the place is among so many, with the place on top and the score below."""
    better = (game.of - game.place) / max(game.of - 1, 1)
    high = round(LOWEST + (room.h - LOWEST) * better)
    column = Box(room.x, room.bottom - high, room.w, high)
    _filled(image, column, 1 if game.won else game.place)
    write_in(image, Box(room.x - 3, column.y - 38, room.w + 6, 34), f"{game.place}/{game.of}", 30, OUTLINE)
    write_in(image, Box(room.x, room.bottom + 10, room.w, 34), signed(game.score), 30, SECOND_ON_PANEL)


def _filled(image: Image.Image, column: Box, place: int) -> None:
    """Fill a column in the colour of the place, with its badge at the top."""
    if place > len(MEDALS):
        framed(image, column, 8, PANEL, HOLLOW, 4)
        return
    fill(image, column, 8, MEDALS[place - 1])
    badge = Box(column.middle - BADGE // 2 + 6, column.y + 6, BADGE - 12, BADGE - 12)
    if place == 1:
        put(image, thing("crown"), badge.x - 5, badge.y - 5, badge.w + 10)
        return
    fill(image, badge, badge.w // 2 if place == 2 else 6, PANEL)
    write(image, (badge.middle, badge.centre), str(place), 27, OUTLINE, "mm")
