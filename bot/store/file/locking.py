"""One database belongs to one process: a file beside it is locked for as long as somebody has the database."""

from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from bot.private_files import ALONE, way_to_write
from bot.store.errors import DamagedDatabase, DatabaseInUse, UnusableFile
from bot.store.file.exchange import recover
from bot.store.file.looking import look, real


def locked(path: Path, *, replacing: bool = False) -> tuple[Path, FileLock]:
    """Lock a database for this process alone; gives its real path and the lock. Raises a StoreError where that is
    not possible.

    If a restore was interrupted, what it has done is undone. Nothing is touched where something else lies, or
    something that cannot be read and is not to be replaced.
    """
    try:
        # One file, one lock, whatever name or link leads to it.
        path = real(path)
        if not path.parent.is_dir():
            raise UnusableFile(f"The folder {path.parent} does not exist. Make it, or change [store] path.")
        _look(path, replacing=replacing)
    except OSError as error:
        raise unwritable(path, error) from error
    file = path.with_name(path.name + ".lock")
    lock = FileLock(file, mode=ALONE, blocking=False, thread_local=False)
    try:
        lock.acquire()
        # filelock 4 gives these rights only to a file that it makes; this one is empty, and need not be spoken of.
        with suppress(OSError):
            file.chmod(ALONE)
        recover(path)
    except Timeout as error:
        # filelock waits likewise for a file that some file systems never let anybody make.
        raise (DatabaseInUse(path) if file.exists() else unwritable(path)) from error
    except OSError as error:
        lock.release()
        raise unwritable(path, error) from error
    return path, lock


def _look(path: Path, *, replacing: bool) -> None:
    try:
        look(path)
    except DamagedDatabase:
        if not replacing:
            raise


def unwritable(path: Path, error: OSError | None = None) -> UnusableFile:
    """Make the error that this file, or one beside it, cannot be written, and why if the system has said so."""
    why = f" ({error.strerror})" if error is not None and error.strerror else ""
    return UnusableFile(f"{path} cannot be written{why}. {way_to_write(path.parent)}, or change [store] path.")
