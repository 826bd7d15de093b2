"""Beans, fields and meters for made-up scenes, with the numbers of the real cards."""

from __future__ import annotations

from bot.art.scenes.fields import Field, Step
from bot.art.scenes.hand import Card
from bot.games.bohnanza.cards import KINDS, Bean

BEANS = tuple(map(str, KINDS))


def meter(bean: str) -> tuple[Step, ...]:
    """The steps of this bean's meter."""
    pays = KINDS[Bean(bean)].pays
    return tuple(Step(cards, pays[cards]) for cards in range(1, len(pays)) if pays[cards] > pays[cards - 1])


def card(bean: str) -> Card:
    """This bean's card in a hand."""
    return Card(bean, bean.replace("_", "-").capitalize(), meter(bean))


def cards(number: int, beans: tuple[str, ...] = BEANS) -> tuple[Card, ...]:
    """So many cards, the beans in turn but not in their order."""
    return tuple(card(beans[place * 5 % len(beans)]) for place in range(number))


def field(bean: str, number: int, *, only: str | None = None) -> Field:
    """A field of so many cards of this bean."""
    now = max((step.thalers for step in meter(bean) if step.cards <= number), default=0)
    after = next((step for step in meter(bean) if step.cards > number), None)
    return Field((bean,), number, now, after, "max", only)


def stew(*beans: str) -> Field:
    """A field of one card each of different beans."""
    steps = (Step(3, 1), Step(5, 2), Step(6, 3), Step(7, 4), Step(8, 5))
    now = max((step.thalers for step in steps if step.cards <= len(beans)), default=0)
    after = next((step for step in steps if step.cards > len(beans)), None)
    return Field(beans, len(beans), now, after, "max")


EMPTY = Field()
PROTECTED = field("wax", 1)._replace(protected=True)
FULL_TOWN_FIELDS = (
    field("green", 12, only="green"),
    stew("red", "soy", "blue", "stink", "garden", "chili", "cognac"),
    Field(only="chili"),
    field("cognac", 10),
    EMPTY,
    field("black_eyed", 1)._replace(protected=True),
)
"""As many fields as anybody can have."""
