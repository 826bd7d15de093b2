"""Time zones as people know them: by the clock on their wall, their city or their country."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from itertools import chain
from typing import NamedTuple, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from babel import Locale
from babel.core import get_global

from bot.words.languages import DEFAULT
from bot.words.regions import bare, region_of

NOWHERE = {"001", "ZZ"}
"""In place of countries, where nobody lives."""
FEWEST = 3
"""Letters by which a city or a country is looked for where nothing is called exactly so."""
CITIES = 3
"""Cities that stand for a zone in a list, at most."""

KNOWN = (
    *("Europe/London", "Europe/Berlin", "Europe/Paris", "Europe/Madrid", "Europe/Rome", "Europe/Vienna"),
    *("Europe/Zurich", "Europe/Lisbon", "Europe/Athens", "Europe/Helsinki", "Europe/Istanbul", "Europe/Moscow"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles"),
    *("America/Anchorage", "Pacific/Honolulu", "America/Toronto", "America/Vancouver", "America/Halifax"),
    *("America/St_Johns", "America/Mexico_City", "America/Bogota", "America/Lima", "America/Caracas"),
    *("America/Santiago", "America/Argentina/Buenos_Aires", "America/Sao_Paulo", "Atlantic/Azores"),
    *("Africa/Casablanca", "Africa/Lagos", "Africa/Cairo", "Africa/Johannesburg", "Africa/Nairobi"),
    *("Asia/Jerusalem", "Asia/Dubai", "Asia/Tehran", "Asia/Karachi", "Asia/Kolkata", "Asia/Dhaka"),
    *("Asia/Bangkok", "Asia/Singapore", "Asia/Shanghai", "Asia/Tokyo", "Asia/Seoul", "Australia/Perth"),
    *("Australia/Adelaide", "Australia/Brisbane", "Australia/Sydney", "Pacific/Auckland"),
)
"""Zones by whose cities most people know the time: they stand for those that have the same."""
SEASONS = (0, 91, 182, 273)
"""Days from now on which clocks are compared."""

Rule: TypeAlias = tuple[timedelta, ...]
"""How far the clocks of a zone are ahead, through the seasons of a year."""


class Clock(NamedTuple):
    """One of the times that it is somewhere now: an IANA zone, its time as `19:42`, and some of its cities."""

    zone: str
    time: str
    cities: tuple[str, ...]


def is_zone(zone: str) -> bool:
    """Whether there is an IANA zone of this name that somebody lives in."""
    if get_global("zone_territories").get(zone, "ZZ") in NOWHERE:
        return False
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError):
        return False
    return True


def city_of(zone: str, locale: str) -> str:
    """What the city is called in this language by which an IANA zone is known."""
    known = region_of(locale).time_zones.get(zone, {})
    return str(known.get("city") or zone.rpartition("/")[2].replace("_", " ")).replace("\u00ad", "")


def clock_of(zone: str, now: int) -> str:
    """What the clocks of an IANA zone show now: `19:42`."""
    return f"{datetime.fromtimestamp(now, ZoneInfo(zone)):%H:%M}"


def likely_clocks(region: str, locale: str, now: int, most: int) -> list[Clock]:
    """The times that it may be where somebody from a region (`de`, `en-GB`) lives, at most so many: those of their
    country, then others by the hour; each but once, with some cities as they are called in a locale."""
    home = _zones_of(_countries(region_of(region)))
    groups, own = _grouped((*home, *KNOWN), now), _grouped(home, now)
    first = next(iter(groups))
    nearest = sorted(groups, key=lambda rule: (rule not in own, abs(rule[0] - first[0])))[:most]

    def place(rule: Rule) -> tuple[bool, bool, Rule]:
        return rule not in own, groups[rule][0] not in KNOWN, rule

    return [_clock(groups[rule], locale, now) for rule in sorted(nearest, key=place)]


def find_clocks(typed: str, locale: str, now: int, most: int) -> list[Clock]:
    """The times in what somebody may mean by a city, a country or an IANA zone, at most so many, each but once."""
    wanted, names = bare(typed), _names(locale)
    found = names.get(wanted, ())
    if not found and len(wanted) >= FEWEST:
        found = tuple(chain.from_iterable(zones for name, zones in names.items() if name.startswith(wanted)))
    groups = _grouped(sorted(found, key=lambda zone: zone not in KNOWN), now)
    return [_clock(zones, locale, now) for zones in list(groups.values())[:most]]


def _clock(zones: Sequence[str], locale: str, now: int) -> Clock:
    known = [zone for zone in zones if zone in KNOWN] or zones
    cities = dict.fromkeys([city_of(zone, locale) for zone in known])
    return Clock(zones[0], clock_of(zones[0], now), tuple(cities)[:CITIES])


def _grouped(zones: Iterable[str], now: int) -> dict[Rule, list[str]]:
    """The zones whose clocks agree all year, together."""
    groups = dict[Rule, list[str]]()
    for zone in dict.fromkeys(zones):
        if is_zone(zone):
            groups.setdefault(_rule(zone, now), []).append(zone)
    return groups


def _rule(zone: str, now: int) -> Rule:
    here = ZoneInfo(zone)
    return tuple([datetime.fromtimestamp(now + days * 86400, here).utcoffset() or timedelta() for days in SEASONS])


def _countries(region: Locale) -> list[str]:
    """The country of a region; of a part of the world, such as Latin America, those in which its language is an
    official one, without the one that it comes from."""
    likely = get_global("likely_subtags").get(region.language, "").rpartition("_")[2]
    if region.territory is None or not region.territory.isdecimal():
        return [region.territory or likely]
    return [
        country
        for country, languages in get_global("territory_languages").items()
        if languages.get(region.language, {}).get("official_status") == "official" and country != likely
    ]


def _zones_of(countries: Iterable[str]) -> list[str]:
    """The zones of these countries, those that most people know first."""
    zones = chain.from_iterable(get_global("territory_zones").get(country, ()) for country in countries)
    return sorted(zones, key=lambda zone: zone not in KNOWN)


@cache
def _names(locale: str) -> Mapping[str, tuple[str, ...]]:
    """The zones by what they may be called, in this language and in English."""
    names = defaultdict[str, dict[str, None]](dict)
    for zone, country in get_global("zone_territories").items():
        for name in (
            zone,
            zone.rpartition("/")[2].replace("_", " "),
            city_of(zone, locale),
            city_of(zone, DEFAULT),
        ):
            names[bare(name)][zone] = None
        for spoken in (locale, DEFAULT):
            names[bare(region_of(spoken).territories.get(country, country))][zone] = None
    for short, countries in get_global("territory_aliases").items():
        # `UK`, `USA`.
        names[bare(short)] |= dict.fromkeys(_zones_of(countries))
    return {name: tuple(zones) for name, zones in names.items()}
