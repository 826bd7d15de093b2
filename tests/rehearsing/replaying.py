"""Plays a recorded rehearsal against a small Discord, and names what differs.

`python -m tests.rehearsing.replaying FILE` does it with the playground.
"""

from __future__ import annotations

import asyncio
import base64
import datetime
import json
import mimetypes
import random
import re
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from bot.rehearsing.record.file import Entry, read
from bot.rehearsing.record.scrubbing import IMAGE
from bot.rehearsing.record.tracing import shortened
from tests.rehearsing.comparing import Json, Known, Unknown, differences

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
"""The smallest picture."""


NUMBER = re.compile(r"<id \d+>")
PLANNED = re.compile(r"<time (?P<seconds>-?\d+)>")
TOO_FAST = 429
OLD_MESSAGE = 30046


class Difference(NamedTuple):
    """Something that a small Discord does otherwise: in which step, at what, and what it is."""

    step: str
    at: str
    what: str

    def __str__(self) -> str:
        return f"{self.step or 'at the login'}: {self.at}: {self.what}"


class Sent(NamedTuple):
    """A file that was sent: its name and kind, and something as large as it was."""

    name: str
    kind: str
    content: bytes


class Small(Protocol):
    """A small Discord against which is played."""

    async def call(self, method: str, path: str, body: Json, files: Sequence[Sent]) -> tuple[int, Json]:
        """What it answers to a call: the status, and what it tells."""

    async def does(self, event: Mapping[str, Any], known: Known) -> Json:
        """Let somebody do what this event tells of; gives what it tells the bot of that."""

    async def did(self, what: str) -> None:
        """Let somebody do something of which the bot is not told."""

    async def let_pass(self, seconds: int) -> None:
        """Let so many seconds pass at once."""


async def replay(entries: Sequence[Entry], small: Small) -> list[Difference]:
    """Play it all, in its order; what differs."""
    return [one async for one in _Replay(small, entries).play(list(entries[1:]))]


class _Replay:
    def __init__(self, small: Small, entries: Sequence[Entry]) -> None:
        self._small = small
        self._known = Known()
        self._at = 0
        """So many seconds have passed since the beginning."""
        for stand_in in _invented(entries):
            self._known.learn(stand_in, str(random.randrange(10**17, 10**18)))

    async def play(self, left: list[Entry]) -> AsyncIterator[Difference]:
        while left:
            entry = left.pop(0)
            step = entry.get("step", "")
            await self._until(entry.get("at", 0))
            if "did" in entry:
                await self._small.did(entry["did"])
            elif "result" in entry or "failed" in entry or _too_fast(entry):
                continue
            elif deed := _done_before(entry, left):
                # It was done before it was said, of which alone the bot has heard.
                left.remove(deed)
                left[:0] = [deed, entry]
            elif "event" in entry and not self._is_there(entry) and (posting := _posting(entry, left)):
                # It was pressed before the answer to its posting was there.
                left.remove(posting)
                left[:0] = [posting, entry]
            else:
                at, found = await self._tried(entry)
                for what in found:
                    yield Difference(step, at, what)

    async def _until(self, at: int) -> None:
        if at > self._at:
            await self._small.let_pass(at - self._at)
            self._at = at

    def _is_there(self, entry: Entry) -> bool:
        message = (entry.get("told") or {}).get("message")
        return message is None or message.get("id") in self._known

    async def _tried(self, entry: Entry) -> tuple[str, list[str]]:
        try:
            return await self._carry_out(entry)
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
            # Records come from anybody.
            return str(entry.get("event") or entry.get("call")), [f"it cannot be played: {type(error).__name__}"]

    async def _carry_out(self, entry: Entry) -> tuple[str, list[str]]:
        at = entry["event"] if "event" in entry else f"{entry['call']} {entry['path'].split('?')[0]}"
        try:
            if "event" in entry:
                told = await self._small.does(entry["told"], self._known)
                found = list(differences(entry["told"], told, self._known))
            else:
                status, told = await self._call(entry)
                found = [] if status == entry["status"] else [f"status {entry['status']} there, {status} here"]
                # Of a refusal that is none, all would differ.
                found += [] if found else differences(entry.get("told"), told, self._known)
        except Unknown as stand_in:
            return at, [f"it cannot be played: {stand_in} is not known here"]
        except TimeoutError:
            return at, ["it cannot be done here"]
        self._known.learn(entry.get("told"), told)
        return at, found

    async def _call(self, entry: Entry) -> tuple[int, Json]:
        path = self._known.real(entry["path"])
        files = [_file(one) for one in entry.get("files", ())]
        status, told = await self._small.call(entry["call"], path, self._real(entry.get("sent")), files)
        return status, shortened(told)

    def _real(self, value: Json) -> Json:
        match value:
            case Mapping():
                return {self._known.real(name): self._real(one) for name, one in value.items()}
            case list():
                return [self._real(one) for one in value]
            case str():
                planned = PLANNED.fullmatch(value)
                return self._moment(planned) if planned else self._known.real(value.replace(IMAGE, _IMAGE))
        return value

    def _moment(self, planned: re.Match[str]) -> str:
        """A moment that was so many seconds ahead, by the clock of the small Discord."""
        ahead = datetime.timedelta(seconds=self._at + int(planned["seconds"]))
        return (datetime.datetime.now(datetime.UTC) + ahead).isoformat()


_IMAGE = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"


def _file(sent: Mapping[str, Any]) -> Sent:
    """A picture, where one was sent; nobody looks at anything else."""
    kind, _ = mimetypes.guess_type(sent["name"])
    begins = PNG if kind == "image/png" else b""
    return Sent(sent["name"], kind or sent["kind"], begins.ljust(sent["size"], b"\0"))


def _too_fast(entry: Entry) -> bool:
    """Whether this call came too fast; that a message takes no more edits is something else."""
    return entry.get("status") == TOO_FAST and (entry.get("told") or {}).get("code") != OLD_MESSAGE


def _invented(entries: Sequence[Entry]) -> Iterator[str]:
    """Numbers that the bot has said before Discord told them: it has thought of them."""
    told = set[str]()
    for entry in entries:
        said = json.dumps([entry.get("path"), entry.get("sent")])
        yield from set(NUMBER.findall(said)) - told
        told.update(NUMBER.findall(json.dumps(entry)))


def _done_before(entry: Entry, left: Sequence[Entry]) -> Entry | None:
    """What this entry, if it is a press, says was done, where that stands behind it."""
    if "event" not in entry:
        return None
    said = str(entry["told"].get("data", {}).get("custom_id", "")).rsplit(":", 1)[-1]
    here = (one for one in left if one.get("step") == entry.get("step"))
    return next((one for one in here if one.get("did") == said), None)


def _posting(entry: Entry, left: Sequence[Entry]) -> Entry | None:
    """The call that posts the message of this event, if it comes later."""
    number = entry["told"]["message"]["id"]
    posts = (one for one in left if one.get("call") == "POST" and one["path"].endswith("/messages"))
    told = ((one, one.get("told")) for one in posts)
    return next((one for one, answer in told if isinstance(answer, dict) and answer.get("id") == number), None)


def main(file: Path) -> None:
    """Print what differs between a recorded rehearsal and the playground."""
    from tests.rehearsing.on_playground import played

    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(played(read(file.read_text("utf-8")), Path(folder)))
    print(*found, sep="\n")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
