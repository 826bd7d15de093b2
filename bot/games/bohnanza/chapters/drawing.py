"""The draw pile: turning up, drawing, exhaustion and reshuffling (B4.2, B4.4, B8)."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.events import Drawn, Event, Exhausted, Shuffled, TurnedUp
from bot.games.bohnanza.state import Log, State
from bot.games.chance import Chance


def turn_up(log: Log, chance: Chance) -> None:
    """Turn up the turn's cards, or fewer where the last draw pile ends before (B4.2, B8.3)."""
    _take(log, log.state.rules.turn_up, TurnedUp, chance)


def draw(log: Log, chance: Chance) -> None:
    """Draw the active player's cards of phase 4 to the back of the hand (B4.4)."""
    seat = log.state.active
    _take(log, log.state.rules.draw, lambda cards: Drawn(seat, cards), chance)


def last_of_pile(state: State, wanted: int) -> bool:
    """Whether taking so many cards off the draw pile is sure to exhaust it for the last time, whatever is
    harvested before (B8.2). The answer is no secret: everybody sees how many cards lie there."""
    last = state.exhaustions + 1 >= state.rules.last_exhaustion
    return last and 0 < len(state.draw_pile) <= wanted


def _take(log: Log, wanted: int, taking: Callable[[tuple[Card, ...]], Event], chance: Chance) -> None:
    """Take so many cards off the draw pile; where it runs out, go on with a new one (B8.1)."""
    while wanted:
        cards = log.state.draw_pile[: -wanted - 1 : -1]
        log.add(taking(cards))
        wanted -= len(cards)
        if not log.state.draw_pile:
            _exhaust(log, chance)
            if log.state.ending:
                return


def _exhaust(log: Log, chance: Chance) -> None:
    """Count an exhaustion and reshuffle; where nothing was discarded, this exhaustion is the last (B8.2)."""
    state = log.state
    time = state.exhaustions + 1
    last = time >= state.rules.last_exhaustion or not state.discard
    log.add(Exhausted(time, last))
    if not last:
        log.add(Shuffled(chance.shuffle(state.discard)))
