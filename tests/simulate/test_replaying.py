"""A record in the terminal, and a game from Discord: step by step, and told kindly where it is neither."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.simulate.markdown import in_terminal
from bot.simulate.replaying import END, ON, TURN_BACK, TURN_ON, Asked, replay
from bot.ui.exporting import exported, imported
from bot.ui.families import FAMILIES
from tests.breadth import few_rows
from tests.tables.replays.games import GAMES, lived
from tests.ui.test_replaying import table


def record(folder: Path, *keys: tuple[str, int]) -> Path:
    """A file with these games, a line each."""
    lines = []
    for key, players in keys:
        played = lived(key, players)
        events = [played.game.dump(event) for event in played.events]
        lines.append(json.dumps({"game": key, "players": players, "seed": "1-1", "events": events}))
    file = folder / "games.jsonl"
    file.write_text("\n".join(lines), "utf-8")
    return file


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_step_of_a_record_is_printed_with_all_hands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], number: int
) -> None:
    file = record(tmp_path, *GAMES)
    assert replay(file, Asked(game=number + 1, step=5)) == 0
    said = capsys.readouterr().out
    assert "step 5 of" in said
    assert "All hands" in said
    assert "**" not in said


def test_a_seat_sees_its_own_hand_and_a_turn_its_first_step(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = record(tmp_path, ("duel", 2))
    assert replay(file, Asked(seat=2, turn=3)) == 0
    said = capsys.readouterr().out
    assert "All hands" not in said
    assert "Your hand" in said
    course = lived("duel", 2).course()
    turns = [FAMILIES["bohnanza"].turn(course.moment(1, step).view) for step in range(course.last(1) + 1)]
    assert f"step {turns.index(3) + 1} of" in said


@pytest.mark.long
def test_without_a_terminal_every_step_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(record(tmp_path, ("duel", 2)), Asked()) == 0
    said = capsys.readouterr().out
    assert said.count("Replay · step") == lived("duel", 2).course().last(None) + 1


def test_keys_lead_from_step_to_step_and_from_turn_to_turn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = iter([ON[0], ON[1], TURN_ON[0], TURN_BACK[0], "?", END[0]])
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True)
    monkeypatch.setattr("click.getchar", lambda: next(keys))
    assert replay(record(tmp_path, ("duel", 2)), Asked()) == 0
    said = [line for line in capsys.readouterr().out.splitlines() if "Replay · step" in line]
    steps = [int(line.split("step ")[1].split(" ")[0]) for line in said]
    assert steps[:3] == [1, 2, 3]
    assert steps[3] > 3
    assert steps[4:] == [1, 1]


@pytest.mark.long
@pytest.mark.parametrize(("key", "players"), few_rows(GAMES, GAMES[-1]))
def test_an_exported_game_is_read_back_step_by_step(key: str, players: int) -> None:
    here, course = table(key, players), lived(key, players).course()
    for viewer in (None, 0):
        pages = imported("".join(exported(here, course, viewer, "de")))
        assert [page.number for page in pages] == list(range(1, course.last(viewer) + 2))
        assert all("Rückblick" in page.text for page in pages)
        assert all(("Deine" in page.text) or viewer is None for page in pages[:5])


def test_an_exported_game_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text("".join(exported(table("duel", 2), lived("duel", 2).course(), 0, "en")), "utf-8")
    assert replay(file, Asked(step=3)) == 0
    assert "step 3 of" in capsys.readouterr().out
    assert replay(file, Asked(seat=2)) == 2
    assert "one viewer" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "asked", "why"),
    [
        ("no record", Asked(), "no record of a game"),
        ("{}", Asked(), "no record of a game"),
        ("", Asked(), "0 games"),
        ('{"game": "duel", "players": 9, "events": []}', Asked(), "not for 9 players"),
        ('{"game": "duel", "players": 2, "events": []}', Asked(), "do not follow"),
        (None, Asked(game=2), "1 games, not one of number 2"),
        (None, Asked(seat=3), "the seats are 1 to 2"),
        (None, Asked(step=100_000), "the steps are 1 to"),
        (None, Asked(turn=100_000), "no turn 100000"),
    ],
)
def test_what_cannot_be_shown_is_said_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None, asked: Asked, why: str
) -> None:
    file = record(tmp_path, ("duel", 2))
    if text is not None:
        file.write_text(text, "utf-8")
    assert replay(file, asked) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(tmp_path / "nothing", Asked()) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_markdown_in_a_terminal() -> None:
    assert in_terminal("### Title\n-# small\n**bold** and \\*plain\\* `code`").plain == (
        "Title\nsmall\nbold and *plain* code"
    )


ORDERS = ("\x1b]0;owned\x07", "\x1b]52;c;cm0=\x1b\\", "\x9b2J", "\u202e", "[red]", "[link=file:///etc/passwd]")
HEAD = "bean-table replay 1\n\n=== 1 · 1 ===\n"


def test_a_text_gives_the_terminal_no_orders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(HEAD + "\n".join(f"**{order}** {order}" for order in ORDERS), "utf-8")
    assert replay(file, Asked()) == 0
    said = capsys.readouterr().out
    assert not [one for one in said if not one.isprintable() and one != "\n"]
    for shown in ("␛]0;owned␇", "␛]52;c;cm0=␛\\", "\\u009b2J", "\\u202e", "[red]", "[link=file:///etc/passwd]"):
        assert said.count(shown) == 2


def test_the_name_of_a_file_gives_none_either(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(tmp_path / "\x1b]0;owned\x07", Asked()) == 2
    assert "␛]0;owned␇ cannot be read" in capsys.readouterr().err


def _spoilt(folder: Path, **changes: object) -> str:
    fields = json.loads(record(folder, ("duel", 2)).read_text("utf-8"))
    return json.dumps({**fields, **changes})


def _with_cards(folder: Path, card: str) -> str:
    events = json.loads(_spoilt(folder))["events"]
    events[0]["hands"][0][0] = card
    return _spoilt(folder, events=events)


HOSTILE = {
    "nested": lambda folder: "[" * 100_000,
    "nested events": lambda folder: '{"game":"duel","players":2,"events":' + "[" * 100_000,
    "a huge number": lambda folder: _spoilt(folder, players=10**400).replace("0" * 300, "0" * 5_000),
    "no number": lambda folder: _spoilt(folder, players=2).replace('"players": 2', '"players": 1e999'),
    "a list for a name": lambda folder: _spoilt(folder, game=["duel"]),
    "no events but a name": lambda folder: _spoilt(folder, events={"kind": "dealt"}),
    "too many events": lambda folder: _spoilt(folder, events=[{"kind": "passed", "seat": 0}] * 20_000),
    "keys of a prototype": lambda folder: _spoilt(folder, events=[{"kind": "__proto__", "constructor": {}}]),
    "a card that there is not": lambda folder: _with_cards(folder, "<img src=x onerror=alert(1)>-1"),
    "a card with orders": lambda folder: _with_cards(folder, "soy-1\x1b]0;owned\x07"),
    "a line without end": lambda folder: " " * 17_000_000,
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_record_is_told_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str) -> None:
    file = tmp_path / "hostile.jsonl"
    file.write_text(HOSTILE[what](tmp_path), "utf-8")
    assert replay(file, Asked()) == 2
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    assert said.startswith("Error: ")
    assert "\x1b" not in said


@pytest.mark.parametrize("marks", ["=== 1 · 1", f"=== {'9' * 5000} · 1 ===", "=== ٣ · 1 ==="])
def test_a_text_without_a_step_is_told_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], marks: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(f"bean-table replay 1\n\n{marks}\nHello\n", "utf-8")
    assert replay(file, Asked()) == 2
    assert "it holds no step" in capsys.readouterr().err


def test_of_a_long_file_only_what_is_asked_for_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = record(tmp_path, *GAMES)
    with file.open("ab") as more:
        more.write(b"\n\xff\xfe no text\n")
    assert replay(file, Asked(game=2, step=1)) == 0
    assert "step 1 of" in capsys.readouterr().out
