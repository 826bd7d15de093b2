"""The end: the final harvest, the score and what separates equals (B8.4, B2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.bohnanza.edition import Tie
from bot.games.bohnanza.events import Ended
from bot.games.bohnanza.harvesting import bring_in
from bot.games.bohnanza.log import Log
from bot.games.bohnanza.state import State
from bot.games.contract import Outcome, Seat, Standing


def end(log: Log) -> None:
    """Harvest every field, from the active player clockwise, and rank the players."""
    count = log.state.rules.players
    for step in range(count):
        seat = (log.state.active + step) % count
        for place, field in enumerate(log.state.players[seat].fields):
            if field.crop:
                bring_in(log, seat, place)
    log.add(Ended(rank(log.state)))


def rank(state: State) -> Outcome:
    """Everybody's standing; equals in score are separated by the edition's rule or share the rank."""
    separate = SEPARATE[state.rules.tie]
    results = [
        (state.rules.module.score(player), separate(state, seat)) for seat, player in enumerate(state.players)
    ]
    standings = [
        Standing(seat, score, 1 + sum(other > (score, tie_break) for other in results), tie_break)
        for seat, (score, tie_break) in enumerate(results)
    ]
    standings.sort(key=lambda standing: (standing.rank, standing.seat))
    best = [standing for standing in standings if standing.score == standings[0].score]
    winners = tuple(standing.seat for standing in best if standing.rank == 1)
    return Outcome(tuple(standings), winners, str(state.rules.tie) if len(best) > 1 else None)


def _cards_in_hand(state: State, seat: Seat) -> int:
    return len(state.players[seat].hand)


SEPARATE: Mapping[Tie, Callable[[State, Seat], int]] = {Tie.MOST_CARDS_IN_HAND: _cards_in_hand}
"""For each rule of B2 what is compared among equals: more is better."""
