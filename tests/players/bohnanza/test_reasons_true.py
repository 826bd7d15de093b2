"""What a hint says is true: every kind of sentence, held against its position by the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.chapters.harvesting import meter, worth
from bot.games.bohnanza.chapters.planting import places
from bot.games.bohnanza.high_bohn import moves as h
from bot.words import sources
from tests.breadth import few
from tests.players.bohnanza.told import GAMES, Told, crop, told
from tests.players.bohnanza.told_rarely import RARE
from tests.players.bohnanza.told_town import TOWN
from tests.players.bohnanza.told_trading import TRADING
from tests.words.reading import messages


def may_plant(told: Told, field: int | None = None) -> bool:
    """Whether this field, or any, takes one of the beans named now."""
    places = range(len(told.me.fields)) if field is None else (field,)
    named = told.named()
    cards = [card for card in told.plantable() if BEAN[card] in named]
    return any(told.after(m.Plant(card, place)) is not None for card in cards for place in places)


def no_field_takes(told: Told) -> bool:
    """Whether no field takes one of the beans named as it stands; a mixed one takes none that stands in it."""
    return not any(places(told.state.rules, told.me, bean) for bean in told.named())


def must_plant(told: Told) -> bool:
    """Whether nothing but these beans can be planted, and nothing done instead."""
    due = (*told.me.hand[:1], *told.me.set_aside, *told.state.face_up)
    others: list[m.Move] = [m.TurnUp(), m.LeaveOffer(), *map(m.Discard, due), *map(h.Store, due)]
    return all(told.after(move) is None for move in others)


def grown(told: Told) -> bool:
    """Whether the field holds one kind, which is the one of the crop named."""
    return set(crop(told.field)) == set(told.named("crop"))


def more(told: Told, cards: int) -> bool:
    """Whether the cards named as paying more are those that do, and what they pay is said."""
    bean = told.named("crop" if "crop" in told.facts else "beans")[0]
    step, pays = told.step(bean, cards)
    return told.named("more") == (bean,) * step and told.number("next_pays") == pays


def planted(told: Told) -> bool:
    """Whether the field holds what is said once the move is made, and pays that."""
    assert isinstance(told.move, (m.Plant, h.BeginStew))
    # The game may end with this move, and all fields be harvested.
    field = told.field._replace(crop=(*told.field.crop, told.move.card))
    worths = [worth(told.state.rules, told.me, one) for one in (field, told.field)]
    figures = [told.number("pays"), told.number("before")]
    after = told.after(told.move)
    return (
        after is not None
        and after.players[told.seat].fields[told.place].crop in (field.crop, ())
        and crop(field) == told.named("crop")
        and figures == worths
    )


def harvestable_for(told: Told) -> list[int]:
    """The fields whose harvest would make room for what has to be planted."""
    places = range(len(told.me.fields))
    found: list[int] = []
    for card in told.plantable():
        if any(told.after(m.Plant(card, place)) is not None for place in places):
            continue
        for place in places:
            after = told.after(m.Harvest(place))
            if after is not None and told._replace(state=after).after(m.Plant(card, place)) is not None:
                found.append(place)
        if found:
            return found
    return found


def harvested(told: Told) -> int:
    """The field that the move harvests."""
    assert isinstance(told.move, (m.Harvest, h.HarvestFor))
    return told.move.field


def outdoes(told: Told, measure: Callable[[int], int]) -> bool:
    """Whether the field harvested has more of this than any other that would do."""
    mine, others = harvested(told), harvestable_for(told)
    return mine in others and all(measure(mine) > measure(other) for other in others if other != mine)


def next_step(told: Told, place: int) -> tuple[int, int]:
    """From how many cards on this field would pay more, and what; 0 and 0 where it never does."""
    field = told.me.fields[place]
    table = meter(told.state.rules, told.me, field)
    now = worth(told.state.rules, told.me, field)
    step = next((n for n in range(len(field.crop) + 1, len(table)) if table[n] > now), 0)
    return step, table[step] if step else 0


def pays(told: Told, place: int) -> int:
    """What this field pays."""
    return worth(told.state.rules, told.me, told.me.fields[place])


def lacks(told: Told, place: int) -> int:
    """How many cards it lacks to pay more."""
    return (next_step(told, place)[0] or 1000) - len(told.me.fields[place].crop)


def made_room(told: Told) -> bool:
    """Whether the beans could be planted once the move is made."""
    after = told.after(told.move)
    return after is not None and may_plant(told._replace(state=after)) and not may_plant(told)


PLANTING: Mapping[str, Callable[[Told], bool]] = {
    "hint-plant-pays": lambda told: planted(told) and told.number("pays") > told.number("before"),
    "hint-plant-grows": lambda told: (
        planted(told)
        and told.number("pays") == told.number("before")
        and grown(told)
        and more(told, len(told.named("crop")))
        and told.number("next_pays") > told.number("pays")
    ),
    "hint-plant-full": lambda told: (
        planted(told) and grown(told) and told.step(told.named()[0], len(told.field.crop)) == (0, 0)
    ),
    "hint-plant-joins": lambda told: set(crop(told.field)) == set(told.named()),
    "hint-plant-begins": lambda told: (
        not told.field.crop
        and may_plant(told, told.place)
        and more(told, 0)
        and (told.facts["only"] == "no" or (must_plant(told) and len(places_of(told)) == 1))
    ),
    "hint-plant-mixed": lambda told: (
        crop(told.field) == told.named("crop") and set(told.named("crop")) != set(told.named())
    ),
    "hint-held": lambda told: (
        told.named() == tuple(BEAN[card] for card in in_hand(told) if BEAN[card] == told.named()[0])
    ),
    "hint-turn-up-empty": lambda told: not told.me.hand,
    "hint-turn-up-limit": lambda told: told.state.planted > 0 and bool(told.me.hand) and not any_plant(told),
    "hint-turn-up-homeless": lambda told: told.no_field_left(told.named(), []) and in_front(told),
    "hint-turn-up-free": lambda told: in_front(told) and not told.field.crop and may_plant(told, told.place),
    "hint-turn-up-trade": lambda told: in_front(told) and told.key != "duel",
    "hint-turn-up-later": lambda told: in_front(told) and told.key == "duel",
    "hint-discard-homeless": lambda told: told.no_field_left(told.named(), []),
    "hint-discard-new": lambda told: not set(told.named()) & told.standing(),
    "hint-discard-full": lambda told: (
        set(crop(told.field)) == set(told.named())
        and told.number("pays") == pays(told, told.place)
        and next_step(told, told.place) == (0, 0)
    ),
    "hint-discard": lambda told: isinstance(told.move, m.Discard) and told.named() == (BEAN[told.move.card],),
    "hint-leave-offer-homeless": lambda told: left_to_opponent(told) and told.no_field_left(told.named(), []),
    "hint-leave-offer": lambda told: left_to_opponent(told),
    "hint-leave-offer-last": lambda told: (
        not left_to_opponent(told) and told.named() == tuple(BEAN[card] for card in told.state.face_up)
    ),
    "hint-harvest-only": lambda told: (
        made_room(told)
        and harvestable_for(told) == [told.place]
        and (told.facts["must"] == "no" or must_plant(told))
    ),
    "hint-harvest-first": lambda told: not may_plant(told) and not harvestable_for(told),
    "hint-harvest-full": lambda told: (
        told.number("pays") == pays(told, told.place) and next_step(told, told.place) == (0, 0)
    ),
    "hint-harvest-room": made_room,
    "hint-harvest-pending": lambda told: told.no_field_left(told.named(), told.due()),
    "hint-harvest-free": lambda told: bool(
        (after := told.after(told.move)) and not after.players[told.seat].fields[told.place].crop
    ),
    "hint-harvest-next": lambda told: (
        next_step(told, harvested(told)) == (told.number("next"), told.number("next_pays"))
    ),
    "hint-harvest-far": lambda told: outdoes(told, lambda place: lacks(told, place)),
    "hint-harvest-most": lambda told: outdoes(told, lambda place: pays(told, place)),
    "hint-harvest-few": lambda told: outdoes(told, lambda place: -len(told.me.fields[place].crop)),
    "hint-buy-field-room": lambda told: (
        (no_field_takes(told) or told.no_field_left(told.named(), told.due()))
        and (after := told.after(told.move)) is not None
        and len(after.players[told.seat].fields) == len(told.me.fields) + 1
    ),
    "hint-buy-field": lambda told: (
        told.number("cards") == len(told.state.draw_pile)
        and told.number("times") == told.state.rules.last_exhaustion - told.state.exhaustions
    ),
}
"""For each kind of sentence about planting and harvesting whether it is true."""
TRUE: Mapping[str, Callable[[Told], bool]] = {**PLANTING, **TRADING, **TOWN}


def places_of(told: Told) -> list[int]:
    """The fields that take the beans named."""
    return [place for place in range(len(told.me.fields)) if may_plant(told, place)]


def in_hand(told: Told) -> list[Card]:
    """The hand without the card that is planted."""
    assert isinstance(told.move, (m.Plant, h.BeginStew))
    return [card for card in told.me.hand if card != told.move.card]


def in_front(told: Told) -> bool:
    """Whether the bean named is the next of the hand, and one may go on without planting it."""
    return told.named() == (BEAN[told.me.hand[0]],) and told.after(told.move) is not None


def any_plant(told: Told) -> bool:
    """Whether the next card of the hand may be planted, if only after a harvest."""
    card = told.me.hand[0]
    for place in range(len(told.me.fields)):
        after = told.after(m.Harvest(place))
        state = told if after is None else told._replace(state=after)
        if state.after(m.Plant(card, place)) is not None:
            return True
    return False


def left_to_opponent(told: Told) -> bool:
    """Whether the opponent will have to do something with the cards left (D3.1)."""
    after = told.after(told.move)
    assert after is not None
    left = tuple(BEAN[card] for card in after.face_up) == told.named()
    return left and after.active == told.facts["who"] == 1 - told.seat


@pytest.mark.parametrize("key", few(GAMES, "rio_grande_2000", "high_bohn_cognac"))
def test_every_sentence_is_true(key: str) -> None:
    wrong = {one.id: one for one in told(key) if not TRUE[one.id](one)}
    assert wrong == {}


@pytest.mark.parametrize("one", RARE, ids=lambda one: one.id)
def test_what_is_seldom_said_is_true(one: Told) -> None:
    assert TRUE[one.id](one)


def test_every_kind_of_sentence_has_been_met() -> None:
    assert set(TRUE) == set(messages(sources("en")["bohnanza/hints.ftl"]))
    met = {one.id for key in GAMES for one in told(key)} | {one.id for one in RARE}
    assert met == set(TRUE)
