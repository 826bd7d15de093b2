"""Whom the host invites to a table, whom they let sit down there, and whom they remove: buttons and commands."""

from __future__ import annotations

from collections.abc import Collection

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import BeanBot
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate
from bot.slash import CHOICE_LIMIT
from bot.store import Status, Why
from bot.tables import Table, calls, guests, watching
from bot.ui.controls import Control, word
from bot.ui.incoming import control_of, people_chosen
from bot.ui.layout import Screen
from bot.ui.messages.guests import (
    PLAYERS,
    REMOVING,
    SPARES,
    mentions,
    players_question,
    players_screen,
    remove_question,
    spares_question,
)
from bot.ui.messages.lobby import words_screen
from bot.ui.names import escape, plain
from bot.ui.phrases import cut
from bot.ui.publishing.outbox.places import hand_of
from bot.ui.publishing.people import language_of
from bot.ui.reply import Reply
from bot.ui.screens import Part
from bot.ui.seeing import facts
from bot.words import DEFAULT, say
from cogs.acting import Interaction, in_private, show_aside, show_panel, show_privately
from cogs.channel_access import still_there
from cogs.choosing import OPEN, table_choices, which_table
from cogs.guard import answering, suggesting

TABLE = say(DEFAULT, "option-table")


class Guests(commands.Cog):
    """Invites people, and removes them."""

    @app_commands.command(name="invite", description=say(DEFAULT, "command-invite"))
    @app_commands.describe(player=say(DEFAULT, "option-invite-player"), table=TABLE)
    async def invite(self, interaction: Interaction, player: discord.User, table: int | None = None) -> None:
        """Invite somebody, or let somebody back who was removed."""
        async with answering(interaction) as reply:
            await invite(interaction, reply, await which_table(interaction, table, OPEN), player)

    @app_commands.command(name="remove", description=say(DEFAULT, "command-remove"))
    @app_commands.describe(player=say(DEFAULT, "option-remove-player"), table=TABLE)
    async def remove(self, interaction: Interaction, player: str, table: int | None = None) -> None:
        """Remove somebody from a lobby or a game."""
        async with answering(interaction) as reply:
            found = await which_table(interaction, table, OPEN)
            found.require_host(interaction.user.id)
            await ask_remove(interaction, reply, found, _named(found, player))

    @remove.autocomplete("player")
    @suggesting
    async def complete_player(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Whom this host may remove."""
        named = getattr(interaction.namespace, "table", None)
        table = await which_table(interaction, named if isinstance(named, int) else None, OPEN)
        table.require_host(interaction.user.id)
        return [
            app_commands.Choice(name=cut(name, CHOICE_LIMIT), value=str(person))
            for person, name in _removable(table).items()
            if typed.casefold() in name.casefold()
        ]

    @invite.autocomplete("table")
    @remove.autocomplete("table")
    @suggesting
    async def complete_table(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The person's tables."""
        return await table_choices(interaction, typed)


def _removable(table: Table) -> dict[int, str]:
    """Whom the host may remove, and what each is called at the table, where no two have one name."""
    there = guests.removable(table)
    return {seat.person_id: seat.name for seat in facts(table).seats if seat.person_id in there}


def _named(table: Table, typed: str) -> int:
    """The person who was chosen in the list, or whose name was typed; raises MalformedMove."""
    for person, name in _removable(table).items():
        if typed == str(person) or plain(typed).casefold() == name.casefold():
            return person
    raise MalformedMove("no-such-player")


async def show_players(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Show the host whom they invite and whom they may remove."""
    table.require(*OPEN)
    table.require_host(interaction.user.id)
    if table.running:
        await _in_game(interaction, reply, table, PLAYERS)
    else:
        await _in_lobby(interaction, reply, table)


async def _in_lobby(interaction: Interaction, reply: Reply, table: Table) -> None:
    host, locale = interaction.user.id, reply.locale

    def draw(table: Table) -> Screen | None:
        asked = table.row.status is Status.LOBBY and table.row.host_id == host
        return players_screen(facts(table), locale) if asked else None

    if draw(table) is not None:
        await show_aside(interaction, reply, table, "players", draw)
    elif table.running:
        # The game has begun meanwhile.
        await show_panel(interaction, reply, table)


async def _in_game(interaction: Interaction, reply: Reply, table: Table, part: Part) -> None:
    """Show this part in the host's panel; a host who is away has none."""
    if table.seat_of(interaction.user.id) in table.present():
        await show_panel(interaction, reply, table, part=part)
        return
    known = facts(table, reply.locale)
    asked = remove_question(known, int(part.args[0]), reply.locale, plays=False) if part.args else None
    if part == SPARES:
        asked = spares_question(known, reply.locale, plays=False)
    await show_privately(interaction, reply, asked or players_question(known, reply.locale, plays=False))


async def choose_invited(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Invite those who are marked in Discord's list of people, and nobody else."""
    table.require_host(interaction.user.id)
    await _require_inside(interaction, table)
    people = [person for person in people_chosen(interaction) if person != table.row.host_id]
    found = await guests.choose_invited(
        interaction.client.tables, table.id, interaction.user.id, people, interaction.id
    )
    await _call(interaction, table, found.new)
    await _in_lobby(interaction, reply, table)
    if found.unwilling:
        await reply.say("cannot-be-invited", people=mentions(reply.locale, found.unwilling))


async def switch_invited_only(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Let only invited people sit down, or everybody again."""
    only = word(_control(interaction).args, 0) == "on"
    await guests.choose_invited_only(
        interaction.client.tables, table.id, interaction.user.id, interaction.id, only=only
    )
    await _in_lobby(interaction, reply, table)


async def invite(interaction: Interaction, reply: Reply, table: Table, person: discord.User) -> None:
    """Invite one person; whoever was removed from a running game may take their seat back."""
    if person.bot:
        raise IllegalMove("invite-no-bots")
    table.require_host(interaction.user.id)
    back = table.running and any(seat.person_id == person.id for seat in table.seats)
    if not back:
        await _require_inside(interaction, table)
    found = await guests.invite(
        interaction.client.tables, table.id, interaction.user.id, [person.id], interaction.id
    )
    name = mentions(reply.locale, [person.id])
    if found.unwilling:
        await reply.say("cannot-be-invited", people=name)
    elif table.running and not back:
        await _call(interaction, table, found.new)
        await reply.say("spare-called", names=name, table=table.id)
    elif back:
        await _let_back(interaction, table, found.new)
        await reply.say("readmitted", name=name, table=table.id)
    else:
        called = await _call(interaction, table, found.new)
        await reply.say("invited-quietly" if found.new and not called else "invited", name=name, table=table.id)


async def _require_inside(interaction: Interaction, table: Table) -> None:
    """Refuse a host who is not in the table's private thread: whoever is mentioned there is let into it."""
    there = interaction.channel_id == table.row.channel_id
    if not there and not await still_there(interaction.client, table.row, [interaction.user.id]):
        raise IllegalMove("invite-from-outside", table=table.id)


async def readmit(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Let somebody back whom the host has removed from the game."""
    person = _person(interaction)
    found = await guests.invite(interaction.client.tables, table.id, interaction.user.id, [person], interaction.id)
    await _let_back(interaction, table, found.new)
    name = mentions(reply.locale, [person])
    await _say(interaction, reply, table, say(reply.locale, "readmitted", name=name, table=table.id))


async def ask_spares(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Ask the host whom to call to a seat that somebody left."""
    table.require(Status.RUNNING)
    table.require_host(interaction.user.id)
    if not guests.free_seats(table):
        raise OutOfDate("no-seat-is-free", table=table.id)
    await _in_game(interaction, reply, table, SPARES)


async def call_spare(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Call the person who was chosen in Discord's list."""
    await _call_spares(interaction, reply, table, people_chosen(interaction))


async def call_watchers(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Call all who watch the game."""
    watchers = await still_there(interaction.client, table.row, watching.watching(table))
    if not watchers:
        raise IllegalMove("nobody-watches", table=table.id)
    await _call_spares(interaction, reply, table, watchers)


async def _call_spares(interaction: Interaction, reply: Reply, table: Table, people: Collection[int]) -> None:
    table.require(Status.RUNNING)
    table.require_host(interaction.user.id)
    await _require_inside(interaction, table)
    found = await guests.invite(interaction.client.tables, table.id, interaction.user.id, people, interaction.id)
    await _call(interaction, table, found.new)
    reason, named = ("cannot-be-invited", found.unwilling) if found.unwilling else ("spare-called", tuple(people))
    names = mentions(reply.locale, named)
    await _say(interaction, reply, table, say(reply.locale, reason, names=names, people=names, table=table.id))


async def _call(interaction: Interaction, table: Table, people: Collection[int]) -> tuple[int, ...]:
    """Mention those of these people, who were just invited to a lobby, who may be called; returns them. Where the
    bot is not, nobody is."""
    if table.elsewhere:
        return ()
    called = await calls.call(interaction.client.tables, table.id, people, interaction.user.id, Why.INVITED)
    interaction.client.publisher.table_messages.call(table, called)
    return called


async def _let_back(interaction: Interaction, table: Table, people: Collection[int]) -> None:
    """Tell them by a new direct message, which has the button for it; whoever may not be called finds it in the
    one that they have."""
    called = await calls.call(interaction.client.tables, table.id, people, interaction.user.id, Why.INVITED)
    for person in called:
        interaction.client.publisher.outbox.mark(table, hand_of(person), fresh=True)


async def ask_removing(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Ask before the person whom a button names is removed."""
    await ask_remove(interaction, reply, table, _person(interaction))


async def ask_remove(interaction: Interaction, reply: Reply, table: Table, person: int) -> None:
    """Ask before somebody is removed from a game; from a lobby they are at once."""
    table.require(*OPEN)
    table.require_host(interaction.user.id)
    guests.require_removable(table, person)
    if table.running:
        await _in_game(interaction, reply, table, Part(REMOVING, (str(person),)))
    else:
        await _remove(interaction, reply, table, person)


async def remove(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Remove somebody; where a game has begun the question was answered."""
    await _remove(interaction, reply, table, _person(interaction))


async def _remove(interaction: Interaction, reply: Reply, table: Table, person: int) -> None:
    name = next((seat.name for seat in facts(table).seats if seat.person_id == person), "")
    bot, playing = interaction.client, table.running
    await guests.remove(bot.tables, table.id, interaction.user.id, person, interaction.id)
    if playing:
        await _tell_the_others(bot, table, name, interaction.user.id)
    # A message of its own, where they may have one: an edit would tell nobody.
    told = await calls.call(bot.tables, table.id, [person], interaction.user.id, Why.REMOVED)
    bot.publisher.outbox.mark(table, hand_of(person), fresh=bool(told))
    words = say(
        reply.locale, "removed-done" if playing else "removed-done-lobby", name=escape(name), table=table.id
    )
    if not playing and in_private(interaction):
        await _in_lobby(interaction, reply, table)
    else:
        await _say(interaction, reply, table, words)


async def _say(interaction: Interaction, reply: Reply, table: Table, words: str) -> None:
    """Tell the host what has been done, above their hand where they play."""
    if table.running and table.seat_of(interaction.user.id) in table.present():
        await show_panel(interaction, reply, table, notice=words)
    else:
        await show_privately(interaction, reply, words_screen(words))


async def _tell_the_others(bot: BeanBot, table: Table, name: str, host: int) -> None:
    """Say it above the panels of those who play on."""
    for person in table.people():
        if person != host:
            locale = language_of(await bot.people.get(person))
            words = say(locale, "removed-told", name=escape(name), host=escape(table.host))
            bot.publisher.panels.happened(table.id, person, words)


def _person(interaction: Interaction) -> int:
    """Whom a button is about; raises OutOfDate for what is nobody's number."""
    named = word(_control(interaction).args, 0)
    if not (named.isascii() and named.isdecimal() and len(named) < 20):
        raise OutOfDate("unknown-control")
    return int(named)


def _control(interaction: Interaction) -> Control:
    control = control_of(interaction)
    if control is None:
        raise MalformedMove("unknown-control")
    return control


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Guests())
