"""Marks names within the texts of a scene: a picture draws a sign for one that its font cannot write."""

from __future__ import annotations

import re

BEGIN, BETWEEN, END = "\ue0f0", "\ue0f1", "\ue0f2"
"""Private characters around a name. No text of ours has them, and they are taken out of names."""
MARKED = re.compile(f"{BEGIN}(\\d+){BETWEEN}([^{END}]*){END}")
"""A marked name; its groups are the seat and the name."""


def marked(name: str, seat: int) -> str:
    """Mark this seat's name for use within a text."""
    return f"{BEGIN}{seat}{BETWEEN}{re.sub(f'[{BEGIN}{BETWEEN}{END}]', '', name)}{END}"
