"""/history and /stats: games that were played to their end, shown to one person alone."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot import store
from bot.client import BeanBot
from bot.games import CATALOGUE
from bot.games.contract import IllegalMove, MalformedMove
from bot.slash import offered
from bot.store import Played
from bot.ui.contexts import server_of
from bot.ui.controls import Control, number, word
from bot.ui.families import FAMILIES
from bot.ui.layout import Screen
from bot.ui.messages.form import MOST, with_form
from bot.ui.messages.past import (
    AT_ONCE,
    ME,
    MOST_PARTNERS,
    SERVER,
    Listed,
    history_screen,
    pages_of,
    stats_screen,
)
from bot.ui.messages.ratings import rating_lines
from bot.ui.reply import Reply
from bot.words import DEFAULT, say
from cogs.acting import Interaction, show_privately
from cogs.channel_access import games_seen
from cogs.guard import answering
from cogs.picturing import drawn, with_pictures

WHOSE = offered((ME, SERVER), lambda locale, key: say(locale, "choice-history-whose", whose=key))


class Past(commands.Cog):
    """Shows what is kept of games."""

    @app_commands.command(name="history", description=say(DEFAULT, "command-history"))
    @app_commands.describe(whose=say(DEFAULT, "option-history-whose"))
    @app_commands.choices(whose=WHOSE)
    async def history(self, interaction: Interaction, whose: str = ME) -> None:
        """List games, newest first."""
        async with answering(interaction) as reply:
            await reply.private(await _history(interaction, reply.locale, whose, 0))

    @app_commands.command(name="stats", description=say(DEFAULT, "command-stats"))
    async def stats(self, interaction: Interaction) -> None:
        """Show the person's games in numbers."""
        async with answering(interaction) as reply:
            await reply.private(await _stats(interaction, reply.locale, 0))


async def turn_history(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Show another page of a list of games in its place."""
    whose, page = word(control.args, 0), number(control.args, 1)
    if whose not in (ME, SERVER):
        raise MalformedMove("unknown-control")
    await show_privately(interaction, reply, await _history(interaction, reply.locale, whose, page))


async def turn_stats(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Show another page of numbers in the place of this one."""
    await show_privately(interaction, reply, await _stats(interaction, reply.locale, number(control.args, 0)))


async def _history(interaction: Interaction, locale: str, whose: str, page: int) -> Screen:
    bot, reader, guild = interaction.client, interaction.user.id, server_of(interaction)
    database, first = bot.tables.database, page * AT_ONCE
    if whose == SERVER and guild is None:
        raise IllegalMove("history-in-a-server")
    if whose == SERVER and guild is not None:
        found = await store.games_on(database, guild, first, AT_ONCE, await games_seen(interaction, guild))
    else:
        found = await store.games_of(database, reader, first, AT_ONCE)
    if not found.games and page:
        # Games were forgotten since: the last page is what is left.
        return await _history(interaction, locale, whose, pages_of(found.total) - 1)
    return history_screen(locale, Listed(found, page, whose, reader, not bot.filling_in.done))


async def _stats(interaction: Interaction, locale: str, page: int) -> Screen:
    bot, reader = interaction.client, interaction.user.id
    database = bot.tables.database
    played = await store.played_by(database, reader)
    partners = await store.partners_of(database, reader, MOST_PARTNERS)
    own = await store.ratings_of(database, reader, server_of(interaction))
    rated = (
        []
        if not played
        else rating_lines(locale, own, counting=await store.still_rating(database, bot.tables.now()))
    )

    def deeds(kind: Played) -> str:
        return FAMILIES[CATALOGUE[kind.game].family].deeds(locale, kind)

    shown = min(page, pages_of(len(played)) - 1)
    counting = not bot.filling_in.done
    below = stats_screen(locale, played, partners, shown, deeds, counting=counting, ratings=rated)
    games = () if shown else await store.last_games(database, reader, MOST)
    layout = with_form(locale, below, games, pictures=await with_pictures(interaction))
    await drawn(interaction, layout)
    return layout


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Past())
