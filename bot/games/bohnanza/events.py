"""The events: what happened. They are facts: replaying them needs neither luck nor today's rules."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.expansion_types import ExpansionEvent
from bot.games.contract import Outcome, Seat


class Dealt(NamedTuple):
    """Hidden: the first hands, by seat, front card first, and the draw pile, its top last."""

    start: Seat
    hands: tuple[tuple[Card, ...], ...]
    draw_pile: tuple[Card, ...]


class Planted(NamedTuple):
    """A card went into a field: from the hand, or from the cards set aside or (duel) face up."""

    seat: Seat
    card: Card
    field: int
    from_hand: bool


class TurnedUp(NamedTuple):
    """Cards were turned up from the draw pile, to be traded or (duel) planted."""

    cards: tuple[Card, ...]


class Joined(NamedTuple):
    """Matching cards from the top of the discard pile joined those turned up, in this order (D3)."""

    cards: tuple[Card, ...]


class Discarded(NamedTuple):
    """In a duel a card went to the discard pile: from the hand, or from the opponent's offer (D3)."""

    seat: Seat
    card: Card
    from_hand: bool


class OfferAnswered(NamedTuple):
    """Every card that the opponent left has been planted or discarded (D3)."""


class OfferLeft(NamedTuple):
    """These cards, still face up, were left to the opponent as an offer (D3)."""

    cards: tuple[Card, ...]


class Drawn(NamedTuple):
    """Hidden: cards were drawn one by one to the back of a hand."""

    seat: Seat
    cards: tuple[Card, ...]


class Exhausted(NamedTuple):
    """The draw pile's last card was taken, for the `time`th time; if it is the `last` time, the game ends (B8)."""

    time: int
    last: bool


class Shuffled(NamedTuple):
    """Hidden: the discard pile became this draw pile, its top last."""

    draw_pile: tuple[Card, ...]


class Offered(NamedTuple):
    """Hidden in part: an offer was made; all see which beans and how many, only the giver sees which copies."""

    number: int
    seat: Seat
    to: Seat | None
    give: tuple[Card, ...]
    want: tuple[Bean, ...]


class Declined(NamedTuple):
    """Somebody said no to an offer."""

    seat: Seat
    offer: int


class Withdrawn(NamedTuple):
    """An offer was taken back by its giver."""

    offer: int


class Lapsed(NamedTuple):
    """An offer ended because a card that it gives is gone."""

    offer: int


class Passed(NamedTuple):
    """Somebody is done with this turn's trading (B5.8)."""

    seat: Seat


class CameBack(NamedTuple):
    """Somebody who was done with this turn's trading takes part again (B5.8)."""

    seat: Seat


class Traded(NamedTuple):
    """An offer was accepted: `given` went to the taker, `taken` to the giver, all set aside (B5.4)."""

    offer: int
    giver: Seat
    taker: Seat
    given: tuple[Card, ...]
    taken: tuple[Card, ...]


class FaceUpDiscarded(NamedTuple):
    """The game ends at once in phase 2: the cards face up went to the discard pile, in this order (B2)."""

    cards: tuple[Card, ...]


class TradingEnded(NamedTuple):
    """Phase 2 ended; the active player keeps the cards still face up."""


class Harvested(NamedTuple):
    """A field was harvested: some cards became thalers, the rest went to the discard pile in this order."""

    seat: Seat
    field: int
    thalers: tuple[Card, ...]
    discarded: tuple[Card, ...]


class FieldBought(NamedTuple):
    """A third field was bought with the topmost thalers, which went to the discard pile (or box) in this order."""

    seat: Seat
    paid: tuple[Card, ...]
    to_box: bool = False


class TurnBegan(NamedTuple):
    """The next player's turn began."""

    turn: int
    active: Seat


class Ended(NamedTuple):
    """The game ended, with this outcome."""

    outcome: Outcome


Event: TypeAlias = (
    Dealt
    | Planted
    | TurnedUp
    | Joined
    | Discarded
    | OfferAnswered
    | OfferLeft
    | Drawn
    | Exhausted
    | Shuffled
    | Offered
    | Declined
    | Withdrawn
    | Lapsed
    | Passed
    | CameBack
    | Traded
    | FaceUpDiscarded
    | TradingEnded
    | Harvested
    | FieldBought
    | TurnBegan
    | Ended
    | ExpansionEvent
)
