"""What the host of a night, or whoever manages its server, does with it: move it, and cancel it."""

from __future__ import annotations

import discord

from bot import store
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate
from bot.store.nights.rows import NightRow
from bot.tables.nights import planning
from bot.ui.controls import ANYWHERE, LONGEST_NUMBER, Control, control, number, word
from bot.ui.incoming import click_of, person_of
from bot.ui.messages.lobby import words_screen
from bot.ui.messages.nights.actions import MOVE
from bot.ui.messages.nights.announcement import moment
from bot.ui.messages.nights.draft import too_soon_or_far, typed
from bot.ui.messages.nights.managing import cancel_question, move_form, move_question, unreadable_screen
from bot.ui.messages.nights.planning import WHEN
from bot.ui.messages.refusals import readable
from bot.ui.names import escape
from bot.ui.reply import Reply
from bot.words import say
from cogs.acting import Interaction, show_privately
from cogs.allowed import manages
from cogs.night_guests import may_change, night_here, show
from cogs.night_moments import moments_meant, unread
from cogs.night_planning import require_may, tell_posted
from cogs.zones import zone_or_ask

ONE, ALL = "one", "all"
"""How much of a weekly night is cancelled."""


async def named(interaction: Interaction, reply: Reply, night_id: int, when: str | None, *, cancel: bool) -> None:
    """Do by the command what is asked for a night: cancel it, move it, or show it."""
    night = await night_here(interaction, night_id)
    if cancel:
        await _ask_cancel(interaction, reply, night)
    elif when is not None:
        await _ask_move(interaction, reply, night, typed(when))
    else:
        await show(interaction, reply, night)


async def move(interaction: Interaction, reply: Reply, pressed: Control) -> None:
    """Open the form for another time, or ask whether the night is to be moved to the one that was filled in."""
    night = await night_here(interaction, number(pressed.args, 0))
    _require_change(interaction, night)
    if interaction.type is not discord.InteractionType.component:
        words = "".join(click_of(interaction, pressed).values.get(WHEN, ()))
        await _ask_move(interaction, reply, night, typed(words))
    elif (zone := await zone_or_ask(interaction, reply, _move(night))) is not None:
        await reply.open_modal(move_form(night, reply.locale, zone, ":".join(pressed.args[1:])).modal)


async def move_to(interaction: Interaction, reply: Reply, pressed: Control) -> None:
    """Move a night to the moment that was asked about, unless it has been moved meanwhile."""
    night = await night_here(interaction, number(pressed.args, 0))
    _require_change(interaction, night)
    if night.starts_at != number(pressed.args, 1, LONGEST_NUMBER):
        raise OutOfDate("night-moved-meanwhile")
    bot, person, to = interaction.client, interaction.user.id, number(pressed.args, 2, LONGEST_NUMBER)
    # Whoever manages the server may live elsewhere: a weekly night keeps the clocks of its host.
    own = await store.zone_of(bot.tables.database, person) if person == night.host_id else None
    moved = await planning.move(bot.tables, night.id, person, to, own or night.zone, manages=manages(interaction))
    said = say(reply.locale, "night-moved", title=escape(moved.title), when=moment(moved.starts_at))
    await _carry_out(interaction, reply, night, said)


async def cancel(interaction: Interaction, reply: Reply, pressed: Control) -> None:
    """Ask whether a night is really to be cancelled."""
    await _ask_cancel(interaction, reply, await night_here(interaction, number(pressed.args, 0)))


async def cancel_yes(interaction: Interaction, reply: Reply, pressed: Control) -> None:
    """Cancel a night; of a weekly one, all that follow, too, if that was chosen."""
    night, much = await night_here(interaction, number(pressed.args, 0)), word(pressed.args, 1)
    if much not in (ONE, ALL):
        raise MalformedMove("unknown-control")
    _require_change(interaction, night)
    bot, person = interaction.client, interaction.user.id
    await planning.cancel(bot.tables, night.id, person, manages=manages(interaction), series=much == ALL)
    said = say(reply.locale, "night-cancelled", title=escape(night.title), when=moment(night.starts_at))
    await _carry_out(interaction, reply, night, said)


async def _carry_out(interaction: Interaction, reply: Reply, night: NightRow, said: str) -> None:
    """Bring message and event up to date, tell all who come, and then whoever has changed the night; also that its
    event stays as it was, where the bot may no longer change it."""
    bot = interaction.client
    await bot.night_hours.go_on(night.id)
    now = await planning.get(bot.tables, night.id)
    if now.event_id is not None and not bot.night_events.may(now.guild_id):
        said = f"{said}\n{say(reply.locale, 'night-event-stays')}"
    await show_privately(interaction, reply, words_screen(said))


async def keep(interaction: Interaction, reply: Reply, pressed: Control) -> None:
    """Let a night take place whose scheduled event was deleted; another one is made."""
    night = await night_here(interaction, number(pressed.args, 0))
    _require_change(interaction, night)
    bot, person = interaction.client, interaction.user.id
    await planning.keep(bot.tables, night.id, person, manages=manages(interaction))
    words = say(night.locale, "night-kept", title=escape(night.title), when=moment(night.starts_at))
    await reply.update(words_screen(words))
    await bot.night_hours.go_on(night.id)


async def again(interaction: Interaction, reply: Reply, pressed: Control) -> None:
    """Plan a night like one that is over, a week later; whoever presses is its host."""
    await require_may(interaction)
    night = await night_here(interaction, number(pressed.args, 0))
    bot = interaction.client
    fresh = await planning.again(bot.tables, night.id, person_of(interaction), interaction.id)
    await bot.night_hours.go_on(fresh.id)
    await tell_posted(interaction, reply, await planning.get(bot.tables, fresh.id))


async def _ask_move(interaction: Interaction, reply: Reply, night: NightRow, words: str) -> None:
    """Ask whether a night is to be moved to the moment that was typed, or say what is wrong with that."""
    _require_change(interaction, night)
    zone = await zone_or_ask(interaction, reply, _move(night, words))
    if zone is None:
        return
    found = await moments_meant(interaction, reply, words, zone)
    wrong: IllegalMove | None
    if found == (night.starts_at,):
        wrong = IllegalMove("night-same-time", when=moment(night.starts_at))
    elif len(found) == 1:
        wrong = too_soon_or_far(found[0], interaction.client.tables.now())
    elif found:
        wrong = IllegalMove("night-which", words=escape(words), first=moment(found[0]), second=moment(found[1]))
    else:
        wrong = await unread(interaction, reply, words)
    if wrong is None:
        layout = move_question(night, reply.locale, found[0], words)
    else:
        problem = say(reply.locale, wrong.reason, **readable(reply.locale, wrong.facts))
        layout = unreadable_screen(night, reply.locale, zone, problem, words, found if len(found) > 1 else ())
    await show_privately(interaction, reply, layout)


async def _ask_cancel(interaction: Interaction, reply: Reply, night: NightRow) -> None:
    _require_change(interaction, night)
    await show_privately(interaction, reply, cancel_question(night, reply.locale))


def _require_change(interaction: Interaction, night: NightRow) -> None:
    if not may_change(interaction, night):
        raise IllegalMove("night-not-yours")
    if not night.ahead:
        raise IllegalMove("night-over")


def _move(night: NightRow, words: str = "") -> str:
    """The control with which a question for somebody's time zone goes on."""
    return control(ANYWHERE, MOVE, night.id, *([words] if words else []))
