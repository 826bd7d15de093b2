"""The chapters together: nothing is said twice, and whatever one of them offers has its place in a message."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.games.bohnanza.edition import Expansion
from bot.games.bohnanza.library import all_editions
from bot.ui.bohnanza import places
from bot.ui.bohnanza.book import combined
from bot.ui.bohnanza.chapter import Action, Chapter, Command, PanelPart, Told
from bot.ui.bohnanza.hand import screen as hand
from bot.ui.bohnanza.module import adopted, module_for
from bot.ui.bohnanza.places import Gathered, Place, Placed
from bot.ui.bohnanza.table import screen as table
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.layout import text
from bot.ui.screens import Click, Open, Part


def opens(seen: Sight, click: Click) -> Open:
    """What a control or a command does here."""
    return Open(Part("harvest"))


PLACES: Mapping[str, Place[object]] = {
    name: place for name, place in vars(places).items() if isinstance(place, Place)
}


@pytest.mark.parametrize(
    "chapter",
    [
        Chapter(actions={"plant": Action(opens)}),
        Chapter(commands={"plant": Command(opens)}),
        Chapter(lists={("plant", "card"): lambda seen, click, typed: ()}),
        Chapter(parts={"room": PanelPart(lambda seen: [text("")])}),
        Chapter(news={"planted": Told()}),
        Chapter(advice={int: lambda seen, move: ""}),
        Chapter(pressed={int: lambda seen, move: ""}),
    ],
)
def test_what_two_chapters_say_is_an_error(chapter: Chapter) -> None:
    with pytest.raises(ValueError, match="two chapters say"):
        combined([chapter, chapter])


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
