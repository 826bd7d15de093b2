"""Why a computer player of Nicht die Bohne makes a move: true, in words, at every move that it may make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.games.chance import seeded
from bot.games.nicht_die_bohne.cards import FACE, Card, Kind
from bot.games.nicht_die_bohne.game import NichtDieBohne
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.scoring import by_colour, sheet
from bot.games.nicht_die_bohne.state import State
from bot.games.nicht_die_bohne.view import Own, View, view
from bot.players import FAMILIES
from bot.players.hint import Fact, Reason
from bot.players.nicht_die_bohne.reasons import explain
from bot.ui.nicht_die_bohne.wording.reasons import why
from bot.ui.screens import SeatFacts, Seen, TableFacts
from bot.words import locales, sources
from tests.breadth import few
from tests.games.nicht_die_bohne.tables import table, trick
from tests.words.reading import messages

GAME = NichtDieBohne()
FAMILY = FAMILIES["nicht_die_bohne"]


def words(seen: View, reason: Reason, locale: str = "en") -> str:
    seats = tuple(SeatFacts(100 + seat.seat, f"P{seat.seat}", left=False) for seat in seen.seats)
    return why(Seen(TableFacts(1, "nicht_die_bohne", 2, 3, 100, locale, seats), seen, (), locale), reason)


HINTS = set(messages(sources("en")["nicht_die_bohne/hints.ftl"]))


@pytest.mark.parametrize(
    ("laid", "own", "card", "reason", "points"),
    [
        ("blue-9 green-10", "", "green-10", "most", 10),
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
    assert found.id == f"bohne-hint-take-{reason}"
    assert found.facts == {"colour": card.split("-")[0], "points": points}


@pytest.mark.parametrize(
    ("card", "reason", "facts"),
    [
        ("blue-nicht_die_bohne", "hurts", {"who": 1, "costs": 9}),
        ("red-minus-1", "useless", {}),
        ("green-2", "mixed", {"who": 2, "costs": 2, "most": 2}),
        ("yellow-2", "little", {"most": 2}),
        ("yellow-8", "keeps", {"who": 1, "most": 8, "cards": ("yellow-2",)}),
    ],
)
def test_why_a_card_is_laid(card: str, reason: str, facts: dict[str, Fact]) -> None:
    hand = "yellow-2 yellow-8" if card.startswith("yellow") else f"{card} yellow-8"
    position = table(hand, "blue-1 blue-2", "blue-3 blue-4", areas=["red-9", "blue-9", "green-minus-1"])
    found = explain(view(position, 0), Lay(Card(card)))
    assert found == Reason(f"bohne-hint-lay-{reason}", facts)


def test_where_another_card_adds_more_both_are_named() -> None:
    position = trick(table("red-5", "blue-9", "green-10", areas=["", "blue-4"]), "red-5", "blue-9", "green-10")
    seen = view(position, 0)
    assert words(seen, explain(seen, Take(Card("blue-9")))) == (
        "🥦 Green 10 would be worth one point more now. For P1 this card would add 9 points. "
        "💧 Blue then counts 9, now 0."
    )


def test_of_a_card_that_only_adds_to_the_own_area_it_is_said_that_it_adds_to_nobody_elses() -> None:
    areas = ["green-4 green-minus-2", "green-9"]
    position = table("green-minus-1 yellow-8", "blue-1 blue-2", "blue-3 blue-4", areas=areas)
    seen = view(position, 0)
    reason = explain(seen, Lay(Card("green-minus-1")))
    assert gain(position, 0, "green-minus-1") > 0
    assert reason.id == "bohne-hint-lay-hurts"
    assert words(seen, reason).startswith("This card adds nothing to anybody else's scoring area now")


def test_why_the_last_card_is_laid() -> None:
    assert explain(view(table("red-1", "red-2", "red-3"), 0), Lay(Card("red-1"))) == Reason("bohne-hint-lay-last")


@pytest.mark.long
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
                for sentence in (reason._replace(besides=()), *reason.besides):
                    text = words(seen, sentence)
                    assert text.endswith(".")
                    assert "{" not in text
                    given[sentence.id] += 1
            state = GAME.decide(state, seats[0], moves[chance.lot(len(moves))], chance).after
    assert set(given) == HINTS


def test_a_hint_is_what_the_best_player_would_do() -> None:
    position = trick(table("red-5", "blue-9", "green-10"), "red-5", "blue-9", "green-10")
    hint = FAMILY.hint(view(position, 0))
    assert hint is not None
    assert hint.move == FAMILY.players["hard"](view(position, 0), seeded(1))
    assert hint.reason == explain(view(position, 0), hint.move)


def test_no_hint_where_nothing_is_to_be_done() -> None:
    assert FAMILY.hint(view(table("red-1", "red-2", "red-3"), 1)) is None


def told() -> Iterator[tuple[State, int, View, Move]]:
    """A lawful move of a seat that is waited for, in every position of some random games."""
    for number in range(7):
        chance = seeded(f"told {number}")
        state = GAME.start(3 + number % 4, chance).after
        while seats := GAME.to_act(state):
            seen = GAME.view(state, seats[0])
            assert seen.own is not None
            moves: list[Move] = [*map(Lay, seen.own.options.lay), *map(Take, seen.own.options.take)]
            move = moves[chance.lot(len(moves))]
            yield state, seats[0], seen, move
            state = GAME.decide(state, seats[0], move, chance).after


def gain(state: State, seat: int, card: str) -> int:
    """What a card adds to this seat's round score, by the score sheet (N3)."""
    area = state.players[seat].area
    return sheet(seat, (*area, Card(card))).total - sheet(seat, area).total


