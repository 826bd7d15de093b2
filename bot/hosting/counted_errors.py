"""What the log calls an error, counted by kind: where it arose and what it was, without a word of it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

from bot.errors import Trace
from bot.logs import OURS

NO_EXCEPTION = "none"
"""The kind of an error that no exception tells of."""


class CountedErrors(logging.Handler):
    """Calls `count` with the module and the kind of each error; of libraries, with the library's name."""

    def __init__(self, count: Callable[[str, str], None]) -> None:
        super().__init__(logging.ERROR)
        self._count = count

    def emit(self, record: logging.LogRecord) -> None:
        """Count it."""
        first = record.name.partition(".")[0]
        self._count(record.name if first in OURS else first, next(_kinds(record), NO_EXCEPTION))


def _kinds(record: logging.LogRecord) -> Iterator[str]:
    """The types of the exceptions that it tells of."""
    if record.exc_info and record.exc_info[0] is not None:
        yield record.exc_info[0].__name__
    for value in record.args if isinstance(record.args, tuple) else ():
        if isinstance(value, Trace):
            yield value.kind
        elif isinstance(value, BaseException):
            yield type(value).__name__
