"""A person who rehearses on the playground: does what the bot asks for, and says yes to every question."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from typing import NamedTuple, TypeAlias, cast

from bot.rehearsing.stage import LEAVE, NO, NONE, PREFIX, YES
from tests.playground.page import Page, Payload, custom_ids, walk, words

WHO = "Alex"
"""The owner of the playground's server."""
SECRET = "My secret word"
"""What this person writes, wherever something is to be written."""
TYPE = "type"
"""In place of a control: the command is to be typed."""
SILENCE = 60.0
"""Seconds in which there has to be something to do."""
TOO_LATE = "rehearse:twice:late"
"""The one press that is to stay without an answer."""
WAITING = "leave it out"
"""What a message says while nothing is to be done."""
ONLY_SHOWN = re.compile(r"name-\d|\d-\d")
"""Buttons that are there to be looked at."""
PLACES = {"group": "friends", "shards": "friends"}
"""Where the command is typed, if not in the channel, by the steps."""


class Wanted(NamedTuple):
    """What is to be done next: a control of a message, or the command because of it."""

    message: Payload
    step: str
    what: str
    guide: tuple[str, str, str]
    """Which message has asked for it."""


class Person:
    """Does the newest thing that is asked for, and `says` yes or no to questions; `lacks` and `leaves` are steps
    that are not here, or left out, `silent` those in which nothing is done."""

    def __init__(
        self,
        page: Page,
        lacks: tuple[str, ...] = (),
        leaves: tuple[str, ...] = (),
        silent: tuple[str, ...] = (),
        says: str = YES,
    ) -> None:
        self.page = page
        self.last = "nothing"
        """What this person has done last, and what came of it."""
        self.stopped = asyncio.Event()
        """Set once the person presses Ctrl-C."""
        self._silent = silent
        self._says = says
        self._lacks = lacks
        self._leaves = leaves
        self._done = set[tuple[str, str, str]]()

    def stop(self) -> None:
        """Press Ctrl-C."""
        self.stopped.set()

    async def begin(self) -> None:
        """Add the bot to the own apps, and type the command as soon as it is there."""
        known = self.page.world
        await self.page.until(lambda: any(one["name"] == "rehearse" for one in self.page.world["commands"]))
        await self.page.until(lambda: self.page.online)
        await self.page.send("install", WHO, installed=True)
        assert (await self.page.command(WHO, "rehearse"))["outcome"] == "ok", known

    async def rehearse(self) -> None:
        """Go on until somebody stops it."""
        while True:
            wanted = await self._asked_for()
            self._done |= {(wanted.message["id"], wanted.step, wanted.what), wanted.guide}
            if wanted.what == TYPE:
                await self._type(wanted.step)
            else:
                await self._use(wanted)

    async def _asked_for(self) -> Wanted:
        """What is to be done next; time passes at once, so that long silence is somebody's fault."""
        if self._silent:
            return cast("Wanted", await self.page.until(lambda: next(self._wanted(), None), seconds=600))
        try:
            return cast("Wanted", await self.page.until(lambda: next(self._wanted(), None), seconds=SILENCE))
        except TimeoutError as error:
            public = [words(one) for one in self.page.public()]
            said = "\n".join([f"nothing to do for {SILENCE:.0f} seconds; last: {self.last}", *public])
            raise AssertionError(said) from error

    def _answered(self, what: str, answer: Payload) -> Payload:
        """Whatever this person does, the bot answers it in time."""
        self.last = f"{what}: {answer['outcome']}"
        assert what == TOO_LATE or answer["outcome"] != "failed", f"{self.last} ({answer.get('reason')})"
        return answer

    def _wanted(self) -> Iterator[Wanted]:
        """Everything that is to be done now, the newest first."""
        shown = sorted(self._seen(), key=lambda one: int(one["id"]), reverse=True)
        guides = [one for one in shown if any(what == LEAVE for _, what in _controls(one))]
        if not guides:
            return
        guide = guides[0]
        step = next(step for step, what in _controls(guide) if what == LEAVE)
        asked = [what for _, what in _controls(guide) if self._presses(step, what, guide)]
        # One without buttons tells what to do elsewhere, once.
        because = guide["id"], step, "" if not asked else "asked"
        if not asked and (because in self._done or WAITING in words(guide)):
            return
        for message in [guide] if asked else reversed(shown):
            for one, what in _controls(message):
                if one == step and self._presses(step, what, guide) and self._open(message, step, what):
                    yield Wanted(message, step, what, because)
        if "/rehearse" in words(guide) and not asked:
            yield Wanted(guide, step, TYPE, because)

    def _presses(self, step: str, what: str, guide: Payload) -> bool:
        if step in self._leaves:
            return what == LEAVE
        if step in self._lacks and NONE in {other for _, other in _controls(guide)}:
            return what == NONE
        if what.endswith((f"-{YES}", f"-{NO}")):
            return what.endswith(f"-{self._says}") and step not in self._silent
        return step not in self._silent and what not in (LEAVE, NONE) and not ONLY_SHOWN.fullmatch(what)

    def _open(self, message: Payload, step: str, what: str) -> bool:
        return (message["id"], step, what) not in self._done

    def _seen(self) -> Iterator[Payload]:
        me = self.page.person(WHO)
        for channel in list(self.page.channels):
            for message in self.page.messages(channel):
                if message.get("ephemeral_for", me) == me:
                    yield message

    async def _type(self, step: str) -> None:
        name, chosen = PLACES.get(step), dict[str, str]()
        place = next((str(one["id"]) for one in self.page.world["channels"] if one["name"] == name), "")
        if step == "completions":
            chosen["bean"] = await self._choose("z")
        self._answered(f"/rehearse in {step}", await self.page.command(WHO, "rehearse", place, **chosen))

    async def _choose(self, typed: str) -> str:
        """Type something for the option of the command: the first that is offered, or what was typed."""
        for so_far in ("", typed):
            option = {"name": "bean", "type": 3, "value": so_far, "focused": True}
            answer = await self.page.send(
                "autocomplete", WHO, channel=self.page.channel, name="rehearse", options=[option]
            )
        return str(answer["choices"][0]["value"]) if answer.get("choices") else typed

    async def _use(self, wanted: Wanted) -> None:
        if deed := DEEDS.get(wanted.what):
            await deed(self)
        custom_id = f"{PREFIX}:{wanted.step}:{wanted.what}"
        control = next(one for one in walk(wanted.message["components"]) if one.get("custom_id") == custom_id)
        chosen = [option["value"] for option in control.get("options", ())][:1]
        answer = self._answered(custom_id, await self.page.click(WHO, wanted.message, custom_id, *chosen))
        if answer["outcome"] == "modal":
            place, form = wanted.message["channel_id"], answer["modal"]
            sent = await self.page.submit(WHO, place, wanted.message, form, word=SECRET)
            self._answered(f"the form of {custom_id}", sent)

    # What the bot does not hear

    async def _dismiss(self) -> None:
        newest = self.page.private(WHO)[-1]
        await self.page.send("dismiss", WHO, message=newest["id"])

    async def _close(self) -> None:
        await self.page.send("dms", WHO, open=False)

    async def _let_in(self) -> None:
        await self.page.send("dms", WHO, open=True)

    async def _delete_event(self) -> None:
        await self.page.until(lambda: self.page.server.get("events"))
        await self.page.send("delete_event", WHO, event=self.page.server["events"][-1]["id"])

    async def _write(self) -> None:
        await self.page.send("say", WHO, channel=self.page.channel, content=SECRET)

    async def _lock_thread(self) -> None:
        await self.page.send("lock_thread", WHO, channel=self._newest_thread())

    async def _delete_thread(self) -> None:
        await self.page.send("delete_thread", WHO, channel=self._newest_thread())

    def _newest_thread(self) -> str:
        return max((str(one["id"]) for one in self.page.world["channels"] if one["parent"]), key=int)


Deed: TypeAlias = Callable[[Person], Awaitable[None]]
DEEDS: dict[str, Deed] = {
    "dismissed": Person._dismiss,
    "dms-closed": Person._close,
    "dms-open": Person._let_in,
    "event-deleted": Person._delete_event,
    "written": Person._write,
    "locked": Person._lock_thread,
    "thread-deleted": Person._delete_thread,
}


def _controls(message: Payload) -> Iterator[tuple[str, str]]:
    """The controls of a rehearsal on a message: of which step, and what they do."""
    for custom_id in custom_ids(message):
        prefix, _, rest = custom_id.partition(":")
        if prefix == PREFIX:
            step, _, what = rest.partition(":")
            yield step, what
