"""Beans in words: each has its own symbol, and its name always stands beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.games.bohnanza.cards import Bean
from bot.ui.phrases import listed
from bot.words import say

BEAN_SYMBOL: Mapping[str, str] = {
    "coffee": "☕",
    "wax": "🕯️",
    "blue": "🫐",
    "chili": "🌶️",
    "stink": "🦨",
    "green": "🥬",
    "soy": "🌱",
    "black_eyed": "👁️",
    "red": "🍒",
    "garden": "🌻",
    "cocoa": "🍫",
    "cognac": "🥃",
}
"""Things, not coloured dots: no two can be mistaken for each other by anyone."""


def bean_name(locale: str, bean: Bean, count: int = 1) -> str:
    """The bean's short name, as so many cards of it are called: `Coffee`. Its symbol belongs beside it."""
    return say(locale, "bean-name", bean=bean, count=count)


def full_name(locale: str, bean: Bean) -> str:
    """Symbol and whole name: `☕ Coffee Bean`."""
    return f"{BEAN_SYMBOL[bean]} {say(locale, 'bean-full-name', bean=bean)}"


def short(locale: str, bean: Bean, count: int = 1) -> str:
    """Symbol and short name: `☕ Coffee`."""
    return f"{BEAN_SYMBOL[bean]} {bean_name(locale, bean, count)}"


def several(locale: str, count: int, bean: Bean) -> str:
    """So many of a bean: `2 ☕ Coffee`, and one without a number: `☕ Coffee`."""
    return say(locale, "bean-several", count=count, name=short(locale, bean, count))


def bunch(locale: str, beans: Sequence[Bean]) -> str:
    """Some cards by kind, in the order in which the kinds come: `2 ☕ Coffee, 🌶️ Chili`."""
    return listed(locale, [several(locale, count, bean) for bean, count in Counter(beans).items()])
