"""What commands begin with: which settings file is meant, and from when on Ctrl-C interrupts instead of ending."""

from __future__ import annotations

import signal
from pathlib import Path

from bot.errors import BadFile

DEFAULT_CONFIG = Path("config.toml")


def loaded() -> None:
    """Let Ctrl-C from here on interrupt what is going on, which then puts in order what it has begun."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def settings_file(named: Path | None) -> Path:
    """The settings file; raises BadFile for one that was named and is not there.

    Without it the bot would begin anew, with an empty database.
    """
    if named is not None and not named.exists():
        raise BadFile(f"There is no settings file {named}. Name the one that you mean, or leave --config out.")
    return named or DEFAULT_CONFIG
