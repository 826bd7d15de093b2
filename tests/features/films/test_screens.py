"""What is said of a film: each state in every language, and a film that fits into its message."""

from __future__ import annotations

import pytest

from bot.features.films import films
from bot.features.films.films import State
from bot.features.films.screens import film_screen, progress_screen
from bot.tables import Table
from bot.ui.components import ALT_LIMIT, units
from bot.words import locales
from tests.ui.reading import keeps_the_limits, words
from tests.ui.test_replaying import table

STATES = [*[one for one in vars(films).values() if isinstance(one, State)], State("film-too-large")]
END = "🤖 Somebody with a name that is as long as Discord lets it be, 10 thalers. " * 20


def spoken(locale: str) -> Table:
    """A table that speaks this language."""
    made = table("duel", 2)
    made.row = made.row._replace(locale=locale)
    return made


@pytest.mark.parametrize("locale", locales())
def test_how_far_it_is_is_said_in_the_readers_language(locale: str) -> None:
    said = [words(progress_screen(locale, table("duel", 2), state._replace(percent=42))) for state in STATES]
    assert all("#12" in one for one in said)
    assert len([one for one in said if "42" in one]) == 1
    assert len(set(said)) == len(STATES) == 8


@pytest.mark.parametrize("locale", locales())
def test_a_film_fits_and_says_how_it_ended(locale: str) -> None:
    made = film_screen(spoken(locale), "Ana *", END)
    assert keeps_the_limits(made)
    assert made.picture is not None
    assert ALT_LIMIT - 30 < units([made.picture.alt]) <= ALT_LIMIT
    assert "🤖 Somebody" in made.picture.alt
    assert "Ana \\*" in words(made)
    assert made.picture.name == "film.gif", "it tells nothing of what it shows"
