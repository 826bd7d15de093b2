"""High Bohn by slash commands: what their lists offer, and what they do, in the channel and in direct messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.bohnanza.high_bohn.town import holdings
from bot.games.bohnanza.state import Phase, State
from bot.words import say
from tests.breadth import few_rows
from tests.cogs.asking import BANKS, GAME, NAMES, actions, ask_for_the_order
from tests.cogs.mishaps import position, private, told, unchanged
from tests.cogs.shuffling import Stacked
from tests.cogs.world import World, words, world
from tests.games.bohnanza.high_bohn.towns import owned, stored, town
from tests.games.bohnanza.tables import hand

RICH = town(
    hands=["soy red", "chili", "green"],
    thalers=["garden×3 red×2 soy blue", "red×2"],
    buildings=["tipi-1", "farm-1"],
)


async def start(here: World, state: State) -> None:
    """Three people in this position."""
    await here.open(*NAMES, game=GAME)
    await position(here, 1, state)


async def now(here: World) -> State:
    """How the game stands."""
    state: State = (await here.bot.tables.get(1)).state
    return state


async def listed(here: World, name: str, command: str, option: str, typed: str = "", **filled: str) -> list[str]:
    """What the list of an option offers."""
    found = await here[name].autocomplete(here.channel, command, option, typed, **filled)
    return [str(choice["value"]) for choice in found]


# The town


@pytest.mark.long
async def test_town_shows_what_the_button_shows_to_the_one_who_asks_alone(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, RICH)
        for name, thalers in (("Ana", "3 🌻 Garden · 🛒 now: 1, 2, 3 ·"), ("Ben", "0 🌻 Garden · 1: 1 short")):
            async with unchanged(here, 1, *[other for other in NAMES if other != name]):
                typed = private(await here[name].slash(here.channel, "town"))
                by_button = private(await here.click(name, here.table_message(), "town"))
                assert typed == by_button
                assert typed == private(await here[name].user.slash("town", table=1))
            assert f"⛏️ Gold Mine · {thalers}" in typed


async def test_town_is_refused_where_there_is_none(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        async with unchanged(here, 1, *NAMES):
            assert told(await here["Ana"].slash(here.channel, "town"), "no-town-here")


async def test_buy_lists_only_what_can_be_paid_now(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, RICH)
        # The one soy thaler would pay for Ben's Farm 1 alone, and the red ones for a second Tipi.
        mine = ["gold_mine-1", "gold_mine-2", "gold_mine-3", "jail-1"]
        assert await listed(here, "Ana", "buy", "what") == ["third-field", *mine]
        assert await listed(here, "Ana", "buy", "what", "gold") == mine[:3]
        assert await listed(here, "Ana", "buy", "what", "Jail 1, ") == [f"Jail 1, {one}" for one in mine[:3]]
        assert await listed(here, "Ben", "buy", "what") == ["tipi-2"]
        assert await listed(here, "Cleo", "buy", "what") == []
        await here["Ana"].slash(here.channel, "buy", what="Gold Mine 2")
        assert await listed(here, "Ana", "buy", "what") == ["third-field", "jail-1"]


async def test_buy_buys_one_or_several_or_the_field(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, RICH)
        bought = await here["Ana"].slash(here.channel, "buy", what="gold mine 2, jail 1")
        assert "You bought ⛏️ Gold Mine 2 for 🌻 Garden ×2." in private(bought)
        assert "You bought ⛓️ Jail 1 for 🫐 Blue." in private(bought)
        assert owned(await now(here), 0) == "tipi-1 gold_mine-2 jail-1"
        # The Gold Mine makes the field cheap; it is paid with what lies on top.
        await here["Ana"].user.slash("buy", what="Third field", table=1)
        state = await now(here)
        assert (len(state.players[0].fields), len(state.players[0].thalers)) == (3, 3)
        shown = words(here.table_message())
        assert "⛺ Indian Tipi 1, ⛏️ Gold Mine 2, ⛓️ Jail 1" in shown
        assert "Ana bought ⛏️ Gold Mine 2 for 🌻 Garden ×2." in shown


@pytest.mark.parametrize(
    ("name", "what", "reason", "facts"),
    few_rows(
        [
            ("Ana", "tipi 2", "one-building-of-a-type", {}),
            ("Ana", "farm 1", "building-gone", {}),
            ("Ana", "gold mine 4", "too-few-thalers-of-a-bean", {"bean": "garden", "price": 4, "thalers": 3}),
            ("Cleo", "jail 1", "too-few-thalers-of-a-bean", {"bean": "blue", "price": 1, "thalers": 0}),
            ("Ana", "castle", "building-unknown", {"word": "castle"}),
            ("Ana", "jail 1, third field", "field-or-buildings", {}),
        ]
    ),
)
async def test_what_cannot_be_bought_is_refused_with_its_reason(
    tmp_path: Path, name: str, what: str, reason: str, facts: dict[str, str | int]
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, RICH)
        async with unchanged(here, 1, *NAMES):
            assert told(await here[name].slash(here.channel, "buy", what=what), reason, **facts)


async def test_of_several_none_is_bought_where_one_cannot_be(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, RICH)
        async with unchanged(here, 1, *NAMES):
            refused = await here["Ana"].slash(here.channel, "buy", what="jail 1, farm 2")
        assert told(refused, "too-few-thalers-of-a-bean", bean="soy", price=2, thalers=1)


# What buildings allow in the hand


async def test_store_lists_what_may_be_stored_and_stores_it_openly(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, town(hands=["soy red", "chili", "green"], buildings=["general_store-3"]))
        assert await listed(here, "Ana", "store", "card") == ["🌱"]
        assert await listed(here, "Ben", "store", "card") == []
        assert told(await here["Ben"].slash(here.channel, "store"), "no-store")
        await here["Ana"].slash(here.channel, "store", card="Soy")
        await here["Ana"].slash(here.channel, "store")
        assert stored(await now(here), 0) == "soy red"
        assert "in store: 🌱 Soy, 🍒 Red" in words(here.table_message())


async def test_peek_shows_the_top_card_to_its_owner_alone_and_bottom_puts_it_under_the_pile(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, before_a_turn("bank-2"))
        await here["Cleo"].slash(here.channel, "end")
        top = (await now(here)).draw_pile[-1]
        async with unchanged(here, 1):
            assert told(await here["Cleo"].slash(here.channel, "peek"), "no-bank-to-peek")
            assert told(await here["Ana"].slash(here.channel, "bottom"), "look-first")
        await here["Ana"].slash(here.channel, "peek")
        assert "### 🏦 Top card: 🌻 Garden\nOnly you see this card." in words(here.hand_message("Ana"))
        assert "Ana looked at the top card of the draw pile (Bank)." in words(here.table_message())
        await here["Ana"].user.slash("bottom", table=1)
        state = await now(here)
        assert (state.draw_pile[0], state.draw_pile[-1] == top) == (top, False)
        assert told(await here["Ana"].slash(here.channel, "peek"), "not-the-moment-of-your-bank")


async def test_move_lists_cards_and_places_and_moves_once(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, before_a_turn("bank-4"))
        await here["Cleo"].slash(here.channel, "end")
        assert await listed(here, "Ana", "move", "card") == ["🌱 #1", "🍒 #2", "🫐 #3"]
        assert await listed(here, "Ana", "move", "to", card="Blue #3") == ["1", "2", "3"]
        assert await listed(here, "Ben", "move", "card") == []
        async with unchanged(here, 1):
            lost = await here["Ana"].slash(here.channel, "move", card="Blue #3", to="9")
            assert told(lost, "no-such-place-in-hand")
        await here["Ana"].slash(here.channel, "move", card="Blue #3", to="1")
        assert hand(await now(here), 0) == "blue soy red"
        again = await here["Ana"].slash(here.channel, "move", card="Red", to="1")
        assert told(again, "not-the-moment-of-your-bank")
        assert "move-card" not in actions(here.hand_message("Ana"))


async def test_order_lists_every_order_and_takes_one(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, chance=Stacked(*BANKS)) as here:
        await ask_for_the_order(here)
        orders = await listed(here, "Ana", "order", "cards")
        assert orders[0] == "🍒, 🫐, 🌱"
        assert len(orders) == 6
        assert await listed(here, "Ben", "order", "cards") == []
        async with unchanged(here, 1):
            assert told(await here["Ben"].slash(here.channel, "order"), "somebody-else-is-asked")
            twice = await here["Ana"].slash(here.channel, "order", cards="red, red, soy")
            assert say("en", "order-each-once", cards="🍒 Red, 🫐 Blue, 🌱 Soy") in private(twice)
        await here["Ana"].slash(here.channel, "order", cards="soy red blue")
        assert hand(await now(here), 0).split()[-3:] == ["soy", "red", "blue"]
        assert (await now(here)).turn == 5


def before_a_turn(building: str) -> State:
    """Ana's turn comes next, once Cleo has ended hers; then a garden bean lies on top of the draw pile."""
    return town(
        phase=Phase.TRADE,
        active=2,
        hands=["soy red blue", "chili", "green"],
        buildings=[building],
        draw="stink×3 garden red soy blue chili",
    )


async def test_commands_of_buildings_that_one_has_not_say_so(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await start(here, town(hands=["soy red", "chili", "green"]))
        assert not holdings((await now(here)).players[0]).buildings
        refusals = {"store": "no-store", "peek": "no-bank-to-peek", "order": "no-bank-to-order"}
        for command, reason in (refusals | {"bottom": "no-bank-to-peek"}).items():
            async with unchanged(here, 1, *NAMES):
                assert told(await here["Ana"].slash(here.channel, command), reason)
