"""Keeping a screen inside Discord's limits: the most detailed that fits is shown, nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TypeVar

from bot.ui.layout import TEXT_LIMIT, Overfull, Screen

D = TypeVar("D")

ROOM = TEXT_LIMIT - 100
"""The most text that is put into a message."""


def length(layout: Screen) -> int:
    """The displayed characters, counted as UTF-16 units, as the strictest reading of Discord's limit does."""
    return units(layout.texts())


def units(texts: Iterable[str]) -> int:
    """The UTF-16 units of these texts together."""
    return len("".join(texts).encode("utf-16-le")) // 2


def fullest(build: Callable[[D], Screen], details: Iterable[D]) -> Screen:
    """The screen with the first of these details that leaves neither too much text nor too many components.

    The last one must fit whatever there is to show; raises Overfull where it does not.
    """
    *fuller, last = details
    for detail in fuller:
        with suppress(Overfull):
            layout = build(detail)
            if length(layout) <= ROOM:
                return layout
    return build(last)
