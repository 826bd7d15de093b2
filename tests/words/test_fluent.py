"""What of Fluent is used, so that another library could take the place of this one: its names, and its grammar."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as f
from fluent.syntax.ast import Resource

import bot
import cogs
from bot.words import saying, shipped
from bot.words.checking import english
from bot.words.completeness import PLURALS, variants
from bot.words.entries import within
from bot.words.examples import examples
from tests.words.reading import Host, all_of, say_all_anew

RUNTIME = {
    "saying.py": {"FluentBundle", "errors.FluentReferenceError", "types.fluent_number"},
    "checking.py": {"builtins.BUILTINS"},
}
"""What is taken of `fluent.runtime`, by the file in `bot/words` that does."""
GRAMMAR = {
    *(f.Message, f.Term, f.Identifier, f.Pattern, f.TextElement, f.Placeable, f.StringLiteral, f.NumberLiteral),
    *(f.VariableReference, f.MessageReference, f.TermReference, f.SelectExpression, f.Variant),
}
"""What the shipped files are made of: neither functions nor attributes, and no term is given anything."""


class Narrow:
    """A bundle that can do no more than the bot asks of it."""

    def __init__(self, locales: list[str], *, use_isolating: bool) -> None:
        self._bundle = FluentBundle(locales, use_isolating=use_isolating)

    def add_resource(self, resource: Resource, *, allow_overrides: bool = False) -> None:
        """Take these entries, in place of others of their names or not."""
        self._bundle.add_resource(resource, allow_overrides)

    def get_message(self, name: str) -> Any:
        """Compile a message."""
        return self._bundle.get_message(name)

    def format_pattern(self, pattern: Any, facts: Mapping[str, Any]) -> Any:
        """Give the words, and what is wrong with them."""
        return self._bundle.format_pattern(pattern, {**facts})


def imported(file: Path) -> Iterator[str]:
    """The names that a file imports, with their modules; those of one that does not speak of Fluent are none."""
    text = file.read_text("utf-8")
    for node in ast.walk(ast.parse(text if "fluent" in text else "")):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{one.name}" for one in node.names)
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names)


def test_only_the_words_know_fluent_and_little_of_what_says_them() -> None:
    found: dict[str, set[str]] = {}
    for folder in (Path(str(package.__file__)).parent for package in (bot, cogs)):
        for file in folder.rglob("*.py"):
            names = {name for name in imported(file) if name.partition(".")[0] == "fluent"}
            assert not names or file.parent.name == "words", file
            if runtime := {name.removeprefix("fluent.runtime.") for name in names if "runtime" in name}:
                found[file.name] = runtime
    assert found == RUNTIME


def test_a_bundle_that_can_do_no_more_says_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = [*english()][::30]
    facts = {key: next(islice(examples(key, english()), 1)) for key in keys}
    said = {(one, key): saying.say(one, key, **facts[key]) for one in shipped() for key in keys}
    say_all_anew()
    monkeypatch.setattr(saying, "FluentBundle", Narrow)
    for (one, key), words in said.items():
        assert saying.say(one, key, **facts[key]) == words
    monkeypatch.undo()
    say_all_anew()


@pytest.mark.parametrize("language", shipped())
def test_the_shipped_files_use_little_of_the_grammar(language: str) -> None:
    words = all_of(language)
    nodes = [node for key in words for node in within(words[key])]
    assert {type(node) for node in nodes} <= GRAMMAR
    choices = [node for node in nodes if isinstance(node, f.SelectExpression)]
    assert {type(node.selector) for node in choices} == {f.VariableReference}
    assert {name for node in choices for name in variants(node)} & PLURALS <= {"one", "other"}


# What hosts' own files may use besides, as Fluent has it


def choice(selector: str, *forms: str) -> str:
    """A choice among these forms, of which the last one stands for all others."""
    lines = [f"    {form}" for form in forms[:-1]]
    return "\n".join([f"{{ {selector} ->", *lines, f"   *{forms[-1]}", " }"])


POLISH = choice("$count", "[one] A", "[few] B", "[many] C", "[other] D")
TERM = f"-bean = {choice('$case', '[genitive] fasoli', '[nominative] fasola')}\n    .gender = feminine"
BESIDES = [
    ("{ NUMBER($count, minimumFractionDigits: 2) }", 3, "3,00"),
    ("{ NUMBER($count, useGrouping: 1) }", 12345, "12\N{NO-BREAK SPACE}345"),
    (POLISH, 1, "A"),
    (POLISH, 22, "B"),
    (POLISH, 12, "C"),
    (choice("$count", "[2] two", "[few] B", "[other] D"), 2, "two"),
    (choice("NUMBER($count)", "[one] A", "[other] D"), 1, "A"),
    ('{ -bean(case: "genitive") }', 1, "fasoli"),
    ("{ -bean }", 1, "fasola"),
    (choice("-bean.gender", "[feminine] ona", "[other] on"), 1, "ona"),
    ('{ "{" }{ "\\u00e9" }{ { $name } }', 1, "{éRed"),
]


@pytest.mark.parametrize(("words", "count", "said"), BESIDES)
def test_a_hosts_file_may_use_all_of_it(host: Host, words: str, count: int, said: str) -> None:
    host.has(pl=f"{TERM}\nbean-several = {words}")
    assert saying.say("pl", "bean-several", name="Red", count=count) == said
