"""What the options of slash commands name: a card by its colour and what stands on it, however it is written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.games.contract import MalformedMove
from bot.games.nicht_die_bohne.cards import DECK, FACE, Card, Colour, Face, Kind
from bot.ui.nicht_die_bohne.wording.phrases import Sight, own
from bot.ui.nicht_die_bohne.wording.symbols import COLOUR_SYMBOL, card_name, colour_name, short
from bot.ui.phrases import listed, player, quoted
from bot.words import say

EXAMPLES = (Card("red-7"), Card("red-minus-1"))


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
        raise MalformedMove("card-unclear", word=quoted(text), possible=listed(locale, possible))
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
        raise MalformedMove("card-unclear", word=quoted(text), possible=listed(locale, possible))
    return next(card for card in (*cards, *DECK) if FACE[card] == found[0])


def faces(locale: str, text: str) -> Sequence[Face]:
    """What a text may name: a colour or its beginning, then what stands on the card; a number may come first."""
    typed = re.sub(r"^(\d+)(\D+)$", r"\2\1", plain(text))
    found: dict[Face, None] = {}
    for colour in Colour:
        for rest in _after(locale, colour, typed):
            found |= dict.fromkeys(face for face in FACES[colour] if rest in _spellings(locale, face))
    return tuple(found)


def plain(text: str) -> str:
    """What is typed, in one word and without capitals."""
    return re.sub(r"[\s_]+", "", text.casefold())


FACES = {
    colour: tuple(dict.fromkeys(face for face in FACE.values() if face.colour is colour)) for colour in Colour
}
"""The different cards of each colour."""


def _after(locale: str, colour: Colour, typed: str) -> Iterator[str]:
    """What follows the colour, whether that is a symbol, a name or the beginning of a name."""
    name = plain(colour_name(locale, colour))
    if typed.startswith(COLOUR_SYMBOL[colour]):
        yield typed.removeprefix(COLOUR_SYMBOL[colour]).removeprefix(name)
    for length in range(1, len(name) + 1):
        if typed.startswith(name[:length]):
            yield typed[length:]
            yield typed[length:].removeprefix("-")


def _spellings(locale: str, face: Face) -> Sequence[str]:
    """How the value of a card may be written."""
    if face.kind is Kind.NUMBER:
        return (str(face.number),)
    shown = plain(say(locale, "bohne-card", colour="", kind=str(face.kind), number=0))
    return (shown, *say(locale, f"bohne-typed-{face.kind.replace('_', '-')}").split())
