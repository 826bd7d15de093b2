"""Laying: the leader lays face up, all others face down at the same time, to be turned up together (N2)."""

from __future__ import annotations

from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Seat
from bot.games.nicht_die_bohne.cards import FACE, Card, Laid
from bot.games.nicht_die_bohne.events import Exchanged, LaidDown, Led, TurnedUp
from bot.games.nicht_die_bohne.state import Log, Phase, State


def waited_for(state: State) -> tuple[Seat, ...]:
    """Who must still lay a card; until the leader has laid one, the leader alone."""
    if state.phase is Phase.LEAD:
        return (state.leader,)
    if state.phase is Phase.LAY:
        return tuple([seat for seat, player in enumerate(state.players) if player.laid is None])
    return ()


def layable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that this seat may lay now, also in place of one that it has laid before."""
    leads = seat == state.leader
    if (state.phase is Phase.LEAD and leads) or (state.phase is Phase.LAY and not leads):
        return state.players[seat].hand
    return ()


def lay(log: Log, seat: Seat, card: Card) -> None:
    """Lay a card; raises Refusal where the rules forbid it."""
    state = log.state
    if card not in layable(state, seat):
        raise _why_not(state, seat, card)
    if state.phase is Phase.LEAD:
        log.add(Led(seat, card))
    elif state.players[seat].laid is None:
        log.add(LaidDown(seat, card))
    else:
        log.add(Exchanged(seat, card))


def turn_up(log: Log) -> None:
    """Turn up the face-down cards together."""
    others = clockwise(log.state)[1:]
    log.add(TurnedUp(tuple([Laid(seat, card) for seat in others if (card := log.state.players[seat].laid)])))


def clockwise(state: State) -> tuple[Seat, ...]:
    """All seats, from the leader on."""
    count = len(state.players)
    return tuple([(state.leader + step) % count for step in range(count)])


def _why_not(state: State, seat: Seat, card: Card) -> MalformedMove | IllegalMove | OutOfDate:
    if card not in FACE:
        return MalformedMove("no-such-card")
    if state.phase is Phase.TAKE:
        return IllegalMove("cards-are-up")
    if state.phase is Phase.LEAD and seat != state.leader:
        return IllegalMove("wait-for-the-lead")
    if state.phase is Phase.LAY and seat == state.leader:
        return IllegalMove("led-already")
    if card == state.players[seat].laid:
        return OutOfDate("same-card-laid")
    return OutOfDate("card-not-in-hand")
