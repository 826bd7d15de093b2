"""The questions that an expansion may answer; each is told what the answer is without it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from bot.games.bohnanza.cards import Bean, Card
from bot.games.contract import Seat, Viewer

if TYPE_CHECKING:
    from bot.games.bohnanza.edition import Rules
    from bot.games.bohnanza.events import Event, Traded
    from bot.games.bohnanza.expansion_types import ExpansionOptions, ExpansionView
    from bot.games.bohnanza.log import Log
    from bot.games.bohnanza.moves import Move
    from bot.games.bohnanza.news import News
    from bot.games.bohnanza.state import Common, Estate, Field, Player, State

M = TypeVar("M")
E = TypeVar("E")


class Module(Generic[M, E]):
    """Changes nothing; an expansion, with moves M and events E of its own, overrides what it changes."""

    moves: tuple[type[M], ...] = ()
    """The kinds of its own moves."""
    events: tuple[type[E], ...] = ()
    """The kinds of its own events."""

    # What it keeps.

    def common(self, rules: Rules) -> tuple[Common, ...]:
        """What it keeps for the whole table when a game begins."""
        return ()

    def estate(self, rules: Rules) -> tuple[Estate, ...]:
        """What it keeps for each seat when a game begins."""
        return ()

    # What somebody has and may do.

    def plant_limit(self, player: Player, limit: int) -> int:
        """How many cards may be planted in phase 1 (B4.1)."""
        return limit

    def places(self, player: Player, bean: Bean, places: tuple[int, ...]) -> tuple[int, ...]:
        """The fields that may take this bean now (B4)."""
        return places

    def meter(self, player: Player, field: Field, meter: tuple[int, ...]) -> tuple[int, ...]:
        """What so many cards of this planted field pay, in thalers (B1); the last number holds for more, too."""
        return meter

    def harvestable(self, player: Player, places: tuple[int, ...]) -> tuple[int, ...]:
        """The planted fields that bean protection lets this player harvest (B6.3)."""
        return places

    def third_field_price(self, player: Player, price: int | None) -> int | None:
        """What a third field costs this player, or None where there is none for sale (B7)."""
        return price

    def tradable(self, player: Player, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards that this player may give in phase 2, besides those face up (B5.2)."""
        return cards

    def score(self, player: Player, score: int) -> int:
        """The final score of a player whose fields are all harvested (B8.4)."""
        return score

    # What happens besides.

    def before_planted(self, log: Log, seat: Seat, bean: Bean, place: int) -> None:
        """Let happen what comes before this bean is planted in this field."""

    def harvest(self, state: State, harvested: Event) -> Event:
        """What happens when a field is harvested (B6.2)."""
        return harvested

    def after_harvest(self, log: Log, before: State, harvested: Event) -> None:
        """Let happen what follows from a harvest."""

    def handed_over(self, state: State, players: tuple[Player, ...], traded: Traded) -> tuple[Player, ...]:
        """The players after a trade, whose cards may also come from elsewhere than hands."""
        return players

    def turn_began(self, log: Log) -> None:
        """Let happen what belongs before a turn."""

    def cards_drawn(self, log: Log, cards: int) -> None:
        """Let happen what belongs between drawing so many cards in phase 4 and the next turn."""

    def before_final_harvest(self, log: Log) -> None:
        """Let happen what belongs before the final harvest; to ask something begins the phase FINAL_HARVEST."""

    def all_harvested(self, log: Log) -> None:
        """Let happen what belongs between the final harvest and the score."""

    # What is asked of somebody.

    def before_planting(self, state: State) -> bool:
        """Whether the active player may still do something that belongs before phase 1."""
        return False

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """Refuse what comes between a question and its answer; raises IllegalMove; asked while one is open."""

    # Its own moves and events, and what is seen of it.

    def make(self, log: Log, seat: Seat, move: M) -> None:
        """Make a move of its own; raises Refusal."""
        raise NotImplementedError("a module with moves of its own says what they do")

    def evolve(self, state: State, event: E) -> State:
        """The state after an event of its own."""
        raise NotImplementedError("a module with events of its own says what they change")

    def paid(self, event: E) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
        """Whom an event of its own paid for a harvest, and the cards that became their thalers."""
        return ()

    def tell(self, before: State, event: E, viewer: Viewer) -> News | None:
        """What this viewer hears of an event of its own."""
        raise NotImplementedError("a module with events of its own says who hears what of them")

    def options(self, state: State, seat: Seat) -> tuple[ExpansionOptions, ...]:
        """What this seat alone sees of it, and what it may do of its own moves."""
        return ()

    def view(self, state: State) -> tuple[ExpansionView, ...]:
        """What everybody sees of it."""
        return ()


AnyModule: TypeAlias = Module[Any, Any]
"""A module whose own types the base need not know; Python has no existential types."""


def module_of(modules: tuple[AnyModule, ...], event: object) -> AnyModule:
    """The module whose event this is; raises ValueError where it is none's."""
    for module in modules:
        if type(event) in module.events:
            return module
    raise ValueError("no such thing can happen here")
