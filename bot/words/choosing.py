"""Which facts a message takes its form from: all others are only put into its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fluent.syntax.ast import (
    BaseNode,
    CallArguments,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)


def choosing(messages: Mapping[str, Message], message: str) -> frozenset[str]:
    """The variables by which this message, or one that it is made of, chooses among words."""
    found = frozenset[str]()
    # Of a message that does not exist Fluent itself complains.
    for node in _within(messages[message]) if message in messages else ():
        match node:
            case SelectExpression():
                found |= _variables(node.selector)
            case CallArguments():
                # What a function or a term makes of them is theirs to know.
                found |= _variables(node)
            case MessageReference():
                found |= choosing(messages, node.id.name)
    return found


def _variables(node: BaseNode) -> frozenset[str]:
    return frozenset(part.id.name for part in _within(node) if isinstance(part, VariableReference))


def _within(node: BaseNode) -> Iterator[BaseNode]:
    """This node of a Fluent file and all that it is made of."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else (value,):
            if isinstance(part, BaseNode):
                yield from _within(part)
