"""How things stand at a table, as everybody may know it: table, panels and pictures claim nothing else of it.

Made of what everybody sees alone, so that two messages cannot say opposite things, and none tells who holds what.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.bohnanza.view import OfferView, Phase, Turn, View
from bot.games.contract import Seat
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.phrases import played
from bot.ui.screens import SeatFacts, TableFacts

OVER = (Phase.FINAL_HARVEST, Phase.ALL_HARVESTED)
"""In these phases the last turn is over."""


class Situation(NamedTuple):
    """Who acts, until when, and who of the others has something to say to it."""

    phase: str
    """As the words tell phases apart."""
    active: Seat
    acting: tuple[Seat, ...]
    """Who is at it: in phase 3 all who have cards to plant, while a question is open whoever is asked."""
    awaited: tuple[Seat, ...]
    """Whom the words call waited for; nobody where that is only the active player, or the game is paused."""
    asked: bool
    """Whether a question interrupts the game."""
    trading: bool
    """Whether offers may be made and answered now."""
    done: tuple[Seat, ...]
    """Who has said that they are done, of those who trade with the active player."""
    thinking: tuple[Seat, ...]
    """Who of them has not yet answered all offers that are open to them."""
    free: tuple[Seat, ...]
    """Who of them has nothing to answer and is not done: they may still offer something."""
    until: int | None
    """When a computer goes on or the next clock runs out, in unix seconds."""
    goes_on: bool
    """Whether that is when the active player, a computer, ends its trading."""
    last: bool
    """Whether it is certain that the game ends with this turn."""


def situation(seen: Sight) -> Situation:
    """How things stand for everybody, whoever sees this."""
    view, table = seen.view, seen.table
    asked = module_of(view).asked(seen) is not None
    trading = view.phase is Phase.TRADE and view.waiting_for == (view.active,) and not asked
    others = [seat for seat in view.seats if trading and seat.seat != view.active]
    thinking = [one.seat for one in others if not one.passed and unanswered(view.offers, one.seat)]
    until, goes_on = _until(table)
    return Situation(
        phase=phase_word(view),
        active=view.active,
        acting=view.waiting_for,
        awaited=_awaited(view, table, thinking if trading else None),
        asked=asked,
        trading=trading,
        done=tuple([one.seat for one in others if one.passed]),
        thinking=tuple(thinking),
        free=tuple([one.seat for one in others if not one.passed and one.seat not in thinking]),
        until=until,
        goes_on=goes_on,
        last=last_turn(view) and view.phase not in OVER,
    )


def unanswered(offers: Sequence[OfferView], seat: Seat) -> bool:
    """Whether one of these is open to this seat, which has not declined it."""
    return any(offer.seat != seat and offer.to in (None, seat) and seat not in offer.declined for offer in offers)


def last_turn(view: View) -> bool:
    """Whether it is certain that the game ends with this turn."""
    return view.ending or view.last_draw


def phase_word(view: View) -> str:
    """The phase as the words tell them apart: in a duel one plants and discards."""
    return "duel_plant" if view.kind is Turn.DUEL and view.phase is Phase.PLANT else str(view.phase)


def _awaited(view: View, table: TableFacts, thinking: Sequence[Seat] | None) -> tuple[Seat, ...]:
    """Whom the words call waited for; `thinking`: who has an offer to answer, while there is trading."""
    if table.paused is not None:
        return ()
    if thinking is not None:
        # A person who trades ends that when they like; a computer waits for people alone.
        waits = _by_computer(table.seats[view.active])
        return tuple([seat for seat in thinking if waits and not _by_computer(table.seats[seat])])
    alone = view.phase is not Phase.PLANT_RECEIVED and view.waiting_for == (view.active,)
    return () if alone else view.waiting_for


def _by_computer(seat: SeatFacts) -> bool:
    return played(seat) or seat.away


def _until(table: TableFacts) -> tuple[int | None, bool]:
    """When something happens by itself, and whether a computer goes on then."""
    if table.paused is not None:
        return None, False
    clocks = [clock.due_at for clock in table.clocks]
    if table.goes_on_at is not None and table.goes_on_at <= min(clocks, default=table.goes_on_at):
        return table.goes_on_at, True
    return min(clocks, default=None), False
