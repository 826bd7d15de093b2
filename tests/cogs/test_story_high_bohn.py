"""Whole games of High Bohn from the lobby to the final score, with double clicks, closed messages and restarts."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.games.bohnanza.state import Phase
from bot.store import Status, events_of
from tests.cogs.asking import rich, settle_in
from tests.cogs.builders import Builders
from tests.cogs.decks import shorten
from tests.cogs.world import World, words, world

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eli")
PER = {"tipi-2": 8, "tipi-3": 6, "tipi-4": 5}
BONUS = {4: 1, 5: 2, 6: 3, 7: 5, 8: 8, 9: 8}


@pytest.mark.long
async def test_three_people_play_a_whole_game_by_buttons(tmp_path: Path) -> None:
    names = NAMES[:3]
    async with world(tmp_path, *names, chance=rich(("black_eyed", "green", "stink"))) as here:
        table = await here.open(*names, game="high_bohn")
        company = Builders(here, table, names, seed=3, shopping=0.04)
        await settle_in(company, ("bank-3", "saloon-4", "general_store-3"))
        await company.play(20)
        await restart(here, company)
        await until_the_last_purchases(company)
        await restart(here, company)
        await company.play()

        events = await recorded(here, table)
        done = {"town", "buy-building", "buy-buildings", "order-drawn", "keep-order", "store", "buy-no-more"}
        assert company.done >= done
        several_were_bought_at_once(company, events)
        kinds = Counter(event["kind"] for event in events)
        happened = (
            "reordered",
            "stored",
            "stew_began",
            "stew_harvested",
            "last_purchases_ended",
            "buildings_left",
        )
        assert min(kinds[kind] for kind in happened) > 0
        await the_end_is_right(here, company, events)


@pytest.mark.long
async def test_five_people_play_a_whole_game_with_cognac(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shorten(monkeypatch, "high_bohn_cognac", exhaustions=1)
    kinds = ("cognac", "green", "stink", "chili", "black_eyed")
    async with world(tmp_path, *NAMES, chance=rich(kinds)) as here:
        table = await here.open(*NAMES, game="high_bohn_cognac")
        company = Builders(here, table, NAMES, ("Ben",), typing=0.1, twice=3)
        plan = ("distillery-2", "saloon-4", "general_store-4", "", "bank-4")
        await settle_in(company, plan, naming="blacksmith")
        here.close_dms("Ben")
        await company.play()

        events = await recorded(here, table)
        assert company.done >= {"name-type", "buy-no-more", "hand"}
        assert company.done & {"move-card", "/move"}
        assert company.doubled > 30
        happened = Counter(event["kind"] for event in events)
        asked = ("type_named", "chance_passed", "buildings_left", "card_moved", "last_purchases_asked")
        assert min(happened[kind] for kind in asked) > 0
        await the_end_is_right(here, company, events)


async def recorded(here: World, table: int) -> list[dict[str, Any]]:
    """All that has happened at a table."""
    return [json.loads(event) for event in await events_of(here.database, table)]


async def until_the_last_purchases(company: Builders) -> None:
    """Play on until somebody is asked what they buy at last."""
    while (await company.game()).state.phase is not Phase.ALL_HARVESTED:
        assert not await company.over()
        await company.step()


async def restart(here: World, company: Builders) -> None:
    """After a restart all stands as before, message by message."""
    before = await shown(here, company)
    await here.restart()
    await company.game()
    await here.bot.publisher.slots.read(company.table)
    assert await shown(here, company) == before


async def shown(here: World, company: Builders) -> list[str]:
    hands = [words(await company.hand(name)) for name in company.names]
    return [words(here.table_message(company.table)), *hands]


def several_were_bought_at_once(company: Builders, events: Sequence[dict[str, Any]]) -> None:
    """What was chosen together from a list belongs to who chose it."""
    assert company.together
    for name, chosen in company.together:
        bought = [e["building"] for e in events if e["kind"] == "building_bought" and NAMES[e["seat"]] == name]
        assert set(chosen) <= set(bought)


# The final score


async def the_end_is_right(here: World, company: Builders, events: Sequence[dict[str, Any]]) -> None:
    """Every part of every score is shown as counted by hand, and they add up to the outcome."""
    table = await company.game()
    assert table.row.status is Status.ENDED
    assert [event["kind"] for event in events].count("ended") == 1
    scores = {standing.seat: standing.score for standing in table.game.outcome(table.state).standings}
    screens = [words(here.table_message(company.table)), words(await company.hand(company.names[0]))]
    for seat, parts in enumerate(counted(events, len(company.names))):
        name = table.seats[seat].name
        made_of = [parts[0], *filter(None, parts[1:])]
        assert [parts_shown(screen, name) for screen in screens] == [(scores[seat], made_of)] * len(screens)
        assert sum(parts) == scores[seat]
    assert not here.env.errors


def parts_shown(screen: str, name: str) -> tuple[int, list[int]]:
    """The score shown for this person, and what it is shown to be made of."""
    found = re.search(rf"\*\*{name}\*\* – (\d+) points?.*\n-# = (.+)", screen)
    assert found is not None
    return int(found[1]), [int(part.split()[0]) for part in found[2].split(" + ")]


def counted(events: Sequence[dict[str, Any]], players: int) -> list[tuple[int, ...]]:
    """Cash, thalers under the Saloon and the Distillery, Tipi, buildings and bonus of each seat."""
    cash, saloon, distillery = [0] * players, [0] * players, [0] * players
    owned: list[list[str]] = [[] for _ in range(players)]
    for event in events:
        match event:
            case {"kind": "harvested", "seat": seat, "thalers": thalers}:
                cash[seat] += len(thalers)
            case {"kind": "toll_taken", "seat": seat}:
                cash[seat] += 1
            case {"kind": "stew_harvested", "seat": seat, "thalers": thalers, "owner": owner}:
                saloon[seat] += len(thalers)
                if owner is not None:
                    distillery[owner] += 1
            case {"kind": "field_bought" | "building_bought", "seat": seat, "paid": paid}:
                cash[seat] -= len(paid)
        if event["kind"] == "building_bought":
            owned[event["seat"]].append(event["building"])
    found: list[tuple[int, ...]] = []
    for seat in range(players):
        under = cash[seat] + saloon[seat] + distillery[seat]
        tipi = sum(under // PER[one] for one in owned[seat] if one in PER)
        prices = sum(int(one[-1]) for one in owned[seat])
        found.append((cash[seat], saloon[seat], distillery[seat], tipi, prices, BONUS.get(len(owned[seat]), 0)))
    return found
