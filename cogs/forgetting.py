"""What is stored about somebody: /forget erases it, and a button of /about gives them a file with it."""

from __future__ import annotations

import asyncio
import gzip

from bot import store
from bot.games import CATALOGUE
from bot.games.contract import IllegalMove
from bot.tables import calls, forgetting
from bot.tables.host.copying import Copy, copy_of, text_of
from bot.ui.controls import Control
from bot.ui.messages.forgetting import forget_question
from bot.ui.messages.lobby import words_screen
from bot.ui.publishing.forgetting import forget
from bot.ui.reply import Reply
from bot.words import say
from cogs.acting import Interaction, show_privately

NAME = "bean-table-stored.json"
LARGEST = 8 * 2**20
"""Bytes of a file; a larger one is compressed, since Discord takes ten million or so."""


async def ask_forget(interaction: Interaction, reply: Reply) -> None:
    """Ask before all is erased, and say what is lost."""
    rows = await store.tables_of(interaction.client.tables.database, interaction.user.id, forgetting.OPEN)
    left = sorted((row.id, row.game) for row in rows if row.game in CATALOGUE)
    may = await calls.invitable(interaction.client.tables, interaction.user.id)
    await reply.private(forget_question(reply.locale, left, invitable=may))


async def forget_everything(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Erase it, and say so in place of the question."""
    await forget(interaction.client.tables, interaction.client.publisher, interaction.user.id)
    await show_privately(interaction, reply, words_screen(say(reply.locale, "forgotten")))


async def keep_everything(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Erase nothing."""
    await show_privately(interaction, reply, words_screen(say(reply.locale, "forget-kept")))


async def give_copy(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Give the person alone this file. All their games are gone through for it: one file after the other, and none
    again right away."""
    bot, person = interaction.client, interaction.user.id
    now = bot.tables.time()
    if bot.copied.times(person, now):
        raise IllegalMove("stored-again")
    bot.copied.note(person, now)
    await reply.acknowledge()
    async with bot.copying:
        copy = await copy_of(bot.tables, person, say(reply.locale, "stored-about"))
        name, content = await asyncio.to_thread(_file, copy) if copy else ("", b"")
    if copy:
        await reply.file(say(reply.locale, "stored-file"), name, content)
    else:
        await reply.say("stored-nothing")


def _file(copy: Copy) -> tuple[str, bytes]:
    content = text_of(copy).encode()
    return (NAME, content) if len(content) <= LARGEST else (f"{NAME}.gz", gzip.compress(content))
