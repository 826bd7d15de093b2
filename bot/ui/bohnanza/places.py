"""The named places of the messages. A chapter says where something stands; the frames know what comes first, what
makes a row, and what has no room."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bot.games.bohnanza.cards import Bean
from bot.ui.layout import Button, Item

T = TypeVar("T")


class Placed(NamedTuple, Generic[T]):
    """Something that a chapter offers, and where it stands."""

    place: Place[T]
    what: T


class Place(Generic[T]):
    """A place for things of one kind: lines of text, buttons, or whole items."""

    def __init__(self, *, public: bool) -> None:
        self.public = public
        """Whether everybody reads what stands there: then it tells of nobody's cards."""


AnyPlaced: TypeAlias = Placed[Any]
"""Something of any kind, and where it stands."""


class CardButtons(NamedTuple):
    """The buttons for a card, and the cards of its kind that go without one where there is no room for them."""

    buttons: tuple[Button, ...]
    alike: tuple[Bean, ...]


# In the message of the table, which everybody reads.

FACE_UP: Place[str] = Place(public=True)
"""What lies face up."""
OPEN_OFFERS: Place[str] = Place(public=True)
"""The open offers, or that there are none."""
DEALS: Place[str] = Place(public=True)
"""What was traded in this turn."""
ACCEPTING: Place[Button] = Place(public=True)
"""What accepts the offers shown."""
WHILE_TRADING: Place[Button] = Place(public=True)
"""What people do while somebody trades."""
ANY_TIME: Place[Button] = Place(public=True)
"""What people do or look at in every phase."""
ACTIVE_PLAYER: Place[Button] = Place(public=True)
"""What brings the turn on, if a person has it and nobody is asked anything."""

# In the panel, which its player alone reads.

ANSWERS: Place[Item] = Place(public=False)
"""The answers to what the player is asked, above all else."""
FIRST: Place[str] = Place(public=False)
"""What is said before anything about the cards to plant."""
TO_PLANT: Place[str] = Place(public=False)
"""What is said about the cards to plant."""
DRAWN: Place[Item] = Place(public=False)
"""What is asked about cards just drawn."""
OFFERS: Place[Item] = Place(public=False)
"""The offers that concern the player, with what answers them."""
PLANT_ALL: Place[Button] = Place(public=False)
"""What plants all cards at once."""
PLANT: Place[CardButtons] = Place(public=False)
"""What plants a card."""
INSTEAD: Place[Button] = Place(public=False)
"""What is done with a card instead of planting it."""
BEFORE_TURN: Place[Button] = Place(public=False)
"""What is done before one's turn, or first in it."""
NEXT: Place[Button] = Place(public=False)
"""What leads to the next step of the turn."""
OFFER: Place[Button] = Place(public=False)
"""What makes an offer."""
END: Place[Button] = Place(public=False)
"""What ends trading."""
TAKING_PART: Place[Button] = Place(public=False)
"""What else one does in trading."""
BUY: Place[Button] = Place(public=False)
"""What is bought."""
CHOICES: Place[Item] = Place(public=False)
"""Lists below the buttons."""
FOOT: Place[Button] = Place(public=False)
"""What can be done at any time."""
LOOK: Place[Button] = Place(public=False)
"""What can be looked at any time."""


class Gathered:
    """Everything that chapters offer to one message, found by its place; raises ValueError for what belongs in the
    other one."""

    def __init__(self, offered: Iterable[Iterable[AnyPlaced]], *, public: bool) -> None:
        self._there: dict[Place[Any], list[Any]] = {}
        for placed in offered:
            for place, what in placed:
                if place.public != public:
                    raise ValueError(
                        "a chapter offers to the table what only a panel shows, or the other way round"
                    )
                self._there.setdefault(place, []).append(what)

    def at(self, *places: Place[T]) -> list[T]:
        """What stands in these places, one after the other."""
        there = self._there
        return [what for place in places for what in there.get(place, ())]
