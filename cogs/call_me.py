"""Call me: whoever presses it is called to the tables of a server, chooses when, and ends it."""

from __future__ import annotations

from bot.games.contract import IllegalMove, MalformedMove
from bot.store import zone_of
from bot.store.calling.call_me import CallMe, call_me_of
from bot.store.calling.player_calls import players_called
from bot.tables import calls
from bot.tables.calling import call_me
from bot.ui.contexts import server_of
from bot.ui.controls import ANYWHERE, Control, word
from bot.ui.controls import control as custom_id
from bot.ui.incoming import chosen, click_of
from bot.ui.messages.calling.call_me import ANY_HOUR, CALL_ME, EVERYWHERE, FROM, call_me_screen, off_screen
from bot.ui.messages.calling.calls import why_screen
from bot.ui.reply import Reply
from cogs.acting import Interaction, show_privately
from cogs.reading import note
from cogs.zones import zone_or_ask


async def want(interaction: Interaction, reply: Reply, _: Control) -> None:
    """Call whoever pressed from now on, and show them when; first they say where their clock is."""
    _server(interaction)
    if await zone_or_ask(interaction, reply, custom_id(ANYWHERE, CALL_ME)) is None:
        return
    await note(interaction)
    await _show(interaction, reply, await call_me.want(interaction.client.tables, *_whose(interaction)))


async def choose_games(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Call them for the games that are marked."""
    games = click_of(interaction, control).values.get("", ())
    await _show(
        interaction, reply, await call_me.choose_games(interaction.client.tables, *_whose(interaction), games)
    )


async def choose_hour(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Call them from the hour that was chosen, or until it."""
    tables, value = interaction.client.tables, chosen(interaction)
    if value == ANY_HOUR:
        hours: tuple[int | None, int | None] = (0, 0)
    else:
        hour = _number(value)
        hours = (hour, None) if control.action == FROM else (None, hour)
    await _show(interaction, reply, await call_me.choose_hours(tables, *_whose(interaction), *hours))


async def choose_often(interaction: Interaction, reply: Reply, _: Control) -> None:
    """Call them so often at most."""
    times = _number(chosen(interaction))
    await _show(
        interaction, reply, await call_me.choose_often(interaction.client.tables, *_whose(interaction), times)
    )


async def end(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Call them no more on this server, or on none."""
    everywhere = EVERYWHERE in control.args
    where = None if everywhere else _server(interaction)
    await call_me.end(interaction.client.tables, interaction.user.id, where)
    await show_privately(interaction, reply, off_screen(reply.locale, everywhere=everywhere))


async def why(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Say to whoever asks why they were called to a table, or that they were not."""
    tables, (server, person) = interaction.client.tables, _whose(interaction)
    table, role = _number(word(control.args, 0)), _number(word((*control.args, "0"), 1))
    wish = await call_me_of(tables.database, server, person)
    called = person in await players_called(tables.database, table)
    zone, now = await zone_of(tables.database, person), tables.now()
    await reply.private(why_screen(reply.locale, wish, table, zone, now, called=called, role_id=role))


async def _show(interaction: Interaction, reply: Reply, wish: CallMe) -> None:
    tables, person = interaction.client.tables, interaction.user.id
    zone, invitable = await zone_of(tables.database, person), await calls.invitable(tables, person)
    await show_privately(
        interaction, reply, call_me_screen(reply.locale, wish, zone, tables.now(), invitable=invitable)
    )


def _whose(interaction: Interaction) -> tuple[int, int]:
    return _server(interaction), interaction.user.id


def _server(interaction: Interaction) -> int:
    server = server_of(interaction)
    if server is None:
        raise IllegalMove("call-me-on-a-server")
    return server


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 20):
        raise MalformedMove("unknown-control")
    return int(text)
