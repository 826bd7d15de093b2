"""What stands above the seats as scenes have it: the steps of a turn, and the open offers that have room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.art.scenes.table import MOST_LANES, Lane, Steps
from bot.games.bohnanza.view import OfferView, Phase, Turn
from bot.ui.bohnanza.chapters.situation import OVER, Situation
from bot.ui.bohnanza.chapters.trading.table import liveliest
from bot.ui.bohnanza.wording.phrases import Sight
from bot.words import say

LAST = "finish"
"""Takes the place of drawing where the game ends instead, or with it."""
STEPS: Mapping[Turn, tuple[str, ...]] = {
    Turn.TRADING: ("watering_can", "trading", "basket", "draw_pile"),
    Turn.DUEL: ("gift", "watering_can", "cards", "draw_pile"),
}
"""The drawings that stand before these phases in words, too."""
NOW: Mapping[Phase, int] = {
    Phase.PLANT: 0,
    Phase.TRADE: 1,
    Phase.PLANT_RECEIVED: 2,
    Phase.CARDS_DRAWN: 3,
    Phase.FINAL_HARVEST: 3,
    Phase.ALL_HARVESTED: 3,
}
NOW_IN_A_DUEL: Mapping[Phase, int] = {**NOW, Phase.PLANT_OFFERED: 0, Phase.PLANT: 1, Phase.PLANT_TURNED_UP: 2}


def steps(seen: Sight, now: Situation) -> Steps:
    """The steps of a turn, and the one that the game is at."""
    view = seen.view
    *most, draws = STEPS[view.kind]
    places = NOW_IN_A_DUEL if view.kind is Turn.DUEL else NOW
    return Steps((*most, LAST if now.last or view.phase in OVER else draws), places[view.phase])


def shown_offers(seen: Sight) -> Sequence[OfferView]:
    """The open offers that have room, in the order of the words."""
    return liveliest(seen.view.offers, len(seen.view.seats), MOST_LANES)


def lane(seen: Sight, offer: OfferView) -> Lane:
    """An offer, seen from the player whose turn it is."""
    by_active = offer.seat == seen.view.active
    other = offer.to if by_active else offer.seat
    name = say(seen.locale, "picture-anyone") if other is None else seen.table.seats[other].name
    gives, gets = (offer.want, offer.give) if by_active else (offer.give, offer.want)
    return Lane(other, name, gives, gets)
