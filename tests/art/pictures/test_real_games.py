"""Moments of whole games that messages show: each of them has its pictures, whatever is bought in them."""

from __future__ import annotations

import pytest

from tests.art.pictures.real_games import hand_picture, moments, stays, table_picture
from tests.breadth import few, some


@pytest.mark.parametrize("game", few(["high_bohn", "nicht_die_bohne"], "nicht_die_bohne"))
def test_every_moment_that_stays_has_its_pictures(game: str) -> None:
    shown = [moment for moment in moments(game, 4) if stays(moment)]
    assert 0 < len(shown) < len(moments(game, 4))
    for moment in some(shown):
        assert table_picture(moment)
        assert hand_picture(moment, 0)
