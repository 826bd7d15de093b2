"""Reviews of games that are over, privately for whoever played: each button carries the table and the decision."""

from __future__ import annotations

import asyncio

from bot.features.reviews.review import Review
from bot.features.reviews.screens import review_screen, waiting_screen
from bot.games.contract import NotYourSeat, Seat
from bot.tables import Table
from bot.ui.controls import number
from bot.ui.incoming import control_of
from bot.ui.layout import Screen
from bot.ui.reply import Reply
from bot.ui.sending import NOTHING
from cogs.acting import Interaction, in_private
from cogs.picturing import drawn, with_pictures

A_MOMENT = 0.7
"""Seconds after which is said that the game is being looked at."""


async def show_review(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Show a decision of the person's own game, in place of the private message that was clicked."""
    seat, pressed = _seat(table, interaction.user.id), control_of(interaction)
    args = () if pressed is None else pressed.args
    making = asyncio.ensure_future(interaction.client.reviews.of(table, seat))
    done, _ = await asyncio.wait({making}, timeout=A_MOMENT)
    shown = None if done else await _show(interaction, reply, waiting_screen(reply.locale))
    review, at = await making, number(args, 0) if args else 0
    layout = await _screen(interaction, reply, table, seat, review, at)
    # Where something stands there already, there is more time for the picture.
    await drawn(interaction, layout, urgent=shown is None)
    if shown is None:
        await _show(interaction, reply, layout)
    elif shown:
        await reply.change(shown, layout)
    else:
        await reply.update(layout, NOTHING)
    await _draw_ahead(interaction, await _screen(interaction, reply, table, seat, review, at + 1))


async def _draw_ahead(interaction: Interaction, layout: Screen) -> None:
    """Have the picture drawn that will probably be looked at next."""
    if layout.picture is not None:
        await interaction.client.publisher.pictures.drawn(layout.picture.scene, 0.0)


def _seat(table: Table, person_id: int) -> Seat:
    """Where this person sat, also if they left before the end; raises NotYourSeat for everybody else."""
    for seat in table.seats:
        if seat.person_id == person_id:
            return seat.seat
    raise NotYourSeat("review-not-played", table=table.id)


async def _show(interaction: Interaction, reply: Reply, layout: Screen) -> int:
    """Show this privately; 0 where the token of the click reaches it by itself, else the number of the message."""
    if interaction.message is not None and in_private(interaction):
        await reply.update(layout)
        return 0
    answered = await reply.private(layout)
    return 0 if answered.first else answered.message_id


async def _screen(
    interaction: Interaction, reply: Reply, table: Table, seat: Seat, review: Review, number: int
) -> Screen:
    course, moment = await interaction.client.replays.course(table), None
    number = min(number, len(review.shown) - 1)
    if review.shown:
        moment = course.before(seat, review.shown[number].place)
    pictures = await with_pictures(interaction)
    return review_screen(table, review, number, moment, reply.locale, pictures=pictures)
