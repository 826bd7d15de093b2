"""The border where screens are sent: emojis take the places of symbols, and pictures go along as files.

An edit whose picture has not changed sends no file: Discord keeps the one that is there. Where Discord, or the way
there, takes no file, the screen goes out in words, and nothing is tried again there for a while.
"""

from __future__ import annotations

import asyncio
import io
import logging
import math
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import discord

from bot.ui.components import Picture, Screen
from bot.ui.emojis import Emojis
from bot.ui.faults import TRANSIENT, fault
from bot.ui.pictures import Pictures, digest

log = logging.getLogger(__name__)

T = TypeVar("T")

AT_ONCE = 0.3
"""Seconds that an answer waits for its picture at most."""
FIRST_REST, LONGEST_REST = 60.0, 3600.0
"""Seconds for which no file is sent to a place that has taken none; they double each time, until none was refused
for the longest."""
KEPT = 1024
"""For how many places that is remembered."""
TOO_LARGE, FORBIDDEN, INVALID = 40005, 50013, 50035
"""Discord's codes where a file is too large or not allowed, and where a body has a mistake in it."""
ABOUT_FILES = ("attachment", "media", "file")
"""Of these the text of such a mistake speaks if it is about a file."""

Files: TypeAlias = Mapping[str, Any]
"""What discord.py's methods take besides the view: `file` with a new message, `attachments` with an edit."""


class Shown(NamedTuple):
    """The picture of a message: a digest of what it shows, and Discord's number of its file, 0 if not known."""

    picture: str = ""
    attachment_id: int = 0


NOTHING = Shown()
"""A message has no picture."""
ANYTHING = Shown("?")
"""A message may have a picture, and nobody knows which."""


class Sent(NamedTuple, Generic[T]):
    """What came of sending a screen."""

    answer: T
    """Discord's."""
    shown: Shown
    """The picture that is in the message now."""
    in_words: bool = False
    """Whether the screen had to go without its picture."""


