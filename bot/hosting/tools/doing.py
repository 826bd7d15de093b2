"""What each of a host's tools does, in the running bot or on the database alone; each use is logged and noted."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bot.hosting.tools.live import leave, say_owed
from bot.hosting.tools.requests import Answer, Command, Request, refusal
from bot.store.departures import server_uses, servers_left
from bot.store.host import announcing, uses
from bot.store.host.copying import Stored, stored_of
from bot.store.host.shut_out import Kind, all_shut_out
from bot.store.host.uses import Use, note_use
from bot.tables import Tables, forgetting
from bot.tables.host import shutting_out
from bot.tables.host.copying import copy_of, text_of
from bot.ui.names import plain
from bot.ui.publishing.forgetting import forget, note
from bot.words import DEFAULT, say

if TYPE_CHECKING:
    from bot.client import BeanBot

log = logging.getLogger(__name__)

NOT_RUNNING = (
    "The bot is not running, and only a running bot can leave a server: start it and ask again. Until then, "
    "`servers shut-out` closes its tables, and nothing there is answered."
)


ABOUT_A_PERSON = frozenset({Command.SHUT_OUT_PERSON, Command.LET_PERSON_IN, Command.STORED, Command.FORGET})
LOOKING = frozenset({Command.PEOPLE, Command.STORED, Command.SERVERS, Command.ANNOUNCED, Command.USES})
"""The commands that change nothing, and need no connection to Discord."""
STARTING = (
    "The bot is not connected to Discord yet. Ask again once it is, or stop it: without it this works as well."
)


class Doing:
    """Carries out one request after the other; `bot` is the running one, if there is one."""

    def __init__(self, tables: Tables, bot: BeanBot | None = None) -> None:
        self._tables = tables
        self._bot = bot
        self._one_by_one = asyncio.Lock()

    async def do(self, request: Request) -> Answer:
        """Carry out a request; the answer says what was done, or why not."""
        if request.command not in LOOKING and self._bot is not None and not self._bot.is_ready():
            return refusal(STARTING)
        async with self._one_by_one:
            await self._note(request)
            number = request.number or 0
            match request.command:
                case Command.PEOPLE:
                    return await self._people()
                case Command.SHUT_OUT_PERSON:
                    return await self._shut_out_person(number)
                case Command.LET_PERSON_IN:
                    return await self._let_in(Kind.PERSON, number)
                case Command.STORED:
                    return await self._stored(number)
                case Command.FORGET:
                    return await self._forget(number)
                case Command.SERVERS:
                    return await self._servers()
                case Command.SHUT_OUT_SERVER:
                    return await self._shut_out_server(number)
                case Command.LET_SERVER_IN:
                    return await self._let_in(Kind.SERVER, number)
                case Command.LEAVE:
                    return refusal(NOT_RUNNING) if self._bot is None else await leave(self._bot, number)
                case Command.ANNOUNCE | Command.TAKE_BACK:
                    return await self._announce(plain(request.text) if request.text else "")
                case Command.ANNOUNCED:
                    text = (await announcing.announcement(self._tables.database)).text
                    return _said(f"Announced: {text}" if text else "Nothing is announced.")
                case Command.USES:
                    return await self._uses()

    async def _note(self, request: Request) -> None:
        """Log the use without anybody's number, and note it with the number that it is about. A person's number is
        left out where nothing else is stored of them, or will be."""
        subject = request.number
        if request.command in ABOUT_A_PERSON and not await self._named(request):
            subject = None
        await note_use(self._tables.database, Use(self._tables.now(), request.command.value, subject))
        log.info("whoever runs this bot uses: %s", request.command.value)

    async def _named(self, request: Request) -> bool:
        """Whether a use may say of which person it is."""
        if request.command is Command.FORGET:
            return False
        return _known(await stored_of(self._tables.database, request.number or 0))

    # People

    async def _people(self) -> Answer:
        rows = [row for row in await all_shut_out(self._tables.database) if row.kind is Kind.PERSON]
        return (
            _said(*(f"{row.id} since {_day(row.since)}" for row in rows)) if rows else _said("Nobody is shut out.")
        )

    async def _shut_out_person(self, person_id: int) -> Answer:
        if await shutting_out.person(self._tables, person_id):
            return _said("Shut out: they have left their tables, and whatever they do is refused kindly.")
        return _said("They are shut out already.")

    async def _stored(self, person_id: int) -> Answer:
        copy = await copy_of(self._tables, person_id, say(DEFAULT, "stored-about"))
        if not copy:
            return refusal("Nothing is stored of a person with this number.")
        return Answer(done=True, file=await asyncio.to_thread(text_of, copy))

    async def _forget(self, person_id: int) -> Answer:
        stored = await stored_of(self._tables.database, person_id)
        if self._bot is not None:
            await forget(self._bot.tables, self._bot.publisher, person_id)
        else:
            await note(self._tables, person_id)
            await forgetting.stand_up(self._tables, person_id)
            await forgetting.erase(self._tables, person_id, say(DEFAULT, "forgotten-name"))
            await self._tables.database.erase_for_good()
        lines = ["Erased." if _known(stored) else "Nothing was stored of a person with this number."]
        if stored["shut_out"]:
            lines.append("They stay shut out, and their number is kept for that alone, until you let them in.")
        return _said(*lines)

    # Servers

    async def _servers(self) -> Answer:
        """Give a line for each server, last used first, which never says who plays there. A running bot knows
        their names, and the servers without tables."""
        used = {use.server_id: use for use in await server_uses(self._tables.database)}
        left, shut_out = set(await servers_left(self._tables.database)), self._tables.shut_out.servers
        named = {} if self._bot is None else {guild.id: plain(guild.name) for guild in self._bot.guilds}
        others = sorted((named.keys() | left | shut_out) - used.keys())
        lines = []
        for server_id in (*used, *others):
            use = used.get(server_id)
            last = "never used" if use is None else f"last used {_day(use.touched_at)}"
            kept = "no tables" if use is None else f"{use.open} open of {use.tables} tables"
            notes = [
                *(["shut out"] if server_id in shut_out else []),
                *(["has removed the bot"] if server_id in left else []),
            ]
            lines.append(", ".join([f"{server_id} {named.get(server_id, '')}".rstrip(), kept, last, *notes]))
        return _said(*(lines or ["There are no servers."]))

    async def _shut_out_server(self, server_id: int) -> Answer:
        new = await shutting_out.server(self._tables, server_id)
        if self._bot is not None:
            await say_owed(self._bot)
        if new:
            return _said("Shut out: its tables are closed, and whatever is done there is refused kindly.")
        return _said("It is shut out already.")

    async def _let_in(self, kind: Kind, number: int) -> Answer:
        if await shutting_out.let_in(self._tables, kind, number):
            return _said("Let in again.")
        return refusal("There is nobody to let in: this number is not among those that are shut out.")

    # Both

    async def _announce(self, text: str) -> Answer:
        if self._bot is not None:
            await self._bot.publisher.announcing.announce(text)
        else:
            await announcing.put_announcement(self._tables.database, text)
        if not text:
            return _said("Taken back: it goes from each table with its next edit, mostly within minutes.")
        return _said(
            f"Announced in /help, and on each open table with its next edit, mostly within minutes: {text}"
        )

    async def _uses(self) -> Answer:
        lines = []
        for use in await uses.uses(self._tables.database):
            at = datetime.fromtimestamp(use.used_at, UTC).strftime("%Y-%m-%d %H:%MZ")
            lines.append(f"{at} {use.command}{'' if use.subject is None else f' {use.subject}'}")
        return _said(*lines)


def _known(stored: Stored) -> bool:
    """Whether anything is stored of somebody besides that they are shut out."""
    return any(rows for name, rows in stored.items() if name != "shut_out")


def _said(*lines: str) -> Answer:
    return Answer(done=True, lines=lines)


def _day(seconds: int) -> str:
    """Write a moment as its day, in UTC."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d")
