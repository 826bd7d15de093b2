"""The tokens of clicks: for a while a message can be edited or deleted through one, outside the channel's rate
limit, and a private answer in no other way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import aiohttp
import discord

from bot.store import MessageRow
from bot.ui.layout import Screen
from bot.ui.sending import Files

GOOD_FOR = 14 * 60
"""Seconds after a click; Discord accepts its token for a quarter of an hour."""
AWAKE = GOOD_FOR - 30
"""Seconds after a click in which its message follows the table; what is left is for the last edit."""
GONE = (401, 404)
"""What Discord answers about a message that the token does not reach: not answered, deleted, or too late."""
PATIENCE = 10.0
"""Seconds that such a call may take: discord.py sleeps for as long as Discord says, and other messages would
wait."""


class Overtaken(Exception):
    """An edit was not made, since what came after it may stand there already."""


def always() -> bool:
    """Whether an edit is wanted that nothing overtakes."""
    return True


def good(row: MessageRow, now: int) -> bool:
    """Whether a message can be edited through its token."""
    return row.token is not None and now - row.token_at <= GOOD_FOR


def awake(row: MessageRow, now: int) -> bool:
    """Whether a message was clicked so lately that it follows the table."""
    return good(row, now) and now - row.token_at <= AWAKE


def lasts_until(token_at: int) -> int:
    """Until when a message follows its table by a token of this moment: the full minute before, in unix
    seconds."""
    return (token_at + AWAKE) // 60 * 60


async def edit(
    client: discord.Client, row: MessageRow, wanted: Callable[[], bool], layout: Screen, files: Files
) -> discord.Message:
    """Edit a message through its token, as long as that is `wanted`; raises Overtaken, and what Discord's calls
    raise."""
    async with asyncio.timeout(PATIENCE):
        return await _webhook(client, row, files, wanted).edit_message(_target(row), view=layout, **files)


async def fetch(client: discord.Client, row: MessageRow) -> discord.Message | None:
    """Look at a message through a token; None if there is none that the token reaches. Raises what Discord's calls
    raise."""
    try:
        async with asyncio.timeout(PATIENCE):
            webhook = discord.Webhook.partial(client.application_id or 0, row.token or "", client=client)
            return await webhook.fetch_message(_target(row) if row.message_id else "@original")  # type: ignore[arg-type]
    except discord.HTTPException as error:
        if error.status in GONE:
            return None
        raise


async def delete(client: discord.Client, row: MessageRow) -> None:
    """Delete a private answer through its token; raises what Discord's calls raise."""
    async with asyncio.timeout(PATIENCE):
        await _webhook(client, row).delete_message(_target(row))


class _Address(discord.Webhook):
    """What this library calls a webhook: an address made of the application and the token.

    It makes no message of what Discord answers to an edit: nobody reads it, and that took a tenth of the call.
    """

    def _create_message(self, data: Any, *, thread: Any) -> Any:
        return data


class _Wanted:
    """A session that makes a call only as long as it is wanted.

    This library makes an edit that fails in passing again some seconds later, as it was: over what a click has
    been answered by meanwhile, and with the number of a file that is there no more.
    """

    def __init__(self, session: aiohttp.ClientSession, wanted: Callable[[], bool]) -> None:
        self._session = session
        self._wanted = wanted

    def request(self, *given: Any, **more: Any) -> Any:
        """Make the call; raises Overtaken."""
        if not self._wanted():
            raise Overtaken
        return self._session.request(*given, **more)


def _webhook(
    client: discord.Client,
    row: MessageRow,
    files: Files | None = None,
    wanted: Callable[[], bool] = always,
) -> discord.Webhook:
    """The address of a message; what Discord answers is read only if a file goes along, whose number it tells."""
    sent = any(isinstance(file, discord.File) for file in (files or {}).get("attachments", ()))
    webhook = (discord.Webhook if sent else _Address).partial(
        client.application_id or 0, row.token or "", client=client
    )
    # discord.py asks a session for nothing but `request`.
    webhook.session = _Wanted(webhook.session, wanted)  # type: ignore[assignment]
    return webhook


def _target(row: MessageRow) -> Any:
    """The message by its number; only what was clicked itself goes by the name that also means the clicked one."""
    return "@original" if row.original else row.message_id
