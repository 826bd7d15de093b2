"""What the backups are worth: that they are made, how old the newest is, and whether it can be read to its end."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

from bot.config import BackupSection
from bot.hosting.backups import HOUR, copies, made_at
from bot.hosting.findings import FINE, LOOK, WRONG, Finding, duration
from bot.hosting.health import OVERDUE
from bot.invocation import invocation
from bot.private_files import name_of, way_to_write
from bot.store import StoreError, UnusableFile
from bot.store.file.backup import verify
from bot.store.file.compressed import begins_as_database


def backup_worth(settings: BackupSection, database: Path) -> Iterator[Finding]:
    """Look at the folder, and into the copies there. Raises OSError where this user may not look."""
    folder = settings.folder
    if folder is None:
        yield _finding(LOOK, "none are made: name a folder under [backup], best on another disk")
    elif (why := _unusable(folder)) is not None:
        yield _finding(WRONG, why)
    else:
        if (why := _somebody_elses(folder, database)) is not None:
            yield _finding(LOOK, why)
        yield from _copies(settings, folder, database)


def _finding(state: str, words: str) -> Finding:
    return Finding(state, "backups", words)


def _unusable(folder: Path) -> str | None:
    """Why nothing can be written there; None where it can."""
    if folder.exists() and not folder.is_dir():
        return f"{folder} is a file: move it away, or change [backup] folder"
    if not folder.parent.is_dir():
        return f"there is no {folder.parent}: make it, or change [backup] folder"
    # A folder that others may enter and not list is of no use either: its copies are counted.
    if not os.access(folder if folder.exists() else folder.parent, os.W_OK | os.X_OK | os.R_OK):
        return f"{folder} cannot be written. {way_to_write(folder if folder.exists() else folder.parent)}"
    return None


def _somebody_elses(folder: Path, database: Path) -> str | None:
    """Why the bot cannot write there, though an administrator, who is looking, could; None where it can."""
    there = folder if folder.exists() else folder.parent
    if os.name != "posix" or os.geteuid() != 0 or not database.exists():
        return None
    owner, bot = _owner(there), _owner(database)
    if owner == bot or bot == 0 or there.stat().st_mode & 0o022:
        return None
    return f"{there} is {name_of(owner)}'s, and the bot is {name_of(bot)}: chown {name_of(bot)}: {there}"


def _owner(path: Path) -> int:
    return path.stat().st_uid


def _copies(settings: BackupSection, folder: Path, database: Path) -> Iterator[Finding]:
    every = f"every {settings.every:g} h into {folder}"
    made = copies(folder)
    if not made:
        how = f"a running bot makes one at once; by hand: {invocation('backup', 'FILE')}"
        # Before the first start there is nothing to lose.
        state = LOOK if database.exists() else FINE
        yield _finding(state, f"{every}; there is none yet: {how}")
        return
    newest, age = made[-1], time.time() - made_at(made[-1])
    try:
        verify(newest)
    except UnusableFile as error:
        # No room for looking, or no right to: that says nothing of the copy.
        yield _finding(LOOK, f"{every}; {error}")
        return
    except StoreError as error:
        yield _finding(WRONG, f"the newest is worth nothing: {_damage(newest, error)}")
        return
    words = f"{every}; the newest of {len(made)} is sound and {duration(max(age, 0))} old"
    if age > OVERDUE * settings.every * HOUR:
        yield _finding(LOOK, f"{words}: see in the log why there is no newer one, if the bot is running")
    elif age < 0:
        yield _finding(LOOK, f"{words}: it is from the future, so this machine's clock is wrong, or was")
    else:
        yield _finding(FINE, words)
    for older in made[:-1]:
        if not begins_as_database(older):
            yield _finding(LOOK, f"an older one is worth nothing: {older.name} is no database")


def _damage(copy: Path, error: StoreError) -> str:
    """Why a copy could not be restored."""
    # The first sentence says what is wrong. The next one says what to do with a database, not with a copy of it.
    wrong = str(error).replace(str(copy), "it").partition(". ")[0]
    return f"{copy.name}: {error.__cause__ or wrong}"
