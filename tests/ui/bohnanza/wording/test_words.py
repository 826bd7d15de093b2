"""The words of the screens: each bean its own symbol and names, and no message that nothing can ever say."""

from __future__ import annotations

import unicodedata

import pytest

from bot.games.bohnanza.cards import KINDS, Bean
from bot.games.bohnanza.news import News
from bot.games.bohnanza.state import Offer, Phase
from bot.ui.bohnanza.book import book
from bot.ui.bohnanza.chapters.looking.rulebook import rules_screen
from bot.ui.bohnanza.chapters.news import line
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.bohnanza.wording import symbols
from bot.ui.screens import Face, Part
from bot.words import say, sources
from tests.ui.bohnanza.examples import GAMES, NASTY, Position, cards, crop, everybody, game, huge, look, position
from tests.words.reading import listening, messages, references

OWN_FILES = [f"bohnanza/{name}.ftl" for name in ("beans", "table", "hand", "news", "end", "rules")]


def test_every_bean_has_its_own_symbol() -> None:
    assert set(symbols.BEAN_SYMBOL) == set(KINDS)
    assert len(set(symbols.BEAN_SYMBOL.values())) == len(KINDS)


@pytest.mark.parametrize("symbol", symbols.BEAN_SYMBOL.values())
def test_no_symbol_is_told_by_its_colour_alone(symbol: str) -> None:
    name = unicodedata.name(symbol[0])
    assert not any(shape in name for shape in ("CIRCLE", "SQUARE", "HEART", "DIAMOND"))


@pytest.mark.parametrize("bean", KINDS)
def test_every_bean_has_its_names(bean: Bean) -> None:
    name = symbols.bean_name("en", bean)
    assert name[0].isupper()
    assert say("en", "bean-full-name", bean=bean) == f"{name} Bean"
    assert symbols.short("en", bean) == f"{symbols.BEAN_SYMBOL[bean]} {name}"


def test_cards_are_counted_by_kind_in_their_order() -> None:
    beans = [Bean(bean) for bean in ("soy", "red", "soy")]
    assert symbols.bunch("en", beans) == "🌱 Soy ×2, 🍒 Red"
    assert symbols.bunch("en", []) == ""


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The ids of all messages that are said during a test."""
    return listening(monkeypatch)


@pytest.mark.long
def test_every_message_of_the_screens_is_said_somewhere(said: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    _rare_news()
    with monkeypatch.context() as shorter:
        # As where a language needs more words.
        shorter.setattr("bot.ui.bohnanza.chapters.looking.rulebook.ROOM", 100)
        rules_screen("rio_grande_2000", "en")
    for edition in GAMES:
        rules_screen(edition, "en")
    found = {key: value for name in OWN_FILES for key, value in messages(sources("en")[name]).items()}
    parts = {name for message in found.values() for name in references(message)}
    table_screen(look(huge(), names=NASTY, left=range(7)))
    paused = look(position(["soy", "red", "red"]), 0)
    hand_screen(paused._replace(table=paused.table._replace(paused="asked")))
    others = look(position(["soy", "red", "red"], phase=Phase.TRADE), 1)
    done = look(
        Position(position(["soy", "red", "red"], phase=Phase.TRADE).state._replace(passed=frozenset({1}))), 1
    )
    seats = tuple(seat._replace(done_by_default=True) for seat in done.table.seats)
    hand_screen(others._replace(table=others.table._replace(goes_on_at=1)), face=Face.LIVE)
    hand_screen(done._replace(table=done.table._replace(seats=seats)), face=Face.LIVE)
    kept = position(["soy", "red", "red"], phase=Phase.TRADE)
    hand_screen(look(Position(kept.state._replace(ending=True)), 0))
    last = Position(kept.state._replace(draw_pile=kept.state.draw_pile[-3:], exhaustions=2))
    table_screen(look(last))
    hand_screen(look(last, 0))
    for at in _all_sorts():
        if not set(found) - said - parts:
            break
        for seen in everybody(at):
            table_screen(seen)
            for news in seen.news:
                line(seen, news)
            if seen.view.own is not None:
                for face in Face:
                    hand_screen(seen, face=face)
                hand_screen(seen._replace(called=True), face=Face.RESTING)
                for action in (*book().parts, "as-text"):
                    hand_screen(seen._replace(part=Part(action)), face=Face.LIVE)
    assert set(found) - said - parts == set()


def _all_sorts() -> list[Position]:
    """Positions that show what is rare, then those of real games of every size."""
    wish = Offer(1, 0, None, (), (Bean("red"),), frozenset({1}))
    rich = position(["soy", "red", "red", "wax"], thalers={0: "soy soy soy"})
    bought = rich.state.players[0]._replace(bought_field=True)
    last = rich.state._replace(players=(bought, *rich.state.players[1:]), ending=True)
    aside = {0: "soy soy", 1: "wax blue chili stink green soy black_eyed red garden"}
    empty = {1: [crop("soy", 0)] * 3}
    protected = {0: [crop("soy", 1), crop("red", 2), crop("wax", 0)]}
    return [
        *(game(players)[-1] for players in range(3, 8)),
        position(["soy", "red", "red", "wax"], fields={0: [crop("soy", 1), crop("red", 0)]}, edition="amigo_2016"),
        huge(players=6, offers=40),
        rich,
        Position(last),
        position(["", "red", "red"], phase=Phase.TRADE, offers=[wish], fields=protected),
        position(["", "red", "red"], phase=Phase.PLANT_RECEIVED, set_aside=aside, fields=empty),
        position(["soy wax", "red", "red"], phase=Phase.PLANT, planted=1),
        position(["soy wax", "red", "red"], phase=Phase.PLANT, planted=2),
        position(["soy", "red", "red"], phase=Phase.TRADE, offers=[Offer(1, 0, None, cards("soy"), ())]),
        Position(game(3)[-1].state, game(3)[-1].past[-1:]),
        Position(game(3)[-1].state, (*game(3)[-1].past[:1], game(3)[-1].past[-1])),
        *(at for players in range(3, 8) for at in game(players)[::9]),
    ]


def _rare_news() -> None:
    seen = look(position(["soy", "red", "red"]))
    line(seen, News("withdrawn", 0, offer=1))
    line(seen, News("lapsed", 0, offer=1))
    line(seen, News("face-up-discarded", 0, beans=(Bean("red"),)))
    line(seen, News("field-bought", 0, number=3))
    line(seen, News("traded", 0, 1, (), (Bean("red"),), offer=1))
