"""Keeps the small Discord in an SQLite file of its own: what it holds, a restart shows again."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.playground.errors import InUse, NotOurs, Unusable
from bot.playground.protocol.payload import Payload, text_of
from bot.playground.protocol.snowflakes import Snowflakes
from bot.playground.world.clock import Clock
from bot.playground.world.events import (
    ClockSet,
    Deleted,
    DirectoryChanged,
    Discarded,
    Edited,
    Event,
    EventChanged,
    EventGone,
    EventMade,
    Granted,
    PermissionsChanged,
    Posted,
    Revoked,
    Uploaded,
)
from bot.playground.world.places import Channel, File, Person, Place, Thread
from bot.playground.world.world import World, new_world

log = logging.getLogger(__name__)

FORMAT = 1
"""The file's format; files of another format are refused."""
MOST_MESSAGES = 400
"""So many messages of each channel are kept: far more than anybody scrolls back."""
_HEADER = b"SQLite format 3\x00"
_SCHEMA = """
CREATE TABLE thing (
    kind TEXT NOT NULL, id INTEGER NOT NULL, body TEXT NOT NULL, content BLOB, PRIMARY KEY (kind, id)
) STRICT
"""


class Storage:
    """The open file; nobody else can open it."""

    def __init__(self, path: Path) -> None:
        """Open or create the file; raises PlaygroundError."""
        self.path = path
        with self._file_errors():
            _look(path)
        with self._file_errors():
            # What people here write is their own from the first moment.
            path.touch(0o600)
            self._file = sqlite3.connect(path, isolation_level=None, timeout=0)
        try:
            with self._file_errors():
                self._prepare()
        except BaseException:
            self._file.close()
            raise

    def _prepare(self) -> None:
        for sql in ("PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL"):
            self._file.execute(sql)
        format_found = self._file.execute("PRAGMA user_version").fetchone()[0]
        if format_found not in (0, FORMAT):
            raise Unusable(self.path, f"it has format {format_found}; this program knows format {FORMAT}")
        with self._transaction():
            if format_found == 0:
                self._file.execute(_SCHEMA)
                self._file.execute(f"PRAGMA user_version = {FORMAT}")

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def load(self, bot_name: str) -> World:
        """Read the stored world, or make a new one; from now on every change is stored. Raises Unusable."""
        with self._file_errors():
            world = self._read(bot_name) if self._rows("place") else new_world(bot_name)
            with self._transaction():
                self._write_place(world)
                self._write_directory(world)
                self._drop_missing(world)
        world.listeners.append(lambda event: self._on_event(world, event))
        return world

    def _read(self, bot_name: str) -> World:
        place = json.loads(self._rows("place")[0][1])
        last = self._file.execute("SELECT max(id) FROM thing").fetchone()[0]
        clock = Clock(place.get("ahead", 0.0))
        world = World(Place(place["bot"], bot_name, place["guild"]), Snowflakes(last, clock.now), clock)
        world.creates_events = place.get("creates_events", True)
        world.external_apps = place.get("external_apps", True)
        world.scheduled.all = {number: json.loads(body) for number, body in self._rows("event")}
        world.people = {number: Person(number, *json.loads(body)) for number, body in self._rows("person")}
        world.guilds |= {number: json.loads(body) for number, body in self._rows("guild")}
        world.channels = {number: _channel(world, number, body) for number, body in self._rows("channel")}
        world.commands = {number: json.loads(body) for number, body in self._rows("command")}
        world.emojis = {number: json.loads(body) for number, body in self._rows("emoji")}
        world.messages = {number: json.loads(body) for number, body in self._rows("message")}
        world.grants = {number: json.loads(body) for number, body in self._rows("grant")}
        for number, body, content in self._file.execute("SELECT id, body, content FROM thing WHERE kind = 'file'"):
            name, kind = json.loads(body)
            world.files[number] = File(name, kind, content)
        for channel in world.channels:
            for message in list(world.history(channel))[MOST_MESSAGES:]:
                world.delete(message)
        world.prune()
        return world

    def _rows(self, kind: str) -> list[tuple[int, str]]:
        return self._file.execute("SELECT id, body FROM thing WHERE kind = ? ORDER BY id", (kind,)).fetchall()

    def _on_event(self, world: World, event: Event) -> None:
        """Store an event; if that fails, it is logged and the world goes on."""
        try:
            self._write(world, event)
        except sqlite3.Error as error:
            log.error("%s cannot be written (%s): a restart will show what stood there before", self.path, error)

    def _write(self, world: World, event: Event) -> None:
        match event:
            case Posted(message) | Edited(message):
                self._put("message", int(message["id"]), text_of(message))
            case Deleted(message):
                self._drop("message", int(message["id"]))
            case Uploaded(number):
                file = world.files[number]
                self._put("file", number, text_of([file.name, file.kind]), file.content)
            case Discarded(number):
                self._drop("file", number)
            case Granted(grant):
                self._put("grant", int(grant["id"]), text_of(grant))
            case Revoked(number):
                self._drop("grant", number)
            case EventMade(scheduled) | EventChanged(scheduled):
                self._put("event", int(scheduled["id"]), text_of(scheduled))
            case EventGone(scheduled):
                self._drop("event", int(scheduled["id"]))
            case ClockSet() | PermissionsChanged():
                self._write_place(world)
            case DirectoryChanged():
                with self._transaction():
                    self._write_directory(world)

    def _write_place(self, world: World) -> None:
        # Until 0.1.0 the page's secret stood here, too.
        body: Payload = {"bot": world.place.bot, "guild": world.place.guild}
        body |= {"ahead": world.clock.ahead, "creates_events": world.creates_events}
        body |= {"external_apps": world.external_apps}
        self._put("place", 0, text_of(body))

    def _write_directory(self, world: World) -> None:
        for kind in ("guild", "person", "channel", "command", "emoji"):
            self._file.execute("DELETE FROM thing WHERE kind = ?", (kind,))
        for number, name in world.guilds.items():
            self._put("guild", number, text_of(name))
        for person in world.people.values():
            more: list[object] = [True] if person.installed else []
            self._put("person", person.id, text_of([person.name, person.dms_open, *more]))
        for channel in world.channels.values():
            own = [channel.name, channel.person, channel.guild]
            more = [channel.thread, channel.group] if channel.group else [channel.thread] if channel.thread else []
            self._put("channel", channel.id, text_of([*own, *more]))
        for number, command in world.commands.items():
            self._put("command", number, text_of(command))
        for number, emoji in world.emojis.items():
            self._put("emoji", number, text_of(emoji))

    def _drop_missing(self, world: World) -> None:
        """Drop messages and files that the world no longer holds."""
        for kind, kept in (("message", world.messages.keys()), ("file", world.files.keys())):
            for number, _ in self._rows(kind):
                if number not in kept:
                    self._drop(kind, number)

    def _put(self, kind: str, number: int, body: str, content: bytes | None = None) -> None:
        row = (kind, number, body, content)
        self._file.execute("INSERT OR REPLACE INTO thing (kind, id, body, content) VALUES (?, ?, ?, ?)", row)

    def _drop(self, kind: str, number: int) -> None:
        self._file.execute("DELETE FROM thing WHERE kind = ? AND id = ?", (kind, number))

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._file.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._file.execute("ROLLBACK")
            raise
        self._file.execute("COMMIT")

    @contextmanager
    def _file_errors(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.OperationalError as error:
            raise (InUse(self.path) if "locked" in str(error) else Unusable(self.path, str(error))) from error
        except (sqlite3.DatabaseError, ValueError, KeyError, TypeError, OSError) as error:
            raise Unusable(self.path, f"{type(error).__name__}: {error}") from error


def _look(path: Path) -> None:
    """Raise NotOurs where something else lies; nothing is touched."""
    if not path.exists() or (path.is_file() and not path.stat().st_size):
        return
    with path.open("rb") as file:
        if file.read(len(_HEADER)) != _HEADER:
            raise NotOurs(path)
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    except sqlite3.DatabaseError:
        # Damaged, or just being written by another playground: whoever opens it is told.
        return
    finally:
        connection.close()
    if tables and "thing" not in tables:
        raise NotOurs(path)


def _channel(world: World, number: int, body: str) -> Channel:
    """Read a channel as it was stored. From the time when there was only one server, no server stands there."""
    channel = Channel(number, *json.loads(body))
    channel = channel._replace(group=tuple(channel.group))
    if channel.thread is not None:
        thread = Thread(*channel.thread)
        let_in = None if thread.members is None else tuple(thread.members)
        channel = channel._replace(thread=thread._replace(members=let_in))
    here = channel.person is None and channel.guild is None and not channel.group
    return channel._replace(guild=world.place.guild) if here else channel
