"""The buttons that lay and take a card: each says what it is about, and which trick it belongs to."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from bot.games.nicht_die_bohne.cards import FACE, Card, in_order
from bot.games.nicht_die_bohne.view import Own, Phase, TrickCard
from bot.ui.controls import control
from bot.ui.layout import Button, Row, button, rows
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.symbols import COLOUR_SYMBOL, STYLE, card_name, on_its_button
from bot.ui.phrases import cut
from bot.words import say

LABEL_LIMIT = 80
IN_COLOURS = 12
"""Up to so many cards each colour has its own rows. More stand close together, below a picture by sign and number
alone, so that five find room beside each other on a phone."""


def lay_rows(seen: Sight, own: Own) -> Iterable[Row]:
    """A button for each card that may be laid, each colour in its own rows, or many close together. The card
    already laid keeps its place, so that a double click does not hit another one."""
    if not own.options.lay:
        return
    laid = () if own.laid is None else (own.laid,)
    cards = in_order((*own.options.lay, *laid))
    if len(cards) > IN_COLOURS:
        yield from rows([_lay(seen, own, card, brief=seen.pictures) for card in cards])
        return
    for _, alike in groupby(cards, key=lambda card: FACE[card].colour):
        yield from rows([_lay(seen, own, card) for card in alike])


def _lay(seen: Sight, own: Own, card: Card, *, brief: bool = False) -> Button:
    face = FACE[card]
    style, symbol = STYLE[face.colour], COLOUR_SYMBOL[face.colour]
    name = on_its_button(seen.locale, card) if brief else card_name(seen.locale, card)
    label = say(seen.locale, "bohne-button-laid", card=name) if card == own.laid else name
    return button(label, _control(seen, own, card), style, symbol, disabled=card == own.laid)


def _control(seen: Sight, own: Own, *card: Card) -> str:
    view = seen.view
    if own.laid is None:
        return control(seen.table.id, "lay", view.round, view.trick, *card)
    return control(seen.table.id, "change", view.round, view.trick, own.laid, *card)


def take_buttons(seen: Sight) -> list[Button]:
    """A button for each card of the trick that may be taken now, with who laid it."""
    if seen.view.phase is not Phase.TAKE:
        return []
    return [_take(seen, card) for card in seen.view.up if not card.token and card.taken_by is None]


def _take(seen: Sight, card: TrickCard) -> Button:
    name = seen.table.seats[card.seat].name
    label = say(seen.locale, "bohne-button-take", card=card_name(seen.locale, card.card), name=name)
    what = control(seen.table.id, "take", seen.view.round, seen.view.trick, card.seat)
    colour = FACE[card.card].colour
    return button(cut(label, LABEL_LIMIT), what, STYLE[colour], COLOUR_SYMBOL[colour])


def sheets_button(seen: Sight) -> list[Button]:
    """The button that shows the score sheets, once there are any."""
    if not seen.view.sheets:
        return []
    return [button(say(seen.locale, "bohne-button-sheets"), control(seen.table.id, "sheets"))]
