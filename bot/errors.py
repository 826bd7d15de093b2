"""Errors that every layer may raise or log; this module imports none of them."""

from __future__ import annotations

import traceback
from typing import ClassVar

UNTRUSTED = (
    "see that this machine's clock is right (timedatectl), and that it has the usual certificates (the package "
    "ca-certificates)"
)
"""The way out where a certificate of Discord's is not accepted."""


class BadFile(Exception):
    """A file of the program cannot be used; the message names the file, the keys and what is allowed."""


class Harmless(Exception):
    """An error whose message may stand in the log: it says what to do, with ids and paths, and names no card."""

    lasting: ClassVar[bool] = False
    """Whether another start of the program would end in the same way, whatever the machine does meanwhile."""


class Trace(str):
    """The description of an error for the log, which knows the type of the error."""

    kind = ""


def trace(error: BaseException) -> Trace:
    """Describe an error for the log: its type and where it arose, and no message that might name cards."""
    frames, kind = traceback.extract_tb(error.__traceback__), type(error).__name__
    what = f"{kind}: {error}" if isinstance(error, Harmless) else kind
    described = Trace(" < ".join([what, *(f"{f.name} ({f.filename}:{f.lineno})" for f in reversed(frames))]))
    described.kind = kind
    return described
