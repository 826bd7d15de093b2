"""What Discord might do otherwise, planted in the playground one by one: the step that asks for it says so."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import discord
import pytest

from bot.playground.gateway.events import GatewayEvents
from bot.playground.interactions import responses
from bot.playground.protocol.form_errors import FormErrors
from bot.playground.protocol.payload import Payload
from bot.playground.protocol.rates import Rates
from bot.playground.protocol.refusals import BAD_JSON, MISSING_ACCESS, NO_PERMISSION
from bot.playground.rest import bodies, scheduled_events
from bot.playground.rest import messages as calls
from bot.playground.world import messages, objects, world
from bot.playground.world.events import Event, Posted
from bot.playground.world.places import Channel, Thread
from bot.playground.world.scheduled import Scheduled
from bot.playground.world.world import World
from bot.rehearsing.facts import Noted
from bot.rehearsing.step import Outcome
from bot.rehearsing.steps import files, films, props
from tests.breadth import few, few_rows
from tests.playground.scene import PRIVATE
from tests.rehearsing.hall import hall, held
from tests.rehearsing.person import DEEDS, Person
from tests.rehearsing.replaying import PNG
from tests.rehearsing.test_rehearsal import again, few_commands, nobody_is_in, steps

__all__ = ["few_commands"]

OTHERS = ("written", "locked", "event-over", "completions")
LARGEST = 100_000
"""Bytes of a file that is taken here."""
Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture(autouse=True)
def small_films(monkeypatch: pytest.MonkeyPatch) -> None:
    """A real one takes seconds to make, and so does one that is too large."""
    monkeypatch.setattr(props, "_film", lambda: b"GIF89a")
    monkeypatch.setattr(bodies, "LARGEST_FILE", LARGEST)
    monkeypatch.setattr(discord.Guild, "filesize_limit", LARGEST)


@pytest.mark.long
async def test_what_others_do_and_type_is_in_no_record_and_nothing_is_left_behind(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        rehearsal = await held(tmp_path, here, page, steps(*OTHERS))
        nobody_is_in(rehearsal, here)
        assert len(page.public()) == 2, "what somebody has written, and that the rehearsal is over"
        assert not page.server["events"]
    assert {result.outcome for result in rehearsal.results} == {Outcome.HELD}, rehearsal.printed
    assert [
        fact.key for result in rehearsal.results for fact in result.step.facts if fact.key not in result.noted
    ] == []
    assert await again(rehearsal, tmp_path) == []


async def noted(key: str, folder: Path) -> tuple[Outcome, Mapping[str, Noted]]:
    """What becomes of a step, and of its facts."""
    async with hall(folder) as (here, page):
        [result] = (await held(folder, here, page, steps(key))).results
    return result.outcome, result.noted


def private_answers_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The gateway tells of them as of any other message, and not that they are private."""
    real = GatewayEvents.on_event

    def on_event(self: GatewayEvents, event: Event) -> None:
        if isinstance(event, Posted):
            told = {key: one for key, one in event.message.items() if key != "ephemeral_for"}
            event = Posted({**told, "flags": event.message["flags"] & ~PRIVATE})
        real(self, event)

    monkeypatch.setattr(GatewayEvents, "on_event", on_event)


def private_answers_are_told_as_private(monkeypatch: pytest.MonkeyPatch) -> None:
    """The gateway tells of them, and that they are private."""
    real = GatewayEvents.on_event

    def on_event(self: GatewayEvents, event: Event) -> None:
        if isinstance(event, Posted):
            event = Posted({key: one for key, one in event.message.items() if key != "ephemeral_for"})
        real(self, event)

    monkeypatch.setattr(GatewayEvents, "on_event", on_event)


def everything_is_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages of others can be edited."""
    monkeypatch.setattr(calls, "_is_its_own", lambda *_: True)


def locked_is_said_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """A locked thread takes no message, and what Discord says of that is nothing that the bot knows."""
    monkeypatch.setattr(calls, "THREAD_LOCKED", BAD_JSON)


def locked_is_a_lack_of_permission(monkeypatch: pytest.MonkeyPatch) -> None:
    """A locked thread takes no message of whoever does not manage threads."""
    monkeypatch.setattr(calls, "THREAD_LOCKED", NO_PERMISSION)


def a_lock_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread is locked, and Discord says that it is not."""
    real = objects._thread

    def thread(world: World, here: Channel, about: Thread) -> Payload:
        return real(world, here, about._replace(locked=False))

    monkeypatch.setattr(objects, "_thread", thread)


def gone_is_said_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that was deleted is refused, and not as unknown."""
    monkeypatch.setattr(world, "UNKNOWN_CHANNEL", MISSING_ACCESS._replace(code=50024))


def events_are_never_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is over is changed like any other."""
    monkeypatch.setattr(scheduled_events, "OVER", ())
    monkeypatch.setattr(scheduled_events, "check_event", lambda *_: None)


def too_large_is_said_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is too large is refused with a code of which the bot knows nothing."""
    monkeypatch.setattr(bodies, "TOO_LARGE", BAD_JSON)


def _said_of_nothing(*_: object) -> None:
    errors = FormErrors()
    errors.add(("components",), "INVALID", "Something is wrong here")
    errors.raise_if_any()


def emojis_are_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A button with an emoji that is gone is refused, and not a word says why."""
    real = messages._check_signs

    def check(world: World, components: Sequence[Payload]) -> None:
        try:
            real(world, components)
        except Exception:
            _said_of_nothing()

    monkeypatch.setattr(messages, "_check_signs", check)


