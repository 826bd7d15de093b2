"""Writes down what a version says, a line a message: its id, and the facts that it gets."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.words.checking import english, given

if __name__ == "__main__":
    said = sorted(name for name in english() if not name.startswith("-"))
    lines = [" ".join([name, *sorted(given(name))]) for name in said]
    (Path(__file__).parent / f"{sys.argv[1]}.txt").write_text("\n".join(lines) + "\n", "utf-8")
