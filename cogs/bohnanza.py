"""The commands with which Bohnanza is played, every edition of it."""

from __future__ import annotations

from functools import partial

from discord.ext import commands

from bot.client import BeanBot
from cogs import playing
from cogs.acting import Interaction
from cogs.playing import run

FAMILY = "bohnanza"

command = partial(playing.command, FAMILY)


class Bohnanza(commands.Cog):
    """Plant, trade, harvest."""

    @command("plant")
    async def plant(
        self,
        interaction: Interaction,
        field: str | None = None,
        harvest: str | None = None,
        card: str | None = None,
        table: int | None = None,
    ) -> None:
        """Plant a card."""
        await run(interaction, FAMILY, table, field=field, harvest=harvest, card=card)

    @command("harvest")
    async def harvest(self, interaction: Interaction, field: str, table: int | None = None) -> None:
        """Harvest a field."""
        await run(interaction, FAMILY, table, field=field)

    @command("offer")
    async def offer(
        self,
        interaction: Interaction,
        give: str | None = None,
        want: str | None = None,
        to: str | None = None,
        table: int | None = None,
    ) -> None:
        """Offer a trade or a gift, or ask for something."""
        await run(interaction, FAMILY, table, give=give, want=want, to=to)

    @command("accept")
    async def accept(
        self, interaction: Interaction, offer: str, give: str | None = None, table: int | None = None
    ) -> None:
        """Accept an offer."""
        await run(interaction, FAMILY, table, offer=offer, give=give)

    @command("decline")
    async def decline(self, interaction: Interaction, offer: str, table: int | None = None) -> None:
        """Decline an offer."""
        await run(interaction, FAMILY, table, offer=offer)

    @command("withdraw")
    async def withdraw(self, interaction: Interaction, offer: str, table: int | None = None) -> None:
        """Take back an own offer."""
        await run(interaction, FAMILY, table, offer=offer)

    @command("end")
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """End the phase: turn up cards, end trading, or leave the rest."""
        await run(interaction, FAMILY, table)

    @command("discard")
    async def discard(self, interaction: Interaction, card: str, table: int | None = None) -> None:
        """Discard a card in a bean duel."""
        await run(interaction, FAMILY, table, card=card)

    @command("pass")
    async def pass_(self, interaction: Interaction, table: int | None = None) -> None:
        """Say that one does not mean to trade any more."""
        await run(interaction, FAMILY, table)

    @command("buy")
    async def buy(self, interaction: Interaction, table: int | None = None) -> None:
        """Buy a third field."""
        await run(interaction, FAMILY, table)


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Bohnanza())
