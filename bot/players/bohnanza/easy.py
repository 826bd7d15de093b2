"""A player of Bohnanza who is new to the game: plants what fits, takes what is useful, makes the obvious trade."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.moves import (
    Accept,
    BuyField,
    Decline,
    Harvest,
    MakeOffer,
    Move,
    Plant,
)
from bot.games.bohnanza.options import AcceptOption
from bot.games.bohnanza.view import FieldView, Own, View
from bot.games.chance import Chance
from bot.players.bohnanza.high_bohn import eager_town_move
from bot.players.bohnanza.offers import is_open
from bot.players.bohnanza.priority import do_without, first_wanted, growing, plant_growing

OFFERS = 2
"""How many offers this player keeps open at most."""


def easy_player(view: View, chance: Chance) -> Move | None:
    """A newcomer's move; None where nothing is wanted and the game does not wait for this seat."""
    return first_wanted(view, in_town=eager_town_move, trade=_trade, plant=_plant)


def _plant(view: View, own: Own) -> Move | None:
    """Plant what grows already or must be planted, do without what need not be, else make room."""
    can, grown = own.options, plant_growing(view, own)
    if grown is not None:
        return grown
    for option in can.plant:
        if option.places and (view.planted == 0 or not can.turn_up):
            return Plant(option.card, option.places[0])
    spared = do_without(own)
    # Moves without fields are empty tuples, and so no truths.
    return _make_room(view, own) if spared is None and can.plant else spared


def _make_room(view: View, own: Own) -> Move:
    """Harvest what pays most, of equals the shortest; buy a field early rather than harvest for nothing."""
    can, fields = own.options, view.seats[own.seat].fields
    place = max(can.plant[0].harvest_first, key=lambda place: (fields[place].pays, -fields[place].cards))
    if can.buy_field and view.exhaustions == 0 and not fields[place].pays:
        return BuyField()
    return Harvest(place)


def _trade(view: View, own: Own) -> Move | None:
    """Accept what is useful for what is not, decline the rest, then ask for what is useful."""
    mine = view.seats[own.seat]
    grown = growing(mine.fields) | set(mine.set_aside)
    offers = {offer.number: offer for offer in view.offers}
    for way in own.options.accept:
        received, wanted = offers[way.offer].give, offers[way.offer].want
        if received and grown.issuperset(received) and grown.isdisjoint(wanted):
            return Accept(way.offer, _first_copies(way))
    if own.options.decline:
        return Decline(own.options.decline[0])
    if len(own.options.withdraw) >= OFFERS:
        return None
    spare = [card for card in own.options.give if BEAN[card] not in grown]
    proposals = (
        _ask_around(view, spare, mine.fields) if own.seat == view.active else _ask_active(view, spare, grown)
    )
    return next((offer for offer in proposals if not is_open(view, own, offer)), None)


def _first_copies(way: AcceptOption) -> tuple[Card, ...]:
    return tuple(card for copies in way.wanted for card in copies.cards[: copies.needed])


def _ask_around(view: View, spare: Sequence[Card], fields: Sequence[FieldView]) -> Iterable[MakeOffer]:
    """Offers that give each face-up card that grows nowhere here for a card of the longest field."""
    longest = max(fields, key=lambda field: field.cards if field.bean and field.next_step else 0)
    for card in spare:
        if card in view.face_up and longest.bean:
            yield MakeOffer((card,), (longest.bean,))


def _ask_active(view: View, spare: Sequence[Card], grown: set[Bean | None]) -> Iterable[MakeOffer]:
    """Offers that give a card that only the active player grows for one face up that only this player grows."""
    theirs = growing(view.seats[view.active].fields)
    for wanted in view.face_up:
        for card in spare:
            if BEAN[wanted] in grown and BEAN[wanted] not in theirs and BEAN[card] in theirs:
                yield MakeOffer((card,), (BEAN[wanted],), view.active)
