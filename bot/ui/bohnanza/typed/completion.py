"""Autocomplete of the slash commands: what is possible now, as far as the viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.games.bohnanza.cards import BEAN
from bot.ui.bohnanza.chapters.trading import lists as listed_offers
from bot.ui.bohnanza.chapters.trading import one_line
from bot.ui.bohnanza.high_bohn import lists as listed_town
from bot.ui.bohnanza.typed import naming
from bot.ui.bohnanza.typed.listing import List, discard_said, matching, of_beans
from bot.ui.bohnanza.wording.phrases import Sight, crop, own
from bot.ui.layout import OPTION_LIMIT
from bot.ui.phrases import cut
from bot.ui.screens import Choice, Click
from bot.words import say

LENGTH = 100
"""Characters of a choice's name and of its value."""


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


def _fields(seen: Sight, places: Iterable[int], *, harvest: bool) -> Iterator[Choice]:
    fields = seen.view.seats[own(seen.view).seat].fields
    words = "choice-field-pays" if harvest else "choice-field"
    for place in places:
        field = fields[place]
        said = say(seen.locale, words, field=place + 1, crop=crop(seen.locale, field), pays=field.pays)
        yield Choice(said, str(place + 1))


def _harvestable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    return matching(_fields(seen, own(seen.view).options.harvest, harvest=True), typed)


def _plant_card(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    return of_beans(seen, [BEAN[option.card] for option in own(seen.view).options.plant], typed)


def _plant_field(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    option = naming.card_to_plant(seen, click.typed("card"))
    return matching([*_fields(seen, option.places, harvest=False), *listed_town.stews(seen, option)], typed)


def _plant_harvest(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    places = naming.card_to_plant(seen, click.typed("card")).harvest_first
    return matching(_fields(seen, places, harvest=True), typed)


def _discardable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    mine = own(seen.view)
    return matching([discard_said(seen, mine, card) for card in mine.options.discard], typed)


LISTS: Mapping[tuple[str, str], List] = {
    ("/plant", "card"): _plant_card,
    ("/plant", "field"): _plant_field,
    ("/plant", "harvest"): _plant_harvest,
    ("/harvest", "field"): _harvestable,
    ("/harvest", "thalers"): listed_town.thalers,
    ("/harvest", "distillery"): listed_town.under_distillery,
    ("/store", "card"): listed_town.store_cards,
    ("/order", "cards"): listed_town.drawn,
    ("/move", "card"): listed_town.movable,
    ("/move", "to"): listed_town.new_places,
    ("/discard", "card"): _discardable,
    ("/buy", "what"): listed_town.buyable,
    **{("/offer", option): listed_offers.offered(option) for option in one_line.OPTIONS},
    ("/accept", "offer"): listed_offers.acceptable,
    ("/accept", "give"): listed_offers.accept_give,
    ("/decline", "offer"): listed_offers.declinable,
    ("/withdraw", "offer"): listed_offers.withdrawable,
}
"""The list of each option of each command."""
