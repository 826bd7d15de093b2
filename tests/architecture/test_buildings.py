"""A building is its row, its named test and its words; the base game and what all expansions share name none."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path

import pytest

from bot.games.bohnanza.high_bohn import effects as e
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS, TYPE_BEANS
from bot.games.bohnanza.high_bohn.effects import EFFECTS, Effect
from bot.games.bohnanza.high_bohn.names import Type
from bot.games.bohnanza.state import Module
from bot.ui.bohnanza.high_bohn.buildings import does, type_name
from tests.architecture.syntax import nodes
from tests.words.reading import all_messages, variables

ROOT = Path(__file__).parents[2]
TESTS = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests/games/bohnanza/high_bohn").glob("test_h*.py"))
LAW = (ROOT / "bot/games/RULES.md").read_text("utf-8")
TOWN = sorted((ROOT / "bot/games/bohnanza/high_bohn").glob("*.py"))
COMPUTERS = sorted((ROOT / "bot/players").rglob("*.py"))
BASE = sorted(
    file for folder in ("bohnanza", "bohnanza/chapters") for file in (ROOT / "bot/games" / folder).glob("*.py")
)
TYPES = sorted({facts.type for facts in BUILDINGS.values()})
CLASSES = sorted(effect.__name__ for effect in EFFECTS.values())


@pytest.mark.parametrize("building", BUILDINGS)
def test_every_building_has_its_named_test(building: str) -> None:
    named = f"def test_h5_{building.replace('-', '_')}_"
    assert named in TESTS, f"no test in tests/games/bohnanza/high_bohn begins with {named}"


@pytest.mark.parametrize("file", BASE, ids=lambda file: file.stem)
def test_the_base_game_names_no_building(file: Path) -> None:
    assert re.findall("|".join([*TYPES, *CLASSES]), file.read_text("utf-8")) == []


def test_every_effect_is_used_by_a_building_and_has_its_words() -> None:
    used = {type(effect): building for building, facts in BUILDINGS.items() for effect in facts.effects}
    assert set(used) == set(EFFECTS.values())
    beans = tuple(dict.fromkeys(facts.bean for facts in BUILDINGS.values()))
    assert all(does("en", building, beans) != f"effect-{building}" for building in used.values())


@pytest.mark.parametrize("kind", TYPE_BEANS)
def test_the_law_has_a_row_for_every_type(kind: Type) -> None:
    """Rule H5: its bean, and what each price from 2 to 4 does."""
    begins = f"| {type_name('en', kind)} ({TYPE_BEANS[kind]}"
    rows = re.findall(rf"^{re.escape(begins)}\b.*$", LAW, re.MULTILINE)
    assert len(rows) == 1, f"H5 in bot/games/RULES.md has {len(rows)} rows that begin with {begins}; it needs one"
    assert len(rows[0].strip("|").split(" | ")) == 4


@pytest.mark.parametrize("name", EFFECTS)
def test_the_words_of_an_effect_say_all_its_numbers(name: str) -> None:
    said = variables(all_messages()[f"effect-{name}"])
    # How many copies a bean must have is said by naming the beans that have them.
    assert {{"copies": "hosts"}.get(field.name, field.name) for field in fields(EFFECTS[name])} == said


def asked(questions: type, files: Iterable[Path]) -> dict[str, bool]:
    """Of each question that this class answers whether any of these files asks it."""
    text = "\n".join(file.read_text("utf-8") for file in files)
    return {
        name: f".{name}(" in text for name in vars(questions) if callable(vars(questions)[name]) and name[0] != "_"
    }


@pytest.mark.parametrize(
    ("questions", "files"),
    [
        (Effect, [file for file in TOWN if file.name != "effects.py"]),
        (Module, [file for file in BASE if file.name != "state.py"]),
    ],
)
def test_every_question_is_asked(questions: type, files: list[Path]) -> None:
    found = asked(questions, files)
    assert len(found) > 8
    assert [name for name, is_asked in found.items() if not is_asked] == []


CALLED_BY_TYPE = {
    e.Interest: "tipi",
    e.Peeks: "bank",
    e.OrdersDrawn: "bank",
    e.MovesCard: "bank",
    e.Stew: "saloon",
    e.TakesToll: "jail",
    e.NamesType: "distillery",
    e.TakesFromStews: "distillery",
}
"""The effects that score, news and questions call by the name of the only type that has them."""


def test_an_effect_that_is_called_by_its_type_belongs_to_no_other() -> None:
    """Before another type gets one of these, what is said of it must do without the type's name."""
    found = {(type(effect), facts.type) for facts in BUILDINGS.values() for effect in facts.effects}
    assert {(effect, kind) for effect, kind in found if effect in CALLED_BY_TYPE} == set(CALLED_BY_TYPE.items())


@pytest.mark.parametrize("file", [*TOWN, *COMPUTERS], ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_neither_rules_nor_computers_decide_by_the_name_of_a_building(file: Path) -> None:
    texts = {node.value for node in nodes(file) if isinstance(node, ast.Constant)}
    assert texts & {*TYPE_BEANS, *BUILDINGS} == set()
