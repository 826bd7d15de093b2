"""The town, a page of the panel: all buildings at a glance, buttons to buy, and a page about each type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.games.bohnanza.high_bohn.moves import BuyBuildings, TakeLastPlanted
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.view import Own
from bot.ui.bohnanza.chapter import Action, Chapter, Command, PanelPart, Says, Told
from bot.ui.bohnanza.chapters.turns import field_button
from bot.ui.bohnanza.details import PanelDetail, TableDetail
from bot.ui.bohnanza.high_bohn import buying
from bot.ui.bohnanza.high_bohn.buildings import BUILDING_SYMBOL, buildings_short, type_name
from bot.ui.bohnanza.high_bohn.buying import buy_items
from bot.ui.bohnanza.high_bohn.for_sale import TypeOnSale, for_sale, types_of
from bot.ui.bohnanza.high_bohn.town_details import details
from bot.ui.bohnanza.high_bohn.town_picture import town_list, town_picture
from bot.ui.bohnanza.places import ANY_TIME, FOOT, Placed
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.controls import control, number
from bot.ui.layout import Button, Item, Select, button, row, rows, text
from bot.ui.messages.playing import back_button
from bot.ui.screens import Click, Open, Part, Play
from bot.words import say


def town(seen: Sight, number: int = 0) -> Open:
    """Show the whole town, or the details of the type of this number; raises Refusal where there is no town."""
    types_of(seen.view)
    return Open(Part("town", (str(number),)))


def page(seen: Sight) -> Iterator[Item]:
    """The page of the town that the panel's part names: the whole town, or one of its types."""
    mine, types = own(seen.view), types_of(seen.view)
    args = () if seen.part is None else seen.part.args
    chosen = number(args, 0) if args else 0
    yield from details(seen, mine, types, chosen) if 0 < chosen <= len(types) else _whole(seen, mine)


def _whole(seen: Sight, mine: Own) -> Iterator[Item]:
    """All buildings at a glance, with buttons to buy and a list of the types' details."""
    here, can = for_sale(seen.view, mine), options_of(mine.options)
    title = say(seen.locale, "town-title", table=str(seen.table.id))
    if seen.pictures:
        yield text("\n".join([title, say(seen.locale, "town-how")]))
        yield town_picture(seen, mine, here)
    else:
        yield text("\n".join([title, town_list(seen, here)]))
    yield from buy_items(seen, can.buy if can else ())
    yield row(_details_list(seen, here))
    yield from rows([*field_button(seen, mine), back_button(seen)])


def _details_list(seen: Sight, here: Sequence[TypeOnSale]) -> Select:
    """The types, each of which leads to its details."""
    options = [
        discord.SelectOption(
            label=type_name(seen.locale, one.type), value=str(one.number), emoji=BUILDING_SYMBOL[one.type]
        )
        for one in here
    ]
    placeholder = say(seen.locale, "town-choose-details")
    return discord.ui.Select(
        custom_id=control(seen.table.id, "town-type"), placeholder=placeholder, options=options
    )


def _opened(seen: Sight, click: Click) -> Open:
    """The town, or the type that the button names or that was chosen from the list."""
    chosen = (*click.args, *click.values.get("", ()))
    return town(seen, number(chosen, 0) if chosen else 0)


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
        "town": Action(_opened, public=Says.NOTHING),
        "town-type": Action(_opened),
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
