"""Planting in the panel: what there is to plant, where there is no room for it, and a list to discard from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.bohnanza.cards import BEAN
from bot.games.bohnanza.view import Own, Phase
from bot.ui.bohnanza.chapters import duel
from bot.ui.bohnanza.chapters.planting.buttons import plant_all_button, plant_buttons
from bot.ui.bohnanza.chapters.planting.moves import makes_room
from bot.ui.bohnanza.high_bohn import banks, stores
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.layout import Button
from bot.words import say


class Planting(NamedTuple):
    """What is said about the cards to plant, and the buttons for them."""

    lines: tuple[str, ...]
    buttons: tuple[Button, ...]


def planting(seen: Sight, own: Own, most: int) -> Planting:
    """All about planting, with at most so many buttons for single cards."""
    others = [*duel.discard_buttons(seen, own), *stores.store_buttons(seen, own)]
    buttons, left = plant_buttons(seen, own, most - len(others))
    lines = [*banks.bank_line(seen), *_set_aside(seen, own), *_no_room(seen, own)]
    if left:
        rest = [BEAN[option.card] for option in own.options.plant if BEAN[option.card] in left]
        lines.append(say(seen.locale, "hand-set-aside-more", beans=bunch(seen.locale, rest)))
    return Planting(tuple(lines), (*plant_all_button(seen, own), *buttons, *others))


def _set_aside(seen: Sight, own: Own) -> Iterator[str]:
    """The cards received, unless the first line names them."""
    named = seen.view.phase is Phase.PLANT_RECEIVED and own.seat in seen.view.waiting_for
    if own.set_aside and not named:
        set_aside = seen.view.seats[own.seat].set_aside
        yield say(seen.locale, "hand-set-aside", beans=bunch(seen.locale, set_aside))


def _no_room(seen: Sight, own: Own) -> Iterator[str]:
    """The cards that no field takes now, and what to do about them."""
    fields = seen.view.seats[own.seat].fields
    stuck = [option for option in own.options.plant if option.harvest_first]
    if not stuck:
        return
    words = "hand-no-room"
    if any(not makes_room(option.card, fields[place]) for option in stuck for place in option.harvest_first):
        words = "hand-no-room-two"
    elif all(option.card in stores.storable(own) for option in stuck):
        words = "hand-no-room-store"
    elif own.options.turn_up or own.options.leave_offer or own.options.discard:
        words = "hand-no-room-optional"
    yield say(seen.locale, words, beans=bunch(seen.locale, [BEAN[option.card] for option in stuck]))
