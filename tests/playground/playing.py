"""People who play a real game at the page: they look at their screens alone and click what they find there."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from bot.store import Status
from bot.words import say
from tests.playground.page import Page, Payload, custom_ids, words

NAMES = ("Alex", "Ana", "Ben")
MOVES = ("plant-all", "plant", "turn-up", "end", "harvest-plant", "ask-harvest-plant")
"""What drives a game on, the best first."""
TRIES = 6
CALL = re.compile(r"Table #\d+: ")
"""What a message says that has come because the game waits for its reader."""
CHANGED = {say("en", reason) for reason in ("page-no-message", "page-no-control")}
"""Why a click fails whose hand has come anew, or been edited, in the moment in which it was made."""


class Company:
    """The people of one table; `closed` have no direct messages and play with *My hand* alone."""

    def __init__(self, page: Page, folder: Path, closed: Sequence[str] = ()) -> None:
        self.page = page
        self.folder = folder
        self.closed = closed
        self.outcomes: list[str] = []
        self.names: Sequence[str] = NAMES
        """Who plays."""

    async def open(self, game: str = "rio_grande_2000", names: Sequence[str] = NAMES) -> None:
        """From the command to the first cards."""
        await self.page.until(lambda: self.page.online and self.page.world["commands"])
        self.names = names
        await self._note(await self.page.command(names[0], "play", game=game))
        for name in names[1:]:
            await self.press(name, await self.table("join"), "join")
        listed = [f"{place}. {name}" for place, name in enumerate(names, 1)]
        await self.page.until(lambda: all(one in words(self.page.public()[-1]) for one in listed))
        await self.press(names[0], await self.table("start"), "start")
        if names[0] not in self.closed:
            await self.page.until(lambda: self._called(names[0]))

    def _called(self, host: str) -> bool:
        """Whether the first one to act has the message to do it on: all but the host, who has just pressed
        *Start*, are called by a new one, and their greeting goes, whatever it shows for a moment."""
        found = self.to_act()
        return found is not None and (found[0] == host or CALL.search(words(found[1])) is not None)

    async def table(self, action: str) -> Payload:
        """The table message, as soon as it has this button."""
        return dict(await self.page.until(lambda: next(iter(_with(self.page.public()[::-1], action)), None)))

    def hand(self, name: str) -> Payload | None:
        """The newest hand of a person that has something to do on it."""
        # A panel that was called into the channel leaves a card among the direct messages.
        direct = [] if name in self.closed else self.page.messages(self.page.dm(name))
        shown = [*self.page.private(name), *direct]
        return next((message for message in reversed(shown) if control(message, *MOVES)), None)

    def to_act(self, *actions: str) -> tuple[str, Payload, str] | None:
        """Who sees something that drives the game on, where, and the custom_id of it."""
        for name in self.names:
            hand = self.hand(name)
            found = control(hand, *(actions or MOVES)) if hand is not None else ""
            if hand is not None and found:
                return name, hand, found
        return None

    async def step(self, *actions: str) -> None:
        """Whoever can does the next thing. What they see may ask first, or be a moment behind: they look again."""
        before = self.events()
        for _ in range(TRIES):
            name, hand, found = await self.page.until(lambda: self.to_act(*actions))
            answer = await self.page.click(name, hand, found)
            # A hand comes anew where the game waits for it: the one before may go under the finger.
            if answer.get("reason") not in CHANGED:
                await self._note(answer)
            if self.events() > before:
                return
            await asyncio.sleep(0.5)
        raise AssertionError((name, found, words(hand)))

    async def play(self, moves: int) -> None:
        """So many moves."""
        for _ in range(moves):
            await self.step()

    async def press(self, name: str, message: Payload, action: str) -> Payload:
        """Press the first button of this action."""
        found = control(message, action)
        assert found, (action, custom_ids(message))
        return await self._note(await self.page.click(name, message, found))

    async def _note(self, answer: Payload) -> Payload:
        self.outcomes.append(answer["outcome"])
        assert answer["outcome"] in ("ok", "modal", "thinking"), answer
        return answer

    # What the bot has written

    def events(self) -> int:
        """How many events the database holds."""
        return int(self._ask("SELECT count(*) FROM events")[0][0])

    def kinds(self) -> list[str]:
        """What has happened."""
        rows = self._ask("SELECT event FROM events ORDER BY table_id, sequence")
        return [json.loads(event)["kind"] for (event,) in rows]

    def over(self) -> bool:
        """Whether the newest game is, also by its table's being closed."""
        return self._ask("SELECT status FROM tables ORDER BY id DESC LIMIT 1")[0][0] in (
            Status.ENDED,
            Status.CLOSED,
        )

    def _ask(self, sql: str) -> list[tuple[str]]:
        with closing(sqlite3.connect(f"file:{self.folder / 'bean-table.sqlite3'}?mode=ro", uri=True)) as database:
            return database.execute(sql).fetchall()


def control(message: Payload, *actions: str) -> str:
    """The custom_id of the first control on the message that does one of these, the best first."""
    found = {custom_id.split(":")[2]: custom_id for custom_id in reversed(custom_ids(message))}
    return next((found[action] for action in actions if action in found), "")


def _with(messages: Sequence[Payload], action: str) -> list[Payload]:
    return [message for message in messages if control(message, action)]
