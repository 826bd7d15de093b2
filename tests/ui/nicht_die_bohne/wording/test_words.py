"""The words of the screens: no message that nothing can ever say."""

from __future__ import annotations

from itertools import chain, zip_longest

import pytest

from bot.games.nicht_die_bohne.cards import DECK, Card
from bot.games.nicht_die_bohne.moves import Lay, Take
from bot.games.nicht_die_bohne.news import News
from bot.games.nicht_die_bohne.state import Phase
from bot.ui.nicht_die_bohne.messages.hand import hand_screen
from bot.ui.nicht_die_bohne.messages.parts import PARTS
from bot.ui.nicht_die_bohne.messages.rulebook import rules_screen
from bot.ui.nicht_die_bohne.messages.sheets import sheets_screen
from bot.ui.nicht_die_bohne.messages.table import table_screen
from bot.ui.nicht_die_bohne.typed.completion import complete
from bot.ui.nicht_die_bohne.typed.naming import faces
from bot.ui.nicht_die_bohne.wording.advice import advice
from bot.ui.nicht_die_bohne.wording.news import line
from bot.ui.nicht_die_bohne.wording.symbols import card_name
from bot.ui.screens import Click, Face, Part
from bot.words import sources
from tests.games.nicht_die_bohne.random_games import GAME
from tests.ui.nicht_die_bohne.examples import NASTY, everybody, game, huge, look
from tests.ui.nicht_die_bohne.messages.test_end import ended
from tests.words.reading import listening, messages, references

OTHERS = ("game", "slash", "refusals", "ui-refusals", "hints", "reviews", "first_tricks")
"""Files whose words the lobby, Discord's lists, refusals, computer players, reviews and a lesson say."""
OWN_FILES = [
    name
    for name in sources("en")
    if name.startswith("nicht_die_bohne/") and name.split("/")[1].removesuffix(".ftl") not in OTHERS
]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The ids of all messages that are said during a test."""
    return listening(monkeypatch)


def test_every_message_of_the_screens_is_said_somewhere(said: set[str]) -> None:
    table_screen(look(huge(Phase.TAKE), names=NASTY, left=range(6)))
    shared = ended("red-3 red-7", "blue-4", "")
    table_screen(look(shared))
    table_screen(look(ended("blue-4", "green-4", ""))._replace(pictures=True))
    hand_screen(look(shared, 0), None, Face.CARD)
    line(look(game(3)[0], 0), News("exchanged", 0, card=Card("red-1")))
    rules_screen(GAME.key, "en")
    for move in (Lay(DECK[0]), Take(DECK[0])):
        advice(look(game(3)[0], 0), move)
    for card in DECK:
        faces("en", card_name("en", card))
    # One's last card lies down while others still choose theirs: a rare moment.
    for seen in everybody(game(3)[78]):
        if seen.view.own is not None:
            hand_screen(seen, None, Face.LIVE)
    assert "bohne-panel-down-last" in said
    found = {key: value for name in OWN_FILES for key, value in messages(sources("en")[name]).items()}
    parts = {name for message in found.values() for name in references(message)}
    assert len(found) > 60
    # The end and a bit of each size come first: they say most of what there is to say.
    sizes = [(*game(players)[::-1][::29], *game(players)[::7]) for players in range(3, 7)]
    for position in filter(None, chain.from_iterable(zip_longest(*sizes))):
        if not set(found) - said - parts:
            break
        for seen in everybody(position):
            table_screen(seen)
            table_screen(seen._replace(pictures=True))
            for news in seen.news:
                line(seen, news)
            if seen.view.own is not None:
                for face in Face:
                    hand_screen(seen, None, face)
                    hand_screen(seen._replace(pictures=True), None, face)
                hand_screen(seen._replace(called=True), None, Face.RESTING)
                for part in PARTS:
                    hand_screen(seen._replace(part=Part(part)), None, Face.LIVE)
                sheets_screen(seen)
                complete(seen, Click("/take"), "card", "")
    assert set(found) - said - parts == set()
