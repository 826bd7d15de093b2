"""Whatever is sent during a game is searched for what only one seat may know."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.store import events_of
from tests.breadth import few
from tests.cogs.crowd import Crowd
from tests.cogs.decks import shorten
from tests.cogs.drawing import plainly
from tests.cogs.knowing import all_hands, known_cards, private_messages, public_messages, records
from tests.cogs.sending import sent
from tests.cogs.world import world
from tests.ui.bohnanza.public import IN_THE_LOBBY, allowed

NAMES = ("Ana", "Ben", "Cleo", "Dan")
CLOSED = ("Ben",)
BEANS = "blue chili stink green soy black_eyed red"
ALLOWED = allowed("rio_grande_2000", *IN_THE_LOBBY)


@pytest.mark.parametrize("steps", few([30, 100_000]), ids=["some turns", "a whole game"])
async def test_nothing_that_is_sent_tells_a_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    caplog.set_level(logging.DEBUG, logger="cogs")
    shorten(monkeypatch, "rio_grande_2000", BEANS)
    async with world(tmp_path, *NAMES, seed=1) as here:
        for name in CLOSED:
            here.close_dms(name)
        table = await here.open(*NAMES)
        company = Crowd(here, table, NAMES, CLOSED, typing=0.4, twice=6)
        await company.play(60)
        # From here on some of the edits that the bot makes itself fail.
        here.env.inject_error("PATCH", "/channels/*/messages/*", status=400, times=5)
        here.env.inject_error("PATCH", "/webhooks/*", status=503, times=5)
        await company.play(steps)

        told = list(sent(here, NAMES))
        known = known_cards(await events_of(here.database, table), len(NAMES))
        hands = all_hands(await events_of(here.database, table), len(NAMES))
    public_messages([each for each in told if each.seen_by is None], ALLOWED, least=min(200, 3 * steps))
    for seat, name in enumerate(NAMES):
        private_messages(
            [each for each in told if each.seen_by == name], known[seat], hands[seat], least=min(20, steps // 3)
        )
    records(caplog)


async def test_nothing_that_stands_beside_a_public_picture_tells_a_secret(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, seed=3, draw=plainly) as here:
        table = await here.open(*NAMES)
        await Crowd(here, table, NAMES, typing=0.4).play(30)
        told = [each for each in sent(here, NAMES) if each.seen_by is None]
    assert any("attachment://table.png" in each.text() for each in told)
    public_messages(told, ALLOWED, least=25)
    assert all("hand.png" not in each.text() for each in told)
