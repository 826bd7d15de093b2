"""Leaves out whatever belongs to somebody: numbers, tokens, names and texts become stand-ins, always the same.

Built from nothing: of what Discord tells, a text stays only if the bot has said it itself, and a number only where
it is no more than the kind of something.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from typing import Any, TypeAlias

Json: TypeAlias = Any
"""Whatever JSON holds."""

NUMBERED = re.compile(r"(?<!\d)\d{15,20}(?!\d)")
"""Discord's numbers, wherever they stand."""
MOMENT = re.compile(r"<t:-?\d+(?=[:>])")
"""A moment in a text, as Discord writes it."""
IN_PATH = re.compile(r"(?P<before>/(?:webhooks|interactions)/[^/]+/)(?P<token>[^/?]+)")
TYPED = re.compile(r"=(?!\d+(?:&|$)|true|false)[^&]+")
"""What a query says beside numbers, yes and no."""
LARGEST = 10**14
"""A whole number from here on is one of Discord's."""
SECRET = frozenset({"token"})
PLAIN = frozenset({"content_type"})
"""Texts that tell nothing of anybody. Of what Discord calls a code, only those in capital letters are such."""
CODE = re.compile(r"[A-Z][A-Z\d_]*")
KINDS = frozenset(
    {
        *("type", "flags", "code", "status", "style", "component_type", "context", "version", "spacing"),
        *("width", "height", "size", "min_values", "max_values", "entity_type", "privacy_level", "user_count"),
        *("auto_archive_duration", "retry_after", "accent_color", "id", "member_count", "message_count"),
    }
)
"""Where a number says of what kind something is, or how large."""
SOMEBODYS = "somebody's"
"""Stands among the fields above what somebody has written who is no bot."""
THEIRS = frozenset({"username", "global_name", "nick", "topic", "discriminator", "locale", "guild_locale"})
"""What belongs to somebody, even if the bot says the same."""
PEOPLE = frozenset({"user", "author", "owner", "creator", "member"})
"""Below these nothing is told but who it is, by a stand-in, and whether it is a bot."""
NAMED = frozenset({"data", "emoji", "description", "value", "options"})
"""What has the bot's own names is called so, or has one of these beside the name: commands, options, events."""
IMAGE, TIME = "<image>", "<time>"
"""Stand for a picture within a request, and for a moment in a text. One for which something is planned is
`<time 3600>`: in so many seconds."""


class Scrubber:
    """Knows which stand-in is whose, as long as one rehearsal takes."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._own = set[str]()
        """What the bot has said itself."""
        self._stand_ins: dict[tuple[str, str], str] = {}

    def bucket(self, name: str) -> str:
        """A stand-in for the name of a bucket, of which calls with one limit have the same."""
        return self._stand_in("bucket", name)

    def path(self, path: str) -> str:
        """The path of a call, with its query, without numbers and tokens."""
        return self._numbers(TYPED.sub("=<text>", IN_PATH.sub(self._in_path, path)))

    def sent(self, value: Json, key: str = "") -> Json:
        """What the bot says; its words are known from now on."""
        match value:
            case Mapping():
                return {self._numbers(str(name)): self.sent(one, str(name)) for name, one in value.items()}
            case list():
                return [self.sent(one, key) for one in value]
            case str():
                return self._said(value, key)
        return value if not _is_number(value) or abs(value) < LARGEST else self._stand_in("id", str(value))

    def told(self, value: Json, key: str = "", *, own: bool = True, below: frozenset[str] = frozenset()) -> Json:
        """What Discord says; `own`: whether the bot may have said it, `below`: in which fields it stands."""
        match value:
            case Mapping():
                inside = below | {key, *_whose(value)}
                return {
                    self._numbers(str(name)): self.told(
                        one, str(name), own=_may_be_own(str(name), value, key), below=inside
                    )
                    for name, one in value.items()
                }
            case list():
                return [self.told(one, key, own=own, below=below) for one in value]
            case str():
                return self._heard(value, key, own=own, below=below)
            case bool():
                return value and (key == "bot" or below.isdisjoint(PEOPLE))
            case int() | float():
                return value if key in KINDS and abs(value) < LARGEST and below.isdisjoint(PEOPLE) else 0
        return value

    def _said(self, text: str, key: str) -> str:
        if text.startswith("data:image"):
            return IMAGE
        if key.startswith("scheduled_"):
            return f"<time {round(datetime.fromisoformat(text).timestamp() - self._now())}>"
        if key not in SECRET:
            self._own.add(text)
        return self._heard(text, key, own=True)

    def _heard(self, text: str, key: str, *, own: bool, below: frozenset[str] = frozenset()) -> str:
        if key in SECRET:
            return self._stand_in("token", text)
        if (
            (own and text in self._own and SOMEBODYS not in below)
            or key in PLAIN
            or ("errors" in below and key == "code" and CODE.fullmatch(text))
            or not text
        ):
            return self._numbers(text)
        if NUMBERED.fullmatch(text):
            return self._stand_in("id", text)
        return self._stand_in("text", text)

    def _in_path(self, found: re.Match[str]) -> str:
        return f"{found['before']}{self._stand_in('token', found['token'])}"

    def _numbers(self, text: str) -> str:
        return NUMBERED.sub(lambda found: self._stand_in("id", found[0]), MOMENT.sub(f"<t:{TIME}", text))

    def _stand_in(self, kind: str, value: str) -> str:
        so_far = sum(1 for known, _ in self._stand_ins if known == kind)
        return self._stand_ins.setdefault((kind, value), f"<{kind} {so_far + 1}>")


def _may_be_own(name: str, whole: Mapping[str, Json], key: str) -> bool:
    """Whether the text of this name, within a whole that has this key itself, may be one of the bot's.

    Somebody may be called like one of its words, and type one.
    """
    if name == "value":
        return "custom_id" not in whole
    return name not in THEIRS and (name != "name" or key in NAMED or not NAMED.isdisjoint(whole))


def _whose(value: Mapping[str, Json]) -> Iterator[str]:
    """What is said below this of whom: of a person, and of what one has written."""
    if "username" in value:
        yield "user"
    if isinstance(author := value.get("author"), Mapping) and not author.get("bot"):
        yield SOMEBODYS


def _is_number(value: Json) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)
