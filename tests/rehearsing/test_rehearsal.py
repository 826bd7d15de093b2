"""A person walks through a rehearsal on the playground: what holds, what does not, and what the record tells."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.errors import Harmless
from bot.playground import Playground
from bot.playground.interactions.responses import Responses
from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import EMPTY, NO_PERMISSION, UNKNOWN_MESSAGE
from bot.playground.world import commands, roles
from bot.playground.world.world import World
from bot.rehearsing.stage import NOT_NOW
from bot.rehearsing.step import Outcome, Step
from bot.rehearsing.steps import STEPS
from tests.playground.page import words
from tests.playground.scene import PRIVATE
from tests.rehearsing.hall import Held, hall, held
from tests.rehearsing.on_playground import played
from tests.rehearsing.person import WHO, Person
from tests.rehearsing.replaying import Difference

PLAY = {"name": "play", "description": "Open a table", "type": 1, "options": []}


@pytest.fixture(autouse=True)
def few_commands(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """All commands in all languages take seconds, and one will do."""
    if "long" not in request.keywords:
        monkeypatch.setattr("bot.rehearsing.offered._known", {True: [PLAY], False: [PLAY]})


def steps(*keys: str) -> Sequence[Step]:
    """These steps, in their order."""
    return [step for step in STEPS if step.key in keys]


def outcomes(rehearsal: Held) -> dict[str, Outcome]:
    """What became of each step."""
    return {result.step.key: result.outcome for result in rehearsal.results}


def nobody_is_in(rehearsal: Held, here: Playground) -> None:
    """The file holds no token, name, number or text of anybody's."""
    world = here.small_discord.world
    names = [one.name for one in world.people.values()]
    names += [*world.guilds.values(), world.place.bot_name, "friends", "My secret word"]
    # One of the names that are hard to write is another Ana's.
    text = rehearsal.text.replace("Ana\\\\~", "").replace("~~Ana~~", "")
    assert [name for name in names if re.search(rf"\b{name}\b", text)] == []
    assert here.token not in text
    assert [token for token in here.small_discord.interactions._by_token if token in text] == []
    assert re.findall(r"\d{15,}", text) == []


async def again(rehearsal: Held, folder: Path) -> Sequence[Difference]:
    """What differs as its record is played against another playground."""
    other = folder / "again"
    other.mkdir()
    return await played(rehearsal.entries, other)


