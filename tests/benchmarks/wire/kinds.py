"""What kinds of calls there are to Discord, to see what follows a click."""

from __future__ import annotations

from collections.abc import Collection, Sequence

ANSWER = "answers"
BY_TOKEN = "edits by a click's token"
PRIVATE = "private messages after an answer"
TABLE = "edits of tables"
DIRECT = "edits of direct messages"
NEW = "new messages"
GONE = "deletions"
KINDS = (ANSWER, BY_TOKEN, PRIVATE, TABLE, DIRECT, NEW, GONE)


def kind(method: str, parts: Sequence[str], tables: Collection[str]) -> str:
    """The kind of a call, by its path and the channels of the tables; another call is named by its method."""
    match method, parts:
        case "POST", ["interactions", *_]:
            return ANSWER
        case "PATCH", ["webhooks", *_]:
            return BY_TOKEN
        case "POST", ["webhooks", *_]:
            return PRIVATE
        case "PATCH", ["channels", channel, *_]:
            return TABLE if channel in tables else DIRECT
        case "POST", ["channels", *_]:
            return NEW
        case "DELETE", _:
            return GONE
    return method
