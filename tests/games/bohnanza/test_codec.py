"""The stored form of events: a promise to every game that was ever stored."""

from __future__ import annotations

import json
import typing

import pytest

from bot.games.bohnanza import events as e
from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.game import EVENTS
from bot.games.bohnanza.high_bohn import events as h
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.contract import Outcome, Standing

SOY, RED = Card("soy-1"), Card("red-2")
SALOON = Building("saloon-2")

STORED: list[tuple[Event, str]] = [
    (
        e.Dealt(1, ((SOY,), (RED,)), ()),
        '{"kind": "dealt", "start": 1, "hands": [["soy-1"], ["red-2"]], "draw_pile": []}',
    ),
    (
        e.Planted(0, SOY, 2, from_hand=True),
        '{"kind": "planted", "seat": 0, "card": "soy-1", "field": 2, "from_hand": true}',
    ),
    (e.TurnedUp((SOY, RED)), '{"kind": "turned_up", "cards": ["soy-1", "red-2"]}'),
    (e.Drawn(2, (SOY,)), '{"kind": "drawn", "seat": 2, "cards": ["soy-1"]}'),
    (e.Exhausted(1, last=False), '{"kind": "exhausted", "time": 1, "last": false}'),
    (e.Shuffled((SOY,)), '{"kind": "shuffled", "draw_pile": ["soy-1"]}'),
    (
        e.Offered(3, 0, None, (SOY,), (Bean("red"),)),
        '{"kind": "offered", "number": 3, "seat": 0, "to": null, "give": ["soy-1"], "want": ["red"]}',
    ),
    (e.Declined(1, 3), '{"kind": "declined", "seat": 1, "offer": 3}'),
    (e.Withdrawn(3), '{"kind": "withdrawn", "offer": 3}'),
    (e.Lapsed(3), '{"kind": "lapsed", "offer": 3}'),
    (e.Passed(1), '{"kind": "passed", "seat": 1}'),
    (e.CameBack(1), '{"kind": "came_back", "seat": 1}'),
    (
        e.Traded(3, 0, 1, (SOY,), (RED,)),
        '{"kind": "traded", "offer": 3, "giver": 0, "taker": 1, "given": ["soy-1"], "taken": ["red-2"]}',
    ),
    (e.FaceUpDiscarded((SOY, RED)), '{"kind": "face_up_discarded", "cards": ["soy-1", "red-2"]}'),
    (e.TradingEnded(), '{"kind": "trading_ended"}'),
    (
        e.Harvested(1, 0, (SOY,), (RED,)),
        '{"kind": "harvested", "seat": 1, "field": 0, "thalers": ["soy-1"], "discarded": ["red-2"]}',
    ),
    (e.Joined((SOY, RED)), '{"kind": "joined", "cards": ["soy-1", "red-2"]}'),
    (
        e.Discarded(1, SOY, from_hand=True),
        '{"kind": "discarded", "seat": 1, "card": "soy-1", "from_hand": true}',
    ),
    (e.OfferAnswered(), '{"kind": "offer_answered"}'),
    (e.OfferLeft((SOY, RED)), '{"kind": "offer_left", "cards": ["soy-1", "red-2"]}'),
    (
        e.FieldBought(1, (SOY, RED), to_box=True),
        '{"kind": "field_bought", "seat": 1, "paid": ["soy-1", "red-2"], "to_box": true}',
    ),
    (e.TurnBegan(2, 1), '{"kind": "turn_began", "turn": 2, "active": 1}'),
    (
        e.Ended(Outcome((Standing(1, 4, 1, 0),), (1,), None)),
        '{"kind": "ended", "outcome": {"standings": [{"seat": 1, "score": 4, "rank": 1, "tie_break": 0}], '
        '"winners": [1], "tie": null}}',
    ),
    (
        h.BuildingBought(1, SALOON, (SOY, RED)),
        '{"kind": "building_bought", "seat": 1, "building": "saloon-2", "paid": ["soy-1", "red-2"]}',
    ),
    (h.BuildingsLeft((SALOON,)), '{"kind": "buildings_left", "buildings": ["saloon-2"]}'),
    (h.TypeAsked(1), '{"kind": "type_asked", "seat": 1}'),
    (
        h.TypeNamed(1, Type("saloon"), (2, 0)),
        '{"kind": "type_named", "seat": 1, "type": "saloon", "asked": [2, 0]}',
    ),
    (h.ChancePassed(2), '{"kind": "chance_passed", "seat": 2}'),
    (h.FinalHarvestAsked((1,)), '{"kind": "final_harvest_asked", "seats": [1]}'),
    (h.FinalHarvestEnded(1), '{"kind": "final_harvest_ended", "seat": 1}'),
    (h.LastPurchasesAsked((1, 2)), '{"kind": "last_purchases_asked", "seats": [1, 2]}'),
    (h.LastPurchasesEnded(1), '{"kind": "last_purchases_ended", "seat": 1}'),
    (h.NoLongerAsked(1), '{"kind": "no_longer_asked", "seat": 1}'),
    (
        h.Stored(1, SOY, from_hand=False),
        '{"kind": "stored", "seat": 1, "card": "soy-1", "from_hand": false}',
    ),
    (h.StewBegan(1, 0), '{"kind": "stew_began", "seat": 1, "field": 0}'),
    (
        h.StewHarvested(1, 0, (SOY,), (), 2, RED),
        '{"kind": "stew_harvested", "seat": 1, "field": 0, "thalers": ["soy-1"], "discarded": [], "owner": 2, '
        '"under_distillery": "red-2"}',
    ),
    (h.TollTaken(1, SOY), '{"kind": "toll_taken", "seat": 1, "card": "soy-1"}'),
    (h.BankOpened(1), '{"kind": "bank_opened", "seat": 1}'),
    (h.Peeked(1), '{"kind": "peeked", "seat": 1}'),
    (h.PutUnder(1), '{"kind": "put_under", "seat": 1}'),
    (h.CardMoved(1, SOY, 0), '{"kind": "card_moved", "seat": 1, "card": "soy-1", "to": 0}'),
    (h.OrderAsked(1, 3), '{"kind": "order_asked", "seat": 1, "cards": 3}'),
    (h.Reordered(1, (SOY, RED)), '{"kind": "reordered", "seat": 1, "cards": ["soy-1", "red-2"]}'),
]
"""Once written, an event must be readable for ever: never change a line here, only add."""

