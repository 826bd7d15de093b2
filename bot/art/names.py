"""Names within the texts of a scene, marked: a picture draws a sign for one that its font cannot write."""

from __future__ import annotations

import re

BEGIN, BETWEEN, END = "\ue0f0", "\ue0f1", "\ue0f2"
"""Private characters, which no text of ours has, and which are taken out of names."""
MARKED = re.compile(f"{BEGIN}(\\d+){BETWEEN}([^{END}]*){END}")
"""The seat and the name."""


def marked(name: str, seat: int) -> str:
    """This seat's name for use within a text."""
    return f"{BEGIN}{seat}{BETWEEN}{re.sub(f'[{BEGIN}{BETWEEN}{END}]', '', name)}{END}"
