"""The one place where errors of commands and clicks are handled: every interaction gets a kind answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.client import BeanBot
from bot.games.contract import Refusal
from bot.store import AlreadyHandled, DamagedGame, DatabaseFailed
from bot.ui.contexts import in_bot_dm
from bot.ui.faults import TRANSIENT, trace
from bot.ui.layout import Screen
from bot.ui.messages.asking import WhichTable, which_table
from bot.ui.messages.lobby import words_screen
from bot.ui.messages.refusals import readable
from bot.ui.reply import NoRoom, Reply
from bot.words import say
from cogs.elsewhere import keeping_true, wait_with
from cogs.reading import follow, read_by

log = logging.getLogger(__name__)

Suggesting: TypeAlias = Callable[..., Awaitable[list[app_commands.Choice[Any]]]]
S = TypeVar("S", bound=Suggesting)

LATE = {10062, 10015, 40060}
"""Unknown interaction, unknown webhook, already answered: it came too late or twice, which is normal."""


@asynccontextmanager
async def answering(interaction: discord.Interaction[BeanBot]) -> AsyncIterator[Reply]:
    """Answer an interaction. Whatever goes wrong, the person is told, and nothing but ids is logged."""
    publisher = interaction.client.publisher
    async with publisher.outbox.queues.clicks_first.answering(), Reply(interaction, publisher.sending) as reply:
        try:
            await follow(interaction)
            reply.locale = await read_by(interaction)
            async with keeping_true(interaction, reply):
                yield reply
        except WhichTable as asked:
            await _try_to_show(reply, which_table(asked, reply.locale))
        except Refusal as refusal:
            await _try(reply, refusal.reason, **readable(reply.locale, refusal.facts))
        except AlreadyHandled:
            await _try(reply, "already-done")
        except TRANSIENT as error:
            if not _note(interaction, error):
                await _try(reply, "answer-lost")
        except discord.InteractionResponded:
            log.info("interaction %d was answered already", interaction.id)
        except DamagedGame as error:
            log.error("interaction %d: %s", interaction.id, error)
            await _try(reply, "game-damaged", table=error.table_id)
        except DatabaseFailed as error:
            log.error("interaction %d: %s", interaction.id, error)
            await _try(reply, "not-saved")
        except Exception as error:
            log.error("interaction %d failed: %s", interaction.id, trace(error))
            await _try(reply, "something-went-wrong")
    await _heard(interaction)


async def _heard(interaction: discord.Interaction[BeanBot]) -> None:
    """Note that somebody uses their direct messages with the bot. This comes after the answer, since a hand that
    is due there takes away the message that was clicked."""
    if not in_bot_dm(interaction) or interaction.channel_id is None:
        return
    try:
        await interaction.client.publisher.direct_messages.heard(interaction.user.id, interaction.channel_id)
    except Exception as error:
        log.error("interaction %d: nothing comes of its direct messages: %s", interaction.id, trace(error))


def suggesting(complete: S) -> S:
    """Guard a function that completes an option; its last two arguments are the interaction and what is typed.

    Whatever goes wrong, the person gets an empty list, and nothing but ids is logged.
    """

    @wraps(complete)
    async def guarded(*args: Any) -> list[app_commands.Choice[Any]]:
        interaction = args[-2]
        try:
            choices = await complete(*args)
        except Refusal:
            # Nothing to suggest; the command itself says why.
            choices = []
        except Exception as error:
            log.error("completing interaction %d failed: %s", interaction.id, trace(error))
            choices = []
        await _suggest(interaction, choices)
        return choices

    return guarded  # type: ignore[return-value]  # The same signature, which discord.py reads.


async def _suggest(interaction: discord.Interaction[BeanBot], choices: list[app_commands.Choice[Any]]) -> None:
    """Send the choices here: where discord.py sends them, an error ends in a traceback."""
    try:
        await interaction.response.autocomplete(choices)
    except discord.InteractionResponded:
        log.info("interaction %d was answered already", interaction.id)
    except TRANSIENT as error:
        _note(interaction, error)
        # Nothing is left to do, and discord.py would send the choices again.
        raise asyncio.CancelledError from None


async def _try(reply: Reply, message: str, **facts: str | int) -> None:
    """Say this if Discord still accepts an answer."""
    await _try_to_show(reply, words_screen(say(reply.locale, message, **facts)))


async def _try_to_show(reply: Reply, layout: Screen) -> None:
    try:
        await reply.private(layout)
    except NoRoom:
        await wait_with(reply.interaction, reply, layout)  # type: ignore[arg-type]  # There is no other client.
    except (*TRANSIENT, discord.InteractionResponded) as error:
        _note(reply.interaction, error)


def _note(interaction: discord.Interaction, error: Exception) -> bool:
    """Log that an answer did not arrive; returns whether it was too late, so that no other would arrive either."""
    late = isinstance(error, discord.InteractionResponded) or (
        isinstance(error, discord.HTTPException) and error.code in LATE
    )
    level = logging.INFO if late else logging.WARNING
    log.log(level, "interaction %d: the answer did not arrive (%s)", interaction.id, type(error).__name__)
    return late
