"""A building is its row, its named test and its words; the base game and what all expansions share name none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.effects import EFFECTS
from bot.ui.bohnanza.wording.buildings import does

ROOT = Path(__file__).parents[2]
TESTS = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests/games/bohnanza/high_bohn").glob("test_h*.py"))
BASE = sorted((ROOT / "bot/games/bohnanza").glob("*.py"))
TYPES = sorted({facts.type for facts in BUILDINGS.values()})
CLASSES = sorted(effect.__name__ for effect in EFFECTS.values())


@pytest.mark.parametrize("building", BUILDINGS)
def test_every_building_has_its_named_test(building: str) -> None:
    assert f"def test_h5_{building.replace('-', '_')}_" in TESTS


@pytest.mark.parametrize("file", BASE, ids=lambda file: file.stem)
def test_the_base_game_names_no_building(file: Path) -> None:
    assert re.findall("|".join([*TYPES, *CLASSES]), file.read_text("utf-8")) == []


def test_every_effect_is_used_by_a_building_and_has_its_words() -> None:
    used = {type(effect): building for building, facts in BUILDINGS.items() for effect in facts.effects}
    assert set(used) == set(EFFECTS.values())
    beans = tuple(dict.fromkeys(facts.bean for facts in BUILDINGS.values()))
    assert all(does("en", building, beans) != f"effect-{building}" for building in used.values())
