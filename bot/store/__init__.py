"""What survives a restart, in one SQLite file: tables, events, messages, people; no game, no Discord."""

from bot.store.database import Database
from bot.store.errors import (
    AlreadyHandled,
    BackupRefused,
    DamagedDatabase,
    DatabaseClosed,
    DatabaseFailed,
    DatabaseInUse,
    NewerDatabase,
    NoSuchTable,
    OutOfOrder,
    StoreError,
    UnusableFile,
    WrongSeats,
    WrongStatus,
)
from bot.store.events import append, events_of
from bot.store.interactions import prune_interactions
from bot.store.lobby import create_table, join, leave_lobby, start
from bot.store.messages import (
    MessageRow,
    forget_message,
    message,
    message_by_id,
    messages_of,
    put_message,
    stale_messages,
)
from bot.store.people import PersonRow, forget_person, forget_seat, person, put_person
from bot.store.running import close_table, leave_running, mark_warned
from bot.store.tables import (
    Deadline,
    SeatRow,
    Status,
    TableRow,
    deadlines,
    get_table,
    seats_of,
    tables_in,
    tables_of,
)

# `bot.store.backup` stays a module: a function of that name here would hide it.
__all__ = [
    "AlreadyHandled",
    "BackupRefused",
    "DamagedDatabase",
    "Database",
    "DatabaseClosed",
    "DatabaseFailed",
    "DatabaseInUse",
    "Deadline",
    "MessageRow",
    "NewerDatabase",
    "NoSuchTable",
    "OutOfOrder",
    "PersonRow",
    "SeatRow",
    "Status",
    "StoreError",
    "TableRow",
    "UnusableFile",
    "WrongSeats",
    "WrongStatus",
    "append",
    "close_table",
    "create_table",
    "deadlines",
    "events_of",
    "forget_message",
    "forget_person",
    "forget_seat",
    "get_table",
    "join",
    "leave_lobby",
    "leave_running",
    "mark_warned",
    "message",
    "message_by_id",
    "messages_of",
    "person",
    "prune_interactions",
    "put_message",
    "put_person",
    "seats_of",
    "stale_messages",
    "start",
    "tables_in",
    "tables_of",
]
