"""The commands of play: each is a click of the table's game, its options completed with what is possible now."""

from __future__ import annotations

import logging

from discord import app_commands
from discord.ext import commands

from bot.client import BeanBot
from bot.games.contract import Refusal
from bot.store import Status
from bot.ui.faults import trace
from bot.ui.incoming import focused_option
from bot.ui.screens import Click
from bot.ui.seeing import screens, seen
from bot.words import DEFAULT, say
from cogs.acting import Interaction, act
from cogs.choosing import table_choices, which_table
from cogs.guard import answering

log = logging.getLogger(__name__)

FIELDS = ("card", "field", "harvest", "offer", "give", "want", "to", "table")


def describe(*fields: str) -> dict[str, str]:
    """The descriptions of these options."""
    return {field: say(DEFAULT, f"option-{field}") for field in (*fields, "table")}


class Playing(commands.Cog):
    """The commands with which Bohnanza is played."""

    @app_commands.command(name="plant", description=say(DEFAULT, "command-plant"))
    @app_commands.describe(**describe("card", "field", "harvest"))
    async def plant(
        self,
        interaction: Interaction,
        field: str | None = None,
        harvest: str | None = None,
        card: str | None = None,
        table: int | None = None,
    ) -> None:
        """Plant a card."""
        await _run(interaction, table, field=field, harvest=harvest, card=card)

    @app_commands.command(name="harvest", description=say(DEFAULT, "command-harvest"))
    @app_commands.describe(**describe("field"))
    async def harvest(self, interaction: Interaction, field: str, table: int | None = None) -> None:
        """Harvest a field."""
        await _run(interaction, table, field=field)

    @app_commands.command(name="offer", description=say(DEFAULT, "command-offer"))
    @app_commands.describe(**describe("give", "want", "to"))
    async def offer(
        self,
        interaction: Interaction,
        give: str | None = None,
        want: str | None = None,
        to: str | None = None,
        table: int | None = None,
    ) -> None:
        """Offer a trade or a gift, or ask for something."""
        await _run(interaction, table, give=give, want=want, to=to)

    @app_commands.command(name="accept", description=say(DEFAULT, "command-accept"))
    @app_commands.describe(**describe("offer", "give"))
    async def accept(
        self, interaction: Interaction, offer: str, give: str | None = None, table: int | None = None
    ) -> None:
        """Accept an offer."""
        await _run(interaction, table, offer=offer, give=give)

    @app_commands.command(name="decline", description=say(DEFAULT, "command-decline"))
    @app_commands.describe(**describe("offer"))
    async def decline(self, interaction: Interaction, offer: str, table: int | None = None) -> None:
        """Decline an offer."""
        await _run(interaction, table, offer=offer)

    @app_commands.command(name="withdraw", description=say(DEFAULT, "command-withdraw"))
    @app_commands.describe(**describe("offer"))
    async def withdraw(self, interaction: Interaction, offer: str, table: int | None = None) -> None:
        """Take back an own offer."""
        await _run(interaction, table, offer=offer)

    @app_commands.command(name="end", description=say(DEFAULT, "command-end"))
    @app_commands.describe(**describe())
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """End the phase: turn up cards, or end trading."""
        await _run(interaction, table)

    @app_commands.command(name="pass", description=say(DEFAULT, "command-pass"))
    @app_commands.describe(**describe())
    async def pass_(self, interaction: Interaction, table: int | None = None) -> None:
        """Say that one does not mean to trade any more."""
        await _run(interaction, table)

    @app_commands.command(name="buy", description=say(DEFAULT, "command-buy"))
    @app_commands.describe(**describe())
    async def buy(self, interaction: Interaction, table: int | None = None) -> None:
        """Buy a third field."""
        await _run(interaction, table)

    @plant.autocomplete("field")
    @plant.autocomplete("harvest")
    @plant.autocomplete("card")
    @harvest.autocomplete("field")
    @offer.autocomplete("give")
    @offer.autocomplete("want")
    @offer.autocomplete("to")
    @accept.autocomplete("offer")
    @accept.autocomplete("give")
    @decline.autocomplete("offer")
    @withdraw.autocomplete("offer")
    async def complete(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What may stand in the option that is being typed."""
        return await _complete(interaction, typed)

    @plant.autocomplete("table")
    @harvest.autocomplete("table")
    @offer.autocomplete("table")
    @accept.autocomplete("table")
    @decline.autocomplete("table")
    @withdraw.autocomplete("table")
    @end.autocomplete("table")
    @pass_.autocomplete("table")
    @buy.autocomplete("table")
    async def complete_table(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The person's tables."""
        return await table_choices(interaction, typed)


async def _run(interaction: Interaction, named: int | None, **options: str | None) -> None:
    """Answer a command of play like a click."""
    async with answering(interaction) as reply:
        table = await which_table(interaction, named)
        await act(interaction, reply, table, _click(interaction, options))


def _click(interaction: Interaction, options: dict[str, str | None]) -> Click:
    name = interaction.command.name if interaction.command else ""
    return Click(f"/{name}", values={field: (value,) for field, value in options.items() if value is not None})


async def _complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    given = {field: getattr(interaction.namespace, field, None) for field in FIELDS}
    options = {field: str(value) for field, value in given.items() if field != "table" and value}
    try:
        named = given["table"]
        table = await which_table(interaction, named if isinstance(named, int) else None)
        seat = table.seat_of(interaction.user.id)
        if seat is None or table.row.status is not Status.RUNNING:
            return []
        looked = seen(table, seat, interaction.locale.value)
        choices = screens(table).complete(
            looked, _click(interaction, dict(options)), focused_option(interaction), typed
        )
    except Refusal:
        # Nothing to suggest; the command itself says why.
        return []
    except Exception as error:
        log.error("completing interaction %d failed: %s", interaction.id, trace(error))
        return []
    return [app_commands.Choice(name=choice.name, value=choice.value) for choice in choices]


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Playing())
