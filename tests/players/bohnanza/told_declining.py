"""For each kind of sentence about an offer that is declined whether it is true by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, product

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import BEAN, Bean, Card, beans
from bot.games.bohnanza.chapters.harvesting import meter
from bot.games.bohnanza.chapters.trading import tradable
from bot.games.bohnanza.state import Field, Offer, Phase, Player
from bot.players.bohnanza.trading import Trader
from tests.players.bohnanza.told import A_CARD, Told, crop


def declined(told: Told) -> Offer:
    """The offer that the move declines."""
    assert isinstance(told.move, m.Decline)
    number = told.move.offer
    return next(one for one in told.state.offers if one.number == number)


def got(told: Told) -> tuple[Bean, ...]:
    """What the offer would bring."""
    return beans(declined(told).give)


def among_wanted(told: Told) -> bool:
    """Whether the offer asks for all beans named."""
    return set(told.named()) <= set(declined(told).want)


def pays_from(told: Told, cards: int) -> bool:
    """Whether what is said pays more than so many cards does, and no less would do."""
    bean = told.named()[0]
    step, pays = told.step(bean, cards)
    return told.named("more") == (bean,) * step and told.number("next_pays") == pays > 0


def full(told: Told) -> bool:
    """Whether no empty field is left for the beans named, with all that is to be planted besides."""
    named, empty = set(told.named()), [field for field in told.me.fields if not field.crop]
    others = {bean for bean in [*told.due(), *got(told)] if bean not in told.standing() | named}
    reserved = {field.plot.only for field in empty}
    return not named & reserved and len(empty) <= len(others | reserved - {None})


def the_same(told: Told) -> bool:
    """Whether the field where a kind that is received grows pays the same with all of it and without, as is said;
    and whether every kind grows."""
    bean = told.named()[0]
    without, cards = len(told.field.crop) + told.due().count(bean), got(told).count(bean)
    pays = {told.pays(bean, without), told.pays(bean, without + cards)}
    grows = BEAN[told.field.crop[0]] == bean
    return (
        told.named() == (bean,) * cards
        and set(got(told)) <= told.standing()
        and grows
        and pays == {told.number("pays")}
    )


def gave_away(told: Told) -> bool:
    """Whether this seat has given away all beans named in this turn."""
    traded = [one for one in told.state.heard if one.turn == told.state.turn and one.taker is not None]
    gave = [one.give for one in traded if one.seat == told.seat]
    gave += [one.want for one in traded if one.taker == told.seat]
    return set(told.named()) <= {bean for beans in gave for bean in beans} & set(got(told))


def open_to(player: Player, bean: Bean) -> bool:
    """Whether an empty field of this player takes this bean."""
    return any(not field.crop and field.plot.only in (None, bean) for field in player.fields)


def held(told: Told) -> bool:
    """Whether so many cards of the bean are there to plant as is said, and not all of them asked for."""
    bean = told.named()[0]
    mine = [*beans(told.me.hand), *told.due()].count(bean)
    return told.named() == (bean,) * mine and 0 < declined(told).want.count(bean) < mine


def helps(told: Told) -> bool:
    """Whether whoever made the offer gains as much of it as is said, by what a computer thinks of both."""
    own, offer, bean = told.view.own, declined(told), got(told)
    assert own is not None
    trader, gains = Trader(told.view, own), []
    for given in ways(told, offer):
        theirs = trader.prospects.theirs(offer.seat, beans(given), bean)
        gains.append((theirs, trader.gain(given, bean)))
    said = {
        "more": lambda theirs, mine: theirs > mine,
        "nearly": lambda theirs, mine: mine >= theirs > mine * 3 / 4,
    }
    return told.number("who") == offer.seat and any(said[str(told.facts["much"])](*both) for both in gains)


def ways(told: Told, offer: Offer) -> Iterator[tuple[Card, ...]]:
    """All cards with which the offer could be accepted."""
    mine = tradable(told.state, told.seat)
    wanted = Counter(offer.want).items()
    choices = [combinations([card for card in mine if BEAN[card] == bean], needed) for bean, needed in wanted]
    for chosen in product(*choices):
        yield tuple(card for cards in chosen for card in cards)


def theirs_pays(told: Told) -> bool:
    """Whether a field of whoever made the offer would hold and pay what is said."""
    offer, named = declined(told), told.named("crop")
    who = told.state.players[offer.seat]
    mine = told.state.phase is Phase.TRADE and offer.seat == told.state.active
    up = [bean for bean in beans(told.state.face_up) if mine and bean not in got(told)]
    due = [*[bean for bean in beans(who.set_aside) if bean not in got(told)], *up]

    def fits(field: Field) -> bool:
        bean = BEAN[field.crop[0]]
        without = crop(field) + (bean,) * due.count(bean)
        table = meter(told.state.rules, who, Field(A_CARD[bean]))
        pays = [table[min(len(cards), len(table) - 1)] for cards in (without, named)]
        more = (bean,) * offer.want.count(bean)
        return bool(more) and named == without + more and pays == [told.number("before"), told.number("pays")]

    return told.number("who") == offer.seat and any(fits(field) for field in who.fields if field.crop)


def named_player(told: Told) -> Player:
    """Whoever made the offer, who is the one that the sentence names."""
    assert told.number("who") == declined(told).seat
    return told.state.players[declined(told).seat]


DECLINING: Mapping[str, Callable[[Told], bool]] = {
    "hint-decline-lacking": lambda told: (
        told.named() == declined(told).want
        and not Counter(told.named()) <= Counter(beans(tradable(told.state, told.seat)))
    ),
    "hint-decline-homeless": lambda told: (
        set(told.named()) <= set(got(told)) and told.no_field_left(told.named(), [*told.due(), *got(told)])
    ),
    "hint-decline-among": lambda told: (
        set(told.named()) <= set(got(told))
        and full(told)
        and not any({bean} == set(crop(field)) for bean in told.named() for field in told.me.fields)
    ),
    "hint-decline-new": lambda told: (
        set(told.named()) <= set(got(told)) - told.standing() - set(told.due())
        and not any(told.no_field_left((bean,), told.due()) for bean in told.named())
    ),
    "hint-decline-same": the_same,
    "hint-decline-grown": lambda told: among_wanted(told) and set(told.named()) <= set(crop(told.field)),
    "hint-decline-free": lambda told: (
        among_wanted(told) and all(open_to(told.me, bean) for bean in told.named()) and pays_from(told, 0)
    ),
    "hint-decline-held": lambda told: held(told) and pays_from(told, len(told.named()) - 1),
    "hint-decline-kept": lambda told: Counter(told.named()) <= Counter(declined(told).want) and pays_from(told, 0),
    "hint-decline-back": gave_away,
    "hint-decline-nothing": lambda told: not got(told) and told.named() == declined(told).want,
    "hint-decline-helps": helps,
    "hint-decline-pays": lambda told: theirs_pays(told) and told.number("pays") > told.number("before"),
    "hint-decline-room": lambda told: (
        among_wanted(told) and all(open_to(named_player(told), bean) for bean in told.named())
    ),
    "hint-decline-rid": lambda told: (
        set(told.named()) <= set(got(told))
        and not set(told.named()) & {bean for field in named_player(told).fields for bean in crop(field)}
    ),
    "hint-decline": lambda told: (
        (told.named("give"), Counter(told.named("get"))) == (declined(told).want, Counter(got(told)))
    ),
}
