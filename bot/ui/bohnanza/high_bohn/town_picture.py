"""The town as its first page shows it: a picture with its alt text, or a short list for who plays in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.art.scenes.for_sale import ForSale, OnSale, Reach
from bot.art.scenes.for_sale import Type as ScenesType
from bot.games.bohnanza.view import Own
from bot.ui.bohnanza.high_bohn.buildings import building_name, type_name, type_short
from bot.ui.bohnanza.high_bohn.for_sale import Sale, TypeOnSale
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bean_name, short
from bot.ui.components import Picture
from bot.ui.messages.pictures import picture, said_name
from bot.ui.phrases import listed
from bot.words import say


def town_picture(seen: Sight, mine: Own, town: Sequence[TypeOnSale]) -> Picture:
    """Every building with its price, and whether this player can pay it."""
    scene = ForSale(
        _title(seen, town),
        say(seen.locale, "picture-town-line"),
        len(seen.view.seats[mine.seat].thalers),
        tuple([_type(seen, one) for one in town]),
    )
    return picture(seen, scene, _sentences(seen, town))


def town_list(seen: Sight, town: Sequence[TypeOnSale]) -> str:
    """What can be bought of each type, and what the next one lacks, in a line for each."""
    separator = say(seen.locale, "town-short-separator")
    return "\n".join(
        [
            say(
                seen.locale,
                "town-short",
                type=type_short(seen.locale, one.type),
                thalers=one.thalers,
                bean=short(seen.locale, one.bean, one.thalers),
                parts=separator.join(_short(seen, one)),
            )
            for one in town
        ]
    )


def _short(seen: Sight, one: TypeOnSale) -> Iterator[str]:
    locale, lacking = seen.locale, one.of(Reach.SHORT)
    if own := one.of(Reach.YOURS):
        yield say(locale, "town-short-yours", prices=_prices(seen, own))
    for reach in (Reach.NOW, Reach.PAID):
        if within := one.of(reach):
            yield say(locale, f"town-short-{reach}", prices=_prices(seen, within))
    if lacking:
        yield say(locale, "town-short-lacking", price=lacking[0].building.price, short=lacking[0].short)
    if {sale.reach for sale in one.sales} <= {Reach.TAKEN, Reach.GONE}:
        yield say(locale, "town-short-none")


def _prices(seen: Sight, sales: Sequence[Sale]) -> str:
    return listed(seen.locale, [str(sale.building.price) for sale in sales])


def _title(seen: Sight, town: Sequence[TypeOnSale]) -> str:
    within = sum(len(one.of(Reach.NOW)) + len(one.of(Reach.PAID)) for one in town)
    return say(seen.locale, "picture-town", count=within)


def _type(seen: Sight, one: TypeOnSale) -> ScenesType:
    sales = tuple([_on_sale(seen, sale) for sale in one.sales])
    return ScenesType(one.type, type_name(seen.locale, one.type), one.bean, one.thalers, sales)


def _on_sale(seen: Sight, sale: Sale) -> OnSale:
    price, owner = sale.building.price, sale.building.owner
    if owner is None or sale.reach is not Reach.TAKEN:
        return OnSale(price, sale.reach, sale.short)
    return OnSale(price, sale.reach, owner=owner, name=seen.table.seats[owner].name)


def _sentences(seen: Sight, town: Sequence[TypeOnSale]) -> Iterator[str]:
    """What the picture shows, what can be bought first."""
    locale = seen.locale
    yield say(locale, "alt-sale", title=_title(seen, town))
    if now := [building_name(locale, sale.building.building) for one in town for sale in one.of(Reach.NOW)]:
        yield say(locale, "alt-sale-now", buildings=listed(locale, now))
    for one in town:
        yield say(
            locale,
            "alt-sale-type",
            type=type_name(locale, one.type),
            thalers=one.thalers,
            bean=bean_name(locale, one.bean, one.thalers),
            buildings=listed(locale, [_said(seen, sale) for sale in one.sales]),
        )


def _said(seen: Sight, sale: Sale) -> str:
    owner = sale.building.owner
    return say(
        seen.locale,
        "alt-sale-building",
        reach=str(sale.reach),
        price=sale.building.price,
        short=sale.short,
        name="" if owner is None else said_name(seen, owner),
    )
