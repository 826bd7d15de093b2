"""A rating is as exact as it is sure, and computers stand beside it where such games are played."""

from __future__ import annotations

import re

import pytest

from bot.players import EXPERT, FAMILIES, STRENGTHS
from bot.store import Rating
from bot.tables.ratings.ladders import LADDERS
from bot.ui.messages.ratings import Reader, leaderboard_screen, rating
from bot.words import shipped
from tests.ui.reading import words


@pytest.mark.parametrize(
    ("locale", "mu", "sigma", "told"),
    [
        ("en", 25.0, 25 / 6, "25 ± 8"),
        ("en", -3.4, 1.5, "−3 ± 3"),
        ("en", 25.34, 1.04, "25.3 ± 2.1"),
        ("de", 24.96, 0.5, "25,0 ± 1,0"),
        ("es-ES", 31.55, 1.47, "31,6 ± 2,9"),
        ("it", -0.32, 1.0, "−0,3 ± 2,0"),
    ],
)
def test_a_rating_that_is_sure_is_told_in_tenths(locale: str, mu: float, sigma: float, told: str) -> None:
    """And as each language writes them."""
    assert rating(locale, Rating(mu, sigma)) == told


@pytest.mark.parametrize("locale", shipped())
def test_computers_are_told_where_they_stand_in_a_duel_and_at_tables_of_four(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bohnanza = FAMILIES["bohnanza"]
    stands = {
        (one, bohnanza.versions[one]): {4: (above + 0.3, 1.0)}
        if one == EXPERT
        else {2: (10 * above, 1.0), 4: (above + 0.3, 1.0)}
        for above, one in enumerate((*STRENGTHS, EXPERT), start=1)
    }
    monkeypatch.setitem(FAMILIES, "bohnanza", bohnanza._replace(standings=stands))

    def told(ladder: str) -> list[str]:
        made = leaderboard_screen(locale, LADDERS[ladder], (), 0, Reader(1, "yes", 9), counting=False)
        return [one.replace(",", ".") for one in re.findall(r"\d+[.,]\d", words(made).splitlines()[-1])]

    assert told("duel") == ["35.0", "45.0", "55.0"]
    assert told("bohnanza") == ["26.3", "27.3", "28.3", "29.3"]
