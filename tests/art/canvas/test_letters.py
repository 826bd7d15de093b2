"""Letters: which names the font writes, and that text stays in its room."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.art.canvas.letters import SMALLEST, fitting, in_lines, sign, spelled, width, write, written
from bot.art.names import marked
from bot.art.palette import PANEL
from tests.breadth import examples


@pytest.mark.parametrize(
    "name", ["Mia", "Zoë", "Jürgen", "Ñandú", "Łukasz", "Жанна", "Nguyễn Thị Minh Khai", "xX_Bean-Lord_Xx", "42"]
)
def test_names_of_europe_and_vietnam_are_written_as_they_are(name: str) -> None:
    assert written(name, 3) == name


@pytest.mark.parametrize(
    "name", ["李雷", "مريم", "Ελένη", "さくら", "Mia 李", "🫘", "☃️", "", "  ", "!!!", "\u200b"]
)
def test_a_name_that_the_font_cannot_write_is_its_seats_sign(name: str) -> None:
    assert written(name, 3) == sign(3)
    assert len({written(name, seat) for seat in range(7)}) == 7


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Mia 🌸", "Mia"),
        ("🌸Mia🌸Rose", "Mia Rose"),
        ("✿ Rose ✿", "Rose"),
        ("Mia\u200d👩\u200d🌾", "Mia"),
        ("A\u0308nn", "Änn"),
    ],
)
def test_of_a_name_with_emojis_the_letters_stay(name: str, plain: str) -> None:
    assert written(name, 3) == plain


def test_a_sign_is_drawn_in_the_midst_of_a_text() -> None:
    plain, signed = (Image.new("RGB", (300, 60), PANEL) for _ in range(2))
    write(plain, (10, 45), "trades with Ana", 30)
    write(signed, (10, 45), f"trades with {sign(2)}", 30)
    assert signed.tobytes() != plain.tobytes()
    assert width(f"{sign(2)} trades", 30) > width(" trades", 30) + 20


def test_names_marked_in_a_text_are_spelled_as_names_are() -> None:
    text = f"{marked('Mia 🌸', 1)} trades, waiting for {marked('李雷', 3)}, {marked('Zoë', 0)}"
    assert spelled(text) == f"Mia trades, waiting for {sign(3)}, Zoë"
    assert spelled(marked(f"a{marked('Ben', 2)}b", 4)) == "a2Benb"
    assert spelled("no name") == "no name"


@given(st.text(max_size=40), st.integers(30, 500), st.integers(SMALLEST, 46))
@examples(60)
def test_no_text_is_wider_than_its_room(name: str, room: int, size: int) -> None:
    text, points = fitting(written(name, 0), size, room)
    assert width(text, points) <= room
    assert SMALLEST <= points <= size


@given(st.lists(st.sampled_from(["Ben", "offers;", "waiting", "for", "Zoë"]), max_size=20), st.integers(120, 600))
def test_a_line_is_broken_between_words_and_cut_at_last(words: list[str], room: int) -> None:
    lines = in_lines(" ".join(words), 30, room, 2)
    assert 1 <= len(lines) <= 2
    assert all(width(line, 30) <= room for line in lines)
    assert " ".join(words).startswith(" ".join(lines).rstrip("…"))
