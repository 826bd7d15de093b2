"""Named tuples with a quicker `_replace`: it does what the usual one does."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bot.games.bohnanza.state import Field, Offer, Player, State
from bot.games.bohnanza.view import OfferView, View
from bot.games.quick_replace import quickly_replaced
from tests.games.bohnanza.tables import table


class Usual(NamedTuple):
    """As Python makes them."""

    seat: int
    cards: tuple[str, ...] = ()


@quickly_replaced
class Quick(NamedTuple):
    """The same."""

    seat: int
    cards: tuple[str, ...] = ()


def test_what_is_named_changes_and_all_else_stays() -> None:
    for changes in ({}, {"seat": 2}, {"cards": ("soy-1",)}, {"cards": (), "seat": 3}):
        quick, usual = Quick(1, ("red-1",))._replace(**changes), Usual(1, ("red-1",))._replace(**changes)
        assert tuple(quick) == tuple(usual)
        assert type(quick) is Quick


@pytest.mark.parametrize("kind", [Field, Offer, Player, State, OfferView, View])
def test_what_changes_all_the_time_is_quick(kind: type) -> None:
    assert vars(kind)["_replace"].__module__ == quickly_replaced.__module__


def test_a_state_is_changed_without_touching_the_one_before() -> None:
    before = table(hands=["soy"])
    after = before._replace(turn=7)
    assert (before.turn, after.turn, after.players) == (1, 7, before.players)
    assert repr(after).startswith("<State: turn 7")
