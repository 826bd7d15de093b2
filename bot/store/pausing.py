"""Changes of a table's pace: chosen in its lobby, paused and resumed, and who decides again."""

from collections.abc import Sequence

from bot.store.changes import changing
from bot.store.clocks import Clock
from bot.store.file.database import Database
from bot.store.tables import Status, TableRow


async def choose_pace(database: Database, table_id: int, pace: str, now: int, interaction: int | None) -> TableRow:
    """Let a lobby be for a game at this pace."""
    async with changing(database, table_id, (Status.LOBBY,), now, interaction) as change:
        await change.run("UPDATE tables SET pace = ? WHERE id = ?", pace, table_id)
        return await change.table()


async def pause(database: Database, table_id: int, why: str, now: int, interaction: int | None) -> TableRow:
    """Pause a running game; its clocks stay as they are."""
    async with changing(database, table_id, (Status.RUNNING,), now, interaction) as change:
        await change.run("UPDATE tables SET paused_at = ?, paused_why = ? WHERE id = ?", now, why, table_id)
        return await change.table()


async def resume(
    database: Database, table_id: int, clocks: Sequence[Clock], now: int, interaction: int | None
) -> TableRow:
    """Resume a paused game with these clocks."""
    async with changing(database, table_id, (Status.RUNNING,), now, interaction) as change:
        await change.run("UPDATE tables SET paused_at = NULL, paused_why = NULL WHERE id = ?", table_id)
        await change.set_clocks(clocks)
        return await change.table()


async def reset_missed(
    database: Database, table_id: int, seat: int, clocks: Sequence[Clock], now: int, interaction: int | None
) -> TableRow:
    """Note that the person at this seat decides again: no decisions count as missed."""
    async with changing(database, table_id, (Status.RUNNING,), now, interaction) as change:
        await change.set_missed({seat: 0})
        await change.set_clocks(clocks)
        return await change.table()
