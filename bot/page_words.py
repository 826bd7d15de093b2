"""The words of the playground's page, in every language: the playground knows no bot, and is given them."""

from __future__ import annotations

from bot.words import beginning, locales, say
from bot.words.own_names import own_name

GAPS = {
    name: f"{{{name}}}"
    for name in ("command", "count", "kind", "least", "message", "most", "name", "names", "reason", "when")
}
"""The facts that only the page knows, and puts in by itself."""


def page_words() -> dict[str, dict[str, str]]:
    """Give the texts of all ids that begin with `page-`, by language and id, with gaps like `{name}`."""
    return {language: _words(language) for language in locales()}


def _words(language: str) -> dict[str, str]:
    said = {key: say(language, key, **GAPS) for key in beginning("page-")}
    return {**said, "page-own-name": own_name(language)}
