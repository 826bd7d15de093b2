"""The lists of the commands of High Bohn: stews, thalers, stores, the Bank, and what can be bought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice

from bot.games.bohnanza.cards import BEAN
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.shown import ThalerChoice
from bot.games.bohnanza.high_bohn.slots import stews_of
from bot.games.bohnanza.options import PlantOption
from bot.games.contract import Refusal
from bot.ui.bohnanza.high_bohn import banks, buying
from bot.ui.bohnanza.high_bohn import names as building_names
from bot.ui.bohnanza.high_bohn.banks import orders
from bot.ui.bohnanza.high_bohn.stores import storable
from bot.ui.bohnanza.high_bohn.thalers import choice_of
from bot.ui.bohnanza.typed import naming
from bot.ui.bohnanza.typed.listing import discard_said, last_word, matching, named, of_beans
from bot.ui.bohnanza.wording.phrases import Sight, crop, own
from bot.ui.bohnanza.wording.symbols import bean_name, short
from bot.ui.layout import OPTION_LIMIT
from bot.ui.phrases import listed
from bot.ui.screens import Choice, Click
from bot.words import say


def stews(seen: Sight, option: PlantOption) -> Iterator[Choice]:
    """The fields in which the card begins a stew only on request (H6)."""
    fields = seen.view.seats[own(seen.view).seat].fields
    for place in stews_of(own(seen.view).options, option.card).may:
        said = say(seen.locale, "choice-stew", field=place + 1, crop=crop(seen.locale, fields[place]))
        yield Choice(said, f"{place + 1}: {naming.STEW}")


def _choice_of_thalers(seen: Sight, click: Click) -> ThalerChoice:
    return choice_of(own(seen.view), naming.field(seen, click.typed("field") or ""))


def thalers(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The beans among which a harvest chooses its thalers (H7)."""
    beans = dict.fromkeys(_choice_of_thalers(seen, click).beans)
    return last_word(seen, typed, named(seen, beans))


def under_distillery(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The beans that may go under the Distillery."""
    choice = _choice_of_thalers(seen, click)
    beans = dict.fromkeys(choice.beans if choice.under_distillery is not None else ())
    return of_beans(seen, beans, typed)


def store_cards(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The cards that may be stored."""
    return of_beans(seen, [BEAN[card] for card in storable(own(seen.view))], typed)


def drawn(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
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
    return matching(choices, typed)


def movable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The cards of the hand that a Bank may move."""
    mine = own(seen.view)
    return matching([discard_said(seen, mine, card) for card in banks.can(seen.view).move_card], typed)


def new_places(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The places in the hand where a Bank may put a card."""
    hand = banks.can(seen.view).move_card
    said = [
        say(seen.locale, "move-place", place=place, card=short(seen.locale, BEAN[card]))
        for place, card in enumerate(hand, start=1)
    ]
    return matching([Choice(words, str(place)) for place, words in enumerate(said, start=1)], typed)


def buyable(seen: Sight, click: Click, typed: str) -> Iterator[Choice]:
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
    for choice in matching(choices, last) or _begun(seen, choices, last):
        yield Choice(kept + choice.name, kept + choice.value)


def _begun(seen: Sight, choices: Iterable[Choice], typed: str) -> Iterable[Choice]:
    """The buildings that this begins by a name that no list shows."""
    begun = building_names.begun(seen, typed)
    return [choice for choice in choices if choice.value in begun]


def _named_before(seen: Sight, typed: str) -> Iterator[Building]:
    for part in building_names.parts(seen, typed):
        with suppress(Refusal):
            yield building_names.named(seen, part)
