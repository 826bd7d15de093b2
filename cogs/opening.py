"""Opening a table: /play, and the rematch of a game that is over."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import BeanBot
from bot.games import CATALOGUE
from bot.games.contract import IllegalMove
from bot.players import EXPERT, STRENGTHS
from bot.slash import offered
from bot.store import Computer, Status, Why
from bot.tables import Table, calls, closing, lobby, watching
from bot.tables.capacity import enough_computers
from bot.tables.clocks.pace import PACES
from bot.tables.computers.seats import unused
from bot.tables.computers.strengths import USUAL
from bot.tables.computers.tempo import TEMPOS, USUAL_TEMPO
from bot.tables.rematch import rematch
from bot.ui.contexts import Context, context_of, has_installed, in_bot_dm, place_of, server_of
from bot.ui.faults import TRANSIENT, Fault, fault
from bot.ui.incoming import person_of
from bot.ui.messages import games
from bot.ui.messages.refusals import readable
from bot.ui.messages.tempo import tempo_name
from bot.ui.publishing.direct_messages.reaching import Reach
from bot.ui.publishing.outbox.places import PUBLIC, hand_of
from bot.ui.publishing.outbox.reader import url_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.reply import Reply
from bot.words import DEFAULT, say
from cogs import threads
from cogs.acting import Interaction, tell_host
from cogs.allowed import no_opener
from cogs.alone import play_again, play_alone
from cogs.channel_access import still_there
from cogs.choosing import table_choices, which_table
from cogs.computers import shuffled_names
from cogs.elsewhere import deadline_holds, require_public
from cogs.guard import answering, suggesting
from cogs.guests import show_players
from cogs.languages import LANGUAGES, of_new_table
from cogs.reading import note
from cogs.threads import Wish

GAMES = offered(CATALOGUE, games.name)
NUMBERS = [app_commands.Choice(name=str(number), value=number) for number in range(7)]
KINDS = offered((*STRENGTHS, EXPERT), lambda locale, key: say(locale, "strength", strength=key))
PACE_CHOICES = offered(PACES, lambda locale, key: say(locale, "pace-option", pace=key))
TEMPO_CHOICES = offered(TEMPOS, tempo_name)

OVER = (Status.ENDED,)


class Opening(commands.Cog):
    """Opens tables."""

    def __init__(self, bot: BeanBot) -> None:
        self.bot = bot

    @app_commands.command(name="play", description=say(DEFAULT, "command-play"))
    @app_commands.describe(
        game=say(DEFAULT, "option-game"),
        computers=say(DEFAULT, "option-computers"),
        start=say(DEFAULT, "option-start"),
        strength=say(DEFAULT, "option-strength"),
        pace=say(DEFAULT, "option-pace"),
        tempo=say(DEFAULT, "option-tempo"),
        language=say(DEFAULT, "option-language"),
        thread=say(DEFAULT, "option-thread"),
        invited=say(DEFAULT, "option-invited"),
    )
    @app_commands.choices(computers=NUMBERS)
    @app_commands.choices(game=GAMES, strength=KINDS, pace=PACE_CHOICES, tempo=TEMPO_CHOICES)
    @app_commands.choices(language=LANGUAGES)
    async def play(
        self,
        interaction: Interaction,
        game: str = next(iter(CATALOGUE)),
        computers: int | None = None,
        strength: str = USUAL,
        pace: str = PACES[0],
        tempo: str = USUAL_TEMPO,
        language: str | None = None,
        start: bool = False,  # noqa: FBT001, FBT002  # discord.py makes it an option
        thread: bool | None = None,  # noqa: FBT001
        invited: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        """Open a lobby in this channel or in a thread of it, or begin the game at once; among direct messages, one
        against computers."""
        async with answering(interaction) as reply:
            if in_bot_dm(interaction):
                spoken = await of_new_table(interaction, reply, language)
                await play_alone(interaction, reply, game, computers, strength, tempo, spoken)
                return
            guild_id, channel_id = anyplace(interaction)
            await _require_opener(interaction, guild_id)
            wish = await threads.wish(interaction, thread)
            host = person_of(interaction)
            count = enough_computers(game, computers) if start else computers or 0
            spoken = await of_new_table(interaction, reply, language)
            names = shuffled_names(self.bot.tables, spoken) if count else ()
            table = await lobby.open_table(
                self.bot.tables,
                game,
                guild_id,
                channel_id,
                host,
                spoken,
                interaction.id,
                [Computer(name, strength) for name in unused(names, [host.name], count)],
                pace,
                tempo,
                invited_only=invited,
            )
            await _post(interaction, reply, table, wish)
            if invited and not start:
                await show_players(interaction, reply, table)
            if start:
                # Its own interaction opened the table: the same one again is answered there.
                deadlines = await deadline_holds(self.bot, table.id)
                await lobby.start(self.bot.tables, table.id, host.id, None, deadlines=deadlines)

    @app_commands.command(name="rematch", description=say(DEFAULT, "command-rematch"))
    @app_commands.describe(table=say(DEFAULT, "option-table"))
    async def rematch(self, interaction: Interaction, table: int | None = None) -> None:
        """Play the same game again."""
        async with answering(interaction) as reply:
            await open_rematch(interaction, reply, await which_table(interaction, table, OVER))

    @rematch.autocomplete("table")
    @suggesting
    async def complete_table(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The games of this person that are over."""
        return await table_choices(interaction, typed, OVER)


