"""Uploads the drawings as emojis of the application, once each, and deletes those that have been replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from operator import itemgetter

import discord

from bot.art.drawings import Drawing, digest
from bot.tables.sleep import Sleep, sleep
from bot.ui.emojis import Dressing, Emojis
from bot.ui.faults import TRANSIENT, Fault, fault, trace

log = logging.getLogger(__name__)

PREFIX = {"beans": "bean", "buildings": "bean_town", "bohne": "bean_card", "things": "bean_thing"}
"""How the names of emojis begin, by the kind of drawing: no emoji of somebody else's is taken for one of ours."""
DIGITS = 6
"""How much of a drawing's digest stands in its emoji's name."""
NAMED = re.compile(rf"(\w+)_[0-9a-f]{{{DIGITS}}}", re.ASCII)
AT_START = 3.0
"""Seconds for which the start waits to learn which emojis there are."""
KEPT = 24 * 60 * 60
"""Seconds for which an emoji stays after it was replaced: messages that were posted before show it."""
AGAIN, LOOKED_UP_AGAIN = 60.0 * 60, 60.0
"""Seconds until the next attempt after one that failed, and until it is looked up which emojis there still are."""
LONGEST = 24.0 * 60 * 60
"""The longest sleep, in seconds."""


class Uploading:
    """Keeps the application's emojis up to date. `drawings` go by the symbols in whose place they stand; `pace` is
    the seconds between two calls."""

    def __init__(
        self,
        client: discord.Client,
        emojis: Emojis,
        drawings: Mapping[str, Drawing],
        *,
        pace: float,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._client = client
        self._emojis = emojis
        self._names = {symbol: name_of(drawing) for symbol, drawing in drawings.items()}
        self._drawings = {name_of(drawing): drawing for drawing in drawings.values()}
        self._pace = pace
        self._now = now
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.rest: Sleep = sleep
        """Tests put a clock of their own here."""
        self._there: dict[str, discord.Emoji] | None = None
        """All emojis of the application, by name; None while they are not known."""

    async def look(self) -> None:
        """Use the emojis that are there already; this waits no longer than a start may, and raises nothing."""
        with contextlib.suppress(*TRANSIENT):
            async with asyncio.timeout(AT_START):
                await self._find()

    async def start(self) -> None:
        """Upload what is missing and delete what was replaced, now and whenever it is time again."""
        told = False
        while True:
            try:
                wait, told = await self._bring_up_to_date(), False
            except TRANSIENT as error:
                if not told:
                    log.warning("emojis: %s; symbols stand in for those that are missing", _why(error))
                wait, told = (AGAIN if _passes(error) else None), True
            except Exception as error:
                log.error("emojis: %s; symbols stand in for those that are missing", trace(error))
                return
            await self._rest(wait)

    async def _bring_up_to_date(self) -> float | None:
        """Upload what is missing, then delete what was replaced long ago; returns the seconds until there will be
        something to delete, or None if nothing will."""
        there = self._there
        if there is None:
            there = await self._find()
        before = len(there)
        try:
            for name, drawing in self._drawings.items():
                if name not in there:
                    there[name] = await self._upload(name, drawing)
                    await self.sleep(self._pace)
        finally:
            # All at once: messages would be edited for each.
            self._use(there)
            if len(there) > before:
                log.info("emojis: uploaded %d of %d", len(there) - before, len(self._drawings))
        for name, due in self._replaced(there):
            if due > self._now():
                return due - self._now()
            with contextlib.suppress(discord.NotFound):
                await there[name].delete()
            del there[name]
            await self.sleep(self._pace)
        return None

    async def _find(self) -> dict[str, discord.Emoji]:
        found = await self._client.fetch_application_emojis()
        self._there = {emoji.name: emoji for emoji in found}
        self._use(self._there)
        return self._there

    async def _upload(self, name: str, drawing: Drawing) -> discord.Emoji:
        image = await asyncio.to_thread(_png, drawing)
        emoji = await self._client.create_application_emoji(name=name, image=image)
        log.debug("emojis: uploaded %s", name)
        return emoji

    def _use(self, there: Mapping[str, discord.Emoji]) -> None:
        """Let messages show these emojis from now on."""
        self._emojis.now = Dressing(
            {
                symbol: discord.PartialEmoji(name=self._drawings[name].name, id=there[name].id)
                for symbol, name in self._names.items()
                if name in there
            }
        )

    def _replaced(self, there: Mapping[str, discord.Emoji]) -> Sequence[tuple[str, float]]:
        """Give our emojis for which there are newer ones, and when each may go, the first one first."""
        newest = {_bare(name): name for name in self._drawings if name in there}
        old = [name for name in there if newest.get(_bare(name), name) != name]
        # After a return to an older version the one that is used is the older one.
        due = [(name, max(_at(there[name]), _at(there[newest[_bare(name)]])) + KEPT) for name in old]
        return sorted(due, key=itemgetter(1))

    async def _rest(self, seconds: float | None) -> None:
        """Sleep until it is time again, or until Discord no longer knows an emoji that is used."""
        doubted = self._emojis.doubted
        await self.rest(doubted, LONGEST if seconds is None else min(seconds, LONGEST))
        if doubted.is_set():
            doubted.clear()
            self._there = None
            await self.sleep(LOOKED_UP_AGAIN)


def name_of(drawing: Drawing) -> str:
    """The name of a drawing's emoji, at most 32 characters: another one as soon as the drawing changes."""
    return f"{PREFIX[drawing.kind]}_{drawing.name}_{digest(drawing)[:DIGITS]}"


def _bare(name: str) -> str:
    """An emoji's name without the digest; nothing for one that has none."""
    found = NAMED.fullmatch(name)
    return found[1] if found else ""


def _at(emoji: discord.Emoji) -> float:
    """When it was uploaded, in unix seconds."""
    return emoji.created_at.timestamp()


def _passes(error: Exception) -> bool:
    return isinstance(error, discord.RateLimited) or fault(error) is Fault.PASSING


def _why(error: Exception) -> str:
    """Say in one line what Discord said."""
    said = error.text if isinstance(error, discord.HTTPException) else ""
    return " ".join(f"{type(error).__name__} {said}".split())


def _png(drawing: Drawing) -> bytes:
    # Loaded where something is missing on Discord, which is once: others draw the pictures.
    from bot.art.sprites import png

    return png(drawing)
