"""Where the town lets cards go: stews, Farm 2, fields for one bean, and the General Store (H5–H7)."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.edition import Rules
from bot.games.bohnanza.high_bohn.effects import Stew
from bot.games.bohnanza.high_bohn.events import StewBegan, Stored
from bot.games.bohnanza.high_bohn.town import has, holdings
from bot.games.bohnanza.log import Log
from bot.games.bohnanza.planting import plantable, why_not_plantable
from bot.games.bohnanza.state import PLANT, PLANT_RECEIVED, Field, Player, State
from bot.games.contract import IllegalMove, Seat


def places(rules: Rules, player: Player, bean: Bean) -> tuple[int, ...]:
    """The fields that take this bean: the usual ones, those for it alone, stews, and those it is sown among."""
    any_bean = [(place, field) for place, field in enumerate(player.fields) if field.only is None]
    same = [place for place, field in any_bean if field.bean == bean]
    empty = [place for place, field in any_bean if not field.crop]
    usual = same + empty if rules.same_bean_twice else same or empty
    alone = [place for place, field in enumerate(player.fields) if field.only == bean]
    begun, either = stews(player, bean)
    beside = [place for place, field in any_bean if _joins_stew(field, bean) or _sows(player, bean, field)]
    return tuple(dict.fromkeys([*usual, *alone, *beside, *begun, *either]))


def stews(player: Player, bean: Bean) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The places where this bean begins a stew, and those where it is sown unless a stew is wished (H6, H7)."""
    if not has(player, Stew):
        return (), ()
    single = [place for place, field in enumerate(player.fields) if _could_become_stew(field, bean)]
    either = tuple([place for place in single if _sows(player, bean, player.fields[place])])
    return tuple([place for place in single if place not in either]), either


def _could_become_stew(field: Field, bean: Bean) -> bool:
    return len(field.crop) == 1 and field.only is None and not field.stew and field.bean != bean


def _joins_stew(field: Field, bean: Bean) -> bool:
    return field.stew and bean not in [BEAN[card] for card in field.crop]


def _sows(player: Player, bean: Bean, field: Field) -> bool:
    return any(effect.sows(bean, field) for effect in holdings(player).effects())


def begin_stew(log: Log, seat: Seat, bean: Bean, place: int, *, wished: bool) -> None:
    """Let a field become a stew where this bean begins one, or may and is wished to (H6, H7)."""
    begun, either = stews(log.state.players[seat], bean)
    if place in begun or (wished and place in either):
        log.add(StewBegan(seat, place))
    elif wished:
        raise IllegalMove("no-stew-there")


def room(player: Player) -> int:
    """How many more cards the General Store takes."""
    held = holdings(player)
    return max([effect.room() for effect in held.effects()], default=0) - len(held.stored)


def storable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that this seat may store now: where it would plant, but nothing from another's store (H7)."""
    player = state.players[seat]
    if state.phase not in (PLANT, PLANT_RECEIVED) or room(player) < 1:
        return ()
    return tuple([card for card in plantable(state, seat) if not _from_store(state, player, card)])


def _from_store(state: State, player: Player, card: Card) -> bool:
    held = holdings(player)
    return held.from_stores_in == state.turn and card in held.from_stores and state.phase is PLANT_RECEIVED


def store(log: Log, seat: Seat, card: Card) -> None:
    """Put a card on the General Store; raises Refusal where it may not be planted, or there is no room."""
    state = log.state
    player = state.players[seat]
    if not any(effect.room() for effect in holdings(player).effects()):
        raise IllegalMove("no-store")
    if card not in plantable(state, seat):
        raise why_not_plantable(state, seat, card)
    if room(player) < 1:
        raise IllegalMove("store-is-full")
    if _from_store(state, player, card):
        raise IllegalMove("from-anothers-store", bean=BEAN[card])
    log.add(Stored(seat, card, state.phase is PLANT))
