"""A night that is being planned: what was typed, changed part by part, and announced."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import discord

from bot import store
from bot.games import CATALOGUE, FIRST
from bot.games.contract import IllegalMove, MalformedMove
from bot.store.nights.rows import Division, NightRow, Plan
from bot.tables.nights import planning
from bot.ui.controls import Control, number, word
from bot.ui.incoming import chosen, click_of, controls_beside, person_of
from bot.ui.messages.nights.draft import Draft, draft_in, typed
from bot.ui.messages.nights.planning import (
    EVERY_WEEK,
    GAME,
    TITLE,
    WEEKLY,
    WHEN,
    Planner,
    draft_screen,
    dropped_screen,
    plan_form,
    posted_screen,
    title_form,
    when_form,
)
from bot.ui.messages.zones import zone_form
from bot.ui.reply import Reply
from bot.ui.screens import OpenModal
from bot.words import say
from bot.words.moments import read_moments
from cogs.acting import Interaction, show_privately
from cogs.allowed import no_opener
from cogs.languages import of_new_table
from cogs.night_guests import SWITCH, require_server
from cogs.night_hours import go_on
from cogs.opening import place

SUGGESTED = ("night-example-tomorrow", "night-example-friday", "night-example-saturday")
"""What the option `when` offers before anything is typed."""


async def begin(interaction: Interaction, reply: Reply, draft: Draft) -> None:
    """Show what was understood of a night that somebody wants to plan here."""
    await _require_may(interaction)
    await _show(interaction, reply, await _read(interaction, reply, draft))


async def plan(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Open the form for a night, or show what was understood of it once it is filled in."""
    if _opens(interaction):
        await _require_may(interaction)
        await reply.open_modal(plan_form(reply.locale, FIRST).modal)
        return
    game = _field(interaction, control, GAME) or FIRST
    if game not in CATALOGUE:
        raise MalformedMove("unknown-control")
    draft = Draft(
        typed(_field(interaction, control, TITLE)) or say(reply.locale, "night-untitled"),
        typed(_field(interaction, control, WHEN)),
        weekly=_field(interaction, control, WEEKLY) == EVERY_WEEK,
    ).playing(game)
    await begin(interaction, reply, draft)


async def change_title(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Open the form for another title, or take what was filled in."""
    draft = _draft(interaction)
    if _opens(interaction):
        await reply.open_modal(title_form(reply.locale, draft.title).modal)
        return
    title = typed(_field(interaction, control, TITLE)) or say(reply.locale, "night-untitled")
    await _show(interaction, reply, draft._replace(title=title))


async def change_when(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Open the form for another date and time, or take what was filled in."""
    draft = _draft(interaction)
    if _opens(interaction):
        await reply.open_modal(when_form(reply.locale, draft.words).modal)
        return
    words = typed(_field(interaction, control, WHEN))
    await _show(interaction, reply, await _read(interaction, reply, draft._replace(words=words)))


async def choose_which(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Take one of two moments that were meant."""
    draft, moment = _draft(interaction), _unix(control, 0)
    if moment not in draft.moments:
        raise MalformedMove("unknown-control")
    await _show(interaction, reply, draft._replace(moments=(moment,)))


async def choose_game(interaction: Interaction, reply: Reply, _: Control) -> None:
    """Take another game."""
    game = chosen(interaction)
    if game not in CATALOGUE:
        raise MalformedMove("unknown-control")
    await _show(interaction, reply, _draft(interaction).playing(game))


async def choose_seats(interaction: Interaction, reply: Reply, _: Control) -> None:
    """Take another number of people at one table."""
    seats = chosen(interaction)
    if not (seats.isdecimal() and len(seats) < 4):
        raise MalformedMove("unknown-control")
    await _show(interaction, reply, _draft(interaction)._replace(seats=int(seats)))


async def switch_weekly(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Plan it for every week, or once."""
    await _show(interaction, reply, _draft(interaction)._replace(weekly=_on(control)))


async def switch_computers(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Let computers take seats, or not."""
    await _show(interaction, reply, _draft(interaction)._replace(computers=_on(control)))


async def switch_by(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Divide people at random, or by rating."""
    by = word(control.args, 0)
    if by not in [*Division]:
        raise MalformedMove("unknown-control")
    await _show(interaction, reply, _draft(interaction)._replace(division=Division(by)))


async def choose_zone(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Open the form for another time zone, or take the one that was chosen or filled in, and read the time by it."""
    draft, database, person = _draft(interaction), interaction.client.tables.database, interaction.user.id
    if _opens(interaction) and not (named := chosen(interaction)):
        zone = await store.zone_of(database, person)
        await reply.open_modal(zone_form(reply.locale, zone, control.action).modal)
        return
    await take_zone(interaction, control)
    await _show(interaction, reply, await _read(interaction, reply, draft))


async def drop(interaction: Interaction, reply: Reply, _: Control) -> None:
    """Forget the plan."""
    await show_privately(interaction, reply, dropped_screen(reply.locale))


async def post(interaction: Interaction, reply: Reply, _: Control) -> None:
    """Plan the night, and announce it in this channel; if it can't be like this any more, say why."""
    guild_id, channel_id = await _require_may(interaction)
    bot, draft = interaction.client, _draft(interaction)
    zone = await store.zone_of(bot.tables.database, interaction.user.id)
    if zone is None or draft.wrong(bot.tables.now()) is not None:
        await _show(interaction, reply, draft)
        return
    spoken = await of_new_table(interaction, reply, None)
    wish = Plan(
        guild_id,
        channel_id,
        spoken,
        draft.title,
        draft.game,
        draft.seats,
        draft.starts_at,
        zone,
        draft.weekly,
        draft.division,
        draft.computers,
    )
    night = await planning.plan(bot.tables, wish, person_of(interaction), interaction.id)
    await go_on(bot, night.id)
    await _tell_posted(interaction, reply, await planning.get(bot.tables, night.id))


async def understood(interaction: Interaction, words: str) -> list[tuple[str, str]]:
    """What somebody who types a time may mean: how it is understood, and what is typed then."""
    ...


async def _tell_posted(interaction: Interaction, reply: Reply, night: NightRow) -> None:
    ...
