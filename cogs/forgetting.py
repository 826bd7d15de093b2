"""/forget: the question, and its answers."""

from __future__ import annotations

from bot import store
from bot.games import CATALOGUE
from bot.tables import calls, forgetting
from bot.ui.controls import Control
from bot.ui.messages.forgetting import forget_question
from bot.ui.messages.lobby import words_screen
from bot.ui.publishing.forgetting import forget
from bot.ui.reply import Reply
from bot.words import say
from cogs.acting import Interaction, show_privately


async def ask_forget(interaction: Interaction, reply: Reply) -> None:
    """Ask before all is erased, and say what is lost."""
    rows = await store.tables_of(interaction.client.tables.database, interaction.user.id, forgetting.OPEN)
    left = sorted((row.id, row.game) for row in rows if row.game in CATALOGUE)
    may = await calls.invitable(interaction.client.tables, interaction.user.id)
    await reply.private(forget_question(reply.locale, left, invitable=may))


async def forget_everything(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Erase it; the question says so then."""
    await forget(interaction.client.publisher, interaction.user.id)
    await show_privately(interaction, reply, words_screen(say(reply.locale, "forgotten")))


async def keep_everything(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Erase nothing."""
    await show_privately(interaction, reply, words_screen(say(reply.locale, "forget-kept")))
