"""Which kind of place it is, by what Discord says; what it does not say is never taken for private."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import discord
import pytest
from discord import app_commands

from bot.ui.contexts import Context, address_of, context_of, in_bot_dm, server_of

SERVER, CHANNEL, PERSON = 1, 2, 3


def said(context: int | None, guild: int | None, owners: tuple[int, ...]) -> discord.Interaction:
    """An interaction of which Discord says this; `owners` are the kinds of installs that it comes by."""
    return cast(
        discord.Interaction,
        SimpleNamespace(
            context=app_commands.AppCommandContext._from_value([] if context is None else [context]),  # type: ignore[list-item]
            guild_id=guild,
            channel_id=CHANNEL,
            user=SimpleNamespace(id=PERSON),
            is_guild_integration=lambda: guild is not None and 0 in owners,
        ),
    )


@pytest.mark.parametrize(
    ("context", "guild", "owners", "expected"),
    [
        (0, SERVER, (0,), Context.SERVER),
        (0, SERVER, (0, 1), Context.SERVER),
        (0, SERVER, (1,), Context.ELSEWHERE),
        (0, SERVER, (), Context.ELSEWHERE),
        (0, None, (0,), Context.ELSEWHERE),
        (1, None, (0,), Context.BOT_DM),
        (1, None, (1,), Context.BOT_DM),
        (2, None, (1,), Context.ELSEWHERE),
        (2, None, (0, 1), Context.ELSEWHERE),
        (None, None, (0,), Context.UNSAID),
        (None, SERVER, (), Context.SERVER),
        # What Discord may come to say one day, and what contradicts itself.
        (9, None, (0,), Context.UNSAID),
        (1, SERVER, (0,), Context.SERVER),
    ],
)
def test_what_discord_says_makes_the_place(
    context: int | None, guild: int | None, owners: tuple[int, ...], expected: Context
) -> None:
    here = said(context, guild, owners)
    assert context_of(here) is expected
    assert in_bot_dm(here) == (expected is Context.BOT_DM)
    assert server_of(here) == (SERVER if expected is Context.SERVER else None)
    assert address_of(here) == (PERSON if expected is Context.BOT_DM else CHANNEL)
