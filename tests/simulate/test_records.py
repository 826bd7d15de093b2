"""Records that older versions wrote are replayed to their end, step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.simulate.replaying import Asked, replay
from tests.release.changelog import released

FILES = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


def test_there_is_one_of_each_released_version_that_could_be_replayed() -> None:
    assert FILES[0].stem == "0.2.0"
    # The newest may be about to be released; 0.1.0 promised nothing yet.
    assert set(released()[1:-1]) <= {file.stem for file in FILES}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_game_of_it_is_replayed_to_its_end(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = len(file.read_text("utf-8").splitlines())
    assert games >= 3
    for number in range(1, games + 1):
        assert replay(file, Asked(game=number, step=1)) == 0
        steps = int(capsys.readouterr().out.partition("step 1 of ")[2].split()[0].rstrip("·,:"))
        assert replay(file, Asked(game=number, step=steps)) == 0
        assert f"step {steps} of {steps}" in capsys.readouterr().out
