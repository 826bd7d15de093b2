"""Cards and scoring areas as scenes have them, and in the sentences of an alt text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.art.scenes.bohne import Area
from bot.games.nicht_die_bohne.cards import FACE, Card, Face, Kind
from bot.games.nicht_die_bohne.scoring import ColourScore
from bot.games.nicht_die_bohne.view import SeatView
from bot.ui.nicht_die_bohne.wording.symbols import colour_name
from bot.ui.phrases import listed, signed
from bot.words import say


def drawing(card: Card) -> str:
    """The name of a card's drawing: `red_7`, `red_minus`."""
    face = FACE[card]
    return f"{face.colour}_{face.number or face.kind}"


def area(colours: Sequence[ColourScore]) -> tuple[Area, ...]:
    """A scoring area as scenes have it."""
    return tuple(
        [
            Area(
                str(one.colour),
                tuple(_faces(one)),
                one.result,
                doubled=one.x2,
                negative=one.minus % 2 == 1,
                void=one.nicht_die_bohne,
            )
            for one in colours
        ]
    )


def overall(seat: SeatView) -> int | None:
    """The points of this seat in all rounds, with this one; None in the first round."""
    return seat.total + seat.value if seat.rounds else None


def said_overall(seat: SeatView) -> str:
    """The same for words."""
    points = overall(seat)
    return "none" if points is None else signed(points)


def said_area(locale: str, colours: Sequence[ColourScore]) -> str:
    """A scoring area in words: the colours of which there are cards; empty if there are none."""
    said = [(one, [_said(locale, face) for face in _faces(one)]) for one in colours]
    return listed(
        locale,
        [
            say(
                locale,
                "bohne-alt-colour",
                colour=colour_name(locale, one.colour),
                cards=" ".join(faces),
                result=signed(one.result),
            )
            for one, faces in said
            if faces
        ],
    )


def said_card(locale: str, card: Card) -> str:
    """A card without its symbols: `Red 7`."""
    return f"{colour_name(locale, FACE[card].colour)} {_of_its_colour(locale, FACE[card])}"


def said_cards(locale: str, cards: Iterable[Card]) -> str:
    """A hand, its cards by colour: `Red 3 7 ×2, Blue minus`."""
    return listed(
        locale,
        [
            " ".join([colour_name(locale, colour), *[_of_its_colour(locale, FACE[card]) for card in held]])
            for colour, held in groupby(cards, key=lambda card: FACE[card].colour)
        ],
    )


def _faces(colour: ColourScore) -> Iterator[str]:
    yield from map(str, colour.numbers)
    yield from ["x2"] * colour.x2
    yield from ["minus"] * colour.minus
    yield from ["nicht_die_bohne"] * colour.nicht_die_bohne


def _of_its_colour(locale: str, face: Face) -> str:
    return _said(locale, str(face.number) if face.kind is Kind.NUMBER else str(face.kind))


def _said(locale: str, face: str) -> str:
    """What stands on a card: a number, or the word for its kind."""
    kind = "number" if face.isdigit() else face
    return say(locale, "bohne-alt-face", face=kind, number=face)
