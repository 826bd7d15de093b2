"""What Discord tells, in a refusal and in a press."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeGuard, cast

import discord

NOT_ALLOWED = (50001, 50013)
"""Discord's codes where a permission is missing."""


def not_allowed(error: BaseException) -> TypeGuard[discord.HTTPException]:
    """Whether the bot lacks a permission for this: that says nothing of Discord."""
    return getattr(error, "code", None) in NOT_ALLOWED


def said_by(error: BaseException) -> str:
    """What Discord said, in a few words without anybody's."""
    if isinstance(error, discord.HTTPException):
        return f"status {error.status}, code {error.code}"
    return type(error).__name__


def given(click: discord.Interaction) -> Mapping[str, Any]:
    """What Discord tells of what was pressed, chosen or typed."""
    return cast("Mapping[str, Any]", click.data or {})


def custom_id_of(click: discord.Interaction) -> str:
    """The custom_id of what was pressed, or nothing where it was typed."""
    return str(given(click).get("custom_id", ""))
