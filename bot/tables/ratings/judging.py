"""What one game tells of its people, by openskill (Plackett-Luce): everybody's place counts against everybody's.

A seat that its person left was played on by a computer. Its place can only lower their rating: nobody gets away
from a game that goes badly, and nobody has a computer win for them. The others played that game to its end.

Whoever was removed by the host did not choose that: the game tells nothing of them. So that nobody gets rid of the
one who is winning, a game from which a host removed somebody can only lower the host's own rating.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping, Sequence

import openskill
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.errors import trace
from bot.games import CATALOGUE
from bot.players import FAMILIES
from bot.store import Contestant, Judge, Rating, SeatRow
from bot.tables.ratings.anchors import BEGINNING, anchor
from bot.tables.ratings.ladders import LADDERS, ladder_of

log = logging.getLogger(__name__)

UNSURE = BEGINNING / 6
"""How unsure the rating of somebody is of whom no game is known."""
LUCK = BEGINNING / 30
"""Of two whose ratings are sure and apart by so much, the better one wins two of three duels. It is a fifth of
what is unsure, where the library takes half: computers are so far apart that people who play as they do would
otherwise come nowhere near them."""
DRIFT = UNSURE / 100
"""How much less sure of everybody each game begins: people learn."""
MODEL = PlackettLuce(mu=BEGINNING, sigma=UNSURE, beta=LUCK, tau=DRIFT)
UNKNOWN = Rating(MODEL.mu, MODEL.sigma)
"""The rating of somebody of whom no game is known."""


def rate(ladder: str, contestants: tuple[Contestant, ...], known: Mapping[int, Rating]) -> Mapping[int, Rating]:
    """The new ratings of the people in a game of this ladder; none where it tells nothing: somebody alone, or a
    computer of whom nobody knows how it plays."""
    before = [_before(ladder, one, known, len(contestants)) for one in contestants]
    if len(before) < 2 or None in before:
        return {}
    teams = [[_openskill(rating)] for rating in before if rating is not None]
    try:
        rated = MODEL.rate(teams, ranks=[float(one.rank) for one in contestants])
    except Exception as error:
        # What follows can be rated all the same.
        log.error("a game could not be rated: %s", trace(error))
        return {}
    found = {}
    for one, old, (new,) in zip(contestants, before, rated, strict=True):
        if old is None or one.computer is not None or one.removed:
            continue
        if new.mu <= old.mu or not (one.left or one.has_removed):
            found[one.person_id] = Rating(new.mu, new.sigma, old.games + (not one.left))
    return found


def is_rated(family: str, seats: Sequence[SeatRow]) -> bool:
    """Whether a game of this family that ends now, with these seats, is rated."""
    versions = FAMILIES[family].versions
    computers = [seat.computer for seat in seats if seat.computer is not None]
    return len(seats) > 1 and all(
        anchor(family, one, versions.get(one, ""), len(seats)) is not None for one in computers
    )


def _before(ladder: str, one: Contestant, known: Mapping[int, Rating], players: int) -> Rating | None:
    if one.computer is not None:
        rated = LADDERS.get(ladder)
        return None if rated is None else anchor(rated.family, one.computer, one.version, players)
    return known.get(one.person_id, UNKNOWN)


def _openskill(rating: Rating) -> PlackettLuceRating:
    return MODEL.rating(mu=rating.mu, sigma=rating.sigma)


def _ladder(game: str) -> str | None:
    """The name of the ladder of a game, if that is still in the catalogue."""
    return ladder_of(game).name if game in CATALOGUE else None


def _method() -> str:
    """What ratings depend on besides results: they are made anew where it has changed."""
    standings = [
        (family, sorted((key, sorted(by_size.items())) for key, by_size in players.standings.items()))
        for family, players in FAMILIES.items()
    ]
    together = sorted((one.name, sorted(one.games)) for one in LADDERS.values())
    told = repr((openskill.__version__, BEGINNING, UNSURE, LUCK, DRIFT, standings, together))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


JUDGE = Judge(_method(), _ladder, rate)
