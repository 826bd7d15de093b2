"""Puts everything together that draws: sprites in the background once the bot starts, then any picture."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

from bot.errors import trace

log = logging.getLogger(__name__)

FOLDER = "-sprites"
"""The end of the name of the folder in which sprites are kept; it begins with the database's name."""


def draw(scene: tuple[Any, ...]) -> bytes:
    """Draw this scene as PNG; raises whatever goes wrong, also if what draws cannot be loaded here."""
    # Loaded in the thread that draws: it takes a tenth of a second, and nobody needs it at the start.
    from bot.art.pictures import draw as drawn

    return drawn(scene)


def folder_beside(database: Path) -> Path:
    """The folder in which sprites are kept."""
    return database.with_name(database.stem + FOLDER)


async def prepare(folder: Path, ready: Callable[[], Awaitable[object]]) -> None:
    """Keep sprites in this folder and, once the bot is up, draw those that do not lie there yet, one after the
    other. Whatever goes wrong, pictures that need one draw it themselves."""
    try:
        everything = await asyncio.to_thread(_shelve, folder)
        await ready()
        # At once, since mostly nothing is missing: a hundred turns in a thread would come in the way of clicks.
        for drawing in await asyncio.to_thread(_missing, everything):
            await asyncio.to_thread(_draw_sprite, drawing)
    except Exception as error:
        log.error("the sprites cannot be drawn: %s", trace(error))


def _shelve(folder: Path) -> tuple[Any, ...]:
    from bot.art import sprites
    from bot.art.drawings import drawings
    from bot.art.shelf import Shelf

    sprites.use(Shelf(folder))
    return drawings()


def _missing(everything: Iterable[Any]) -> list[Any]:
    """The drawings of which there is no whole sprite on the disk."""
    from bot.art import sprites

    return [drawing for drawing in everything if not sprites.lies_ready(drawing, sprites.LARGE)]


def _draw_sprite(drawing: Any) -> None:
    from bot.art import sprites

    sprites.kept(drawing, sprites.LARGE)
