"""A night that is being planned: it stands in the buttons of the message that shows it, so that a restart loses
nothing and nobody's plans are stored."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Self

from bot.games import CATALOGUE, FIRST
from bot.games.contract import IllegalMove, OutOfDate
from bot.store.nights.rows import Division, Plan
from bot.tables.nights.planning import DAY, FARTHEST
from bot.ui.components import units
from bot.ui.controls import ANYWHERE, Control, control
from bot.ui.messages.nights.actions import DROP, TITLE, WHEN
from bot.ui.names import escape, plain
from bot.ui.phrases import cut

LONGEST = 50
"""Characters of a title, and of a date and time as it is typed: both have to fit into a custom_id."""
_SWITCH = ("off", "on")


class Draft(NamedTuple):
    """What somebody has said of a night so far."""

    title: str
    words: str = ""
    """Date and time as they typed it."""
    moments: tuple[int, ...] = ()
    """What that may mean, in unix seconds: none where it can't be read, two where it may be either."""
    game: str = FIRST
    seats: int = 0
    """At one table at most."""
    weekly: bool = False
    division: Division = Division.LOT
    computers: bool = False

    @property
    def starts_at(self) -> int:
        """When it begins, in unix seconds; 0 as long as that isn't known."""
        return self.moments[0] if len(self.moments) == 1 else 0

    def playing(self, game: str) -> Self:
        """The same for another game; its tables seat as many as the game is for, unless fewer fit."""
        players = CATALOGUE[game].players
        return self._replace(game=game, seats=self.seats if self.seats in players else players[-1])

    def seating(self, seats: int) -> Self:
        """The same with so many at one table at most, where the game leaves a choice."""
        return self if len(CATALOGUE[self.game].players) == 1 else self._replace(seats=seats)

    def wrong(self, now: int) -> IllegalMove | None:
        """Why it can't be announced like this at this moment, in unix seconds; None if it can."""
        if not self.words:
            return IllegalMove("night-when-missing")
        if not self.moments:
            return IllegalMove("night-unreadable", words=escape(self.words))
        if len(self.moments) > 1:
            first, second = [f"<t:{moment}:F>" for moment in self.moments[:2]]
            return IllegalMove("night-which", words=escape(self.words), first=first, second=second)
        return too_soon_or_far(self.starts_at, now) or self._seats_wrong()

    def planned(self, guild_id: int, channel_id: int, locale: str, zone: str) -> Plan:
        """What is planned in this channel, by the clocks of this IANA zone; `locale`: of the announcement."""
        return Plan(
            guild_id,
            channel_id,
            locale,
            self.title,
            self.game,
            self.seats,
            self.starts_at,
            zone,
            self.weekly,
            self.division,
            self.computers,
        )

    def _seats_wrong(self) -> IllegalMove | None:
        players = CATALOGUE[self.game].players
        if self.seats in players:
            return None
        return IllegalMove("night-seats", game=self.game, least=players[0], most=players[-1])

    def facts(self) -> tuple[str | int, ...]:
        """All but what was typed, for a custom_id."""
        moments = "+".join(map(str, self.moments[:2]))
        return (moments, self.game, self.seats, *_switches(self.weekly, self.computers), self.division.value)


def too_soon_or_far(moment: int, now: int) -> IllegalMove | None:
    """Why no night can begin at this moment; both in unix seconds."""
    if moment <= now:
        return IllegalMove("night-past")
    if moment > now + FARTHEST:
        return IllegalMove("night-too-far", days=FARTHEST // DAY)
    return None


def typed(words: str) -> str:
    """A title or a time as it was typed: one line that fits into a custom_id."""
    line = plain(words) if words.strip() else ""
    while units([line]) > LONGEST:
        line = line[:-1].rstrip()
    return cut(line, LONGEST)


def kept(draft: Draft) -> str:
    """The custom_id that says what a plan is, but for what was typed."""
    return control(ANYWHERE, DROP, *draft.facts())


def draft_in(controls: Iterable[Control]) -> Draft:
    """The plan in a message with these controls; raises OutOfDate where there is none."""
    by_action = {one.action: one for one in controls}
    if not {DROP, TITLE, WHEN} <= by_action.keys():
        raise OutOfDate("night-draft-lost")
    title, words = (":".join(by_action[action].args) for action in (TITLE, WHEN))
    try:
        moments, game, seats, weekly, computers, division = by_action[DROP].args
        return Draft(
            title,
            words,
            tuple([int(moment) for moment in moments.split("+") if moment]),
            game if game in CATALOGUE else FIRST,
            int(seats),
            _SWITCH.index(weekly) == 1,
            Division(division),
            _SWITCH.index(computers) == 1,
        )
    except ValueError:
        raise OutOfDate("night-draft-lost") from None


def _switches(*on: bool) -> tuple[str, ...]:
    return tuple([_SWITCH[one] for one in on])
