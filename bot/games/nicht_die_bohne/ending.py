"""The end of a round and of the game: score sheets, the next deal, the ranking (N3, N4)."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.contract import Outcome, Seat, Standing
from bot.games.nicht_die_bohne.cards import DECK
from bot.games.nicht_die_bohne.events import Dealt, Ended, RoundEnded
from bot.games.nicht_die_bohne.scoring import sheet
from bot.games.nicht_die_bohne.state import Log, State

SHARED = "shared"
"""Equal totals share the win (N4)."""


def deal(number: int, players: int, leader: Seat, chance: Chance, cards: int) -> Dealt:
    """Shuffle all cards and deal so many of them: all in a real game, fewer in a lesson (N1)."""
    deck = chance.shuffle(DECK)[:cards]
    size = len(deck) // players
    return Dealt(number, leader, tuple([deck[seat * size : (seat + 1) * size] for seat in range(players)]))


def end_round(log: Log, chance: Chance) -> None:
    """Score the round, then deal the next one, which the holder of the token leads, or end the game (N4)."""
    state = log.state
    sheets = tuple([sheet(seat, player.area) for seat, player in enumerate(state.players)])
    log.add(RoundEnded(state.round, sheets))
    if state.round < state.rounds:
        log.add(deal(state.round + 1, len(state.players), state.leader, chance, state.cards))
    else:
        log.add(Ended(rank(log.state)))


def rounds(state: State, seat: Seat) -> tuple[int, ...]:
    """What this seat scored in each finished round."""
    return tuple([sheets[seat].total for sheets in state.sheets])


def rank(state: State) -> Outcome:
    """Rank the players; equals share the rank."""
    totals = [sum(rounds(state, seat)) for seat in range(len(state.players))]
    standings = [
        Standing(seat, total, 1 + sum(other > total for other in totals), 0) for seat, total in enumerate(totals)
    ]
    standings.sort(key=lambda standing: (standing.rank, standing.seat))
    winners = tuple(standing.seat for standing in standings if standing.rank == 1)
    return Outcome(tuple(standings), winners, SHARED if len(winners) > 1 else None)
