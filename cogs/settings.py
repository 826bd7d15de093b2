"""What people choose for themselves, and those who manage a server for its tables."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot import store
from bot.client import BeanBot
from bot.games.contract import IllegalMove
from bot.store import Status
from bot.tables import Table
from bot.ui.messages.lobby import words_screen
from bot.ui.messages.settings import chosen, settings_screen
from bot.ui.publishing.people import OFF
from bot.ui.publishing.places import PUBLIC, hand_of, panel_of
from bot.ui.publishing.slots import Slot
from bot.ui.reply import Reply
from bot.words import DEFAULT, say
from cogs.acting import Interaction, show_panel
from cogs.allowed import note
from cogs.guard import answering

PLAYED = (Status.RUNNING,)
"""Other tables have no pictures, and those that are over are left as they are."""
ON_OFF = {"on": True, "off": False}
ME, SERVER = "me", "server"
PICTURES = [app_commands.Choice(name=say(DEFAULT, "choice-pictures", on=key), value=key) for key in ON_OFF]
WHOSE = [app_commands.Choice(name=say(DEFAULT, "choice-whose", whose=key), value=key) for key in (ME, SERVER)]


class Settings(commands.Cog):
    """Changes and shows settings."""

    @app_commands.command(name="settings", description=say(DEFAULT, "command-settings"))
    @app_commands.describe(pictures=say(DEFAULT, "option-pictures"), whose=say(DEFAULT, "option-whose"))
    @app_commands.choices(pictures=PICTURES, whose=WHOSE)
    async def settings(self, interaction: Interaction, pictures: str | None = None, whose: str = ME) -> None:
        """Choose between pictures and words; without a choice, say what was chosen."""
        async with answering(interaction) as reply:
            if pictures is None:
                await _show(interaction, reply)
            elif whose == SERVER:
                await _choose_for_server(interaction, reply, on=ON_OFF[pictures])
            else:
                await _choose_for_oneself(interaction, on=ON_OFF[pictures])
                await reply.private(words_screen(chosen(reply.locale, pictures=ON_OFF[pictures])))
                await _show_anew(interaction)


async def _show(interaction: Interaction, reply: Reply) -> None:
    publisher, guild = interaction.client.publisher, interaction.guild_id
    person = await publisher.people.get(interaction.user.id)
    at_tables = None if guild is None else (await publisher.servers.get(guild)).pictures
    await reply.private(settings_screen(reply.locale, pictures=person.pictures != OFF, at_tables=at_tables))


async def _choose_for_server(interaction: Interaction, reply: Reply, *, on: bool) -> None:
    """For the public messages of its tables; for whoever manages the server."""
    if interaction.guild_id is None:
        raise IllegalMove("settings-in-a-server")
    if not interaction.permissions.manage_guild:
        raise IllegalMove("not-your-server")
    bot = interaction.client
    await bot.publisher.servers.choose_pictures(interaction.guild_id, on=on)
    await reply.private(words_screen(chosen(reply.locale, pictures=on, at_tables=True)))
    for row in await store.tables_of_server(bot.tables.database, interaction.guild_id, PLAYED):
        bot.publisher.mark(await bot.tables.get(row.id), PUBLIC)


async def _choose_for_oneself(interaction: Interaction, *, on: bool) -> None:
    await note(interaction)
    await interaction.client.people.choose_pictures(interaction.user.id, on=on)


async def _show_anew(interaction: Interaction) -> None:
    """Bring what the person has at their tables up to date, in whatever way each message can still be edited."""
    bot, person = interaction.client, interaction.user.id
    for row in await store.tables_of(bot.tables.database, person, PLAYED):
        table = await bot.tables.get(row.id)
        await bot.publisher.slots.read(table.id)
        for place in (hand_of(person), panel_of(person)):
            if bot.publisher.slots.get(Slot(table.id, place)) is not None:
                bot.publisher.mark(table, place)


async def turn_pictures_off(interaction: Interaction, reply: Reply, table: Table) -> None:
    """From under the first picture: the panel, and all others of this person, come in words from now on."""
    table.seated(interaction.user.id)
    await _choose_for_oneself(interaction, on=False)
    await show_panel(interaction, reply, table, notice=chosen(reply.locale, pictures=False))
    await _show_anew(interaction)


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Settings())
