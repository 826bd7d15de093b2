"""Makes foreign text safe for a terminal: what gives orders, or turns the writing round, is shown, not obeyed."""

from __future__ import annotations

import re

_PICTURES = 0x2400
"""From here on Unicode has a picture for each of the first control characters."""
_DELETED = "\N{SYMBOL FOR DELETE}"
_ORDERS = re.compile(
    "["
    "\x00-\x08\x0b-\x1f\x7f"
    "\x80-\x9f"  # With these, terminals begin orders as well.
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # They turn the direction of writing.
    "\u2028\u2029\ufff9-\ufffb"
    "\ud800-\udfff"  # Halves of a character, which cannot be written at all.
    "]"
)


def for_terminal(text: str) -> str:
    """The text with a picture, or else the number, of each character that is an order; lines and tabs stay."""
    return text if text.isprintable() else _ORDERS.sub(_shown, text)


def _shown(found: re.Match[str]) -> str:
    number = ord(found[0])
    if number == 0x7F:
        return _DELETED
    return chr(_PICTURES + number) if number < 0x20 else f"\\u{number:04x}"
