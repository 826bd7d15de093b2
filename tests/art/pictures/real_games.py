"""Real games between computers, and the pictures of their messages: what benchmarks measure and sheets show."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from bot.games import CATALOGUE
from bot.games.contract import Viewer
from bot.players import FAMILIES as PLAYERS
from bot.simulate.playing import play
from bot.ui.components import Picture
from bot.ui.families import FAMILIES
from bot.ui.screens import Face, SeatFacts, Seen, TableFacts

NAMES = ("Mia", "Ben", "Zoë", "Noor", "Ada", "Jürgen", "Kim")
STRENGTH = "normal"
PASSED = ("cards_drawn", "final_harvest", "all_harvested")
"""Phases that are over at once unless somebody is asked something."""
RECENT = 40
"""Pieces of news that a message may tell of."""


class Moment(NamedTuple):
    """A game between two events: its state, and what led there, each event with the state before."""

    game: str
    state: Any
    past: tuple[tuple[Any, Any], ...]


@cache
def moments(game: str, players: int, seed: str = "1") -> tuple[Moment, ...]:
    """A whole game from the deal to the end."""
    rules = CATALOGUE[game]
    played = play(rules, PLAYERS[rules.family], [STRENGTH] * players, seed)
    state = rules.replay(players, played.events[:1])
    found = [Moment(game, state, ())]
    past: list[tuple[Any, Any]] = []
    for event in played.events[1:]:
        past.append((state, event))
        state = rules.evolve(state, event)
        found.append(Moment(game, state, tuple(past[-RECENT:])))
    return tuple(found)


def stays(moment: Moment) -> bool:
    """Whether messages show this moment: somebody is to act, and games do not only pass through it."""
    return str(moment.state.phase) not in PASSED and bool(CATALOGUE[moment.game].to_act(moment.state))


def seen(moment: Moment, viewer: Viewer = None, locale: str = "en") -> Seen[Any, Any]:
    """What this viewer sees then, with pictures."""
    rules = CATALOGUE[moment.game]
    told = [rules.tell(before, event, viewer) for before, event in moment.past]
    seats = [SeatFacts(101 + seat, NAMES[seat], left=False) for seat in range(len(moment.state.players))]
    table = TableFacts(12, moment.game, 1, 2, 101, locale, tuple(seats))
    news = tuple(item for item in told if item is not None)
    return Seen(table, rules.view(moment.state, viewer), news, locale, pictures=True)


def table_picture(moment: Moment, locale: str = "en") -> Picture:
    """The picture of the table's message, or of the end."""
    return _picture(FAMILIES[CATALOGUE[moment.game].family].table(seen(moment, None, locale)).picture)


def hand_picture(moment: Moment, seat: int, locale: str = "en") -> Picture:
    """The picture of the panel of this seat, or of the end."""
    screens = FAMILIES[CATALOGUE[moment.game].family]
    return _picture(screens.hand(seen(moment, seat, locale), None, Face.LIVE).picture)


def _picture(found: Picture | None) -> Picture:
    assert found is not None
    return found


def every_game() -> Iterator[tuple[str, int]]:
    """Every game with every number of players."""
    for game, rules in CATALOGUE.items():
        for players in rules.players:
            yield game, players


def each_phase(game: str, players: int, seed: str = "1") -> dict[str, Moment]:
    """A moment of each phase that games do not only pass through, from the middle of a whole game, and the end."""
    *played, last = moments(game, players, seed)
    found: dict[str, list[Moment]] = {}
    for moment in played:
        found.setdefault(str(moment.state.phase), []).append(moment)
    middle = {phase: some[len(some) // 2] for phase, some in found.items() if phase not in PASSED}
    return {**middle, "end": last}
