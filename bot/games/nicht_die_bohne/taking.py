"""Taking: the chain that begins with the token holder and ends with the token's card (N2)."""

from __future__ import annotations

from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Seat
from bot.games.nicht_die_bohne.cards import FACE, Card
from bot.games.nicht_die_bohne.events import Taken, TokenTaken
from bot.games.nicht_die_bohne.state import Log, Phase, State


def takable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that this seat may choose from now, in the order of seats: all that are left but the token's.

    An own card is never among them: the leader's own has the token, and anybody else takes because the own one was
    just taken.
    """
    if state.taker != seat:
        return ()
    return tuple(_left(state).values())


def take(log: Log, seat: Seat, card: Card) -> None:
    """Take a card; raises Refusal where the rules forbid it."""
    state = log.state
    if card not in takable(state, seat):
        raise _why_not(state, seat, card)
    log.add(Taken(seat, card, _owner(state, card)))


def take_what_is_left(log: Log) -> None:
    """Let a single card that is left be taken without asking, and after it the token's card with the token."""
    taker = log.state.taker
    left = _left(log.state)
    if taker is not None and len(left) == 1:
        ((owner, card),) = left.items()
        log.add(Taken(taker, card, owner))
        taker, left = owner, {}
    token = log.state.players[log.state.leader].laid
    if taker is not None and token is not None and not left:
        log.add(TokenTaken(taker, token, log.state.leader))


def _left(state: State) -> dict[Seat, Card]:
    """The cards that nobody has taken yet, by who laid them, without the token's card."""
    return {
        seat: card
        for seat, (_, _, card, taken_by) in enumerate(state.players)
        if card is not None and taken_by is None and seat != state.leader
    }


def _owner(state: State, card: Card) -> Seat:
    return next(seat for seat, player in enumerate(state.players) if player.laid == card)


def _why_not(state: State, seat: Seat, card: Card) -> MalformedMove | IllegalMove | OutOfDate:
    if card not in FACE:
        return MalformedMove("no-such-card")
    if state.phase is not Phase.TAKE:
        return IllegalMove("nothing-to-take-yet")
    if seat != state.taker:
        return IllegalMove("not-your-turn-to-take")
    if card == state.players[seat].laid:
        return IllegalMove("own-card-not-to-take")
    if card == state.players[state.leader].laid:
        return IllegalMove("token-card-not-to-take")
    if any(card == player.laid for player in state.players):
        return OutOfDate("card-taken-already")
    return OutOfDate("card-not-in-the-trick")
