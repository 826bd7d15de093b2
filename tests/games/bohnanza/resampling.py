"""Re-dealing all that a viewer cannot know: a game that looks the same from one seat and is another."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bot.games.bohnanza import events as e
from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.chapters.trading import tradable
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.high_bohn.banks import peeked
from bot.games.bohnanza.high_bohn.events import CardMoved, Reordered
from bot.games.bohnanza.high_bohn.town import Holdings, holdings
from bot.games.bohnanza.state import Field, Offer, Player, State
from bot.games.chance import Chance
from bot.games.contract import Seat, Viewer

Names = Mapping[Card, Card]


def redeal(state: State, viewer: Viewer, luck: Chance) -> State:
    """Another game that this viewer must not be able to tell from the real one.

    Re-dealt are the hands of others with the draw pile, and the discard pile below its top. What an open
    offer gives stays in its giver's hand, as everybody knows, but at other places and as other copies. At
    last the copies of each bean change their names wherever the viewer sees only the bean.
    """
    state = _other_hands(state, viewer, luck)
    state = _other_copies_offered(state, viewer, luck)
    below = luck.shuffle(state.discard[:-1])
    state = state._replace(discard=below + state.discard[-1:])
    return _renamed(state, _other_names(state, viewer, luck))


def _other_hands(state: State, viewer: Viewer, luck: Chance) -> State:
    hidden = [seat for seat in range(len(state.players)) if seat != viewer]
    pledged = {seat: _pledged(state, seat) for seat in hidden}
    top = known_top(state, viewer)
    pool = [card for card in state.draw_pile if card not in top]
    for seat in hidden:
        pool += [card for card in state.players[seat].hand if card not in pledged[seat]]
    dealt = list(luck.shuffle(pool))
    players = list(state.players)
    for seat in hidden:
        fresh = len(players[seat].hand) - len(pledged[seat])
        cards = (*pledged[seat], *dealt[:fresh])
        players[seat] = players[seat]._replace(hand=luck.shuffle(cards))
        dealt = dealt[fresh:]
    return state._replace(players=tuple(players), draw_pile=(*dealt, *top))


def known_top(state: State, viewer: Viewer) -> tuple[Card, ...]:
    """The top card of the draw pile where this viewer's Bank looked at it (H5)."""
    card = None if viewer is None or not state.common else peeked(state, viewer)
    return () if card is None else (card,)


def _pledged(state: State, seat: Seat) -> list[Card]:
    """The cards of a hand that the seat's offers give."""
    given = {card for offer in state.offers if offer.seat == seat for card in offer.give}
    return [card for card in state.players[seat].hand if card in given]


def _other_copies_offered(state: State, viewer: Viewer, luck: Chance) -> State:
    """Offers of others give other copies of the same beans, from wherever their giver may take them.

    Between a trade and the lapse that follows an offer may give a card that is gone: it is left alone.
    """
    offers: list[Offer] = []
    for offer in state.offers:
        own = tradable(state, offer.seat)
        if offer.seat != viewer and set(offer.give) <= set(own):
            offer = offer._replace(give=_copies(offer.give, own, luck))
        offers.append(offer)
    return state._replace(offers=tuple(offers))


def _copies(cards: Sequence[Card], source: Sequence[Card], luck: Chance) -> tuple[Card, ...]:
    left = list(luck.shuffle(source))
    found: list[Card] = []
    for card in cards:
        copy = next(other for other in left if BEAN[other] == BEAN[card])
        left.remove(copy)
        found.append(copy)
    return luck.shuffle(found)


def _other_names(state: State, viewer: Viewer, luck: Chance) -> Names:
    """A new name, of the same bean, for every card that the viewer does not see by name."""
    seen = set(state.face_up)
    if viewer is not None:
        own = state.players[viewer]
        seen |= {*own.hand, *own.set_aside, *known_top(state, viewer)}
        if own.estate:
            seen |= {*holdings(own).stored}
    copies: dict[Bean, list[Card]] = defaultdict(list)
    for card in state.rules.deck():
        if card not in seen:
            copies[BEAN[card]].append(card)
    return {old: new for cards in copies.values() for old, new in zip(cards, luck.shuffle(cards), strict=True)}


def _renamed(state: State, names: Names) -> State:
    def new(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(names.get(card, card) for card in cards)

    def player(old: Player) -> Player:
        fields = tuple(Field(new(field.crop), field.plot) for field in old.fields)
        estate = tuple(renamed(kept) if isinstance(kept, Holdings) else kept for kept in old.estate)
        return Player(new(old.hand), fields, new(old.set_aside), new(old.thalers), old.bought_field, estate)

    def renamed(held: Holdings) -> Holdings:
        return replace(
            held,
            stored=new(held.stored),
            under_saloon=new(held.under_saloon),
            under_distillery=new(held.under_distillery),
            from_stores=new(held.from_stores),
        )

    return state._replace(
        players=tuple(player(old) for old in state.players),
        draw_pile=new(state.draw_pile),
        face_up=new(state.face_up),
        discard=new(state.discard),
        box=new(state.box),
        offers=tuple(offer._replace(give=new(offer.give)) for offer in state.offers),
    )


def disguise(before: State, event: Event, viewer: Viewer, luck: Chance) -> Event:
    """The same event with everything in it changed that this viewer does not learn from it."""
    match event:
        case e.Drawn(seat, cards) if seat != viewer:
            return e.Drawn(seat, luck.shuffle(before.draw_pile)[: len(cards)])
        case CardMoved(seat, _, _) if seat != viewer:
            hand = before.players[seat].hand
            return CardMoved(seat, luck.shuffle(hand)[0], luck.lot(len(hand)))
        case Reordered(seat, cards) if seat != viewer:
            return Reordered(seat, luck.shuffle(cards))
        case e.Shuffled(draw_pile):
            return e.Shuffled(luck.shuffle(draw_pile))
        case e.Offered(number, seat, to, give, want) if seat != viewer:
            return e.Offered(number, seat, to, _any_copies(before, give, luck), want)
        case e.Traded(number, giver, taker, given, taken) if viewer not in (giver, taker):
            return e.Traded(
                number, giver, taker, _any_copies(before, given, luck), _any_copies(before, taken, luck)
            )
        case _:
            return event


def _any_copies(state: State, cards: Sequence[Card], luck: Chance) -> tuple[Card, ...]:
    return _copies(cards, state.rules.deck(), luck)
