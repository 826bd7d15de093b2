"""The file in which somebody gets what is stored about them, by the button of /about."""

from __future__ import annotations

import asyncio
import gzip

from bot.games.contract import IllegalMove
from bot.tables.host.copying import Copy, copy_of, text_of
from bot.ui.controls import Control
from bot.ui.reply import Reply
from bot.words import say
from cogs.acting import Interaction

NAME = "bean-table-stored.json"
LARGEST = 8 * 2**20
"""Bytes of a file; a larger one is compressed, since Discord takes ten million or so."""


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
