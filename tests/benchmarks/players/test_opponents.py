"""What computer players are measured against: it is seated by its place, and is what it was."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.moves import Accept, BuyField, Decline, MakeOffer
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import view
from bot.games.chance import Chance, seeded
from bot.players import FAMILIES, STRENGTHS, Player
from bot.simulate.batch import Batch, play_all
from bot.simulate.command import simulate
from bot.simulate.players import NoSuchPlayer, find
from bot.simulate.playing import play
from tests.benchmarks.players import bohne_hard_2, hard_0_1
from tests.benchmarks.players.swappers import single_swapper, swapper
from tests.benchmarks.strength import OLD, SWAPPERS
from tests.breadth import few
from tests.games.bohnanza.playing import act, offer
from tests.games.bohnanza.tables import table

RECORDED = {
    "rio_grande_2000": "655e8926c58cb57c",
    "amigo_1997": "956bfe68b39ab162",
    "amigo_2016": "f0dd31dd20591fc6",
    "duel": "300af3c4541355eb",
    "high_bohn": "1c2657ed3f963b84",
    "high_bohn_cognac": "d2043dd098af3c10",
    "nicht_die_bohne": "0b2a03a1312c6ce1",
}
"""By game, what the moves of a game of four (a duel: two) of version 0.1.0's strongest come to."""


def moves_of(key: str, player: Player = hard_0_1.player) -> str:
    """All moves of one game, in short."""
    game, moves = CATALOGUE[key], list[str]()

    def noted(view: Any, chance: Chance) -> object:
        move = player(view, chance)
        moves.append(f"{type(move).__name__} {move}")
        return move

    family = FAMILIES[game.family]._replace(players={"noted": noted})
    play(game, family, ["noted"] * min(4, game.players[-1]), "recorded")
    return sha256("\n".join(moves).encode()).hexdigest()[:16]


@pytest.mark.long
@pytest.mark.parametrize("key", few(CATALOGUE, "nicht_die_bohne"))
def test_the_strongest_of_0_1_plays_as_it_did(key: str) -> None:
    assert moves_of(key) == RECORDED[key]


@pytest.mark.long
def test_nicht_die_bohnes_strongest_of_before_plays_as_it_did() -> None:
    assert moves_of("nicht_die_bohne", bohne_hard_2.player) == "6692bab1f84e7ee2"


@pytest.mark.parametrize(("copied", "files"), [(hard_0_1, 10), (bohne_hard_2, 3)])
def test_the_strongest_of_before_need_nothing_of_todays_players(copied: ModuleType, files: int) -> None:
    assert copied.__file__ is not None
    texts = [path.read_text("utf-8") for path in Path(copied.__file__).parent.rglob("*.py")]
    assert len(texts) >= files
    assert not any("bot.players" in text or "bot.simulate" in text for text in texts)


@pytest.mark.long
def test_a_player_of_ones_own_is_seated_by_its_place() -> None:
    batch = Batch("rio_grande_2000", (OLD, *SWAPPERS), 1, 7, recorded=False)
    (result,) = play_all(batch, 1)
    assert result.seats == (OLD, *SWAPPERS)
    assert find(FAMILIES["bohnanza"], SWAPPERS[0]) is swapper
    assert not any(":" in name for name in (*STRENGTHS, *FAMILIES["bohnanza"].players))


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("hard_0_1", "there is no player 'hard_0_1'; there are simplest, "),
        ("no.such.module:player", "no.such.module:player cannot be imported (No module named 'no')"),
        ("tests.benchmarks.players:nobody", "cannot be imported (module 'tests.benchmarks.players' has no"),
        (":player", ":player cannot be imported"),
        ("tests.benchmarks.strength:OLD", "tests.benchmarks.strength:OLD is no player"),
    ],
)
def test_a_player_that_cannot_be_had_is_named(place: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NoSuchPlayer):
        find(FAMILIES["bohnanza"], place)
    assert simulate(Batch("duel", (place, place), 1, 1, recorded=False), 1, None, as_json=False) == 2
    error = capsys.readouterr().err
    assert why in error
    assert error.count("\n") == 1


TABLE = table(
    phase=Phase.TRADE,
    hands=["soy", "red red", "wax"],
    fields=["red×2 - -", "soy×3 - -", "blue×2 - -"],
    face_up="soy chili",
)


@pytest.mark.parametrize("player", [swapper, single_swapper])
def test_swappers_offer_and_accept_one_card_for_one_where_both_gain(player: Any) -> None:
    move = player(view(TABLE, 0), seeded(1))
    assert move == MakeOffer((TABLE.face_up[0],), (Bean("red"),))
    offered = act(TABLE, 0, move)
    assert player(view(offered, 1), seeded(1)) == Accept(1, (TABLE.players[1].hand[0],))
    assert player(view(offer(TABLE, 1, "red red", "soy", to=0), 0), seeded(1)) == Decline(1)


def test_one_of_them_has_one_trade_a_turn() -> None:
    offered = offer(TABLE, 0, "soy", "red")
    traded = act(offered, 1, Accept(1, (TABLE.players[1].hand[0],)))
    again = offer(traded, 1, "red", "soy", to=0)
    assert isinstance(swapper(view(again, 0), seeded(1)), Accept)
    assert single_swapper(view(again, 0), seeded(1)) == Decline(2)


def test_swappers_buy_a_field_from_three_thalers_on() -> None:
    poor, rich = (table(players=4, hands=["soy"], fields=["red×2 -"], thalers=["red×" + str(n)]) for n in (2, 3))
    assert isinstance(swapper(view(rich, 0), seeded(1)), BuyField)
    assert not isinstance(swapper(view(poor, 0), seeded(1)), BuyField)
