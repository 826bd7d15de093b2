"""Compresses backups as gzip does, and reads them; both as a stream."""

import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from bot.store.errors import DamagedDatabase, UnusableFile
from bot.store.file.looking import HEADER, beginning

ENDING = ".gz"
"""The end of a backup's name if it is to be compressed."""
PART = ".bean-table-part"
"""The end of a copy's name while it is not whole yet, or if it is there only to be looked at."""
LEVEL = 6
"""This is gzip's own choice: games are packed already, so they gain nothing from the levels above it."""

_MAGIC = b"\x1f\x8b"
_CHUNK = 2**20
_DAMAGED = (EOFError, gzip.BadGzipFile, zlib.error)


def is_compressed(backup: Path) -> bool:
    """Whether this is a compressed file, whatever it is called; raises UnusableFile if it cannot be read."""
    return beginning(backup).startswith(_MAGIC)


def begins_as_database(backup: Path) -> bool:
    """Whether a backup, compressed or not, begins as a database does. It was read as a whole when it was made."""
    try:
        with gzip.open(backup, "rb") if is_compressed(backup) else backup.open("rb") as file:
            return file.read(len(HEADER)) == HEADER
    except (OSError, UnusableFile, *_DAMAGED):
        return False


def compress(plain: Path, part: Path) -> None:
    """Write the file compressed, then read it back and compare it to the last byte. Raises an OSError."""
    with plain.open("rb") as source, gzip.open(part, "wb", LEVEL) as packed:
        written = _pour(source, packed)
    with gzip.open(part, "rb") as back:
        if _pour(back, None) != written:
            raise OSError("what was written is not what can be read")


def decompress(backup: Path, plain: Path) -> None:
    """Write what is in a compressed backup into a file; raises DamagedDatabase, or an OSError."""
    try:
        with gzip.open(backup, "rb") as packed, plain.open("wb") as target:
            _pour(packed, target)
    except _DAMAGED as error:
        raise DamagedDatabase(backup, f"it is damaged, or was not copied to its end ({error})") from error


@contextmanager
def as_database(backup: Path, folder: Path | None = None) -> Iterator[Path]:
    """Give a file with the database of a backup of whatever form.

    That is the backup itself, or, if that is compressed, a copy in this folder (None: the backup's own) that is
    gone afterwards. Raises DamagedDatabase, or UnusableFile where there is no right to it, or no room.
    """
    part = None
    try:
        try:
            if is_compressed(backup):
                part = new_part(folder or backup.parent, backup.name)
                decompress(backup, part)
        except OSError as error:
            raise UnusableFile(
                f"{backup} cannot be looked at ({error.strerror or error}). Check that there is room for the "
                "whole database beside it, and that this user may write there."
            ) from error
        yield part or backup
    finally:
        if part is not None:
            part.unlink(missing_ok=True)


def new_part(folder: Path, name: str) -> Path:
    """Make an empty file of our own in this folder, for a copy of what has this name; raises an OSError."""
    handle, part = tempfile.mkstemp(prefix=f".{name}.", suffix=PART, dir=folder)
    os.close(handle)
    return Path(part)


def _pour(source: BinaryIO | gzip.GzipFile, target: BinaryIO | gzip.GzipFile | None) -> bytes:
    """Write all that is left of one file into the other; gives its digest."""
    digest = hashlib.sha256()
    while chunk := source.read(_CHUNK):
        digest.update(chunk)
        if target is not None:
            target.write(chunk)
    return digest.digest()