def of_colour(state: State, seat: int, colour: object, *more: Card) -> int:
    """What a colour counts for this seat with these cards besides."""
    area = (*state.players[seat].area, *more)
    return next(score.result for score in by_colour(area) if score.colour == colour)


def best(state: State, seat: int, own: Own, move: Move) -> tuple[int, int, list[int]]:
    """What the card adds for this seat, what the best card of the trick does, and what it adds for others."""
    others = [other for other in range(len(state.players)) if other != seat]
    most = max((gain(state, seat, card) for card in own.options.take), default=0)
    return gain(state, seat, move.card), most, [gain(state, other, move.card) for other in others]


def least(state: State, seat: int, own: Own) -> dict[Card, int]:
    """What each card that this seat may lay adds at most to somebody else's area."""
    others = [other for other in range(len(state.players)) if other != seat]
    return {card: max(gain(state, other, card) for other in others) for card in own.options.lay}


def is_true(state: State, seat: int, own: Own, move: Move, reason: Reason) -> bool:
    """Whether this sentence is true of this position."""
    facts, card = reason.facts, move.card
    colour, kind, _ = FACE[card]
    mine, most, others = best(state, seat, own, move)
    points, who = facts.get("points"), facts.get("who")
    match reason.id.removeprefix("bohne-hint-"):
        case "take-most":
            return mine == most == points and mine > 0
        case "take-harmless":
            return mine == most == 0
        case "take-least":
            return mine == most and mine < 0 and -mine == points
        case "take-minus":
            return mine == points and mine > 0 and kind is Kind.MINUS and of_colour(state, seat, colour) < 0
        case "take-x2":
            return mine == points and mine > 0 and kind is Kind.X2
        case "take-nothing":
            return mine == points == -of_colour(state, seat, colour) and mine > 0
        case "take-later":
            named = facts["cards"]
            assert isinstance(named, tuple)
            return gain(state, seat, named[0]) == most == mine + int(str(facts["more"])) > mine
        case "take-denies":
            assert isinstance(who, int)
            theirs = gain(state, who, card)
            return who != seat and not has_taken(state, who) and theirs == points == max(theirs, 1)
        case "colour":
            counts = of_colour(state, seat, colour), of_colour(state, seat, colour, card)
            return counts == (facts["before"], facts["after"]) and facts["colour"] == colour
        case "lay-last":
            return len(least(state, seat, own)) == 1
        case "lay-hurts":
            assert isinstance(who, int)
            return max(others) <= 0 and -gain(state, who, card) == facts["costs"] == -min(others) and who != seat
        case "lay-useless":
            return max(others) == min(others) == 0
        case "lay-mixed":
            assert isinstance(who, int)
            return -gain(state, who, card) == facts["costs"] == -min(others) and max(others) == facts["most"]
        case "lay-little":
            return max(others) == facts["most"] == min(least(state, seat, own).values())
        case "lay-keeps":
            named = facts["cards"]
            assert isinstance(named, tuple)
            assert isinstance(who, int)
            assert gain(state, who, card) == facts["most"]
            assert who != seat
            kept = least(state, seat, own)[Card(named[0])]
            return max(others) == facts["most"] and kept < max(others) and named[0] != card
    return False


def has_taken(state: State, seat: int) -> bool:
    """Whether this seat has taken a card of the trick."""
    return any(player.taken_by == seat for player in state.players)


def test_every_sentence_is_true_in_a_thousand_positions() -> None:
    positions: list[State] = []
    met: set[str] = set()
    for state, seat, seen, move in told():
        positions += [] if positions and positions[-1] is state else [state]
        reason = explain(seen, move)
        for sentence in (reason, *reason.besides):
            assert seen.own is not None
            assert is_true(state, seat, seen.own, move, sentence), (sentence, move)
            met.add(sentence.id)
    assert len(positions) >= 1000
    assert met == HINTS


@pytest.mark.parametrize("locale", few(locales(), "de"))
def test_every_sentence_is_said_in_every_language(locale: str) -> None:
    said: dict[str, str] = {}
    for _, _, seen, move in told():
        reason = explain(seen, move)
        for sentence in (reason._replace(besides=()), *reason.besides):
            if sentence.id not in said:
                said[sentence.id] = words(seen, sentence, locale)
        if set(said) == HINTS:
            break
    assert set(said) == HINTS
    assert all(text.endswith(".") and "{" not in text and "_" not in text for text in said.values())
