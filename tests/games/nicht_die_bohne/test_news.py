"""What is told of each event, and to whom."""

from __future__ import annotations

import typing

import pytest

from bot.games.contract import Outcome
from bot.games.nicht_die_bohne import events as e
from bot.games.nicht_die_bohne.cards import Card, Laid
from bot.games.nicht_die_bohne.events import Event
from bot.games.nicht_die_bohne.news import News, tell
from bot.games.nicht_die_bohne.scoring import sheet
from tests.games.nicht_die_bohne.tables import cards, table

RED, BLUE = Card("red-5"), Card("blue-5")
BEFORE = table("red-5", "blue-5", "green-5")
UP = (Laid(1, BLUE), Laid(2, Card("green-5")))

TOLD: list[tuple[Event, News | None]] = [
    (e.Dealt(2, 1, ((RED,), (BLUE,))), News("dealt", 1, round=2)),
    (e.Led(0, RED), News("led", 0, card=RED)),
    (e.LaidDown(1, BLUE), News("laid-down", 1)),
    (e.Exchanged(1, BLUE), None),
    (e.TurnedUp(UP), News("turned-up", turned_up=UP)),
    (e.Taken(0, BLUE, 1), News("taken", 0, 1, BLUE)),
    (e.TokenTaken(2, RED, 0), News("token-taken", 2, 0, RED)),
    (
        e.RoundEnded(1, tuple(sheet(seat, cards(area)) for seat, area in enumerate(["red-3", "", "blue-2"]))),
        News("round-ended", round=1, scores=(3, 0, 2)),
    ),
    (e.Ended(Outcome((), (), None)), News("ended")),
]


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize(("event", "news"), TOLD, ids=lambda value: type(value).__name__)
def test_news_for_everybody(event: Event, news: News | None, viewer: int | None) -> None:
    assert tell(BEFORE, event, viewer) == news


def test_every_kind_of_event_is_told_or_kept_on_purpose() -> None:
    assert {type(event) for event, _ in TOLD} == set(typing.get_args(Event))


def test_n4_only_who_laid_a_card_hears_which() -> None:
    assert tell(BEFORE, e.LaidDown(1, BLUE), 1) == News("laid-down", 1, card=BLUE)
    assert tell(BEFORE, e.Exchanged(1, BLUE), 1) == News("exchanged", 1, card=BLUE)
