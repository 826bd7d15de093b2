"""The duel's own moves: discarding, and leaving an offer to the opponent (D3)."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.edition import DUEL
from bot.games.bohnanza.events import Discarded, Joined, OfferLeft
from bot.games.bohnanza.state import PLANT, PLANT_OFFERED, PLANT_TURNED_UP, Log, State
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Seat


def discardable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that this seat may discard now: the opponent's offer, or one of the hand after planting (D3)."""
    if state.rules.turn is not DUEL or seat != state.active:
        return ()
    if state.phase is PLANT_OFFERED:
        return state.face_up
    if state.phase is PLANT and state.planted:
        return state.players[seat].hand
    return ()


def may_leave_offer(state: State, seat: Seat) -> bool:
    """Whether this seat may leave what still lies face up, and so end step 3 (D3)."""
    return state.phase is PLANT_TURNED_UP and seat == state.active


def discard(log: Log, seat: Seat, card: Card) -> None:
    """Discard a card face up (D3); raises Refusal where it may not be."""
    state = log.state
    if card not in discardable(state, seat):
        raise _why_not(state, seat, card)
    log.add(Discarded(seat, card, state.phase is PLANT))


def leave_offer(log: Log, seat: Seat) -> None:
    """Leave what still lies face up to the opponent (D3)."""
    state = log.state
    if state.rules.turn is not DUEL:
        raise IllegalMove("only-in-a-duel")
    if seat != state.active:
        raise IllegalMove("not-your-turn")
    if not may_leave_offer(state, seat):
        raise IllegalMove("nothing-to-leave-yet")
    log.add(OfferLeft(state.face_up))


def join_matching(log: Log) -> None:
    """Let the discard pile's top join the cards turned up while it is of a kind among them (D3)."""
    if log.state.rules.turn is not DUEL:
        return
    kinds = {BEAN[card] for card in log.state.face_up}
    joining = []
    for card in reversed(log.state.discard):
        if BEAN[card] not in kinds:
            break
        joining.append(card)
    if joining:
        log.add(Joined(tuple(joining)))


def _why_not(state: State, seat: Seat, card: Card) -> IllegalMove | OutOfDate | MalformedMove:
    if card not in BEAN:
        return MalformedMove("no-such-card")
    if state.rules.turn is not DUEL:
        return IllegalMove("only-in-a-duel")
    if seat != state.active:
        return IllegalMove("not-your-turn")
    if state.phase is PLANT_OFFERED:
        return OutOfDate("card-not-face-up", bean=BEAN[card])
    if state.phase is not PLANT:
        return IllegalMove("not-discarding-now")
    if not state.planted:
        return IllegalMove("first-card-must-be-planted")
    return OutOfDate("card-not-in-hand", bean=BEAN[card])
