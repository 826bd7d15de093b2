"""Controls: written into custom_ids and read from them."""

import pytest

from bot.ui.controls import Control, control, read


def test_what_is_written_is_read() -> None:
    assert read(control(12, "plant", "blue-7", 2)) == Control(12, "plant", ("blue-7", "2"))


@pytest.mark.parametrize(
    "text", ["", "bean", "bean:x:hand", "pea:1:hand", "bean:-1:hand", "bean:9999999999999999:hand"]
)
def test_what_is_not_ours_is_not_read(text: str) -> None:
    assert read(text) is None


def test_a_custom_id_keeps_discords_limit() -> None:
    with pytest.raises(ValueError, match="too long"):
        control(1, "plant", "x" * 100)
