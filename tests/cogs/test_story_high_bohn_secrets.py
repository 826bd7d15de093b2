"""Whatever is sent during a whole game of High Bohn is searched for what only one seat may know."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.games.bohnanza.cards import BEAN, Card
from bot.store import events_of
from bot.ui.bohnanza.wording.symbols import short
from bot.words import say
from tests.cogs.asking import settle_in
from tests.cogs.builders import Builders
from tests.cogs.knowing import all_hands, known_cards, private_messages, public_messages, records
from tests.cogs.sending import Sent, sent
from tests.cogs.shuffling import Stacked
from tests.cogs.world import world
from tests.ui.bohnanza.public import IN_THE_LOBBY, allowed

NAMES = ("Ana", "Ben", "Cleo", "Dan")
CLOSED = ("Ben",)
HANDS = ("black_eyed×4 red", "black_eyed×5", "green×5", "stink×5")
DRAW = "red×2 garden chili blue black_eyed soy chili blue garden green×5 stink×5"
AGAIN = "red×2 soy chili blue soy×2 chili blue red green×2 soy chili blue stink×2"
"""Ana and Ben can buy a Bank each after their second turns."""
PLAN = ("bank-2", "bank-3", "saloon-4", "general_store-4")
ALLOWED = allowed("high_bohn", *IN_THE_LOBBY)
PEEKED = re.compile(re.escape(say("en", "bank-peeked", card="|").splitlines()[0]).replace(r"\|", "(.+?)") + r"\\n")
"""What Bank 2 shows to its owner, in a line as it is sent."""
BANK = re.compile(r'[^.\\"]*\(Bank\)\.')
HEARD = re.compile(
    r"(.* )?(looked at the top card of the draw pile|put the top card under the draw pile"
    r"|moved a card within the hand|chose the order of the cards just drawn"
    r"|to put the cards just drawn in order) \(Bank\)\."
)
"""All that anybody hears of what a Bank does: it names no card."""
DRAWN = say("en", "bank-drawn")
"""What stands above the cards that Bank 3 lets its owner put in order."""


@pytest.mark.long
async def test_nothing_that_is_sent_tells_a_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    caplog.set_level(logging.DEBUG, logger="cogs")
    async with world(tmp_path, *NAMES, chance=Stacked(HANDS, f"{DRAW} {AGAIN}")) as here:
        table = await here.open(*NAMES, game="high_bohn")
        company = Builders(here, table, NAMES, CLOSED, typing=0.2, twice=6, seed=2)
        await settle_in(company, PLAN)
        for name in CLOSED:
            here.close_dms(name)
        await company.play(20)
        # From here on some of the edits that the bot makes itself fail.
        here.env.inject_error("PATCH", "/channels/*/messages/*", status=400, times=5)
        await company.play()
        told, stored = list(sent(here, NAMES)), await events_of(here.database, table)

    happened = {json.loads(event)["kind"] for event in stored}
    assert happened >= {"peeked", "put_under", "order_asked", "reordered", "stored", "stew_harvested"}
    known, hands = known_cards(stored, len(NAMES)), all_hands(stored, len(NAMES))
    public_messages([each for each in told if each.seen_by is None], ALLOWED)
    for seat, name in enumerate(NAMES):
        private_messages([each for each in told if each.seen_by == name], known[seat], hands[seat])
    _peeks_are_seen_by_who_peeked(told, stored)
    _drawn_cards_are_ordered_by_who_drew_them(told, stored)
    heard = [line for each in told for line in BANK.findall(each.text())]
    assert len(heard) > 50
    assert not [line for line in heard if not HEARD.fullmatch(line)]
    records(caplog)


def _peeks_are_seen_by_who_peeked(told: Sequence[Sent], stored: Sequence[str]) -> None:
    """The top card is told to who looked at it, and to nobody else; what is told is what lay there."""
    seen = {(each.seen_by, card) for each in told for card in PEEKED.findall(each.text())}
    assert len(seen) > 2
    assert seen == {(NAMES[seat], short("en", BEAN[card])) for seat, card in _peeked(stored)}


def _peeked(stored: Sequence[str]) -> list[tuple[int, Card]]:
    """Who looked at which card, by the record."""
    pile: list[Card] = []
    found = []
    for event in map(json.loads, stored):
        match event["kind"]:
            case "dealt" | "shuffled":
                pile = [Card(card) for card in event["draw_pile"]]
            case "turned_up" | "drawn":
                pile = pile[: len(pile) - len(event["cards"])]
            case "put_under":
                pile = [pile[-1], *pile[:-1]]
            case "peeked":
                found.append((event["seat"], pile[-1]))
    return found


def _drawn_cards_are_ordered_by_who_drew_them(told: Sequence[Sent], stored: Sequence[str]) -> None:
    """Bank 3 asks its owner alone."""
    asked = {NAMES[event["seat"]] for event in map(json.loads, stored) if event["kind"] == "order_asked"}
    assert asked
    assert {each.seen_by for each in told if DRAWN in each.text()} == asked
