"""Copies all that is stored about one person, for themselves: nobody else's number, name or hand, and no token."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from bot.store.file.database import Database

Value: TypeAlias = int | float | str | None
Stored: TypeAlias = dict[str, list[dict[str, Value]]]
"""The rows, by what they are about."""


class Part(NamedTuple):
    """A part of the copy: what is told of each row, by name, and its source. Each `?` is the person's number."""

    tells: Mapping[str, str]
    source: str


_TABLE = {
    "table": "tables.id",
    "game": "tables.game",
    "server": "guild_id",
    "channel": "channel_id",
    "language": "tables.locale",
    "status": "status",
    "opened_at": "created_at",
    "touched_at": "touched_at",
}


def _same(*names: str) -> dict[str, str]:
    return {name: name for name in names}


_ABOUT = (
    "name",
    "locale",
    "language",
    "pictures",
    "listed",
    "asked_table",
    "dm_channel_id",
    "dm_closed",
    "mentions",
)
_SUMS = ("games", "wins", "score", "places", "known", "turns", "trades", "gifts", "thalers")

PARTS: Mapping[str, Part] = {
    "person": Part({**_same("id", *_ABOUT), "seen_at": "seen_at"}, "people WHERE id = ?"),
    "time_zone": Part(_same("zone"), "zones WHERE person_id = ?"),
    "seats": Part(
        {
            **_TABLE,
            **_same("pace", "tempo", "paused_at"),
            "host": "host_id = person_id",
            **_same("seat", "name", "left", "missed", "done_by_default", "removed", "has_removed"),
        },
        "seats JOIN tables ON tables.id = table_id WHERE person_id = ? ORDER BY tables.id",
    ),
    "left_to_a_spare": Part(
        {"table": "table_id", **_same("seat", "removed")}, "left_seats WHERE person_id = ? ORDER BY table_id"
    ),
    "hosted_without_a_seat": Part(
        _TABLE,
        "tables WHERE host_id = ? AND id NOT IN (SELECT table_id FROM seats WHERE person_id = host_id) "
        "ORDER BY id",
    ),
    "clocks": Part(
        {"table": "table_id", **_same("seat", "remind_at", "due_at", "reminded")},
        "clocks JOIN seats USING (table_id, seat) WHERE person_id = ? ORDER BY table_id",
    ),
    "results": Part(
        {
            "table": "table_id",
            "game": "ended_games.game",
            "ended_at": "ended_at",
            **{
                name: f"results.{name}" for name in ("score", "rank", "won", "turns", "trades", "gifts", "thalers")
            },
        },
        "results JOIN seats USING (table_id, seat) JOIN ended_games USING (table_id) WHERE person_id = ? "
        "ORDER BY table_id",
    ),
    "harvests": Part(
        {"table": "table_id", **_same("bean", "thalers")},
        "harvests JOIN seats USING (table_id, seat) WHERE person_id = ? ORDER BY table_id, bean",
    ),
    "sums_of_games": Part(
        _same("game", "players", "with_computers", *_SUMS),
        "played WHERE person_id = ? ORDER BY game, players, with_computers",
    ),
    "sums_of_harvests": Part(
        _same("game", "players", "with_computers", "bean", "thalers"),
        "harvested WHERE person_id = ? ORDER BY game, players, with_computers, bean",
    ),
    "played_with": Part(
        {"whom": "'another player'", "games": "games", "last_table": "table_id"},
        "played_with WHERE person_id = ? ORDER BY table_id, games",
    ),
    "ratings": Part(
        {"server": "guild_id", "ladder": "family", **_same("mu", "sigma", "games"), "last_table": "table_id"},
        "ratings WHERE person_id = ? ORDER BY family, guild_id",
    ),
    "deals_of_the_day": Part(
        {"table": "table_id", **_same("day", "score", "rank")}, "daily_tries WHERE person_id = ? ORDER BY day"
    ),
    "open_hands": Part(
        {"table": "table_id"},
        "open_hands JOIN seats USING (table_id, seat) WHERE person_id = ? ORDER BY table_id",
    ),
    "said_by_hosts": Part(
        {"table": "table_id", "standing": "standing"}, "guests WHERE person_id = ? ORDER BY table_id"
    ),
    "called": Part(
        {"table": "table_id", **_same("why", "called_at")}, "calls WHERE person_id = ? ORDER BY called_at"
    ),
    "has_called": Part(
        {"table": "table_id", **_same("why", "called_at")}, "calls WHERE caller_id = ? ORDER BY called_at"
    ),
    "call_me": Part(
        {"server": "guild_id", **_same("games", "from_hour", "until_hour", "a_day")},
        "call_me WHERE person_id = ? ORDER BY guild_id",
    ),
    "called_as_player": Part(
        {"table": "table_id", "server": "guild_id", **_same("called_at")},
        "called_players WHERE person_id = ? ORDER BY called_at",
    ),
    "has_called_players": Part(
        {"table": "table_id", "server": "guild_id", **_same("called_at", "whom")},
        "player_calls WHERE caller_id = ? ORDER BY called_at",
    ),
    "coming": Part(
        {"table": "table_id", **_same("name", "until")}, "coming WHERE person_id = ? ORDER BY table_id"
    ),
    "wants_a_seat": Part(
        {"table": "table_id", **_same("called_at")}, "seat_wishes WHERE person_id = ? ORDER BY table_id"
    ),
    "wants_no_invitations": Part(_same("person_id"), "uninvitable WHERE person_id = ?"),
    "watches": Part({"table": "table_id"}, "watchers WHERE person_id = ? ORDER BY table_id"),
    "messages": Part(
        {
            "table": "table_id",
            "kind": "kind",
            "channel": "channel_id",
            "message": "message_id",
            "posted_at": "posted_at",
        },
        "messages WHERE person_id = ? ORDER BY table_id, kind",
    ),
    "messages_in_doubt": Part(
        {"table": "table_id", "kind": "kind", "channel": "channel_id", "message": "message_id"},
        "doubts WHERE person_id = ? ORDER BY table_id, kind",
    ),
    "hosts_nights": Part(
        {
            "night": "id",
            "server": "guild_id",
            "channel": "channel_id",
            **_same("title", "game", "seats", "weekly", "division", "computers", "zone", "stage"),
            "starts_at": "starts_at",
            "message": "message_id",
            "event": "event_id",
            "question": "asked_id",
            "last_message": "last_id",
        },
        "nights WHERE host_id = ? ORDER BY id",
    ),
    "answers_to_nights": Part(
        {
            "night": "night_id",
            **_same("name", "answer", "answered_at"),
            "wants_a_direct_message": "direct",
            "table_of_the_night": "at_table",
        },
        "night_guests WHERE person_id = ? ORDER BY night_id",
    ),
    "reminders_of_nights": Part(
        {"night": "night_id", "due_at": "due_at"},
        "night_steps WHERE kind = 'direct' AND part = ? ORDER BY night_id",
    ),
    "mentions_of_nights": Part(
        {"night": "night_id", "about": "kind", "due_at": "due_at"},
        "night_mentions JOIN night_steps ON night_steps.id = step_id WHERE person_id = ? ORDER BY step_id",
    ),
    "shut_out": Part(_same("since"), "shut_out WHERE kind = 'person' AND id = ?"),
    "tools_of_the_host": Part(
        _same("used_at", "command"), "host_uses WHERE subject = ? AND command LIKE 'people %' ORDER BY id"
    ),
}


async def stored_of(database: Database, person_id: int) -> Stored:
    """Give everything that is stored of this person; a part of which there is nothing has no rows."""
    await database.write_noted()
    return {name: await _rows(database, part, person_id) for name, part in PARTS.items()}


async def _rows(database: Database, part: Part, person_id: int) -> list[dict[str, Value]]:
    rows: Sequence[Sequence[Value]] = await database.read(
        f"SELECT {', '.join(part.tells.values())} FROM {part.source}", (person_id,)
    )
    return [dict(zip(part.tells, row, strict=True)) for row in rows]
