"""Gifts between friends who play with computers: a computer takes none that a friend may still take."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.state import Phase
from bot.tables import Changed, Timing
from bot.ui.publishing.outbox.places import PUBLIC, hand_of
from tests.breadth import few
from tests.cogs.mishaps import show
from tests.cogs.world import World, world
from tests.games.bohnanza.tables import table as position_of

RED = Bean("red")
FRIENDS = ("Ana", "Ben")
GIVER, TAKER = "soy×3 stink×4", "red×2 -"
"""The fields of whoever has turned up a red bean, and of all others."""
STANDS = 5
"""Seconds for which a gift is people's at the brisk tempo."""


async def trading(here: World, *, ana_leads: bool, done: str | None = None) -> None:
    """Two friends and two computers in the middle of a trade that Ana or a computer leads; one may be done."""
    await here["Ana"].slash(here.channel, "play", computers=2)
    await here.click("Ben", here.table_message(), "join")
    await here.click("Ana", here.table_message(), "start")
    table = await here.bot.tables.get(1)
    leads = next(seat.seat for seat in table.seats if (seat.name == "Ana" if ana_leads else seat.computer))
    position = position_of(
        phase=Phase.TRADE,
        players=4,
        hands=["soy" if seat == leads else "chili soy" for seat in range(4)],
        fields=[GIVER if seat == leads else TAKER for seat in range(4)],
        face_up="red",
        active=leads,
    )
    passed = frozenset(seat.seat for seat in table.seats if seat.name == done)
    before, table.state = table.state, position._replace(passed=passed)
    with here.env._bot_scope():
        here.bot.tables.announce(Changed(table, before, table.state, None))
    await show(here, 1, PUBLIC, *map(hand_of, table.people()))


async def given_to(here: World) -> str | None:
    """Who has been given the card that was turned up, and may have planted it by now."""
    table = await here.bot.tables.get(1)
    for seat in table.view(None).seats:
        planted = sum(field.cards for field in seat.fields if field.bean == RED)
        if planted + seat.set_aside.count(RED) > 2:
            return str(table.seats[seat.seat].name)
    return None


async def test_a_friend_takes_the_gift_of_a_friend_while_computers_wait(tmp_path: Path) -> None:
    async with world(tmp_path, *FRIENDS, timing=Timing()) as here:
        await trading(here, ana_leads=True)
        await here["Ana"].slash(here.channel, "offer", give="red")
        await here.env.advance_time(STANDS - 0.5)
        assert await given_to(here) is None
        await here.click("Ben", here.table_message(), "accept")
        assert await given_to(here) == "Ben"
        assert not here.env.errors


@pytest.mark.parametrize("done", few([None, "Ben"]))
async def test_what_no_friend_takes_is_taken_by_a_computer(tmp_path: Path, done: str | None) -> None:
    async with world(tmp_path, *FRIENDS, timing=Timing()) as here:
        await trading(here, ana_leads=True, done=done)
        await here["Ana"].slash(here.channel, "offer", give="red")
        if done is None:
            await here.env.advance_time(STANDS - 0.5)
            assert await given_to(here) is None
        await here.env.advance_time(2)
        assert await given_to(here) not in (None, *FRIENDS)
        assert not here.env.errors


@pytest.mark.parametrize("taker", few(["Ana", "a computer"]))
@pytest.mark.parametrize("done", [None, "Ben"])
async def test_what_a_computer_offers_to_all_is_a_friends_while_another_computer_waits(
    tmp_path: Path, done: str | None, taker: str
) -> None:
    async with world(tmp_path, *FRIENDS, timing=Timing()) as here:
        await trading(here, ana_leads=False, done=done)
        # A beat until it is offered, and nearly all the time for which it is people's.
        await here.env.advance_time(0.6 + STANDS - 0.5)
        assert await given_to(here) is None
        offers = (await here.bot.tables.get(1)).state.offers
        (swap,) = [offer.number for offer in offers if offer.to is None and offer.want == ("soy",)]
        if taker == "Ana":
            await here.click("Ana", here.table_message(), "accept", str(swap))
            assert await given_to(here) == "Ana"
        else:
            await here.env.advance_time(1)
            assert await given_to(here) not in (None, *FRIENDS)
        assert not here.env.errors
