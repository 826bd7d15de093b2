"""What can go wrong with the store, each error with what to do about it; no secrets, only ids and paths."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.errors import Harmless
from bot.invocation import invocation
from bot.version import VERSION


class StoreError(Harmless):
    """Anything the store refuses or cannot do; its message is meant for the person who runs the bot."""


class UnusableFile(StoreError):
    """The database file cannot be opened, made or written where it was asked for."""


class NoRoom(StoreError):
    """There is no room for the copy that is made before a database is brought up to date; it was left as it is."""

    def __init__(self, path: Path, needed: int, free: int) -> None:
        super().__init__(
            f"{path} is of an older version. Before it is brought up to date it is copied, for which there "
            f"should be {_mib(needed)} free in {path.parent}; there are {_mib(free)}. Make room and start again. "
            "The file was not changed."
        )


def _mib(size: int) -> str:
    return f"{-(-size // 2**20):,} MiB"


class WrongPlace(UnusableFile):
    """The database cannot lie where the settings say."""

    lasting = True


class OldSQLite(StoreError):
    """This machine's SQLite lacks what the store needs."""

    lasting = True


class NewerDatabase(StoreError):
    """The database was made by a newer version of the program; it was left untouched."""

    lasting = True

    def __init__(self, path: Path, by: str, found: int, known: int) -> None:
        newer = f", {by}" if by else ""
        super().__init__(
            f"{path} was written by a newer version of the bot{newer} (format {found}; this one, {VERSION}, knows "
            f"up to {known}). Install {by or 'the newer version'} again, or restore a backup of before, or point "
            "[store] path at another file. The file was not changed."
        )


class NotOurs(StoreError):
    """What lies where the database should be is something else; nothing was touched."""

    lasting = True

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(
            f"{path} does not belong to this bot: {why}. Nothing was touched, neither the file nor what is beside "
            "it. Point [store] path at the bot's own file, or at a new one."
        )
        self.why = why


class DamagedDatabase(StoreError):
    """The database is not one of ours, is broken or lacks something; it was left as it is."""

    lasting = True

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(
            f"{path} cannot be used: {why}. The file was not changed. Keep a copy of it, then put a backup "
            f"in its place ({invocation('restore', 'FILE')}) or point [store] path at a new file."
        )


class DamagedGame(StoreError):
    """What is stored of one game is damaged; no other is."""

    def __init__(self, table_id: int, why: str) -> None:
        super().__init__(
            f"The game of table {table_id} cannot be read: {why}. All others can; a backup may have it."
        )
        self.table_id = table_id


class DamageFound(StoreError):
    """The database turned out to be damaged while the bot was running."""

    lasting = True

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"SQLite finds {path} damaged. The bot has stopped; whatever it answered until then was written to "
            "the file. Keep a copy of it, then put a backup in its place "
            f"({invocation('restore', 'FILE')}) or point [store] path at a new file."
        )


class DatabaseInUse(StoreError):
    """Another process has the database open."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path} is in use by another running bot. Stop that one first, or give this one a file of its "
            "own under [store] path."
        )


class DatabaseClosed(StoreError):
    """The database was closed before this was asked of it."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is closed already: the bot is shutting down. Start it again to go on.")


class DatabaseFailed(StoreError):
    """SQLite could not do its work (disk full or failing, file gone or held by another program); nothing of the
    change was kept."""

    def __init__(self, path: Path, error: sqlite3.Error) -> None:
        super().__init__(
            f"{path} could not be read or written ({error}). Check that the disk is not full, that the folder is "
            "still there and writable, and that no other program holds the file. Nothing of this change was kept."
        )


class BackupRefused(StoreError):
    """A backup was not made; no file was left behind."""


class RestoreRefused(StoreError):
    """A backup was not restored; the database is as it was."""


class AlreadyHandled(StoreError):
    """This interaction changed something before; nothing was changed now."""

    def __init__(self, interaction_id: int) -> None:
        super().__init__(f"Interaction {interaction_id} was handled before; there is nothing to do.")
        self.interaction_id = interaction_id


class OutOfOrder(StoreError):
    """Events should have followed one that is not the table's last; nothing was changed."""

    def __init__(self, table_id: int, after: int, last: int) -> None:
        super().__init__(
            f"Table {table_id} has {last} events, so none can be added after number {after}. Load the table again."
        )
        self.table_id = table_id
        self.after = after
        self.last = last


class NoSuchTable(StoreError):
    """There is no table with this number."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"There is no table {table_id}. Load the tables again.")
        self.table_id = table_id


class WrongStatus(StoreError):
    """The table is not (or no longer) in a status in which this may happen; nothing was changed."""

    def __init__(self, table_id: int, status: str) -> None:
        super().__init__(f"Table {table_id} is {status}, where this cannot be done. Load the table again.")
        self.table_id = table_id
        self.status = status


class WrongSeats(StoreError):
    """Who sits at the table is not what the change supposed; nothing was changed."""

    def __init__(self, table_id: int, why: str) -> None:
        super().__init__(f"Table {table_id}: {why}. Load the table again.")
        self.table_id = table_id


@contextmanager
def translating(path: Path) -> Iterator[None]:
    """Raise our own error for one of SQLite's. A broken rule of the schema stays as it is: it is a defect."""
    try:
        yield
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError):
        raise
    except sqlite3.Error as error:
        # The low byte is the error's family; the rest tells members of the family apart.
        family = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if family in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
            raise DamagedDatabase(path, "its contents are damaged") from error
        raise DatabaseFailed(path, error) from error
