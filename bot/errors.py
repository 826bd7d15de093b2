"""Errors that every layer may raise or log; this module imports none of them."""

from __future__ import annotations

import traceback


class BadFile(Exception):
    """A file of the program cannot be used; the message names the file, the keys and what is allowed."""


def trace(error: BaseException) -> str:
    """Describe an error for the log by its type and where it arose; its message might name cards."""
    frames = traceback.extract_tb(error.__traceback__)
    return " < ".join([type(error).__name__, *(f"{f.name} ({f.filename}:{f.lineno})" for f in reversed(frames))])
