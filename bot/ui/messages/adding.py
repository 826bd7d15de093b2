"""The buttons by which somebody adds the bot to a server, or to their own apps."""

from __future__ import annotations

from typing import NamedTuple

from bot.ui.layout import Button, link
from bot.words import say


class Links(NamedTuple):
    """Where the bot is added to a server, and to one's own apps: empty where that cannot be."""

    server: str
    apps: str = ""


def adding_buttons(locale: str, links: Links) -> list[Button]:
    """These buttons, those that lead somewhere."""
    found = (("button-add-to-server", links.server), ("button-add-to-apps", links.apps))
    return [link(say(locale, label), url) for label, url in found if url]
