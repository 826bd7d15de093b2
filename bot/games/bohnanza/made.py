"""The moves of a game that is over, found in its events alone, without states or Views."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza import events as e
from bot.games.bohnanza import moves as m
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.state import AnyModule
from bot.games.contract import Made, Seat


def made(modules: Sequence[AnyModule], events: Sequence[Event]) -> Sequence[Made]:
    """The moves of a game with these modules: how was planted, harvested, bought and answered, and which offers
    somebody accepted. The final harvest was nobody's move."""
    found: list[Made] = []
    offered: dict[int, tuple[int, e.Offered]] = {}
    active, last = 0, _before_the_end(modules, events)
    for place, event in enumerate(events):
        match event:
            case e.Dealt(start=seat) | e.TurnBegan(active=seat):
                active = seat
            case e.Offered(number):
                offered[number] = place, event
            case e.Traded(number, _, taker, _, taken):
                found.append(Made(place, taker, m.Accept(number, taken)))
                at, offer = offered[number]
                found.append(Made(at, offer.seat, m.MakeOffer(offer.give, offer.want, offer.to), taker))
            case e.TurnedUp() if not _discarded_from_hand(events[place - 1]):
                found.append(Made(place, active, m.TurnUp()))
            case e.OfferLeft():
                found.append(Made(place, active, m.LeaveOffer()))
            case _ if place <= last and (by := _by(modules, event)) is not None:
                found.append(Made(place, *by))
    return sorted(found, key=lambda one: one.place)


def _by(modules: Sequence[AnyModule], event: Event) -> tuple[Seat, m.Move] | None:
    """Whose move this event tells of by itself."""
    match event:
        case e.Planted(seat, card, field):
            return seat, m.Plant(card, field)
        case e.Discarded(seat, card):
            return seat, m.Discard(card)
        case e.Harvested(seat, field):
            return seat, m.Harvest(field)
        case e.FieldBought(seat):
            return seat, m.BuyField()
        case e.Declined(seat, offer):
            return seat, m.Decline(offer)
    for module in modules:
        if type(event) in module.events:
            return module.made(event)
    return None


def _discarded_from_hand(event: Event) -> bool:
    """Whether what comes after this followed by itself: a card of the hand ends step 2 of a duel (D3)."""
    return isinstance(event, e.Discarded) and event.from_hand


def _before_the_end(modules: Sequence[AnyModule], events: Sequence[Event]) -> int:
    """The place of the last event before the final harvest; an expansion's questions are part of that."""
    ends = (e.Harvested, e.Ended, *[kind for module in modules for kind in module.events])
    return max([place for place, event in enumerate(events) if not isinstance(event, ends)], default=0)
