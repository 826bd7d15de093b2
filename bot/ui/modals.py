"""Modals: the parts that every form is made of, cut to Discord's limits."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.ui.layout import ModalLabel, ModalSelect
from bot.ui.phrases import cut
from bot.ui.screens import OpenModal

TITLE_LIMIT = 45
"""Characters of a modal's title, and of a label."""
ABOUT_LIMIT = 100
"""Characters of what stands below a label."""


def open_modal(title: str, custom_id: str, labels: Iterable[ModalLabel]) -> OpenModal:
    """Open a form with these fields. It is stopped: what is filled in is routed by custom_id, discord.py need not
    keep it."""
    modal = discord.ui.Modal(title=cut(title, TITLE_LIMIT), custom_id=custom_id)
    for label in labels:
        modal.add_item(label)
    modal.stop()
    return OpenModal(modal)


def labelled(title: str, about: str, select: ModalSelect) -> ModalLabel:
    """A list with its title and what there is to know about it."""
    return discord.ui.Label(text=cut(title, TITLE_LIMIT), description=cut(about, ABOUT_LIMIT), component=select)