class _Kept(NamedTuple):
    """A file that an edit leaves where it is; without its name no component could refer to it."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, str]:
        """As Discord has it."""
        return {"id": str(self.id), "filename": self.filename}


class Sending:
    """Sends screens; `now` is the time in unix seconds."""

    def __init__(self, emojis: Emojis, pictures: Pictures, now: Callable[[], float], apart: float = 0.0) -> None:
        self._emojis = emojis
        self.pictures = pictures
        self._now = now
        self._resting: dict[int, tuple[float, float]] = {}
        """The places that take no files: until when, and how long the rest was."""
        self._apart = apart
        self._lately: dict[str, tuple[Picture, float]] = {}
        """By digest, the pictures of the last moments of which a part is of no hurry, and when they were sent."""

    def takes_files(self, place: int) -> bool:
        """Whether a file may be sent to this place: a channel, or a person's direct messages."""
        until, _ = self._resting.get(place, (0, 0))
        return self.pictures.work and self._now() >= until

    def too_soon(self, picture: Picture, before: Shown) -> Picture | None:
        """The picture that a message keeps for now in which it is `before`: it was sent a moment ago, and this one
        differs only in what is of no hurry. None if this one may be sent."""
        kept, at = self._lately.get(before.picture, (None, 0.0))
        if kept is None or picture.at_once is None or picture.at_once != kept.at_once:
            return None
        return kept._replace(alt=picture.alt) if 0 <= self._now() - at < self._apart else None

    def _note(self, picture: Picture) -> None:
        """Note that this picture has been sent."""
        if picture.at_once is None:
            return
        now, digested = self._now(), digest(picture)
        self._lately.pop(digested, None)
        self._lately[digested] = picture, now
        for old, (_, at) in list(self._lately.items()):
            if 0 <= now - at < self._apart:
                break
            del self._lately[old]

    async def send(
        self,
        screen: Screen,
        call: Callable[[Screen, Files], Awaitable[T]],
        place: int,
        before: Shown | None = None,
    ) -> Sent[T]:
        """Send a screen as a new message, or in place of one that shows this `before`; a picture that is not drawn
        yet is left out. Raises what Discord's calls raise."""
        picture = screen.picture
        if picture is not None:
            sent = await self._with(picture, screen, call, place, before)
            if sent is not None:
                return sent
            screen = screen.words()
        files: Files = {} if before is None or before == NOTHING else {"attachments": []}
        answer = await self._emojis.send(screen, partial(call, screen, files))
        return Sent(answer, NOTHING, in_words=picture is not None)

    async def _with(
        self,
        picture: Picture,
        screen: Screen,
        call: Callable[[Screen, Files], Awaitable[T]],
        place: int,
        before: Shown | None,
    ) -> Sent[T] | None:
        """Send a screen with its picture; None if there is none yet, or no file is taken."""
        if before is not None and before.picture == digest(picture):
            kept = await self._keeping(picture, screen, call, before)
            if kept is not None:
                return kept
            # There is no such file: it is sent at once.
            await self.pictures.drawn(picture.scene, AT_ONCE, urgent=True)
        made = self.pictures.known(picture.scene)
        if made is None or not self.takes_files(place):
            return None

        def with_file() -> Awaitable[T]:
            file = discord.File(io.BytesIO(made), picture.name)
            return call(screen, {"file": file} if before is None else {"attachments": [file]})

        try:
            answer = await self._emojis.send(screen, with_file)
        except asyncio.CancelledError:
            # Somebody had no patience with the upload.
            self._rest(place, "it takes too long")
            raise
        except TRANSIENT as error:
            if not about_the_file(error):
                raise
            self._rest(place, f"{fault(error).value} ({type(error).__name__})")
            if before is None and not isinstance(error, discord.HTTPException):
                # It may have arrived.
                raise
            return None
        self._note(picture)
        return Sent(answer, Shown(digest(picture), _attachment(answer, picture.name)))

    async def send_made(
        self, screen: Screen, made: bytes, call: Callable[[Screen, Files], Awaitable[T]], place: int
    ) -> T | None:
        """Send a screen as a new message, with this file in the place of its picture; None if none is taken there.
        That is no reason for pictures to rest, which are much smaller. Raises what Discord's calls raise."""
        if screen.picture is None or not self.takes_files(place):
            return None
        name = screen.picture.name

        def with_file() -> Awaitable[T]:
            return call(screen, {"file": discord.File(io.BytesIO(made), name)})

        try:
            return await self._emojis.send(screen, with_file)
        except discord.HTTPException as error:
            if not about_the_file(error):
                raise
            return None

    async def _keeping(
        self, picture: Picture, screen: Screen, call: Callable[[Screen, Files], Awaitable[T]], before: Shown
    ) -> Sent[T] | None:
        """Send a screen whose picture is there already; None if Discord no longer knows its file."""
        files: Files = {"attachments": [_Kept(before.attachment_id, picture.name)]} if before.attachment_id else {}
        try:
            return Sent(await self._emojis.send(screen, partial(call, screen, files)), before)
        except discord.HTTPException as error:
            if error.code != INVALID or not about_the_file(error):
                raise
        return None

    def _rest(self, place: int, why: str) -> None:
        """Send no file to this place for a while."""
        until, before = self._resting.pop(place, (-math.inf, 0.0))
        # A file that was taken meanwhile says little: by the token of a click they may go where others may not.
        again = self._now() - until <= LONGEST_REST
        rest = min(2 * before, LONGEST_REST) if again else FIRST_REST
        self._resting[place] = self._now() + rest, rest
        while len(self._resting) > KEPT:
            del self._resting[next(iter(self._resting))]
        log.warning("no picture could be sent, words stand in there for %d seconds: %s", rest, why)


def about_the_file(error: Exception) -> bool:
    """Whether the same message without its file may be taken."""
    if isinstance(error, discord.RateLimited):
        return False
    if not isinstance(error, discord.HTTPException):
        return True
    if error.code == INVALID:
        return any(word in error.text.casefold() for word in ABOUT_FILES)
    return error.status == 413 or error.status >= 500 or error.code in (TOO_LARGE, FORBIDDEN)


def _attachment(answer: object, name: str) -> int:
    """Discord's number of the file in the message that it answers with; 0 where it does not say."""
    message = getattr(answer, "resource", answer)
    for item in _media(getattr(message, "components", ())):
        if item.attachment_id:
            return int(item.attachment_id)
    return next((one.id for one in getattr(message, "attachments", ()) if one.filename == name), 0)


def _media(components: Iterable[Any]) -> list[discord.UnfurledMediaItem]:
    """What is shown in the galleries of a message."""
    found, looked_at = list[discord.UnfurledMediaItem](), list(components)
    # It grows meanwhile: what stands in a container is looked at as well.
    for one in looked_at:
        if isinstance(one, discord.MediaGalleryComponent):
            found += [item.media for item in one.items]
        looked_at += getattr(one, "children", ())
    return found


def agrees(noted: Shown, message: discord.Message) -> bool:
    """Whether a message that was clicked has the picture that is noted of it; one without a number may be any."""
    there = {one.id for one in message.attachments} | {item.attachment_id for item in _media(message.components)}
    if not noted.picture:
        return not there
    return noted.attachment_id in there if noted.attachment_id else bool(there)


def shown_by(message: discord.Message | None) -> Shown:
    """What is known of the picture of a message that was clicked: only whether it may have one."""
    if message is None or not (message.attachments or _media(message.components)):
        return NOTHING
    return ANYTHING
