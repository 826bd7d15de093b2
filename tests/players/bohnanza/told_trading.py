"""For each kind of sentence about trading whether it is true by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean, beans
from bot.games.bohnanza.chapters.trading import addressed, tradable
from bot.games.bohnanza.state import Offer
from tests.players.bohnanza.told import Told, crop
from tests.players.bohnanza.told_declining import DECLINING


def offer(told: Told) -> Offer:
    """The offer that the move is about."""
    assert isinstance(told.move, (m.Accept, m.Decline, m.Withdraw))
    number = told.move.offer
    return next(one for one in told.state.offers if one.number == number)


def got(told: Told) -> tuple[Bean, ...]:
    """What the move brings, or would."""
    return told.move.want if isinstance(told.move, m.MakeOffer) else beans(offer(told).give)


def given(told: Told) -> set[Bean]:
    """The kinds that the move gives, or would."""
    assert isinstance(told.move, (m.Accept, m.MakeOffer))
    return set(beans(told.move.give))


def comes_to(told: Told) -> bool:
    """Whether the field would hold and pay what is said, with the cards that are got and without them."""
    bean = told.named("crop")[0]
    without = len(told.field.crop) + told.due().count(bean)
    cards = without + got(told).count(bean)
    step, pays = told.step(bean, cards)
    return (
        told.named("crop") == crop(told.field) + (bean,) * (cards - len(told.field.crop))
        and cards > without
        and told.number("pays") == told.pays(bean, cards)
        and told.number("before") == told.pays(bean, without)
        and told.named("more") == (bean,) * step
        and told.number("next_pays") == pays
        and (isinstance(told.move, m.MakeOffer) or held_after(told, bean) == cards)
    )


def held_after(told: Told, bean: Bean) -> int:
    """How many cards of a bean lie in the field and are to be planted once an offer is accepted."""
    after = told.after(told.move)
    assert after is not None
    told = told._replace(state=after, move=m.Pass())
    return len(told.field.crop) + told.due().count(bean)


def new(told: Told) -> bool:
    """Whether the bean would be new in the fields, what is said of room for it, and from when on it pays."""
    bean = told.named()[0]
    step, pays = told.step(bean, 0)
    full = told.no_field_left((bean,), told.due())
    stands = bean in told.standing()
    room = {"yes": not full, "no": full, "mixed": not stands, "among": stands}
    return (
        bean in got(told)
        and all(set(crop(field)) != {bean} for field in told.me.fields)
        and room[str(told.facts["room"])]
        and told.named("more") == (bean,) * step
        and told.number("next_pays") == pays
    )


def nowhere(told: Told) -> bool:
    """Whether none of the beans named has a field, or would have, each by itself."""
    return all(told.no_field_left((bean,), told.due()) for bean in told.named())


def payable(told: Told) -> list[Offer]:
    """The open offers that this seat could accept."""
    mine = Counter(beans(tradable(told.state, told.seat)))
    return [one for one in told.state.offers if addressed(one, told.seat) and Counter(one.want) <= mine]


def asked(told: Told, one: Offer) -> set[int]:
    """Whom an offer is made to."""
    return set(range(len(told.state.players))) - {one.seat} if one.to is None else {one.to}


def seeks(told: Told) -> bool:
    """Whether an offer that somebody else has made in this turn asks for one of the beans named."""
    wanted = [one.want for one in told.state.offers if one.seat != told.seat]
    wanted += [one.want for one in told.state.heard if one.seat != told.seat and one.turn == told.state.turn]
    return any(set(told.named()) & set(beans) for beans in wanted)


def grower(told: Told) -> bool:
    """Whether somebody who would receive them grows the beans named."""
    who, fields = told.number("who"), fields_of(told)
    if isinstance(told.move, m.Decline):
        return set(told.named()) <= fields & set(offer(told).want) and who == offer(told).seat
    assert isinstance(told.move, m.MakeOffer)
    return set(told.named()) <= fields & given(told) and told.move.to in (None, who) and who != told.seat


def fields_of(told: Told) -> set[Bean]:
    """All beans in the fields of the player named."""
    return {bean for field in told.state.players[told.number("who")].fields for bean in crop(field)}


def face_up(told: Told) -> bool:
    """Whether the active player has these face up, and they are asked for or grow here."""
    up = Counter(beans(told.state.face_up))
    useful = told.standing() if isinstance(told.move, m.ComeBack) else set(got(told))
    named = Counter(told.named())
    return told.facts["who"] == told.state.active != told.seat and named <= up and set(named) <= useful


TRADING: Mapping[str, Callable[[Told], bool]] = {
    "hint-gain-pays": lambda told: comes_to(told) and told.number("pays") > told.number("before"),
    "hint-gain-grows": lambda told: comes_to(told) and told.number("next_pays") > told.number("pays"),
    "hint-gain-full": lambda told: comes_to(told) and not told.named("more"),
    "hint-gain-joins": lambda told: set(told.named()) <= set(got(told)) & set(told.due()),
    "hint-gain-new": new,
    "hint-price-nothing": lambda told: not given(told),
    "hint-price-useless": lambda told: set(told.named()) == given(told) and not given(told) & told.standing(),
    "hint-price-homeless": lambda told: set(told.named()) <= given(told) and nowhere(told),
    "hint-rid-homeless": lambda told: set(told.named()) <= given(told) and nowhere(told),
    "hint-rid-useless": lambda told: set(told.named()) <= given(told) and not set(told.named()) & told.standing(),
    "hint-rid": lambda told: set(told.named()) == given(told) and not got(told),
    "hint-someone-grows": grower,
    "hint-face-up": face_up,
    **DECLINING,
    "hint-withdraw-declined": lambda told: asked(told, offer(told)) <= offer(told).declined,
    "hint-withdraw-declined-by": lambda told: (
        asked(told, offer(told)) == {told.facts["who"]} <= offer(told).declined
    ),
    "hint-withdraw-homeless": lambda told: (
        set(told.named()) <= set(offer(told).want)
        and told.no_field_left(told.named(), [*told.due(), *offer(told).want])
    ),
    "hint-withdraw-grown": lambda told: set(told.named()) <= set(crop(told.field)) & set(beans(offer(told).give)),
    "hint-withdraw": lambda told: (
        Counter(told.named("give")) == Counter(beans(offer(told).give)) and told.named("get") == offer(told).want
    ),
    "hint-end-trading-gone": lambda told: not told.due(),
    "hint-end-trading-fits": lambda told: (
        sorted(told.named()) == sorted(told.due())
        and not any(told.no_field_left((bean,), [b for b in told.due() if b != bean]) for bean in told.named())
    ),
    "hint-end-trading-declined": lambda told: (
        len(mine := [one for one in told.state.offers if one.seat == told.seat]) == told.number("number") > 0
        and all(asked(told, one) <= one.declined for one in mine)
    ),
    "hint-end-trading": lambda told: told.no_field_left(told.named(), told.due()) and not seeks(told),
    "hint-end-trading-anyway": lambda told: told.no_field_left(told.named(), told.due()) and seeks(told),
    "hint-end-trading-plants": lambda told: sorted(told.named()) == sorted(told.due()),
    "hint-pass-nothing": lambda told: not payable(told),
    "hint-pass-useless": lambda told: (
        not told.standing()
        & {bean for one in told.state.offers if one.seat != told.seat for bean in beans(one.give)}
    ),
    "hint-pass": lambda told: bool(payable(told)),
    "hint-come-back": lambda told: told.facts["who"] == told.state.active != told.seat,
}
