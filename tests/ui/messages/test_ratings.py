"""A rating is as exact as it is sure."""

from __future__ import annotations

import pytest

from bot.store import Rating
from bot.ui.messages.ratings import rating


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
