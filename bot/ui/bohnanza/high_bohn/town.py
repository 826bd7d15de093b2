"""The town, a page of the panel: every building, what it does, who owns or can afford it, and buttons to buy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from contextlib import suppress
from itertools import groupby

from bot.games.bohnanza.high_bohn.moves import BuyBuildings, TakeLastPlanted
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.shown import BuildingView
from bot.games.bohnanza.high_bohn.slots import options_of, town_of
from bot.games.bohnanza.view import Own, Phase
from bot.games.contract import IllegalMove
from bot.ui.bohnanza.chapter import Action, Chapter, Command, PanelPart, Says, Told
from bot.ui.bohnanza.chapters.turns import field_button
from bot.ui.bohnanza.details import PanelDetail, TableDetail
from bot.ui.bohnanza.high_bohn import buying
from bot.ui.bohnanza.high_bohn.buildings import BUILDING_SYMBOL, buildings_short, does, type_short
from bot.ui.bohnanza.high_bohn.buying import buy_items
from bot.ui.bohnanza.high_bohn.seats import thalers
from bot.ui.bohnanza.places import ANY_TIME, FOOT, Placed
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, short
from bot.ui.controls import control, number
from bot.ui.emojis import drawn_units
from bot.ui.layout import OPTION_LIMIT, Button, Item, Overfull, button, rows, screen, text
from bot.ui.messages.playing import back_button
from bot.ui.phrases import listed, player
from bot.ui.screens import Open, Part, Play
from bot.words import say

SIZES = (9, 8, 7, 6, 5, 4, 3, 2, 1)
"""How many types to try to fit on one page, most first."""
PAGE_TEXT, PAGE_COMPONENTS = 3700, 36
"""Characters, with all drawings in them, and components of a page: a short notice stands above it, and a line
below."""
SYMBOLS = {
    **{symbol: bean for bean, symbol in BEAN_SYMBOL.items()},
    **{symbol: kind for kind, symbol in BUILDING_SYMBOL.items()},
    "🪙": "thaler",
    "🤖": "computer",
    "🏘️": "town",
}
"""What is drawn on a page, with the names of the drawings."""


def town(seen: Sight, start: int = 0) -> Open:
    """Show the town from this type on; raises Refusal where there is none."""
    _types(seen)
    return Open(Part("town", (str(start),)))


def page(seen: Sight) -> Iterator[Item]:
    """A page of the town, from the type on that the panel's part names; with as many types as there is room for
    below a notice."""
    types, args = _types(seen), () if seen.part is None else seen.part.args
    start = number(args, 0) if args else 0
    start = start if start < len(types) else 0
    for size in SIZES:
        with suppress(Overfull):
            items = _page(seen, types, start, size)
            layout = screen(*items)
            if drawn_units(layout.texts(), SYMBOLS) <= PAGE_TEXT and layout.size <= PAGE_COMPONENTS:
                break
    yield from items


def _types(seen: Sight) -> Sequence[Sequence[BuildingView]]:
    """The buildings by their types; raises IllegalMove where there is no town."""
    here = town_of(seen.view)
    if here is None:
        raise IllegalMove("no-town-here")
    return [tuple(group) for _, group in groupby(here.buildings, key=lambda one: one.type)]


def _page(seen: Sight, types: Sequence[Sequence[BuildingView]], start: int, size: int) -> list[Item]:
    mine = own(seen.view)
    shown = types[start : start + size]
    buyable = _buyable(mine, {one.building for group in shown for one in group})
    items: list[Item] = [text("\n".join(_title(seen, mine, first=not start)))]
    items += [text("\n".join(_type(seen, mine, group))) for group in shown]
    items += buy_items(seen, buyable)
    items += rows(list(field_button(seen, mine))) if not start else ()
    items += rows([*_turning(seen, start, size, len(types)), back_button(seen)])
    return items


def _buyable(mine: Own, on_page: Set[Building]) -> Sequence[Building]:
    """What the player may buy: all at once on every page, or that of the page where a list cannot hold all."""
    can = options_of(mine.options)
    everything = can.buy if can else ()
    if len(everything) <= OPTION_LIMIT:
        return everything
    buyable = [building for building in everything if building in on_page]
    if len(buyable) > OPTION_LIMIT:
        raise Overfull("more buildings than a list can hold")
    return buyable


def _title(seen: Sight, mine: Own, *, first: bool) -> Iterator[str]:
    """Everybody's thalers, and how to buy; from the second page on only the viewer's own thalers."""
    yield say(seen.locale, "town-title", table=str(seen.table.id))
    yield say(seen.locale, "town-own-thalers", thalers=thalers(seen, mine.seat) or "none")
    if not first:
        return
    others = [
        say(seen.locale, "town-thalers-of", name=player(seen, seat), thalers=thalers(seen, seat) or "none")
        for seat in range(len(seen.view.seats))
        if seat != mine.seat
    ]
    separator = say(seen.locale, "town-thalers-separator")
    yield say(seen.locale, "town-others-thalers", thalers=separator.join(others))
    yield say(seen.locale, "town-how")


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


def _turning(seen: Sight, start: int, size: int, types: int) -> Iterator[Button]:
    table = seen.table.id
    if start:
        yield button(say(seen.locale, "town-button-back"), control(table, "town", 0))
    if start + size < types:
        yield button(say(seen.locale, "town-button-on"), control(table, "town", start + size))


def _button(seen: Sight) -> Button:
    return button(say(seen.locale, "town-button"), control(seen.table.id, "town"))


def _public(seen: Sight, detail: TableDetail) -> Iterator[Placed[Button]]:
    yield Placed(ANY_TIME, _button(seen))


def _private(seen: Sight, mine: Own, detail: PanelDetail) -> Iterator[Placed[Button]]:
    yield Placed(FOOT, _button(seen))


def _advice(seen: Sight, move: BuyBuildings) -> str:
    return say(seen.locale, "advice-buy-buildings", buildings=buildings_short(seen.locale, move.buildings))


TOWN = Chapter(
    actions={
        "town": Action(
            lambda seen, click: town(seen, number(click.args, 0) if click.args else 0), public=Says.NOTHING
        ),
        "buy-building": Action(lambda seen, click: buying.bought_from(click.args, ())),
        "buy-buildings": Action(lambda seen, click: buying.bought_from((), click.values.get("", ()))),
        "take-last-planted": Action(lambda seen, click: Play(lambda view: (TakeLastPlanted(),))),
    },
    commands={"town": Command(lambda seen, click: town(seen))},
    parts={"town": PanelPart(page, page=True, reading=True, everything=True)},
    public=_public,
    private=_private,
    news={"building-bought": Told()},
    advice={
        BuyBuildings: _advice,
        TakeLastPlanted: lambda seen, move: say(seen.locale, "advice-take-last-planted"),
    },
    taken={
        BuyBuildings: lambda seen, move: ("buy-buildings", *[f"={building}" for building in move.buildings]),
        TakeLastPlanted: lambda seen, move: ("take-last-planted",),
    },
)
