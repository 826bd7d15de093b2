"""H7: whoever is asked at the end could buy more by some choice of thalers, and nobody else could."""

from __future__ import annotations

import random
from collections.abc import Collection
from itertools import combinations, product

import pytest

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.chapters.harvesting import bring_in, record_harvest, worth
from bot.games.bohnanza.events import Harvested
from bot.games.bohnanza.evolve import evolve, less
from bot.games.bohnanza.high_bohn.buying import affordable
from bot.games.bohnanza.high_bohn.final_harvest import in_question
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.town import town as town_of
from bot.games.bohnanza.state import Log, Phase, State
from tests.games.bohnanza.high_bohn.towns import town

OWNER = 0
MIXED = ("blue", "stink", "green", "chili", "cognac")
OTHERS = ("farm-4", "jail-3", "jail-4", "general_store-2", "distillery-3", "blacksmith-4")
FOR_SALE = [
    f"{type_}-{price}" for type_ in ("jail", "general_store", "saloon", "blacksmith") for price in range(1, 5)
]


def at_the_end(seed: int) -> State:
    """A position before the final harvest in which seat 0 owns Farm 2 and mostly has mixed fields."""
    choose = random.Random(seed)
    first, second = choose.sample(MIXED, 2)
    fields = [_crop(choose, first), _crop(choose, choose.choice((first, second)))]
    held = choose.sample(OTHERS, 2)
    mine, theirs = (["farm-2", held[0]], held[1:]) if choose.random() < 0.5 else (["farm-2"], held)
    return town(
        phase=Phase.PLANT_RECEIVED,
        active=choose.randrange(3),
        ending=True,
        draw="",
        fields=[" ".join(fields), "blue×4 -"],
        buildings=[" ".join(mine), " ".join(theirs)],
        thalers=[f"{first}×{choose.randrange(1, 3)}" if choose.random() < 0.5 else ""],
        gone=" ".join(choose.sample(FOR_SALE, 8)),
    )


def _crop(choose: random.Random, bean: str) -> str:
    soy = choose.randrange(4)
    planted = [bean] * choose.randrange(1, 5) + ["soy"] * soy
    choose.shuffle(planted)
    return "+".join([bean, *planted])


def thalers_of(state: State, place: int) -> Collection[tuple[Card, ...]]:
    """The choices of thalers of a field, as far as their beans differ."""
    player = state.players[OWNER]
    field = player.fields[place]
    chosen = combinations(field.crop, worth(state.rules, player, field))
    return {tuple(sorted(BEAN[card] for card in cards)): cards for cards in chosen}.values()


def payable(state: State, chosen: tuple[tuple[Card, ...], ...] | None) -> set[Building]:
    """What seat 0 could buy after the final harvest: with these thalers of its fields, or those of the default."""
    log = Log(state, evolve)
    for seat in range(len(state.players)):
        for place, field in enumerate(state.players[seat].fields):
            if chosen is not None and seat == OWNER and field.crop:
                record_harvest(log, Harvested(seat, place, chosen[place], less(field.crop, chosen[place])))
            elif field.crop:
                bring_in(log, seat, place)
    return set(affordable(log.state.players[OWNER], town_of(log.state).unsold))


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_h7_whoever_is_asked_could_buy_more_by_some_choice_and_nobody_else(first: int) -> None:
    answers = set()
    for seed in range(first, first + 50):
        state = at_the_end(seed)
        default = payable(state, None)
        choices = product(thalers_of(state, 0), thalers_of(state, 1))
        more = any(payable(state, chosen) - default for chosen in choices)
        assert bool(in_question(state, OWNER)) == more, seed
        answers.add(more)
    assert answers == {True, False}
