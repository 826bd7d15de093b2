"""Checksums are the same whatever writes the values down, and differ with what is shown."""

from __future__ import annotations

from typing import Any, NamedTuple

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.bohnanza.view import Phase
from bot.ui import checksum
from bot.ui.checksum import in_python


class Named(NamedTuple):
    """Something shown."""

    words: str
    inner: Any = None


PLAIN = (
    st.none() | st.booleans() | st.integers(-(2**53), 2**63) | st.text(st.characters(exclude_categories=["Cs"]))
)
SHOWN = st.recursive(
    PLAIN, lambda inner: st.lists(inner).map(tuple) | st.builds(Named, st.text('añ🌱"\\\x01\x7f'), inner)
)


@given(SHOWN)
def test_python_writes_values_as_orjson_does(shown: Any) -> None:
    assert in_python(shown) == orjson.dumps(shown, default=tuple)


def test_it_is_the_same_without_orjson(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Named("🌱 Soy", (1, None, True, Phase.TRADE))
    usual = checksum.checksum(shown)
    monkeypatch.setattr(checksum, "_written", in_python)
    assert checksum.checksum(shown) == usual


def test_it_tells_one_thing_shown_from_another() -> None:
    sums = {
        checksum.checksum(Named("a")),
        checksum.checksum(Named("b")),
        checksum.checksum("a"),
        checksum.checksum(),
    }
    assert len(sums) == 4
