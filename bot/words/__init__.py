"""All words that a person reads: `say` finds them in the Fluent files of a locale."""

from bot.words.files import sources
from bot.words.host import use
from bot.words.languages import DEFAULT, beginning, first_of, is_there, language, locales, shipped
from bot.words.saying import has, say, say_itself

__all__ = [
    "DEFAULT",
    "beginning",
    "first_of",
    "has",
    "is_there",
    "language",
    "locales",
    "say",
    "say_itself",
    "shipped",
    "sources",
    "use",
]
