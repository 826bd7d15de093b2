"""In which time zone somebody lives is asked once, and it goes on with what they wanted."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from bot.store import choose_zone, zone_of
from bot.ui.controls import ANYWHERE, control
from bot.ui.messages.zones import CHOSEN, ELSEWHERE, PLACE, TYPED, zone_form, zone_question
from bot.words import say
from bot.words.zones import likely_clocks
from cogs.clicks import NO_TABLE
from cogs.zones import moments_of, zone_or_ask
from tests.cogs.mishaps import press, private, told
from tests.cogs.world import World, controls, custom_id, parts, shown, words, world

NEXT = "bean:0:rules:rio_grande_2000:1"
LONGEST = "bean:" + "x" * 75


async def ask(here: World, name: str, monkeypatch: pytest.MonkeyPatch, found: list[Any], then: str = NEXT) -> Any:
    """Somebody uses something for which their zone is needed."""

    async def needs(interaction: Any, reply: Any, _: Any) -> None:
        zone = await zone_or_ask(interaction, reply, then)
        found.append(zone and await moments_of(interaction, reply, "friday 20:00", zone))
        if zone is not None:
            await reply.say("forget-kept")

    monkeypatch.setitem(cast("dict[str, Any]", NO_TABLE), "keep", needs)
    return await press(here, name, here.table_message(), "bean:0:keep")


def offered(message: Any) -> Sequence[str]:
    """The zones in the list."""
    return [option["value"] for part in parts(message) for option in part.get("options", ())]


async def test_it_is_asked_once_and_then_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        found: list[Any] = []
        question = shown(await ask(here, "Ben", monkeypatch, found))
        assert say("en", "zone-ask") in words(question)
        assert found == [None]
        await here.restart()
        assert "Europe/Berlin" in offered(question)
        chosen = f"bean:0:{CHOSEN}:{NEXT.removeprefix('bean:')}"
        went_on = await here["Ben"].select(question, ["Europe/Berlin"], custom_id=chosen)
        assert "Bohnanza" in words(shown(went_on))
        assert await zone_of(here.database, here["Ben"].id) == "Europe/Berlin"
        await ask(here, "Ben", monkeypatch, found)
        assert found[1] is not None
        assert len(found[1]) == 1
        assert not here.env.errors


async def test_a_place_that_is_not_in_the_list_is_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        question = shown(await ask(here, "Ben", monkeypatch, []))

        async def typed(place: str) -> Any:
            form = await here.click("Ben", question, ELSEWHERE, *NEXT.split(":")[1:])
            return await here.actor("Ben", question).submit_modal(form, {PLACE: place})

        assert say("en", "zone-unknown") in words(shown(await typed("Bean Valley")))
        several = shown(await typed("Spain"))
        assert offered(several) == ["Europe/Madrid", "Atlantic/Canary"]
        assert await zone_of(here.database, here["Ben"].id) is None
        chosen = shown(await typed("Kathmandu"))
        assert await zone_of(here.database, here["Ben"].id) == "Asia/Kathmandu"
        # A form cannot be the answer to a form: what comes next is behind a button.
        assert [custom_id(one) for one in controls(chosen)] == [NEXT]
        assert not here.env.errors


async def test_it_stands_in_the_settings_and_is_changed_there(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        page = shown(await here["Ana"].slash(here.channel, "settings"))
        assert say("en", "settings-zone-none") in words(page)
        question = shown(await here.click("Ana", page, "zone"))
        done = await here["Ana"].select(question, ["Europe/Athens"], custom_id=f"bean:0:{CHOSEN}")
        assert "Athens" in private(done)
        assert "Athens" in private(await here["Ana"].slash(here.channel, "settings"))
        await here.forget("Ana")
        assert say("en", "settings-zone-none") in private(await here["Ana"].slash(here.channel, "settings"))


async def test_nothing_but_a_zone_is_taken(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here.open("Ana", start=False)
        assert told(
            await press(here, "Ana", here.table_message(), f"bean:0:{CHOSEN}", ["../pea"]), "unknown-control"
        )
        assert await zone_of(here.database, here["Ana"].id) is None


async def test_what_is_typed_is_read_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, "Ana") as here:
        await here.open("Ana", start=False)
        await choose_zone(here.database, here["Ana"].id, "Europe/Berlin")
        threads = []

        def read(*_: Any) -> tuple[int, ...]:
            threads.append(threading.current_thread())
            return (1,)

        monkeypatch.setattr("cogs.zones.read_moments", read)
        found: list[Any] = []
        await ask(here, "Ana", monkeypatch, found)
        assert found == [(1,)]
        assert threading.main_thread() not in threads


@pytest.mark.parametrize("locale", ["en", "de", "es", "it"])
def test_the_question_has_room_for_what_comes_after_it(locale: str) -> None:
    then = LONGEST.split(":")[1:]
    assert zone_question(locale, likely_clocks(locale, locale, 1_800_000_000, 25), then).to_components()
    assert zone_form(locale, control(ANYWHERE, TYPED, *then)).modal.custom_id.endswith(then[-1])
