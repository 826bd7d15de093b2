"""The drawings that Discord has of symbols, put in their places at the border where messages are sent.

Screens know nothing of them: they say symbols, which stand wherever there is no drawing.
"""

from __future__ import annotations

import hashlib
import logging
import re
from asyncio import Event
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

import discord

from bot.ui.components import Payload, Screen, units
from bot.ui.layout import TEXT_LIMIT
from bot.ui.names import AS_TEXT

log = logging.getLogger(__name__)

T = TypeVar("T")

INVALID = 50035
"""Discord's code for a body with a mistake in it; its text names the field."""
NO_BREAK = "\N{NO-BREAK SPACE}"
JOINER = "\N{WORD JOINER}"
"""Keeps a picture, at which browsers end a line even beside a no-break space, together with its neighbour."""
KEPT = 512
"""How many texts are kept with their emojis, some hundred characters each."""
SMALL = "-# "
"""Begins a line that matters less."""


class Dressing:
    """Which emoji stands for which symbol, as they are at one moment."""

    def __init__(self, emojis: Mapping[str, discord.PartialEmoji] | None = None) -> None:
        known = emojis or {}
        written = {symbol: str(emoji) for symbol, emoji in known.items()}
        self._drawings = dict(_beside_spaces(written))
        """By what was found, and the no-break space after it, if any: what stands there instead."""
        self._signs = {symbol: emoji.to_dict() for symbol, emoji in known.items()}
        self.mark = _mark(written)
        """Tells one dressing from another, also after a restart; empty where there is no emoji."""
        symbols = "|".join(map(re.escape, sorted(known, key=len, reverse=True)))
        # What stands between backticks is shown as it is written; one after a backslash is no such thing. Each
        # alternative begins with a plain character: so the search skips all others, and takes a third of the time.
        found = rf"\\.|`[^`\n]*`|{AS_TEXT}(?:{symbols})|{NO_BREAK}(?:{symbols})|{symbols}"
        self._written = re.compile(rf"(?:{found})(?=({NO_BREAK})?)")
        self.drawn: Callable[[str], str] = lru_cache(KEPT)(self._draw)
        """A text with its emojis; from one edit to the next most texts of a message stay as they are."""

    def __bool__(self) -> bool:
        return bool(self._drawings)

    def put_on(self, components: Sequence[Payload]) -> None:
        """Put the emojis in the places of the symbols in texts, and of those on buttons and options.

        Where a message would become too long, its less important lines keep their symbols; no word goes.
        """
        texts = list[Payload]()
        self._put_signs(components, texts)
        for one, content in zip(texts, self._all_drawn([one["content"] for one in texts]), strict=True):
            one["content"] = content

    def _put_signs(self, components: Sequence[Payload], texts: list[Payload]) -> None:
        """Put the emojis on buttons and options; what has text is added to these."""
        for one in components:
            if "emoji" in one:
                one["emoji"] = self._signs.get(one["emoji"]["name"], one["emoji"])
            if "content" in one:
                texts.append(one)
            if "options" in one:
                self._put_signs(one["options"], texts)
            if "components" in one:
                self._put_signs(one["components"], texts)

    def _all_drawn(self, texts: Sequence[str]) -> Sequence[str]:
        drawn = [self.drawn(text) for text in texts]
        return drawn if units(drawn) <= TEXT_LIMIT else self._drawn_in_part(texts)

    def _drawn_in_part(self, texts: Sequence[str]) -> Sequence[str]:
        """The texts with as many of their lines drawn as there is room for, from above; small ones come last."""
        lines = [text.split("\n") for text in texts]
        room = TEXT_LIMIT - units(texts)
        places = [(at, row) for at, text in enumerate(lines) for row in range(len(text))]
        for at, row in sorted(places, key=lambda place: lines[place[0]][place[1]].startswith(SMALL)):
            drawn = self.drawn(lines[at][row])
            more = units([drawn]) - units([lines[at][row]])
            if more <= room:
                lines[at][row] = drawn
                room -= more
        return ["\n".join(text) for text in lines]

    def _draw(self, text: str) -> str:
        return self._written.sub(self._emoji, text)

    def _emoji(self, found: re.Match[str]) -> str:
        return self._drawings.get((found[0], found[1]), found[0])


class Emojis:
    """The emojis that one bot has now: none until it is known what Discord has."""

    def __init__(self) -> None:
        self.now = Dressing()
        self.doubted = Event()
        """Set when Discord no longer knows one of them."""

    async def send(self, screen: Screen, send: Callable[[], Awaitable[T]]) -> T:
        """Send a screen in which emojis take the places of symbols; with symbols alone where Discord refuses an
        emoji, which somebody may have deleted. Raises what Discord's calls raise."""
        worn = self.now
        screen.dress = worn.put_on if worn else None
        try:
            return await send()
        except discord.HTTPException as error:
            if not (worn and refuses_an_emoji(error)):
                raise
            log.warning("emojis: Discord no longer knows one; symbols stand in until they are looked up again")
        self.now = Dressing()
        self.doubted.set()
        screen.dress = None
        return await send()


def _beside_spaces(emojis: Mapping[str, str]) -> Iterator[tuple[tuple[str, str | None], str]]:
    """What stands for each symbol, with a no-break space before or after it and without: a line does not end there
    beside an emoji either."""
    for symbol, emoji in emojis.items():
        for before, joined in (("", emoji), (NO_BREAK, f"{NO_BREAK}{JOINER}{emoji}")):
            yield (f"{before}{symbol}", None), joined
            yield (f"{before}{symbol}", NO_BREAK), f"{joined}{JOINER}"


def _mark(emojis: Mapping[str, str]) -> str:
    known = ",".join(sorted(f"{symbol}{emoji}" for symbol, emoji in emojis.items()))
    return hashlib.sha256(known.encode()).hexdigest()[:6] if known else ""


def refuses_an_emoji(error: Exception) -> bool:
    """Whether Discord refuses a message because of an emoji in it that it no longer knows."""
    text = error.text if isinstance(error, discord.HTTPException) and error.code == INVALID else ""
    return "emoji" in text.casefold()
