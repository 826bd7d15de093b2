"""Whatever is sent during a whole game of Nicht die Bohne is searched for what only one seat may know."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from simcord.components import walk_components

from bot.games.nicht_die_bohne.cards import DECK, Card
from bot.store import events_of
from bot.ui.nicht_die_bohne.wording.symbols import COLOUR_SYMBOL
from bot.ui.publishing.outbox import tokens
from tests.cogs.sending import Sent, sent
from tests.cogs.tricks import CALLED, NICHT_DIE_BOHNE, Company, called, cards_shown
from tests.cogs.world import world

NAMES = ("Ana", "Ben", "Cleo", "Dan")
CLOSED = ("Ben",)
CARD = re.compile("|".join(sorted(DECK, key=len, reverse=True)))
PUBLIC_CONTROL = re.compile(
    r"bean:\d+:(join|leave|start|cancel|rules|hand|sheets|rematch|game|pace|tempo|language|computers|players|watch|learn|take:\d+:\d+:\d+)"
)
"""All that public controls may name: a trick, and the seat that laid a card of it."""


class Known:
    """What everybody, and what each seat, may know of the cards: by what has been stored so far."""

    def __init__(self) -> None:
        self.public: set[str] = set()
        self.dealt: list[set[str]] = [set() for _ in NAMES]
        self._trick: set[str] = set()

    def add(self, event: Mapping[str, Any]) -> None:
        """This has happened. The last trick of a round is told for some time in the next."""
        match event["kind"]:
            case "dealt":
                self.public = set(self._trick)
                self.dealt = [set(hand) for hand in event["hands"]]
            case "led":
                self._trick = {event["card"]}
            case "turned_up":
                self._trick |= {laid["card"] for laid in event["cards"]}
        self.public |= self._trick


@pytest.mark.long
async def test_nothing_that_is_sent_tells_a_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    caplog.set_level(logging.DEBUG, logger="cogs")
    searched = [0, 0]
    async with world(tmp_path, *NAMES, seed=3) as here:
        for name in CLOSED:
            here.close_dms(name)
        table = await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        company = Company(here, table, NAMES, CLOSED, typing=0.2, changing=0.4, twice=0.1)
        known, events, requests = Known(), 0, 0
        while not await company.over():
            stored = await events_of(here.database, table)
            for event in stored[events:]:
                known.add(json.loads(event))
            for each in sent(here, NAMES, requests):
                _tells_only_what_its_reader_may_know(each, known)
                searched[each.seen_by is None] += 1
            events, requests = len(stored), len(here.env.http_requests)
            if events > 150:
                # From here on messages are edited by the bot itself, and some of these edits fail.
                monkeypatch.setattr(tokens, "GOOD_FOR", -1)
            if 150 < events < 160:
                here.env.inject_error("PATCH", "/channels/*/messages/*", status=400, times=1)
            # Where an edit has failed, the table is behind until the next one; a hand is sent anew.
            company.at_table = 0.0 if 150 < events < 165 else 0.5
            await company.step()
    assert min(searched) > 300
    assert {"change", "/lay", "/take"} < company.done
    _records_name_no_card(caplog)


def _tells_only_what_its_reader_may_know(each: Sent, known: Known) -> None:
    mine = set() if each.seen_by is None else known.dealt[NAMES.index(each.seen_by)]
    text, may_be_named = each.text(), known.public | mine
    assert set(CALLED.findall(text)) <= {called(Card(card)) for card in may_be_named}
    assert set(CARD.findall(text)) <= (set() if each.seen_by is None else may_be_named)
    assert set(cards_shown(each.said)) <= {called(Card(card)) for card in mine}
    if each.seen_by is None:
        for part in walk_components(each.said.get("components", ())):
            assert "options" not in part or part["custom_id"].endswith((":game", ":pace", ":tempo", ":language"))
            if "custom_id" in part:
                assert PUBLIC_CONTROL.fullmatch(part["custom_id"]), part["custom_id"]


def _records_name_no_card(caplog: pytest.LogCaptureFixture) -> None:
    ours = [record for record in caplog.records if record.name.partition(".")[0] in ("bot", "cogs")]
    assert any(record.levelno >= logging.WARNING for record in ours)
    for record in ours:
        text = logging.Formatter().format(record)
        assert not CARD.search(text)
        assert not CALLED.search(text)
        assert not [symbol for symbol in COLOUR_SYMBOL.values() if symbol in text]
