"""What a table remembers of its news: the last of it, and what lasts until the turn is over."""

from __future__ import annotations

from bot.games import CATALOGUE
from bot.games.bohnanza.events import Declined, Traded, TurnBegan
from bot.games.bohnanza.news import News
from bot.tables.recent import RECENT, Recent

GAME = CATALOGUE["rio_grande_2000"]
TRADE = News("traded", 0, 1, offer=1)


def talk(recent: Recent, pieces: int) -> None:
    for number in range(pieces):
        recent.add(Declined(1, number), News("declined", 1, offer=number))


def trade(recent: Recent) -> None:
    recent.add(Traded(1, 0, 1, (), ()), TRADE)


def test_the_last_news_is_remembered_in_its_order() -> None:
    recent = Recent(GAME)
    talk(recent, RECENT + 5)
    assert [news.offer for news in recent.news] == list(range(5, RECENT + 5))


def test_the_trades_of_a_turn_are_remembered_however_much_is_talked() -> None:
    recent = Recent(GAME)
    trade(recent)
    talk(recent, 3)
    trade(recent)
    talk(recent, 10 * RECENT)
    assert [news.what for news in recent.news] == ["traded", "traded"] + ["declined"] * RECENT


def test_those_of_the_turn_before_are_forgotten_as_anything_else() -> None:
    recent = Recent(GAME)
    trade(recent)
    recent.add(TurnBegan(2, 1), News("turn-began", 1, number=2))
    assert [news.what for news in recent.news] == ["traded", "turn-began"]
    talk(recent, RECENT)
    assert {news.what for news in recent.news} == {"declined"}


def test_what_nobody_hears_of_is_not_remembered() -> None:
    recent = Recent(GAME)
    recent.add(Declined(1, 1), None)
    assert recent.news == ()
