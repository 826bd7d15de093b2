"""Discord's Markdown, as far as messages use it, for a terminal."""

from __future__ import annotations

import re

from rich.text import Text

from bot.terminal_text import for_terminal

BOLD = re.compile(r"\*\*(.+?)\*\*")
ESCAPED = re.compile(r"\\([^\w\s])")
TITLE, SMALL = re.compile(r"#{1,3} "), "-# "


def in_terminal(markdown: str) -> Text:
    """Return the text with titles and bold words bold, and small lines dim; anything that would control the
    terminal is shown, not obeyed."""
    return Text("\n").join([_line(line) for line in for_terminal(markdown).split("\n")])


def _line(line: str) -> Text:
    style = "bold" if TITLE.match(line) else "dim" if line.startswith(SMALL) else ""
    rest = line.removeprefix(SMALL) if style == "dim" else TITLE.sub("", line, count=1)
    shown = Text(style=style)
    for place, part in enumerate(BOLD.split(rest)):
        shown.append(ESCAPED.sub(r"\1", part.replace("`", "")), style="bold" if place % 2 else None)
    return shown
