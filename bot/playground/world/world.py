"""The small Discord's world: people, one server, channels, messages, commands; no network, no disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime

from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import MISSING_ACCESS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.playground.protocol.snowflakes import Snowflakes, seconds_of
from bot.playground.world.clock import Clock
from bot.playground.world.events import (
    ClockSet,
    Deleted,
    DirectoryChanged,
    Discarded,
    Edited,
    Event,
    Granted,
    PermissionsChanged,
    Posted,
    Revoked,
    ThreadChanged,
    ThreadDeleted,
    ThreadOpened,
    Uploaded,
)
from bot.playground.world.places import Channel, File, Person, Place, Thread
from bot.playground.world.scheduled import Scheduled

HAS_THREAD = 1 << 5
"""The flag of a message below which a thread was opened."""
MOST_PEOPLE = 12
"""Enough for two tables."""
FIRST_PEOPLE = ("Alex", "Ana", "Ben")
EPHEMERAL_LASTS = 15 * 60
"""So many seconds an ephemeral message stays after its last edit: as long as the bot can edit it."""
LINGERS = 10.0
"""For so many seconds a file can still be fetched after the last message that showed it shows another."""


class World:
    """Holds everything there is; listeners receive an event for each change."""

    def __init__(self, place: Place, snowflakes: Snowflakes, clock: Clock | None = None) -> None:
        self.place = place
        self.snowflakes = snowflakes
        self.clock = clock or Clock()
        self.now = self.clock.now
        self.guilds: dict[int, str] = {place.guild: place.guild_name}
        """The names of the servers, by id; everybody is a member of each."""
        self.people: dict[int, Person] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Payload] = {}
        self.commands: dict[int, Payload] = {}
        self.emojis: dict[int, Payload] = {}
        self.files: dict[int, File] = {}
        self._gone: dict[int, tuple[float, File]] = {}
        self.grants: dict[int, Payload] = {}
        """What the token of each answered interaction reaches, by its id; oldest first."""
        self.creates_events = True
        """Whether the bot has the permission to create events on the servers."""
        self.external_apps = True
        """Whether people may use external apps on servers that have not added the bot."""
        self.listeners: list[Callable[[Event], None]] = []
        self.scheduled = Scheduled(self.emit, self.now)

    def emit(self, event: Event) -> None:
        """Pass the event to every listener."""
        for listener in self.listeners:
            listener(event)

    @property
    def owner(self) -> int:
        """The owner of the server: the first person."""
        return min(self.people)

    def set_forward(self, seconds: float) -> None:
        """Set the clock forward by so many seconds."""
        self.clock.set_forward(seconds)
        self.emit(ClockSet())
        self.scheduled.keep_time()

    def let_create_events(self, *, may: bool) -> None:
        """Give the bot the permission to create events on the servers, or take it."""
        self.creates_events = may
        self.emit(PermissionsChanged())

    def let_use_external_apps(self, *, may: bool) -> None:
        """Let people use external apps where the bot is not, or no longer; the owner always may."""
        self.external_apps = may
        self.emit(PermissionsChanged())

    # People and channels

    def add_person(self, name: str) -> Person:
        """Add one more person to the server."""
        person = Person(self.snowflakes.next(), name)
        self.people[person.id] = person
        self.emit(DirectoryChanged())
        return person

    def set_dms(self, person: int, *, is_open: bool) -> None:
        """Open or close a person's direct messages."""
        self.people[person] = self.people[person]._replace(dms_open=is_open)
        self.emit(DirectoryChanged())

    def install(self, person: int, *, is_installed: bool) -> None:
        """Let a person install the bot's application for themselves, or remove it."""
        self.people[person] = self.people[person]._replace(installed=is_installed)
        self.emit(DirectoryChanged())

    def open_places(self, person: int) -> None:
        """Open places where the bot is not, if there are none: among all, with one friend, and on a server."""
        if all(map(self.has_bot, self.channels.values())):
            friend = next((one for one in self.people if one != person), person)
            self.add_group("friends", *self.people)
            self.add_group("the-two-of-us", person, friend)
            self.add_strange_guild("another-server")

    def add_guild(self, name: str, number: int | None = None) -> Channel:
        """Add one more server, with this number as its id if there is one; gives its channel."""
        number = number or self.snowflakes.next()
        self.guilds[number] = name
        return self.add_channel("table", guild=number)

    def add_channel(self, name: str, person: int | None = None, guild: int | None = None) -> Channel:
        """Add a channel: of this server, or else of the first one, or a person's direct messages."""
        place = None if person is not None else guild or self.place.guild
        channel = Channel(self.snowflakes.next(), name, person, place)
        self.channels[channel.id] = channel
        self.emit(DirectoryChanged())
        return channel

    def add_group(self, name: str, *people: int) -> Channel:
        """Add a channel with messages between these people. The bot is not there, but they may bring it along."""
        channel = Channel(self.snowflakes.next(), name, group=people)
        self.channels[channel.id] = channel
        self.emit(DirectoryChanged())
        return channel

    def add_strange_guild(self, name: str) -> Channel:
        """Add a channel of a server that has not added the bot."""
        return self.add_channel(name, guild=self.snowflakes.next())

    def has_bot(self, channel: Channel) -> bool:
        """Whether the bot is in this channel, and hears and may write there."""
        return channel.person is not None or channel.guild in self.guilds

    def dm(self, person: int) -> Channel:
        """Give the direct messages with this person, opened if there are none."""
        found = next((channel for channel in self.channels.values() if channel.person == person), None)
        return found or self.add_channel(self.people[person].name, person)

    def channel(self, number: int) -> Channel:
        """Give this channel to the bot; raises Refused."""
        if number not in self.channels:
            raise UNKNOWN_CHANNEL()
        if not self.has_bot(self.channels[number]):
            raise MISSING_ACCESS()
        return self.channels[number]

    def guild_channels(self, guild: int) -> list[Channel]:
        """Give a server's channels, threads not among them."""
        return [one for one in self.channels.values() if one.guild == guild and one.thread is None]

    # Threads

    def threads(self, guild: int) -> list[Channel]:
        """Give a server's threads that are not archived."""
        threads = [one for one in self.channels.values() if one.guild == guild and one.thread is not None]
        return [one for one in threads if one.thread is not None and not one.thread.archived]

    def open_thread(self, message: Payload, name: str, owner: int, minutes: int) -> Channel:
        """Open a thread below this message, whose number it has."""
        number, parent = int(message["id"]), self.channels[int(message["channel_id"])]
        thread = Thread(parent.id, owner, minutes, turned_at=self.now())
        self.channels[number] = channel = Channel(number, name, guild=parent.guild, thread=thread)
        self.emit(DirectoryChanged())
        self.emit(ThreadOpened(number))
        self.edit({**message, "flags": int(message["flags"]) | HAS_THREAD})
        return channel

    def open_private_thread(self, parent: Channel, name: str, owner: int, minutes: int) -> Channel:
        """Open a thread in this channel that only those see who are let in, and the server's owner."""
        thread = Thread(parent.id, owner, minutes, turned_at=self.now(), members=())
        channel = Channel(self.snowflakes.next(), name, guild=parent.guild, thread=thread)
        self.channels[channel.id] = channel
        self.emit(DirectoryChanged())
        self.emit(ThreadOpened(channel.id))
        return channel

    def change_thread(self, changed: Channel) -> None:
        """Put a thread with other properties in the place of the one with its number."""
        self.channels[changed.id] = changed
        self.emit(DirectoryChanged())
        self.emit(ThreadChanged(changed.id))

    def turn(self, channel: Channel, *, archived: bool) -> None:
        """Archive a thread or open it again, if it is not so already; any other channel stays as it is."""
        thread = channel.thread
        if thread is not None and thread.archived != archived:
            turned = thread._replace(archived=archived, turned_at=self.now())
            self.change_thread(channel._replace(thread=turned))

    def lock(self, channel: Channel, thread: Thread) -> None:
        """Lock a thread, which archives it."""
        locked = thread._replace(archived=True, locked=True, turned_at=self.now())
        self.change_thread(channel._replace(thread=locked))

    def delete_thread(self, channel: Channel, thread: Thread) -> None:
        """Delete a thread, with all that stands there."""
        for message in list(self.history(channel.id)):
            self.delete(message)
        del self.channels[channel.id]
        self.emit(DirectoryChanged())
        self.emit(ThreadDeleted(channel.id, thread.parent, channel.guild, thread.members is not None))

    # Messages

    def message(self, channel: int, number: int) -> Payload:
        """Give this message of this channel; raises Refused."""
        found = self.messages.get(number)
        if found is None or found["channel_id"] != str(channel):
            raise UNKNOWN_MESSAGE()
        return found

    def history(self, channel: int) -> Iterator[Payload]:
        """Give the messages of a channel, newest first."""
        here = str(channel)
        return (message for message in reversed(self.messages.values()) if message["channel_id"] == here)

    def post(self, message: Payload) -> None:
        """Post a message; an archived thread is opened by it, unless only one person sees it."""
        if "ephemeral_for" not in message:
            self.turn(self.channels[int(message["channel_id"])], archived=False)
        self.messages[int(message["id"])] = message
        self.emit(Posted(message))

    def edit(self, message: Payload) -> None:
        """Replace a message by its edited version; files it no longer shows are discarded."""
        number = int(message["id"])
        before = _files(self.messages[number])
        self.messages[number] = message
        self.emit(Edited(message))
        self._discard(before - _files(message))

    def delete(self, message: Payload) -> None:
        """Delete a message and its files."""
        self.messages.pop(int(message["id"]), None)
        self.emit(Deleted(message))
        self._discard(_files(message))

    def prune(self) -> None:
        """Delete ephemeral messages that the bot can no longer edit."""
        until = self.now() - EPHEMERAL_LASTS
        for number, message in list(self.messages.items()):
            edited = message["edited_timestamp"]
            last = datetime.fromisoformat(edited).timestamp() if edited else seconds_of(number)
            if "ephemeral_for" in message and last < until:
                self.delete(message)

    # Tokens of interactions

    def grant(self, number: int, grant: Payload) -> None:
        """Note what the token of this interaction reaches."""
        self.grants[number] = grant
        self.emit(Granted(grant))

    def revoke(self, number: int) -> None:
        """Forget the token of this interaction."""
        if self.grants.pop(number, None) is not None:
            self.emit(Revoked(number))

    # Files, commands, emojis

    def upload(self, file: File) -> int:
        """Store a file; returns its id."""
        number = self.snowflakes.next()
        self.files[number] = file
        self.emit(Uploaded(number))
        return number

    def file(self, number: int) -> File | None:
        """Give a file, also for a moment after it was shown last: a page may still be about to fetch it."""
        at, gone = self._gone.get(number, (0.0, None))
        return self.files.get(number) or (gone if self.now() - at < LINGERS else None)

    def _discard(self, numbers: set[int]) -> None:
        self._gone = {number: one for number, one in self._gone.items() if self.now() - one[0] < LINGERS}
        for number in numbers & self.files.keys():
            self._gone[number] = self.now(), self.files.pop(number)
            self.emit(Discarded(number))

    def set_commands(self, guild: int | None, commands: list[Payload]) -> None:
        """Overwrite the bot's commands: global ones, or those of one server."""
        kept = {number: one for number, one in self.commands.items() if _guild_of(one) != guild}
        self.commands = kept | {int(command["id"]): command for command in commands}
        self.emit(DirectoryChanged())

    def commands_of(self, guild: int | None) -> list[Payload]:
        """Give the global commands, or those of one server."""
        return [command for command in self.commands.values() if _guild_of(command) == guild]

    def add_emoji(self, emoji: Payload) -> None:
        """Add an application emoji."""
        self.emojis[int(emoji["id"])] = emoji
        self.emit(DirectoryChanged())

    def delete_emoji(self, number: int) -> None:
        """Delete an application emoji."""
        del self.emojis[number]
        self._discard({number})
        self._gone.pop(number, None)
        self.emit(DirectoryChanged())


def _files(message: Payload) -> set[int]:
    return {int(attachment["id"]) for attachment in message["attachments"]}


def _guild_of(command: Payload) -> int | None:
    return int(command["guild_id"]) if "guild_id" in command else None


def new_world(bot_name: str) -> World:
    """Make a new world: a server with one channel, and the first people."""
    clock = Clock()
    snowflakes = Snowflakes(now=clock.now)
    world = World(Place(snowflakes.next(), bot_name, snowflakes.next()), snowflakes, clock)
    world.add_channel("table")
    for name in FIRST_PEOPLE:
        world.add_person(name)
    return world
