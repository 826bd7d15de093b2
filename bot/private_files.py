"""Files that hold hands, names or the token: their owner alone may read them."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

log = logging.getLogger(__name__)

OTHERS = stat.S_IRWXG | stat.S_IRWXO
"""Everything that the group and all other users of the machine may be allowed."""
ALONE = 0o600
"""The owner may read and write, nobody else anything."""


def create_private_files() -> None:
    """Let every file and folder that this process makes from now on be its owner's alone."""
    os.umask(OTHERS)


def open_to_others(path: Path) -> bool:
    """Whether other users of this machine may do anything with the file; if the system can't tell, they may
    not."""
    # Windows knows other rights than these, and what it shows in their place says nothing.
    return os.name == "posix" and path.exists() and bool(path.stat().st_mode & OTHERS)


def name_of(owner: int) -> str:
    """What the user with this number is called; the number itself where that is not known."""
    try:
        import pwd

        return pwd.getpwuid(owner).pw_name
    except (ImportError, KeyError):
        return str(owner)


def way_to_write(folder: Path) -> str:
    """Say what a host does so that the bot may write there, as the beginning of a sentence."""
    own = os.environ.get("STATE_DIRECTORY")
    if own is None or folder.is_relative_to(own):
        if _read_only(folder):
            return "Its disk is read-only, perhaps since it has failed (dmesg says so): let it be written to again"
        return "Give the bot's user the right to"
    # A service of systemd, to which all but its own folder is read-only, and homes are not there.
    return f"Give its user the right to, and the service ReadWritePaths={folder} (systemctl edit; not in a home)"


def _read_only(folder: Path) -> bool:
    """Whether nobody may write there, because the whole disk is mounted so."""
    try:
        return os.name == "posix" and bool(os.statvfs(folder).f_flag & os.ST_RDONLY)
    except OSError:
        return False


def make_private(path: Path) -> None:
    """Let nobody but its owner do anything with the file; log that, or that it cannot be done."""
    if not open_to_others(path):
        return
    try:
        path.chmod(ALONE)
    except OSError as error:
        log.warning(
            "%s can be read by other users of this machine, and that cannot be changed (%s): it holds the hands "
            "of all players. Make it its owner's alone, or put it in a folder that is.",
            path,
            error.strerror,
        )
        return
    if open_to_others(path):
        log.warning(
            "%s can be read by other users of this machine, and its file system cannot change that: it holds the "
            "hands of all players. Put it on another one.",
            path,
        )
    else:
        log.warning("%s could be read by other users of this machine; now its owner alone can", path)
