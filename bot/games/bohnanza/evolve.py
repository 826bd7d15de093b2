"""How each event changes the state; the one place where states change.

The two commonest events, offers and plantings, build their state from slices: `_replace`, which names what
changes, takes 1.3 and 1.5 times as long (`python -m tests.benchmarks.replacing`). The type checker keeps the
order right.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.bohnanza import events as e
from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.edition import Turn
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.heard import Heard
from bot.games.bohnanza.module import module_of
from bot.games.bohnanza.scoring import score
from bot.games.bohnanza.state import (
    ENDED,
    PLANT,
    PLANT_OFFERED,
    PLANT_RECEIVED,
    PLANT_TURNED_UP,
    TRADE,
    Field,
    Offer,
    Phase,
    Player,
    State,
)
from bot.games.contract import Seat


def evolve(state: State, event: Event) -> State:
    """The state after an event; the commonest kinds are asked for first."""
    match event:
        case e.Offered():
            return _offered(state, event)
        case e.Planted():
            return _planted(state, event)
        case e.Harvested():
            return _harvested(state, event)
        case e.Traded():
            return _traded(state, event)
        case e.Declined(seat, number):
            return _declined(state, seat, number)
        case e.Withdrawn() | e.Lapsed():
            offers, heard = without(state.offers, event.offer), over(state, event.offer)
            return state._replace(offers=offers, heard=heard)
        case e.TurnedUp(cards):
            pile = state.draw_pile[: -len(cards)]
            phase = TURNED_UP[state.rules.turn]
            return state._replace(phase=phase, draw_pile=pile, face_up=state.face_up + cards)
        case e.TradingEnded():
            return _trading_ended(state)
        case e.Drawn(seat, cards):
            player = state.players[seat]
            players = with_player(state.players, seat, player._replace(hand=player.hand + cards))
            return state._replace(players=players, draw_pile=state.draw_pile[: -len(cards)])
        case e.TurnBegan():
            return _turn_began(state, event)
        case e.Passed(seat):
            return state._replace(passed=state.passed | {seat})
        case e.CameBack(seat):
            return state._replace(passed=state.passed - {seat})
        case e.Exhausted(time, last):
            return state._replace(exhaustions=time, ending=last)
        case e.Shuffled(draw_pile):
            return state._replace(draw_pile=draw_pile, discard=())
        case e.FieldBought():
            return _field_bought(state, event)
        case e.Joined(cards):
            return state._replace(face_up=state.face_up + cards, discard=state.discard[: -len(cards)])
        case e.Discarded():
            return _discarded(state, event)
        case e.OfferAnswered():
            return state._replace(phase=PLANT)
        case e.OfferLeft():
            return state._replace(phase=PLANT_OFFERED)
        case e.Ended(outcome):
            return state._replace(phase=ENDED, outcome=outcome)
        case e.FaceUpDiscarded(cards):
            return state._replace(face_up=less(state.face_up, cards), discard=state.discard + cards)
        case e.Dealt():
            raise ValueError("a game is dealt once, at its start")
        case _:
            return module_of(state.rules.modules, event).evolve(state, event)


TURNED_UP: Mapping[Turn, Phase] = {Turn.TRADING: TRADE, Turn.DUEL: PLANT_TURNED_UP}
"""For each kind of turn the phase that turning up begins."""


def with_player(players: tuple[Player, ...], seat: Seat, player: Player) -> tuple[Player, ...]:
    """The players, this one in this seat."""
    return (*players[:seat], player, *players[seat + 1 :])


def less(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards without those gone; the rest keep their order (B3.1)."""
    return tuple([card for card in cards if card not in gone])


def without(offers: tuple[Offer, ...], number: int) -> tuple[Offer, ...]:
    """The offers but for this one."""
    return tuple([offer for offer in offers if offer.number != number])


def over(state: State, number: int, taker: Seat | None = None) -> tuple[Heard, ...]:
    """What was heard, with this offer, which is over now."""
    return (*state.heard, *[_heard(state, offer, taker) for offer in state.offers if offer.number == number])


def _heard(state: State, offer: Offer, taker: Seat | None = None) -> Heard:
    number, seat, to, give, want, declined = offer
    beans = tuple(sorted([BEAN[card] for card in give], key=state.rules.beans.index))
    return Heard(number, state.turn, seat, to, beans, want, tuple(sorted(declined)), taker)


