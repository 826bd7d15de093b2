"""The end: the final harvest, the score and what separates equals (B8.4, B2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.bohnanza.chapters.harvesting import bring_in
from bot.games.bohnanza.edition import LastExhaustion, Tie
from bot.games.bohnanza.events import Ended, FaceUpDiscarded
from bot.games.bohnanza.state import Log, Player, Rules, State
from bot.games.contract import Outcome, Seat, Standing


def end_of_the_draw_pile(log: Log) -> None:
    """Do what the edition says where the last exhaustion falls in phase 2 (B2)."""
    IN_PHASE_2[log.state.rules.last_exhaustion_in_phase_2](log)


def _finish_planting(log: Log) -> None:
    """Do nothing: phases 2 and 3 are played to their end."""


def _ends_at_once(log: Log) -> None:
    log.add(FaceUpDiscarded(log.state.face_up))
    end(log)


IN_PHASE_2: Mapping[LastExhaustion, Callable[[Log], None]] = {
    LastExhaustion.FINISH_PLANTING: _finish_planting,
    LastExhaustion.ENDS_AT_ONCE: _ends_at_once,
}
"""For each rule of B2 what happens once the last cards have been turned up."""


def end(log: Log) -> None:
    """End the game by the final harvest and the ranking, unless an expansion asks something before."""
    for module in log.state.rules.modules:
        module.before_final_harvest(log)
    if not log.state.asked:
        harvest_all(log)


def harvest_all(log: Log) -> None:
    """Harvest every field, from the active player clockwise; rank the players unless something is asked before."""
    count = log.state.rules.players
    for step in range(count):
        seat = (log.state.active + step) % count
        for place, field in enumerate(log.state.players[seat].fields):
            if field.crop:
                bring_in(log, seat, place)
    for module in log.state.rules.modules:
        module.all_harvested(log)
    if not log.state.asked:
        close(log)


def close(log: Log) -> None:
    """Rank the players, which ends the game."""
    log.add(Ended(rank(log.state)))


def score(rules: Rules, player: Player) -> int:
    """The score of a player: the thalers, and what expansions add; what still stands in fields does not count."""
    found = len(player.thalers)
    for module in rules.modules:
        found = module.score(player, found)
    return found


def rank(state: State) -> Outcome:
    """Rank the players; equals in score are separated by the edition's rule or share the rank."""
    separate = SEPARATE[state.rules.tie]
    results = [(score(state.rules, player), separate(state, seat)) for seat, player in enumerate(state.players)]
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


def _nothing(state: State, seat: Seat) -> int:
    return 0


def _seats_from_start(state: State, seat: Seat) -> int:
    return (seat - state.start) % len(state.players)


SEPARATE: Mapping[Tie, Callable[[State, Seat], int]] = {
    Tie.MOST_CARDS_IN_HAND: _cards_in_hand,
    Tie.SHARED: _nothing,
    Tie.FARTHEST_FROM_START: _seats_from_start,
}
"""For each rule of B2 what is compared among equals: more is better."""
