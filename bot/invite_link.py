"""The link with which somebody adds the bot to a server, and the permissions for which it asks."""

from __future__ import annotations

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    create_public_threads=True,
    send_messages_in_threads=True,
    read_message_history=True,
    attach_files=True,
    create_events=True,
)
"""The permissions that the bot needs. Without the last ones it does: words stand in for pictures, and nights are
messages alone; without the one to create threads, tables stand in the channel."""


def invite_link(application: int) -> str:
    """The link to a server for this application, and not to somebody's own account."""
    link = discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=("bot", "applications.commands"))
    return f"{link}&integration_type={discord.app_commands.AppInstallationType.GUILD}"
