"""The buildings' own file: a mistake in it is told with file and key, and with what is allowed there."""

from __future__ import annotations

from importlib import resources

import pytest

import bot.games.bohnanza.high_bohn
from bot.errors import BadFile
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS, FILE, read_buildings
from bot.games.bohnanza.high_bohn.effects import EFFECTS

TEXT = resources.files(bot.games.bohnanza.high_bohn).joinpath(FILE).read_text("utf-8")
BANK_3 = '3 = [{ effect = "order_drawn" }]'
FARM_3 = '3 = [{ effect = "plant_limit", cards = 3 }]'


def told(old: str, new: str) -> str:
    """What is said of the file with this changed."""
    assert TEXT.count(old) == 1
    with pytest.raises(BadFile) as error:
        read_buildings(FILE, TEXT.replace(old, new))
    first, *lines = str(error.value).splitlines()
    assert first == "buildings.toml has mistakes:"
    return "\n".join(lines)


def test_the_buildings_are_read_from_their_file() -> None:
    assert read_buildings(FILE, TEXT) == BUILDINGS


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ('bean = "soy"\n1', 'bean = "rice"\n1', "farm.bean: there is no bean 'rice'; there are "),
        (BANK_3, "", "bank.3: Field required."),
        (BANK_3, f"{BANK_3}\n5 = []", "bank.5: there is no such key; here there are bean, 1, 2, 3, 4."),
        (BANK_3, '3 = "order_drawn"', "bank.3: Input should be a valid tuple."),
        (BANK_3, '3 = ["order_drawn"]', f"bank.3.0: names an effect; there are {', '.join(EFFECTS)}."),
        (BANK_3, '3 = [{ effect = "drawn" }]', f"bank.3.0: names an effect; there are {', '.join(EFFECTS)}."),
        (
            BANK_3,
            '3 = [{ effect = "order_drawn", cards = 1 }]',
            "bank.3.0: order_drawn has no numbers; wrong: cards (Unexpected keyword argument).",
        ),
        (
            FARM_3,
            '3 = [{ effect = "plant_limit", card = 3 }]',
            "farm.3.0: plant_limit has cards; wrong: cards (Field required), card (Unexpected keyword argument).",
        ),
        (
            FARM_3,
            '3 = [{ effect = "plant_limit", cards = "three" }]',
            "farm.3.0: plant_limit has cards; wrong: cards (Input should be a valid integer, ",
        ),
        (
            'effect = "extra_field", only = "green"',
            'effect = "extra_field", only = "grene"',
            "saloon.2.0: extra_field has only; wrong: only (there is no bean 'grene'; there are ",
        ),
        (
            "steps = [3, 6, 7, 8]",
            "steps = []",
            "saloon.3.0: stew has steps; wrong: steps (Tuple should have ",
        ),
        ("[tipi]", '["Tipi!"]', "Tipi!.[key]: String should match pattern "),
    ],
)
def test_a_mistake_is_told_with_its_key_and_what_is_allowed(old: str, new: str, mistake: str) -> None:
    assert told(old, new).startswith(mistake)


def test_every_mistake_of_the_file_is_told_at_once() -> None:
    both = TEXT.replace(BANK_3, "").replace(FARM_3, "")
    with pytest.raises(BadFile, match=r"(?s)bank\.3: .*farm\.3: "):
        read_buildings(FILE, both)


def test_a_file_that_is_no_toml_is_told_so() -> None:
    with pytest.raises(BadFile, match=r"buildings\.toml is not valid TOML: "):
        read_buildings(FILE, TEXT + "[")
