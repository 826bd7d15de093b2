"""The roles of a server and what they allow: everyone's, the bot's own, and one that can be mentioned."""

from __future__ import annotations

from bot.playground.protocol.payload import Payload
from bot.playground.world.places import Channel
from bot.playground.world.world import World

VIEW, SEND, HISTORY, MENTION, EMOJI, COMMANDS, OPEN_THREADS, THREADS, EMBED, ATTACH, REACT = (
    1 << 10, 1 << 11, 1 << 16, 1 << 17, 1 << 18, 1 << 31, 1 << 35, 1 << 38, 1 << 14, 1 << 15, 1 << 6,
)  # fmt: skip
MANAGE_EVENTS, CREATE_EVENTS, EXTERNAL_APPS = 1 << 33, 1 << 44, 1 << 50
EVERYONE = VIEW | SEND | HISTORY | MENTION | EMOJI | COMMANDS | OPEN_THREADS | THREADS | EMBED | ATTACH | REACT
"""The permissions of everyone in the channel, the bot included."""
BROUGHT_ALONG = MENTION | EMBED | ATTACH
"""What an application may do in its answers where it is not itself, but brought along by a person."""
ALL = (1 << 53) - 1
"""The permissions of the server's owner."""
PLAYERS = "Players"
_APART = 1 << 20
"""The numbers of a server's roles are so far behind its own: nothing else was given a number there."""


def bots_role(guild: int) -> int:
    """The number of the role that the bot alone has on this server."""
    return guild + _APART


def players_role(guild: int) -> int:
    """The number of the role that all people have on this server, and that can be mentioned."""
    return guild + 2 * _APART


def held(world: World, guild: int, number: int) -> list[str]:
    """The roles that the bot or a person has on this server, besides everyone's."""
    return [str(bots_role(guild) if number == world.place.bot else players_role(guild))]


def in_channel(world: World, number: int) -> int:
    """A member's permissions in the server's text channels; those for events are not told there."""
    everyone = EVERYONE | (EXTERNAL_APPS if world.external_apps else 0)
    return ALL if number == world.owner else everyone


def answers_for_all(world: World, person: int, channel: Channel) -> bool:
    """Whether what the bot answers to this person, who has brought it along, is shown to others: always among
    people, on a server if they may use external apps."""
    return channel.guild is None or bool(in_channel(world, person) & EXTERNAL_APPS)


def of_bot(world: World) -> int:
    """What the bot may do on a server, whatever the channel."""
    return EVERYONE | (CREATE_EVENTS if world.creates_events else 0)


def roles(world: World, guild: int) -> list[Payload]:
    """Write a server's roles as Discord shows them to a bot."""
    return [
        _role(guild, "@everyone", EVERYONE, 0),
        _role(players_role(guild), PLAYERS, 0, 1, mentionable=True),
        bots(world, guild),
    ]


def bots(world: World, guild: int) -> Payload:
    """Write the bot's own role: what its invitation has given it beyond everyone's permissions."""
    own = _role(bots_role(guild), world.place.bot_name, of_bot(world), 2, managed=True)
    return own | {"tags": {"bot_id": str(world.place.bot)}}


def _role(number: int, name: str, may: int, position: int, **more: bool) -> Payload:
    return {
        "id": str(number),
        "name": name,
        "permissions": str(may),
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "managed": False,
        "mentionable": False,
        "flags": 0,
        **more,
    }
