"""The Banks: what they allow before their owner's turn, and the order of cards drawn (H5, H6)."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.high_bohn.effects import MovesCard, OrdersDrawn, Peeks
from bot.games.bohnanza.high_bohn.events import BankOpened, CardMoved, OrderAsked, Peeked, PutUnder, Reordered
from bot.games.bohnanza.high_bohn.town import Order, bank_moment, has, question
from bot.games.bohnanza.state import Log, State
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Seat


def open_(log: Log) -> None:
    """Let the player whose turn began use Bank 2, or Bank 4 where the hand has two cards or more."""
    state = log.state
    player = state.players[state.active]
    if has(player, Peeks) or (has(player, MovesCard) and len(player.hand) > 1):
        log.add(BankOpened(state.active))


def may_peek(state: State, seat: Seat) -> bool:
    """Whether this seat may look at the top card now."""
    moment = bank_moment(state)
    return (
        moment is not None
        and seat == state.active
        and has(state.players[seat], Peeks)
        and not moment.peeked
        and not moment.used
    )


def peeked(state: State, seat: Seat) -> Card | None:
    """The card that this seat looked at and may put under the draw pile; None where there is none."""
    moment = bank_moment(state)
    return state.draw_pile[-1] if moment is not None and moment.peeked and seat == state.active else None


def may_move_card(state: State, seat: Seat) -> bool:
    """Whether this seat may move a card of its hand now."""
    moment = bank_moment(state)
    return moment is not None and seat == state.active and has(state.players[seat], MovesCard) and not moment.used


def before_planting(state: State) -> bool:
    """Whether the active player's Bank may still be used in this turn."""
    seat = state.active
    return may_peek(state, seat) or peeked(state, seat) is not None or may_move_card(state, seat)


def peek(log: Log, seat: Seat) -> None:
    """Look at the top card of the draw pile with Bank 2; raises Refusal where that may not be."""
    _require_peeking(log.state, seat)
    if not may_peek(log.state, seat):
        raise IllegalMove("not-the-moment-of-your-bank")
    log.add(Peeked(seat))


def put_to_bottom(log: Log, seat: Seat) -> None:
    """Put the card that was looked at under the draw pile; raises Refusal where that may not be."""
    _require_peeking(log.state, seat)
    if may_peek(log.state, seat):
        raise IllegalMove("look-first")
    if peeked(log.state, seat) is None:
        raise IllegalMove("not-the-moment-of-your-bank")
    log.add(PutUnder(seat))


def _require_peeking(state: State, seat: Seat) -> None:
    if not has(state.players[seat], Peeks):
        raise IllegalMove("no-bank-to-peek")


def move_card(log: Log, seat: Seat, card: Card, to: int) -> None:
    """Move a card of the hand to another place in it with Bank 4; raises Refusal where that may not be."""
    state = log.state
    if not has(state.players[seat], MovesCard):
        raise IllegalMove("no-bank-to-move-card")
    if not may_move_card(state, seat):
        raise IllegalMove("not-the-moment-of-your-bank")
    hand = state.players[seat].hand
    if card not in hand:
        raise OutOfDate("card-not-in-hand", bean=BEAN.get(card, ""))
    if not 0 <= to < len(hand):
        raise MalformedMove("no-such-place-in-hand")
    if hand[to] == card:
        raise IllegalMove("card-lies-there-already")
    log.add(CardMoved(seat, card, to))


def ask_for_order(log: Log, cards: int) -> None:
    """Ask the owner of Bank 3 in which order the cards just drawn join the hand."""
    seat = log.state.active
    if cards > 1 and has(log.state.players[seat], OrdersDrawn):
        log.add(OrderAsked(seat, cards))


def to_order(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that this seat is asked to put in order."""
    asked = question(state)
    if not isinstance(asked, Order) or asked.seat != seat:
        return ()
    return state.players[seat].hand[-asked.cards :]


def reorder(log: Log, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Take the cards just drawn in this order, which may be the one in which they lie; raises Refusal."""
    drawn = to_order(log.state, seat)
    if not has(log.state.players[seat], OrdersDrawn):
        raise IllegalMove("no-bank-to-order")
    if not drawn:
        raise IllegalMove("nothing-to-order")
    if sorted(cards) != sorted(drawn):
        raise MalformedMove("not-the-cards-drawn")
    log.add(Reordered(seat, cards))
