"""What a message shows, as plain values: they decide whether it has to be rendered and sent again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from bot.tables.lessons.library import lesson_for
from bot.ui.checksum import checksum
from bot.ui.families import FAMILIES
from bot.ui.layout import Screen
from bot.ui.messages import daily, elsewhere, guests, lessons, lobby
from bot.ui.messages.announcing import with_announcement
from bot.ui.messages.lessons import Guide
from bot.ui.messages.ratings import with_question
from bot.ui.screens import CLOSING, LEAVING, Face, Seen, TableFacts
from bot.words import say


class Closed(NamedTuple):
    """A table that has been closed, or a hand there."""

    table: TableFacts
    locale: str

    def render(self, url: str | None, notice: str | None) -> Screen:
        """The message."""
        if self.table.daily is not None:
            return daily.closed_screen(self.table.daily, self.locale)
        if self.table.lesson:
            return lessons.closed_screen(lesson_for(self.table.game), self.locale)
        return lobby.closed_screen(self.table, self.locale)


class Left(NamedTuple):
    """What stands in place of the hand of somebody who has left."""

    table: TableFacts
    locale: str
    linked: bool
    playing: bool
    removed_by: str = ""
    """The host's name, if they have removed the reader from a table."""
    let_back: bool = False
    """Whether the host has let them back since."""

    def render(self, url: str | None, notice: str | None) -> Screen:
        """The message."""
        if self.let_back:
            return lobby.let_back_screen(self.table, self.locale, url, host=self.removed_by)
        if self.removed_by:
            return lobby.removed_screen(self.table, self.locale, url, host=self.removed_by, playing=self.playing)
        return lobby.left_screen(self.table, self.locale, url, playing=self.playing)


class Greeting(NamedTuple):
    """What stands in place of a hand before the game."""

    table: TableFacts
    locale: str
    linked: bool

    def render(self, url: str | None, notice: str | None) -> Screen:
        """The message."""
        return lobby.greeting_screen(self.table, self.locale, url)


class Away(NamedTuple):
    """What stands in place of the hand of somebody for whom a computer plays."""

    table: TableFacts
    locale: str
    linked: bool

    def render(self, url: str | None, notice: str | None) -> Screen:
        """The message."""
        return lobby.away_screen(self.table, self.locale, url)


class Lobby(NamedTuple):
    """A table before the game; `closes_at` in unix seconds."""

    table: TableFacts
    closed_dms: tuple[int, ...]
    waiting_dms: tuple[int, ...]
    closes_at: int
    missed: tuple[str, ...] = ()
    """Who played before and could play again, by name."""

    def render(self, url: str | None, notice: str | None) -> Screen:
        """The message."""
        dms = dict.fromkeys(self.waiting_dms, "later") | dict.fromkeys(self.closed_dms, "closed")
        return lobby.lobby_screen(self.table, dms, self.closes_at, self.missed)


class Resting(NamedTuple):
    """What stands in place of a table's message once nothing will reach it any more: nothing that may become
    untrue."""

    table: TableFacts

    def render(self, url: str | None, notice: str | None) -> Screen:
        """The message."""
        return elsewhere.resting_screen(self.table)


class Nudge(NamedTuple):
    """The line that mentions somebody whose direct messages are closed."""

    table: TableFacts
    person_id: int

    def render(self, url: str | None, notice: str | None) -> Screen:
        """The message."""
        return lobby.nudge_screen(self.table, self.person_id)


