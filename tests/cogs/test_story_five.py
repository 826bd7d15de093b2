"""A whole game of five: buttons and commands, double clicks, closed direct messages, three restarts."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.store import events_of
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL
from tests.cogs.crowd import COMMITTING, Crowd
from tests.cogs.decks import shorten
from tests.cogs.privately import Watch
from tests.cogs.shuffling import Runs
from tests.cogs.world import World, controls, words, world

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eli")
BEANS = "chili stink green soy black_eyed red"
CLOSED = ("Ben", "Dan")
COMMANDS = ("plant", "harvest", "offer", "accept", "decline", "withdraw", "end", "pass", "buy")
OPEN = tuple(name for name in NAMES if name not in CLOSED)


@pytest.mark.long
async def test_five_people_play_a_whole_game_through_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten(monkeypatch, "rio_grande_2000", BEANS)
    async with world(tmp_path, *NAMES, chance=Runs(12)) as here:
        for name in CLOSED:
            here.close_dms(name)
        table = await here.open(*NAMES)
        company = Crowd(here, table, NAMES, CLOSED, typing=0.45, twice=2, thinking=60, seed=5)

        await company.play(40)
        await _restart(here, company)
        await company.play(20)
        await _restart_in_trading(here, company)
        await company.play(60)
        await _restart(here, company)
        await company.play()

        events = [json.loads(event) for event in await events_of(here.database, table)]
        await _everything_was_done(company, events)
        await _scores_are_right(here, table, events)
        _nothing_is_left_over(here, table)
        assert not here.env.errors


async def _restart(here: World, company: Crowd) -> None:
    """After a restart all stands as before, message by message."""
    before = _shown(here, company.table)
    await here.restart()
    await company.game()
    await here.bot.publisher.slots.read(company.table)
    assert _shown(here, company.table) == before
    _only_the_newest_hand_has_buttons(here, company.table)


async def _restart_in_trading(here: World, company: Crowd) -> None:
    """Offers that stood open before the restart are answered after it."""
    active = await _somebody_trades(company)
    await company.propose(active)
    other = next(name for name in OPEN if name != active)
    await company.offer(other, here.table_message(company.table))
    offers = [control for control in controls(here.table_message(company.table)) if control.action == "accept"]
    assert len(offers) == 2

    await _restart(here, company)

    moves = await here.moves()
    declined = await here[active].slash(here.channel, "decline", offer=offers[1].args[0])
    assert declined.ephemeral
    withdrawn = await here[other].slash(here.channel, "withdraw", offer=offers[1].args[0])
    assert withdrawn.ephemeral
    assert await here.moves() == moves + 2
    left = [control.args for control in controls(here.table_message(company.table)) if control.action == "accept"]
    assert left == [offers[0].args]


async def _somebody_trades(company: Crowd) -> str:
    """Play on until somebody may trade; who."""
    while True:
        for name in await company.waiting():
            if any(control.action == "end" for control in controls(await company.hand(name))):
                return name
        await company.step()


async def _everything_was_done(company: Crowd, events: Sequence[dict[str, Any]]) -> None:
    """The game had a bit of everything, and every click and command was answered."""
    assert company.done >= COMMITTING | {"counter", "harvest"} | {f"/{name}" for name in COMMANDS}
    assert company.doubled > 30
    kinds = Counter(event["kind"] for event in events)
    assert min(kinds[kind] for kind in ("traded", "declined", "withdrawn", "passed", "field_bought")) > 0
    assert kinds["ended"] == 1
    interactions = company.world.env.backend.interactions
    assert len(interactions) > company.clicks
    assert all(interaction.responded for interaction in interactions.values())


async def _scores_are_right(here: World, table: int, events: Sequence[dict[str, Any]]) -> None:
    """The scores shown are the thalers counted from the record by hand."""
    seats = (await here.bot.tables.get(table)).seats
    scores = {seat.name: 0 for seat in seats}
    for event in events:
        if event["kind"] == "harvested":
            scores[seats[event["seat"]].name] += len(event["thalers"])
        elif event["kind"] == "field_bought":
            scores[seats[event["seat"]].name] -= len(event["paid"])
    messages = [here.table_message(table), *(here.hand_message(name, table) for name in OPEN)]
    for message in messages:
        shown = words(message)
        for name, score in scores.items():
            assert f"**{name}** – {score} 🪙" in shown
        winner = shown.split("🏆 **", 1)[1].split("**", 1)[0]
        assert scores[winner] == max(scores.values())


def _nothing_is_left_over(here: World, table: int) -> None:
    """No button of the game, no nudge of somebody who has acted, though there were some."""
    for name in OPEN:
        left = [control.action for message in _dms(here, name) for control in controls(message)]
        assert set(left) <= {"rematch", "replay", "review", "hand", "hands", "listed"}
    _only_the_newest_hand_has_buttons(here, table)
    channel = f"/channels/{here.channel.id}/messages"
    nudged = [
        r for r in here.env.http_requests if r.method == "POST" and r.path == channel and "<@" in str(r.json)
    ]
    removed = [r for r in here.env.http_requests if r.method == "DELETE" and r.path.startswith(channel)]
    assert len(removed) == len(nudged) > 10
    assert not [message for message in here.channel.history() if "<@" in words(message)]


def _only_the_newest_hand_has_buttons(here: World, table: int) -> None:
    Watch(here, table).check(*OPEN)


def _dms(here: World, name: str) -> Sequence[Any]:
    return here[name].user.dm_channel.history()


def _shown(here: World, table: int) -> list[str]:
    shown = [words(here.table_message(table)), *(words(here.hand_message(name, table)) for name in OPEN)]
    assert all(any(symbol in text for symbol in BEAN_SYMBOL.values()) for text in shown)
    return shown
