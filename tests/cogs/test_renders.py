"""How often a message is rendered: once for each change of what it shows, and never for nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.tables import Changed
from bot.ui.publishing.outbox.contents import Prepared
from bot.ui.publishing.outbox.places import PUBLIC, hand_of
from bot.ui.publishing.outbox.slots import Slot
from tests.breadth import few_rows
from tests.cogs.crowd import Crowd
from tests.cogs.driving import Driver
from tests.cogs.mishaps import position, show
from tests.cogs.tricks import Company
from tests.cogs.world import World, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")
PLANTING = position_of(hands=["soy red blue", "chili", "red"])


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each kind of message has been rendered."""
    counted, render = Counter[str](), Prepared.render

    def counting(prepared: Prepared, notice: str | None = None) -> discord.ui.LayoutView:
        counted[type(prepared.contents).__name__] += 1
        return render(prepared, notice)

    monkeypatch.setattr(Prepared, "render", counting)
    return counted


async def start(here: World) -> Any:
    await here.open(*NAMES)
    await position(here, 1, PLANTING)
    return await here.bot.tables.get(1)


@pytest.mark.long
@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "company"),
    few_rows([("rio_grande_2000", Crowd), ("high_bohn", Crowd), ("nicht_die_bohne", Company)]),
)
async def test_nothing_is_rendered_that_is_not_sent(
    tmp_path: Path, rendered: Counter[str], game: str, company: Callable[..., Driver]
) -> None:
    """Over a quarter of a game, lobby and all."""
    async with world(tmp_path, *NAMES, seed=1, pace=None) as here:
        table = await here.open(*NAMES, game=game)
        await company(here, table, NAMES, thinking=4.0).play(40)
        await here.env.advance_time(60)
        assert rendered["Hand"] > 15
        assert rendered.total() <= len(here.env.http_requests)


async def test_a_plant_renders_the_clickers_hand_and_the_table_and_no_other(
    tmp_path: Path, rendered: Counter[str]
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here)
        rendered.clear()
        requests = len(here.env.http_requests)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert rendered == {"Hand": 1, "PublicTable": 1}
        assert len(here.env.http_requests) - requests == 2


async def test_what_shows_the_same_is_neither_rendered_nor_sent_also_after_a_restart(
    tmp_path: Path, rendered: Counter[str]
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        (active,) = await Driver(here, 1, NAMES).waiting()
        await here.click(active, here.hand_message(active), "plant")
        # Else their panel says what they have just done, which a restart forgets.
        await here[active].user.slash("hand")
        for restarted in (False, True):
            if restarted:
                await here.restart()
            rendered.clear()
            requests = len(here.env.http_requests)
            table = await here.bot.tables.get(1)
            with here.env._bot_scope():
                here.bot.publisher.changes.changed(Changed(table, table.state, table.state, None))
            await here.env.settle()
            assert not rendered
            assert [request.path for request in here.env.http_requests[requests:]] == []


async def test_another_region_of_the_same_language_changes_nothing(tmp_path: Path, rendered: Counter[str]) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await start(here)
        rendered.clear()
        await here.bot.people.note(here["Ben"].id, "Ben", "en-GB")
        await show(here, table.id, PUBLIC, *(hand_of(here[name].id) for name in NAMES))
        assert not rendered


async def test_hands_at_rest_take_no_turn_in_a_queue_but_count_as_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await start(here)
        publisher, marked = here.bot.publisher, set[Slot]()
        mark = publisher.outbox.queues.mark

        def marking(queue: int, slot: Slot, **more: Any) -> None:
            marked.add(slot)
            mark(queue, slot, **more)

        monkeypatch.setattr(publisher.outbox.queues, "mark", marking)
        await here.click("Ana", here.hand_message("Ana"), "plant")
        assert marked == {Slot(1, PUBLIC)}
        for name in NAMES:
            row = publisher.slots.get(Slot(1, hand_of(here[name].id)))
            assert row is not None
            assert row.revision == table.row.revision
