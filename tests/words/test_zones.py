"""Time zones are found by the clock, by a city and by a country."""

from __future__ import annotations

from datetime import datetime

import pytest

from bot.words.moments import moment_of
from bot.words.zones import CITIES, KNOWN, city_of, clock_of, find_clocks, is_zone, likely_clocks

NOW = moment_of(datetime(2026, 11, 25, 15, 0), "Europe/Berlin")
MOST = 25


def test_the_zones_that_everybody_knows_are_zones() -> None:
    assert [zone for zone in KNOWN if not is_zone(zone)] == []
    assert len(set(KNOWN)) == len(KNOWN)


@pytest.mark.parametrize("zone", ["", "Europe/Pea", "UTC+1", "../passwd", "Etc/GMT-2", "localtime"])
def test_nothing_else_is_one(zone: str) -> None:
    assert not is_zone(zone)


@pytest.mark.parametrize(
    ("region", "first"),
    [
        *[
            ("de", "Europe/Berlin"),
            ("it", "Europe/Rome"),
            ("en-GB", "Europe/London"),
            ("en-US", "Pacific/Honolulu"),
        ],
        *[("es-ES", "Europe/Madrid"), ("ja", "Asia/Tokyo"), ("pea", "Pacific/Honolulu")],
    ],
)
def test_one_finds_the_own_clock_at_the_top(region: str, first: str) -> None:
    found = likely_clocks(region, "en", NOW, MOST)
    assert found[0].zone == first
    assert len(found) == MOST
    assert len({one.zone for one in found}) == MOST
    assert all(is_zone(one.zone) and 1 <= len(one.cities) <= CITIES for one in found)


def test_the_zones_of_a_large_country_are_all_there() -> None:
    found = [one.zone for one in likely_clocks("en-US", "en", NOW, MOST)]
    for zone in ("New_York", "Chicago", "Denver", "Phoenix", "Los_Angeles", "Anchorage"):
        assert f"America/{zone}" in found[:8]


def test_in_latin_america_nobody_is_asked_about_madrid_first() -> None:
    home = [one.zone for one in likely_clocks("es-419", "es", NOW, MOST)][:8]
    assert {"America/Bogota", "America/Argentina/Buenos_Aires", "America/Santiago"} <= set(home)
    assert "Europe/Madrid" not in home


@pytest.mark.parametrize(
    ("typed", "locale", "zone"),
    [
        *[
            ("Berlin", "de", "Europe/Berlin"),
            ("deutschland", "de", "Europe/Berlin"),
            ("Germany", "de", "Europe/Berlin"),
        ],
        *[
            ("wien", "de", "Europe/Vienna"),
            ("Vienna", "de", "Europe/Vienna"),
            ("new york", "en", "America/New_York"),
        ],
        *[("Roma", "it", "Europe/Rome"), ("rom", "de", "Europe/Rome"), ("UK", "en", "Europe/London")],
        *[
            ("america/new_york", "en", "America/New_York"),
            ("málaga", "es", None),
            ("", "en", None),
            ("a", "en", None),
        ],
        *[("BUENOS AIRES", "es", "America/Argentina/Buenos_Aires"), ("switz", "en", "Europe/Zurich")],
    ],
)
def test_a_place_is_found_as_people_call_it(typed: str, locale: str, zone: str | None) -> None:
    assert [one.zone for one in find_clocks(typed, locale, NOW, MOST)] == ([] if zone is None else [zone])


def test_of_a_country_with_many_clocks_each_is_offered_once() -> None:
    found = find_clocks("USA", "en", NOW, MOST)
    assert {"America/New_York", "America/Chicago", "Pacific/Honolulu"} <= {one.zone for one in found}
    assert len({one.time for one in found}) >= 6


def test_a_city_is_called_as_the_reader_does_and_its_clock_is_right() -> None:
    assert city_of("Europe/Rome", "de") == "Rom"
    assert city_of("America/New_York", "es") == "Nueva York"
    assert clock_of("America/New_York", NOW) == "09:00"
