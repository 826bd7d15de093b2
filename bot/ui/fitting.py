"""Keeping a screen inside Discord's limits: the most detailed that fits is shown, nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TypeVar

from bot.ui.components import units
from bot.ui.layout import TEXT_LIMIT, Overfull, Screen

__all__ = ["ROOM", "fullest", "units"]

D = TypeVar("D")

ROOM = TEXT_LIMIT - 100
"""The most text that is put into a message."""


def fullest(build: Callable[[D], Screen], details: Iterable[D]) -> Screen:
    """The screen with the first of these details that leaves neither too much text nor too many components.

    The last one must fit whatever there is to show; raises Overfull where it does not.
    """
    *fuller, last = details
    for detail in fuller:
        with suppress(Overfull):
            layout = build(detail)
            if layout.length <= ROOM:
                return layout
    return build(last)
