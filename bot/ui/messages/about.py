"""What the bot says about itself: its version, what it stores, how to have that erased, and who runs it."""

from __future__ import annotations

from bot.ui.layout import Screen, screen, text
from bot.words import say


def about_screen(locale: str, version: str, contact: str, days: int) -> Screen:
    """All of it.

    Games are kept for so many `days` after their end, 0 stands for ever. `contact`, in the host's own Markdown,
    says whom to ask, and is empty where there is none.
    """
    words = [
        say(locale, "about-title", version=version),
        say(locale, "about-what"),
        say(locale, "about-stored"),
        say(locale, "about-how-long", days=days),
        say(locale, "about-erase"),
    ]
    if contact:
        words.append(say(locale, "about-contact", contact=contact))
    return screen(text("\n".join(words)))
