"""Sitting down, standing up, choosing, starting and closing: the lobby's controls and their commands."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import BeanBot
from bot.games.contract import IllegalMove, Refusal
from bot.store import Status, TableRow, tables_around, tables_left_by
from bot.tables import Table, closing, guests, lobby, seating
from bot.tables.daily.dealing import waits_until
from bot.ui.incoming import chosen, person_of
from bot.ui.messages.games import name
from bot.ui.messages.lobby import close_question, words_screen
from bot.ui.names import escape
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.publishing.people import language_of
from bot.ui.reply import Reply
from bot.ui.screens import CLOSING, LEAVING
from bot.ui.seeing import facts, game_of
from bot.words import DEFAULT, say
from cogs.acting import Interaction, clicked_slot, in_private, show, show_panel, show_privately, tell_host
from cogs.allowed import moderates, table_here
from cogs.calling import offer_seat
from cogs.choosing import OPEN, choices, table_choices, which_table
from cogs.elsewhere import deadline_holds
from cogs.forgetting import ask_forget
from cogs.guard import answering, suggesting
from cogs.opening import greet
from cogs.reading import note, read_by
from cogs.threads import call_by_its_game
from cogs.watching import call_watchers

TABLE = say(DEFAULT, "option-table")


class Seats(commands.Cog):
    """Lets people sit down and stand up, and starts and closes tables."""

    @app_commands.command(name="join", description=say(DEFAULT, "command-join"))
    @app_commands.describe(table=TABLE)
    async def join(self, interaction: Interaction, table: int | None = None) -> None:
        """Sit down at a lobby here, or take back a seat."""
        async with answering(interaction) as reply:
            await join(interaction, reply, await _lobby_here(interaction, table))

    @app_commands.command(name="leave", description=say(DEFAULT, "command-leave"))
    @app_commands.describe(table=TABLE)
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Stand up."""
        async with answering(interaction) as reply:
            await ask_leave(interaction, reply, await which_table(interaction, table, OPEN))

    @app_commands.command(name="start", description=say(DEFAULT, "command-start"))
    @app_commands.describe(table=TABLE)
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """Deal the cards."""
        async with answering(interaction) as reply:
            await start(interaction, reply, await which_table(interaction, table, (Status.LOBBY,)))

    @app_commands.command(name="close", description=say(DEFAULT, "command-close"))
    @app_commands.describe(table=TABLE)
    async def close(self, interaction: Interaction, table: int | None = None) -> None:
        """Close a table that is not over."""
        async with answering(interaction) as reply:
            await ask_close(interaction, reply, await which_table(interaction, table, OPEN))

    @app_commands.command(name="forget", description=say(DEFAULT, "command-forget"))
    async def forget(self, interaction: Interaction) -> None:
        """Erase what is stored about the person."""
        async with answering(interaction) as reply:
            await ask_forget(interaction, reply)

    @join.autocomplete("table")
    @suggesting
    async def complete_joinable(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The tables where this person can sit down."""
        return choices(await read_by(interaction), await _joinable(interaction), typed)

    @start.autocomplete("table")
    @leave.autocomplete("table")
    @close.autocomplete("table")
    @suggesting
    async def complete_table(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The person's tables."""
        return await table_choices(interaction, typed)


async def join(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Sit down, and open the person's DM."""
    slot = await clicked_slot(interaction, table)
    back, person = table.running, person_of(interaction)
    spare = back and all(seat.person_id != person.id for seat in table.seats)
    interaction.client.publisher.panels.besides(table.id, person.id).told = False
    with interaction.client.publisher.outbox.holding(slot):
        try:
            await seating.join(interaction.client.tables, table.id, person, interaction.id)
        except IllegalMove as refusal:
            if not await offer_seat(interaction, reply, table, refusal):
                raise
            return
        await note(interaction)
        if spare:
            # Unlike somebody in a lobby they have cards to look at.
            await show_panel(interaction, reply, table, notice=say(reply.locale, "took-seat", table=table.id))
            interaction.client.publisher.outbox.mark(table, PUBLIC)
        else:
            await _answer(interaction, reply, table, slot, "took-back" if back else "joined")
    await greet(interaction, reply, table)


async def leave(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Stand up; in a running game a computer plays on."""
    _require_no_daily(table)
    slot = await clicked_slot(interaction, table)
    playing = table.running
    _told(interaction, table, slot)
    with interaction.client.publisher.outbox.holding(slot):
        await seating.leave(interaction.client.tables, table.id, interaction.user.id, interaction.id)
        message = "left-game" if playing else "left-lobby"
        await _answer(interaction, reply, table, slot, message if table.open else "table-closed-done")
    if playing and table.running:
        await _tell_host(interaction, table, person_of(interaction).name)


async def _tell_host(interaction: Interaction, table: Table, name: str) -> None:
    """Say above the host's panel who has left, and that they may call a spare."""
    client, host = interaction.client, table.row.host_id
    locale = language_of(await client.people.get(host))
    client.publisher.panels.happened(table.id, host, say(locale, "spare-wanted", name=escape(name)))


async def ask_leave(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Ask before a person leaves a game; its host may close it instead. A lobby is left at once, and so is a seat
    that a computer plays anyway."""
    if table.running and table.seated(interaction.user.id) in table.present():
        await show_panel(interaction, reply, table, part=LEAVING)
    else:
        await leave(interaction, reply, table)


async def ask_close(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Ask before a game is closed: its host in their panel, a moderator in an answer to them. A lobby is closed at
    once."""
    table.require(*OPEN)
    person = interaction.user.id
    if not moderates(interaction, table):
        table.require_host(person)
    if not table.running:
        await cancel(interaction, reply, table)
    elif table.seat_of(person) in table.present():
        await show_panel(interaction, reply, table, part=CLOSING)
    else:
        await show_privately(interaction, reply, close_question(facts(table), reply.locale, plays=False))


async def choose_game(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Set the lobby's game to the one that was chosen in its list."""
    slot = await clicked_slot(interaction, table)
    tables, person = interaction.client.tables, interaction.user.id
    with interaction.client.publisher.outbox.holding(slot):
        try:
            await lobby.choose_game(tables, table.id, person, chosen(interaction), interaction.id)
        except Refusal:
            # Until the message is edited, the list shows this person what they chose.
            if slot is not None:
                await show(interaction, reply, table, slot)
            raise
        await _answer(interaction, reply, table, slot, "game-chosen")


async def start(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Deal the cards."""
    slot, tables = await clicked_slot(interaction, table), interaction.client.tables
    with interaction.client.publisher.outbox.holding(slot):
        deadlines = await deadline_holds(interaction.client, table.id)
        await lobby.start(tables, table.id, interaction.user.id, interaction.id, deadlines=deadlines)
        await show(interaction, reply, table, slot)
    if interaction.client.publisher.dm_channels.waiting(interaction.user.id):
        await reply.say("greeting-later")
    await tell_host(interaction, reply, table)
    await call_watchers(interaction.client, table, interaction.user.id)
    await call_by_its_game(interaction.client, table)


async def cancel(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Close the table; the host's or a moderator's choice."""
    _require_no_daily(table)
    slot = await clicked_slot(interaction, table)
    moderator = moderates(interaction, table)
    _told(interaction, table, slot)
    with interaction.client.publisher.outbox.holding(slot):
        await closing.close(
            interaction.client.tables, table.id, interaction.user.id, interaction.id, moderator=moderator
        )
        await _answer(interaction, reply, table, slot, "table-closed-done")


def _require_no_daily(table: Table) -> None:
    """Refuse to end a deal of the day, of which nobody has a second one: it waits for its person."""
    if table.daily is not None and table.open:
        raise IllegalMove("daily-stays", until=f"<t:{waits_until(table.daily.day)}:f>")


async def _answer(interaction: Interaction, reply: Reply, table: Table, slot: Slot | None, message: str) -> None:
    """Bring the clicked table message up to date; a command is answered in words."""
    words = words_screen(say(reply.locale, message, table=table.id, game=name(reply.locale, game_of(table))))
    if slot is not None:
        await show(interaction, reply, table, slot)
    elif not in_private(interaction):
        await reply.private(words)
    elif table.open or any(seat.person_id == interaction.user.id for seat in table.seats):
        await show_panel(interaction, reply, table)
    else:
        # A moderator who doesn't play has no panel.
        await reply.update(words)


def _told(interaction: Interaction, table: Table, slot: Slot | None) -> None:
    """Whoever leaves or closes a lobby by a command reads so in the answer, and need not read it again among their
    direct messages."""
    if slot is None and not table.running and not in_private(interaction):
        interaction.client.publisher.panels.besides(table.id, interaction.user.id).told = True


async def _lobby_here(interaction: Interaction, named: int | None) -> Table:
    """The table to join: the one named, otherwise a game that the person left, otherwise the newest lobby in this
    channel or a thread of it."""
    tables = interaction.client.tables
    if named is not None:
        return await table_here(interaction, named)
    joinable = await _joinable(interaction)
    if not joinable:
        raise IllegalMove("no-lobby-to-join")
    found = [await tables.get(row.id) for row in joinable]
    free = [table for table in found if table.seat_of(interaction.user.id) is None] or found
    return next((table for table in free if guests.is_welcome(table, interaction.user.id)), free[0])


async def _joinable(interaction: Interaction) -> tuple[TableRow, ...]:
    """The games that this person left, those here first, then the lobbies of this channel and its threads."""
    database, here = interaction.client.tables.database, interaction.channel_id or 0
    left = sorted(await tables_left_by(database, interaction.user.id), key=lambda row: row.channel_id != here)
    return (*left, *await tables_around(database, here, (Status.LOBBY,)))


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Seats())
