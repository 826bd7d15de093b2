"""What one viewer hears of one event; with the View this is the only way out of a game."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from bot.games.contract import Seat, Viewer
from bot.games.nicht_die_bohne import events as e
from bot.games.nicht_die_bohne.cards import Card, Laid
from bot.games.nicht_die_bohne.events import Event
from bot.games.nicht_die_bohne.state import State


class News(NamedTuple):
    """A piece of news: `what` names it, as the words do; the rest is what there is to say of it."""

    what: str
    seat: Seat | None = None
    """Who did it; of a deal, who leads."""
    other: Seat | None = None
    """Whose card was taken."""
    card: Card | None = None
    turned_up: tuple[Laid, ...] = ()
    """The cards turned up together, clockwise from the leader, the lead apart."""
    round: int = 0
    scores: tuple[int, ...] = ()
    """What everybody scored in this round, by seat."""


def tell(before: State, event: Event, viewer: Viewer) -> News | None:
    """What this viewer hears of an event that follows on `before`, if anything."""
    match event:
        case e.Dealt(number, leader):
            return News("dealt", leader, round=number)
        case e.Led(seat, card):
            return News("led", seat, card=card)
        case e.LaidDown(seat, card):
            return News("laid-down", seat, card=card if viewer == seat else None)
        case e.Exchanged(seat, card):
            # That a player has laid is public, and was before; that the card is another one is not.
            return News("exchanged", seat, card=card) if viewer == seat else None
        case e.TurnedUp(cards):
            return News("turned-up", turned_up=cards)
        case e.Taken(seat, card, owner):
            return News("taken", seat, owner, card)
        case e.TokenTaken(seat, card, owner):
            return News("token-taken", seat, owner, card)
        case e.RoundEnded(number, sheets):
            return News("round-ended", round=number, scores=tuple([sheet.total for sheet in sheets]))
        case e.Ended():
            return News("ended")
        case _:
            assert_never(event)