class Hand(NamedTuple):
    """A hand while the game is played, and after it; `seen` is as `Screens.hand_excerpt` leaves it, without the
    link."""

    family: str
    seen: Seen[Any, Any]
    linked: bool
    about_time: str | None
    """What is said above it of the player's time."""
    face: Face = Face.RESTING
    happened: str = ""
    """What has happened to the player since, or why what they did could not be done."""
    asks: bool = False
    """Whether it asks this player if leaderboards may list them."""
    guide: Guide | None = None
    """In a lesson, what its reader does now."""
    lately: tuple[str, ...] = ()
    """What others did last, where its reader has no table's message to read it in."""

    def render(self, url: str | None, notice: str | None) -> Screen:
        """The message; a notice stands above the hand, too."""
        seen, own = self.seen, self.seen.view.own
        if seen.part is not None and self.face is Face.LIVE and own is not None and seen.view.outcome is None:
            if self.guide is not None and seen.part in (LEAVING, CLOSING):
                return lessons.leave_question(seen.table.id, seen.locale)
            if seen.table.daily is not None and seen.part in (LEAVING, CLOSING):
                return daily.leave_question(seen.table.id, seen.table.daily, seen.locale)
            if seen.part == LEAVING:
                return lobby.leave_question(seen.table, own.seat, seen.locale)
            if seen.part == CLOSING:
                return lobby.close_question(seen.table, seen.locale)
            of_players = guests.part_screen(
                seen.table, seen.table.seats[own.seat].person_id, seen.part, seen.locale
            )
            if of_players is not None:
                return of_players
        lately = [say(seen.locale, "panel-lately", line=line) for line in self.lately]
        place = [] if seen.table.daily is None else [daily.place_line(seen.table.daily, seen.locale)]
        above = [*place, *lately, *[words for words in (self.about_time, self.happened, notice) if words]]
        notice = "\n".join(above)
        if self.guide is not None and not self.guide.step:
            return lessons.over_screen(FAMILIES[self.family].hand(seen, None, self.face), self.guide, seen)
        if self.guide is not None and self.face in (Face.LIVE, Face.RESTING):
            # Room is kept for the guide, where the notice would stand.
            drawn = FAMILIES[self.family].hand(self.seen, notice or lessons.ROOM, self.face)
            hand = lessons.guided(drawn, self.guide, seen, notice)
        else:
            hand = FAMILIES[self.family].hand(self.seen._replace(link=url), notice or None, self.face)
        if self.asks and self.guide is None:
            hand = with_question(hand, seen.table.id, seen.locale)
        return hand


class PublicTable(NamedTuple):
    """A table while the game is played, and after it."""

    family: str
    seen: Seen[Any, Any]

    def render(self, url: str | None, notice: str | None) -> Screen:
        """The message."""
        return guests.with_spares(FAMILIES[self.family].table(self.seen), self.seen.table)


Contents: TypeAlias = Closed | Left | Greeting | Away | Lobby | Resting | Nudge | Hand | PublicTable
"""What a message shows, but for where its link leads and for what is said above a hand once."""


@dataclass(frozen=True)
class Sealed:
    """Contents and, once anybody asks, a checksum: an answer goes out before that is made."""

    contents: Contents

    @cached_property
    def told(self) -> str:
        """A checksum of what is told, be it with a picture or without; it is the same after a restart."""
        return digest(_in_words(self.contents))

    @property
    def how(self) -> str:
        """How that is told: in words (empty), or with a picture."""
        shown = self.contents
        return ".picture" if isinstance(shown, Hand | PublicTable) and shown.seen.pictures else ""


@dataclass(frozen=True)
class Prepared:
    """A message before it is rendered: what it shows, where its link leads, and which revision of the table that
    is."""

    sealed: Sealed
    url: str | None
    revision: int
    mark: str = ""
    """Which emojis will stand in it (`Dressing.mark`)."""
    announced: str = ""
    """The line above it of whoever runs the bot."""
    behind: bool = False
    """Whether its picture is the one before, in which something of no hurry is out of date."""
    lasts: str = ""
    """The line below it that says until when it is kept up to date, where that is not for ever."""

    @property
    def contents(self) -> Contents:
        """What it shows."""
        return self.sealed.contents

    def render(self, notice: str | None = None) -> Screen:
        """The message; `notice` stands above a hand."""
        made = self.contents.render(self.url, notice)
        if self.announced:
            made = with_announcement(made, self.announced)
        if self.lasts:
            made = elsewhere.with_line(made, self.lasts)
        if made.picture is not None:
            made.in_words = lambda: self.in_words().render(notice)
        return made

    def in_words(self) -> Prepared:
        """The same message without its picture."""
        contents = _in_words(self.contents)
        return self if contents is self.contents else replace(self, sealed=Sealed(contents), behind=False)

    @cached_property
    def digest(self) -> str:
        """A checksum of what is seen; it is the same after a restart."""
        how, announced = self.sealed.how, f".{checksum(self.announced)}" if self.announced else ""
        behind = ".behind" if self.behind else ""
        lasts = f".{checksum(self.lasts)}" if self.lasts else ""
        return f"{self.sealed.told}{how}{self.mark}{announced}{behind}{lasts}"

    def redrawn(self, shown: str) -> bool:
        """Whether what has this checksum says the same, with other emojis, or with a picture and not without."""
        return shown.startswith(self.sealed.told) and shown != self.digest


def _in_words(contents: Contents) -> Contents:
    """The same contents without a picture."""
    if not (isinstance(contents, Hand | PublicTable) and contents.seen.pictures):
        return contents
    return contents._replace(seen=contents.seen._replace(pictures=False))


def digest(contents: Contents) -> str:
    """A checksum of what a message shows, the same after a restart."""
    return checksum(type(contents).__name__, contents)
