"""Building blocks of every message: texts, rows of buttons, and the limits that Discord sets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import discord

Button: TypeAlias = discord.ui.Button[discord.ui.LayoutView]
Item: TypeAlias = discord.ui.Item[discord.ui.LayoutView]
Row: TypeAlias = discord.ui.ActionRow[discord.ui.LayoutView]
Text: TypeAlias = discord.ui.TextDisplay[discord.ui.LayoutView]
Select: TypeAlias = discord.ui.Select[discord.ui.LayoutView]
ModalLabel: TypeAlias = discord.ui.Label[discord.ui.Modal]
ModalSelect: TypeAlias = discord.ui.Select[discord.ui.Modal]

TEXT_LIMIT = 4000
"""Displayed characters of one message."""
COMPONENT_LIMIT = 40
"""Components of one message, nested ones counted."""
OPTION_LIMIT = 25
"""Options of one select."""
LABEL_LIMIT = 80
"""Characters of a button's label."""


class Overfull(Exception):
    """These are more components than one message can have."""


def screen(*items: Item) -> discord.ui.LayoutView:
    """A message of these items; raises Overfull. It is stopped: clicks are routed by custom_id, discord.py need
    not keep it."""
    layout = discord.ui.LayoutView(timeout=None)
    for item in items:
        try:
            layout.add_item(item)
        except ValueError as error:
            raise Overfull(f"more than {COMPONENT_LIMIT} components") from error
    layout.stop()
    return layout


def text(content: str) -> Text:
    """A paragraph of Markdown."""
    return discord.ui.TextDisplay(content)


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
) -> Button:
    """A button; its label is not shortened, so give at most 80 characters."""
    return discord.ui.Button(label=label, custom_id=custom_id, style=style, emoji=emoji)


def link(label: str, url: str) -> Button:
    """A button that leads to another message."""
    return discord.ui.Button(label=label, url=url)


def rows(
    buttons: Sequence[Button],
) -> Iterable[Row]:
    """The buttons in rows of five."""
    for start in range(0, len(buttons), 5):
        yield discord.ui.ActionRow(*buttons[start : start + 5])
