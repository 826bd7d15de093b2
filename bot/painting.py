"""Puts everything together that draws: sprites in the background once the bot is up, then any picture.

What is done here is done by workers, in a process or a thread of theirs, and is loaded there alone.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.errors import trace

if TYPE_CHECKING:
    from bot.art.drawings import Drawing
    from bot.workers import Workers

log = logging.getLogger(__name__)

FOLDER = "-sprites"
"""The end of the name of the folder in which sprites are kept; it begins with the database's name."""


def draw(scene: tuple[Any, ...]) -> bytes:
    """Draw this scene as PNG; raises whatever goes wrong, also if what draws cannot be loaded here."""
    # Loaded where it is drawn: it takes a tenth of a second, and nobody needs it at the start.
    from bot.art.pictures import draw as drawn

    return drawn(scene)


def folder_beside(database: Path) -> Path:
    """The folder in which sprites are kept."""
    return database.with_name(database.stem + FOLDER)


def shelve(folder: Path) -> None:
    """Keep sprites in this folder from now on; without them pictures are drawn all the same."""
    try:
        from bot.art import sprites
        from bot.art.shelf import Shelf

        sprites.use(Shelf(folder))
    except Exception as error:
        log.error("the sprites cannot be kept: %s", trace(error))


def set_up(folder: Path) -> None:
    """Do the same, load all that draws, and draw the sprites that do not lie there yet: a picture that has to do
    that by itself takes longer than a worker may."""
    shelve(folder)
    from bot.art import pictures  # noqa: F401

    for drawing in _missing():
        _draw_sprite(drawing)


async def prepare(workers: Workers, ready: Callable[[], Awaitable[object]]) -> None:
    """Once the bot is up, have the sprites drawn that do not lie on the shelf yet, one after the other. Whatever
    goes wrong, pictures that need one draw it themselves."""
    try:
        await ready()
        # At once, since mostly nothing is missing: a hundred works would come in the way of pictures.
        for drawing in await workers.run(_missing):
            await workers.run(_draw_sprite, drawing)
    except Exception as error:
        log.error("the sprites cannot be drawn: %s", trace(error))


def _missing() -> list[Drawing]:
    """The drawings of which there is no whole sprite on the disk."""
    from bot.art import sprites
    from bot.art.drawings import drawings

    return [drawing for drawing in drawings() if not sprites.lies_ready(drawing, sprites.LARGE)]


def _draw_sprite(drawing: Drawing) -> None:
    from bot.art import sprites

    sprites.kept(drawing, sprites.LARGE)
