"""The town: what each seat holds there, what is unsold, and who is asked what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias, TypeVar

from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS, effects
from bot.games.bohnanza.high_bohn.effects import Effect
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.bohnanza.state import PLANT, Common, Estate, Player, Plot, State
from bot.games.contract import Seat

E = TypeVar("E", bound=Effect)

STEW = Plot(mixed=True)
"""What a stew accepts: different beans, no kind twice; it counts as a field of none of them (H7)."""


@dataclass(frozen=True, slots=True, repr=False)
class Holdings(Estate):
    """What a seat holds in the town."""

    buildings: tuple[Building, ...] = ()
    stored: tuple[Card, ...] = ()
    """Beans on the General Store, the last stored last."""
    under_saloon: tuple[Card, ...] = ()
    under_distillery: tuple[Card, ...] = ()
    """Thalers that cannot be spent (H7)."""
    from_stores: tuple[Card, ...] = ()
    """The cards received in `from_stores_in` from other players' stores, which may not be stored (H7)."""
    from_stores_in: int = 0
    """The number of that turn."""

    def types(self) -> tuple[Type, ...]:
        """The types of the own buildings."""
        return tuple(BUILDINGS[building].type for building in self.buildings)

    def effects(self) -> tuple[Effect, ...]:
        """All that the own buildings do."""
        return effects(self.buildings)


class Order(NamedTuple):
    """Bank 3 asks: in which order do so many cards, just drawn, join the hand?"""

    seat: Seat
    cards: int


class TypeToName(NamedTuple):
    """Distillery 2 asks: of which type do the unsold buildings leave the game?"""

    seat: Seat


class LastChance(NamedTuple):
    """Distillery 2 asks: does this player buy a building of the type before it goes?"""

    seat: Seat
    type: Type


class LastPurchases(NamedTuple):
    """The end asks: which buildings does this player buy (H8)?"""

    seat: Seat


class FinalHarvest(NamedTuple):
    """The end asks: which cards of mixed fields become thalers before all is harvested (H7)?"""

    seat: Seat


Question: TypeAlias = Order | TypeToName | LastChance | LastPurchases | FinalHarvest


class BankMoment(NamedTuple):
    """The moment before a turn at which its player's Bank may be used (H6)."""

    turn: int
    peeked: bool = False
    used: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class Town(Common):
    """What lies between the players."""

    unsold: tuple[Building, ...]
    questions: tuple[Question, ...] = ()
    """The open questions; the first one is asked now."""
    leaving: Type | None = None
    """The type that was named; its unsold cards leave once nobody is asked about it any more."""
    bank: BankMoment | None = None


def holdings(player: Player) -> Holdings:
    """What this player holds in the town."""
    for kept in player.estate:
        if isinstance(kept, Holdings):
            return kept
    raise ValueError("there is no town in this game")


def with_holdings(player: Player, held: Holdings) -> Player:
    """The player, with these holdings in the town."""
    return player._replace(estate=tuple([held if isinstance(kept, Holdings) else kept for kept in player.estate]))


def town(state: State) -> Town:
    """The town of this game."""
    for kept in state.common:
        if isinstance(kept, Town):
            return kept
    raise ValueError("there is no town in this game")


def with_town(state: State, here: Town) -> State:
    """The state with this town."""
    return state._replace(common=tuple([here if isinstance(kept, Town) else kept for kept in state.common]))


def question(state: State) -> Question | None:
    """The question that is asked now; None where there is none."""
    questions = town(state).questions
    return questions[0] if questions else None


def has(player: Player, kind: type[Effect]) -> bool:
    """Whether a building of this player does this."""
    return any(isinstance(effect, kind) for effect in holdings(player).effects())


def owner(state: State, kind: type[E]) -> tuple[Seat, E] | None:
    """Who owns the only building that does this, and its effect; None where nobody does."""
    for seat, player in enumerate(state.players):
        for effect in holdings(player).effects():
            if isinstance(effect, kind):
                return seat, effect
    return None


def bank_moment(state: State) -> BankMoment | None:
    """The moment before the active player's turn; None once the first card is planted (H6)."""
    bank = town(state).bank
    if bank is None or bank.turn != state.turn or state.phase is not PLANT or state.planted:
        return None
    return bank
