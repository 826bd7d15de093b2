"""In which time zone somebody lives: asked once, where it is needed first; and moments that they type."""

from __future__ import annotations

import asyncio

from bot import store
from bot.games.contract import MalformedMove
from bot.ui.controls import ANYWHERE, MARK, Control, read
from bot.ui.controls import control as custom_id
from bot.ui.incoming import chosen, click_of
from bot.ui.messages.lobby import words_screen
from bot.ui.messages.zones import MOST, PLACE, TYPED, zone_chosen, zone_chosen_screen, zone_form, zone_question
from bot.ui.reply import Reply
from bot.words import say
from bot.words.moments import read_moments
from bot.words.zones import Clock, city_of, clock_of, find_clocks, is_zone, likely_clocks
from cogs.acting import Interaction, show_privately
from cogs.reading import note, with_country


async def zone_or_ask(interaction: Interaction, reply: Reply, then: str) -> str | None:
    """The IANA zone of whoever this is; if they have not said, they are asked, and None is returned.

    Once they have answered, it goes on as if they had pressed the control with the custom_id `then`, at most 80
    characters long, which may also open a form.
    """
    zone = await store.zone_of(interaction.client.tables.database, interaction.user.id)
    if zone is None:
        await _ask(interaction, reply, tuple(then.split(":")[1:]))
    return zone


async def moments_of(interaction: Interaction, reply: Reply, typed: str, zone: str) -> tuple[int, ...]:
    """The coming moments, in unix seconds and earliest first, that somebody may mean who lives in this IANA zone:
    none if it cannot be read, several if it is ambiguous."""
    now = interaction.client.tables.now()
    # The calendar of a language is read when it is first needed, for as long as some clicks take.
    return await asyncio.to_thread(read_moments, typed, region(interaction, reply), zone, now)


def region(interaction: Interaction, reply: Reply) -> str:
    """The locale in which whoever this is writes times."""
    return with_country(interaction, reply.locale)


async def ask(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Ask again, from the page of settings."""
    await _ask(interaction, reply, control.args)


async def open_form(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Open the form for a place that is not in the list."""
    await reply.open_modal(zone_form(reply.locale, custom_id(ANYWHERE, TYPED, *control.args)).modal)


async def choose(interaction: Interaction, reply: Reply, control: Control) -> Control | None:
    """Note what was chosen in the list; returns the control with which it goes on, if there is one."""
    zone = chosen(interaction)
    if not is_zone(zone):
        raise MalformedMove("unknown-control")
    await _note(interaction, zone)
    then = _then(control)
    if then is None:
        await show_privately(interaction, reply, words_screen(zone_chosen(reply.locale, zone, _now(interaction))))
    return then


async def take_typed(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Note the place that was typed, if it has one time; otherwise ask which it is."""
    found, now = await clocks_typed(interaction, reply, control), _now(interaction)
    if len(found) == 1:
        await _note(interaction, found[0].zone)
        layout = zone_chosen_screen(reply.locale, found[0].zone, now, _then(control))
    elif found:
        layout = zone_question(reply.locale, found, control.args)
    else:
        await _ask(interaction, reply, control.args, say(reply.locale, "zone-unknown"))
        return
    await show_privately(interaction, reply, layout)


async def likely(interaction: Interaction, reply: Reply, zone: str | None = None) -> list[Clock]:
    """The times that it may be where whoever this is lives, for a list; this IANA zone is among them."""
    here, now = region(interaction, reply), _now(interaction)
    found = await asyncio.to_thread(likely_clocks, here, reply.locale, now, MOST)
    if zone is None or any(one.zone == zone for one in found):
        return found
    return [Clock(zone, clock_of(zone, now), (city_of(zone, reply.locale),)), *found[: MOST - 1]]


async def clocks_typed(interaction: Interaction, reply: Reply, control: Control) -> list[Clock]:
    """The times in what somebody may mean who has handed in the form for a place: none, one or several."""
    typed = "".join(click_of(interaction, control).values.get(PLACE, ()))
    return await asyncio.to_thread(find_clocks, typed, reply.locale, _now(interaction), MOST)


async def _ask(interaction: Interaction, reply: Reply, then: tuple[str, ...], notice: str = "") -> None:
    clocks = await likely(interaction, reply)
    await show_privately(interaction, reply, zone_question(reply.locale, clocks, then, notice))


async def _note(interaction: Interaction, zone: str) -> None:
    await note(interaction)
    await store.choose_zone(interaction.client.tables.database, interaction.user.id, zone)


def _then(control: Control) -> Control | None:
    return read(":".join([MARK, *control.args])) if control.args else None


def _now(interaction: Interaction) -> int:
    return interaction.client.tables.now()
