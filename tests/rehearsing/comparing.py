"""What a recorded answer of Discord and that of a small Discord have in common, and where they differ."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from bot.rehearsing.record.scrubbing import IMAGE

Json: TypeAlias = Any

STAND_IN = re.compile(r"<(?:id|token|text) \d+>")
EXACT = frozenset({"type", "flags", "code", "status", "component_type", "context", "entity_type", "privacy_level"})
"""Where a number has to be the same; others may depend on what else there is."""


class Unknown(Exception):
    """A stand-in of which nothing is known yet."""


class Known:
    """What stands for whom on this small Discord."""

    def __init__(self) -> None:
        self._values: dict[str, str] = {}

    def __contains__(self, stand_in: str) -> bool:
        return stand_in in self._values

    def learn(self, recorded: Json, told: Json) -> None:
        """Note the numbers and tokens that stand in the same places."""
        match recorded, told:
            case Mapping(), Mapping():
                for key, other in zip(recorded, told, strict=False):
                    self._note(str(key), str(other))
                for key in recorded.keys() & told.keys():
                    self.learn(recorded[key], told[key])
            case list(), list():
                for one, other in zip(recorded, told, strict=False):
                    self.learn(one, other)
            case str(), str():
                self._note(recorded, told)

    def _note(self, recorded: str, told: str) -> None:
        if STAND_IN.fullmatch(recorded) and not recorded.startswith("<text"):
            self._values.setdefault(recorded, told)

    def means(self, recorded: str, told: str) -> bool:
        """Whether a text is what was recorded, as far as that is known; what is said of people is not."""
        if "<text" in recorded or recorded == IMAGE:
            return True
        stand_ins = STAND_IN.findall(recorded)
        return not all(one in self._values for one in stand_ins) or self.real(recorded) == told

    def real(self, text: str) -> str:
        """The text with what is known in the places of stand-ins; raises Unknown."""
        return STAND_IN.sub(self._real, text)

    def _real(self, found: re.Match[str]) -> str:
        if found[0].startswith("<text"):
            return "words"
        if found[0] not in self._values:
            raise Unknown(found[0])
        return self._values[found[0]]


def differences(recorded: Json, told: Json, known: Known, where: str = "") -> Iterator[str]:
    """Everything in which these differ: kinds of values, fields, flags and codes, the bot's own words, and which
    message, file or person it is."""
    if _kind(recorded) != _kind(told):
        yield f"{where or 'the answer'}: {_kind(recorded)} there, {_kind(told)} here"
    elif isinstance(recorded, Mapping):
        yield from _in_fields(recorded, told, known, where)
    elif isinstance(recorded, list):
        if len(recorded) != len(told):
            yield f"{where}: {len(recorded)} there, {len(told)} here"
        for place, (one, other) in enumerate(zip(recorded, told, strict=False)):
            yield from differences(one, other, known, f"{where}[{place}]")
    elif isinstance(recorded, str):
        if not known.means(recorded, told):
            yield f"{where}: {recorded!r} there, another one here"
    elif recorded != told and (isinstance(recorded, bool) or where.rsplit(".", 1)[-1] in EXACT):
        yield f"{where}: {recorded!r} there, {told!r} here"


def _in_fields(recorded: Mapping[str, Json], told: Mapping[str, Json], known: Known, where: str) -> Iterator[str]:
    # Fields that are numbers, as of people, have other names here.
    named = {key: key for key in recorded if key in told}
    numbered = [key for key in recorded if STAND_IN.fullmatch(key)]
    named |= dict(zip(numbered, (key for key in told if key.isdecimal() and len(key) >= 15), strict=False))
    for key in recorded:
        if key not in named:
            yield f"{where}.{key}".lstrip(".") + ": only there"
        else:
            yield from differences(recorded[key], told[named[key]], known, f"{where}.{key}".lstrip("."))
    for key in told.keys() - set(named.values()):
        yield f"{where}.{key}".lstrip(".") + ": only here"


def _kind(value: Json) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "yes or no"
        case int() | float():
            return "a number"
        case str():
            return "a text"
        case list():
            return "a list"
    return "an object"
