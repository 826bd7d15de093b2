"""A night that is being planned: what was typed, changed part by part, and announced."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

import discord

from bot import store
from bot.features.nights.board import url_of
from bot.games import CATALOGUE, FIRST
from bot.games.contract import IllegalMove, MalformedMove
from bot.store.nights.rows import Division, NightRow
from bot.tables.nights import planning
from bot.ui.controls import ANYWHERE, LONGEST_NUMBER, Control, number, word
from bot.ui.controls import control as custom_id
from bot.ui.incoming import chosen, click_of, controls_beside, person_of
from bot.ui.messages.nights.actions import ZONE
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
from bot.words import say
from bot.words.zones import Clock, city_of, is_zone
from cogs.acting import Interaction, show_privately
from cogs.allowed import no_opener
from cogs.languages import of_new_table
from cogs.night_guests import SWITCH, require_server
from cogs.night_moments import ANY_ZONE, moments_meant, unread
from cogs.opening import place
from cogs.reading import note, read_by
from cogs.zones import clocks_typed, likely, moments_of

SUGGESTED = ("night-example-tomorrow", "night-example-friday", "night-example-saturday")
"""What the option `when` offers before anything is typed."""


async def begin(interaction: Interaction, reply: Reply, draft: Draft) -> None:
    """Show what was understood of a night that somebody wants to plan here."""
    await require_may(interaction)
    await _show(interaction, reply, await _read(interaction, reply, draft))


async def plan(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Open the form for a night, or show what was understood of it once it is filled in."""
    if _opens(interaction):
        await require_may(interaction)
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
    draft, moment = _draft(interaction), number(control.args, 0, LONGEST_NUMBER)
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
    """Open the form for another time zone, or take what was chosen in the list or filled in, and read the time by
    it."""
    draft, named = _draft(interaction), chosen(interaction)
    if _opens(interaction) and not named:
        await reply.open_modal(zone_form(reply.locale, custom_id(ANYWHERE, ZONE)).modal)
        return
    clocks = [] if named else await clocks_typed(interaction, reply, control)
    zone = clocks[0].zone if len(clocks) == 1 else named
    if not is_zone(zone):
        wrong = IllegalMove("night-zone-many" if clocks else "zone-unknown")
        await _ask_zone(interaction, reply, draft, clocks, wrong)
        return
    await note(interaction)
    await store.choose_zone(interaction.client.tables.database, interaction.user.id, zone)
    await _show(interaction, reply, await _read(interaction, reply, draft))


async def drop(interaction: Interaction, reply: Reply, _: Control) -> None:
    """Forget the plan."""
    await show_privately(interaction, reply, dropped_screen(reply.locale))


async def post(interaction: Interaction, reply: Reply, _: Control) -> None:
    """Plan the night, and announce it in this channel; if it can't be like this any more, say why."""
    guild_id, channel_id = await require_may(interaction)
    bot, draft = interaction.client, _draft(interaction)
    zone = await store.zone_of(bot.tables.database, interaction.user.id)
    if zone is None or draft.wrong(bot.tables.now()) is not None:
        await _show(interaction, reply, draft)
        return
    wish = draft.planned(guild_id, channel_id, await of_new_table(interaction, reply, None), zone)
    night = await planning.plan(bot.tables, wish, person_of(interaction), interaction.id)
    await bot.night_hours.go_on(night.id)
    await tell_posted(interaction, reply, await planning.get(bot.tables, night.id))


async def understood(interaction: Interaction, words: str) -> list[tuple[str, str]]:
    """What somebody who types a time may mean: how it is understood, and what is typed then. Before anything is
    typed, examples."""
    zone = await store.zone_of(interaction.client.tables.database, interaction.user.id)
    reply, words = Reply(interaction), typed(words)
    reply.locale = await read_by(interaction)
    if not words:
        return [(said, said) for said in [say(reply.locale, one) for one in SUGGESTED]]
    if zone is None:
        return [(words, words)]
    found = await moments_of(interaction, reply, words, zone)
    clocks = [f"{datetime.fromtimestamp(moment, ZoneInfo(zone)):%Y-%m-%d %H:%M}" for moment in found]
    if len(found) == 1:
        return [(f"{words} → {clocks[0]}", words)]
    return [(f"{words} → {clock}", clock) for clock in clocks] or [(words, words)]


async def tell_posted(interaction: Interaction, reply: Reply, night: NightRow) -> None:
    """Say where it is announced, and why it is not among the server's events."""
    bot = interaction.client
    url = None if night.message_id is None else url_of(night)
    events, lacks = bot.night_events, night.event_id is None and night.wants_event
    hidden = lacks and events.hidden(night) is not False
    invite = bot.invite_link() if lacks and not hidden and not events.may(night.guild_id) else None
    layout = posted_screen(reply.locale, night.title, url, invite, hidden=hidden)
    await show_privately(interaction, reply, layout)


async def require_may(interaction: Interaction) -> tuple[int, int]:
    """The server and the channel where a night is to be announced; raises IllegalMove where it can't be, or not by
    this person."""
    require_server(interaction)
    guild_id, channel_id = place(interaction)
    barred = await no_opener(interaction, guild_id)
    if barred is not None:
        raise barred
    return guild_id, channel_id


async def _show(interaction: Interaction, reply: Reply, draft: Draft) -> None:
    """Show a plan as it is by now, and what is wrong with it."""
    bot = interaction.client
    zone = await store.zone_of(bot.tables.database, interaction.user.id)
    if zone is None:
        clocks = await likely(interaction, reply)
        await _ask_zone(interaction, reply, draft, clocks, IllegalMove("night-zone-missing"))
        return
    planner = Planner(reply.locale, city_of(zone, reply.locale), zone, f"<#{interaction.channel_id}>")
    wrong = draft.wrong(bot.tables.now())
    if draft.words and not draft.moments:
        wrong = await unread(interaction, reply, draft.words)
    await show_privately(interaction, reply, draft_screen(draft, planner, *([wrong] if wrong else [])))


async def _ask_zone(
    interaction: Interaction, reply: Reply, draft: Draft, clocks: Sequence[Clock], wrong: IllegalMove
) -> None:
    """Show a plan with the question in which time zone it was typed, and a list of these; at once also if what was
    typed can be read in none."""
    planner = Planner(reply.locale, "", None, f"<#{interaction.channel_id}>", tuple(clocks))
    readable = not draft.words or await moments_meant(interaction, reply, draft.words, ANY_ZONE)
    problems = [] if readable else [await unread(interaction, reply, draft.words)]
    await show_privately(interaction, reply, draft_screen(draft, planner, *problems, wrong))


async def _read(interaction: Interaction, reply: Reply, draft: Draft) -> Draft:
    """The plan with its time read anew, in the reader's time zone; without one nothing is read."""
    zone = await store.zone_of(interaction.client.tables.database, interaction.user.id)
    if zone is None or not draft.words:
        return draft._replace(moments=())
    return draft._replace(moments=await moments_meant(interaction, reply, draft.words, zone))


def _draft(interaction: Interaction) -> Draft:
    return draft_in(controls_beside(interaction))


def _opens(interaction: Interaction) -> bool:
    """Whether a button was pressed, and no form sent."""
    return interaction.type is discord.InteractionType.component


def _field(interaction: Interaction, control: Control, field: str) -> str:
    """What was typed or chosen in a field of a form; empty if nothing was."""
    return "".join(click_of(interaction, control).values.get(field, ()))


def _on(control: Control) -> bool:
    on = word(control.args, 0)
    if on not in SWITCH:
        raise MalformedMove("unknown-control")
    return SWITCH[on]
