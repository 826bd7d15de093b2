"""What the messages of every game have in common while it is played: buttons, and the notice above a hand."""

from __future__ import annotations

from typing import Any

import discord

from bot.ui.controls import control
from bot.ui.layout import Button, button, link, screen, text
from bot.ui.phrases import cut
from bot.ui.screens import Seen
from bot.words import say

NOTICE_LIMIT = 1200
"""A longer notice is cut off with an ellipsis."""


def with_notice(notice: str | None, hand: discord.ui.Container[discord.ui.LayoutView]) -> discord.ui.LayoutView:
    """A hand, below the notice if there is one."""
    return screen(text(cut(notice, NOTICE_LIMIT)), hand) if notice else screen(hand)


def hand_button(seen: Seen[Any, Any]) -> Button:
    """The button that shows whoever clicks it their own hand."""
    return button(say(seen.locale, "button-my-hand"), control(seen.table.id, "hand"), discord.ButtonStyle.primary)


def rules_button(seen: Seen[Any, Any]) -> Button:
    """The button that explains the game."""
    return button(say(seen.locale, "button-rules"), control(seen.table.id, "rules"))


def rematch_button(seen: Seen[Any, Any]) -> Button:
    """The button that opens a lobby for the same game."""
    label, what = say(seen.locale, "button-rematch"), control(seen.table.id, "rematch")
    return button(label, what, discord.ButtonStyle.success)


def leave_button(seen: Seen[Any, Any]) -> Button:
    """The button with which a player leaves the game, after a question."""
    return button(say(seen.locale, "button-leave-game"), control(seen.table.id, "ask-leave"))


def back_button(seen: Seen[Any, Any]) -> Button:
    """The button that leads back to the hand."""
    return button(say(seen.locale, "button-back"), control(seen.table.id, "back"))


def table_links(seen: Seen[Any, Any]) -> list[Button]:
    """The link to the table message, if there is one."""
    return [link(say(seen.locale, "button-table"), seen.link)] if seen.link else []
