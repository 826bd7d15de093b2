"""The benchmark itself: both bots do the same, and everything that is counted is counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.wire.kinds import ANSWER
from tests.benchmarks.wire.measuring import measure
from tests.benchmarks.wire.report import heading, rows, verdicts
from tests.benchmarks.wire.scenarios import ANSWERING, BARE, OURS, Goals, Scenario
from tests.benchmarks.wire.template import UNLIMITED, deal_games

SCENARIO = Scenario("two tables", 2, 12, None, Goals(cpu=0), warm_up=0)


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("measuring", "template"):
        monkeypatch.setattr(f"tests.benchmarks.wire.{name}.QUIET", 0.5)


@pytest.mark.long
async def test_both_bots_answer_the_same_clicks_with_the_same_calls(tmp_path: Path) -> None:
    template, folder = tmp_path / "template", tmp_path / "run"
    template.mkdir()
    folder.mkdir()
    await deal_games(template, SCENARIO.tables)
    ours, bare, answering = [
        await measure(which, SCENARIO, template, folder, UNLIMITED) for which in (OURS, BARE, ANSWERING)
    ]
    for run in (ours, bare, answering):
        assert len(run.took) == SCENARIO.clicks
        assert None not in run.took
        assert run.behind == 0
        assert run.cpu > 0
    assert ours.calls == bare.calls >= SCENARIO.clicks
    assert ours.kinds == bare.kinds
    assert ours.kinds[ANSWER] == answering.calls == SCENARIO.clicks
    assert sum(clicked[""] for clicked in ours.following.values()) == SCENARIO.clicks
    assert abs(ours.sent - bare.sent) < 0.02 * ours.sent
    assert ours.commits >= ours.moves > 0
    assert ours.renders > 0
    said = [heading(SCENARIO, 1), *rows([ours], [bare], [answering])]
    said += verdicts(SCENARIO, [ours], [bare], [answering])
    assert any(line.endswith("MISSED") for line in said)
    assert any(line.endswith("met") for line in said)
