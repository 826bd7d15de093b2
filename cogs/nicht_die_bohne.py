"""The commands with which Nicht die Bohne is played."""

from __future__ import annotations

from functools import partial

from discord.ext import commands

from bot.client import BeanBot
from cogs import playing
from cogs.acting import Interaction
from cogs.playing import run

FAMILY = "nicht_die_bohne"

command = partial(playing.command, FAMILY)


class NichtDieBohne(commands.Cog):
    """Lay, take."""

    @command("lay")
    async def lay(self, interaction: Interaction, card: str, table: int | None = None) -> None:
        """Lay a card, or another one in its place."""
        await run(interaction, FAMILY, table, card=card)

    @command("take")
    async def take(self, interaction: Interaction, card: str, table: int | None = None) -> None:
        """Take a card of the trick."""
        await run(interaction, FAMILY, table, card=card)


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(NichtDieBohne())
