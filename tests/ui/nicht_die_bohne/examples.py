"""What people see in games of Nicht die Bohne: played from a seed, written down, or larger than any real one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from bot.games.contract import Seat, Viewer
from bot.games.nicht_die_bohne.cards import DECK
from bot.games.nicht_die_bohne.events import Event
from bot.games.nicht_die_bohne.news import News
from bot.games.nicht_die_bohne.scoring import sheet
from bot.games.nicht_die_bohne.state import Past, Phase, Player, State
from bot.games.nicht_die_bohne.view import View
from bot.ui.screens import SeatFacts, Seen, TableFacts
from tests.games.nicht_die_bohne.random_games import GAME, Recipe, play

NAMES = ("Ana", "Ben", "Cleo", "Dev", "Eva", "Finn")
NASTY = (
    "*_~|`>#-[x](y)<@1>@everyone*_~|`",
    "`" * 32,
    "*" * 32,
    "_" * 32,
    "|" * 32,
    "||__**~~``||__**~~``||__**~~``||",
)
"""Names of at most 32 characters that escaping makes as long as it can."""
LINK = "https://discord.com/channels/111111111111111111/222222222222222222/333333333333333333"
PLAYING = (Phase.LEAD, Phase.LAY, Phase.TAKE)


class Position(NamedTuple):
    """A position and all that led to it: each event with the state before."""

    state: State
    past: tuple[tuple[State, Event], ...] = ()


def facts(players: int, *, names: Sequence[str] = NAMES, left: Sequence[Seat] = ()) -> TableFacts:
    """Table 12 with so many people; person 101 sits at seat 0, and so on."""
    seats = tuple(SeatFacts(101 + seat, names[seat], seat in left) for seat in range(players))
    return TableFacts(12, GAME.key, 1, 2, 101, "en", seats)


def look(
    position: Position | State,
    viewer: Viewer = None,
    *,
    names: Sequence[str] = NAMES,
    left: Sequence[Seat] = (),
    link: str | None = LINK,
) -> Seen[View, News]:
    """What this viewer sees, with the last news that reaches them."""
    state, past = Position(position) if isinstance(position, State) else position
    told = [GAME.tell(before, event, viewer) for before, event in past[-40:]]
    news = tuple(item for item in told if item is not None)
    return Seen(facts(len(state.players), names=names, left=left), GAME.view(state, viewer), news, "en", link)


def everybody(position: Position) -> Iterator[Seen[View, News]]:
    """What the table and then each seat sees."""
    yield look(position)
    for seat in range(len(position.state.players)):
        yield look(position, seat)


@cache
def game(players: int, seed: int = 0) -> tuple[Position, ...]:
    """Every position of a whole game played at random, from the deal to the end."""
    past: tuple[tuple[State, Event], ...] = ()
    played = play(Recipe(players, (), seed))
    positions = [Position(played.deal.after)]
    for step in played.steps:
        state = step.before
        for event in step.decision.events:
            past = (*past, (state, event))
            state = GAME.evolve(state, event)
        positions.append(Position(state, past))
    return tuple(positions)


def where(wanted: Callable[[State], bool], players: int = 4) -> Position:
    """The first position of a game that is as wanted."""
    return next(position for position in game(players, 1) if wanted(position.state))


def huge(phase: Phase, *, players: int = 6, taken: int = 20, trick: int = 1, round: int = 3) -> State:
    """More of everything than any game holds: everybody has taken many cards, of two or three colours each."""
    areas = [tuple((DECK * 2)[10 * seat : 10 * seat + taken]) for seat in range(players)]
    hand, laid = DECK[:19], DECK[-1]
    people = []
    for seat, area in enumerate(areas):
        lies = laid if phase is Phase.TAKE or (phase is Phase.LAY and seat != 1) else None
        people.append(
            Player(hand if lies else (*hand, laid), area, lies, 1 if phase is Phase.TAKE and seat == 2 else None)
        )
    sheets = tuple(sheet(seat, area) for seat, area in enumerate(areas))
    return State(
        tuple(people),
        leader=0,
        round=round,
        trick=trick,
        phase=phase,
        taker=1 if phase is Phase.TAKE else None,
        sheets=(sheets,) * (round - 1),
        past=tuple(Past(seat, laid, 1) for seat in range(players)),
    )
