"""Erasing what is stored about a person: at the tables, in memory, and on the screens."""

from __future__ import annotations

import asyncio
import logging

from bot import store
from bot.client import BeanBot
from bot.games import CATALOGUE
from bot.store import StoreError
from bot.tables import forgetting
from bot.ui.controls import Control
from bot.ui.messages.forgetting import forget_question
from bot.ui.messages.lobby import words_screen
from bot.ui.reply import Reply
from bot.words import DEFAULT, say
from cogs.acting import Interaction, show_privately

log = logging.getLogger(__name__)


async def ask_forget(interaction: Interaction, reply: Reply) -> None:
    """Ask before all is erased, and say what is lost."""
    rows = await store.tables_of(interaction.client.tables.database, interaction.user.id, forgetting.OPEN)
    left = sorted((row.id, row.game) for row in rows if row.game in CATALOGUE)
    await reply.private(forget_question(reply.locale, left))


async def forget_everything(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Erase it; the question says so then."""
    await forget(interaction.client, interaction.user.id)
    await show_privately(interaction, reply, words_screen(say(reply.locale, "forgotten")))


async def keep_everything(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Erase nothing."""
    await show_privately(interaction, reply, words_screen(say(reply.locale, "forget-kept")))


async def forget(bot: BeanBot, person_id: int) -> None:
    """Let go of all the person's seats, then erase name, language and messages."""
    await _note(bot, person_id)
    for row in await store.tables_of(bot.tables.database, person_id, forgetting.OPEN):
        await bot.publisher.slots.read(row.id)
    await forgetting.stand_up(bot.tables, person_id)
    # Before the rows are erased, since a message sent in between would be noted again.
    await bot.publisher.forget(person_id)
    await forgetting.erase(bot.tables, person_id, say(DEFAULT, "forgotten-name"))
    bot.people.forget(person_id)
    await bot.tables.database.erase_for_good()


async def _note(bot: BeanBot, person_id: int) -> None:
    """Have it done again should a backup of before be restored; it is done now even where that cannot be noted."""
    path = bot.tables.database.path
    try:
        await asyncio.to_thread(store.note_erasure, path, person_id, bot.tables.now())
    except (OSError, StoreError) as error:
        log.error("an erasure will not be repeated when a backup is restored: %s beside %s", error, path)
