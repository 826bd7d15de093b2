"""What the hard player does on its turn of a duel (D), in positions where one thought decides."""

from __future__ import annotations

from functools import partial

import pytest

from bot.games.bohnanza.cards import BEAN
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from bot.games.chance import seeded
from bot.players import FAMILIES
from tests.games.bohnanza.tables import table

duel = partial(table, edition="duel", players=2)
OFFERED, TURNED_UP = Phase.PLANT_OFFERED, Phase.PLANT_TURNED_UP


def chosen(state: State) -> str:
    """What the hard player does first: the kind of the move, and its bean or the field, from 0."""
    move = FAMILIES["bohnanza"].players["hard"](view(state, 0), seeded(1))
    card, place = getattr(move, "card", None), getattr(move, "place", getattr(move, "field", None))
    return " ".join([type(move).__name__, BEAN[card] if card else "" if place is None else str(place)]).strip()


def test_a_card_that_would_be_in_the_way_next_turn_is_discarded() -> None:
    """It is looked for where it stands in the hand, not where it lies in front."""
    fields = ["soy×3 red×3"]
    assert chosen(duel(planted=1, hands=["coffee red"], fields=fields)) == "Discard coffee"
    assert chosen(duel(planted=2, hands=["coffee red soy"], fields=fields)) == "Discard coffee"


def test_a_second_card_that_grows_is_planted() -> None:
    assert chosen(duel(planted=1, hands=["soy coffee"], fields=["soy×3 red×3"])) == "Plant soy"


@pytest.mark.parametrize(
    ("card", "theirs", "move"),
    [
        ("red", "red×3 chili×4", "Harvest"),
        ("red", "green×2 chili×4", "LeaveOffer"),
        ("chili", "green×2 chili×8", "Harvest"),
        ("chili", "green×2 stink×4", "LeaveOffer"),
    ],
)
def test_what_the_opponent_needs_is_planted_rather_than_left(card: str, theirs: str, move: str) -> None:
    state = duel(phase=TURNED_UP, face_up=card, hands=["soy"], fields=["soy×3 blue×4", theirs])
    assert chosen(state).startswith(move)


@pytest.mark.parametrize(
    ("draw", "move"), [(None, "BuyField"), ("blue×20 stink×14", "Harvest 0"), ("blue×12", "Harvest 0")]
)
def test_a_third_field_is_bought_while_there_is_time_for_it_to_pay(draw: str | None, move: str) -> None:
    state = duel(hands=["coffee soy stink"], fields=["green×3 red×3"], thalers=["red×3"], draw=draw)
    assert chosen(state) == move


def test_room_is_made_where_no_thaler_is_near() -> None:
    """One more wax pays another thaler, three red paid two and will hardly grow."""
    assert chosen(duel(hands=["coffee"], fields=["wax×6 red×3"], draw="blue×16 wax×4")) == "Harvest 1"


def test_of_an_offer_what_grows_is_planted_and_the_rest_discarded() -> None:
    state = duel(phase=OFFERED, face_up="coffee soy", hands=["red"], fields=["soy×3 red×2"])
    assert chosen(state) == "Plant soy"
    after = duel(phase=OFFERED, face_up="coffee", hands=["red"], fields=["soy×4 red×2"])
    assert chosen(after) == "Discard coffee"


def test_for_a_pair_that_pays_at_once_a_poor_field_makes_room() -> None:
    state = duel(phase=OFFERED, face_up="red red", hands=["blue soy"], fields=["soy×3 coffee×2"])
    assert chosen(state) == "Harvest 1"
