"""Hints: what the best player would do, lawful, and a reason in words that a person understands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import KINDS
from bot.games.bohnanza.high_bohn.moves import MoveCard, Reorder, TakeLastPlanted
from bot.games.bohnanza.moves import BuyField, EndTrading, Harvest, MakeOffer, Move, Pass, Plant, TurnUp, Withdraw
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import View, view
from bot.games.chance import seeded
from bot.players import FAMILIES, Reason
from bot.players.bohnanza import explain
from bot.words import say, sources
from tests.games.bohnanza.high_bohn.towns import MIXED_AT_THE_END, town
from tests.games.bohnanza.tables import table
from tests.words.reading import messages

FAMILY = FAMILIES["bohnanza"]
KEYS = [key for key, game in CATALOGUE.items() if game.family == "bohnanza"]


def told(key: str, players: int, seed: int, names: list[str]) -> Iterator[tuple[View, Move]]:
    """Every move of a game, with what its player saw; the seats are asked in turn."""
    game, luck = CATALOGUE[key], seeded(f"hint {seed}")
    state, seat = game.start(players, luck).after, 0
    while waiting := game.to_act(state):
        seat = (seat + 1) % players
        seen = game.view(state, seat)
        move = FAMILY.players[names[seat % len(names)]](seen, luck)
        if move is not None and (seat in waiting or FAMILY.everyone_may_act(seen)):
            yield seen, move
            state = game.decide(state, seat, move, luck).after


def words(reason: Reason) -> str:
    return say("en", reason.id, **reason.facts)


@pytest.mark.parametrize("key", KEYS)
def test_every_move_has_a_reason_in_words(key: str) -> None:
    players = CATALOGUE[key].players[0]
    for seen, move in told(key, players, 1, ["random", "hard"]):
        text = words(explain(seen, move))
        assert text[0].isupper()
        assert text.endswith(".")
        assert len(text) < 160
        assert not any(f" {bean} " in text for bean in KINDS)


def test_all_reasons_are_given() -> None:
    """The random player makes every kind of move, and the best one those that mean something."""
    bank = view(town(hands=["red soy"], buildings=["bank-4"]), 0)
    assert bank.own is not None
    met = {explain(bank, move).id for move in (MoveCard(bank.own.hand[0], 1), Reorder(bank.own.hand))}
    last = view(MIXED_AT_THE_END, 0)
    met |= {explain(last, move).id for move in (Harvest(0), TakeLastPlanted())}
    known = set(messages(sources("en")["bohnanza/hints.ftl"]))
    for seed in range(10):
        for key in ("high_bohn_cognac", "duel", "rio_grande_2000"):
            names = ["random", "normal" if key == "high_bohn_cognac" else "hard"]
            met |= {explain(seen, move).id for seen, move in told(key, CATALOGUE[key].players[0], seed, names)}
        if met >= known:
            break
    assert met == known


def test_a_hint_is_what_the_best_player_would_do() -> None:
    for seen, _ in told("rio_grande_2000", 3, 2, ["normal"]):
        hint = FAMILY.hint(seen, seeded(1))
        best = FAMILY.players["hard"](seen, seeded(1))
        assert (hint and hint.move) == best
        assert hint is None or hint.reason == explain(seen, best)


def test_who_can_do_nothing_has_no_hint() -> None:
    state = table(hands=["red", "soy"])
    assert FAMILY.hint(view(state, 1), seeded(1)) is None
    assert FAMILY.hint(view(state, None), seeded(1)) is None


@pytest.mark.parametrize(
    ("fields", "hand", "phase", "move", "reason"),
    [
        ("red×2 -", "red", Phase.PLANT, Plant, "hint-plant-grows"),
        ("soy×2 -", "red", Phase.PLANT, Plant, "hint-plant-begins"),
        ("red×5 -", "soy", Phase.PLANT, Harvest, "hint-harvest-full"),
        ("soy×2 blue×2", "red", Phase.PLANT, Harvest, "hint-harvest-room"),
        ("soy×2 blue×2", "", Phase.TRADE, EndTrading, "hint-end-trading"),
    ],
)
def test_the_reason_fits_the_position(fields: str, hand: str, phase: Phase, move: type, reason: str) -> None:
    state = table(edition="amigo_1997", hands=[hand], fields=[fields], phase=phase)
    hint = FAMILY.hint(view(state, 0), seeded(1))
    assert hint is not None
    assert isinstance(hint.move, move)
    assert hint.reason.id == reason


def test_a_harvest_for_nothing_is_called_that() -> None:
    reason = explain(view(table(hands=["red"], fields=["soy blue -"]), 0), Harvest(0))
    assert reason == Reason("hint-harvest-pays", {"field": 1, "thalers": 0})
    room = Reason("hint-harvest-room", {"field": 1, "thalers": 0})
    assert words(room).endswith("pays nothing.")


@pytest.mark.parametrize("move", [TurnUp(), EndTrading(), Pass(), BuyField(), Withdraw(1)])
def test_a_move_without_facts_has_its_words(move: Move) -> None:
    assert words(explain(view(table(hands=[""]), 0), move))


def test_an_offer_that_asks_names_what_is_needed() -> None:
    seen = view(table(phase=Phase.TRADE, hands=["soy"], fields=["red×2 - -"]), 0)
    asked = explain(seen, MakeOffer((), (seen.beans[-2], *[bean for bean in seen.beans if bean == "red"])))
    assert asked == Reason("hint-offer-asks", {"bean": "red"})
    new = next(bean for bean in seen.beans if bean != "red")
    assert explain(seen, MakeOffer((), (new,))) == Reason("hint-offer-costs-nothing", {"bean": new})
