"""For each kind of sentence about the town of High Bohn whether it is true by the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS, in_play
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.score import score
from bot.games.bohnanza.high_bohn.shown import ScoreView
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.high_bohn.town import holdings, town
from bot.games.bohnanza.moves import Harvest
from tests.players.bohnanza.told import Told, crop


def bought(told: Told) -> tuple[Building, ...]:
    """What the move buys."""
    assert isinstance(told.move, h.BuyBuildings)
    return told.move.buildings


def scores(told: Told) -> tuple[ScoreView, ScoreView]:
    """The score of this seat before and after the move."""
    after = told.after(told.move)
    assert after is not None
    return score(told.me), score(after.players[told.seat])


def paid(told: Told) -> bool:
    """Whether the purchase takes so many thalers of these beans and adds so much to the score."""
    before, after = scores(told)
    price = told.number("price")
    named = {BUILDINGS[building].bean for building in bought(told)}
    right = set(told.named()) == named and told.number("number") == len(bought(told))
    return right and before.cash - after.cash == price == after.buildings - before.buildings


def any_purchase(told: Told) -> bool:
    """Whether any building may be bought now."""
    return any(told.after(h.BuyBuildings((one,))) is not None for one in in_play(told.state.rules.beans))


def unsold(told: Told) -> int:
    """How many buildings of the type named are for sale."""
    return sum(BUILDINGS[one].type == told.facts["type"] for one in town(told.state).unsold)


def types(told: Told) -> set[str]:
    """The types of which this seat has a building."""
    return {BUILDINGS[one].type for one in holdings(told.me).buildings}


def pay_for_something(told: Told) -> set[Bean]:
    """The beans that pay for a building which this seat may still buy, if it has the thalers."""
    left = [BUILDINGS[one] for one in town(told.state).unsold]
    return {facts.bean for facts in left if facts.type not in types(told)}


def chosen(told: Told) -> set[Bean]:
    """The beans that become thalers."""
    match told.move:
        case h.HarvestFor(_, tuple(thalers)):
            return set(thalers)
        case h.HarvestFor(place) | Harvest(place):
            after = told.after(told.move)
            assert after is not None
            new = set(after.players[told.seat].thalers) - set(told.me.thalers)
            return {BEAN[card] for card in new} & set(crop(told.me.fields[place]))
    return set()


def in_front(told: Told) -> set[Bean]:
    """The bean that stands in front of the hand after the move, if it did not before."""
    after = told.after(told.move)
    assert after is not None
    front = after.players[told.seat].hand[0]
    return {BEAN[front]} if front != told.me.hand[0] else set()


def moved(told: Told) -> int:
    """By how many places a card goes back in the hand."""
    assert isinstance(told.move, h.MoveCard)
    after = told.after(told.move)
    assert after is not None
    card = told.move.card
    there = after.players[told.seat].hand.index(card)
    assert told.named() == (BEAN[card],)
    assert told.number("place") == there + 1
    return there - told.me.hand.index(card)


def seen_first(told: Told) -> bool:
    """Whether the bean named lies on top of the draw pile, where its owner has looked."""
    own = told.view.own
    can = None if own is None else options_of(own.options)
    top = told.state.draw_pile[-1]
    return can is not None and can.peeked == top and told.named() == (BEAN[top],)


def first_drawn(told: Told) -> bool:
    """Whether the bean named comes first among the cards drawn."""
    assert isinstance(told.move, h.Reorder)
    return told.named() == (BEAN[told.move.cards[0]],)


TOWN: Mapping[str, Callable[[Told], bool]] = {
    "hint-buy-buildings": paid,
    "hint-bonus": lambda told: (
        tuple(part.bonus for part in scores(told)) == (told.number("before"), told.number("bonus"))
    ),
    "hint-building": lambda told: (told.facts["building"],) == bought(told),
    "hint-buy-no-more": any_purchase,
    "hint-buy-nothing": lambda told: not any_purchase(told),
    "hint-name-type-own": lambda told: told.facts["type"] in types(told) and told.number("left") == unsold(told),
    "hint-name-type": lambda told: (
        told.facts["type"] not in types(told) and told.number("left") == unsold(told) > 0
    ),
    "hint-take-last-planted": lambda told: told.after(h.TakeLastPlanted()) is not None,
    "hint-final-harvest-useful": lambda told: set(told.named()) == chosen(told) & pay_for_something(told),
    "hint-final-harvest": lambda told: (
        set(told.named()) == chosen(told) and not chosen(told) & pay_for_something(told)
    ),
    "hint-store-homeless": lambda told: told.no_field_left(told.named(), []) and told.after(told.move) is not None,
    "hint-store": lambda told: (
        isinstance(told.move, h.Store)
        and told.named() == (BEAN[told.move.card],)
        and told.after(told.move) is not None
    ),
    "hint-peek": lambda told: told.after(h.Peek()) is not None and bool(told.state.draw_pile),
    "hint-put-to-bottom-useless": lambda told: seen_first(told) and not set(told.named()) & told.standing(),
    "hint-put-to-bottom": lambda told: seen_first(told) and set(told.named()) <= told.standing(),
    "hint-move-card-front": lambda told: set(told.named()) == in_front(told) <= told.standing(),
    "hint-move-card": lambda told: moved(told) > 0,
    "hint-move-card-forward": lambda told: moved(told) < 0,
    "hint-reorder-grows": lambda told: first_drawn(told) and set(told.named()) <= told.standing(),
    "hint-reorder": lambda told: first_drawn(told) and not set(told.named()) & told.standing(),
}
