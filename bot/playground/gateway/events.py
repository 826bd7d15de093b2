"""The events that the bot receives over the gateway when something happens: to messages and threads, to scheduled
events, to what it may do."""

from __future__ import annotations

from bot.playground.gateway.gateway import Gateway
from bot.playground.protocol.payload import Payload
from bot.playground.world import objects, roles
from bot.playground.world.events import (
    Deleted,
    Edited,
    Event,
    EventChanged,
    EventGone,
    EventMade,
    PermissionsChanged,
    Posted,
    ThreadChanged,
    ThreadDeleted,
    ThreadOpened,
)
from bot.playground.world.world import World

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT, SCHEDULED = 1 << 0, 1 << 9, 1 << 12, 1 << 15, 1 << 16
"""The intents with which a bot asks for them."""
HIDDEN: Payload = {"content": "", "embeds": [], "attachments": [], "components": []}


class GatewayEvents:
    """Turns what happens in the world into gateway events, as the bot's intents ask."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def on_event(self, event: Event) -> None:
        """Send it to the bot. Ephemeral messages cause no events, nor does anything where the bot is not."""
        match event:
            case Posted(message) | Edited(message) if "ephemeral_for" not in message:
                name = "MESSAGE_CREATE" if isinstance(event, Posted) else "MESSAGE_UPDATE"
                self._dispatch_message(name, message, self._readable(message))
            case Deleted(message) if "ephemeral_for" not in message:
                gone = {"id": message["id"], "channel_id": message["channel_id"]}
                self._dispatch_message("MESSAGE_DELETE", message, gone)
            case ThreadOpened(number):
                self._dispatch_thread("THREAD_CREATE", number, newly_created=True)
            case ThreadChanged(number):
                self._dispatch_thread("THREAD_UPDATE", number)
            case ThreadDeleted(number, parent, guild, private):
                kind = objects.PRIVATE_THREAD if private else objects.PUBLIC_THREAD
                told = {"id": str(number), "guild_id": str(guild), "parent_id": str(parent), "type": kind}
                self._gateway.dispatch("THREAD_DELETE", told, GUILDS, guild)
            case EventMade(scheduled):
                self._dispatch_scheduled("GUILD_SCHEDULED_EVENT_CREATE", scheduled)
            case EventChanged(scheduled):
                self._dispatch_scheduled("GUILD_SCHEDULED_EVENT_UPDATE", scheduled)
            case EventGone(scheduled):
                self._dispatch_scheduled("GUILD_SCHEDULED_EVENT_DELETE", scheduled)
            case PermissionsChanged():
                self._dispatch_role()
            case _:
                pass

    def _dispatch_message(self, name: str, message: Payload, data: Payload) -> None:
        guild = self._guild(message)
        if not self._world.has_bot(self._world.channels[int(message["channel_id"])]):
            return
        if guild is None:
            self._gateway.dispatch(name, data, DIRECT_MESSAGES)
            return
        more: Payload = {"guild_id": str(guild)}
        if "author" in data:
            member = objects.member(self._world, guild, int(data["author"]["id"]))
            del member["user"]
            more["member"] = member
        self._gateway.dispatch(name, data | more, GUILD_MESSAGES, guild)

    def _readable(self, message: Payload) -> Payload:
        """Give the message, without its content if the bot lacks the intent to read what people write."""
        bot, guild = str(self._world.place.bot), self._guild(message)
        open_to_it = (
            self._gateway.intents(guild) & MESSAGE_CONTENT
            or message["author"]["id"] == bot
            or any(mentioned["id"] == bot for mentioned in message["mentions"])
            or guild is None
        )
        return message if open_to_it else message | HIDDEN

    def _guild(self, message: Payload) -> int | None:
        """The server where a message stands; None for a direct message."""
        return self._world.channels[int(message["channel_id"])].guild

    def _dispatch_thread(self, name: str, number: int, **more: bool) -> None:
        thread = self._world.channels[number]
        self._gateway.dispatch(name, objects.channel(self._world, thread) | more, GUILDS, thread.guild)

    def _dispatch_scheduled(self, name: str, event: Payload) -> None:
        self._gateway.dispatch(name, event, SCHEDULED, int(event["guild_id"]))

    def _dispatch_role(self) -> None:
        """Tell the bot of its own role, on each server."""
        for guild in self._world.guilds:
            role = {"guild_id": str(guild), "role": roles.bots(self._world, guild)}
            self._gateway.dispatch("GUILD_ROLE_UPDATE", role, GUILDS, guild)
