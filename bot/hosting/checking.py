"""Whether the bot can run here: a list of what was looked at, each with what to do where something is wrong."""

from __future__ import annotations

import asyncio
import os
import platform
import shutil
import sqlite3
import ssl
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from email.utils import parsedate_to_datetime
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

import aiohttp

from bot.config import Config, MissingToken, load, looks_like_a_token, token_exposed
from bot.errors import UNTRUSTED
from bot.owner import name_of, open_to_others
from bot.sources import ConfigError, settings_in
from bot.store import DatabaseInUse, StoreError
from bot.store.file.exchange import interrupted
from bot.store.file.inspection import inspect, reading
from bot.store.file.locking import locked
from bot.store.file.migrations import newest

FINE, LOOK, WRONG = "ok", "look", "WRONG"
"""Nothing to do; the bot runs, but something is to be thought of; the bot will not run."""

LITTLE = 200 * 2**20
"""Bytes that should be free at least, and twice the database besides: a copy, and a file that is written anew."""
ANSWER = 10.0
"""Seconds that Discord has to answer."""
ASKEW = 30.0
"""Seconds by which this machine's clock may be wrong before clocks of games are shown wrong."""


class Finding(NamedTuple):
    """One line: how it stands, what was looked at, what was found and what to do."""

    state: str
    what: str
    words: str


def lines(findings: list[Finding]) -> list[str]:
    """As they are printed."""
    return [f"{state:5}  {what:11}  {words}" for state, what, words in findings]


def check(path: Path, environ: Mapping[str, str], *, login: bool = True) -> list[Finding]:
    """Look at everything; with `login`, Discord is asked who the token's bot is. No mistake stops the rest."""
    found = [_version()]
    try:
        config = load(path, environ, token_needed=False)
    except ConfigError as error:
        return [*found, Finding(WRONG, "settings", str(error))]
    store = config.store.path
    found += [_settings(path, environ), *_seen("database", lambda: _database(store))]
    found += [*_seen("disk", lambda: [_disk(store)]), *_seen("permissions", lambda: _rights(path, config))]
    found += _seen("backups", lambda: _backups(config))
    try:
        config = load(path, environ)
    except MissingToken as error:
        return [*found, Finding(WRONG, "token", str(error))]
    except ConfigError as error:
        return [*found, Finding(WRONG, "settings", str(error))]
    token = config.discord.token.get_secret_value().strip()
    return [*found, *(asyncio.run(_logged_in(config, token)) if login else [_form(token)])]


def _seen(what: str, look: Callable[[], Iterable[Finding]]) -> list[Finding]:
    """What was found, also where this user may not look."""
    try:
        return list(look())
    except OSError as error:
        why = f"{error.filename} cannot be looked at ({error.strerror})"
        return [Finding(WRONG, what, f"{why}: do this as the bot's user, or give it the right to")]


def _version() -> Finding:
    words = f"bean-table {metadata.version('bean-table')}, Python {platform.python_version()}, "
    words += f"SQLite {sqlite3.sqlite_version}, discord.py {metadata.version('discord.py')}"
    if sqlite3.sqlite_version_info < (3, 38):
        return Finding(WRONG, "version", f"{words}: install a Python with SQLite 3.38 or newer")
    return Finding(FINE, "version", words)


def _settings(path: Path, environ: Mapping[str, str]) -> Finding:
    variables = len(settings_in(environ))
    where = str(path.absolute()) if path.exists() else f"no file {path.absolute()}"
    return Finding(FINE, "settings", f"{where}, {variables} in the environment")


def _database(path: Path) -> Iterator[Finding]:
    if not path.exists() and not interrupted(path) and os.access(path.parent, os.W_OK):
        yield Finding(FINE, "database", f"{path} will be made at the first start")
        return
    there = path.resolve().with_name(f"{path.resolve().name}.lock").exists()
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
        yield Finding(FINE, "database", "a running bot has it: stop that one before you start another, or restore")


def _looked_at(path: Path, *, alone: bool) -> Finding:
    inspect(path, alone=alone, check="quick_check")
    with reading(path, alone=alone) as connection:
        (version,) = connection.execute("SELECT coalesce(max(version), 0) FROM migrations").fetchone()
    words = f"{path} is sound, format {version}, {_size(path.stat().st_size)}"
    if version < newest():
        return Finding(
            LOOK, "database", f"{words}: the next start brings it to format {newest()}; back it up before"
        )
    return Finding(FINE, "database", words)


