"""Building blocks of every message: texts, rows of buttons, and the limits that Discord sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import discord

from bot.ui.components import (
    Button,
    Container,
    Item,
    Overfull,
    Picture,
    RoleSelect,
    Row,
    Screen,
    Select,
    Separator,
    Text,
    UserSelect,
)

__all__ = [
    "Button",
    "Container",
    "Item",
    "Overfull",
    "Picture",
    "RoleSelect",
    "Row",
    "Screen",
    "Select",
    "Separator",
    "Text",
    "UserSelect",
    "button",
    "container",
    "link",
    "row",
    "rows",
    "screen",
    "text",
]

ModalLabel: TypeAlias = discord.ui.Label[discord.ui.Modal]
ModalSelect: TypeAlias = discord.ui.Select[discord.ui.Modal]

TEXT_LIMIT = 4000
"""Displayed characters of one message."""
OPTION_LIMIT = 25
"""Options of one select."""
LABEL_LIMIT = 80
"""Characters of a button's label."""
ROW_LIMIT = 5
"""Buttons in a row."""


text, button, screen = Text, Button, Screen


def container(*items: Item, colour: int | None = None) -> Container:
    """These items beside a stripe of this colour."""
    return Container(items, colour)


def link(label: str, url: str) -> Button:
    """A button that leads to another message."""
    return Button(label, style=discord.ButtonStyle.link, url=url)


def row(*items: Button | Select | RoleSelect | UserSelect) -> Row:
    """These buttons or this list side by side; raises Overfull."""
    if len(items) > ROW_LIMIT:
        raise Overfull(f"more than {ROW_LIMIT} buttons in a row")
    return Row(items)


def rows(buttons: Sequence[Button], width: int = ROW_LIMIT) -> list[Row]:
    """The buttons in rows of so many."""
    return [Row(tuple(buttons[start : start + width])) for start in range(0, len(buttons), width)]
