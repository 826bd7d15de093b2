"""A copy of what is stored about one person, as values for a file. What they did at tables is told as everybody
there saw it, so that it shows no hand; other people are named by their seats alone."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, TypeAlias

from bot import store
from bot.errors import trace
from bot.store import DamagedGame, StoreError
from bot.store.host.copying import Value, stored_of
from bot.tables.table import AT_ONCE
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

Copy: TypeAlias = dict[str, Any]
"""What a JSON file holds."""


async def copy_of(tables: Tables, person_id: int, about: str) -> Copy:
    """Make the copy, with words `about` the file; it is empty where nothing is stored. A move is told as the news
    told it."""
    stored = await stored_of(tables.database, person_id)
    if not any(stored.values()):
        return {}
    told: dict[str, Any] = {name: [_readable(row) for row in rows] for name, rows in stored.items() if rows}
    for seat in told.get("seats", ()):
        seat["moves"] = await _moves(tables, seat["table"], seat["game"], seat["seat"])
    return {"about": about, "made_at": _moment(tables.now()), **told}


def text_of(copy: Copy) -> str:
    """The file's text: a line for each row, so that it can be read without a program."""
    parts = [f"  {json.dumps(name)}: {_part(value)}" for name, value in copy.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _part(value: object) -> str:
    if not isinstance(value, list):
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join([f"    {json.dumps(row, ensure_ascii=False)}" for row in value]) + "\n  ]"


async def _moves(tables: Tables, table_id: int, key: str, seat: int) -> list[Copy] | None:
    """What everybody heard of what this seat did; None for a game that is damaged, or that this version cannot
    read."""
    try:
        return await _heard(tables, table_id, key, seat)
    except Exception as error:
        if isinstance(error, StoreError) and not isinstance(error, DamagedGame):
            raise
        log.warning("the moves at table %d cannot be told: %s", table_id, trace(error))
        return None


async def _heard(tables: Tables, table_id: int, key: str, seat: int) -> list[Copy]:
    written = await store.events_of(tables.database, table_id)
    if not written:
        return []
    players = len(await store.seats_of(tables.database, table_id))
    game = tables.catalogue[key]
    state, found = game.replay(players, (game.load(json.loads(written[0])),)), list[Copy]()
    for number, text in enumerate(written[1:], 2):
        event = game.load(json.loads(text))
        news = game.tell(state, event, None)
        if news is not None and news.seat == seat:
            found.append({"event": number, **_told(news)})
        state = game.evolve(state, event)
        if not number % AT_ONCE:
            await asyncio.sleep(0)
    return found


def _told(news: Any) -> Copy:
    """A piece of news without what it does not say, and without whose it is."""
    usual = type(news)._field_defaults
    fields = {name: value for name, value in news._asdict().items() if name != "seat"}
    return {name: _plain(value) for name, value in fields.items() if name not in usual or value != usual[name]}


def _plain(value: object) -> object:
    if not isinstance(value, tuple):
        return value
    return _told(value) if hasattr(value, "_fields") else [_plain(part) for part in value]


def _readable(row: Mapping[str, Value]) -> Copy:
    """A row with its moments as people write them."""
    return {
        name: _moment(value) if name.endswith("_at") or name == "since" else value for name, value in row.items()
    }


def _moment(seconds: Value) -> str | None:
    """Unix seconds as people write them; none where it is not known."""
    if not isinstance(seconds, int) or not seconds:
        return None
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
