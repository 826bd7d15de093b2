"""Autocomplete of the slash commands: what is possible now, as far as the viewer may know."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import TypeAlias

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.shown import ThalerChoice
from bot.games.bohnanza.high_bohn.slots import stews_of
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import OfferView, Own
from bot.games.contract import Refusal
from bot.ui.bohnanza.controls.copies import groups, stored
from bot.ui.bohnanza.controls.thalers import choice_of
from bot.ui.bohnanza.high_bohn import banks, buying
from bot.ui.bohnanza.high_bohn.banks import orders
from bot.ui.bohnanza.high_bohn.stores import storable
from bot.ui.bohnanza.typed import building_names, naming, one_line, typed_offer
from bot.ui.bohnanza.typed.parsing import STORE
from bot.ui.bohnanza.wording.phrases import Sight, crop, own
from bot.ui.bohnanza.wording.symbols import bean_name, bunch, short
from bot.ui.layout import OPTION_LIMIT
from bot.ui.phrases import cut, listed
from bot.ui.screens import Choice, Click
from bot.ui.typed import fold
from bot.words import say

LENGTH = 100
"""Characters of a choice's name and of its value."""

List: TypeAlias = Callable[[Sight, Click, str], Iterable[Choice]]


def complete(seen: Sight, click: Click, field: str, typed: str) -> Sequence[Choice]:
    """The possible values of this option now, narrowed by what is typed; at most 25."""
    choices = LISTS.get((click.action, field))
    if choices is None or seen.view.own is None:
        return ()
    return tuple(_first(choices(seen, click, typed)))


def _first(choices: Iterable[Choice]) -> Iterator[Choice]:
    """The first 25 different choices that Discord has room for."""
    values: set[str] = set()
    for choice in choices:
        if len(values) < OPTION_LIMIT and choice.value not in values and len(choice.value) <= LENGTH:
            values.add(choice.value)
            yield choice._replace(name=cut(choice.name, LENGTH))


def _matching(choices: Iterable[Choice], typed: str) -> Iterable[Choice]:
    sought = fold(typed.strip())
    return [choice for choice in choices if sought in fold(choice.name) or sought == fold(choice.value)]


def _of_beans(seen: Sight, beans: Iterable[Bean], typed: str) -> Iterable[Choice]:
    """These beans, each once, if what is typed is part of its name or the beginning of one that it goes by."""
    kinds = list(dict.fromkeys(beans))
    choices = {bean: Choice(short(seen.locale, bean), naming.value(bean)) for bean in kinds}
    begun = naming.vocabulary(seen).begun(typed)
    return _matching(choices.values(), typed) or [choices[bean] for bean in kinds if bean in begun]


def _fields(seen: Sight, places: Iterable[int], *, harvest: bool) -> Iterator[Choice]:
    fields = seen.view.seats[own(seen.view).seat].fields
    words = "choice-field-pays" if harvest else "choice-field"
    for place in places:
        field = fields[place]
        said = say(seen.locale, words, field=place + 1, crop=crop(seen.locale, field), pays=field.pays)
        yield Choice(said, str(place + 1))


def _harvestable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    return _matching(_fields(seen, own(seen.view).options.harvest, harvest=True), typed)


