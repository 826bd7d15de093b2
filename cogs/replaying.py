"""Looking back at a game that is over, step by step; each button carries the table and the moment."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from bot import store
from bot.client import BeanBot
from bot.games import CATALOGUE
from bot.games.contract import IllegalMove
from bot.store import Status, TableRow
from bot.tables import Table
from bot.tables.daily.dealing import next_deal
from bot.tables.daily.standing import hands_are_open
from bot.tables.replays.open_hands import all_open, can_open
from bot.ui.contexts import address_of, in_bot_dm
from bot.ui.controls import number
from bot.ui.exporting import exported
from bot.ui.incoming import chosen, control_of, person_of
from bot.ui.layout import Screen
from bot.ui.messages.all_hands import ALL, CLOSE, OPEN, Question, hands_question
from bot.ui.publishing.panels.asides import row_of
from bot.ui.publishing.panels.playback import Frame
from bot.ui.replaying import PLAY, START, Offered, replay_screen, shared_screen, step, turning_points, turns_on
from bot.ui.reply import Reply
from bot.words import DEFAULT, say
from cogs.acting import Interaction, show_privately
from cogs.allowed import table_here
from cogs.choosing import choices
from cogs.guard import answering, suggesting
from cogs.picturing import drawn, with_pictures
from cogs.reading import read_by

EXPORTED_AT_ONCE = 4
"""Steps that are put into words at once: some milliseconds of work, then others have their turn."""
ENDED = (Status.ENDED,)


class Replaying(commands.Cog):
    """Shows games that are over."""

    @app_commands.command(name="replay", description=say(DEFAULT, "command-replay"))
    @app_commands.describe(table=say(DEFAULT, "option-replay-table"))
    async def replay(self, interaction: Interaction, table: int | None = None) -> None:
        """Look back at a game."""
        async with answering(interaction) as reply:
            await show_replay(interaction, reply, await _which(interaction, table))

    @replay.autocomplete("table")
    @suggesting
    async def complete_table(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The games that the person played, and those of this channel."""
        return choices(await read_by(interaction), await _over(interaction), typed)


