"""Why to accept, to make or to withdraw an offer, and why to end trading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.moves import MakeOffer
from bot.games.bohnanza.view import OfferView, Own, View
from bot.games.contract import Seat
from bot.players.bohnanza.explaining.fields import first_step, grows, growth, homeless, mixes, pending, unplaced
from bot.players.hint import Fact, Reason


def accept(view: View, own: Own, offer: OfferView, given: Sequence[Card]) -> Reason:
    """Why to accept: what is received grows or has a field, or it is good to be rid of what is given."""
    besides = tuple(_price(view, own, given))
    if not offer.give:
        return _rid(view, own, given)
    return _gained(view, own, offer.give, given)._replace(besides=besides)


def offer(view: View, own: Own, move: MakeOffer) -> Reason:
    """Why to offer: what is wanted grows or has a field, or it is good to be rid of what is given."""
    given = tuple(BEAN[card] for card in move.give)
    face_up = Counter(BEAN[card] for card in view.face_up if move.to == view.active)
    seen = tuple((Counter(move.want) & face_up).elements())
    besides = [*_takers(view, own, given, move.to)]
    if not move.want:
        return _rid(view, own, move.give)._replace(besides=tuple(besides))
    besides = [*_price(view, own, move.give), *besides]
    if seen:
        besides.append(Reason("hint-face-up", {"who": view.active, "beans": seen}))
    return _gained(view, own, move.want, move.give)._replace(besides=tuple(besides))


def _gained(view: View, own: Own, got: Sequence[Bean], given: Sequence[Card]) -> Reason:
    """What the received cards do for a field where they grow, for an empty one, or once room is made."""
    planted = pending(view, own, given)
    found = [growth(view, own.seat, bean, got.count(bean), planted) for bean in dict.fromkeys(got)]
    grown = [one for one in found if one is not None]
    paying = [one for one in grown if one.pays > one.before]
    if paying:
        return Reason("hint-gain-pays", max(paying, key=lambda one: one.pays - one.before).facts())
    growing = [one for one in grown if one.next]
    if growing:
        return Reason("hint-gain-grows", growing[0].facts())
    if grown:
        return Reason("hint-gain-full", grown[0].facts())
    if got[0] in planted:
        return Reason("hint-gain-joins", {"beans": tuple(got[:1])})
    room = _room(view, own, got[0], planted)
    return Reason("hint-gain-new", {"beans": tuple(got[:1]), "room": room, **first_step(view, own, got[0])})


def _room(view: View, own: Own, bean: Bean, planted: Sequence[Bean]) -> str:
    """Whether a field is free for this bean; if not, whether it is mixed with others already, or may be."""
    if not unplaced(view, own, [bean], planted):
        return "yes"
    if grows(view, own.seat, bean):
        return "among"
    return "mixed" if mixes(view, own) else "no"


def _price(view: View, own: Own, given: Sequence[Card]) -> Iterator[Reason]:
    """What is given, where the player can well do without it."""
    beans = _kinds(given)
    stuck = _stuck(view, own, given)
    if not beans:
        yield Reason("hint-price-nothing")
    elif stuck:
        yield Reason("hint-price-homeless", {"beans": stuck})
    elif not any(grows(view, own.seat, bean) for bean in beans):
        yield Reason("hint-price-useless", {"beans": beans})


def _rid(view: View, own: Own, given: Sequence[Card]) -> Reason:
    """Why to give cards and get none."""
    stuck = _stuck(view, own, given)
    if stuck:
        return Reason("hint-rid-homeless", {"beans": stuck})
    useless = tuple(bean for bean in _kinds(given) if not grows(view, own.seat, bean))
    return Reason("hint-rid-useless" if useless else "hint-rid", {"beans": useless or _kinds(given)})


def _stuck(view: View, own: Own, given: Sequence[Card]) -> tuple[Bean, ...]:
    """The kinds given of which a card that was kept would have no field."""
    planted = pending(view, own, given)
    return tuple(bean for bean in _kinds(given) if homeless(view, own, [bean], planted))


def _kinds(cards: Sequence[Card]) -> tuple[Bean, ...]:
    return tuple(dict.fromkeys(BEAN[card] for card in cards))


def _takers(view: View, own: Own, given: Sequence[Bean], to: Seat | None) -> Iterator[Reason]:
    """One player whom the offer is for and who grows what it gives, if there is one."""
    seats = [seat.seat for seat in view.seats if seat.seat != own.seat and to in (None, seat.seat)]
    for bean in dict.fromkeys(given):
        for seat in seats:
            if grows(view, seat, bean):
                yield Reason("hint-someone-grows", {"who": seat, "beans": (bean,)})
                return


def withdraw(view: View, own: Own, offer: OfferView) -> Reason:
    """Why to withdraw: nobody wants the offer, what it asks for has no field any more, or what it gives grows."""
    asked = {seat.seat for seat in view.seats if seat.seat != own.seat and offer.to in (None, seat.seat)}
    if asked <= set(offer.declined):
        if len(asked) == 1:
            return Reason("hint-withdraw-declined-by", {"who": next(iter(asked))})
        return Reason("hint-withdraw-declined")
    planted = pending(view, own, offer.cards)
    stuck = homeless(view, own, offer.want, planted)
    if stuck:
        return Reason("hint-withdraw-homeless", {"beans": stuck})
    for bean in dict.fromkeys(offer.give):
        kept = growth(view, own.seat, bean, 0)
        if kept is not None:
            return Reason("hint-withdraw-grown", {"beans": (bean,), "field": kept.place + 1})
    return Reason("hint-withdraw", {"give": offer.give, "get": offer.want})


def end_trading(view: View, own: Own) -> Reason:
    """Why to end trading: what lies face up has a place or is gone, or everybody has said no."""
    planted = pending(view, own)
    if not planted:
        return Reason("hint-end-trading-gone")
    stuck = unplaced(view, own, planted)
    if not stuck:
        return Reason("hint-end-trading-fits", {"beans": planted})
    mine = [one for one in view.offers if one.seat == own.seat]
    others = len(view.seats) - 1
    if mine and all(len(one.declined) >= (others if one.to is None else 1) for one in mine):
        return Reason("hint-end-trading-declined", {"number": len(mine)})
    if mixes(view, own):
        return Reason("hint-end-trading-plants", {"beans": planted})
    sought = any(bean in wanted for wanted in _asked_for(view, own) for bean in stuck)
    return Reason("hint-end-trading-anyway" if sought else "hint-end-trading", {"beans": stuck})


def _asked_for(view: View, own: Own) -> Iterator[tuple[Bean, ...]]:
    """What the others' offers of this turn ask for, open or over."""
    yield from (offer.want for offer in view.offers if offer.seat != own.seat)
    yield from (heard.want for heard in view.heard if heard.turn == view.turn and heard.seat != own.seat)


def stay_out(view: View, own: Own) -> Reason:
    """Why to be done: no open offer can be taken, or none brings what grows here."""
    if not own.options.accept:
        return Reason("hint-pass-nothing")
    others = [one for one in view.offers if one.seat != own.seat]
    grown = any(grows(view, own.seat, bean) for one in others for bean in one.give)
    return Reason("hint-pass" if grown else "hint-pass-useless")


def come_back(view: View, own: Own) -> Reason:
    """Why to come back: something that grows here lies face up, or at least there is time for an offer."""
    useful = tuple(bean for card in view.face_up if grows(view, own.seat, bean := BEAN[card]))
    facts: dict[str, Fact] = {"who": view.active}
    if useful:
        return Reason("hint-face-up", {**facts, "beans": useful})
    return Reason("hint-come-back", facts)
