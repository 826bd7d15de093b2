"""A sensible player of Bohnanza: takes what helps, gives what would cost a field, and grows a few beans."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.moves import (
    Accept,
    BuyField,
    Decline,
    Discard,
    Harvest,
    MakeOffer,
    Move,
    Plant,
)
from bot.games.bohnanza.options import AcceptOption
from bot.games.bohnanza.view import FieldView, OfferView, Own, View
from bot.games.chance import Chance
from bot.players.bohnanza.high_bohn import sensible_town_move
from bot.players.bohnanza.manners import AMONG_COMPUTERS, AMONG_PEOPLE, Manners
from bot.players.bohnanza.offers import given_away, may_be_taken, was_answered, was_made
from bot.players.bohnanza.priority import do_without, first_wanted
from bot.players.bohnanza.valuation.worth import Fields, fields_of, lost, worth_in_hand, worth_kept, worth_planted

WORTHWHILE = 0.05
"""The gain, in thalers, below which a trade is not worth proposing."""

DEAR = 0.7
"""What a harvest must throw away, in thalers, for a third field to be bought instead, early in the game."""

ENVY = 0.8
"""The part of somebody else's gain that counts against a trade."""

THEIR_ENVY = 0.5
"""The part of this player's gain that, as it expects of people, counts for them against a trade."""


def normal_player(view: View, chance: Chance) -> Move | None:
    """A sensible move; None where nothing is wanted and the game does not wait for this seat."""
    return _move(view, AMONG_COMPUTERS)


def normal_among_people(view: View, chance: Chance) -> Move | None:
    """The same where people sit at the table, to whom fewer offers are made."""
    return _move(view, AMONG_PEOPLE)


def _move(view: View, manners: Manners) -> Move | None:
    def trade(view: View, own: Own) -> Move | None:
        return _trade(view, own, manners)

    return first_wanted(view, in_town=sensible_town_move, trade=trade, plant=_plant)


def _plant(view: View, own: Own) -> Move | None:
    """Plant what fits, stews too, do without what need not be planted, else make room."""
    fields = view.seats[own.seat].fields
    fitting = [option for option in own.options.plant if option.places]
    if fitting:
        option = min(fitting, key=lambda one: all(fields[place].bean is None for place in one.places))
        return Plant(option.card, option.places[0])
    spared = (_dispensable(own, fields) if own.options.turn_up else None) or do_without(own)
    # Moves without fields are empty tuples, and so no truths.
    return _make_room(view, own, fields) if spared is None else spared


def _make_room(view: View, own: Own, fields: Sequence[FieldView]) -> Move:
    """Harvest what loses least; buy a field early rather than lose much."""
    can = own.options
    place = min(can.plant[0].harvest_first, key=lambda place: lost(fields[place]))
    if can.buy_field and view.exhaustions == 0 and lost(fields[place]) > DEAR:
        return BuyField()
    return Harvest(place)


def _dispensable(own: Own, fields: Sequence[FieldView]) -> Discard | None:
    """Discard the first card of the hand that grows nowhere, in a duel (D3); None where there is none."""
    standing = {field.bean for field in fields}
    return next((Discard(card) for card in own.options.discard if BEAN[card] not in standing), None)


def _trade(view: View, own: Own, manners: Manners) -> Move | None:
    """Accept the best offer, or answer one with a counter-offer or a no, or make an offer."""
    mine = fields_of(view, own.seat)
    offers = {offer.number: offer for offer in view.offers}
    accepted = _best_accepted(view, own, mine, offers, manners)
    if accepted is not None:
        return accepted
    propose = _proposed(view, own, mine, manners)
    if own.options.decline:
        answered = offers[own.options.decline[0]]
        once = manners.counter_offers and not was_answered(view, own, answered)
        counter = _counter(view, own, mine, propose, answered) if once else None
        return Decline(answered.number) if counter is None or was_made(view, own, counter) else counter
    return next((offer for offer in propose if not was_made(view, own, offer)), None)


def _best_accepted(
    view: View, own: Own, mine: Fields, offers: Mapping[int, OfferView], manners: Manners
) -> Accept | None:
    """Accept the offer that brings most, if any is worthwhile; people are not asked back for what they got."""
    parted = given_away(view, own.seat) if manners.polite else frozenset[Bean]()
    best: tuple[float, Accept | None] = WORTHWHILE, None
    for way in own.options.accept:
        give, got = _cheapest(view, mine, way), offers[way.offer].give
        gain = _received(mine, got) - sum(worth_kept(view, mine, card) for card in give)
        theirs = _received(fields_of(view, offers[way.offer].seat), [BEAN[card] for card in give])
        gain -= ENVY * max(theirs, 0.0)
        if gain > best[0] and parted.isdisjoint(got):
            best = gain, Accept(way.offer, give)
    return best[1]


