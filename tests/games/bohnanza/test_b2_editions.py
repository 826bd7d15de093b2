"""B2, row by row, for `amigo_1997` and `amigo_2016`: what the files state and what the table shows of it."""

from __future__ import annotations

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.library import all_editions
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from bot.games.chance import seeded
from tests.games.bohnanza.playing import Stacked, act, refused
from tests.games.bohnanza.random_games import GAMES
from tests.games.bohnanza.tables import everything, farm, rules, table, words

AMIGO = ("amigo_1997", "amigo_2016")
SIZES = [(edition, players) for edition in AMIGO for players in (3, 4, 5)]
EIGHT = ("blue", "chili", "stink", "green", "soy", "black_eyed", "red", "garden")


def dealt(edition: str, players: int, start: int = 0) -> State:
    return GAMES[edition].start(players, Stacked(start)).after


@pytest.mark.parametrize("edition", AMIGO)
def test_b2_three_to_five_may_play(edition: str) -> None:
    assert list(GAMES[edition].players) == [3, 4, 5]


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_b2_eight_beans_make_104_cards(edition: str, players: int) -> None:
    assert rules(players, edition).beans == EIGHT
    assert len(set(rules(players, edition).deck())) == len(rules(players, edition).deck()) == 104
    state = dealt(edition, players)
    assert sorted(everything(state)) == sorted(state.rules.deck())
    assert view(state, None).beans == EIGHT
    assert view(state, None).draw_pile == 104 - 5 * players


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_b2_first_hands_are_five_cards_whoever_starts(edition: str, players: int) -> None:
    for start in range(players):
        assert [seat.hand for seat in view(dealt(edition, players, start), None).seats] == [5] * players


@pytest.mark.parametrize(
    ("edition", "fields"), [("amigo_1997", {3: 2, 4: 2, 5: 2}), ("amigo_2016", {3: 3, 4: 2, 5: 2})]
)
def test_b2_fields_at_the_start(edition: str, fields: dict[int, int]) -> None:
    for players, count in fields.items():
        seats = view(dealt(edition, players), None).seats
        assert [len(seat.fields) for seat in seats] == [count] * players


@pytest.mark.parametrize("players", [3, 4, 5])
def test_b2_in_1997_a_third_field_costs_three_thalers(players: int) -> None:
    state = table(edition="amigo_1997", players=players, thalers=["soy red blue×2", "soy red"])
    assert view(state, None).third_field_price == 3
    after = act(state, 0, m.BuyField())
    assert (farm(after, 0), words(after.players[0].thalers)) == ("- - -", "soy")
    assert words(after.discard) == "blue blue red"
    assert refused(after, 0, m.BuyField()) == "third-field-bought-already"
    assert refused(state, 1, m.BuyField()) == "too-few-thalers"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_b2_in_2016_no_field_is_for_sale(players: int) -> None:
    state = table(edition="amigo_2016", players=players, thalers=["soy×9"])
    assert view(state, None).third_field_price is None
    assert refused(state, 0, m.BuyField()) == "third-field-not-for-sale"
    own = view(state, 0).own
    assert own is not None
    assert not own.options.buy_field


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_b2_three_cards_are_drawn(edition: str, players: int) -> None:
    state = table(edition=edition, players=players, phase=Phase.TRADE, hands=["soy"], draw="red blue green chili")
    assert words(act(state, 0, m.EndTrading()).players[0].hand) == "soy red blue green"


@pytest.mark.parametrize(("edition", "players"), SIZES)
@pytest.mark.parametrize(("before", "ends"), [(0, False), (1, False), (2, True)])
def test_b2_the_third_exhaustion_is_the_last_and_in_phase_4_ends_at_once(
    edition: str, players: int, before: int, ends: bool
) -> None:
    state = table(
        edition=edition,
        players=players,
        phase=Phase.TRADE,
        hands=["soy"] * players,
        draw="red",
        discard="blue×9",
        exhaustions=before,
    )
    assert view(state, None).last_exhaustion == 3
    assert (act(state, 0, m.EndTrading()).phase is Phase.ENDED) == ends


@pytest.mark.parametrize("edition", all_editions())
def test_b2_the_start_player_is_drawn_by_lot(edition: str) -> None:
    players = GAMES[edition].players[0]
    assert {GAMES[edition].start(players, seeded(seed)).after.start for seed in range(40)} == {*range(players)}
    for start in range(players):
        assert dealt(edition, players, start).active == start


def test_b2_in_2016_the_start_bean_is_seen_and_never_moves() -> None:
    state = table(edition="amigo_2016", start=2, active=2, phase=Phase.TRADE)
    after = act(state, 2, m.EndTrading())
    assert after.active == 0
    assert [view(at, viewer).start_bean for at in (state, after) for viewer in (None, 0, 2)] == [2] * 6


@pytest.mark.parametrize("edition", ["amigo_1997", "rio_grande_2000"])
def test_b2_elsewhere_there_is_no_start_bean(edition: str) -> None:
    assert view(table(edition=edition, start=2), None).start_bean is None
