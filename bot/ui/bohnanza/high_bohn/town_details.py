"""A page about one type of buildings: what each does, whose it is, and who can pay for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.bohnanza.high_bohn.shown import BuildingView
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.view import Own, Phase
from bot.ui.bohnanza.high_bohn.buildings import does, type_name, type_short
from bot.ui.bohnanza.high_bohn.buying import buy_items
from bot.ui.bohnanza.high_bohn.seats import thalers
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.controls import control
from bot.ui.layout import Button, Item, button, rows, text
from bot.ui.messages.playing import back_button
from bot.ui.phrases import listed, player
from bot.words import say


def details(seen: Sight, mine: Own, types: Sequence[Sequence[BuildingView]], number: int) -> Iterator[Item]:
    """The page of the type of this number, counted from 1, with what can be bought of it."""
    group, can = types[number - 1], options_of(mine.options)
    yield text("\n".join([*_type(seen, mine, group), *_thalers(seen, mine)]))
    yield from buy_items(seen, [one.building for one in group if can is not None and one.building in can.buy])
    yield from rows([*_turning(seen, types, number), back_button(seen)])


def _type(seen: Sight, mine: Own, group: Sequence[BuildingView]) -> Iterator[str]:
    """A type: who can afford which of its buildings, and all four of them."""
    first = group[0]
    reach: dict[int, int] = {}
    for one in group:
        reach |= dict.fromkeys(one.buyers, one.price)
    able = [
        say(seen.locale, "town-reach", name=player(seen, seat), price=price)
        for seat, price in sorted(reach.items())
        if seen.view.phase is not Phase.ENDED
    ]
    yield say(
        seen.locale,
        "town-type",
        name=type_short(seen.locale, first.type),
        bean=short(seen.locale, first.bean),
        reach=listed(seen.locale, able) or "none",
    )
    for one in group:
        yield _line(seen, mine, one)


def _line(seen: Sight, mine: Own, one: BuildingView) -> str:
    can = options_of(mine.options)
    if one.owner is not None:
        state = "yours" if one.owner == mine.seat else "owned"
    elif not one.for_sale:
        state = "gone"
    else:
        state = "payable" if can is not None and one.building in can.buy else "unsold"
    return say(
        seen.locale,
        "town-line",
        state=state,
        price=one.price,
        name="" if one.owner is None else player(seen, one.owner),
        does=does(seen.locale, one.building, seen.view.beans),
    )


def _thalers(seen: Sight, mine: Own) -> Iterator[str]:
    """Everybody's thalers, how they buy, and how meters are written."""
    yield say(seen.locale, "town-own-thalers", thalers=thalers(seen, mine.seat) or "none")
    others = [
        say(seen.locale, "town-thalers-of", name=player(seen, seat), thalers=thalers(seen, seat) or "none")
        for seat in range(len(seen.view.seats))
        if seat != mine.seat
    ]
    separator = say(seen.locale, "town-thalers-separator")
    yield say(seen.locale, "town-others-thalers", thalers=separator.join(others))
    yield say(seen.locale, "town-how")
    yield say(seen.locale, "town-meter")


def _turning(seen: Sight, types: Sequence[Sequence[BuildingView]], number: int) -> Iterator[Button]:
    """To the types before and after this one, and to the whole town."""
    table = seen.table.id
    if number > 1:
        before = type_name(seen.locale, types[number - 2][0].type)
        yield button(say(seen.locale, "town-button-back", type=before), control(table, "town-type", number - 1))
    if number < len(types):
        after = type_name(seen.locale, types[number][0].type)
        yield button(say(seen.locale, "town-button-on", type=after), control(table, "town-type", number + 1))
    yield button(say(seen.locale, "town-button"), control(table, "town"))