def files_are_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """An edit that names a file which is not there is refused, and not a word says why."""
    real = messages._address

    def address(components: Sequence[Payload], attachments: Sequence[Payload]) -> None:
        try:
            real(components, attachments)
        except Exception:
            _said_of_nothing()

    monkeypatch.setattr(messages, "_address", address)


def names_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what is chosen while one types the name comes, and not the value."""
    real = responses._choices

    def choices(data: Payload) -> list[Payload]:
        return [{**one, "value": one["name"]} for one in real(data)]

    monkeypatch.setattr(responses, "_choices", choices)


@pytest.mark.parametrize(
    ("key", "plant", "facts"),
    few_rows(
        [
            ("written", private_answers_are_told, {"untold"}),
            ("written", everything_is_the_bots, {"not-ours"}),
            ("locked", locked_is_said_otherwise, {"no-post"}),
            ("locked", a_lock_is_not_told, {"said"}),
            ("locked", gone_is_said_otherwise, {"gone"}),
            ("event-over", events_are_never_over, {"no-edit"}),
            ("film", too_large_is_said_otherwise, {"names-it"}),
            ("emojis", emojis_are_not_named, {"names-it"}),
            ("changed-picture", files_are_not_named, {"names-it"}),
            ("completions", names_come_back, {"value"}),
        ]
    ),
)
async def test_what_the_bot_relies_on_and_is_not_so_is_named(
    key: str, plant: Plant, facts: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    outcome, found = await noted(key, tmp_path)
    [step] = steps(key)
    relied_on = {fact.key for fact in step.facts if fact.relied_on}
    assert (outcome, {fact for fact in relied_on & found.keys() if not found[fact].held}) == (
        Outcome.FAILED,
        facts,
    )


@pytest.mark.parametrize(
    ("key", "plant", "fact"),
    [
        ("written", private_answers_are_told_as_private, "untold"),
        ("locked", locked_is_a_lack_of_permission, "no-post"),
    ],
)
async def test_what_discord_may_say_in_two_ways_holds_in_both(
    key: str, plant: Plant, fact: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    outcome, found = await noted(key, tmp_path)
    assert (outcome, found[fact].held) == (Outcome.HELD, True)


@pytest.mark.parametrize("key", few(["picture", "changed-picture", "phone", "film"]))
async def test_no_press_waits_for_a_drawing(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(tmp_path) as (here, page):

        async def slowly(*_: object) -> discord.File:
            here.small_discord.world.set_forward(5)
            return discord.File(io.BytesIO(PNG), props.FILM if key == "film" else props.NAME)

        for name, module in (("file", files), ("hand", files), ("film", films)):
            monkeypatch.setattr(module, name, slowly)
        rehearsal = await held(tmp_path, here, page, steps(key))
    assert '"code":10062' not in rehearsal.text


@pytest.mark.parametrize(
    ("key", "deed", "why"),
    few_rows(
        [
            ("written", "written", "nothing was written"),
            ("locked", "locked", "the thread was not locked"),
            ("locked", "thread-deleted", "the thread was not deleted"),
        ]
    ),
)
async def test_what_was_not_done_is_no_fault_of_discords(
    key: str, deed: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(DEEDS, deed)
    async with hall(tmp_path) as (here, page):
        [result] = (await held(tmp_path, here, page, steps(key))).results
    assert (result.failed, result.why) == ([], why)


async def test_whoever_takes_nothing_of_what_is_offered_is_no_fault_of_discords(tmp_path: Path) -> None:
    class Hasty(Person):
        async def _choose(self, typed: str) -> str:
            await super()._choose(typed)
            return typed

    async with hall(tmp_path) as (here, page):
        [result] = (await held(tmp_path, here, page, steps("completions"), person=Hasty(page))).results
    assert (result.failed, result.why) == ([], "nothing was chosen of what was offered")


def answers_count_for_their_token(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer takes one of the calls that its token may make."""
    real = Rates.take
    edits = r"PATCH /webhooks/{application}/{token}/messages/{which}"

    def take(self: Rates, route: str, major: str, *more: Any, **counted: Any) -> Mapping[str, str]:
        if "/interactions" in route:
            real(self, edits, major, self._limits.webhook, counted=False)
        return real(self, route, major, *more, **counted)

    monkeypatch.setattr(Rates, "take", take)


def events_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """No event begins by itself."""
    monkeypatch.setattr(Scheduled, "keep_time", lambda _: None)


def files_may_be_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is larger than documented is taken, and goes with the end of the step."""
    monkeypatch.setattr(bodies, "LARGEST_FILE", 1 << 30)


@pytest.mark.parametrize(
    ("key", "plant", "fact", "said"),
    few_rows(
        [
            ("pace", answers_count_for_their_token, "type-7", "9998 of 10000 were left after one edit"),
            ("event-over", events_wait, "begins", ""),
            ("film", files_may_be_large, "too-large", "it was carried out"),
        ]
    ),
)
async def test_an_open_question_is_answered_and_nothing_fails(
    key: str, plant: Plant, fact: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    outcome, found = await noted(key, tmp_path)
    assert (outcome, found[fact]) == (Outcome.HELD, Noted(held=False, said=said))
