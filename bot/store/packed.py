"""Packs the events of a game that is over into one piece, a tenth as large, and reads it for ever."""

import hashlib
import zlib
from collections.abc import Sequence
from typing import NamedTuple

FORMAT = 1
"""The form in which games are packed now; every form that there ever was is read."""

_LEVEL = 9
_BETWEEN = "\x1e"
"""It stands between two events. No JSON text has it: strings hold it escaped."""


class Packed(NamedTuple):
    """All events of a game in one piece, and how to be sure of it."""

    form: int
    number: int
    """How many events there are."""
    digest: bytes
    """SHA-256 of what was packed."""
    blob: bytes


class Unreadable(Exception):
    """A packed game is damaged, or of a form that this version does not know; the message says which."""


def pack(events: Sequence[str]) -> Packed:
    """Pack these events, of which there is at least one; some milliseconds of work for a long game."""
    whole = _BETWEEN.join(events).encode()
    return Packed(FORMAT, len(events), hashlib.sha256(whole).digest(), zlib.compress(whole, _LEVEL))


def unpack(packed: Packed) -> tuple[str, ...]:
    """Give the events that were packed, in their order; raises Unreadable."""
    if packed.form != FORMAT:
        raise Unreadable(f"it is packed in form {packed.form}, which only a newer version knows")
    try:
        whole = zlib.decompress(packed.blob)
    except zlib.error as error:
        raise Unreadable("what was packed cannot be unpacked") from error
    events = tuple(whole.decode().split(_BETWEEN)) if hashlib.sha256(whole).digest() == packed.digest else ()
    if len(events) != packed.number:
        raise Unreadable("what was packed is not what is there")
    return events
