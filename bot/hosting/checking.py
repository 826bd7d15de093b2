"""Checks whether the bot can run here: a list of what was looked at, and what to do where something is wrong."""

from __future__ import annotations

import asyncio
import math
import os
import platform
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from importlib import metadata
from pathlib import Path

import aiohttp
from yarl import URL

from bot.config import Config, MetricsSection, MissingToken, load, token_exposed
from bot.errors import BadFile
from bot.hosting.asking import ADDED_LATER, ANSWER, form, logged_in
from bot.hosting.backup_worth import backup_worth
from bot.hosting.disk import room_at
from bot.hosting.findings import FINE, LOOK, WRONG, Finding, size
from bot.hosting.listening import PortTaken, listening_at
from bot.hosting.metrics import MISSING, SIGNATURE, installed
from bot.hosting.news import before, new_here
from bot.private_files import name_of, open_to_others
from bot.sources import ConfigError, settings_in
from bot.store import DatabaseInUse, NotOurs, StoreError, WrongPlace
from bot.store.file.exchange import interrupted
from bot.store.file.inspection import inspect, reading
from bot.store.file.locking import locked, unwritable
from bot.store.file.looking import look, real
from bot.store.file.migrations import newest, version_of
from bot.store.file.safeguard import require_room
from bot.store.file.versions import versions_of
from bot.ui.families import require_words
from bot.version import VERSION
from bot.words import use
from bot.workers import machine, processes_for

LITTLE = 200 * 2**20
"""So many bytes should be free at least, and twice the database: for a copy, and for a file written anew."""
NOTHING = 2**20
"""With fewer free bytes SQLite cannot even open the database."""

IN_USE = Finding(FINE, "database", "a running bot has it: stop that one before you start another, or restore")


def check(path: Path, environ: Mapping[str, str], *, login: bool = True) -> list[Finding]:
    """Look at everything; with `login`, ask Discord who the token's bot is. No mistake stops the rest."""
    found = _everything(path, environ, login=login)
    return [*found, *_news(path, environ, found)]


def _everything(path: Path, environ: Mapping[str, str], *, login: bool) -> list[Finding]:
    found = [_version()]
    try:
        config = load(path, environ, token_needed=False)
    except ConfigError as error:
        return [*found, Finding(WRONG, "settings", str(error))]
    store = config.store.path
    found += [_settings(path, environ), *_seen("database", lambda: _database(store))]
    found += [*_seen("disk", lambda: [_disk(store)]), *_seen("permissions", lambda: _rights(path, config))]
    found += _seen("backups", lambda: backup_worth(config.backup, store))
    found += [*_words(config.words.folder), _workers(config.workers.processes)]
    found += _metrics(config.metrics, beside=IN_USE in found)
    try:
        config = load(path, environ)
    except MissingToken as error:
        return [*found, Finding(WRONG, "token", str(error))]
    except ConfigError as error:
        return [*found, Finding(WRONG, "settings", str(error))]
    token = config.discord.token.get_secret_value().strip()
    return [*found, *(asyncio.run(logged_in(config, token)) if login else [form(token)])]


def _seen(what: str, look: Callable[[], Iterable[Finding]]) -> list[Finding]:
    """Give what was found, be it that this user may not look."""
    try:
        return list(look())
    except StoreError as error:
        return [Finding(WRONG, what, str(error))]
    except OSError as error:
        why = f"{error.filename} cannot be looked at ({error.strerror})"
        return [Finding(WRONG, what, f"{why}: do this as the bot's user, or give it the right to")]


def _version() -> Finding:
    words = f"bean-table {VERSION}, Python {platform.python_version()}, "
    words += f"SQLite {sqlite3.sqlite_version}, discord.py {metadata.version('discord.py')}"
    if sqlite3.sqlite_version_info < (3, 38):
        return Finding(WRONG, "version", f"{words}: install a Python with SQLite 3.38 or newer")
    return Finding(FINE, "version", words)


def _settings(path: Path, environ: Mapping[str, str]) -> Finding:
    variables = len(settings_in(environ))
    where = str(path.absolute()) if path.exists() else f"no file {path.absolute()}"
    return Finding(FINE, "settings", f"{where}, {variables} in the environment")


def _database(path: Path) -> Iterator[Finding]:
    if not _holds_anything(path) and not interrupted(path) and os.access(path.parent, os.W_OK):
        yield Finding(FINE, "database", f"{path} will be made at the first start")
        return
    there = real(path).with_name(f"{real(path).name}.lock").exists()
    try:
        alone, lock = True, locked(path)[1]
    except DatabaseInUse:
        alone, lock = False, None
    except StoreError as error:
        yield Finding(WRONG, "database", str(error))
        return
    try:
        yield _looked_at(path, alone=alone)
    except (StoreError, sqlite3.Error) as error:
        yield Finding(WRONG, "database", str(error))
    finally:
        if lock is not None:
            if not there:
                # One of an administrator's would keep the bot out. Before it is released: nobody else has it yet.
                with suppress(OSError):
                    os.unlink(lock.lock_file)
            lock.release()
    if not alone:
        yield IN_USE


def _holds_anything(path: Path) -> bool:
    """Whether something lies there that the first start would not fill, as it fills an empty file."""
    return path.exists() and (not path.is_file() or path.stat().st_size > 0)


def _looked_at(path: Path, *, alone: bool) -> Finding:
    inspect(path, alone=alone, check="quick_check")
    if not os.access(path, os.W_OK):
        raise unwritable(path)
    with reading(path, alone=alone) as connection:
        version = version_of(connection)
    words = f"{path} is sound, format {version}, {size(path.stat().st_size)}"
    if version < newest():
        require_room(path)
        words += f": the next start copies it, then brings it to format {newest()}"
        return Finding(LOOK, "database", words)
    return Finding(FINE, "database", words)


