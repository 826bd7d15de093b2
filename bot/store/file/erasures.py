"""Who asked to be forgotten, and when: a small file beside the database, which survives that a backup is restored.

It holds a key, made once, and a line for each erasure: the moment, and the person's number hashed with the key. So
no number stands in it, and two bots' files cannot be compared. Whoever has the file can still ask of one number
whether it is there: that is what it is for, and why its owner alone may read it.

No line is ever removed. Whoever asked must stay erased whenever a backup of before is restored, and backups may be
kept anywhere, for longer than anybody here knows; a line is a hundred bytes, and names nobody.
"""

import errno
import hashlib
import hmac
import os
import secrets
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from bot.private_files import ALONE
from bot.store.errors import UnusableFile

ENDING = "-erasures"
"""What follows the database's name in the name of the file."""

_HEAD = "key"
_ONE_BY_ONE = threading.Lock()


class Erasures(NamedTuple):
    """What such a file says: its key, and for each hashed number when that person last asked."""

    key: bytes
    moments: Mapping[str, int]

    def moment(self, person_id: int) -> int | None:
        """When this person last asked to be forgotten, in unix seconds; None if never."""
        return self.moments.get(_hashed(self.key, person_id))


def note_erasure(database: Path, person_id: int, moment: int) -> None:
    """Note on the disk that this person is erased, before that is done. May raise an OSError or UnusableFile."""
    file = erasures_beside(database)
    with _ONE_BY_ONE:
        if not file.exists() or not file.stat().st_size:
            _append(file, f"{_HEAD} {secrets.token_hex(32)}\n")
        _append(file, f"{moment} {_hashed(_read(file).key, person_id)}\n")


def read_erasures(database: Path) -> Erasures | None:
    """Read the file beside this database; None where nobody has asked yet. Raises UnusableFile."""
    file = erasures_beside(database)
    return _read(file) if file.exists() else None


def erasures_beside(database: Path) -> Path:
    """The file in which they are noted."""
    return database.with_name(database.name + ENDING)


def _read(file: Path) -> Erasures:
    try:
        head, *lines = file.read_text("ascii").splitlines()
        name, key = head.split()
        if name != _HEAD:
            raise ValueError
        # A line that was not written to its end was never answered.
        asked = [line.split() for line in lines if len(line.split()) == 2]
        return Erasures(bytes.fromhex(key), {hashed: int(moment) for moment, hashed in asked})
    except OSError as error:
        raise UnusableFile(
            f"{file}, which says who asked to be forgotten, cannot be read ({error.strerror}). Let it belong to "
            "the bot's user."
        ) from error
    except ValueError as error:
        raise UnusableFile(
            f"{file}, which says who asked to be forgotten, is damaged. Put back a copy of it. Without one, "
            "remove it: then nobody is erased again after a backup is restored."
        ) from error


def _append(file: Path, line: str) -> None:
    """Write a line, or raise an OSError and leave none of it: a disk that fills up silently takes a part of it."""
    descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND, ALONE)
    try:
        size = os.fstat(descriptor).st_size
        os.lseek(descriptor, max(0, size - 1), os.SEEK_SET)
        whole = size == 0 or os.read(descriptor, 1) == b"\n"
        written = (line if whole else f"\n{line}").encode("ascii")
        if os.write(descriptor, written) < len(written):
            os.ftruncate(descriptor, size)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(file))
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _hashed(key: bytes, person_id: int) -> str:
    return hmac.new(key, str(person_id).encode("ascii"), hashlib.sha256).hexdigest()
