"""What one viewer hears of the town's events."""

from __future__ import annotations

from typing import assert_never

from bot.games.bohnanza.cards import beans, sort_beans
from bot.games.bohnanza.high_bohn import events as e
from bot.games.bohnanza.high_bohn.events import TownEvent
from bot.games.bohnanza.high_bohn.shown import TownNews
from bot.games.bohnanza.news import News
from bot.games.bohnanza.state import State
from bot.games.contract import Viewer


def tell(before: State, event: TownEvent, viewer: Viewer) -> News | None:
    """What this viewer hears of an event of the town, if anything; it never names a hidden card."""
    match event:
        case e.BuildingBought(seat, building, paid):
            return News(
                "building-bought", seat, beans=beans(paid), number=len(paid), expansions=(TownNews((building,)),)
            )
        case e.BuildingsLeft(buildings):
            return News("buildings-left", expansions=(TownNews(buildings),)) if buildings else None
        case e.TypeNamed(seat, type_, _):
            return News("type-named", seat, expansions=(TownNews(type=type_),))
        case e.FinalHarvestAsked():
            return News("final-harvest")
        case e.LastPurchasesAsked():
            return News("last-purchases")
        case e.Stored(seat, card, _):
            return News("stored", seat, beans=beans((card,)))
        case e.StewHarvested(seat, place, thalers, discarded, owner, toll):
            crop = thalers + discarded + (() if toll is None else (toll,))
            number = len(thalers) + (toll is not None)
            told = sort_beans(before.rules.beans, crop)
            return News("stew-harvested", seat, owner, told, beans((toll,) if toll else ()), number, place)
        case e.TollTaken(seat, card):
            return News("toll-taken", seat, beans=beans((card,)), number=1)
        case e.Peeked(seat):
            return News("peeked", seat)
        case e.PutUnder(seat):
            return News("put-under", seat)
        case e.CardMoved(seat, _, _):
            return News("card-moved", seat)
        case e.Reordered(seat, _):
            return News("reordered", seat)
        case (
            e.TypeAsked()
            | e.ChancePassed()
            | e.LastPurchasesEnded()
            | e.FinalHarvestEnded()
            | e.NoLongerAsked()
            | e.StewBegan()
            | e.BankOpened()
            | e.OrderAsked()
        ):
            return None
        case _:
            assert_never(event)
