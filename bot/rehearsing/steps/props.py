"""What the steps show: a drawing, and a hand as people see it in a game, with a name that is hard to write."""

from __future__ import annotations

import asyncio
import io

import discord

from bot.art.drawings import Drawing, drawings
from bot.ui.components import Picture

ODD_NAMES = (
    "**Zoë** _und_ ~~Ana~~",
    "@everyone <@&1> <#2>",
    "https://example.org [x](y)",
    "Ωmega Łukasz 李小龙 नमस्ते",
    "‮txet desrever",
    "a\N{ZERO WIDTH SPACE}b 🇩🇪 👩‍🌾 🫘",
)
"""Names that nobody has, with everything in them that was ever in the way."""
SYMBOL = "🫘"
LATIN = "Zoë Łukáš ñ"
"""A name with letters that the font of pictures has."""
BEANS = [drawing for drawing in drawings() if drawing.kind == "beans"]
BEAN, OTHER = BEANS[:2]
SHOWN = BEANS[:5]
"""The beans of a hand, its front card first."""
FRAMES = 3
"""So many pictures are in a film."""
NAME, OTHER_NAME, FILM = "hand.png", "table.png", "film.gif"


def picture(name: str = NAME) -> Picture:
    """A picture's place in a message."""
    return Picture(name, (), "A bean")


async def file(bean: Drawing = BEAN, name: str = NAME) -> discord.File:
    """A bean as a file."""
    return discord.File(io.BytesIO(await drawn(bean)), name)


async def drawn(bean: Drawing) -> bytes:
    """A bean as PNG."""
    from bot.art.sprites import png

    return await asyncio.to_thread(png, bean, 180)


async def hand(name: str) -> discord.File:
    """A picture of a hand as games show it, with this name beside it."""
    return discord.File(io.BytesIO(await asyncio.to_thread(_hand, name)), NAME)


async def film() -> discord.File:
    """A film as games have one, of a hand whose front card changes."""
    return discord.File(io.BytesIO(await asyncio.to_thread(_film)), FILM)


def _film() -> bytes:
    from bot.art.pictures import draw
    from bot.features.films.making import QUALITIES, frames
    from bot.features.films.shots import timed

    shots = timed([_hand(LATIN, first) for first in range(FRAMES)])
    return b"".join(map(draw, frames(shots, QUALITIES[0])))


def _hand(name: str, first: int = 0) -> bytes:
    from bot.art.pictures import draw
    from bot.art.scenes.fields import Field
    from bot.art.scenes.fields import Step as MeterStep
    from bot.art.scenes.hand import Card, Hand, Other

    meter = (MeterStep(2, 1), MeterStep(4, 2))
    names = [bean.name for bean in (*SHOWN[first:], *SHOWN[:first])]
    cards = tuple(Card(bean, bean.replace("_", " ").title(), meter) for bean in names)
    fields = (Field((names[0],), 3, 1, MeterStep(4, 2)), Field())
    return draw(Hand("Plant me", "5 cards", cards, fields, 7, others=(Other(1, name, 6, 2, fields),)))
