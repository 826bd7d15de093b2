"""What a host reads in lines: servers with tables and when one was last used, never who plays there; days."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bot.store.departures import server_uses, servers_left
from bot.tables import Tables
from bot.ui.names import plain

if TYPE_CHECKING:
    from bot.client import BeanBot


async def servers_listed(tables: Tables, bot: BeanBot | None) -> tuple[str, ...]:
    """A line for each server, last used first; a running bot knows their names, and those without any table."""
    used = {use.server_id: use for use in await server_uses(tables.database)}
    left = set(await servers_left(tables.database))
    named = {} if bot is None else {guild.id: plain(guild.name) for guild in bot.guilds}
    others = sorted((named.keys() | left | tables.shut_out.servers) - used.keys())
    lines = []
    for server_id in (*used, *others):
        use = used.get(server_id)
        last = "never used" if use is None else f"last used {day(use.touched_at)}"
        tables_there = "no tables" if use is None else f"{use.open} open of {use.tables} tables"
        notes = [
            *(["shut out"] if server_id in tables.shut_out.servers else []),
            *(["has removed the bot"] if server_id in left else []),
        ]
        lines.append(", ".join([f"{server_id} {named.get(server_id, '')}".rstrip(), tables_there, last, *notes]))
    return tuple(lines) or ("There are no servers.",)


def day(seconds: int) -> str:
    """A day, in UTC."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d")


def moment(seconds: int) -> str:
    """A minute, in UTC."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%MZ")