def _news(path: Path, environ: Mapping[str, str], found: list[Finding]) -> Iterator[Finding]:
    """Say what is new since the version that had the database before this one, if that was not long ago."""
    with suppress(ConfigError, StoreError, OSError, sqlite3.Error):
        config = load(path, environ, token_needed=False)
        store = real(config.store.path)
        if not _holds_anything(store) or any(one.what == "database" and one.state == WRONG for one in found):
            return
        with reading(store, alone=IN_USE not in found) as connection:
            earlier = before(versions_of(connection), time.time())
        # Of these, Discord itself has told on which servers they are missing.
        told = {needed.permission for needed in ADDED_LATER if needed.what in {one.what for one in found}}
        yield from new_here(config, earlier, told) if earlier else ()


def _disk(path: Path) -> Finding:
    free = room_at(path.parent)
    needed = LITTLE + 2 * (path.stat().st_size if path.is_file() else 0)
    if free < needed:
        state = WRONG if free < NOTHING else LOOK
        return Finding(state, "disk", f"{size(free)} are free: make room, {size(needed)} should be there")
    return Finding(FINE, "disk", f"{size(free)} are free beside the database")


def _rights(path: Path, config: Config) -> list[Finding]:
    secret = [path] if token_exposed(path) else []
    if (file := config.discord.token_file) is not None and open_to_others(file):
        secret.append(file)
    found = [Finding(LOOK, "permissions", f"others can read the token: chmod 600 {one}") for one in secret]
    if not _ours(config.store.path):
        # What is wrong with it was said; who may use another program's file, or a folder, is not for us to say.
        return found or [Finding(FINE, "permissions", "the token is its owner's alone")]
    if _somebody_elses(config.store.path):
        other = "the database is another user's: check, restore and run the bot as that one (runuser -u NAME -- …)"
        found.append(Finding(LOOK, "permissions", other))
    elif _administrators(config.store.path):
        folder = config.store.path.parent
        other = (
            f"the database is an administrator's, its folder is not: chown -R {name_of(_owner(folder))}: {folder}"
        )
        found.append(Finding(LOOK, "permissions", other))
    if open_to_others(config.store.path):
        hands = f"others can read the database, which holds all hands: chmod 600 {config.store.path}"
        found.append(Finding(LOOK, "permissions", hands))
    return found or [Finding(FINE, "permissions", "token and database are their owner's alone")]


def _ours(path: Path) -> bool:
    try:
        look(path)
    except (NotOurs, WrongPlace):
        return False
    except StoreError:
        pass
    return True


def _somebody_elses(path: Path) -> bool:
    # An administrator may look at everything.
    return os.name == "posix" and path.exists() and os.geteuid() not in (0, _owner(path))


def _administrators(path: Path) -> bool:
    """Whether an administrator, by starting the bot once, has left its user a database that they cannot write."""
    return os.name == "posix" and path.exists() and _owner(path) == 0 != _owner(path.parent)


def _owner(path: Path) -> int:
    return path.stat().st_uid


def _words(folder: Path | None) -> list[Finding]:
    """Check that everything can be said, in the host's own words too, which the bot reads before anything else."""
    try:
        use(folder)
        require_words()
    except BadFile as error:
        return [Finding(WRONG, "words", str(error))]
    finally:
        use(None)
    return [] if folder is None else [Finding(FINE, "words", f"the languages in {folder} can be said")]


def _workers(processes: int | None) -> Finding:
    """Say who will work beside the bot, and why."""
    memory = machine.memory()
    of_memory = f" and {size(int(memory))} of memory" if memory < math.inf else ""
    here = f"the bot may use {machine.cores():g} cores{of_memory}"
    count = processes_for(processes)
    if not count:
        return Finding(FINE, "workers", f"a thread of the bot draws: {here}")
    words = f"{count} process{'es' * (count > 1)} beside the bot: {here}"
    if processes and not machine.enough_for_processes():
        return Finding(LOOK, "workers", f"{words}, which is little for that: leave [workers] processes out")
    return Finding(FINE, "workers", words)


def _metrics(settings: MetricsSection, *, beside: bool) -> list[Finding]:
    """Check that the port can be listened on. `beside` a running bot, which has the database, that one may have
    it."""
    if not settings.port:
        return []
    found = [] if installed() else [Finding(LOOK, "metrics", MISSING)]
    try:
        for listening in listening_at(settings):
            listening.close()
    except PortTaken as error:
        said = asyncio.run(_said(settings)) if beside else None
        if said is None:
            return [*found, Finding(WRONG, "metrics", str(error))]
        status, words = said
        state = FINE if status == 200 else LOOK
        return [*found, Finding(state, "health", f"the running bot says: {words}")]
    return [
        *found,
        Finding(FINE, "metrics", f"will be at http://{settings.host}:{settings.port}/metrics and /health"),
    ]


async def _said(settings: MetricsSection) -> tuple[int, str] | None:
    """Ask a bot of ours at that address about its health; None where none answers."""
    address = URL.build(scheme="http", host=settings.host, port=settings.port, path="/health")
    waiting = aiohttp.ClientTimeout(total=ANSWER)
    try:
        async with aiohttp.ClientSession(timeout=waiting) as session, session.get(address) as answer:
            ours = answer.headers.get("Server") == SIGNATURE
            return (answer.status, "; ".join((await answer.text()).splitlines())) if ours else None
    except (aiohttp.ClientError, OSError, ValueError):
        return None