def _plant_card(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    return _of_beans(seen, [BEAN[option.card] for option in own(seen.view).options.plant], typed)


def _plant_field(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    option = naming.card_to_plant(seen, click.typed("card"))
    return _matching([*_fields(seen, option.places, harvest=False), *_stews(seen, option)], typed)


def _stews(seen: Sight, option: PlantOption) -> Iterator[Choice]:
    """The fields in which the card begins a stew only on request (H6)."""
    fields = seen.view.seats[own(seen.view).seat].fields
    for place in stews_of(own(seen.view).options, option.card).may:
        said = say(seen.locale, "choice-stew", field=place + 1, crop=crop(seen.locale, fields[place]))
        yield Choice(said, f"{place + 1}: {naming.STEW}")


def _plant_harvest(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    places = naming.card_to_plant(seen, click.typed("card")).harvest_first
    return _matching(_fields(seen, places, harvest=True), typed)


def _discardable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    mine = own(seen.view)
    return _matching([_discard_said(seen, mine, card) for card in mine.options.discard], typed)


def _discard_said(seen: Sight, mine: Own, card: Card) -> Choice:
    """A card of the offer by its bean, one in the hand by its place, since there it matters which one goes."""
    bean = BEAN[card]
    if card not in mine.hand:
        return Choice(short(seen.locale, bean), naming.value(bean))
    place = mine.hand.index(card) + 1
    return Choice(_at_place(seen, bean, place), naming.value(bean, place))


def _at_place(seen: Sight, bean: Bean, place: int) -> str:
    words = "choice-front" if place == 1 else "choice-place"
    return say(seen.locale, words, name=bean_name(seen.locale, bean), place=place)


def _choice_of_thalers(seen: Sight, click: Click) -> ThalerChoice:
    return choice_of(own(seen.view), naming.field(seen, click.typed("field") or ""))


def _thalers(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    beans = dict.fromkeys(_choice_of_thalers(seen, click).beans)
    return _last_word(seen, typed, _named(seen, beans))


def _under_distillery(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    choice = _choice_of_thalers(seen, click)
    beans = dict.fromkeys(choice.beans if choice.under_distillery is not None else ())
    return _of_beans(seen, beans, typed)


def _storable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    return _of_beans(seen, [BEAN[card] for card in storable(own(seen.view))], typed)


def _drawn(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The possible orders of the cards just drawn, starting with the one they are in."""
    found = [
        [BEAN[card] for card in order] for order in islice(orders(banks.can(seen.view).reorder), OPTION_LIMIT)
    ]
    choices = [
        Choice(
            listed(seen.locale, [bean_name(seen.locale, bean) for bean in beans]),
            ", ".join(map(naming.value, beans)),
        )
        for beans in found
        if beans
    ]
    return _matching(choices, typed)


def _movable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    mine = own(seen.view)
    return _matching([_discard_said(seen, mine, card) for card in banks.can(seen.view).move_card], typed)


def _new_places(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    hand = banks.can(seen.view).move_card
    said = [
        say(seen.locale, "move-place", place=place, card=short(seen.locale, BEAN[card]))
        for place, card in enumerate(hand, start=1)
    ]
    return _matching([Choice(words, str(place)) for place, words in enumerate(said, start=1)], typed)


def _offered(option: str) -> List:
    """The list of an option of `/offer`: what could come next, below the offer as it would be sent now."""

    def choices(seen: Sight, click: Click, typed: str) -> Iterator[Choice]:
        if not own(seen.view).options.may_offer:
            return
        yield from _whole(seen, click, option, typed)
        last = one_line.spans(seen.locale, option, typed)[-1]
        if last.option == "give":
            yield from _last_word(seen, typed, _own_cards(seen, own(seen.view).options.give))
        elif last.option == "want":
            yield from _last_word(seen, typed, _named(seen, seen.view.beans))
        else:
            before = typed[: last.start].rstrip()
            for choice in _receivers(seen, click, last.text):
                yield Choice(f"{before} {choice.name}", f"{before} {choice.value}") if before else choice

    return choices


def _whole(seen: Sight, click: Click, option: str, typed: str) -> Iterator[Choice]:
    """The whole offer in words, as soon as more than one of its options is there and all of them make sense."""
    with suppress(Refusal):
        now = click._replace(values={**click.values, option: (typed,)})
        if len(typed_offer.options(seen, now)) > 1:
            said = typed_offer.in_words(seen, typed_offer.read(seen, now))
            yield Choice(said, typed.strip())


def _accept_give(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    offer = naming.offer_number(click.typed("offer"))
    wanted = [option.wanted for option in own(seen.view).options.accept if option.offer == offer]
    return _last_word(
        seen, typed, _own_cards(seen, [c for kinds in wanted for copies in kinds for c in copies.cards])
    )


def _named(seen: Sight, beans: Iterable[Bean]) -> Iterable[tuple[Bean, Choice]]:
    return [(bean, Choice(bean_name(seen.locale, bean), naming.value(bean))) for bean in beans]


def _own_cards(seen: Sight, cards: Sequence[Card]) -> Iterable[tuple[Bean, Choice]]:
    """Every bean that may be given, then the places of copies if it matters which one goes."""
    beans = list(dict.fromkeys(BEAN[card] for card in cards))
    yield from _named(seen, beans)
    hand = own(seen.view).hand
    for bean in beans:
        parts = groups(seen.view, bean)
        for card in [card for part in parts if len(parts) > 1 for card in part if card in hand]:
            place = hand.index(card) + 1
            yield bean, Choice(_at_place(seen, bean, place), naming.value(bean, place))
        if len(parts) > 1 and any(card in stored(seen.view) for part in parts for card in part):
            said = say(seen.locale, "copies-store", card=bean_name(seen.locale, bean))
            yield bean, Choice(said, naming.value(bean, STORE))


def _last_word(seen: Sight, typed: str, cards: Iterable[tuple[Bean, Choice]]) -> Iterator[Choice]:
    """Each of these cards in place of the last words typed, longest first, with all before it kept."""
    cards = list(cards)
    words, any_begun = naming.vocabulary(seen), False
    for start in _word_starts(typed):
        kept, last = typed[:start].lstrip(), typed[start:]
        before = f"{kept} " if kept and not kept[-1].isspace() else kept
        # What is the end of a longer name is no other name by itself.
        begun = words.begun(last.partition("#")[0], proper=any_begun)
        for bean, choice in cards:
            if bean in begun:
                any_begun = True
                yield Choice(before + choice.name, before + choice.value)


def _word_starts(typed: str) -> Sequence[int]:
    """Where the last three, two and one words begin, then where a new one would; a trailing place such as `#3` is
    ignored."""
    body = re.sub(r"#\w*$", "", typed)
    run = len(body)
    while run and (body[run - 1].isalpha() or body[run - 1] in " _-"):
        run -= 1
    starts = [run + match.start() for match in re.finditer(r"[^\W\d_]+", body[run:])][-3:]
    return starts if body[-1:].isalpha() else [*starts, len(body)]


def _receivers(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    seat, active = own(seen.view).seat, seen.view.active
    choices = [Choice(say(seen.locale, "form-anyone"), naming.ANYONE)] if seat == active else []
    others = [active] if seat != active else [other for other in range(len(seen.table.seats)) if other != seat]
    others = [other for other in others if not seen.table.seats[other].left]
    choices += [Choice(seen.table.seats[other].name, naming.mention(seen, other)) for other in others]
    return _matching(choices, typed)


def _buyable(seen: Sight, click: Click, typed: str) -> Iterator[Choice]:
    """The third field and every building that can be paid for now; after a comma further buildings of other
    types."""
    before, comma, last = typed.rpartition(",")
    kept = f"{before.strip()}, " if comma else ""
    named = {BUILDINGS[building].type for building in _named_before(seen, before)}
    choices = []
    if own(seen.view).options.buy_field and not comma:
        price = seen.view.third_field_price or 0
        said = say(seen.locale, "choice-third-field-price", price=price)
        choices.append(Choice(said, building_names.THIRD_FIELD))
    for building in buying.buyable(seen.view):
        if BUILDINGS[building].type not in named:
            choices.append(Choice(buying.choice_name(seen, building), building))
    for choice in _matching(choices, last) or _begun(seen, choices, last):
        yield Choice(kept + choice.name, kept + choice.value)


def _begun(seen: Sight, choices: Iterable[Choice], typed: str) -> Iterable[Choice]:
    """The buildings that this begins by a name that no list shows."""
    begun = building_names.begun(seen, typed)
    return [choice for choice in choices if choice.value in begun]


def _named_before(seen: Sight, typed: str) -> Iterator[Building]:
    for part in building_names.parts(seen, typed):
        with suppress(Refusal):
            yield building_names.named(seen, part)


def _offers(seen: Sight, numbers: Iterable[int], typed: str) -> Iterable[Choice]:
    offers = {offer.number: offer for offer in seen.view.offers}
    return _matching([Choice(_offer_said(seen, offers[n]), str(n)) for n in numbers], typed)


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


def _acceptable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    return _offers(seen, [option.offer for option in own(seen.view).options.accept], typed)


def _declinable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    return _offers(seen, own(seen.view).options.decline, typed)


def _withdrawable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    return _offers(seen, own(seen.view).options.withdraw, typed)


LISTS: Mapping[tuple[str, str], List] = {
    ("/plant", "card"): _plant_card,
    ("/plant", "field"): _plant_field,
    ("/plant", "harvest"): _plant_harvest,
    ("/harvest", "field"): _harvestable,
    ("/harvest", "thalers"): _thalers,
    ("/harvest", "distillery"): _under_distillery,
    ("/store", "card"): _storable,
    ("/order", "cards"): _drawn,
    ("/move", "card"): _movable,
    ("/move", "to"): _new_places,
    ("/discard", "card"): _discardable,
    ("/buy", "what"): _buyable,
    **{("/offer", option): _offered(option) for option in one_line.OPTIONS},
    ("/accept", "offer"): _acceptable,
    ("/accept", "give"): _accept_give,
    ("/decline", "offer"): _declinable,
    ("/withdraw", "offer"): _withdrawable,
}
"""The list of each option of each command."""
