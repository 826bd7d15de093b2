"""In which kind of place somebody presses a button or types a command: only here is read what Discord says of it.

Who else reads an answer there depends on it, and whether the bot is there at all. Nothing is answered here.
"""

from __future__ import annotations

from enum import Enum

import discord


class Context(Enum):
    """The kind of place of an interaction."""

    SERVER = "a server that has added the bot"
    BOT_DM = "the person's direct messages with the bot, which nobody else reads"
    ELSEWHERE = (
        "where the bot is not, as in a group message: it came with somebody who installed it for themselves"
    )
    UNSAID = "Discord does not say, and it is no server: others may read there"


def context_of(interaction: discord.Interaction) -> Context:
    """Where this was pressed or typed. That it is no server proves nothing: a group message is none either."""
    said = interaction.context
    if said.private_channel or (said.guild and not interaction.is_guild_integration()):
        return Context.ELSEWHERE
    if interaction.guild_id is not None:
        return Context.SERVER
    return Context.BOT_DM if said.dm_channel else Context.UNSAID


def in_bot_dm(interaction: discord.Interaction) -> bool:
    """Whether certainly nobody but this person reads even an ordinary message here."""
    return context_of(interaction) is Context.BOT_DM


def server_of(interaction: discord.Interaction) -> int | None:
    """The server in which this was pressed or typed; None in any other place."""
    return interaction.guild_id if context_of(interaction) is Context.SERVER else None


def place_of(interaction: discord.Interaction) -> int:
    """What stands in place of a server for tables where the bot is not: below zero the number of that server, or
    that of a direct message among people, of which each counts as a place by itself."""
    return -(interaction.guild_id or interaction.channel_id or 0)


def has_installed(interaction: discord.Interaction) -> bool:
    """Whether this person is known to have the bot among their own apps. Discord names whose command has brought a
    message, also to whoever presses something there: of anybody else who presses it nothing can be known."""
    return interaction.is_user_integration()


def is_among_people(interaction: discord.Interaction) -> bool:
    """Whether this was pressed or typed in a direct message, on no server."""
    return interaction.guild_id is None


def address_of(interaction: discord.Interaction) -> int:
    """Where files are sent with an answer: to a person, or into a channel."""
    return interaction.user.id if in_bot_dm(interaction) else interaction.channel_id or 0
