"""What a host has put into other words is said by every later version, or is at least no mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.words import retired, say, use
from bot.words.checking import english, given, mistakes_in
from tests.release.changelog import released

FILES = sorted((Path(__file__).parent / "promised").glob("*.txt"))


def test_the_messages_of_0_2_0_are_promised() -> None:
    assert FILES[0].stem == "0.2.0"
    # The newest may be about to be released; 0.1.0 promised nothing yet.
    assert set(released()[1:-1]) <= {file.stem for file in FILES}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_message_is_still_said_and_gets_what_it_got_or_is_retired(file: Path) -> None:
    promised = {name: set(facts) for name, *facts in map(str.split, file.read_text("utf-8").splitlines())}
    assert len(promised) > 1000
    assert {name for name in promised if name not in english()} <= retired.RETIRED
    lacking = {name: facts - given(name) for name, facts in promised.items() if name in english()}
    assert {name: facts for name, facts in lacking.items() if facts} == {}


def test_what_is_retired_is_said_no_more() -> None:
    assert retired.RETIRED & set(english()) == set()


def test_a_folder_with_a_message_that_is_retired_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pt").mkdir()
    words = "button-join = Participar\nbutton-of-old = Antes { $gone }\n"
    (tmp_path / "pt" / "words.ftl").write_text(words, "utf-8")
    assert any("button-of-old" in mistake for mistake in mistakes_in(tmp_path))
    monkeypatch.setattr(retired, "RETIRED", frozenset({"button-of-old"}))
    try:
        use(tmp_path)
        assert say("pt", "button-join") == "Participar"
    finally:
        use(None)
