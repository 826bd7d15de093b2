"""Whatever is sent during a whole game is searched for what only one seat may know."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from simcord.components import walk_components

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import BEAN, KINDS
from bot.store import events_of
from bot.tables.pace import PACES
from bot.ui import last_clicks
from bot.ui.bohnanza.symbols import SYMBOL
from bot.words import say
from tests.cogs.crowd import Crowd
from tests.cogs.sending import Sent, sent
from tests.cogs.world import world

NAMES = ("Ana", "Ben", "Cleo", "Dan")
CLOSED = ("Ben",)
CARD = re.compile(rf"\b(?:{'|'.join(KINDS)})-\d+\b")
FRONT = say("en", "hand-front", place=1, card="|").split("|")[1]
"""What stands beside the front card of a hand, and nowhere else."""
PUBLIC_CONTROL = re.compile(
    r"bean:\d+:(join|leave|start|game|pace|computers|cancel|rules|hand|harvest|offers|rematch|(offer|end|pass|turn-up|accept|decline):\d+)"
)
"""All that public controls may name: the turn and offers by number."""


async def test_nothing_that_is_sent_tells_a_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    caplog.set_level(logging.DEBUG, logger="cogs")
    async with world(tmp_path, *NAMES, seed=3) as here:
        for name in CLOSED:
            here.close_dms(name)
        table = await here.open(*NAMES)
        company = Crowd(here, table, NAMES, CLOSED, typing=0.4, twice=6)
        await company.play(60)
        # From here on messages are edited by the bot itself, and some of these edits fail.
        monkeypatch.setattr(last_clicks, "GOOD_FOR", -1)
        here.env.inject_error("PATCH", "/channels/*/messages/*", status=400, times=5)
        await company.play()

        told = list(sent(here, NAMES))
        known = _known_cards(await events_of(here.database, table))
        hands = _hands(await events_of(here.database, table))
    _public_messages_tell_nothing([each for each in told if each.seen_by is None])
    for seat, name in enumerate(NAMES):
        mine = [each for each in told if each.seen_by == name]
        _private_messages_tell_of_ones_own(mine, known[seat], hands[seat])
    _records_name_no_card(caplog)


def _public_messages_tell_nothing(told: Sequence[Sent]) -> None:
    assert len(told) > 200
    for each in told:
        text = each.text()
        assert not CARD.search(text)
        assert FRONT not in text
        for part in walk_components(each.said.get("components", ())):
            assert {option["value"] for option in part.get("options", ())} <= {*CATALOGUE, *PACES}, (
                "only the lobby lists"
            )
            if "custom_id" in part:
                assert PUBLIC_CONTROL.fullmatch(part["custom_id"]), part["custom_id"]


def _private_messages_tell_of_ones_own(
    told: Sequence[Sent], known: frozenset[str], hands: frozenset[tuple[str, ...]]
) -> None:
    """Only cards that this seat has had are named, and only its own hand is shown in its order."""
    cards = {card for each in told for card in CARD.findall(each.text())}
    assert len(cards) > 20
    assert cards <= known
    shown = {hand for each in told if (hand := _hand_shown(each.said)) is not None}
    assert len(shown) > 20
    assert shown <= hands


def _records_name_no_card(caplog: pytest.LogCaptureFixture) -> None:
    ours = [record for record in caplog.records if record.name.partition(".")[0] in ("bot", "cogs")]
    assert any(record.levelno >= logging.WARNING for record in ours)
    names = [say("en", "bean-full-name", bean=bean) for bean in KINDS]
    for record in ours:
        text = logging.Formatter().format(record)
        assert not CARD.search(text)
        assert not [bean for bean in (*names, *SYMBOL.values()) if bean in text]


# What was sent


def _hand_shown(said: Mapping[str, Any]) -> tuple[str, ...] | None:
    """The beans of the hand that a message shows, from the front; None where it shows none."""
    text = "\n".join(
        str(part["content"]) for part in walk_components(said.get("components", ())) if "content" in part
    )
    if FRONT not in text:
        return None
    before, after = text.split(FRONT)
    listed = before.rsplit("\n", 1)[-1] + after.split("\n-#", 1)[0]
    beans = {symbol: bean for bean, symbol in SYMBOL.items()}
    return tuple(beans[symbol] for symbol in re.findall("|".join(beans), listed))


# What each seat may know


def _known_cards(stored: Sequence[str]) -> list[frozenset[str]]:
    """The cards that each seat has ever had in its hand, before it, or face up in its turn."""
    known: list[set[str]] = [set() for _ in NAMES]
    active = 0
    for event in map(json.loads, stored):
        match event["kind"]:
            case "dealt":
                active = event["start"]
                for seat, hand in enumerate(event["hands"]):
                    known[seat].update(hand)
            case "turn_began":
                active = event["active"]
            case "turned_up":
                known[active].update(event["cards"])
            case "drawn":
                known[event["seat"]].update(event["cards"])
            case "traded":
                known[event["taker"]].update(event["given"])
                known[event["giver"]].update(event["taken"])
    return [frozenset(cards) for cards in known]


def _hands(stored: Sequence[str]) -> list[frozenset[tuple[str, ...]]]:
    """Every hand that each seat has ever had, by its beans from the front."""
    hands: list[list[str]] = []
    seen: list[set[tuple[str, ...]]] = [set() for _ in NAMES]
    for event in map(json.loads, stored):
        match event["kind"]:
            case "dealt":
                hands = [list(hand) for hand in event["hands"]]
            case "drawn":
                hands[event["seat"]] += event["cards"]
            case "planted" if event["from_hand"]:
                hands[event["seat"]].remove(event["card"])
            case "traded":
                gone = {*event["given"], *event["taken"]}
                hands = [[card for card in hand if card not in gone] for hand in hands]
        for seat, hand in enumerate(hands):
            seen[seat].add(tuple(BEAN[card] for card in hand))  # type: ignore[index]
    return [frozenset(each) for each in seen]
