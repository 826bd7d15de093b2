"""Changes of a table's pace: chosen in its lobby, paused and resumed, and who decides again."""

from collections.abc import Sequence

from bot.store.changes import Change, change_table
from bot.store.clocks import Clock
from bot.store.file.database import Database
from bot.store.tables import Status, TableRow


async def choose_pace(database: Database, table_id: int, pace: str, now: int, interaction: int | None) -> TableRow:
    """Let a lobby be for a game at this pace."""

    def choose(change: Change) -> None:
        change.run("UPDATE tables SET pace = ? WHERE id = ?", pace, table_id)

    return await change_table(database, table_id, (Status.LOBBY,), now, interaction, choose)


async def lapse(database: Database, table_id: int, pace: str, now: int) -> TableRow:
    """Let a game go on at this pace, at which no clock runs."""

    def stop(change: Change) -> None:
        change.run("UPDATE tables SET pace = ? WHERE id = ?", pace, table_id)
        change.set_clocks(())

    return await change_table(database, table_id, (Status.RUNNING,), now, None, stop)


async def pause(
    database: Database, table_id: int, why: str, by: int | None, now: int, interaction: int | None
) -> TableRow:
    """Pause a running game, perhaps at the wish of the person at this seat; its clocks stay as they are."""

    def stop(change: Change) -> None:
        sql = "UPDATE tables SET paused_at = ?, paused_why = ?, paused_by = ? WHERE id = ?"
        change.run(sql, now, why, by, table_id)

    return await change_table(database, table_id, (Status.RUNNING,), now, interaction, stop)


async def resume(
    database: Database, table_id: int, clocks: Sequence[Clock], now: int, interaction: int | None
) -> TableRow:
    """Resume a paused game with these clocks."""

    def go_on(change: Change) -> None:
        sql = "UPDATE tables SET paused_at = NULL, paused_why = NULL, paused_by = NULL WHERE id = ?"
        change.run(sql, table_id)
        change.set_clocks(clocks)

    return await change_table(database, table_id, (Status.RUNNING,), now, interaction, go_on)


async def reset_missed(
    database: Database, table_id: int, seat: int, clocks: Sequence[Clock], now: int, interaction: int | None
) -> TableRow:
    """Note that the person at this seat decides again: no decisions count as missed."""

    def reset(change: Change) -> None:
        change.set_missed({seat: 0})
        change.set_clocks(clocks)

    return await change_table(database, table_id, (Status.RUNNING,), now, interaction, reset)
