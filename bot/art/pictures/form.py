"""Draws the picture of somebody's last games: a column for each, as high as their place, above its score."""

from __future__ import annotations

from PIL import Image

from bot.art.canvas.boxes import Box, fill
from bot.art.canvas.letters import fitting, spelled, write, write_in
from bot.art.canvas.saving import WIDE, flat, png
from bot.art.palette import OUTLINE, PANEL, RIM, SEATS, SECOND_ON_PANEL, TABLE, TABLE_SHADOW, THALER
from bot.art.scenes.form import Form, Game

LEFT = 20
HEAD, HIGH = 86, 330
INSIDE, ABOVE, BELOW = 26, 100, 56
"""The distances from the edge of the panel to the columns: at the sides, above and below, where words stand."""
WIDEST, APART = 66, 9
LOWEST = 26
"""The height of a column for the last place."""
MOST = 12
"""At most so many games are shown."""


def form_picture(scene: Form) -> bytes:
    """Draw the last games as PNG."""
    image = Image.new("RGB", (WIDE, HEAD + HIGH + 26), TABLE)
    title, size = fitting(spelled(scene.title), 46, WIDE - 2 * LEFT - 12)
    write(image, (LEFT + 6, 58), title, size, RIM)
    box = Box(LEFT, HEAD, WIDE - 2 * LEFT, HIGH)
    fill(image, Box(box.x, box.y + 5, box.w, box.h), 22, TABLE_SHADOW)
    fill(image, box, 22, PANEL)
    says, size = fitting(spelled(scene.says), 30, box.w - 2 * INSIDE)
    write(image, (box.x + INSIDE, box.y + 42), says, size, SECOND_ON_PANEL)
    games = scene.games[-MOST:]
    step = min(WIDEST + APART, (box.w - 2 * INSIDE) // max(len(games), 1))
    for number, game in enumerate(games):
        _column(
            image, Box(box.x + INSIDE + number * step, box.y + ABOVE, step - APART, HIGH - ABOVE - BELOW), game
        )
    return png(flat(image))


def _column(image: Image.Image, room: Box, game: Game) -> None:
    """Draw how high the place is among so many, with the place on top and the score below."""
    better = (game.of - game.place) / max(game.of - 1, 1)
    high = round(LOWEST + (room.h - LOWEST) * better)
    column = Box(room.x, room.bottom - high, room.w, high)
    fill(image, column, 8, THALER if game.won else SEATS[0])
    write_in(image, Box(room.x - 3, column.y - 34, room.w + 6, 32), f"{game.place}/{game.of}", 30, OUTLINE)
    score = str(game.score).replace("-", "−")
    write_in(image, Box(room.x - 3, room.bottom + 8, room.w + 6, 34), score, 28, SECOND_ON_PANEL)
