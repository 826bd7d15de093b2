"""All chapters together: nothing is said twice, nothing that the rules tell or allow is left out, and an expansion
changes no game but its own."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, cast, get_args

import pytest

from bot.games.bohnanza import telling as news
from bot.games.bohnanza.edition import Expansion
from bot.games.bohnanza.high_bohn import news as town_news
from bot.games.bohnanza.high_bohn.moves import TownMove
from bot.games.bohnanza.library import all_editions
from bot.games.bohnanza.moves import Harvest, Move, Plant
from bot.ui.bohnanza import module, places
from bot.ui.bohnanza.book import BASE, book, combined
from bot.ui.bohnanza.chapter import Action, Chapter, Command, PanelPart, Told
from bot.ui.bohnanza.chapters.looking.rulebook import rules_screen
from bot.ui.bohnanza.hand import screen as hand
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.module import Module, adopted, module_for
from bot.ui.bohnanza.places import Gathered, Place, Placed
from bot.ui.bohnanza.table import screen as table
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.layout import text
from bot.ui.screens import Face
from cogs.bohnanza import Bohnanza
from tests.breadth import few
from tests.ui.bohnanza.examples import GAMES, Position, everybody, game
from tests.ui.reading import raw

TWICE: Mapping[str, Chapter] = {
    "harvest": Chapter(actions={"harvest": Action(lambda seen, click: nothing())}),
    "/end": Chapter(commands={"end": Command(lambda seen, click: nothing())}),
    "('plant', 'card')": Chapter(lists={("plant", "card"): lambda seen, click, typed: ()}),
    "meters": Chapter(parts={"meters": PanelPart(lambda seen: ())}),
    "traded": Chapter(news={"traded": Told()}),
    str(Plant): Chapter(advice={Plant: lambda seen, move: ""}),
    str(Harvest): Chapter(taken={Harvest: lambda seen, move: ()}),
}
"""What a chapter of the base says, as the error names it, and a chapter that says it, too."""


def nothing() -> Any:
    raise AssertionError("nobody presses this")


@pytest.mark.parametrize("what", TWICE)
def test_what_two_chapters_say_is_an_error_that_names_it(what: str) -> None:
    with pytest.raises(ValueError, match="two chapters say") as error:
        combined((*BASE, TWICE[what]))
    assert str(error.value) == f"two chapters say {what}"


def test_an_expansion_says_nothing_that_the_base_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is found when the bot starts, which asks for all controls."""
    loud = Module()
    monkeypatch.setattr(loud, "chapters", (Chapter(actions={"plant": Action(lambda seen, click: nothing())}),))
    monkeypatch.setattr(module, "_ADOPTED", [*adopted(), loud])
    with pytest.raises(ValueError, match=r"two chapters say plant$"):
        book()


def kinds(told: ModuleType) -> Iterator[str]:
    """What the news of this file may be called, by its source."""
    tree = ast.parse(inspect.getsource(told))
    called = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    made = [node.args[0] for node in called if isinstance(node.func, ast.Name) and node.func.id == "News"]
    named = {node.id for node in made if isinstance(node, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(
            isinstance(to, ast.Name) and to.id in named for to in node.targets
        ):
            made.append(node.value)
    for value in made:
        chosen = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
        yield from [one.value for one in chosen if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def test_each_kind_of_news_that_the_rules_tell_is_told_by_one_chapter() -> None:
    told = {*kinds(news), *kinds(town_news)}
    assert len(told) > 30
    assert told == book().news.keys()


def test_each_move_has_its_advice_and_a_control_that_makes_it() -> None:
    moves = {one for one in (*get_args(Move), *get_args(TownMove)) if issubclass(one, tuple)}
    assert len(moves) > 20
    assert moves == book().advice.keys()
    assert moves == book().taken.keys()


def test_the_commands_of_the_chapters_are_those_that_can_be_typed() -> None:
    known = {command.name: command for command in Bohnanza.__cog_app_commands__}
    assert {f"/{name}" for name in known} == {one for one in book().controls if one.startswith("/")}
    listed = {(name, option.name) for name, one in known.items() for option in getattr(one, "parameters", ())}
    assert {option for option in listed if option[1] != "table"} == book().lists.keys()
    for one in adopted():
        assert one.lists.keys() <= book().lists.keys()


# Expansions


class Loud(Module):
    """The screens of an expansion that no edition has; fails if it is asked anything."""

    expansion = cast("Expansion", "an expansion of no edition")

    def __getattribute__(self, name: str) -> Any:
        if name in ("added", "chapters", "expansion", "__class__"):
            return super().__getattribute__(name)
        raise AssertionError(f"a game without it has asked for {name}")


PLAIN = [key for key, one in all_editions().items() if one.expansion is None]


def drawn(edition: str) -> list[str]:
    """Much of what people see in a game: the table and each panel now and then, and the rules."""
    played = game(GAMES[edition].players[0], 0, edition)
    screens = [screen for there in played[:: len(played) // 12] for screen in _screens(there)]
    return [*screens, raw(rules_screen(edition, "en"))]


def _screens(there: Position) -> Iterator[str]:
    for seen in everybody(there):
        yield raw(_panel(seen) if seen.view.own else table_screen(seen))


def _panel(seen: Sight) -> Any:
    return hand_screen(seen, face=Face.LIVE)


@pytest.mark.parametrize("edition", few(PLAIN, "rio_grande_2000"))
def test_a_game_without_expansions_is_drawn_as_if_there_were_none(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = drawn(edition)
    assert len(adopted()) == 1
    monkeypatch.setattr(module, "_ADOPTED", [])
    assert drawn(edition) == before


@pytest.mark.parametrize("edition", few(GAMES, "rio_grande_2000", "high_bohn"))
def test_no_game_asks_the_expansion_of_another(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = drawn(edition)
    monkeypatch.setattr(module, "_ADOPTED", [*adopted(), Loud()])
    assert drawn(edition) == before


# Places


PLACES: Mapping[str, Place[object]] = {
    name: place for name, place in vars(places).items() if isinstance(place, Place)
}


@pytest.mark.parametrize("expansion", Expansion)
def test_every_expansion_has_its_screens(expansion: Expansion) -> None:
    (module,) = [module for module in adopted() if module.expansion is expansion]
    for edition in all_editions().values():
        if edition.expansion is expansion:
            assert module_for(edition) is module


@pytest.mark.parametrize("name", PLACES)
def test_every_place_stands_in_its_message_and_in_no_other(name: str) -> None:
    frames = {True: table, False: hand}
    public = PLACES[name].public
    assert hasattr(frames[public], name)
    assert not hasattr(frames[not public], name)


def test_what_a_panel_shows_is_not_offered_to_the_table() -> None:
    card, trade = Placed(places.CHOICES, text("a card")), Placed(places.DEALS, "a trade")
    assert Gathered([[card]], public=False).at(places.CHOICES) == [card.what]
    assert Gathered([[trade]], public=True).at(places.DEALS) == ["a trade"]
    with pytest.raises(ValueError, match="a chapter offers"):
        Gathered([[card]], public=True)
    with pytest.raises(ValueError, match="a chapter offers"):
        Gathered([[trade]], public=False)
