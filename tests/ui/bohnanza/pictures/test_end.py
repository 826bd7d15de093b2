"""The end in picture and message: a tie beside whom it concerns, what paid, and the final harvest in words."""

from __future__ import annotations

import pytest

from bot.art.drawings import Drawing
from bot.art.scenes.end import End
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.components import Picture
from bot.words import locales, say
from tests.ui.bohnanza.end.test_ending import FIELDS
from tests.ui.bohnanza.end.test_ending import ended as ended_by_cards
from tests.ui.bohnanza.examples import GAMES, Position, game, look
from tests.ui.bohnanza.test_editions import ended
from tests.ui.reading import words

BY_SEAT = {0: "soy soy soy", 1: "red", 2: "blue"}
"""Ana wins alone; Ben and Cleo are equal, and so is Dev with nobody."""


def pictured(position: Position, locale: str = "en") -> Sight:
    """What everybody sees, with pictures."""
    return look(position)._replace(pictures=True, locale=locale)


def shown(seen: Sight) -> tuple[End, Picture]:
    """What the picture of the table's message shows."""
    picture = table_screen(seen).picture
    assert picture is not None
    assert isinstance(picture.scene, End)
    return picture.scene, picture


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(
    ("edition", "start", "concerned"),
    [("rio_grande_2000", 0, {1, 2}), ("amigo_1997", 0, {1, 2}), ("amigo_2016", 1, {1}), ("amigo_2016", 2, {2})],
)
def test_a_tie_stands_beside_whom_it_concerns_and_never_beside_the_winner(
    locale: str, edition: str, start: int, concerned: set[int]
) -> None:
    """In the first two both have no card or cards do not count: they share their place."""
    seen = pictured(ended(edition, BY_SEAT, start=start), locale)
    scene, picture = shown(seen)
    rule = "farthest_from_start" if edition == "amigo_2016" else "shared"
    reason = say(locale, "picture-tie", rule=rule)
    assert {place.place: place.reason for place in scene.places if place.reason} == dict.fromkeys(
        concerned, reason
    )
    told = [sentence for sentence in picture.alt.split(". ") if reason in sentence]
    assert len(told) == len(concerned)
    (tied,) = [line for line in words(table_screen(seen)).splitlines() if "Ben" in line and "Cleo" in line]
    assert "Ana" not in tied
    assert "1 🪙" in tied


def test_a_german_winner_stands_on_a_whole_bean() -> None:
    """The short name under a crown, above a person's, sounds like one: "Sau"."""
    stink = pictured(ended("rio_grande_2000", {0: "stink stink stink", 1: "red"}, start=0), "de")
    scene, _ = shown(stink)
    assert [place.best for place in scene.places][:2] == ["Saubohne", "Rote Bohne"]


def test_fewer_cards_stand_beside_who_has_them() -> None:
    seen = pictured(ended_by_cards(["soy", "wax red", "", ""], FIELDS, {1: "red red", 2: "soy", 3: "red"}))
    scene, picture = shown(seen)
    assert [(place.name, place.reason) for place in scene.places[:2]] == [("Ben", ""), ("Ana", "fewer cards")]
    assert "2. Ana: 4 thalers, fewer cards, most thalers from " in picture.alt
    assert "Ben wins with 4 thalers, most thalers from Red. 2. Ana" in picture.alt


def test_all_who_share_the_win_are_told_with_what_paid_them() -> None:
    seen = pictured(ended("amigo_1997", {0: "soy", 1: "red"}))
    scene, picture = shown(seen)
    assert [place.rank for place in scene.places] == [1, 1, 3, 3]
    assert picture.alt.startswith(
        "Ana and Ben share the win with 1 thaler. 1. Ana: 1 thaler, most thalers from Soy. "
        "1. Ben: 1 thaler, most thalers from Red. 3. Cleo: 0 thalers, shared place. "
    )


def test_the_bean_that_paid_most_comes_first_and_nothing_where_none_did() -> None:
    scene, _ = shown(pictured(ended("amigo_1997", {0: "blue red red"})))
    assert scene.places[0].paid == (Drawing("beans", "red"), Drawing("beans", "blue"))
    assert scene.places[0].best == "Red"
    assert (scene.places[1].paid, scene.places[1].best) == ((), "")


@pytest.mark.parametrize("edition", GAMES)
def test_what_the_picture_leaves_out_is_said_below_it(edition: str) -> None:
    position = game(GAMES[edition].players[-1], 5, edition)[-1]
    drawn = words(table_screen(pictured(position)))
    plain = words(table_screen(look(position)))
    harvest = plain[plain.index("**The final harvest**") :].splitlines()
    assert [line for line in harvest if line.startswith("**")][1:]
    assert [line for line in harvest if line.startswith("**") and line not in drawn] == []
    scene, _ = shown(pictured(position))
    assert (scene.unit is None) == edition.startswith("high_bohn")
