"""What lessons tell is short, and holds in the game that they teach: their decks, and every number."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import KINDS, Bean
from bot.games.bohnanza.chapters.planting import PLANT_LIMIT
from bot.games.bohnanza.expansions import rules_of
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.score import BONUS
from bot.games.bohnanza.high_bohn.town import holdings
from bot.games.bohnanza.library import all_editions
from bot.games.bohnanza.state import Rules
from bot.games.nicht_die_bohne.cards import DECK, FACE, MINUS_CARDS, ROUNDS, Card, Colour
from bot.tables.lessons.lesson import PERSON, Lesson
from bot.tables.lessons.library import LESSONS
from bot.words import locales, say

NUMERALS = {
    "en": "two second twice both=2 three third=3 four fourth=4 five=5 six=6 seven=7 eight=8",
    "de": "zwei zweite zweiten zweites zweimal beide beiden=2 drei dritte dritten drittes dreimal=3 "
    "vier viert vierte vierten=4 fünf fünft=5 sechs=6 sieben=7 acht=8",
    "es": "dos segundo segunda=2 tres tercer tercero tercera=3 cuatro cuarto cuarta=4 "
    "cinco=5 seis=6 siete=7 ocho=8",
    "it": "due secondo seconda=2 tre terzo terza=3 quattro quarto quarta=4 cinque=5 sei=6 sette=7 otto=8",
}
"""The words for numbers from two on; one is an article in most languages."""


def numerals(locale: str) -> Mapping[str, int]:
    language = locale.partition("-")[0]
    assert language in NUMERALS, f"NUMERALS in {Path(__file__).name} has no words for numbers in {language}"
    groups = re.findall(r"([^=]+)=(\d)", NUMERALS[language])
    return {word: int(number) for words, number in groups for word in words.split()}


def screens(locale: str, key: str, step: str) -> Sequence[str]:
    """Every text that a learner reads at a step, one for each press that has words of its own."""
    (presses,) = [len(one.press) for one in LESSONS[key].steps if one.key == step] or [1]
    others = {"computer1": "Ada", "computer2": "Bo", "computer3": "Cy"}
    said = [
        say(locale, f"lesson-{key}-{step}", press=press, pictures="yes", **others)
        for press in range(1, presses + 1)
    ]
    return tuple(dict.fromkeys(said))


def numbers_in(locale: str, text: str) -> set[int]:
    """Every number in these words, in digits or letters."""
    known = numerals(locale)
    words = re.findall(r"\d+|[^\W\d_]+", text.lower())
    return {int(word) if word.isdigit() else known[word] for word in words if word.isdigit() or word in known}


class At(NamedTuple):
    """A step of a lesson: the game before it and once it is done, and the rules of the game that is taught."""

    rules: Any
    before: Any
    after: Any
    moves: int

    def crop(self, place: int) -> int:
        """How many cards of a field the person has in the end."""
        crop: tuple[Card, ...] = self.after.players[PERSON].fields[place].crop
        return len(crop)


def taught_rules(lesson: Lesson) -> Rules | None:
    """The rules of the real game, for as many as play in the lesson; None of Nicht die Bohne."""
    edition = all_editions().get(lesson.teaches)
    return None if edition is None else rules_of(edition, lesson.players)


def at_steps(lesson: Lesson) -> Mapping[str, At]:
    """Every step, and the end."""
    made, found, rules = lesson.deal(), {}, taught_rules(lesson)
    for step in lesson.steps:
        done = lesson.follow(made, [(PERSON, move) for move in step.do])
        found[step.key] = At(rules, made.after, done.after, len(step.do))
        made = lesson.follow(done, step.then)
    return found | {"over": At(rules, made.after, made.after, 0)}


def paid(bean: str, *cards: int) -> set[int]:
    """So many cards of a bean, and what they pay."""
    pays = KINDS[Bean(bean)].pays
    return {number for count in cards for number in (count, pays[count])}


def counted(colour: str, *cards: str) -> int:
    """What these cards of a colour count together (N3)."""
    faces = [FACE[Card(f"{colour}-{card}")] for card in cards]
    points = sum(face.number for face in faces) * (2 if any("x2" in card for card in cards) else 1)
    return -points if sum("minus" in card for card in cards) % 2 else points


def town_score(at: At) -> set[int]:
    """The buildings that the person has, the prices of all, the bonus and the sum (H8)."""
    owned = holdings(at.after.players[PERSON]).buildings
    prices = [BUILDINGS[building].price for building in owned]
    (score,) = {standing.score for standing in at.after.outcome.standings if standing.seat == PERSON}
    assert score == sum(prices) + BONUS[len(owned)]
    return {len(owned), *prices, sum(prices), BONUS[len(owned)], score}


TOLD: Mapping[str, Mapping[str, Callable[[At], set[int]]]] = {
    "first_game": {
        "plant-second": lambda at: {PLANT_LIMIT, len(at.before.players[PERSON].fields)},
        "accept": lambda at: {at.rules.turn_up},
        "middle": lambda at: {at.rules.draw},
        "gift-planted": lambda at: {at.crop(1), *paid("soy", at.crop(1), 6)},
        "meter": lambda at: paid("red", at.crop(0)),
        "harvest": lambda at: {KINDS[Bean("red")].pays[len(at.before.players[PERSON].fields[0].crop)]},
        "third-field": lambda at: {at.rules.fields + 1},
        "empty-field": lambda at: {1},
        "nobody-trades": lambda at: {len(at.before.face_up)},
        "last-trade": lambda at: paid("cocoa", 2),
        "over": lambda at: {PLANT_LIMIT, at.rules.players, at.rules.last_exhaustion},
    },
    "first_duel": {
        "plant": lambda at: {at.rules.players},
        "discard": lambda at: paid("coffee", 4),
        "turned-up": lambda at: {at.rules.turn_up},
        "answer": lambda at: {len(at.before.face_up), at.crop(0)},
        "red": lambda at: {len(at.before.players[PERSON].fields)},
        "fourth": lambda at: paid("soy", at.crop(0)),
        "over": lambda at: {at.rules.turn_up},
    },
    "first_town": {
        "plant": lambda at: {at.moves, *paid("garden", 3)},
        "gift": lambda at: {at.crop(0) + 1},
        "keep": lambda at: {at.moves - 1},
        "buy": lambda at: {
            BUILDINGS[holdings(at.after.players[PERSON]).buildings[0]].price,
            1,
            at.rules.third_field_price,
        },
        "turn": lambda at: {
            sum(1 for field in at.before.players[PERSON].fields if not field.crop),
            KINDS[Bean("red")].pays[at.crop(1)],
        },
        "third-building": lambda at: {BUILDINGS[holdings(at.after.players[PERSON]).buildings[-1]].price},
        "fourth-building": lambda at: {len(holdings(at.after.players[PERSON]).buildings), BONUS[4]},
        "over": lambda at: town_score(at) | {5, len(at.rules.beans)},
    },
    "first_tricks": {
        "lead": lambda at: {4},
        "take": lambda at: {counted("yellow", "9")},
        "face-down": lambda at: {0, 6},
        "token": lambda at: {-counted("yellow", "9", "minus-1")},
        "cancel": lambda at: {
            2,
            4,
            counted("yellow", "9", "minus-1", "minus-2"),
            -counted("yellow", "9", "minus-1", "4"),
        },
        "last-card": lambda at: {counted("green", "3", "7")},
        "double": lambda at: {2, 9},
        "over": lambda at: {0, 2, MINUS_CARDS, len(Colour), ROUNDS, len(DECK)},
    },
}
"""By lesson and step the numbers that its words tell, as the game has them; a step left out tells none."""


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("key", LESSONS)
def test_every_number_that_is_told_is_the_games_own(key: str, locale: str) -> None:
    steps = at_steps(LESSONS[key])
    assert set(TOLD[key]) <= set(steps)
    for step, at in steps.items():
        expected = TOLD[key][step](at) if step in TOLD[key] else set()
        assert numbers_in(locale, " ".join(screens(locale, key, step))) == expected, step


MOST_WORDS = {"first_game": 450, "first_duel": 220, "first_town": 290, "first_tricks": 250}
"""What a learner reads of a lesson, in English."""
LONGER = 1.15
"""Other languages need more words for the same."""
A_STEP = 40
"""Words above a button."""


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_soon_read(key: str, locale: str) -> None:
    steps = [*[step.key for step in LESSONS[key].steps], "over"]
    words = [word for step in steps for text in screens(locale, key, step) for word in text.split()]
    told = [word for word in words if any(letter.isalnum() for letter in word)]
    assert len(told) <= MOST_WORDS[key] * (1 if locale == "en" else LONGER)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("key", LESSONS)
def test_no_screen_of_a_lesson_takes_long_to_read(key: str, locale: str) -> None:
    """Two or three sentences stand above the button; only the last screen, which sums up, has more."""
    for step in LESSONS[key].steps:
        for text in screens(locale, key, step.key):
            assert "\n" not in text
            assert len(text.split()) <= A_STEP, step.key


@pytest.mark.parametrize("key", [key for key, lesson in LESSONS.items() if lesson.teaches in all_editions()])
def test_a_deck_is_dealt_and_played_by_the_rules_of_the_game(key: str) -> None:
    """Fields, prices, first hands and all choices are those of the game for so many players; there are fewer
    beans, each with all its cards, and fewer draw piles (B2)."""
    lesson = LESSONS[key]
    rules, taught = lesson.deal().after.rules, taught_rules(lesson)
    assert taught is not None
    fewer = {"edition", "beans", "pays", "last_exhaustion"}
    assert [
        name for name in Rules._fields if getattr(rules, name) != getattr(taught, name) and name not in fewer
    ] == []
    assert set(rules.beans) <= set(taught.beans)
    assert set(rules.deck()) == {
        card for card in taught.deck() if any(card in KINDS[bean].cards() for bean in rules.beans)
    }
    assert rules.pays == {bean: taught.pays[bean] for bean in rules.beans}
    assert rules.last_exhaustion <= taught.last_exhaustion
    assert [len(player.hand) for player in lesson.deal().after.players] == list(taught.first_hands)


def test_a_round_of_tricks_has_cards_of_the_game_and_each_once() -> None:
    """N1; that they are fewer, and the rounds, its last words say."""
    lesson = LESSONS["first_tricks"]
    dealt = [card for player in lesson.deal().after.players for card in player.hand]
    assert len(dealt) == len(set(dealt)) < len(DECK)
    assert set(dealt) <= set(DECK)
    real = CATALOGUE["nicht_die_bohne"]
    assert lesson.players in real.players