def _proposed(view: View, own: Own, mine: Fields, manners: Manners) -> Iterable[MakeOffer]:
    """What to offer; to people nothing that they cannot take, or that does them no good, and nothing that was
    given away in this turn."""
    if not manners.allow_offer(view, own):
        return ()
    found = _ask_around(view, own, mine) if own.seat == view.active else _ask_active(view, own, mine)
    if not manners.polite:
        return found
    parted = given_away(view, own.seat)
    return (one for one in found if parted.isdisjoint(one.want) and _may_please(view, own, mine, one))


def _may_please(view: View, own: Own, mine: Fields, offer: MakeOffer) -> bool:
    """Whether somebody may have what this offer wants, and gains by it as far as their fields tell: by a gift that
    is asked for only whoever has no field for it."""
    seats = [seat for seat in range(len(view.seats)) if seat != own.seat] if offer.to is None else [offer.to]
    least = WORTHWHILE + THEIR_ENVY * max(_received(mine, offer.want), 0.0)
    asked = [offer._replace(to=seat) for seat in seats if _gain_of(view, seat, offer) > least]
    return any(may_be_taken(view, own, one) for one in asked)


def _gain_of(view: View, seat: int, offer: MakeOffer) -> float:
    """What this seat, whose hand is not known, gains by accepting an offer."""
    theirs = fields_of(view, seat)
    face_up = [BEAN[card] for card in view.face_up] if seat == view.active else []
    cost = [(worth_planted if bean in face_up else worth_in_hand)(theirs, bean) for bean in offer.want]
    return _received(theirs, [BEAN[card] for card in offer.give]) - sum(cost)


def _counter(
    view: View, own: Own, mine: Fields, propose: Iterable[MakeOffer], answered: OfferView
) -> MakeOffer | None:
    """The first proposal about the same beans that whoever made this offer may take; None where there is none."""
    spoken = {*answered.give, *answered.want}
    about = (one for one in propose if not spoken.isdisjoint([*one.want, *[BEAN[card] for card in one.give]]))
    made = (one._replace(to=answered.seat) for one in about if one.want)
    return next((one for one in made if _may_please(view, own, mine, one)), None)


def _cheapest(view: View, mine: Fields, way: AcceptOption) -> tuple[Card, ...]:
    """The copies to give that are worth least."""
    return tuple(
        card
        for copies in way.wanted
        for card in sorted(copies.cards, key=lambda card: worth_kept(view, mine, card))[: copies.needed]
    )


def _received(mine: Fields, beans: Iterable[Bean]) -> float:
    """What these cards are worth together, each planted after the one before."""
    total = 0.0
    for bean in beans:
        total += worth_planted(mine, bean)
        room = mine.room if bean in mine.standing else mine.room - 1
        mine = mine._replace(standing={**mine.standing, bean: mine.standing.get(bean, 0) + 1}, room=room)
    return total


def _ask_around(view: View, own: Own, mine: Fields) -> Iterable[MakeOffer]:
    """The active player's offers: cards that fit nowhere for beans that do; then those face up as gifts."""
    spare = [card for card in own.options.give if worth_kept(view, mine, card) < 0]
    wanted = _wanted(mine)
    for card in spare:
        for bean in wanted[:2]:
            yield MakeOffer((card,), (bean,))
    for card in spare:
        if card in view.face_up:
            yield MakeOffer((card,))


def _ask_active(view: View, own: Own, mine: Fields) -> Iterable[MakeOffer]:
    """What somebody else offers for a face-up card: a card that the active player grows, or nothing."""
    theirs = fields_of(view, view.active)
    for card in view.face_up:
        bean = BEAN[card]
        if worth_planted(mine, bean) <= WORTHWHILE or bean not in mine.standing:
            continue
        for spare in own.options.give:
            if worth_kept(view, mine, spare) < 0 and BEAN[spare] in theirs.standing:
                yield MakeOffer((spare,), (bean,), view.active)
        if bean not in theirs.standing:
            yield MakeOffer((), (bean,), view.active)


def _wanted(mine: Fields) -> list[Bean]:
    """The beans that grow here, the one that gains most by another card first."""
    return sorted(mine.standing, key=lambda bean: -worth_planted(mine, bean))
