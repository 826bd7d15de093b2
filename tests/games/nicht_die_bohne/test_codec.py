"""The stored form of events: a promise to every game that was ever stored."""

from __future__ import annotations

import json
import typing

import pytest

from bot.games.contract import Outcome, Standing
from bot.games.nicht_die_bohne import events as e
from bot.games.nicht_die_bohne.cards import Card, Laid
from bot.games.nicht_die_bohne.events import Event
from bot.games.nicht_die_bohne.game import EVENTS, NichtDieBohne
from bot.games.nicht_die_bohne.scoring import sheet

RED, MINUS = Card("red-7"), Card("blue-minus-2")

NOTHING = '"numbers": [], "x2": false, "minus": 0, "nicht_die_bohne": false, "result": 0'

STORED: list[tuple[Event, str]] = [
    (
        e.Dealt(1, 2, ((RED,), (MINUS,))),
        '{"kind": "dealt", "round": 1, "leader": 2, "hands": [["red-7"], ["blue-minus-2"]]}',
    ),
    (e.Led(0, RED), '{"kind": "led", "seat": 0, "card": "red-7"}'),
    (e.LaidDown(1, MINUS), '{"kind": "laid_down", "seat": 1, "card": "blue-minus-2"}'),
    (e.Exchanged(1, MINUS), '{"kind": "exchanged", "seat": 1, "card": "blue-minus-2"}'),
    (
        e.TurnedUp((Laid(1, MINUS), Laid(2, RED))),
        '{"kind": "turned_up", "cards": [{"seat": 1, "card": "blue-minus-2"}, {"seat": 2, "card": "red-7"}]}',
    ),
    (e.Taken(0, MINUS, 1), '{"kind": "taken", "seat": 0, "card": "blue-minus-2", "owner": 1}'),
    (e.TokenTaken(2, RED, 0), '{"kind": "token_taken", "seat": 2, "card": "red-7", "owner": 0}'),
    (
        e.RoundEnded(2, (sheet(0, (RED, MINUS)),)),
        '{"kind": "round_ended", "round": 2, "sheets": [{"seat": 0, "colours": ['
        '{"colour": "red", "numbers": [7], "x2": false, "minus": 0, "nicht_die_bohne": false, "result": 7}, '
        '{"colour": "blue", "numbers": [], "x2": false, "minus": 1, "nicht_die_bohne": false, "result": 0}, '
        f'{{"colour": "green", {NOTHING}}}, {{"colour": "yellow", {NOTHING}}}'
        '], "positive": 7, "negative": 0, "total": 7}]}',
    ),
    (
        e.Ended(Outcome((Standing(1, 4, 1, 0),), (1,), None)),
        '{"kind": "ended", "outcome": {"standings": [{"seat": 1, "score": 4, "rank": 1, "tie_break": 0}], '
        '"winners": [1], "tie": null}}',
    ),
]
"""Once written, an event must be readable for ever: never change a line here, only add."""


def _kind(value: object) -> str:
    return type(value).__name__


@pytest.mark.parametrize(("event", "text"), STORED, ids=_kind)
def test_the_stored_form_of_an_event_stays(event: Event, text: str) -> None:
    assert json.dumps(EVENTS.dump(event)) == text
    read = EVENTS.load(json.loads(text))
    assert (read, type(read)) == (event, type(event))


def test_every_kind_of_event_is_stored() -> None:
    assert {type(event) for event, _ in STORED} == set(typing.get_args(Event))


@pytest.mark.parametrize("text", [text for _, text in STORED])
def test_an_unknown_or_missing_key_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="unreadable wind"):
        EVENTS.load(json.loads(text) | {"wind": 1})
    for key in json.loads(text):
        fields = json.loads(text)
        del fields[key]
        with pytest.raises(ValueError, match=r"unreadable|unknown kind"):
            EVENTS.load(fields)


@pytest.mark.parametrize("events", [[], [e.Led(0, RED)], [e.Dealt(1, 0, ((), (), ()))]])
def test_a_game_is_replayed_from_a_deal_to_as_many_players(events: list[Event]) -> None:
    with pytest.raises(ValueError, match="begins with its deal"):
        NichtDieBohne().replay(4, events)