async def show_replay(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Show the moment to which the button leads, in place of the one that was shown; from any other button or a
    command, the deal, in a message of its own."""
    pressed = control_of(interaction)
    args = () if pressed is None else pressed.args
    course = await interaction.client.replays.course(table)
    viewer = table.seat_of(interaction.user.id)
    at = START
    if args:
        at = step(table, course, viewer, number(args, 0), *args[1:2] or ("",))
    plays = args[1:2] == (PLAY,)
    await _show(interaction, reply, table, at, all_hands=ALL in args, again=bool(args), plays=plays)


async def show_turning_point(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Show the step that was chosen in the list of turning points, in place of the one that was shown."""
    pressed = control_of(interaction)
    mode = () if pressed is None else pressed.args
    await _show(interaction, reply, table, number((chosen(interaction),), 0), all_hands=ALL in mode, again=True)


async def _show(
    interaction: Interaction,
    reply: Reply,
    table: Table,
    at: int,
    *,
    all_hands: bool,
    again: bool,
    plays: bool = False,
) -> None:
    """Show this moment; `again`: in place of the one that was shown; `plays`: and go on by itself."""
    playback = interaction.client.publisher.playback
    if plays:
        playback.require_room(interaction.user.id)
    if again:
        await _stop(interaction)

    async def draw(number: int, turns: int, *, playing: bool) -> Frame:
        course, viewer = await interaction.client.replays.course(table), table.seat_of(interaction.user.id)
        on = turns_on(table, course, viewer, number, turns)
        last = on >= course.last(viewer)
        layout = await _drawn(
            interaction,
            table,
            reply.locale,
            on,
            all_hands=all_hands,
            playing=playing and not last,
            urgent=not turns,
        )
        return Frame(on, layout, last)

    frame = await draw(at, 0, playing=plays)
    if not again:
        await reply.private(frame.screen)
        return
    message_id = await show_privately(interaction, reply, frame.screen)
    if plays and not frame.last:
        moment = int(interaction.client.tables.moment())
        playback.play(row_of(interaction, table.id, "replay", message_id, moment), draw, frame.number)


async def _stop(interaction: Interaction) -> None:
    """Whatever was pressed in a replay stops it."""
    if interaction.message is not None:
        await interaction.client.publisher.playback.stop(interaction.message.id)


async def _drawn(
    interaction: Interaction, table: Table, locale: str, at: int, *, all_hands: bool, playing: bool, urgent: bool
) -> Screen:
    """The screen of this moment, once its picture is drawn or has taken too long."""
    course, viewer = await interaction.client.replays.course(table), table.seat_of(interaction.user.id)
    agreed = await store.open_hands_of(interaction.client.tables.database, table.id)
    opened = all_open(table.seats, agreed) or hands_are_open(interaction.client.tables, table)
    moment = course.moment(viewer, at, range(len(table.seats)) if opened and all_hands else ())
    shares, pictures = shares_here(interaction, table), await with_pictures(interaction)
    possible = interaction.client.films.possible and films_here(interaction, table)
    films = possible and await pictures_for_all(interaction, table)
    turning = turning_points(course, viewer, table.game.family)
    asks = viewer is not None and table.daily is None and can_open(table.seats)
    offered = Offered(shares, films, asks, opened, turning, playing)
    layout = replay_screen(table, moment, locale, pictures=pictures, offered=offered)
    await drawn(interaction, layout, urgent=urgent)
    return layout


async def export(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Give the person the whole game in a file, as they saw it."""
    course, viewer = await interaction.client.replays.course(table), table.seat_of(interaction.user.id)
    pieces = []
    for piece in exported(table, course, viewer, reply.locale):
        pieces.append(piece)
        if not len(pieces) % EXPORTED_AT_ONCE:
            await asyncio.sleep(0)
    words = say(reply.locale, "replay-exported", table=table.id)
    await reply.file(words, f"bean-table-{table.id}.txt", "".join(pieces).encode())


async def open_hand(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Ask somebody who played whether others may see their hand, or take their answer."""
    person, database = interaction.user.id, interaction.client.tables.database
    await interaction.client.replays.require_over(table)
    if table.daily is not None:
        raise IllegalMove("daily-hands", when=f"<t:{next_deal(table.daily.day)}:R>")
    seat, pressed = table.seated(person), control_of(interaction)
    args = () if pressed is None else pressed.args
    if args[:1] in ((OPEN,), (CLOSE,)):
        await store.set_open_hand(database, table.id, person, opened=args[0] == OPEN)
    agreed = await store.open_hands_of(database, table.id)
    asked = Question(
        table.id,
        number(args, 1) if args else START,
        opened=seat in agreed,
        possible=can_open(table.seats),
        all_open=all_open(table.seats, agreed),
    )
    layout = hands_question(reply.locale, asked)
    if args:
        await _stop(interaction)
    await (show_privately(interaction, reply, layout) if args else reply.private(layout))


async def share(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Post a moment as everybody saw it, in the channel where the game was played."""
    if not shares_here(interaction, table):
        raise IllegalMove("replay-share-there", table=table.id)
    pressed = control_of(interaction)
    course = await interaction.client.replays.course(table)
    at = number(() if pressed is None else pressed.args, 0)
    moment = course.for_everybody(table.seat_of(interaction.user.id), at)
    pictures = await pictures_for_all(interaction, table)
    layout = shared_screen(table, moment, person_of(interaction).name, pictures=pictures)
    await drawn(interaction, layout)
    await reply.public(layout)


def shares_here(interaction: Interaction, table: Table) -> bool:
    """Whether whoever pressed may share a game here: where it was played, if they may write there."""
    return interaction.channel_id == table.row.channel_id and interaction.permissions.send_messages


def films_here(interaction: Interaction, table: Table) -> bool:
    """Whether a film of it may be: where it is shared, or where somebody has played it alone, for them to send.
    A deal of the day, which others still play, is neither."""
    return shares_here(interaction, table) or (table.alone and in_bot_dm(interaction))


async def pictures_for_all(interaction: Interaction, table: Table) -> bool:
    """Whether everybody is shown pictures here, where this game was played."""
    publisher = interaction.client.publisher
    server = await publisher.servers.get(table.row.guild_id)
    return server.pictures and publisher.sending.takes_files(address_of(interaction))


async def _which(interaction: Interaction, named: int | None) -> Table:
    """The table that is named, otherwise the one where this person played last, here if they did; a stranger's is
    the last one of this channel."""
    if named is not None:
        return await table_here(interaction, named)
    over = await _over(interaction)
    if not over:
        raise IllegalMove("replay-nothing-here")
    return await interaction.client.tables.get(over[0].id)


async def _over(interaction: Interaction) -> list[TableRow]:
    """The games that are over: the person's own, those here first, then others' of this channel and its threads;
    newest first."""
    database, here = interaction.client.tables.database, interaction.channel_id or 0
    own = await store.tables_of(database, interaction.user.id, ENDED)
    mine = sorted(own, key=lambda row: row.channel_id != here)
    found = {row.id: row for row in (*mine, *await store.tables_around(database, here, ENDED))}
    return [row for row in found.values() if row.game in CATALOGUE]


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Replaying())
