"""What is told of each event, and to whom."""

from __future__ import annotations

import typing

import pytest

from bot.games.bohnanza import events as e
from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.high_bohn import events as h
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.bohnanza.high_bohn.shown import TownNews
from bot.games.bohnanza.news import News
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.telling import tell
from bot.games.contract import Outcome
from tests.games.bohnanza.playing import offer
from tests.games.bohnanza.tables import table

SOY, RED, WAX = Card("soy-1"), Card("red-1"), Card("wax-1")
BEFORE = offer(table(phase=Phase.TRADE, hands=["soy", "red"], face_up="wax"), 1, "red", "wax", to=0)
TOWN = table(edition="high_bohn")
SALOON = Building("saloon-2")


def beans(*names: str) -> tuple[Bean, ...]:
    return tuple(Bean(name) for name in names)


PUBLIC: list[tuple[Event, News | None]] = [
    (e.Dealt(0, (), ()), None),
    (e.Shuffled((SOY,)), None),
    (e.Planted(2, SOY, 1, from_hand=True), News("planted", 2, beans=beans("soy"), place=1)),
    (e.TurnedUp((RED, WAX)), News("turned-up", 0, beans=beans("red", "wax"), number=2)),
    (e.Drawn(2, (RED, WAX, SOY)), News("drew", 2, number=3)),
    (e.Exhausted(1, last=False), News("exhausted", number=1)),
    (e.Exhausted(2, last=True), News("exhausted-last", number=2)),
    (
        e.Offered(2, 0, None, (RED, WAX), beans("soy")),
        News("offered", 0, beans=beans("wax", "red"), taken=beans("soy"), offer=2),
    ),
    (e.Declined(0, 1), News("declined", 0, offer=1)),
    (e.Withdrawn(1), News("withdrawn", 1, offer=1)),
    (e.Lapsed(1), News("lapsed", 1, offer=1)),
    (e.Passed(2), News("passed", 2)),
    (e.CameBack(2), News("back-in", 2)),
    (
        e.Traded(1, 1, 0, (RED,), (WAX,)),
        News("traded", 1, 0, beans=beans("red"), taken=beans("wax"), offer=1),
    ),
    (e.FaceUpDiscarded((WAX,)), News("face-up-discarded", 0, beans=beans("wax"))),
    (e.TradingEnded(), News("trading-ended", 0, beans=beans("wax"))),
    (e.Harvested(1, 0, (RED,), (RED, RED)), News("harvested", 1, beans=beans("red") * 3, number=1, place=0)),
    (e.FieldBought(1, (RED, WAX)), News("field-bought", 1, number=2)),
    (e.FieldBought(1, (RED, WAX), to_box=True), News("field-bought-box", 1, number=2)),
    (e.Joined((RED, WAX)), News("joined", 0, beans=beans("red", "wax"), number=2)),
    (e.Discarded(0, SOY, from_hand=True), News("discarded", 0, beans=beans("soy"))),
    (e.Discarded(0, SOY, from_hand=False), News("offer-discarded", 0, beans=beans("soy"))),
    (e.OfferAnswered(), None),
    (e.OfferLeft((RED, WAX)), News("offer-left", 0, beans=beans("red", "wax"))),
    (e.TurnBegan(3, 2), News("turn-began", 2, number=3)),
    (e.Ended(Outcome((), (), None)), News("ended")),
    (
        h.BuildingBought(1, SALOON, (SOY, RED)),
        News("building-bought", 1, beans=beans("soy", "red"), number=2, expansions=(TownNews((SALOON,)),)),
    ),
    (h.BuildingsLeft((SALOON,)), News("buildings-left", expansions=(TownNews((SALOON,)),))),
    (h.BuildingsLeft(()), None),
    (h.TypeAsked(1), None),
    (h.TypeNamed(1, Type("saloon"), (2, 0)), News("type-named", 1, expansions=(TownNews(type=Type("saloon")),))),
    (h.ChancePassed(2), None),
    (h.FinalHarvestAsked((1,)), News("final-harvest")),
    (h.FinalHarvestEnded(1), None),
    (h.LastPurchasesAsked((1, 2)), News("last-purchases")),
    (h.LastPurchasesEnded(1), None),
    (h.NoLongerAsked(1), None),
    (h.Stored(1, SOY, from_hand=True), News("stored", 1, beans=beans("soy"))),
    (h.StewBegan(1, 0), None),
    (
        h.StewHarvested(1, 0, (SOY,), (RED,)),
        News("stew-harvested", 1, beans=beans("soy", "red"), number=1, place=0),
    ),
    (
        h.StewHarvested(1, 0, (), (RED,), 2, SOY),
        News("stew-harvested", 1, 2, beans("soy", "red"), beans("soy"), 1, 0),
    ),
    (h.TollTaken(1, SOY), News("toll-taken", 1, beans=beans("soy"), number=1)),
    (h.BankOpened(1), None),
    (h.Peeked(1), News("peeked", 1)),
    (h.PutUnder(1), News("put-under", 1)),
    (h.CardMoved(1, SOY, 0), News("card-moved", 1)),
    (h.OrderAsked(1, 3), None),
    (h.Reordered(1, (SOY, RED)), News("reordered", 1)),
]


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize(("event", "news"), PUBLIC, ids=lambda value: type(value).__name__)
def test_news_for_everybody(event: Event, news: News | None, viewer: int | None) -> None:
    before = TOWN if isinstance(event, typing.get_args(h.TownEvent)) else BEFORE
    assert tell(before, event, viewer) == news


def test_every_kind_of_event_is_told_or_kept_on_purpose() -> None:
    assert {type(event) for event, _ in PUBLIC} == set(typing.get_args(Event))


def test_b3_2_only_who_draws_hears_what() -> None:
    event = e.Drawn(2, (RED, WAX))
    assert tell(BEFORE, event, 2) == News("drew", 2, beans=beans("wax", "red"), number=2)
    assert [tell(BEFORE, event, other) for other in (0, 1, None)] == [News("drew", 2, number=2)] * 3
