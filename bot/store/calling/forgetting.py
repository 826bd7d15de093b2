"""Nothing of all this tells of somebody who was forgotten."""

import sqlite3

from bot.store.calling.player_calls import FORGOTTEN

_ABOUT = ("call_me", "called_players", "coming", "seat_wishes")


def forget_calling(connection: sqlite3.Connection, person_id: int) -> None:
    """Drop what somebody has asked for and where they were called; of their own calls nobody is the caller."""
    for gone in _ABOUT:
        connection.execute(f"DELETE FROM {gone} WHERE person_id = ?", (person_id,))
    connection.execute("UPDATE player_calls SET caller_id = ? WHERE caller_id = ?", (FORGOTTEN, person_id))
