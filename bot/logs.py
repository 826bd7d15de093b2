"""Sets the log up: it says numbers of tables and seats, and nothing of hands, people and tokens."""

from __future__ import annotations

import json
import logging
import re
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime

import aiohttp
import discord
from yarl import URL

OURS = ("bot", "cogs")
LEFT_OUT, NUMBER = "…", "#"
"""What stands in place of what is left out, and of a number of Discord's."""

PASSING = (OSError, TimeoutError, aiohttp.ClientError, discord.ConnectionClosed, discord.GatewayNotFound)
"""What is raised where Discord cannot be reached for a while."""

_METHOD = re.compile(r"GET|PUT|POST|PATCH|DELETE")
_HARMLESS_PART = re.compile(r"\d{1,20}|[a-z0-9.@-]{1,20}")
"""A part of an address that is no token: a number, or a word of the API."""
_ADDRESS = re.compile(r"(https?|wss?)://[^\s'\"<>]+")
_SNOWFLAKE = re.compile(r"(?<!\d)\d{17,20}(?!\d)")
"""A number of Discord's: of a person, of their direct messages, of a server."""


def set_up(level: int, form: str = "text") -> None:
    """Write what is at least this important to the standard error output; as `json`, each line is one object."""
    handler = logging.StreamHandler()
    handler.addFilter(discreet)
    # For text, discord.py chooses one by whether a terminal reads.
    formatter = Objects() if form == "json" else discord.utils.MISSING
    discord.utils.setup_logging(handler=handler, formatter=formatter, level=level)


class Objects(logging.Formatter):
    """Writes each record as a JSON object in one line; `error` is the traceback, where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the record."""
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said = {"time": moment, "level": record.levelname, "logger": record.name, "message": record.getMessage()}
        if record.exc_text or record.exc_info:
            said["error"] = record.exc_text or self.formatException(record.exc_info or (None, None, None))
        return json.dumps(said, ensure_ascii=False)


def discreet(record: logging.LogRecord) -> bool:
    """Take out of a library's record whatever may hold a hand, a name, a number of somebody, or a token.

    At DEBUG discord.py logs everything that it sends and receives, and aiosqlite every statement with its values:
    of those, what was done is kept. At all levels, addresses lose the tokens in them, and everything Discord's
    numbers: of a channel nobody can say whether it is somebody's direct messages.
    """
    if record.name.split(".")[0] in OURS:
        return True
    if record.exc_info and isinstance(record.exc_info[1], PASSING):
        _in_a_line(record, record.exc_info[1])
    detailed = record.levelno < logging.INFO
    if isinstance(record.args, Mapping):
        # So logging passes on a single argument that is a mapping: most likely it is a payload.
        record.args = (LEFT_OUT,) if detailed and "%(" not in str(record.msg) else _values(record.args, detailed)
    elif record.args:
        record.args = tuple([_value(value, detailed) for value in record.args])
    record.msg, record.args = _without_numbers(record.getMessage()), ()
    if record.exc_info and not detailed:
        record.exc_text = _without_numbers(_without_addresses("".join(_lines(record.exc_info)).rstrip()))
    record.exc_info = None
    return True


def _lines(raised: tuple[type[BaseException], BaseException, object] | tuple[None, None, None]) -> list[str]:
    return traceback.format_exception(raised[1]) if raised[1] is not None else []


def _in_a_line(record: logging.LogRecord, error: BaseException) -> None:
    """Put the error into the line itself: the library tries again, and a lost network is nobody's mistake."""
    record.msg, record.args = "%s (%s: %s)", (record.getMessage(), type(error).__name__, str(error))
    record.exc_info = record.exc_text = None


def _values(values: Mapping[str, object], detailed: bool) -> Mapping[str, object]:  # noqa: FBT001  # passed on
    return {key: _value(value, detailed) for key, value in values.items()}


def _value(value: object, detailed: bool) -> object:  # noqa: FBT001  # passed on
    if value is None or isinstance(value, int | float):
        return value
    text = str(value) if isinstance(value, str | URL) else ""
    if _ADDRESS.fullmatch(text):
        return _without_tokens(text)
    if not detailed:
        return value if not text else _without_addresses(text)
    return text if _METHOD.fullmatch(text) else LEFT_OUT


def _without_addresses(text: str) -> str:
    """Leave of each address in a text only what is harmless."""
    return _ADDRESS.sub(lambda found: _without_tokens(found[0]), text)


def _without_numbers(text: str) -> str:
    return _SNOWFLAKE.sub(NUMBER, text)


def _without_tokens(address: str) -> str:
    """Leave out of an address its query, and the parts that are neither numbers nor short words."""
    start, path = address.partition("?")[0].split("://", 1)
    host, *parts = path.split("/")
    return "/".join(
        [f"{start}://{host}", *(part if _HARMLESS_PART.fullmatch(part) else LEFT_OUT for part in parts)]
    )
