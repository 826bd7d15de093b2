"""What a field of a duel brings: more with time and with cards, and never less than harvesting it now."""

from __future__ import annotations

import pytest

from bot.games.bohnanza.cards import KINDS, Bean
from bot.players.bohnanza.duel.ripening import FINEST, LONGEST, rent, ripening


@pytest.mark.parametrize("bean", KINDS)
def test_at_the_end_a_field_brings_what_it_pays(bean: Bean) -> None:
    meter = KINDS[bean].pays
    assert ripening(meter, 20)[0][: len(meter)] == meter


@pytest.mark.parametrize("bean", KINDS)
def test_a_field_brings_more_with_more_cards_more_time_and_more_to_come(bean: Bean) -> None:
    meter = KINDS[bean].pays
    for few, many in ((4, 8), (8, 16)):
        seldom, often = ripening(meter, few), ripening(meter, many)
        for turns in range(1, LONGEST):
            assert list(seldom[turns]) == sorted(seldom[turns])
            assert all(more >= less for more, less in zip(seldom[turns], seldom[turns - 1], strict=True))
            assert all(more >= less - 1e-9 for more, less in zip(often[turns], seldom[turns], strict=True))


def test_a_field_is_harvested_once_an_empty_one_promises_more_than_waiting() -> None:
    meter = KINDS[Bean("coffee")].pays
    rare, frequent = ripening(meter, 1), ripening(meter, FINEST)
    assert rare[20][7] == pytest.approx(2 + rent(20))
    assert frequent[20][7] > 2 + rent(20) + 0.5
    assert rare[2][7] > 2 == rare[0][7]
