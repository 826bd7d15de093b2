"""The lists of the commands of trading: what to offer, and the offers there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.moves import MakeOffer
from bot.games.bohnanza.view import OfferView
from bot.games.contract import Refusal
from bot.ui.bohnanza.chapter import List
from bot.ui.bohnanza.chapters.trading import one_line
from bot.ui.bohnanza.chapters.trading.copies import groups
from bot.ui.bohnanza.chapters.trading.naming import ANYONE, mention, offer_number, read_offer
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.typed import naming
from bot.ui.bohnanza.typed.listing import at_place, last_word, matching, named
from bot.ui.bohnanza.typed.parsing import BESIDE
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.bohnanza.wording.symbols import bunch, label_name
from bot.ui.screens import Choice, Click
from bot.words import say


def offered(option: str) -> List:
    """The list of an option of `/offer`: what could come next, below the offer as it would be sent now."""

    def choices(seen: Sight, click: Click, typed: str) -> Iterator[Choice]:
        if not own(seen.view).options.may_offer:
            return
        yield from _whole(seen, click, option, typed)
        last = one_line.spans(seen.locale, option, typed)[-1]
        if last.option == "give":
            yield from last_word(seen, typed, _own_cards(seen, own(seen.view).options.give))
        elif last.option == "want":
            yield from last_word(seen, typed, named(seen, seen.view.beans))
        else:
            before = typed[: last.start].rstrip()
            for choice in _receivers(seen, click, last.text):
                yield Choice(f"{before} {choice.name}", f"{before} {choice.value}") if before else choice

    return choices


def _whole(seen: Sight, click: Click, option: str, typed: str) -> Iterator[Choice]:
    """The whole offer in words, as soon as more than one of its options is there and all of them make sense."""
    with suppress(Refusal):
        now = click._replace(values={**click.values, option: (typed,)})
        if len(one_line.options(seen.locale, now)) > 1:
            yield Choice(_said(seen, read_offer(seen, now)), typed.strip())


def _said(seen: Sight, offer: MakeOffer) -> str:
    """What will be offered to whom, where no Markdown is read."""
    return say(
        seen.locale,
        "choice-offer-typed",
        kind="gift" if not offer.want else "trade" if offer.give else "asking",
        give=bunch(seen.locale, [BEAN[card] for card in offer.give]),
        want=bunch(seen.locale, offer.want),
        name=say(seen.locale, "build-anyone") if offer.to is None else seen.table.seats[offer.to].name,
    )


def accept_give(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The cards that may be given for the offer that is named."""
    offer = offer_number(click.typed("offer"))
    wanted = [option.wanted for option in own(seen.view).options.accept if option.offer == offer]
    return last_word(
        seen, typed, _own_cards(seen, [c for kinds in wanted for copies in kinds for c in copies.cards])
    )


def _own_cards(seen: Sight, cards: Sequence[Card]) -> Iterable[tuple[Bean, Choice]]:
    """Every bean that may be given, then the places of copies if it matters which one goes."""
    beans = list(dict.fromkeys(BEAN[card] for card in cards))
    yield from named(seen, beans)
    hand = own(seen.view).hand
    for bean in beans:
        parts = groups(seen.view, bean)
        for card in [card for part in parts if len(parts) > 1 for card in part if card in hand]:
            place = hand.index(card) + 1
            yield bean, Choice(at_place(seen, bean, place), naming.value(bean, place))
        module = module_of(seen.view)
        beside = module.cards_beside(seen.view)
        if module.beside and len(parts) > 1 and any(card in beside for part in parts for card in part):
            said = say(seen.locale, f"copies-{module.beside.name}", card=label_name(seen.locale, bean))
            yield bean, Choice(said, naming.value(bean, BESIDE))


def _receivers(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    seat, active = own(seen.view).seat, seen.view.active
    choices = [Choice(say(seen.locale, "form-anyone"), ANYONE)] if seat == active else []
    others = [active] if seat != active else [other for other in range(len(seen.table.seats)) if other != seat]
    others = [other for other in others if not seen.table.seats[other].left]
    choices += [Choice(seen.table.seats[other].name, mention(seen, other)) for other in others]
    return matching(choices, typed)


def _offers(seen: Sight, numbers: Iterable[int], typed: str) -> Iterable[Choice]:
    offers = {offer.number: offer for offer in seen.view.offers}
    return matching([Choice(_offer_said(seen, offers[n]), str(n)) for n in numbers], typed)


def _offer_said(seen: Sight, offer: OfferView) -> str:
    return say(
        seen.locale,
        "choice-offer",
        offer=str(offer.number),
        kind="gift" if not offer.want else "trade" if offer.give else "wish",
        player=seen.table.seats[offer.seat].name,
        give=bunch(seen.locale, offer.give),
        want=bunch(seen.locale, offer.want),
    )


def acceptable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The offers that may be accepted."""
    return _offers(seen, [option.offer for option in own(seen.view).options.accept], typed)


def declinable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The offers that may be declined."""
    return _offers(seen, own(seen.view).options.decline, typed)


def withdrawable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The player's own offers."""
    return _offers(seen, own(seen.view).options.withdraw, typed)
