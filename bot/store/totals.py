"""What people did in all their games together: the sum of their results, kept in step with them."""

import sqlite3

_KIND = "own.person_id, game.game, game.players, game.computers > 0"
_OF_PEOPLE = "game.table_id = ? AND own.person_id > 0 AND NOT own.left"
"""The condition for the people of one game; whoever left it has no part in it."""
_PLAYED = f"""
    INSERT INTO played
    SELECT {_KIND}, 1, did.won, did.score, did.rank, did.turns IS NOT NULL, coalesce(did.turns, 0),
        coalesce(did.trades, 0), coalesce(did.gifts, 0), coalesce(did.thalers, 0)
    FROM ended_games AS game
    JOIN seats AS own ON own.table_id = game.table_id
    JOIN results AS did ON did.table_id = own.table_id AND did.seat = own.seat
    WHERE {_OF_PEOPLE}
    ON CONFLICT DO UPDATE SET
        games = games + 1, wins = wins + excluded.wins, score = score + excluded.score,
        places = places + excluded.places, known = known + excluded.known, turns = turns + excluded.turns,
        trades = trades + excluded.trades, gifts = gifts + excluded.gifts, thalers = thalers + excluded.thalers
"""
_HARVESTED = f"""
    INSERT INTO harvested
    SELECT {_KIND}, did.bean, did.thalers
    FROM ended_games AS game
    JOIN seats AS own ON own.table_id = game.table_id
    JOIN harvests AS did ON did.table_id = own.table_id AND did.seat = own.seat
    WHERE {_OF_PEOPLE}
    ON CONFLICT DO UPDATE SET thalers = thalers + excluded.thalers
"""
_PLAYED_WITH = f"""
    INSERT INTO played_with
    SELECT own.person_id, other.person_id, 1, game.table_id
    FROM ended_games AS game
    JOIN seats AS own ON own.table_id = game.table_id
    JOIN seats AS other ON other.table_id = game.table_id AND other.seat != own.seat
    WHERE {_OF_PEOPLE} AND other.person_id > 0 AND NOT other.left
    ON CONFLICT DO UPDATE SET games = games + 1, table_id = max(table_id, excluded.table_id)
"""
_FORGET_OTHERS = """
    DELETE FROM played_with
    WHERE (person_id, other_id) IN (SELECT other_id, person_id FROM played_with WHERE person_id = ?)
"""


def add_up(connection: sqlite3.Connection, table_id: int) -> None:
    """Add the results of one game, which have just been written, to what its people did in all of theirs."""
    for sql in (_PLAYED, _HARVESTED, _PLAYED_WITH):
        connection.execute(sql, (table_id,))


def forget_totals(connection: sqlite3.Connection, person_id: int) -> None:
    """Erase what this person did in all their games, and that others played with them."""
    connection.execute(_FORGET_OTHERS, (person_id,))
    for name in ("played", "harvested", "played_with"):
        connection.execute(f"DELETE FROM {name} WHERE person_id = ?", (person_id,))
