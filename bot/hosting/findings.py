"""What a check finds: one line each, with how it stands and what to do."""

from __future__ import annotations

from typing import NamedTuple

from bot.terminal_text import for_terminal

FINE, LOOK, WRONG = "ok", "look", "WRONG"
"""Nothing is to be done; the bot runs, but look at something; it will not run, or makes no backups."""


class Finding(NamedTuple):
    """One line: how it stands, what was looked at, what was found and what to do."""

    state: str
    what: str
    words: str


def lines(findings: list[Finding]) -> list[str]:
    """Write findings as lines for a terminal."""
    return [for_terminal(f"{state:5}  {what:11}  {words}") for state, what, words in findings]


def size(count: int) -> str:
    """Write a number of bytes as people read it."""
    return f"{count / 2**30:.1f} GiB" if count >= 2**30 else f"{count / 2**20:.1f} MiB"


def duration(seconds: float) -> str:
    """Write a number of seconds as people read it."""
    hours, minutes = seconds / 3600, round(seconds / 60)
    if hours >= 72:
        return f"{hours / 24:.0f} days"
    if hours >= 2:
        return f"{hours:.0f} hours"
    return "1 minute" if minutes == 1 else f"{minutes} minutes"
