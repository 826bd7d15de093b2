"""What people read who are shut out, or whose server is, by whoever runs the bot."""

from __future__ import annotations

from bot.store.host.shut_out import Kind
from bot.ui.layout import Screen, screen, text
from bot.words import say


def shut_out_screen(locale: str, kind: Kind, contact: str) -> Screen:
    """The answer to whatever they do; `contact`, in the host's own Markdown, is empty where the host has none."""
    return _with_contact(
        locale, say(locale, "person-shut-out" if kind is Kind.PERSON else "server-shut-out"), contact
    )


def tables_closed_screen(locale: str, contact: str) -> Screen:
    """The word in a channel whose tables were closed because its server is shut out."""
    return _with_contact(locale, say(locale, "server-shut-out-tables"), contact)


def _with_contact(locale: str, words: str, contact: str) -> Screen:
    return screen(text("\n".join([words, say(locale, "about-contact", contact=contact)] if contact else [words])))
