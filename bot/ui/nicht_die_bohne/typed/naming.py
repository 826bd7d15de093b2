"""What the options of slash commands name: a card by its colour and what stands on it, however it is written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.games.contract import MalformedMove
from bot.games.nicht_die_bohne.cards import DECK, FACE, Card, Colour, Face, Kind
from bot.ui.nicht_die_bohne.wording.phrases import Sight, own
from bot.ui.nicht_die_bohne.wording.symbols import COLOUR_SYMBOL, card_name, colour_name, short
from bot.ui.phrases import either, player, quoted
from bot.ui.typed import fold, kept, languages, numbers, spellings, words
from bot.words import say

EXAMPLES = (Card("red-7"), Card("red-minus-1"))
KEPT = 1024
"""How many of the texts compared last are kept as they are compared."""


def card_to_lay(seen: Sight, text: str) -> Card:
    """The card that is meant: the one laid or one of the hand, else any such card, which the rules refuse."""
    mine = own(seen.view)
    laid = () if mine.laid is None else (mine.laid,)
    return _meant(seen.locale, text, (*laid, *mine.hand))


def card_to_take(seen: Sight, text: str) -> Card:
    """The card that is meant: one of the trick that is left, else any such card, which the rules refuse. Of two
    that look alike none is guessed: it matters whose is taken."""
    left = [card for card in seen.view.up if card.taken_by is None]
    found = _meant(seen.locale, text, [card.card for card in (*left, *seen.view.up)])
    alike = [card for card in left if FACE[card.card] == FACE[found]]
    if len(alike) > 1 and text not in FACE:
        locale = seen.locale
        possible = [
            say(locale, "bohne-news-card", card=short(locale, card.card), name=player(seen, card.seat))
            for card in alike
        ]
        raise MalformedMove("card-unclear", word=quoted(text), possible=either(locale, possible))
    return found


def _meant(locale: str, text: str, cards: Sequence[Card]) -> Card:
    """The first of these cards that the text names, else the first of all."""
    if text in FACE:
        return Card(text)
    found = faces(locale, text)
    if not found:
        example, minus = (card_name(locale, card).casefold().rstrip("\N{NO-BREAK SPACE}🔻") for card in EXAMPLES)
        raise MalformedMove("card-unknown", word=quoted(text), example=example, minus=minus)
    if len(found) > 1:
        possible = [short(locale, next(card for card in DECK if FACE[card] == face)) for face in found]
        raise MalformedMove("card-unclear", word=quoted(text), possible=either(locale, possible))
    return next(card for card in (*cards, *DECK) if FACE[card] == found[0])


def faces(locale: str, text: str) -> Sequence[Face]:
    """What a text may name: a colour or its beginning, and what stands on the card, after it or before. A colour
    of the reader's language comes before those of English."""
    for typed in (plain(text), plain(_without_small_words(locale, text))):
        found = _faces(locale, typed)
        if found:
            return found
    return ()


def _without_small_words(locale: str, text: str) -> str:
    small = frozenset().union(*[words(one, "typed-small") for one in languages(locale)])
    return " ".join([word for word in text.split() if fold(word) not in small])


def _faces(locale: str, typed: str) -> Sequence[Face]:
    for language in languages(locale):
        besides = {colour: frozenset(_besides(language, colour, typed)) for colour in Colour}
        found = [
            face
            for colour, rests in besides.items()
            for face in FACES[colour]
            if not rests.isdisjoint(_spellings(locale, face))
        ]
        if found:
            return tuple(found)
    return ()


@kept
def plain(text: str) -> str:
    """What is typed, in one word without capitals, accents and quotation marks."""
    return re.sub(r"[\s_'’‘`´\"“”„«»‹›]+", "", fold(text))


FACES = {
    colour: tuple(dict.fromkeys(face for face in FACE.values() if face.colour is colour)) for colour in Colour
}
"""The different cards of each colour."""


def _besides(language: str, colour: Colour, typed: str) -> Iterator[str]:
    """What stands beside the colour, whether that is a symbol, a name or the beginning of a name; before it only
    the whole name is looked for, or after a number a part of it."""
    if typed.startswith(COLOUR_SYMBOL[colour]):
        typed = typed.removeprefix(COLOUR_SYMBOL[colour])
        yield typed
    for name in _colour_names(language, colour):
        for length in range(1, len(name) + 1):
            if typed.startswith(name[:length]):
                yield typed[length:]
                yield typed[length:].removeprefix("-")
        if typed.endswith(name):
            yield typed.removesuffix(name)
        number = re.match(r"\d+", typed)
        if number and name.startswith(typed[number.end() :]) and number[0] != typed:
            yield number[0]


@lru_cache
def _colour_names(language: str, colour: Colour) -> frozenset[str]:
    names = spellings(colour_name(language, colour)) | words(language, "bohne-typed-colour", colour=colour)
    return frozenset(map(plain, names))


@lru_cache(KEPT)
def _spellings(locale: str, face: Face) -> frozenset[str]:
    """How the value of a card may be written in the reader's language and in English."""
    if face.kind is Kind.NUMBER:
        written = [word for one in languages(locale) for word, n in numbers(one).items() if n == face.number]
        return frozenset({str(face.number), *map(plain, written)})
    found: set[str] = set()
    for one in languages(locale):
        found.add(plain(say(one, "bohne-card", colour="", kind=str(face.kind), number=0)))
        found |= set(map(plain, words(one, f"bohne-typed-{face.kind.replace('_', '-')}")))
    return frozenset(found)