OLDER: list[tuple[Event, str]] = [
    (e.FieldBought(1, (SOY, RED)), '{"kind": "field_bought", "seat": 1, "paid": ["soy-1", "red-2"]}'),
]
"""Forms that are written no more; what they do not say means what was meant then."""


def _kind(value: object) -> str:
    return type(value).__name__


@pytest.mark.parametrize(("event", "text"), STORED, ids=_kind)
def test_the_stored_form_of_an_event_stays(event: Event, text: str) -> None:
    assert json.dumps(EVENTS.dump(event)) == text
    read = EVENTS.load(json.loads(text))
    assert (read, type(read)) == (event, type(event))


@pytest.mark.parametrize(("event", "text"), OLDER, ids=_kind)
def test_an_older_form_is_still_read(event: Event, text: str) -> None:
    assert EVENTS.load(json.loads(text)) == event


def test_every_kind_of_event_is_stored() -> None:
    assert {type(event) for event, _ in STORED} == set(typing.get_args(Event))


@pytest.mark.parametrize("text", [text for _, text in STORED])
def test_an_unknown_key_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="unreadable colour"):
        EVENTS.load(json.loads(text) | {"colour": 1})


@pytest.mark.parametrize("text", [text for _, text in STORED if "," in text])
def test_a_missing_key_is_refused(text: str) -> None:
    later = {"to_box", "owner", "under_distillery"}
    for key in json.loads(text).keys() - later:
        fields = json.loads(text)
        del fields[key]
        with pytest.raises(ValueError, match=r"unreadable|unknown kind"):
            EVENTS.load(fields)


@pytest.mark.parametrize("kind", ["harvest", "Dealt", "", None, 3])
def test_an_unknown_kind_is_refused(kind: object) -> None:
    with pytest.raises(ValueError, match="unknown kind"):
        EVENTS.load({"kind": kind})


@pytest.mark.parametrize("wrong", [{"seat": "left"}, {"card": 3}, {"field": None}, {"from_hand": []}])
def test_a_wrong_value_is_refused_without_telling_it(wrong: dict[str, object]) -> None:
    fields = EVENTS.dump(e.Planted(0, SOY, 2, from_hand=True)) | wrong
    with pytest.raises(ValueError, match="planted: unreadable") as caught:
        EVENTS.load(fields)
    assert "soy" not in str(caught.value)
