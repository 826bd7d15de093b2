"""Why a computer player of Nicht die Bohne makes a move: true, in words, at every move that it may make."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.chance import seeded
from bot.games.nicht_die_bohne.cards import Card
from bot.games.nicht_die_bohne.game import NichtDieBohne
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.view import view
from bot.players import FAMILIES
from bot.players.hint import Reason
from bot.players.nicht_die_bohne.reasons import explain
from bot.words import say, sources
from tests.games.nicht_die_bohne.tables import table, trick
from tests.words.reading import messages

GAME = NichtDieBohne()
FAMILY = FAMILIES["nicht_die_bohne"]
HINTS = set(messages(sources("en")["nicht_die_bohne/hints.ftl"]))


@pytest.mark.parametrize(
    ("laid", "own", "card", "reason", "points"),
    [
        ("blue-9 green-10", "", "green-10", "most", 10),
        ("blue-9 green-10", "", "blue-9", "later", 9),
        ("blue-9 green-minus-1", "green-4 green-minus-2", "green-minus-1", "minus", 8),
        ("blue-9 green-x2", "green-4", "green-x2", "x2", 4),
        ("blue-9 green-nicht_die_bohne", "green-4 green-minus-2", "green-nicht_die_bohne", "nothing", 4),
        ("blue-minus-1 green-x2", "blue-9", "green-x2", "harmless", 0),
        ("blue-minus-1 green-minus-2", "blue-9 green-4", "green-minus-2", "least", 8),
    ],
)
def test_why_a_card_is_taken(laid: str, own: str, card: str, reason: str, points: int) -> None:
    position = trick(table("red-5", *laid.split(), areas=[own]), "red-5", *laid.split())
    found = explain(view(position, 0), Take(Card(card)))
    assert found == Reason(f"bohne-hint-take-{reason}", {"colour": card.split("-")[0], "points": points})


@pytest.mark.parametrize(
    ("card", "reason", "most", "costs"),
    [
        ("blue-nicht_die_bohne", "hurts", 0, 9),
        ("red-minus-1", "useless", 0, 0),
        ("green-2", "mixed", 2, 2),
        ("yellow-2", "little", 2, -2),
        ("yellow-8", "keeps", 8, -8),
    ],
)
def test_why_a_card_is_laid(card: str, reason: str, most: int, costs: int) -> None:
    hand = "yellow-2 yellow-8" if card.startswith("yellow") else f"{card} yellow-8"
    position = table(hand, "blue-1 blue-2", "blue-3 blue-4", areas=["red-9", "blue-9", "green-minus-1"])
    found = explain(view(position, 0), Lay(Card(card)))
    assert found == Reason(f"bohne-hint-lay-{reason}", {"most": most, "costs": costs})


def test_why_the_last_card_is_laid() -> None:
    assert explain(view(table("red-1", "red-2", "red-3"), 0), Lay(Card("red-1"))) == Reason("bohne-hint-lay-last")


def test_every_move_of_whole_games_has_a_reason_in_words() -> None:
    given: Counter[str] = Counter()
    for number in range(6):
        chance = seeded(f"hints {number}")
        state = GAME.start(4, chance).after
        while seats := GAME.to_act(state):
            seen = GAME.view(state, seats[0])
            assert seen.own is not None
            moves: list[Move] = [*map(Lay, seen.own.options.lay), *map(Take, seen.own.options.take)]
            for move in moves:
                reason = explain(seen, move)
                text = say("en", reason.id, **reason.facts)
                assert text.endswith(".")
                assert "{" not in text
                given[reason.id] += 1
            state = GAME.decide(state, seats[0], moves[chance.lot(len(moves))], chance).after
    assert set(given) == HINTS


def test_a_hint_is_what_the_best_player_would_do() -> None:
    position = trick(table("red-5", "blue-9", "green-10"), "red-5", "blue-9", "green-10")
    hint = FAMILY.hint(view(position, 0), seeded(1))
    assert hint is not None
    assert hint.move == FAMILY.players["hard"](view(position, 0), seeded(1))
    assert hint.reason == explain(view(position, 0), hint.move)


def test_no_hint_where_nothing_is_to_be_done() -> None:
    assert FAMILY.hint(view(table("red-1", "red-2", "red-3"), 1), seeded(1)) is None
