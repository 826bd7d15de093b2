"""What the bot says about itself: its version, what it stores, how to have that erased, how to be left
alone, and who runs it."""

from __future__ import annotations

from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import Screen, button, row, screen, text
from bot.ui.messages.adding import Links, adding_buttons
from bot.words import say

STORED = "stored"
"""The action of the button that gives somebody what is stored about them."""


def about_screen(locale: str, version: str, contact: str, days: int, links: Links) -> Screen:
    """All of it.

    Games are kept for so many `days` after their end, 0 stands for ever. `contact`, in the host's own Markdown,
    says whom to ask, and is empty where there is none. The `links` add the bot elsewhere.
    """
    words = [
        say(locale, "about-title", version=version),
        say(locale, "about-what"),
        f"{say(locale, 'about-stored')} {say(locale, 'about-shut-out')}",
        say(locale, "about-calls"),
        say(locale, "about-how-long", days=days),
        say(locale, "about-erase"),
        say(locale, "about-alone"),
    ]
    if contact:
        words.append(say(locale, "about-contact", contact=contact))
    own = button(say(locale, "button-stored"), control(ANYWHERE, STORED), emoji="📄")
    return screen(text("\n".join(words)), row(own, *adding_buttons(locale, links)))
