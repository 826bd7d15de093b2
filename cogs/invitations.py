"""Whether somebody can be invited to tables, chosen by themselves: behind each invitation, or in /settings."""

from __future__ import annotations

from bot.games.contract import MalformedMove
from bot.tables import calls
from bot.ui.controls import Control, word
from bot.ui.messages.invitations import AGAIN, OFF, ON, chosen_screen
from bot.ui.reply import Reply
from cogs.acting import Interaction, in_private

SWITCH = {ON: True, OFF: False}


async def switch(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Answer a button, which may stand below a public message or below a hand, with a message of its own."""
    on = word(control.args, 0)
    if on not in SWITCH:
        raise MalformedMove("unknown-control")
    await choose(interaction, invitable=SWITCH[on])
    layout = chosen_screen(reply.locale, invitable=SWITCH[on])
    if AGAIN in control.args and in_private(interaction):
        await reply.update(layout)
    else:
        await reply.private(layout)


async def choose(interaction: Interaction, *, invitable: bool) -> None:
    """Let others invite this person from now on, or no longer."""
    change = calls.allow_invitations if invitable else calls.refuse_invitations
    await change(interaction.client.tables, interaction.user.id)
