"""Which button of the panel leads to a move, where none names the move itself."""

from __future__ import annotations

from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.moves import Harvest, MakeOffer, Move
from bot.games.bohnanza.view import View
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.words import say


def pressed(seen: Sight, move: Move) -> str:
    """The label of that button; empty where the move has a button of its own."""
    match move:
        case MakeOffer():
            return say(seen.locale, "hand-button-offer")
        case Harvest(place) | h.HarvestFor(place) if not _for_planting(seen.view, place):
            return say(seen.locale, "hand-button-harvest")
        case h.BuyBuildings() if not _asked(seen.view):
            return say(seen.locale, "town-button")
        case h.MoveCard():
            return say(seen.locale, "bank-button-move-card")
        case _:
            return ""


def _for_planting(view: View, place: int) -> bool:
    """Whether one button harvests this field and plants a card."""
    return any(place in option.harvest_first for option in own(view).options.plant)


def _asked(view: View) -> bool:
    """Whether a question stands in the panel, with its answers."""
    town = town_of(view)
    return town is not None and town.question is not None
