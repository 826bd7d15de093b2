"""The messages of a language: found by their ids at once, and read as Fluent only when they are first said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    CallArguments,
    Message,
    MessageReference,
    SelectExpression,
    Term,
    TermReference,
    VariableReference,
)

Entry: TypeAlias = Message | Term

_BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""How an entry begins. Its further lines are indented, or begin with a bracket."""
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
# Where in its file each word stands is of use to nobody who says it, and takes a megabyte.
_PARSER = FluentParser(with_spans=False)

AT_ONCE = 64
"""So many entries are kept while one message is looked at: none is made of more."""


class Entries(Mapping[str, Entry]):
    """Holds messages by id, and terms with their dash: `-term`. Of two with the same id the later one counts."""

    def __init__(self, texts: Iterable[str], *, kept: bool = True) -> None:
        """Take the texts of files; what is read of them is `kept`, or else only while one message is looked at."""
        self._texts = {name: text for file in texts for name, text in _cut(file)}
        self._read = lru_cache(None if kept else AT_ONCE)(_parsed)

    def __getitem__(self, name: str) -> Entry:
        """The entry with this id; raises KeyError if there is none that can be read."""
        return self._read(self._texts[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def parts(self, name: str) -> dict[str, Entry]:
        """This entry and all that it is made of; raises KeyError if anything of it is missing."""
        return {part: self[part] for part in self.reached(name)}

    def reached(self, name: str) -> frozenset[str]:
        """The ids of this entry and of all that it is made of, be they there or not."""
        found: set[str] = set()
        waiting = [name]
        while waiting:
            part = waiting.pop()
            if part not in found:
                found.add(part)
                if (entry := self.get(part)) is not None:
                    waiting += references(entry)
        return frozenset(found)

    def facts(self, name: str) -> frozenset[str]:
        """The variables in this message and in those that it is made of; what stands in terms is their own."""
        found = [self[part] for part in self.reached(name) if part in self]
        return frozenset().union(*(variables(entry) for entry in found if isinstance(entry, Message)))

    def selectors(self, name: str) -> frozenset[str]:
        """The variables by which this message, or one that it is made of, chooses among words.

        All other facts are only put into its words.
        """
        found = frozenset[str]()
        # Of a message that does not exist Fluent itself complains.
        for node in within(self[name]) if name in self else ():
            match node:
                case SelectExpression():
                    found |= variables(node.selector)
                case CallArguments():
                    # What a function or a term makes of them is theirs to know.
                    found |= variables(node)
                case MessageReference():
                    found |= self.selectors(node.id.name)
        return found


def _parsed(text: str) -> Entry:
    found = _PARSER.parse_entry(text)
    if not isinstance(found, Message | Term):
        raise KeyError(text)
    return found


def variables(node: BaseNode) -> frozenset[str]:
    """The facts that stand in this, by name."""
    return frozenset([part.id.name for part in within(node) if isinstance(part, VariableReference)])


def references(entry: BaseNode) -> frozenset[str]:
    """The other messages that this one is made of, and terms with their dash."""
    found = set()
    for node in within(entry):
        match node:
            case MessageReference():
                found.add(node.id.name)
            case TermReference():
                found.add(f"-{node.id.name}")
    return frozenset(found)


def within(node: BaseNode) -> list[BaseNode]:
    """This node of a Fluent file and all that it is made of."""
    found = [node]
    # It grows meanwhile: each node that is found adds its own parts.
    for part in found:
        for value in vars(part).values():
            for one in value if isinstance(value, list) else (value,):
                if isinstance(one, BaseNode):
                    found.append(one)
    return found


def _cut(file: str) -> Iterator[tuple[str, str]]:
    """Cut a file into its entries: the id and the text of each."""
    said = _COMMENT.sub("", file.replace("\r\n", "\n"))
    beginnings = [*_BEGINNING.finditer(said), None]
    for beginning, following in pairwise(beginnings):
        if beginning:
            yield beginning[1], said[beginning.start() : following.start() if following else None]
