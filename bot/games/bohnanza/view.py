"""What one viewer sees of a game, built from nothing: what is not put in here stays hidden (B3.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache, lru_cache
from typing import Any, NamedTuple

from bot.games.bohnanza.cards import BEAN, Bean, Card, beans, next_step, sort_beans
from bot.games.bohnanza.chapters.drawing import last_of_pile
from bot.games.bohnanza.chapters.ending import score
from bot.games.bohnanza.chapters.harvesting import meter, third_field_price, unprotected
from bot.games.bohnanza.chapters.planting import may_plant_from_hand
from bot.games.bohnanza.chapters.trading import done
from bot.games.bohnanza.chapters.turn import to_act
from bot.games.bohnanza.edition import BeanProtection as BeanProtection
from bot.games.bohnanza.edition import Harvesting as Harvesting
from bot.games.bohnanza.edition import LastExhaustion, StartPlayer, Tie
from bot.games.bohnanza.edition import Turn as Turn
from bot.games.bohnanza.expansion_types import ExpansionView
from bot.games.bohnanza.heard import Heard as Heard
from bot.games.bohnanza.options import Options, options
from bot.games.bohnanza.state import PLANT, Field, Offer, Player, Plot, Rules, State
from bot.games.bohnanza.state import Phase as Phase
from bot.games.contract import Outcome, Seat, Viewer
from bot.games.lately import lately
from bot.games.quick_replace import quickly_replaced


class FieldView(NamedTuple):
    """A field: its bean and number of cards, what it pays now, how many cards pay more, and how much these pay."""

    bean: Bean | None
    """None where it is empty or mixed."""
    cards: int
    pays: int
    next_step: int | None
    protected: bool
    """Bean protection forbids harvesting it now (B6.3)."""
    only: Bean | None = None
    """The one bean that it takes, where it is limited."""
    mixed: tuple[Bean, ...] = ()
    """What stands in it in the order of planting, where that is not all the same."""
    next_pays: int = 0
    """What `next_step` cards pay; 0 where nothing pays more."""


@quickly_replaced
class SeatView(NamedTuple):
    """What everybody sees of a seat; thalers by their bean side, the topmost last."""

    seat: Seat
    hand: int
    fields: tuple[FieldView, ...]
    set_aside: tuple[Bean, ...]
    thalers: tuple[Bean, ...]
    bought_field: bool
    passed: bool
    """Whether the seat is done with this turn's trading (B5.8)."""


@quickly_replaced
class OfferView(NamedTuple):
    """An open offer; `cards` names the very copies to their giver alone."""

    number: int
    seat: Seat
    to: Seat | None
    give: tuple[Bean, ...]
    want: tuple[Bean, ...]
    declined: tuple[Seat, ...]
    cards: tuple[Card, ...]


class Own(NamedTuple):
    """What a seat alone sees: its hand from the front, its cards to plant, and what it may do now."""

    seat: Seat
    hand: tuple[Card, ...]
    set_aside: tuple[Card, ...]
    options: Options


class Ahead(StrEnum):
    """What turning up this turn's cards brings about besides (B2, B8)."""

    NOTHING = "nothing"
    LAST_TURN = "last_turn"
    """The last cards of the draw pile are among them: this turn is the last."""
    END = "end"
    """The last cards of the draw pile are among them, and the game ends at once."""


