"""What rehearsals have recorded, played against the small Discords: they do the same, or it is known why not."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.rehearsing.record.file import Entry, read
from tests.breadth import few
from tests.rehearsing import on_playground, on_simcord
from tests.rehearsing.replaying import Difference

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*.json"))
SMALL = {"playground": on_playground.played, "simcord": on_simcord.played}


class Accepted(NamedTuple):
    """Differences for which there is a reason, as regular expressions."""

    what: str
    why: str
    step: str = ".*"

    def covers(self, found: Difference) -> bool:
        """Whether this is one of them."""
        return re.fullmatch(self.step, found.step) is not None and re.fullmatch(self.what, found.what) is not None


def accepted(small: str) -> Sequence[Accepted]:
    """What this small Discord may do otherwise."""
    return [Accepted(**one) for one in tomllib.loads((FOLDER / "accepted.toml").read_text("utf-8")).get(small, ())]


def entries(record: Path) -> Sequence[Entry]:
    """What a record holds."""
    return read(record.read_text("utf-8"))


@pytest.mark.parametrize("small", few(SMALL, "simcord"))
@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
async def test_a_small_discord_does_what_was_recorded(record: Path, small: str, tmp_path: Path) -> None:
    found, known = await SMALL[small](entries(record), tmp_path), accepted(small)
    assert [str(one) for one in found if not any(line.covers(one) for line in known)] == []
    assert [line for line in known if not any(map(line.covers, found))] == [], "nothing is so any more"


@pytest.mark.parametrize("small", SMALL)
async def test_a_discord_that_answers_otherwise_is_found_out(small: str, tmp_path: Path) -> None:
    """As if Discord refused what edits a private message, and said of another one that everybody sees it."""
    recorded = [
        dict(entry) for entry in entries(FOLDER / "playground.json") if entry.get("step", "") in ("", "answer")
    ]
    edit = next(entry for entry in recorded if entry.get("call") == "PATCH" and "@original" in entry["path"])
    edit |= {"status": 404, "told": {"message": "<text 900>", "code": 10008}}
    look = next(entry for entry in recorded if entry.get("call") == "GET" and entry["path"].endswith("@original"))
    look["told"] = look["told"] | {"flags": 1 << 15}
    found = [one for one in await SMALL[small](recorded, tmp_path) if not _is_known(one, small)]
    assert [(one.step, one.what) for one in found] == [
        ("answer", "flags: 32768 there, 32832 here"),
        ("answer", "status 404 there, 200 here"),
    ]


def _is_known(found: Difference, small: str) -> bool:
    return any(line.covers(found) for line in accepted(small))


def texts(value: object) -> Iterator[str]:
    """All texts of a record, the names of fields among them."""
    match value:
        case dict():
            for key, inner in value.items():
                yield from (str(key), *texts(inner))
        case list():
            for inner in value:
                yield from texts(inner)
        case str():
            yield value


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_nobody_is_in_a_record(record: Path) -> None:
    found = set(texts(list(entries(record))))
    assert [text for text in found if re.search(r"\d{15,}|discordapp|cdn\.|@[a-z]+\.", text)] == []


def of_step(step: str, recorded: Sequence[Entry], method: str) -> list[Entry]:
    """The calls of this method to a message by its token, in a step."""
    calls = (entry for entry in recorded if entry.get("step") == step and entry.get("call") == method)
    return [entry for entry in calls if "@original" in entry["path"]]


def another_message(recorded: Sequence[Entry]) -> None:
    """@original is not the message that was pressed."""
    of_step("answer", recorded, "GET")[1]["told"]["id"] = "<id 1>"


def older_words(recorded: Sequence[Entry]) -> None:
    """An edit is taken, and nothing is edited."""
    of_step("answer", recorded, "PATCH")[0]["told"]["components"][0]["content"] = "One"


def another_file(recorded: Sequence[Entry]) -> None:
    """A file that was to be kept has another number."""
    of_step("picture", recorded, "PATCH")[0]["told"]["attachments"][0]["id"] = "<id 1>"


def a_press_on_nothing(recorded: Sequence[Entry]) -> None:
    """A record that somebody has changed by hand."""
    next(one for one in recorded if "event" in one and one.get("step") == "answer")["told"].pop("data")


@pytest.mark.parametrize(
    ("plant", "what"),
    [
        (another_message, "id: '<id 1>' there, another one here"),
        (older_words, "components[0].content: 'One' there, another one here"),
        (another_file, "attachments[0].id: '<id 1>' there, another one here"),
        (a_press_on_nothing, "it cannot be played: KeyError"),
    ],
)
async def test_which_message_words_and_file_it_is_matters(
    plant: Callable[[Sequence[Entry]], None], what: str, tmp_path: Path
) -> None:
    steps = ("", "answer", "picture")
    recorded = [entry for entry in entries(FOLDER / "playground.json") if entry.get("step", "") in steps]
    plant(recorded)
    assert what in {one.what for one in await on_playground.played(recorded, tmp_path)}
