"""Beans in words: each has its own symbol, and its name always stands beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

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
"""Things rather than coloured dots, so that nobody can mistake two for each other."""
KEPT = 1024
"""Of how many bunches of cards the words are kept: what lies open is named to everybody, again and again."""


def bean_name(locale: str, bean: Bean, count: int = 1) -> str:
    """The bean's short name in the form for this many cards: `Coffee`. Its symbol belongs beside it."""
    return say(locale, "bean-name", bean=bean, count=count)


def label_name(locale: str, bean: Bean, count: int = 1) -> str:
    """The bean's name on a button or in a list beside its symbol: whole where the short one sounds odd there."""
    return say(locale, "bean-on-button", bean=bean, count=count)


def full_name(locale: str, bean: Bean) -> str:
    """Symbol and whole name, as a list of beans has it: `☕ Coffee Bean`."""
    return f"{BEAN_SYMBOL[bean]} {say(locale, 'bean-listed', bean=bean)}"


def short(locale: str, bean: Bean, count: int = 1) -> str:
    """Symbol and short name: `☕ Coffee`."""
    return f"{BEAN_SYMBOL[bean]} {bean_name(locale, bean, count)}"


def several(locale: str, count: int, bean: Bean) -> str:
    """A number of one bean: `2 ☕ Coffee`; a single one without its number: `☕ Coffee`."""
    return say(locale, "bean-several", count=count, name=short(locale, bean, count))


def unmarked(locale: str, count: int, bean: Bean) -> str:
    """A number of one bean without its symbol, for a label: `Coffee ×2`."""
    return say(locale, "bean-several", count=count, name=label_name(locale, bean, count))


def bunch(locale: str, beans: Sequence[Bean]) -> str:
    """Some cards by kind, in order of first appearance: `2 ☕ Coffee, 🌶️ Chili`."""
    return _bunch(locale, tuple(beans)) if beans else ""


@lru_cache(KEPT)
def _bunch(locale: str, beans: tuple[Bean, ...]) -> str:
    return listed(locale, [several(locale, beans.count(bean), bean) for bean in dict.fromkeys(beans)])