async def test_private_answers_forms_and_pictures_hold_and_nobody_is_in_the_record(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        rehearsal = await held(tmp_path, here, page, steps("answer", "form", "picture"))
        assert set(outcomes(rehearsal).values()) == {Outcome.HELD}, rehearsal.printed
        nobody_is_in(rehearsal, here)
        assert "3 held" in rehearsal.printed
        assert "The rehearsal is over" in words(page.public()[-1])
        assert [one["name"] for one in page.world["commands"]] == ["play"]
        assert len(page.public()) == 1, "it has not tidied up"
    assert await again(rehearsal, tmp_path) == []


async def test_what_does_not_hold_is_named_with_the_file_that_relies_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def delete(*_: Any) -> None:
        raise UNKNOWN_MESSAGE()

    async with hall(tmp_path) as (here, page):
        monkeypatch.setattr(Responses, "delete", delete)
        rehearsal = await held(tmp_path, here, page, steps("answer", "deleted"))
    assert outcomes(rehearsal) == {"answer": Outcome.HELD, "deleted": Outcome.FAILED}
    [(fact, noted)] = rehearsal.results[1].failed
    assert (fact.key, noted.said) == ("deleted", "status 404, code 10008")
    assert "relied on in bot/ui/publishing/outbox/doubts.py" in " ".join(rehearsal.printed.split())
    [result] = [one for one in rehearsal.entries if one.get("step") == "deleted" and "result" in one]
    assert result["result"] == "did not hold"
    assert result["facts"]["deleted"] == {"held": False, "said": "status 404, code 10008"}


async def test_steps_are_left_out_and_what_there_is_not_does_not_apply(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        person = Person(page, lacks=("group",), leaves=("moment",))
        rehearsal = await held(tmp_path, here, page, steps("moment", "group", "late", "once"), person=person)
    assert outcomes(rehearsal) == {
        "moment": Outcome.LEFT_OUT,
        "group": Outcome.NOT_HERE,
        "late": Outcome.NOT_HERE,
        "once": Outcome.HELD,
    }
    assert "1 held · 1 left out · 2 does not apply" in rehearsal.printed


@pytest.mark.long
async def test_what_was_seen_before_something_was_lacking_counts(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        rehearsal = await held(
            tmp_path, here, page, steps("reloaded", "phone"), person=Person(page, lacks=("reloaded", "phone"))
        )
    assert outcomes(rehearsal) == {"reloaded": Outcome.HELD, "phone": Outcome.HELD}
    second, phone = rehearsal.results
    assert ("second" in second.noted, second.why) == (False, "")
    assert ("phone" in phone.noted, phone.why) == (False, "no phone here")


@pytest.mark.long
async def test_what_the_person_denies_does_not_hold(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        rehearsal = await held(tmp_path, here, page, steps("moment"), person=Person(page, says="no"))
    assert outcomes(rehearsal) == {"moment": Outcome.FAILED}
    assert "A moment counts down without edits (the person says no)" in " ".join(rehearsal.printed.split())


@pytest.mark.long
async def test_a_question_may_be_answered_by_no_where_all_is_well(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        rehearsal = await held(tmp_path, here, page, steps("letters"), person=Person(page, says="no"))
    assert outcomes(rehearsal) == {"letters": Outcome.FAILED}
    said = {fact.key: noted.said for fact, noted in rehearsal.results[0].failed}
    assert said == {"as-text": "the person says yes", "direction": "the person says no"}


@pytest.mark.long
async def test_a_thread_that_the_bot_may_not_delete_stays_archived_and_is_named(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        rehearsal = await held(tmp_path, here, page, steps("thread"))
    assert outcomes(rehearsal) == {"thread": Outcome.HELD}
    said = "The thread Rehearsal stays, archived: to delete it, the bot lacks Manage Threads."
    assert said in " ".join(rehearsal.printed.split())
    assert "left behind" not in rehearsal.printed


@pytest.mark.long
async def test_the_minutes_that_a_token_grows_old_are_told(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        rehearsal = await held(tmp_path, here, page, steps("answer", "late"))
    assert "14 minutes old. That takes 14 minutes more" in rehearsal.printed
    assert "token has to end. That takes 2 minutes more" in rehearsal.printed
    assert "Nobody" not in rehearsal.printed


@pytest.mark.long
async def test_what_somebody_else_types_is_not_completed(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        person = Person(page, silent=("completions",))
        rehearsing = asyncio.create_task(held(tmp_path, here, page, steps("completions"), person=person))
        await page.until(lambda: any("Take the first one" in words(one) for one in page.public()))
        option = {"name": "bean", "type": 3, "value": "z", "focused": True}
        frame = {"channel": page.channel, "name": "rehearse", "options": [option]}
        others = asyncio.ensure_future(page.send("autocomplete", "Ana", **frame))
        # What is told later is answered later.
        assert (await page.send("autocomplete", WHO, **frame))["choices"]
        assert not others.done()
        others.cancel()
        person.stop()
        await rehearsing


async def test_a_difference_is_named_by_step_call_and_field(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        rehearsal = await held(tmp_path, here, page, steps("deleted"))
    answers = [entry["told"]["resource"] for entry in rehearsal.entries if "callback" in entry.get("path", "")]
    for message in [
        answer["message"] for answer in answers if answer.get("message", {}).get("flags", 0) & PRIVATE
    ]:
        # As if Discord said so: a private answer that is not, in another language, without its author.
        message["flags"] -= PRIVATE
        message["locale"] = "<text 99>"
        del message["author"]
    refused = next(entry for entry in rehearsal.entries if entry.get("status") == 404)
    refused["told"]["code"] = 10015
    found = {(one.step, one.what) for one in await again(rehearsal, tmp_path)}
    assert found >= {
        ("deleted", "resource.message.flags: 32768 there, 32832 here"),
        ("deleted", "resource.message.locale: only there"),
        ("deleted", "resource.message.author: only here"),
        ("deleted", "code: 10015 there, 10008 here"),
    }


@pytest.mark.long
async def test_a_rehearsal_that_is_stopped_tells_what_was_found_until_then(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        person = Person(page, silent=("moment",))
        rehearsing = asyncio.create_task(held(tmp_path, here, page, steps("fullest", "moment"), person=person))
        await page.until(lambda: any("count down" in words(one) for one in page.public()))
        person.stop()
        rehearsal = await rehearsing
        assert outcomes(rehearsal) == {"fullest": Outcome.HELD, "moment": Outcome.STOPPED}
        assert rehearsal.text.endswith("\n]\n")
        assert [one["name"] for one in page.world["commands"]] == ["play"]
        [over] = page.public()
        assert "The rehearsal is over" in words(over)


@pytest.mark.long
async def test_nobody_else_begins_or_presses(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        person = Person(page, silent=("commands",))
        rehearsing = asyncio.create_task(held(tmp_path, here, page, steps("commands"), person=person))
        [guide] = await page.until(lambda: [one for one in page.public() if "commands there" in words(one)])
        await page.until(lambda: any(one["name"] == "play" for one in page.world["commands"]))
        await page.command("Ana", "play")
        await page.click("Ana", guide, "rehearse:commands:read-yes")
        said = [words(one) for one in page.private("Ana")]
        assert said[0].startswith("A rehearsal is under way")
        assert said[1].startswith("Only who typed /rehearse")
        await page.command(WHO, "rehearse")
        assert words(page.private(WHO)[-1]) == NOT_NOW
        await page.click(WHO, guide, "rehearse:commands:read-yes")
        person.stop()
        assert outcomes(await rehearsing) == {"commands": Outcome.STOPPED}


@pytest.mark.long
async def test_of_two_servers_one_has_to_be_named(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        here.small_discord.world.add_guild("Another")
        with pytest.raises(Harmless, match=r"on 2 servers\. .* --server NUMBER"):
            await held(tmp_path, here, page, steps("once"))
        assert not (tmp_path / "rehearsal.json").exists(), "nothing was rehearsed"
        with pytest.raises(Harmless, match=r"not on that server\. .* https://discord\.com/oauth2"):
            await held(tmp_path, here, page, steps("once"), server=17)
        first = here.small_discord.world.place.guild
        rehearsal = await held(tmp_path, here, page, steps("once"), server=first)
    assert outcomes(rehearsal) == {"once": Outcome.HELD}


@pytest.mark.long
async def test_the_whole_rehearsal_holds_and_its_record_is_what_the_playground_does(tmp_path: Path) -> None:
    async with hall(tmp_path, None) as (here, page):
        rehearsal = await held(tmp_path, here, page)
        nobody_is_in(rehearsal, here)
    found = outcomes(rehearsal)
    assert found.pop("own-apps") is Outcome.NOT_HERE
    assert set(found.values()) == {Outcome.HELD}, rehearsal.printed
    for result in rehearsal.results:
        if result.outcome is Outcome.HELD:
            # Who came along to the group is on the server, too.
            seen = {fact.key for fact in result.step.facts} - set(result.noted)
            assert seen <= {"written-to"}, (result.step.key, seen)
    assert await again(rehearsal, tmp_path) == []


async def test_a_step_whose_words_cannot_be_posted_is_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = World.post

    def post(world: World, message: Payload) -> None:
        if "count down" in str(message):
            raise EMPTY()
        real(world, message)

    async with hall(tmp_path) as (here, page):
        monkeypatch.setattr(World, "post", post)
        rehearsal = await held(tmp_path, here, page, steps("moment", "once"))
    assert outcomes(rehearsal) == {"moment": Outcome.BROKEN_OFF, "once": Outcome.HELD}
    assert rehearsal.results[0].why == "status 400, code 50006"
    assert "left behind" not in rehearsal.printed, "nothing was there"


async def test_a_missing_permission_is_no_fault_of_discords(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def open_thread(*_: Any) -> None:
        raise NO_PERMISSION()

    async with hall(tmp_path) as (here, page):
        monkeypatch.setattr(World, "open_thread", open_thread)
        rehearsal = await held(tmp_path, here, page, steps("thread"))
    assert outcomes(rehearsal) == {"thread": Outcome.NOT_HERE}
    assert "needed: Create Public Threads" in rehearsal.results[0].why


async def test_where_the_bot_may_not_write_it_says_what_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = roles.in_channel
    monkeypatch.setattr(
        roles, "in_channel", lambda world, who: real(world, who) & (~roles.SEND if who == world.place.bot else -1)
    )
    async with hall(tmp_path) as (here, page):
        person = Person(page)
        rehearsing = asyncio.create_task(held(tmp_path, here, page, steps("once"), person=person))
        await page.until(lambda: page.private(WHO))
        assert words(page.private(WHO)[0]) == "In this channel I lack: Send Messages."
        person.stop()
        with pytest.raises(FileNotFoundError):
            await rehearsing


@pytest.mark.long
async def test_what_a_step_has_made_goes_however_it_ends(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        person = Person(page, silent=("event", "direct"))
        rehearsing = asyncio.create_task(held(tmp_path, here, page, steps("direct", "event"), person=person))
        await page.until(lambda: any("among your direct" in words(one) for one in page.public()))
        guide = next(one for one in page.public() if "among your direct" in words(one))
        await page.click(WHO, guide, "rehearse:direct:leave")
        await page.until(lambda: page.server["events"])
        assert page.messages(page.dm(WHO)) == []
        person.stop()
        rehearsal = await rehearsing
        await page.until(lambda: not page.server["events"])
    assert outcomes(rehearsal) == {"direct": Outcome.LEFT_OUT, "event": Outcome.STOPPED}
    # What was seen before counts.
    assert rehearsal.results[1].noted["made"].held


@pytest.mark.long
async def test_a_double_click_answers_one_question(tmp_path: Path) -> None:
    async with hall(tmp_path) as (here, page):
        person = Person(page, silent=("letters",))
        rehearsing = asyncio.create_task(held(tmp_path, here, page, steps("letters"), person=person))
        [first] = await page.until(lambda: [one for one in page.public() if "six odd names" in words(one)])
        await page.click(WHO, first, "rehearse:letters:go")
        [asked] = await page.until(lambda: [one for one in page.public() if "Is any line bold" in words(one)])
        again = page.click(WHO, asked, "rehearse:letters:as-text-yes")
        await asyncio.gather(again, page.click(WHO, asked, "rehearse:letters:as-text-yes"))
        person.stop()
        rehearsal = await rehearsing
    assert set(rehearsal.results[0].noted) == {"taken", "as-text"}


@pytest.mark.long
async def test_commands_that_discord_does_not_take_are_found_out_and_none_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = commands.accept

    def accept(world: World, guild: int | None, told: Sequence[Payload]) -> list[Payload]:
        if any(one["name"] == "play" for one in told):
            raise EMPTY()
        return real(world, guild, told)

    async with hall(tmp_path) as (here, page):
        monkeypatch.setattr("bot.playground.rest.applications.accept", accept)
        rehearsal = await held(tmp_path, here, page, steps("commands"))
        assert page.world["commands"] == []
    assert outcomes(rehearsal) == {"commands": Outcome.FAILED}
    assert [fact.key for fact, _ in rehearsal.results[0].failed] == ["taken"]
