"""Places keep the numbers that the database has always had for them."""

from __future__ import annotations

import pytest

from bot.ui.publishing.places import PUBLIC, Place, hand_of, nudge_for, read, stored


@pytest.mark.parametrize(("place", "number"), [(PUBLIC, 0), (hand_of(11), 11), (nudge_for(11), -11)])
def test_a_place_is_stored_as_one_number(place: Place, number: int) -> None:
    assert stored(place) == number
    assert read(number) == place
