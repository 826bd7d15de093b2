"""What the gateway tells the bot of messages, as its intents ask."""

from __future__ import annotations

from bot.playground.gateway.gateway import Gateway
from bot.playground.protocol.payload import Payload
from bot.playground.world import objects
from bot.playground.world.events import Deleted, Edited, Happening, Posted
from bot.playground.world.world import World

GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15
HIDDEN: Payload = {"content": "", "embeds": [], "attachments": [], "components": []}


class News:
    """Listens to the world for the bot."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def hear(self, happening: Happening) -> None:
        """Tell the bot, unless it is none of its business: nobody is told of private messages."""
        match happening:
            case Posted(message) | Edited(message) if "ephemeral_for" not in message:
                event = "MESSAGE_CREATE" if isinstance(happening, Posted) else "MESSAGE_UPDATE"
                self._tell(event, message, self._readable(message))
            case Deleted(message) if "ephemeral_for" not in message:
                gone = {"id": message["id"], "channel_id": message["channel_id"]}
                self._tell("MESSAGE_DELETE", message, gone)
            case _:
                pass

    def _tell(self, event: str, message: Payload, data: Payload) -> None:
        if self._in_dm(message):
            self._gateway.dispatch(event, data, DIRECT_MESSAGES)
            return
        more: Payload = {"guild_id": str(self._world.place.guild)}
        if "author" in data:
            member = objects.member(self._world, int(data["author"]["id"]))
            del member["user"]
            more["member"] = member
        self._gateway.dispatch(event, data | more, GUILD_MESSAGES)

    def _readable(self, message: Payload) -> Payload:
        """The message without its words where they are somebody's own, and the bot may not read those."""
        bot = str(self._world.place.bot)
        open_to_it = (
            self._gateway.intents() & MESSAGE_CONTENT
            or message["author"]["id"] == bot
            or any(mentioned["id"] == bot for mentioned in message["mentions"])
            or self._in_dm(message)
        )
        return message if open_to_it else message | HIDDEN

    def _in_dm(self, message: Payload) -> bool:
        return self._world.channels[int(message["channel_id"])].person is not None
