"""What is asked of Discord with an answer: to repeat a message only where something of it is not known yet."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from discord.utils import MISSING
from discord.webhook.async_ import AsyncWebhookAdapter, async_context, interaction_message_response_params

from bot.ui.echo import without_echo
from bot.ui.messages.lobby import words_screen

UPDATE = discord.InteractionResponseType.message_update.value
NEW = discord.InteractionResponseType.channel_message.value
REPEATED = {"interaction": {"id": "7", "response_message_id": "8"}}


class Adapter(AsyncWebhookAdapter):
    """Notes what is asked for, and of which path."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.asked: list[tuple[str, Any]] = []

    async def request(self, route: Any, session: Any, *, params: Any = None, **how: Any) -> Any:
        self.asked.append((route.url.partition("/interactions")[2], params))
        return REPEATED if params else None


@pytest.fixture
def adapter() -> Adapter:
    made = Adapter()
    async_context.set(made)
    return made


async def answer(kind: int, *, file: bool = False) -> Any:
    files = [discord.File(io.BytesIO(b"picture"), "hand.png")] if file else MISSING
    made = interaction_message_response_params(type=kind, view=words_screen("Hello"), files=files)
    session: Any = None
    return await async_context.get().create_interaction_response(7, "token", session=session, params=made)


async def test_an_edit_of_the_clicked_message_is_not_repeated(adapter: Adapter) -> None:
    with without_echo():
        assert await answer(UPDATE) == {"interaction": {"id": 7}}
    assert adapter.asked == [("/7/token/callback", None)]


@pytest.mark.parametrize(("kind", "file"), [(NEW, False), (UPDATE, True)], ids=["new message", "with a file"])
async def test_what_has_a_number_yet_unknown_is_repeated(adapter: Adapter, kind: int, *, file: bool) -> None:
    with without_echo():
        assert await answer(kind, file=file) == REPEATED
    assert adapter.asked == [("/7/token/callback", {"with_response": "1"})]


async def test_afterwards_answers_are_repeated_as_ever(adapter: Adapter) -> None:
    with pytest.raises(ValueError), without_echo():  # noqa: PT011  # It stands for any error.
        raise ValueError
    assert await answer(UPDATE) == REPEATED
