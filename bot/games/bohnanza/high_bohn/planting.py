"""Where the town lets cards go: stews, Farm 2, fields for one bean, and the General Store (H5–H7)."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.chapters.planting import plantable, require_room, why_not_plantable
from bot.games.bohnanza.events import Planted
from bot.games.bohnanza.high_bohn.effects import Stew
from bot.games.bohnanza.high_bohn.events import StewBegan, Stored
from bot.games.bohnanza.high_bohn.shown import StewOption
from bot.games.bohnanza.high_bohn.town import has, holdings
from bot.games.bohnanza.state import ANY_BEAN, PLANT, PLANT_RECEIVED, Field, Log, Player, State
from bot.games.contract import IllegalMove, Seat


def places(player: Player, bean: Bean, usual: tuple[int, ...]) -> tuple[int, ...]:
    """The fields that take this bean: the usual ones, stews, and those of other beans where it may be sown."""
    beside = [
        place
        for place, field in enumerate(player.fields)
        if _joins_stew(field, bean) or _sows(player, bean, field)
    ]
    must, may = _stews(player, bean)
    return tuple(dict.fromkeys([*usual, *beside, *must, *may]))


def stew_options(state: State, seat: Seat) -> tuple[StewOption, ...]:
    """The cards that this seat may plant now and that begin stews."""
    player = state.players[seat]
    if not has(player, Stew):
        return ()
    ways = [StewOption(card, *_stews(player, BEAN[card])) for card in plantable(state, seat)]
    return tuple([way for way in ways if way.must or way.may])


def _stews(player: Player, bean: Bean) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The places where this bean must begin a stew, and those where it may if its owner chooses so (H6, H7)."""
    if not has(player, Stew):
        return (), ()
    single = [place for place, field in enumerate(player.fields) if _could_become_stew(field, bean)]
    may = tuple([place for place in single if _sows(player, bean, player.fields[place])])
    return tuple([place for place in single if place not in may]), may


def _could_become_stew(field: Field, bean: Bean) -> bool:
    return len(field.crop) == 1 and field.plot == ANY_BEAN and field.bean != bean


def _joins_stew(field: Field, bean: Bean) -> bool:
    return field.plot.mixed and bean not in [BEAN[card] for card in field.crop]


def _sows(player: Player, bean: Bean, field: Field) -> bool:
    return any(effect.sows(bean, field) for effect in holdings(player).effects())


def before_planted(log: Log, seat: Seat, bean: Bean, place: int) -> None:
    """Let a field become a stew where this bean must begin one (H7)."""
    must, _ = _stews(log.state.players[seat], bean)
    if place in must:
        log.add(StewBegan(seat, place))


def begin_stew(log: Log, seat: Seat, card: Card, place: int) -> None:
    """Plant a card and begin a stew with it, where it must or may (H6, H7); raises Refusal."""
    state = log.state
    require_room(state, seat, card, place)
    must, may = _stews(state.players[seat], BEAN[card])
    if place not in (*must, *may):
        raise IllegalMove("no-stew-there")
    log.add(StewBegan(seat, place))
    log.add(Planted(seat, card, place, state.phase is PLANT))


def room(player: Player) -> int:
    """How many more cards the General Store takes."""
    held = holdings(player)
    return max([effect.room() for effect in held.effects()], default=0) - len(held.stored)


def storable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that this seat may store now: those that it may plant, but none from another's store (H7)."""
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
