"""What workers of the tests leave out is never what went wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.conftest import send_what_counts


def told(name: str, **what: Any) -> list[tuple[str, Mapping[str, Any]]]:
    """What is sent of a message."""
    sent: list[tuple[str, Mapping[str, Any]]] = []
    send_what_counts(lambda name, **what: sent.append((name, what)), name, **what)
    return sent


@pytest.mark.parametrize("when", ["setup", "call", "teardown"])
@pytest.mark.parametrize("outcome", ["passed", "failed", "skipped"])
def test_all_but_what_went_well_before_and_after_a_test_is_told(when: str, outcome: str) -> None:
    report = {"data": {"when": when, "outcome": outcome}}
    left_out = outcome == "passed" and when != "call"
    assert told("testreport", **report) == ([] if left_out else [("testreport", report)])


def test_the_end_of_a_test_and_of_a_worker_are_told() -> None:
    for name in (
        "runtest_protocol_complete",
        "collectreport",
        "workerfinished",
        "internal_error",
        "warning_recorded",
    ):
        assert told(name, number=1) == [(name, {"number": 1})]
    assert told("logstart", nodeid="a") == told("logfinish", nodeid="a") == []
