"""Who is shut out, in memory: every click asks."""

from __future__ import annotations

from bot.store import Database
from bot.store.host.shut_out import Kind, all_shut_out


class ShutOut:
    """People and servers that whoever runs the bot has shut out."""

    def __init__(self) -> None:
        self.people: set[int] = set()
        self.servers: set[int] = set()

    async def read(self, database: Database) -> None:
        """Take over what is stored."""
        for kind, number, _ in await all_shut_out(database):
            self.of(kind).add(number)

    def of(self, kind: Kind) -> set[int]:
        """Those of this kind."""
        return self.people if kind is Kind.PERSON else self.servers

    def why(self, person_id: int, server_id: int | None) -> Kind | None:
        """What keeps this person, on this server or among their direct messages, from being answered."""
        if person_id in self.people:
            return Kind.PERSON
        return Kind.SERVER if server_id in self.servers else None
