"""Trading: offers, and what becomes of them (B5)."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, KINDS, Bean, Card
from bot.games.bohnanza.edition import DUEL
from bot.games.bohnanza.events import (
    CameBack,
    Declined,
    Lapsed,
    Offered,
    Passed,
    Traded,
    TradingEnded,
    Withdrawn,
)
from bot.games.bohnanza.moves import MakeOffer
from bot.games.bohnanza.state import TRADE, Log, Offer, State
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Seat


def tradable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that this seat may give now: from hand, the active player also those face up (B5.2)."""
    if state.phase is not TRADE:
        return ()
    player = state.players[seat]
    own = player.hand
    for module in state.rules.modules:
        own = module.tradable(player, own)
    return state.face_up + own if seat == state.active else own


def addressed(offer: Offer, seat: Seat) -> bool:
    """Whether this seat may accept or decline the offer."""
    return seat != offer.seat and (offer.to is None or offer.to == seat)


def done(state: State, seat: Seat) -> bool:
    """Whether this seat is done with this turn's trading, for all to see (B5.8)."""
    return seat in state.passed and not any(_named(state, offer, seat) for offer in state.offers)


def _named(state: State, offer: Offer, seat: Seat) -> bool:
    """Whether the active player waits for this seat's answer to an offer made to it alone."""
    return offer.to == seat and offer.seat == state.active and seat not in offer.declined


def make_offer(log: Log, seat: Seat, move: MakeOffer) -> None:
    """Make an offer (B5.7); raises Refusal for one that the rules do not allow."""
    state = log.state
    give, want, to = move
    _trading(state)
    if not give and not want:
        raise IllegalMove("empty-offer")
    if to == seat:
        raise IllegalMove("offer-to-oneself")
    if to is not None and not 0 <= to < len(state.players):
        raise MalformedMove("no-such-seat")
    if seat != state.active and to != state.active:
        raise IllegalMove("only-with-the-active-player")
    _holds(state, seat, give)
    _in_play(state, want)
    want = tuple(sorted(want, key=state.rules.beans.index)) if len(want) > 1 else want
    for offer in state.offers:
        if offer.seat == seat and offer.to == to and offer.want == want and set(offer.give) == set(give):
            raise IllegalMove("offered-already", offer=offer.number)
    log.add(Offered(state.offered + 1, seat, to, give, want))


def accept(log: Log, seat: Seat, number: int, give: tuple[Card, ...]) -> None:
    """Accept an offer with these very cards; all change hands at once; offers that now lack a card lapse (B5)."""
    state = log.state
    offer = _offer(state, number)
    if not addressed(offer, seat):
        raise IllegalMove("not-addressed-to-you", offer=number)
    _holds(state, seat, give)
    if offer.want != (BEAN[give[0]],) if len(give) == 1 else sorted(offer.want) != sorted(BEAN[c] for c in give):
        raise IllegalMove("not-what-is-wanted", offer=number)
    log.add(Traded(number, offer.seat, seat, offer.give, give))
    gone = {*offer.give, *give}
    for other in log.state.offers:
        if not gone.isdisjoint(other.give):
            log.add(Lapsed(other.number))


def decline(log: Log, seat: Seat, number: int) -> None:
    """Say no to an offer, for all to see; it stays open (B5.7)."""
    offer = _offer(log.state, number)
    if not addressed(offer, seat):
        raise IllegalMove("not-addressed-to-you", offer=number)
    if seat in offer.declined:
        raise OutOfDate("declined-already", offer=number)
    log.add(Declined(seat, number))


def withdraw(log: Log, seat: Seat, number: int) -> None:
    """Take back an own offer (B5.7)."""
    if _offer(log.state, number).seat != seat:
        raise IllegalMove("not-your-offer", offer=number)
    log.add(Withdrawn(number))


def pass_(log: Log, seat: Seat) -> None:
    """Say that one is done, which declines what the active player has offered to this seat alone (B5.8)."""
    state = log.state
    _trading(state)
    if seat == state.active:
        raise IllegalMove("active-player-ends-trading")
    if done(state, seat):
        raise OutOfDate("passed-already")
    for offer in state.offers:
        if _named(state, offer, seat):
            log.add(Declined(seat, offer.number))
    if seat not in state.passed:
        log.add(Passed(seat))


def come_back(log: Log, seat: Seat) -> None:
    """Take part in trading again after having been done with it (B5.8)."""
    _trading(log.state)
    if not done(log.state, seat):
        raise OutOfDate("not-done")
    log.add(CameBack(seat))


def end_trading(log: Log, seat: Seat) -> None:
    """End phase 2, as only the active player may (B4.2)."""
    _trading(log.state)
    if seat != log.state.active:
        raise IllegalMove("not-your-turn")
    log.add(TradingEnded())


def _trading(state: State) -> None:
    if state.rules.turn is DUEL:
        raise IllegalMove("no-trading-in-a-duel")
    if state.phase is not TRADE:
        raise IllegalMove("not-trading-now")


def _offer(state: State, number: int) -> Offer:
    """The open offer of this number; raises MalformedMove if it was never made, OutOfDate if it is over."""
    for offer in state.offers:
        if offer.number == number:
            return offer
    if state.rules.turn is DUEL:
        raise IllegalMove("no-trading-in-a-duel")
    if not 1 <= number <= state.offered:
        raise MalformedMove("no-such-offer", offer=number)
    raise OutOfDate("offer-gone", offer=number)


def _holds(state: State, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Refuse cards that are not this seat's to give, or named twice (B5.2)."""
    own = tradable(state, seat)
    for card in cards:
        if card not in own:
            if card not in BEAN:
                raise MalformedMove("no-such-card")
            raise _why_not_given(state, seat, card)
    if len(set(cards)) != len(cards):
        raise MalformedMove("card-twice")


def _why_not_given(state: State, seat: Seat, card: Card) -> IllegalMove | OutOfDate:
    """Why this seat may not give this card (B5.2), judged by what lies open, so that no hidden card is told."""
    player = state.players[seat]
    if card in player.set_aside:
        return IllegalMove("received-card-to-give", bean=BEAN[card])
    if any(card in field.crop for field in player.fields):
        return IllegalMove("planted-card-to-give", bean=BEAN[card])
    if card in state.face_up:
        return IllegalMove("face-up-card-to-give", bean=BEAN[card])
    return OutOfDate("card-not-yours-to-give", bean=BEAN[card])


def _in_play(state: State, want: tuple[Bean, ...]) -> None:
    """Refuse beans that nobody can have: not in this deck, or more of them than there are cards."""
    for bean in want:
        if bean not in state.rules.beans:
            raise MalformedMove("bean-not-in-play", bean=bean)
        if want.count(bean) > KINDS[bean].copies:
            raise MalformedMove("more-than-there-are", bean=bean, copies=KINDS[bean].copies)
