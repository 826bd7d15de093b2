"""What would give a terminal orders, or turn the writing round, is shown and not obeyed."""

from __future__ import annotations

import unicodedata

import pytest

from bot.terminal_text import for_terminal

TURNING = {"LRO", "RLO", "LRE", "RLE", "PDF", "LRI", "RLI", "FSI", "PDI"}


@pytest.mark.parametrize(
    ("hostile", "shown"),
    [
        ("\x1b]0;title\x07", "␛]0;title␇"),
        ("\x1b]52;c;cm0gLXJm\x1b\\", "␛]52;c;cm0gLXJm␛\\"),
        ("\x9d0;title\x9c", "\\u009d0;title\\u009c"),
        ("\x9b2J", "\\u009b2J"),
        ("over\rwritten\b\x7f", "over␍written␈␡"),
        ("user\u202ecod.exe", "user\\u202ecod.exe"),
        ("\u2066a\u2069\u200f", "\\u2066a\\u2069\\u200f"),
        ("half \ud83d", "half \\ud83d"),
        ("[red]x[/red] [link=file:///]y", "[red]x[/red] [link=file:///]y"),
        ("**Ana** 🧑‍🌾 🪙\tÄ\n日本", "**Ana** 🧑‍🌾 🪙\tÄ\n日本"),
    ],
)
def test_orders_are_shown(hostile: str, shown: str) -> None:
    assert for_terminal(hostile) == shown


def test_no_control_character_is_left() -> None:
    every = "".join(map(chr, range(0x110000)))
    left = {one for one in for_terminal(every) if unicodedata.category(one) in ("Cc", "Cs")}
    assert left == {"\n", "\t"}
    assert not {
        one for one in for_terminal(every) if unicodedata.bidirectional(one) in ("LRO", "RLO", "LRE", "RLE", "PDF")
    }