@quickly_replaced
class View(NamedTuple):
    """All that one viewer sees."""

    beans: tuple[Bean, ...]
    """The beans in play."""
    turn: int
    kind: Turn
    """What a turn is made of."""
    harvesting: Harvesting
    """When a player may harvest."""
    bean_protection: BeanProtection
    """When a field with a single card may not be harvested."""
    phase: Phase
    active: Seat
    start: Seat
    start_bean: Seat | None
    """Who holds the start bean, or None where the edition has none (B2)."""
    waiting_for: tuple[Seat, ...]
    planted: int
    """How many cards the active player planted from the hand in this turn."""
    may_plant_more: bool
    """Whether the active player may plant another card from the hand now (B4.1)."""
    seats: tuple[SeatView, ...]
    turn_up: int
    """How many cards a turn turns up."""
    face_up: tuple[Card, ...]
    """Turned up; in a duel also what the opponent left as an offer (D3)."""
    offers: tuple[OfferView, ...]
    offered: int
    """The number of the newest offer of all that were made, open or not; 0 before the first one."""
    draw_pile: int
    discard: int
    discard_top: Bean | None
    box: int
    """How many cards have left the game."""
    exhaustions: int
    last_exhaustion: int
    ending: bool
    turning_up: Ahead
    """What turning up brings about, in phase 1."""
    last_draw: bool
    """Whether it is certain, once cards are turned up, that drawing at the end of this turn ends the game (B8)."""
    third_field_price: int | None
    """What a third field costs this viewer, or the table's price."""
    tie: Tie
    """What separates players with equal thalers (B2)."""
    own: Own | None
    """None for the table."""
    outcome: Outcome | None
    expansions: tuple[ExpansionView, ...]
    """What everybody sees of expansions."""
    course: tuple[tuple[int, ...], ...] = ()
    """Empty until the end; then everybody's score by seat at the start, after every turn, and at last."""
    heard: tuple[Heard, ...] = ()
    """The offers that are over, of this turn and of the others' turns before it."""
    discarded: tuple[int, ...] = ()
    """How many of each of the `beans` lie in the discard pile; everybody saw them go there (B3.2)."""


START_BEAN: Mapping[StartPlayer, Callable[[State], Seat | None]] = {
    StartPlayer.LEFT_OF_DEALER: lambda state: None,
    StartPlayer.HOLDER_OF_START_BEAN: lambda state: state.start,
}
"""For each rule of B2 the function that says who holds the start bean through the whole game."""


def view(state: State, viewer: Viewer) -> View:
    """What this viewer sees now: all that the table sees, and for a seat its own hand and what it may do."""
    rules, silent = state.rules, _in_silence(state.players, state.in_silence())
    own, price = None, rules.third_field_price
    if viewer is not None:
        player = state.players[viewer]
        own = Own(viewer, player.hand, player.set_aside, options(state, viewer))
        price = third_field_price(rules, player)
    return silent._replace(
        seats=_seats(state) if state.passed else silent.seats,
        offers=_offers(state, viewer) if state.offers else (),
        offered=state.offered,
        third_field_price=price,
        own=own,
        expansions=_expansions(state) if rules.modules else (),
        heard=state.heard,
    )


@lately
def _in_silence(players: tuple[Player, ...], things: tuple[Any, ...]) -> View:
    """What everybody sees but for talk and expansions; remembered, since people often only talk."""
    state = State(*things)
    rules, phase, discard = state.rules, state.phase, state.discard
    return View(  # by place: names take twice as long
        rules.beans,
        state.turn,
        rules.turn,
        rules.harvesting,
        rules.bean_protection,
        phase,
        state.active,
        state.start,
        START_BEAN[rules.start_player](state),
        to_act(state),
        state.planted,
        may_plant_from_hand(state),
        tuple([_seat(player, rules, seat) for seat, player in enumerate(players)]),
        rules.turn_up,
        state.face_up,
        (),
        0,
        len(state.draw_pile),
        len(discard),
        BEAN[discard[-1]] if discard else None,
        len(state.box),
        state.exhaustions,
        rules.last_exhaustion,
        state.ending,
        _turning_up(state) if phase is PLANT else NOTHING_AHEAD,
        phase in TURNED_UP and not state.ending and last_of_pile(state, rules.draw),
        rules.third_field_price,
        rules.tie,
        None,
        state.outcome,
        (),
        _course(state) if state.outcome else (),
        (),
        _discarded(discard, rules.beans),
    )


NOTHING_AHEAD = Ahead.NOTHING
TURNED_UP = frozenset({Phase.TRADE, Phase.PLANT_RECEIVED, Phase.PLANT_TURNED_UP})
"""The phases between turning up and drawing."""


