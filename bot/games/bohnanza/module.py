"""The questions that an expansion may answer; the answers here are the base game's and change nothing."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.events import Harvested
from bot.games.contract import IllegalMove, Seat, Viewer

if TYPE_CHECKING:
    from bot.games.bohnanza.edition import Rules
    from bot.games.bohnanza.events import Traded
    from bot.games.bohnanza.high_bohn.events import TownEvent
    from bot.games.bohnanza.high_bohn.moves import TownMove
    from bot.games.bohnanza.high_bohn.shown import TownOptions, TownView
    from bot.games.bohnanza.log import Log
    from bot.games.bohnanza.moves import Move
    from bot.games.bohnanza.news import News
    from bot.games.bohnanza.state import Common, Estate, Field, Player, State


@cache
def unprotected(*sizes: int) -> tuple[int, ...]:
    """Which of fields with so many cards may be harvested: single cards only where no field has more (B6.3)."""
    least = 2 if max(sizes) > 1 else 1
    return tuple(place for place, size in enumerate(sizes) if size >= least)


class Module:
    """Answers the rules' questions; an expansion overrides those that it changes.

    What is asked at every move is asked only where an expansion keeps something: that is three times as fast.
    """

    # What somebody has and may do.

    def begin(self, rules: Rules) -> tuple[Common | None, Estate | None]:
        """What the expansion keeps for the table and for each seat when a game begins."""
        return None, None

    def plant_limit(self, player: Player) -> int:
        """How many cards may be planted in phase 1 (B4.1)."""
        return 2

    def places(self, rules: Rules, player: Player, bean: Bean) -> tuple[int, ...]:
        """The fields that may take this bean now (B4): those of its kind, else (or also: B2) the empty ones."""
        same: list[int] = []
        empty: list[int] = []
        for place, (crop, only, _) in enumerate(player.fields):
            if not crop:
                if only is None or only == bean:
                    empty.append(place)
            elif BEAN[crop[0]] == bean:
                same.append(place)
        if rules.same_bean_twice:
            return tuple(same + empty)
        return tuple(same or empty)

    def stews(self, player: Player, bean: Bean) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The places where this bean begins a stew, and those where it does only if so wished (H6, H7)."""
        return (), ()

    def meter(self, rules: Rules, player: Player, field: Field) -> tuple[int, ...]:
        """What so many cards of this field's crop pay, in thalers (B1); the last number holds for more, too."""
        return rules.pays[BEAN[field.crop[0]]]

    def harvestable(self, player: Player) -> tuple[int, ...]:
        """The planted fields that bean protection lets this player harvest (B6.3)."""
        return unprotected(*[len(field[0]) for field in player.fields])

    def third_field_price(self, rules: Rules, player: Player) -> int | None:
        """What a third field costs this player, or None where there is none for sale (B7)."""
        return rules.third_field_price

    def tradable(self, player: Player) -> tuple[Card, ...]:
        """The cards that this player may give in phase 2, besides those face up (B5.2)."""
        return player.hand

    def score(self, player: Player) -> int:
        """The final score of a player whose fields are all harvested (B8.4)."""
        return len(player.thalers)

    # What happens besides.

    def begin_stew(self, log: Log, seat: Seat, bean: Bean, place: int, *, wished: bool) -> None:
        """Let the planting of this bean begin a stew, where it does so (H7)."""
        if wished:
            raise IllegalMove("no-stew-there")

    def harvest(
        self,
        log: Log,
        seat: Seat,
        place: int,
        thalers: tuple[Card, ...],
        discarded: tuple[Card, ...],
        tribute: Bean | None,
    ) -> None:
        """Let a field be harvested, and what follows from it (B6.2)."""
        if tribute is not None:
            raise IllegalMove("nobody-takes-a-thaler")
        log.add(Harvested(seat, place, thalers, discarded))

    def handed_over(self, state: State, players: tuple[Player, ...], traded: Traded) -> tuple[Player, ...]:
        """The players after a trade, whose cards also came from elsewhere than hands; asked with an expansion."""
        return players

    def turn_began(self, log: Log) -> None:
        """Let happen what belongs before a turn."""

    def cards_drawn(self, log: Log, cards: int) -> None:
        """Let happen what belongs between drawing so many cards in phase 4 and the next turn."""

    def all_harvested(self, log: Log) -> None:
        """Let happen what belongs between the final harvest and the score."""

    # What is asked of somebody.

    def before_planting(self, state: State) -> bool:
        """Whether the active player may still do something that belongs before phase 1."""
        return False

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """Refuse what comes between a question and its answer; raises IllegalMove; asked while one is open."""

    # Its own moves and events, and what is seen of it.

    def make(self, log: Log, seat: Seat, move: TownMove) -> None:
        """Make a move of the expansion's own."""
        raise IllegalMove("no-buildings-here")

    def evolve(self, state: State, event: TownEvent) -> State:
        """The state after an event of the expansion's own."""
        raise ValueError("no such thing can happen here")

    def tell(self, before: State, event: TownEvent, viewer: Viewer) -> News | None:
        """What this viewer hears of an event of the expansion's own."""
        raise ValueError("no such thing can happen here")

    def options(self, state: State, seat: Seat) -> TownOptions | None:
        """What this seat may do of the expansion's own."""
        return None

    def view(self, state: State) -> TownView | None:
        """What everybody sees of the expansion."""
        return None
