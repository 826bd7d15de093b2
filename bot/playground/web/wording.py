"""Says the words of the page, and decides in which language."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from typing import TypeAlias

from aiohttp import web
from babel import negotiate_locale
from babel.core import get_global

from bot.playground.protocol.locales import nearest
from bot.playground.protocol.payload import Payload
from bot.playground.world.reasons import Reason

Words: TypeAlias = Mapping[str, Mapping[str, str]]
"""By language (`de`, `pt-BR`) and message id: texts with gaps like `{name}`, to be filled later.

`page-own-name` is what the language calls itself."""

ENGLISH = "en"
GAP = re.compile(r"\{([\w-]+)\}")
COOKIE = "language"
"""This cookie holds the language that a reader has chosen; the page writes it."""


class Wording:
    """Holds all words of the page."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def language(self, request: web.Request) -> str:
        """Give the language that the reader has chosen, else the first of the browser's that exists, or
        English."""
        chosen = request.cookies.get(COOKIE, "")
        if chosen in self._words:
            return chosen
        accepted = [
            part.partition(";")[0].strip() for part in request.headers.get("Accept-Language", "").split(",")
        ]
        found = negotiate_locale([self._near(one) for one in accepted], list(self._words), sep="-")
        return found or ENGLISH

    def _near(self, locale: str) -> str:
        """Give the wider region of a country where there are words for that alone: `es-419` for `es-MX`."""
        region = str(get_global("parent_exceptions").get(locale.replace("-", "_"), "")).replace("_", "-")
        return region if region in self._words and locale not in self._words else locale

    def say(self, language: str, reason: Reason) -> str:
        """Say a reason in this language."""
        return self._filled(self._words.get(language, {}).get(reason.id, reason.id), reason.facts)

    def filled(self, language: str, page: str) -> str:
        """Fill the gaps of the page's HTML with the words of this language."""
        words = {key: html.escape(text) for key, text in self._words.get(language, {}).items()}
        return self._filled(page, {**words, "language": language})

    def served(self, language: str) -> Payload:
        """Give what the page's scripts need to know."""
        return {
            "language": language,
            "locale": nearest(language),
            "languages": {code: words.get("page-own-name", code) for code, words in self._words.items()},
            "words": self._words.get(language, {}),
        }

    @staticmethod
    def _filled(text: str, facts: Mapping[str, str | int]) -> str:
        return GAP.sub(lambda gap: str(facts.get(gap[1], gap[0])), text)
