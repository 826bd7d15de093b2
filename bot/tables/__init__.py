"""Games in progress: tables, the lobby before them and the deadlines above them; no Discord here."""

from bot.tables.computers.computers import Computers
from bot.tables.computers.tempo import Timing
from bot.tables.limits import Limits
from bot.tables.table import Changed, Table
from bot.tables.tables import Person, Tables

__all__ = ["Changed", "Computers", "Limits", "Person", "Table", "Tables", "Timing"]