async def open_lobby(interaction: Interaction, reply: Reply, game: str) -> None:
    """Open a lobby for this game in this channel, as the command does by itself."""
    guild_id, channel_id = anyplace(interaction)
    await _require_opener(interaction, guild_id)
    wish = await threads.wish(interaction, None)
    host, spoken = person_of(interaction), await of_new_table(interaction, reply, None)
    tables = interaction.client.tables
    table = await lobby.open_table(tables, game, guild_id, channel_id, host, spoken, interaction.id)
    await _post(interaction, reply, table, wish)


async def _post(interaction: Interaction, reply: Reply, table: Table, wish: Wish) -> None:
    """Show a new table: in a thread, if that is wished and can be, otherwise in the channel."""
    if not wish.granted:
        await post_lobby(interaction, reply, table)
        if wish.wanted:
            await reply.say(wish.obstacle, **readable(reply.locale, wish.facts))
        return
    if not await threads.post_in_thread(interaction, reply, table):
        await reply.say("thread-failed")
    await greet(interaction, reply, table)


async def open_rematch(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Open a lobby for the same game in its channel, or join the one that somebody else has opened for it."""
    if table.alone:
        await play_again(interaction, reply, table)
        return
    here = interaction.channel_id == table.row.channel_id
    guild_id = table.row.guild_id
    if here:
        # The bot may have been added there since.
        guild_id, _ = anyplace(interaction)
    else:
        _require_channel(interaction, table)
    person, barred = person_of(interaction), await no_opener(interaction, guild_id)
    fresh, new = await rematch(interaction.client.tables, table.id, person, interaction.id, barred, guild_id)
    if new:
        watchers = await still_there(interaction.client, fresh.row, watching.watching(fresh))
        called = await calls.call(interaction.client.tables, fresh.id, watchers, person.id, Why.REMATCH)
        interaction.client.publisher.table_messages.call_soon(fresh, called)
    if new and here:
        await post_lobby(interaction, reply, fresh)
        return
    await note(interaction)
    if new:
        await _post_elsewhere(interaction.client, fresh)
    if here:
        await reply.say("joined", table=fresh.id)
        await greet(interaction, reply, fresh)
    else:
        await _lead_there(interaction, reply, fresh)


async def _lead_there(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Tell somebody once where the table stands at which they sit now: a greeting that comes to where they have
    pressed says so."""
    slots, clicked = interaction.client.publisher.slots, interaction.type is discord.InteractionType.component
    greeted = slots.get(Slot(table.id, hand_of(interaction.user.id))) is not None
    if clicked and in_bot_dm(interaction) and not greeted:
        await reply.acknowledge()
        if await greet(interaction, reply, table) is Reach.OPEN:
            return
    url = url_of(table, slots.get(Slot(table.id, PUBLIC)))
    await reply.say("joined-elsewhere", table=table.id, url=url or "")
    await greet(interaction, reply, table)


async def _require_opener(interaction: Interaction, guild_id: int) -> None:
    """Refuse somebody whom those who manage this server let open no tables."""
    barred = await no_opener(interaction, guild_id)
    if barred is not None:
        raise barred


def _require_channel(interaction: Interaction, table: Table) -> None:
    """Refuse a rematch whose channel is gone, or closed to the bot, or on a server that is shut out."""
    if table.row.guild_id in interaction.client.tables.shut_out.servers:
        raise IllegalMove("rematch-server-shut-out")
    if table.elsewhere:
        raise IllegalMove("only-in-its-place", table=table.id)
    guild = interaction.client.get_guild(table.row.guild_id)
    channel = None if guild is None else guild.get_channel_or_thread(table.row.channel_id)
    # A thread that nobody has written in for long isn't known, and opens again.
    closed = channel is not None and guild is not None and not may_post(channel, channel.permissions_for(guild.me))
    if guild is None and not interaction.client.is_ready():
        # Its shard may be one of the last to come up; who may open tables there isn't known before.
        raise IllegalMove("rematch-not-yet")
    if guild is None or closed:
        raise IllegalMove("rematch-channel-gone")


async def _post_elsewhere(bot: BeanBot, table: Table) -> None:
    """Post the lobby of a new table in its channel; if it cannot be shown, the table is closed again."""
    try:
        await bot.publisher.delivery.deliver(Slot(table.id, PUBLIC), fresh=False)
    except BaseException as error:
        await closing.close(bot.tables, table.id, None, None)
        if isinstance(error, TRANSIENT) and fault(error) is Fault.NO_PLACE:
            raise IllegalMove("rematch-channel-gone") from None
        raise


async def post_lobby(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Answer with the lobby of a new table; if it cannot be shown, the table is closed again."""
    bot = interaction.client
    await note(interaction)
    shown = await bot.publisher.prepare(table, PUBLIC)
    try:
        answered = await reply.public(shown.render(), bot.publisher.table_messages.mentions(table.id))
    except BaseException:
        await closing.close(bot.tables, table.id, None, None)
        raise
    if table.elsewhere and answered.ephemeral:
        # Discord did not say beforehand that nobody else would see it.
        await closing.close(bot.tables, table.id, None, None)
        closed = (await bot.publisher.prepare(table, PUBLIC)).render()
        # Where it followed an answer, the message that answered is another, such as an end sheet that was pressed.
        await (reply.update(closed) if answered.first else reply.change(answered.message_id, closed))
        raise IllegalMove("external-apps-denied")
    bot.publisher.table_messages.posted(table, answered.message_id, shown)
    if answered.first or table.elsewhere:
        bot.publisher.answers.serves(table, interaction, answered.message_id, original=answered.first)
    await greet(interaction, reply, table)


async def greet(interaction: Interaction, reply: Reply, table: Table) -> Reach:
    """Open the person's DM now, so that closed ones are found before the cards are dealt; or say that it comes
    later. Returns whether it is open."""
    bot, installed = interaction.client, has_installed(interaction)
    reach = await bot.publisher.direct_messages.greet(table, interaction.user.id, installed=installed)
    if reach is Reach.CLOSED and table.elsewhere:
        await reply.say("greeting-closed-elsewhere", url=bot.install_link())
    elif reach is not Reach.OPEN:
        await reply.say("greeting-closed" if reach is Reach.CLOSED else "greeting-later")
    await tell_host(interaction, reply, table)
    return reach


def anyplace(interaction: Interaction) -> tuple[int, int]:
    """Where a table should stand, be it that the bot is not there; raises IllegalMove if it cannot stand there."""
    if context_of(interaction) is Context.ELSEWHERE and interaction.channel_id is not None:
        require_public(interaction)
        return place_of(interaction), interaction.channel_id
    return place(interaction)


def place(interaction: Interaction) -> tuple[int, int]:
    """Where something of a server should stand; raises IllegalMove if it cannot stand there."""
    server = server_of(interaction)
    if server is None or interaction.channel_id is None:
        raise IllegalMove("play-in-a-server")
    if interaction.client.get_guild(server) is None:
        raise IllegalMove("bot-not-in-server", url=interaction.client.invite_link())
    missing = _missing(interaction.channel, interaction.app_permissions)
    if missing:
        raise IllegalMove("missing-permissions", permissions=" ".join(missing))
    return server, interaction.channel_id


def may_post(channel: object, permissions: discord.Permissions) -> bool:
    """Whether the bot, with these permissions, can have a table in this channel."""
    return not _missing(channel, permissions)


def _missing(channel: object, permissions: discord.Permissions) -> list[str]:
    thread = isinstance(channel, discord.Thread)
    # By these names: discord.py's own list calls the first one `read_messages`.
    needed = ("view_channel", "send_messages_in_threads" if thread else "send_messages", "read_message_history")
    return [name for name in needed if not getattr(permissions, name)]


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Opening(bot))