def _turn_began(state: State, event: e.TurnBegan) -> State:
    phase = PLANT_OFFERED if state.face_up else PLANT
    scores = tuple([score(state.rules, player) for player in state.players])
    course = (*state.course, scores)
    turn, round_began = event.turn, event.turn - len(state.players)
    heard = tuple([one for one in state.heard if one.turn > round_began])
    return state._replace(phase=phase, turn=turn, active=event.active, planted=0, course=course, heard=heard)


def _offered(state: State, event: e.Offered) -> State:
    number, seat, to, give, want = event
    offers = (*state.offers, Offer(number, seat, to, give, want))
    return State(*state[:12], offers, number, state.passed - {seat}, *state[15:])


def _planted(state: State, event: e.Planted) -> State:
    seat, card, place, from_hand = event
    hand, fields, set_aside, thalers, bought, estate = state.players[seat]
    crop, plot = fields[place]
    fields = (*fields[:place], Field((*crop, card), plot), *fields[place + 1 :])
    if from_hand:
        player = Player(less(hand, (card,)), fields, set_aside, thalers, bought, estate)
        planted = state.planted + 1
    else:
        player = Player(hand, fields, less(set_aside, (card,)), thalers, bought, estate)
        planted = state.planted
    players = with_player(state.players, seat, player)
    rules, _, draw_pile, start, active, phase, turn = state[:7]
    face_up = less(state.face_up, (card,)) if state.face_up else ()
    return State(rules, players, draw_pile, start, active, phase, turn, planted, face_up, *state[9:])


def _harvested(state: State, event: e.Harvested) -> State:
    seat, place, thalers, discarded = event
    player = state.players[seat]
    field = player.fields[place]._replace(crop=())
    fields = (*player.fields[:place], field, *player.fields[place + 1 :])
    player = player._replace(fields=fields, thalers=player.thalers + thalers)
    players = with_player(state.players, seat, player)
    return state._replace(players=players, discard=state.discard + discarded)


def _traded(state: State, event: e.Traded) -> State:
    number, giver, taker, given, taken = event
    players = with_player(state.players, giver, _exchanged(state.players[giver], given, taken))
    players = with_player(players, taker, _exchanged(players[taker], taken, given))
    for module in state.rules.modules:
        players = module.handed_over(state, players, event)
    return state._replace(
        players=players,
        face_up=less(state.face_up, given + taken),
        offers=without(state.offers, number),
        passed=state.passed - {taker},
        heard=over(state, number, taker),
    )


def _exchanged(player: Player, given: tuple[Card, ...], received: tuple[Card, ...]) -> Player:
    return player._replace(hand=less(player.hand, given), set_aside=player.set_aside + received)


def _declined(state: State, seat: Seat, number: int) -> State:
    offers = tuple(
        [
            offer._replace(declined=offer.declined | {seat}) if offer.number == number else offer
            for offer in state.offers
        ]
    )
    return state._replace(offers=offers)


def _trading_ended(state: State) -> State:
    active = state.players[state.active]
    active = active._replace(set_aside=active.set_aside + state.face_up)
    players = with_player(state.players, state.active, active)
    heard = (*state.heard, *[_heard(state, offer) for offer in state.offers])
    return state._replace(
        players=players, phase=PLANT_RECEIVED, face_up=(), offers=(), passed=frozenset(), heard=heard
    )


def _discarded(state: State, event: e.Discarded) -> State:
    seat, card, from_hand = event
    discard = (*state.discard, card)
    if not from_hand:
        return state._replace(face_up=less(state.face_up, (card,)), discard=discard)
    player = state.players[seat]
    player = player._replace(hand=less(player.hand, (card,)))
    return state._replace(players=with_player(state.players, seat, player), discard=discard)


def _field_bought(state: State, event: e.FieldBought) -> State:
    seat, paid, to_box = event
    player = state.players[seat]
    player = player._replace(
        thalers=player.thalers[: len(player.thalers) - len(paid)],
        fields=(*player.fields, Field()),
        bought_field=True,
    )
    players = with_player(state.players, seat, player)
    if to_box:
        return state._replace(players=players, box=state.box + paid)
    return state._replace(players=players, discard=state.discard + paid)
