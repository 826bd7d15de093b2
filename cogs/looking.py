"""Looking at one's hand, the table and the rules; nothing here changes a game."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import BeanBot
from bot.games import CATALOGUE
from bot.games.contract import IllegalMove, MalformedMove, NotYourSeat
from bot.tables import Table, moving
from bot.ui.contexts import server_of
from bot.ui.controls import Control, number, word
from bot.ui.families import FAMILIES
from bot.ui.layout import Screen
from bot.ui.messages.about import about_screen
from bot.ui.messages.lobby import onlooker_screen
from bot.ui.publishing.outbox.places import PUBLIC, hand_of
from bot.ui.reply import Reply
from bot.ui.screens import RULES
from bot.ui.seeing import facts
from bot.version import VERSION
from bot.words import DEFAULT, say
from cogs import elsewhere
from cogs.acting import Interaction, show_aside, show_panel, show_privately
from cogs.choosing import ANY, OPEN, table_choices, which_table
from cogs.guard import answering, suggesting
from cogs.opening import GAMES, may_post, place

TABLE = say(DEFAULT, "option-table")


class Looking(commands.Cog):
    """Shows things."""

    @app_commands.command(name="hand", description=say(DEFAULT, "command-hand"))
    @app_commands.describe(table=TABLE)
    async def hand(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the person's hand privately."""
        async with answering(interaction) as reply:
            await show_hand(interaction, reply, await which_table(interaction, table, OPEN))

    @app_commands.command(name="table", description=say(DEFAULT, "command-table"))
    @app_commands.describe(table=TABLE)
    async def table(self, interaction: Interaction, table: int | None = None) -> None:
        """Post the table message again."""
        async with answering(interaction) as reply:
            await post_anew(interaction, reply, await which_table(interaction, table, ANY))

    @app_commands.command(name="rules", description=say(DEFAULT, "command-rules"))
    @app_commands.describe(game=say(DEFAULT, "option-game"))
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: Interaction, game: str = next(iter(CATALOGUE))) -> None:
        """Explain a game."""
        async with answering(interaction) as reply:
            await reply.private(FAMILIES[CATALOGUE[game].family].rules(game, reply.locale))

    @app_commands.command(name="about", description=say(DEFAULT, "command-about"))
    async def about(self, interaction: Interaction) -> None:
        """Say what this bot is, what it stores and who runs it."""
        async with answering(interaction) as reply:
            bot = interaction.client
            await reply.private(about_screen(reply.locale, VERSION, bot.contact, bot.keep, bot.links()))

    @hand.autocomplete("table")
    @table.autocomplete("table")
    @suggesting
    async def complete_table(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The person's tables."""
        return await table_choices(interaction, typed)


async def show_hand(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Show a person their panel there where they asked for it; before the game, where it will be. Whoever does not
    play may watch."""
    try:
        table.seated(interaction.user.id)
    except NotYourSeat as refusal:
        if refusal.reason != "not-seated" or not table.open or table.given:
            raise
        watches = interaction.user.id in table.watchers
        await reply.private(onlooker_screen(facts(table), reply.locale, watches=watches))
        return
    if table.state is not None:
        await show_panel(interaction, reply, table)
        return
    greeting = await interaction.client.publisher.prepare(table, hand_of(interaction.user.id))
    await show_privately(interaction, reply, greeting.render())


async def post_anew(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Post the table message again; in this channel if the table's own is gone."""
    table.seated(interaction.user.id)
    if not table.in_a_channel:
        await show_panel(interaction, reply, table)
        return
    if table.elsewhere:
        await elsewhere.post_anew(interaction, reply, table)
        return
    await _move_if_homeless(interaction, table)
    interaction.client.publisher.outbox.mark(table, PUBLIC, fresh=True)
    await reply.say("posted-anew", table=table.id, channel=f"<#{table.row.channel_id}>")


async def show_rules(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Explain the game of this table privately, to a player in their panel; in a lobby the rules follow the game
    that the host chooses."""
    if table.running and table.seat_of(interaction.user.id) is not None:
        await show_panel(interaction, reply, table, part=RULES)
        return
    locale = reply.locale

    def draw(table: Table) -> Screen | None:
        rules = FAMILIES[table.game.family].rules(table.game.key, locale)
        return rules if table.open else None

    if table.open:
        await show_aside(interaction, reply, table, "rules", draw)
    else:
        await reply.private(FAMILIES[table.game.family].rules(table.game.key, locale))


async def turn_page(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Show another page of the rules of a game in place of the previous one."""
    game, page = word(control.args, 0), number(control.args, 1)
    if game not in CATALOGUE:
        raise MalformedMove("unknown-control")
    layout = FAMILIES[CATALOGUE[game].family].rules(game, reply.locale, page)
    await show_privately(interaction, reply, layout)


async def _move_if_homeless(interaction: Interaction, table: Table) -> None:
    """A table whose channel was deleted or closed to the bot goes on in the channel where somebody asks for it."""
    bot = interaction.client
    guild = bot.get_guild(table.row.guild_id)
    if guild is not None and await _may_stay(guild, table.row.channel_id):
        return
    if guild is None or server_of(interaction) != guild.id or table.row.status not in OPEN:
        raise IllegalMove("cannot-send-here")
    _, here = place(interaction)
    await moving.move(bot.tables, table.id, here)


async def _may_stay(guild: discord.Guild, channel_id: int) -> bool:
    """Whether this channel is there and the bot may write in it; of a thread that is archived only Discord
    knows."""
    channel = guild.get_channel_or_thread(channel_id)
    if channel is None:
        try:
            channel = await guild.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden):
            return False
    locked = isinstance(channel, discord.Thread) and channel.locked
    return not locked and may_post(channel, channel.permissions_for(guild.me))


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Looking())
