"""Games that come to a question of the town within a few turns, by buttons alone."""

from __future__ import annotations

from typing import Any

from tests.cogs.world import World, controls, custom_id

NAMES = ("Ana", "Ben", "Cleo")
GAME = "high_bohn_cognac"
BANKS = (
    ("black_eyed×5", "chili×5", "stink×5"),
    "black_eyed×2 red soy green chili×2 blue×3 stink×2 blue×3 soy×2 red blue soy",
)
"""Ana has six black-eyed beans in her second turn, when she turns up two soy and draws three different cards."""
STILLS = ("cognac×5", "chili×5", "stink×5"), "cognac×2 cognac×3 chili×2 blue×3 stink×2 blue×3 cognac×2 red×3"
"""Ana has eight cognac beans at the end of her second turn, Ben four chili beans and Cleo four stink beans."""


async def turn(here: World, name: str) -> None:
    """Plant two cards, turn up two, trade nothing, plant these, draw."""
    for action in ("plant", "plant", "end", "plant-all"):
        await press(here, name, action)


async def press(here: World, name: str, action: str, *args: str) -> Any:
    """Press this button of a hand; a button that can be pressed in several ways in the first."""
    return await here.click(name, here.hand_message(name), action, *args)


async def ask_for_the_order(here: World) -> None:
    """Ana is asked in which order she takes a red, a blue and a soy bean."""
    await here.open(*NAMES, game=GAME)
    for name in NAMES:
        await turn(here, name)
    await press(here, "Ana", "plant")
    await press(here, "Ana", "plant")
    await harvest(here, "Ana", "0")
    await buy(here, "Ana", "bank-3")
    await press(here, "Ana", "end")
    await press(here, "Ana", "plant-all")


async def ask_for_a_type(here: World) -> None:
    """Ana has bought a Distillery 2 in Ben's turn, and is asked to name a type."""
    await here.open(*NAMES, game=GAME)
    for name in (*NAMES, "Ana"):
        await turn(here, name)
    await harvest(here, "Ana", "0")
    await buy(here, "Ana", "distillery-2")


async def ask_before_it_goes(here: World) -> None:
    """Ana has named the Blacksmith; Ben, whose chili beans are ripe, is asked whether he buys one."""
    await ask_for_a_type(here)
    await press(here, "Ana", "name-type", "blacksmith")


async def harvest(here: World, name: str, field: str) -> None:
    """Harvest a field by the menu."""
    menu = (await press(here, name, "harvest")).response
    await here.click(name, menu, "harvest-field", field)


async def buy(here: World, name: str, building: str) -> None:
    """Buy a building in the town."""
    page = await town(here, name)
    await here.click(name, page, "buy-building", building)


async def town(here: World, name: str) -> Any:
    """The town as this person sees it."""
    return (await press(here, name, "town")).response


def actions(message: Any) -> set[str]:
    """What can be pressed on a message."""
    return {control.action for control in controls(message)}


def ids(message: Any, action: str) -> list[str]:
    """The custom_ids of the buttons and lists of this action."""
    return [custom_id(control) for control in controls(message) if control.action == action]
