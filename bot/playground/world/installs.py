"""Knows who has installed the application, and what Discord offers in a place because of it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from bot.playground.protocol.payload import Payload
from bot.playground.world.places import Channel
from bot.playground.world.world import World


class Install(IntEnum):
    """The kinds of installs."""

    SERVER = 0
    ONESELF = 1


class Context(IntEnum):
    """The kinds of places where something is pressed or typed."""

    SERVER = 0
    BOT_DM = 1
    AMONG_PEOPLE = 2
    """A message between people, where the bot is not."""


BY_DEFAULT = [Install.SERVER, Install.ONESELF]
"""How a new application may be installed, and with it each command that does not say otherwise."""


def context_of(channel: Channel) -> Context:
    """What kind of place this channel is."""
    if channel.group:
        return Context.AMONG_PEOPLE
    return Context.SERVER if channel.person is None else Context.BOT_DM


def owners(world: World, channel: Channel, person: int, command: Payload) -> Payload:
    """Give the installs by which this person can use a command here, and whose; without any, it is not offered."""
    contexts: Sequence[int] | None = command["contexts"]
    if "guild_id" in command:
        return _of_server(world, channel) if command["guild_id"] == str(channel.guild) else {}
    if contexts is not None and context_of(channel) not in contexts:
        return {}
    installs: Sequence[int] = command.get("integration_types") or BY_DEFAULT
    found = _of_server(world, channel) if Install.SERVER in installs else {}
    if Install.ONESELF in installs and world.people[person].installed:
        found[str(Install.ONESELF.value)] = str(person)
    return found


def owners_of_control(world: World, channel: Channel, message: Payload | None) -> Payload:
    """Give the same for a control of a message, or a form. The install of a person counts if the message answered
    that person, whoever presses now."""
    answered = (message or {}).get("interaction_metadata", {}).get("authorizing_integration_owners", {})
    theirs = str(Install.ONESELF.value)
    return {**_of_server(world, channel), **({theirs: answered[theirs]} if theirs in answered else {})}


def _of_server(world: World, channel: Channel) -> Payload:
    """Give the server's install, which also holds for direct messages with the bot; their server is 0."""
    return {str(Install.SERVER.value): str(channel.guild or 0)} if world.has_bot(channel) else {}
