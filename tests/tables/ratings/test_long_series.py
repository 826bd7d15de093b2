"""Hundreds of games against computers say what the share of those won says, and losing is worth nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.players import EXPERT, FAMILIES, STRENGTHS
from bot.store import COMPUTERS, Contestant, Rating
from bot.tables.ratings.anchors import BEGINNING, anchor
from bot.tables.ratings.judging import UNKNOWN, rate
from bot.tables.ratings.ladders import LADDERS
from tests.breadth import few, few_rows
from tests.tables.ratings.test_copies import NORMAL_AMONG_HARD, standing

MANY = 500
GAINED = 2.5
"""How much nobody gains above the beginning who wins no game."""


def end(ladder: str, among: str, games: Iterator[tuple[int, ...]]) -> float:
    """The rating of somebody after these games: their place in each, and then those of all others."""
    known, version = UNKNOWN, FAMILIES[LADDERS[ladder].family].versions[among]
    for own, *others in games:
        seats = [Contestant(COMPUTERS - seat, rank, False, among, version) for seat, rank in enumerate(others)]
        known = rate(ladder, (Contestant(1, own, False, None, ""), *seats), {1: known})[1]
    return known.mu


def duels(won: float) -> Iterator[tuple[int, int]]:
    """Many duels, of which this share is won, evenly spread."""
    return ((1, 2) if int(number * won) < int((number + 1) * won) else (2, 1) for number in range(MANY))


@pytest.mark.parametrize("percent", [0, 1, 2, 5, 10])
def test_whoever_loses_nearly_all_duels_ends_clearly_under_what_beats_them(percent: int) -> None:
    found = end("duel", "hard", duels(percent / 100))
    # A tenth of duels is what somebody wins who is 2.6 worse, of whom and of whose opponent that is sure.
    assert found < standing("hard", 2).mu - 2.2
    # One of a hundred is twice what `normal` wins.
    assert percent or found < BEGINNING
    assert percent > 1 or found < BEGINNING + GAINED


@pytest.mark.parametrize("strength", STRENGTHS)
def test_half_of_the_duels_won_is_as_good(strength: str) -> None:
    assert end("duel", strength, duels(0.5)) == pytest.approx(standing(strength, 2).mu, abs=1)


def test_whoever_wins_as_hard_does_stands_where_it_does() -> None:
    """98 to 99 of 100 duels against the others."""
    for strength in ("easy", "normal"):
        assert end("duel", strength, duels(0.985)) == pytest.approx(standing("hard", 2).mu, abs=2)


@pytest.mark.parametrize("players", few(NORMAL_AMONG_HARD, 4))
def test_whoever_loses_as_normal_does_never_gains_by_it(players: int) -> None:
    games = [tuple(map(int, game)) for game in NORMAL_AMONG_HARD[players].split()]
    found = end("bohnanza", "hard", iter(random.Random(1).choices(games, k=MANY)))
    assert found < BEGINNING + 2


def in_family(family: str, strength: str, players: int) -> float:
    """Where a computer of today stands."""
    found = anchor(family, strength, FAMILIES[family].versions[strength], players)
    assert found is not None
    return found.mu


def companies() -> Iterator[tuple[str, str, int]]:
    """Every family, and strength, and number of players at which it stands anywhere."""
    for family, known in FAMILIES.items():
        for strength in (*STRENGTHS, EXPERT):
            for players in known.standings.get((strength, known.versions.get(strength, "")), {}):
                yield family, strength, players


COMPANIES = few_rows(companies(), ("bohnanza", "hard", 5), ("nicht_die_bohne", "hard", 4))


@pytest.mark.parametrize(("family", "strength", "players"), COMPANIES)
def test_whoever_wins_no_game_ends_under_all_others(family: str, strength: str, players: int) -> None:
    """As often at each of the other places."""
    every = range(1, players + 1)
    games = [(own, *[place for place in every if place != own]) for own in every[1:]] * (MANY // (players - 1))
    found = end(family, strength, iter(games))
    assert found < in_family(family, strength, players)
    if strength == "hard":
        assert found < BEGINNING + GAINED


@pytest.mark.parametrize(("family", "strength", "players"), COMPANIES)
def test_whoever_is_always_last_falls_from_wherever_they_are(family: str, strength: str, players: int) -> None:
    others = tuple(range(1, players))
    assert end(family, strength, iter([(players, *others)] * MANY)) < BEGINNING
    version = FAMILIES[family].versions[strength]
    computers = [Contestant(COMPUTERS - seat, seat, False, strength, version) for seat in others]
    lost = (Contestant(1, players, False, None, ""), *computers)
    for mu in (0.0, 15.0, 25.0, 40.0):
        known = Rating(mu, UNKNOWN.sigma / 4)
        assert rate(family, lost, {1: known})[1].mu <= mu
