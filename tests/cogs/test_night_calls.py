"""A night of twenty people costs few of the calls that Discord counts."""

from __future__ import annotations

from pathlib import Path

from tests.cogs.night_calls import night_of_many

MOST = 30


async def test_a_night_of_twenty_people_costs_thirty_calls_besides_its_games(tmp_path: Path) -> None:
    calls = await night_of_many(tmp_path)
    assert 15 <= len(calls) <= MOST, calls
