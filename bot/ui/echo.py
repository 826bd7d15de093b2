"""Answers after which Discord need not repeat the message that it was sent.

discord.py always asks it to, and makes objects of what comes back: that takes a sixth of the answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

UPDATE = discord.InteractionResponseType.message_update.value


@contextmanager
def without_echo() -> Iterator[None]:
    """Let the clicked messages that are edited by answers meanwhile not be repeated, unless a file goes along:
    its number is told nowhere else."""
    before = async_context.set(_WithoutEcho(async_context.get()))
    try:
        yield
    finally:
        async_context.reset(before)


class _WithoutEcho(AsyncWebhookAdapter):
    """Answers like the adapter that it is given, which keeps to the rate limits."""

    def __init__(self, adapter: AsyncWebhookAdapter) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._adapter = adapter

    async def create_interaction_response(
        self, interaction_id: int, token: str, *, params: MultipartParameters, **how: Any
    ) -> Any:
        """Answer; gives what Discord says of the answer, or else its number alone."""
        payload = params.payload
        if params.files or payload is None or payload["type"] != UPDATE:
            return await self._adapter.create_interaction_response(interaction_id, token, params=params, **how)
        path = "/interactions/{webhook_id}/{webhook_token}/callback"
        route = Route("POST", path, webhook_id=interaction_id, webhook_token=token)
        await self._adapter.request(route, payload=payload, **how)
        return {"interaction": {"id": interaction_id}}
