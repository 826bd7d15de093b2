"""B2, tie: shared in `amigo_1997`, farthest clockwise from the start player in `amigo_2016`."""

from __future__ import annotations

import pytest

from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import view
from bot.games.contract import Outcome
from tests.games.bohnanza.playing import end_trading
from tests.games.bohnanza.tables import table


def ended(edition: str, thalers: list[str], *, start: int = 0, hands: list[str] | None = None) -> Outcome:
    """A game of four that ends with these thalers, nothing left to plant or to harvest."""
    state = table(
        edition=edition,
        players=4,
        start=start,
        phase=Phase.TRADE,
        hands=hands or [],
        thalers=thalers,
        draw="",
        exhaustions=3,
        ending=True,
    )
    outcome = view(end_trading(state), None).outcome
    assert outcome is not None
    return outcome


def ranks(outcome: Outcome) -> list[tuple[int, int]]:
    return [(standing.seat, standing.rank) for standing in outcome.standings]


@pytest.mark.parametrize("hands", [[], ["blue", "blue×3"]], ids=["as many cards", "more cards"])
def test_b2_in_1997_the_win_is_shared_whatever_the_hands(hands: list[str]) -> None:
    outcome = ended("amigo_1997", ["red×2", "soy×2", "green", "stink"], hands=hands)
    assert (outcome.winners, outcome.tie) == ((0, 1), "shared")
    assert ranks(outcome) == [(0, 1), (1, 1), (2, 3), (3, 3)]


@pytest.mark.parametrize(("start", "winner"), [(0, 3), (1, 3), (2, 1), (3, 1)])
def test_b2_in_2016_the_farthest_clockwise_from_the_start_player_wins(start: int, winner: int) -> None:
    outcome = ended("amigo_2016", ["red", "soy×2", "green", "stink×2"], start=start)
    assert (outcome.winners, outcome.tie) == ((winner,), "farthest_from_start")


def test_b2_in_2016_the_start_player_is_the_nearest_to_the_start_player() -> None:
    outcome = ended("amigo_2016", ["red", "soy", "green", "stink"], start=1)
    assert ranks(outcome) == [(0, 1), (3, 2), (2, 3), (1, 4)]
    assert [standing.tie_break for standing in outcome.standings] == [3, 2, 1, 0]


def test_b2_in_2016_cards_in_hand_do_not_matter() -> None:
    outcome = ended("amigo_2016", ["red×2", "soy×2"], hands=["blue×3", "blue"])
    assert outcome.winners == (1,)


@pytest.mark.parametrize("edition", ["amigo_1997", "amigo_2016"])
def test_b2_no_tie_is_asked_where_the_thalers_differ(edition: str) -> None:
    outcome = ended(edition, ["red×2", "soy", "green", "stink"])
    assert (outcome.winners, outcome.tie) == ((0,), None)
