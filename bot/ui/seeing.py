"""What somebody sees of a table, put together for the screens."""

from __future__ import annotations

from typing import Any

from bot.games.contract import Viewer
from bot.tables import Table
from bot.ui.families import FAMILIES, LOOKS, Look
from bot.ui.screens import AnyScreens, SeatFacts, Seen, TableFacts


def facts(table: Table) -> TableFacts:
    """The table as everybody knows it."""
    row = table.row
    seats = tuple(SeatFacts(seat.person_id, seat.name, seat.left, seat.computer) for seat in table.seats)
    return TableFacts(row.id, row.game, row.guild_id, row.channel_id, row.host_id, row.locale, seats)


def seen(table: Table, viewer: Viewer, locale: str, link: str | None = None) -> Seen[Any, Any]:
    """What this viewer sees of the game at this table now."""
    return Seen(facts(table), table.view(viewer), tuple(table.recent), locale, link)


def screens(table: Table) -> AnyScreens:
    """The screens of the game that is played here."""
    return FAMILIES[table.game.family]


def look(table: Table, action: str) -> Look | None:
    """The screen that anybody may look at with this control, as soon as there is a game here; None for others."""
    return None if table.state is None else LOOKS.get(table.game.family, {}).get(action)


def waited_for(table: Table, person_id: int) -> bool:
    """Whether something at this table waits for this person: the game, or somebody who has named them."""
    seat = table.seat_of(person_id)
    return table.running and seat is not None and screens(table).alert(None, table.view(seat), seat)
