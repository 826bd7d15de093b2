"""Editions: the numbers and the few choices of behaviour that a TOML file states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, StrictBool, ValidationInfo, field_validator
from pydantic import Field as Limits

from bot.games.bohnanza.cards import KINDS, Bean


class LastExhaustion(StrEnum):
    """What follows when the last exhaustion falls in phase 2 (B2)."""

    FINISH_PLANTING = "finish_planting"
    ENDS_AT_ONCE = "ends_at_once"


class Tie(StrEnum):
    """What separates players with equal scores (B2)."""

    MOST_CARDS_IN_HAND = "most_cards_in_hand"
    SHARED = "shared"
    FARTHEST_FROM_START = "farthest_from_start"


class Turn(StrEnum):
    """What a turn is made of: phases with trading (B4), or the steps of the bean duel (D3)."""

    TRADING = "trading"
    DUEL = "duel"


class Harvesting(StrEnum):
    """When a player may harvest (B6.1, D2)."""

    ANY_TIME = "any_time"
    ON_OWN_TURN = "on_own_turn"


class BeanProtection(StrEnum):
    """When a field with a single card may not be harvested (B6.3)."""

    UNLESS_ALL_HAVE_ONE = "unless_all_have_one"
    """An empty field protects a single card, too."""
    WHILE_ANOTHER_HAS_MORE = "while_another_has_more"
    """Empty fields do not matter: only a field with more cards protects a single one."""


DUEL = Turn.DUEL
ANY_TIME = Harvesting.ANY_TIME
"""These two stand alone because the rules ask for them all the time, and looking them up in the class is slow."""


class ThirdFieldThalers(StrEnum):
    """Where the thalers go that a third field costs (B7, D1)."""

    DISCARD_PILE = "discard_pile"
    BOX = "box"


class Expansion(StrEnum):
    """What may be added to the base game."""

    HIGH_BOHN = "high_bohn"


class StartPlayer(StrEnum):
    """Who begins (B2); either way it is drawn by lot."""

    LEFT_OF_DEALER = "left_of_dealer"
    HOLDER_OF_START_BEAN = "holder_of_start_bean"


def _known(bean: Bean) -> Bean:
    if bean not in KINDS:
        raise ValueError(f"there is no bean {bean!r}; there are {', '.join(KINDS)}")
    return bean


KnownBean = Annotated[Bean, AfterValidator(_known)]
Count = Annotated[int, Limits(ge=1, strict=True)]
Players = Annotated[int, Limits(ge=2, le=7)]
"""How many may play; more than seven have no room on the screens."""
Fields = Annotated[int, Limits(ge=1, le=6, strict=True)]
"""How many fields a player begins with; more than six, and a third field, have no room there either."""
Key = Annotated[str, Limits(pattern="^[a-z][a-z0-9_]*$")]
"""A word of small letters, which ids of messages and names of files can hold."""


class Numbers(BaseModel):
    """What an edition states for one number of players (B2)."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    without: tuple[KnownBean, ...] = ()
    first_hands: tuple[Count, ...] = Limits(min_length=1)
    """From the start player clockwise; the last one is everybody else's."""
    fields: Fields
    third_field_price: Count | None = None
    """None where no third field is for sale."""
    draw: Count
    last_exhaustion: Count

    def hands(self, players: int) -> tuple[int, ...]:
        """The size of each first hand, from the start player clockwise."""
        return (self.first_hands + self.first_hands[-1:] * players)[:players]


class Edition(BaseModel):
    """One edition of Bohnanza as its file states it."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    key: Key
    beans: tuple[KnownBean, ...]
    turn: Turn
    turn_up: Count
    """How many cards are turned up in a turn (B4.2, D3)."""
    same_bean_twice: StrictBool
    harvesting: Harvesting
    bean_protection: BeanProtection
    third_field_thalers: ThirdFieldThalers
    start_player: StartPlayer
    last_exhaustion_in_phase_2: LastExhaustion
    """What follows in a duel where it falls in step 3, too."""
    tie: Tie
    expansion: Expansion | None = None
    players: Mapping[Players, Numbers] = Limits(min_length=1)

    def beans_with(self, players: int) -> tuple[Bean, ...]:
        """The beans that are in play with so many players."""
        return tuple(bean for bean in self.beans if bean not in self.players[players].without)

    @field_validator("beans")
    @classmethod
    def _each_once(cls, beans: tuple[Bean, ...]) -> tuple[Bean, ...]:
        if not beans:
            raise ValueError(f"names at least 1 bean; there are {', '.join(KINDS)}")
        twice = sorted({bean for bean in beans if beans.count(bean) > 1})
        if twice:
            raise ValueError(f"each bean is named once, not {', '.join(twice)} again")
        return beans

    @field_validator("harvesting")
    @classmethod
    def _nobody_is_stuck(cls, harvesting: Harvesting, info: ValidationInfo) -> Harvesting:
        if harvesting is Harvesting.ON_OWN_TURN and info.data.get("turn") is Turn.TRADING:
            raise ValueError("must be 'any_time' where turn is 'trading': who plants off turn may need the room")
        return harvesting

    @field_validator("expansion")
    @classmethod
    def _always_a_harvest(cls, expansion: Expansion | None, info: ValidationInfo) -> Expansion | None:
        if expansion is not None and info.data.get("bean_protection") is BeanProtection.UNLESS_ALL_HAVE_ONE:
            raise ValueError(
                "needs bean_protection 'while_another_has_more': beside an empty field for one bean alone, "
                "which takes no other card, nothing could be harvested"
            )
        return expansion

    @field_validator("players")
    @classmethod
    def _can_be_dealt(cls, stated: Mapping[int, Numbers], info: ValidationInfo) -> Mapping[int, Numbers]:
        missing = set(range(min(stated), max(stated))) - set(stated)
        if missing:
            raise ValueError(
                f"from {min(stated)} to {max(stated)} each number needs a section, also {min(missing)}"
            )
        if info.data.get("turn") is Turn.DUEL and set(stated) != {2}:
            raise ValueError(f"a duel is for 2 players alone, not for {max(stated)}")
        beans: tuple[Bean, ...] = info.data.get("beans", ())
        for players, numbers in stated.items() if beans else ():
            absent = [bean for bean in numbers.without if bean not in beans]
            if absent:
                raise ValueError(f"{players}.without: may name beans of this edition, not {', '.join(absent)}")
            cards = sum(KINDS[bean].copies for bean in beans if bean not in numbers.without)
            if sum(numbers.hands(players)) >= cards:
                raise ValueError(f"{players}.first_hands: must leave some of the {cards} cards for the draw pile")
        return stated


def shortened(edition: Edition, key: Key, players: int, beans: Sequence[Bean], last_exhaustion: int) -> Edition:
    """Make an edition for so many players that has only these beans and so many draw piles, and all else as here;
    raises ValueError for beans that are not in play here."""
    numbers = edition.players[players]
    strange = [bean for bean in beans if bean not in edition.beans or bean in numbers.without]
    if strange:
        raise ValueError(f"{edition.key} for {players} players has no {', '.join(strange)}")
    fewer = numbers.model_dump() | {"without": (), "last_exhaustion": last_exhaustion}
    return Edition.model_validate(edition.model_dump() | {"key": key, "beans": beans, "players": {players: fewer}})
