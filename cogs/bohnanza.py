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
    async def harvest(
        self,
        interaction: Interaction,
        field: str,
        thalers: str | None = None,
        distillery: str | None = None,
        table: int | None = None,
    ) -> None:
        """Harvest a field."""
        await run(interaction, FAMILY, table, field=field, thalers=thalers, distillery=distillery)

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
        """Pass: no more trading this turn."""
        await run(interaction, FAMILY, table)

    @command("buy")
    async def buy(self, interaction: Interaction, what: str | None = None, table: int | None = None) -> None:
        """Buy a third field, or buildings."""
        await run(interaction, FAMILY, table, what=what)

    @command("store")
    async def store(self, interaction: Interaction, card: str | None = None, table: int | None = None) -> None:
        """Put a card on the General Store."""
        await run(interaction, FAMILY, table, card=card)

    @command("peek")
    async def peek(self, interaction: Interaction, table: int | None = None) -> None:
        """Look at the top card of the draw pile."""
        await run(interaction, FAMILY, table)

    @command("bottom")
    async def bottom(self, interaction: Interaction, table: int | None = None) -> None:
        """Put the card looked at under the draw pile."""
        await run(interaction, FAMILY, table)

    @command("order")
    async def order(self, interaction: Interaction, cards: str | None = None, table: int | None = None) -> None:
        """Take the cards just drawn in an order."""
        await run(interaction, FAMILY, table, cards=cards)

    @command("move")
    async def move(self, interaction: Interaction, card: str, to: str, table: int | None = None) -> None:
        """Move a card of the hand."""
        await run(interaction, FAMILY, table, card=card, to=to)

    @command("town")
    async def town(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the town."""
        await run(interaction, FAMILY, table)


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Bohnanza())
