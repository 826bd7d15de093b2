"""What is wrong: with a file that the program needs, or in the program itself; known to all, knowing nobody."""

from __future__ import annotations

import traceback


class BadFile(Exception):
    """A file cannot be used; the message names the file, the keys and what is allowed."""


def trace(error: BaseException) -> str:
    """What kind of error this is and where it arose, for the log; its message might name cards."""
    frames = traceback.extract_tb(error.__traceback__)
    return " < ".join([type(error).__name__, *(f"{f.name} ({f.filename}:{f.lineno})" for f in reversed(frames))])
