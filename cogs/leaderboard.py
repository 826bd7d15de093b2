"""/leaderboard: who plays best on a server, of those alone who said that they may be listed."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot import store
from bot.client import BeanBot
from bot.games import CATALOGUE
from bot.games.contract import IllegalMove, MalformedMove
from bot.slash import offered
from bot.tables import Table
from bot.tables.ratings.ladders import LADDERS, Ladder, ladder_of
from bot.ui.contexts import server_of
from bot.ui.controls import Control, number, word
from bot.ui.incoming import control_of
from bot.ui.layout import Screen
from bot.ui.messages.ratings import NO, YES, Reader, chosen, ladder_name, leaderboard_screen, pages_of
from bot.ui.publishing.outbox.places import hand_of, panel_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.reply import Reply
from bot.words import DEFAULT, say
from cogs.acting import Interaction, show_panel, show_privately
from cogs.channel_access import games_seen
from cogs.guard import answering

GAMES = offered(LADDERS, ladder_name)
HALF_A_YEAR = 182 * 24 * 3600
"""Seconds after which somebody who plays no more is shown no more: nobody tells the bot who leaves a server."""


class Leaderboard(commands.Cog):
    """Shows leaderboards."""

    @app_commands.command(name="leaderboard", description=say(DEFAULT, "command-leaderboard"))
    @app_commands.describe(game=say(DEFAULT, "option-leaderboard-game"))
    @app_commands.choices(game=GAMES)
    async def leaderboard(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the leaderboard of this server."""
        async with answering(interaction) as reply:
            ladder = _ladder(game) if game else await _played_here(interaction)
            await reply.private(await _leaderboard(interaction, reply.locale, ladder, 0))


async def turn_leaderboard(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Show another page in the place of this one."""
    ladder, page = _ladder(word(control.args, 0)), number(control.args, 1)
    await show_privately(interaction, reply, await _leaderboard(interaction, reply.locale, ladder, page))


def _ladder(name: str) -> Ladder:
    if name not in LADDERS:
        raise MalformedMove("unknown-control")
    return LADDERS[name]


async def _leaderboard(interaction: Interaction, locale: str, ladder: Ladder, page: int) -> Screen:
    tables, guild, reader = interaction.client.tables, _server(interaction), interaction.user.id
    counting = await store.still_rating(tables.database, tables.now())
    places = await store.leaderboard_of(
        tables.database,
        guild,
        ladder.name,
        tables.now() - HALF_A_YEAR,
        await games_seen(interaction, guild),
        ladder.games,
    )
    own = await store.ratings_of(tables.database, reader, guild)
    games = sum(one.here.games for one in own if one.ladder == ladder.name and one.here is not None)
    person = await interaction.client.people.get(reader)
    shown = min(page, pages_of(len(places)) - 1)
    who = Reader(reader, person.listed, games)
    return leaderboard_screen(locale, ladder, places, shown, who, counting=counting)


def _server(interaction: Interaction) -> int:
    server = server_of(interaction)
    if server is None:
        raise IllegalMove("leaderboard-in-a-server")
    return server


async def _played_here(interaction: Interaction) -> Ladder:
    """The ladder of the game that ended last on this server, as far as this person may know."""
    guild, database = _server(interaction), interaction.client.tables.database
    found = await store.games_on(database, guild, 0, 1, await games_seen(interaction, guild))
    ladders = [ladder_of(one.game) for one in found.games if one.game in CATALOGUE]
    return ladders[0] if ladders else next(iter(LADDERS.values()))


async def answer(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Take the answer to the question at the end of a game."""
    table.seated(interaction.user.id)
    control = control_of(interaction)
    if control is None or control.args not in ((YES,), (NO,)):
        raise MalformedMove("unknown-control")
    listed = control.args == (YES,)
    await interaction.client.people.choose_listed(interaction.user.id, listed=listed)
    await show_panel(interaction, reply, table, notice=chosen(reply.locale, listed=listed))


async def choose(interaction: Interaction, *, listed: bool) -> None:
    """Note the same choice made elsewhere, and take the question away where it stands."""
    bot, person_id = interaction.client, interaction.user.id
    await bot.people.choose_listed(person_id, listed=listed)
    asked = (await bot.people.get(person_id)).asked_table
    if asked is None:
        return
    table = await bot.tables.get(asked)
    await bot.publisher.slots.read(table.id)
    for place in (hand_of(person_id), panel_of(person_id)):
        if bot.publisher.slots.get(Slot(table.id, place)) is not None:
            bot.publisher.outbox.mark(table, place)


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Leaderboard())
