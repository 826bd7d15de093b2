"""What each seat may know of a game of Bohnanza, by its record; and a search of what was sent for more."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

import pytest
from simcord.components import walk_components

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import BEAN, KINDS
from bot.tables.clocks.pace import PACES
from bot.tables.computers.tempo import TEMPOS
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL
from bot.words import locales, say
from tests.cogs.sending import Sent

CARD = re.compile(rf"\b(?:{'|'.join(KINDS)})-\d+\b")
FRONT = say("en", "hand-front", place=1, card="|").split("|")[0].replace(" ", "\u00a0")
"""What stands before the front card of a hand, and nowhere else."""
PLACES = re.compile(r"\d+\.\s")
"""How each further line of a long hand begins."""


def public_messages(told: Sequence[Sent], allowed: re.Pattern[str], least: int = 200) -> None:
    """They name no card, list nothing, and have no other controls than these; there are more than so many."""
    assert len(told) > least
    for each in told:
        text = each.text()
        assert not CARD.search(text)
        assert FRONT not in text
        for part in walk_components(each.said.get("components", ())):
            listed = {option["value"] for option in part.get("options", ())}
            assert listed <= {*CATALOGUE, *PACES, *TEMPOS, *locales()}, "only the lobby lists"
            if "custom_id" in part:
                assert allowed.fullmatch(part["custom_id"]), part["custom_id"]


def private_messages(
    told: Sequence[Sent], known: frozenset[str], hands: frozenset[tuple[str, ...]], least: int = 20
) -> None:
    """Only cards that this seat has had are named, and only its own hand is shown in its order; of both there are
    more than so many."""
    cards = {card for each in told for card in CARD.findall(each.text())}
    assert len(cards) > least
    assert cards <= known
    shown = {hand for each in told if (hand := hand_shown(each.said)) is not None}
    assert len(shown) > least
    assert shown <= hands


def records(caplog: pytest.LogCaptureFixture) -> None:
    """What the bot wrote down for its keeper names no card."""
    ours = [record for record in caplog.records if record.name.partition(".")[0] in ("bot", "cogs")]
    assert any(record.levelno >= logging.WARNING for record in ours)
    names = [say("en", "bean-full-name", bean=bean) for bean in KINDS]
    for record in ours:
        text = logging.Formatter().format(record)
        assert not CARD.search(text)
        assert not [bean for bean in (*names, *BEAN_SYMBOL.values()) if bean in text]


# What was sent


def hand_shown(said: Mapping[str, Any]) -> tuple[str, ...] | None:
    """The beans of the hand that a message shows, from the front; None where it shows none."""
    text = "\n".join(
        str(part["content"]) for part in walk_components(said.get("components", ())) if "content" in part
    )
    if FRONT not in text:
        return None
    first, *more = text[text.index(FRONT) :].split("\n")
    listed = first + "".join(takewhile(PLACES.match, more))
    beans = {symbol: bean for bean, symbol in BEAN_SYMBOL.items()}
    return tuple(beans[symbol] for symbol in re.findall("|".join(beans), listed))


# What each seat may know


def known_cards(stored: Sequence[str], seats: int) -> list[frozenset[str]]:
    """The cards that each seat has ever had in its hand, before it, or face up in its turn."""
    known: list[set[str]] = [set() for _ in range(seats)]
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


def all_hands(stored: Sequence[str], seats: int) -> list[frozenset[tuple[str, ...]]]:
    """Every hand that each seat has ever had, by its beans from the front."""
    hands: list[list[str]] = []
    seen: list[set[tuple[str, ...]]] = [set() for _ in range(seats)]
    for event in map(json.loads, stored):
        match event["kind"]:
            case "dealt":
                hands = [list(hand) for hand in event["hands"]]
            case "drawn":
                hands[event["seat"]] += event["cards"]
            case "planted" | "stored" if event["from_hand"]:
                hands[event["seat"]].remove(event["card"])
            case "card_moved":
                hands[event["seat"]].remove(event["card"])
                hands[event["seat"]].insert(event["to"], event["card"])
            case "reordered":
                hands[event["seat"]][-len(event["cards"]) :] = event["cards"]
            case "traded":
                gone = {*event["given"], *event["taken"]}
                hands = [[card for card in hand if card not in gone] for hand in hands]
        for seat, hand in enumerate(hands):
            seen[seat].add(tuple(BEAN[card] for card in hand))  # type: ignore[index]
    return [frozenset(each) for each in seen]
