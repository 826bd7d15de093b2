"""The phases of a turn: what follows by itself once nobody has anything left to choose (B4)."""

from __future__ import annotations

from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.chapters.drawing import draw, turn_up
from bot.games.bohnanza.chapters.duel import discard, discardable, join_matching, leave_offer
from bot.games.bohnanza.chapters.ending import close, end, end_of_the_draw_pile, harvest_all
from bot.games.bohnanza.chapters.planting import may_plant_from_hand
from bot.games.bohnanza.events import OfferAnswered, TurnBegan
from bot.games.bohnanza.state import (
    ALL_HARVESTED,
    CARDS_DRAWN,
    ENDED,
    FINAL_HARVEST,
    PLANT,
    PLANT_OFFERED,
    PLANT_RECEIVED,
    PLANT_TURNED_UP,
    TRADE,
    Log,
    State,
)
from bot.games.chance import Chance
from bot.games.contract import IllegalMove, Seat


def to_act(state: State) -> tuple[Seat, ...]:
    """Whom the game waits for: whoever is asked, in phase 3 all with cards to plant, else the active player."""
    if state.phase is ENDED:
        return ()
    if state.asked:
        return state.asked
    if state.phase is PLANT_RECEIVED:
        return tuple([seat for seat, player in enumerate(state.players) if player.set_aside])
    return (state.active,)


def choose_to_turn_up(log: Log, seat: Seat, chance: Chance) -> None:
    """Turn up cards by choice, while another card might still be planted (B4.1) or discarded (D3)."""
    state = log.state
    if seat != state.active:
        raise IllegalMove("not-your-turn")
    if state.phase is PLANT_OFFERED:
        raise IllegalMove("offer-must-be-answered")
    if state.phase is not PLANT:
        raise IllegalMove("turned-up-already")
    if not state.planted and state.players[seat].hand:
        raise IllegalMove("first-card-must-be-planted")
    _turn_up(log, chance)


def _turn_up(log: Log, chance: Chance) -> None:
    """Turn up cards, and end the game where the edition says that the last exhaustion ends it at once (B2)."""
    turn_up(log, chance)
    join_matching(log)
    if log.state.ending:
        end_of_the_draw_pile(log)


def discard_and_go_on(log: Log, seat: Seat, card: Card, chance: Chance) -> None:
    """Discard a card; a card of the hand is the only one in a turn, and ends step 2 (D3)."""
    discard(log, seat, card)
    if log.state.phase is PLANT:
        _turn_up(log, chance)


def leave_and_go_on(log: Log, seat: Seat, chance: Chance) -> None:
    """Leave an offer to the opponent, which ends step 3 (D3)."""
    leave_offer(log, seat)
    _finish_turn(log, chance)


def follow(log: Log, chance: Chance) -> None:
    """Let happen what follows by itself: turning up, drawing, the next turn, the end."""
    # Phase 2 ends only when the active player says so.
    while (phase := log.state.phase) is not TRADE and not log.state.asked:
        if phase is PLANT and not _may_go_on_with_hand(log.state):
            _turn_up(log, chance)
        elif phase is PLANT_RECEIVED and not to_act(log.state):
            _finish_turn(log, chance)
        elif phase is PLANT_OFFERED and not log.state.face_up:
            log.add(OfferAnswered())
        elif phase is PLANT_TURNED_UP and not log.state.face_up:
            _finish_turn(log, chance)
        elif phase is CARDS_DRAWN:
            _next_turn(log)
        elif phase is FINAL_HARVEST:
            harvest_all(log)
        elif phase is ALL_HARVESTED:
            close(log)
        else:
            return


def _may_go_on_with_hand(state: State) -> bool:
    """Whether the active player may plant or (D3) discard a card of the hand, or do what comes before that."""
    return (
        may_plant_from_hand(state)
        or bool(discardable(state, state.active))
        or any(module.before_planting(state) for module in state.rules.modules)
    )


def _finish_turn(log: Log, chance: Chance) -> None:
    """Play phase 4, then begin the next turn, or end the game where the last exhaustion has fallen (B2)."""
    active, held = log.state.active, len(log.state.players[log.state.active].hand)
    if not log.state.ending:
        draw(log, chance)
    if log.state.ending:
        end(log)
        return
    for module in log.state.rules.modules:
        module.cards_drawn(log, len(log.state.players[active].hand) - held)
    if log.state.phase is not CARDS_DRAWN:
        _next_turn(log)


def _next_turn(log: Log) -> None:
    state = log.state
    log.add(TurnBegan(state.turn + 1, (state.active + 1) % len(state.players)))
    for module in state.rules.modules:
        module.turn_began(log)
