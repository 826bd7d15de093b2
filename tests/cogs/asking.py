"""Games in which people own buildings, or are asked something by the town, within a few turns of clicks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.bohnanza.high_bohn.town import question
from tests.cogs.builders import Builders
from tests.cogs.driving import Driver
from tests.cogs.shuffling import Stacked
from tests.cogs.world import World, controls, custom_id, shown

NAMES = ("Ana", "Ben", "Cleo")
GAME = "high_bohn_cognac"
BANKS = (
    ("black_eyed×5", "chili×5", "stink×5"),
    "black_eyed×2 red soy green chili×2 blue×3 stink×2 blue×3 soy×2 red blue soy",
)
"""Ana has six black-eyed beans in her second turn, when she turns up two soy and draws three different cards."""
STILLS = ("cognac×5", "chili×5", "stink×5"), "cognac×2 cognac×3 chili×2 blue×3 stink×2 blue×3 cognac×2 red×3"
"""Ana has eight cognac beans at the end of her second turn, Ben four chili beans and Cleo four stink beans."""


# Questions


async def ask_for_the_order(here: World) -> None:
    """Ana is asked in which order she takes a red, a blue and a soy bean."""
    driver = await _open(here)
    for name in NAMES:
        await turn(driver, name)
    await plant(driver, "Ana")
    await harvest(driver, "Ana")
    await buy(driver, "Ana", "bank-3")
    await go_on(driver, "Ana")


async def ask_for_a_type(here: World) -> None:
    """Ana has bought a Distillery 2 in Ben's turn, and is asked to name a type."""
    driver = await _open(here)
    for name in (*NAMES, "Ana"):
        await turn(driver, name)
    await harvest(driver, "Ana")
    await buy(driver, "Ana", "distillery-2")


async def ask_before_it_goes(here: World) -> None:
    """Ana has named the Blacksmith; Ben, whose chili beans are ripe, is asked whether he buys one."""
    await ask_for_a_type(here)
    await press(here, "Ana", "name-type", "blacksmith")


async def _open(here: World) -> Driver:
    return Driver(here, await here.open(*NAMES, game=GAME), NAMES)


# Owners of buildings


def rich(kinds: Sequence[str]) -> Stacked:
    """Everybody has a bean of their own for two turns: eight of it to plant, or six black-eyed and two red."""
    first = [f"{kind}×5" for kind in kinds]
    second = [f"{'red' if kind == 'black_eyed' else kind}×2 soy chili garden" for kind in kinds]
    return Stacked(first, " ".join([*first, *second]))


async def settle_in(company: Builders, plan: Sequence[str], naming: str = "") -> None:
    """Everybody takes two turns and trades nothing, then harvests the first field and buys this building, if any;
    who is asked to names this type, and the others answer."""
    for name in company.names:
        await turn(company, name)
    for name, building in zip(company.names, plan, strict=True):
        await turn(company, name)
        if building:
            await harvest(company, name)
            await buy(company, name, building)
        if "name-type" in actions(await company.hand(name)):
            await company.click(name, await company.hand(name), "name-type", naming)
        while question((await company.game()).state) is not None:
            await company.step()


# What people do


async def turn(driver: Driver, name: str) -> None:
    """Plant two cards, turn up two, trade nothing, plant these, draw."""
    await plant(driver, name)
    await go_on(driver, name)


async def plant(driver: Driver, name: str) -> None:
    """Plant two cards of the hand."""
    for _ in range(2):
        await driver.click(name, await driver.hand(name), "plant")


async def go_on(driver: Driver, name: str) -> None:
    """Trade nothing and plant what is turned up."""
    for action in ("end", "plant-all"):
        await driver.click(name, await driver.hand(name), action)


async def harvest(driver: Driver, name: str) -> None:
    """Harvest the first field by the menu."""
    menu = await driver.click(name, await driver.hand(name), "harvest")
    await driver.click(name, shown(menu), "harvest-field", "0")


async def buy(driver: Driver, name: str, building: str) -> None:
    """Buy a building in the town: by its button on the first page, or on the page of its type."""
    page, number = shown(await driver.click(name, await driver.hand(name), "town")), 1
    if not _sells(page, building):
        actor = driver.world.actor(name, page)
        page = shown(await actor.select(page, [str(number)], custom_id=f"bean:{driver.table}:town-type"))
    while not _sells(page, building):
        number += 1
        page = shown(await driver.click(name, page, "town-type", str(number)))
    await driver.click(name, page, "buy-building", building)


def _sells(page: Any, building: str) -> bool:
    return any(one.action == "buy-building" and one.args[0] == building for one in controls(page))


async def press(here: World, name: str, action: str, *args: str) -> Any:
    """Press this button of a hand; one that can be pressed in several ways in the first."""
    return await here.click(name, here.hand_message(name), action, *args)


def actions(message: Any) -> set[str]:
    """What can be pressed on a message."""
    return {control.action for control in controls(message)}


def ids(message: Any, action: str) -> list[str]:
    """The custom_ids of the buttons and lists of this action."""
    return [custom_id(control) for control in controls(message) if control.action == action]
