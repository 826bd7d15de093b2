"""Which facts a message takes its form from: all others are only put into its words."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.syntax.ast import CallArguments, MessageReference, SelectExpression

from bot.words.entries import Entry, variables, within


def choosing(messages: Mapping[str, Entry], message: str) -> frozenset[str]:
    """The variables by which this message, or one that it is made of, chooses among words."""
    found = frozenset[str]()
    entry = messages.get(message)
    # Of a message that does not exist Fluent itself complains.
    for node in () if entry is None else within(entry):
        match node:
            case SelectExpression():
                found |= variables(node.selector)
            case CallArguments():
                # What a function or a term makes of them is theirs to know.
                found |= variables(node)
            case MessageReference():
                found |= choosing(messages, node.id.name)
    return found