def _turning_up(state: State) -> Ahead:
    if not last_of_pile(state, state.rules.turn_up):
        return NOTHING_AHEAD
    at_once = state.rules.last_exhaustion_in_phase_2 is LastExhaustion.ENDS_AT_ONCE
    return Ahead.END if at_once else Ahead.LAST_TURN


def _course(state: State) -> tuple[tuple[int, ...], ...]:
    scores = tuple([score(state.rules, player) for player in state.players])
    return ((0,) * len(scores), *state.course, scores)


@lately
def _expansions(state: State) -> tuple[ExpansionView, ...]:
    return tuple([added for module in state.rules.modules for added in module.view(state)])


@lately
def _discarded(cards: tuple[Card, ...], kinds: tuple[Bean, ...]) -> tuple[int, ...]:
    lying = Counter(map(BEAN.__getitem__, cards))
    return tuple([lying[bean] for bean in kinds])


@lately
def _seats(state: State) -> tuple[SeatView, ...]:
    """What all see of the seats, some of which are done with trading."""
    silent = _in_silence(state.players, state.in_silence())
    return tuple([seat._replace(passed=True) if done(state, seat.seat) else seat for seat in silent.seats])


@lately
def _seat(player: Player, rules: Rules, seat: Seat) -> SeatView:
    """What all see of a seat that is not done with trading."""
    hand, fields, set_aside, thalers, bought_field, _ = player
    harvestable = unprotected(player, rules)
    laid_out = [
        _planted(rules, player, field, protected=place not in harvestable) if field.crop else _empty(field.plot)
        for place, field in enumerate(fields)
    ]
    received, kept = sort_beans(rules.beans, set_aside), _thalers(thalers)
    return SeatView(seat, len(hand), tuple(laid_out), received, kept, bought_field, passed=False)


@lately
def _thalers(cards: tuple[Card, ...]) -> tuple[Bean, ...]:
    return beans(cards)


@cache
def _empty(plot: Plot) -> FieldView:
    return FieldView(None, 0, 0, None, protected=False, only=plot.only)


def _planted(rules: Rules, player: Player, field: Field, *, protected: bool) -> FieldView:
    crop, plot = field
    # Only an expansion lets different beans stand together.
    mixed = beans(crop) if rules.modules and len({BEAN[card] for card in crop}) > 1 else ()
    bean = None if plot.mixed else BEAN[crop[0]]
    return _field(bean, len(crop), meter(rules, player, field), protected, plot.only, mixed)


@lru_cache(maxsize=4096)
def _field(
    bean: Bean | None,
    cards: int,
    pays_for: tuple[int, ...],
    protected: bool,  # noqa: FBT001  # lru_cache tells calls by name and by position apart
    only: Bean | None,
    mixed: tuple[Bean, ...],
) -> FieldView:
    pays = pays_for[min(cards, len(pays_for) - 1)]
    more = next_step(pays_for, cards)
    next_pays = 0 if more is None else pays_for[more]
    return FieldView(bean, cards, pays, more, protected, only, mixed, next_pays)


def _offers(state: State, viewer: Viewer) -> tuple[OfferView, ...]:
    """The open offers as this viewer sees them: which copies are given, its giver alone."""
    kinds = state.rules.beans
    return tuple(
        [_own_offer(offer, kinds) if offer.seat == viewer else _offer(offer, kinds) for offer in state.offers]
    )


@lately
def _offer(offer: Offer, kinds: tuple[Bean, ...]) -> OfferView:
    """An offer as everybody sees it."""
    return _shown(offer, kinds, ())


@lately
def _own_offer(offer: Offer, kinds: tuple[Bean, ...]) -> OfferView:
    """An offer as its giver sees it."""
    return _shown(offer, kinds, offer.give)


def _shown(offer: Offer, kinds: tuple[Bean, ...], cards: tuple[Card, ...]) -> OfferView:
    number, seat, to, give, want, declined = offer
    refused = tuple(sorted(declined)) if declined else ()
    return OfferView(number, seat, to, sort_beans(kinds, give), want, refused, cards)