def _disk(path: Path) -> Finding:
    folder = next((one for one in path.parents if one.is_dir()), Path("/"))
    free, size = shutil.disk_usage(folder).free, path.stat().st_size if path.is_file() else 0
    needed = LITTLE + 2 * size
    if free < needed:
        return Finding(LOOK, "disk", f"{_size(free)} are free: make room, {_size(needed)} should be there")
    return Finding(FINE, "disk", f"{_size(free)} are free beside the database")


def _size(count: int) -> str:
    return f"{count / 2**30:.1f} GiB" if count >= 2**30 else f"{count / 2**20:.1f} MiB"


def _rights(path: Path, config: Config) -> list[Finding]:
    secret = [path] if token_exposed(path) else []
    if (file := config.discord.token_file) is not None and open_to_others(file):
        secret.append(file)
    found = [Finding(LOOK, "permissions", f"others can read the token: chmod 600 {one}") for one in secret]
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


def _somebody_elses(path: Path) -> bool:
    # An administrator may look at everything.
    return os.name == "posix" and path.exists() and os.geteuid() not in (0, _owner(path))


def _administrators(path: Path) -> bool:
    """Whether an administrator has once started the bot in its user's folder, who then cannot write it."""
    return os.name == "posix" and path.exists() and _owner(path) == 0 != _owner(path.parent)


def _owner(path: Path) -> int:
    return path.stat().st_uid


def _backups(config: Config) -> Iterator[Finding]:
    folder = config.backup.folder
    if folder is None:
        yield Finding(LOOK, "backups", "none are made: name a folder under [backup], best on another disk")
    elif not folder.parent.is_dir():
        yield Finding(WRONG, "backups", f"there is no {folder.parent}: make it, or change [backup] folder")
    elif not os.access(folder if folder.exists() else folder.parent, os.W_OK):
        yield Finding(WRONG, "backups", f"{folder} cannot be written: give this user the right to")
    else:
        yield Finding(FINE, "backups", f"every {config.backup.every:g} h into {folder}")


def _form(token: str) -> Finding:
    if looks_like_a_token(token):
        return Finding(FINE, "token", "looks like one; Discord was not asked")
    why = "does not look like one, which has three parts with dots between: copy it from Bot → Reset Token again"
    return Finding(LOOK, "token", f"{why} (the client secret and the public key are no tokens)")


async def _logged_in(config: Config, token: str) -> list[Finding]:
    """What Discord says to the token, and what time it is there."""
    address = f"{config.discord.api_url}/users/@me"
    head = {"Authorization": f"Bot {token}", "User-Agent": "DiscordBot (bean-table)"}
    try:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=ANSWER)) as session:
            before = time.time()
            async with session.get(address, headers=head) as answer:
                body = await answer.json(content_type=None)
                return [_known(answer.status, body, token, address), *_clock(answer.headers, before)]
    except (aiohttp.ClientError, OSError, ValueError) as error:
        why = f"Discord cannot be reached at {config.discord.api_url} ({error or type(error).__name__})"
        untrusted = isinstance(error, ssl.CertificateError)
        way_out = UNTRUSTED if untrusted else "check the network, or api_url under [discord]"
        return [Finding(WRONG, "discord", f"{why}: {way_out}"), _form(token)]


def _known(status: int, body: object, token: str, address: str) -> Finding:
    if status == 200 and isinstance(body, dict):
        return Finding(FINE, "token", f"Discord knows this bot as {body.get('username')}")
    if status == 401:
        form = "" if looks_like_a_token(token) else f"; it {_form(token).words}"
        return Finding(WRONG, "token", f"Discord does not know it: reset it in the Developer Portal{form}")
    return Finding(LOOK, "discord", f"{address} answered {status}: try again later, or check api_url")


def _clock(head: Mapping[str, str], before: float) -> Iterator[Finding]:
    """How far this machine's clock is from Discord's, which says whole seconds."""
    try:
        askew = before - parsedate_to_datetime(head.get("Date", "")).timestamp()
    except (TypeError, ValueError):
        return
    if abs(askew) > ASKEW:
        ahead = "ahead" if askew > 0 else "behind"
        yield Finding(
            LOOK, "clock", f"{abs(askew):.0f} s {ahead} of Discord's: let NTP set it (timedatectl set-ntp true)"
        )
    else:
        yield Finding(FINE, "clock", "as Discord's")
