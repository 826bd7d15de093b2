"""Why a computer player of Bohnanza makes a move, in one reason; the words are in `hints.ftl`."""

from __future__ import annotations

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.view import FieldView, OfferView, Own, View
from bot.players.hint import Reason

PLAIN: dict[type, str] = {
    m.EndTrading: "hint-end-trading",
    m.Pass: "hint-pass",
    m.ComeBack: "hint-come-back",
    m.Decline: "hint-decline",
    m.Withdraw: "hint-withdraw",
    m.BuyField: "hint-buy-field",
    h.Peek: "hint-peek",
    h.Reorder: "hint-reorder",
    h.BuyNoMore: "hint-buy-no-more",
    h.TakeLastPlanted: "hint-take-last-planted",
    h.NameType: "hint-name-type",
}
"""The moves that have one reason only."""


def explain(view: View, move: m.Move) -> Reason:
    """Why this move, which a seat may make now, is a good one; the facts are the seat's own to know."""
    own = view.own
    assert own is not None
    match move:
        case m.Plant(card, place) | h.BeginStew(card, place):
            return _plant(view.seats[own.seat].fields[place], BEAN[card], place)
        case m.Harvest(place) | h.HarvestFor(place):
            return _harvest(view, own, place)
        case m.TurnUp():
            return _turn_up(own)
        case m.Accept(number):
            offer = next(offer for offer in view.offers if offer.number == number)
            return _accept(view, own, offer)
        case m.MakeOffer(give, want):
            return _offer(view, own, give, want)
        case m.Discard(card):
            return Reason("hint-discard", {"bean": BEAN[card]})
        case m.LeaveOffer():
            return Reason("hint-leave-offer", {"number": len(view.face_up)})
        case h.Store(card):
            return Reason("hint-store", {"bean": BEAN[card]})
        case h.PutToBottom():
            return Reason("hint-put-to-bottom", _peeked(own))
        case h.MoveCard(card):
            return Reason("hint-move-card", {"bean": BEAN[card]})
        case h.BuyBuildings(buildings):
            return Reason("hint-buy-buildings", {"number": len(buildings)})
        case _:
            return Reason(PLAIN[type(move)])


def _plant(field: FieldView, bean: Bean, place: int) -> Reason:
    """It grows there, begins a field, or adds to a mixed one."""
    facts: dict[str, str | int] = {"bean": bean, "field": place + 1, "cards": field.cards + 1}
    if not field.cards:
        return Reason("hint-plant-begins", facts)
    return Reason("hint-plant-grows" if field.bean == bean else "hint-plant-mixed", facts)


def _harvest(view: View, own: Own, place: int) -> Reason:
    """The field is full, or room is needed and this costs least; at the end a purchase may depend on it."""
    field = view.seats[own.seat].fields[place]
    facts = {"field": place + 1, "thalers": field.pays}
    town = options_of(own.options)
    if town is not None and place in town.final_harvest:
        return Reason("hint-final-harvest", facts)
    if field.next_step is None:
        return Reason("hint-harvest-full", facts)
    needed = any(place in option.harvest_first for option in own.options.plant)
    return Reason("hint-harvest-room" if needed else "hint-harvest-pays", facts)


def _turn_up(own: Own) -> Reason:
    if not own.options.plant:
        return Reason("hint-turn-up")
    return Reason("hint-turn-up-instead", {"bean": BEAN[own.options.plant[0].card]})


def _accept(view: View, own: Own, offer: OfferView) -> Reason:
    """What is received grows, or what is given does not."""
    grown = _grown(view, own)
    useful = [bean for bean in offer.give if bean in grown]
    if useful:
        return Reason("hint-accept-grows", {"offer": offer.number, "bean": useful[0]})
    if offer.give:
        return Reason("hint-accept-new", {"offer": offer.number, "bean": offer.give[0]})
    return Reason("hint-accept-rid", {"offer": offer.number, "bean": offer.want[0]})


def _offer(view: View, own: Own, give: tuple[Card, ...], want: tuple[Bean, ...]) -> Reason:
    grown = _grown(view, own)
    useful = [bean for bean in want if bean in grown]
    if useful:
        return Reason("hint-offer-grows" if give else "hint-offer-asks", {"bean": useful[0]})
    if want:
        return Reason("hint-offer-new" if give else "hint-offer-costs-nothing", {"bean": want[0]})
    return Reason("hint-offer-rid", {"bean": BEAN[give[0]]})


def _grown(view: View, own: Own) -> set[Bean | None]:
    """The beans that stand in this seat's fields or will."""
    mine = view.seats[own.seat]
    return {field.bean for field in mine.fields if field.cards} | set(mine.set_aside)


def _peeked(own: Own) -> dict[str, str | int]:
    town = options_of(own.options)
    return {"bean": BEAN[town.peeked]} if town is not None and town.peeked is not None else {"bean": ""}
