"""Every button, select and form: read from its custom_id alone, so that it works after any restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from discord.ext import commands

from bot.client import BeanBot
from bot.games.contract import Refusal
from bot.tables import Table
from bot.ui.controls import ANYWHERE
from bot.ui.incoming import click_of, control_of
from bot.ui.reply import Reply
from cogs import computers, pace
from cogs.acting import Interaction, act, explain, go_back
from cogs.guard import answering
from cogs.looking import post_anew, show_hand, show_rules, turn_page
from cogs.opening import open_rematch
from cogs.seats import ask_leave, cancel, choose_game, join, leave, start

SHARED: Mapping[str, Callable[[Interaction, Reply, Table], Awaitable[None]]] = {
    "hand": show_hand,
    "back": go_back,
    "table": post_anew,
    "rules": show_rules,
    "rematch": open_rematch,
    "join": join,
    "leave": leave,
    "ask-leave": ask_leave,
    "start": start,
    "game": choose_game,
    "cancel": cancel,
    "pace": pace.choose_pace,
    "pause": pace.pause,
    "resume": pace.resume,
    "computers": computers.ask_strength,
    "add-computer": computers.add,
    "remove-computer": computers.remove,
}
"""The controls that every game has; all others belong to the game."""


class Clicks(commands.Cog):
    """Routes clicks."""

    def __init__(self, bot: BeanBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a click; commands go their own way."""
        control = control_of(interaction)
        if control is None:
            return
        async with answering(interaction) as reply:
            if control.table == ANYWHERE and control.action == "rules":
                await turn_page(reply, control)
                return
            table = await self.bot.tables.get(control.table)
            shared = SHARED.get(control.action)
            if shared is not None:
                await shared(interaction, reply, table)
                return
            try:
                await act(interaction, reply, table, click_of(interaction, control))
            except Refusal as refusal:
                await explain(interaction, reply, table, refusal)


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Clicks(bot))
