"""The table of Bohnanza in the playground's column: while four players trade it is seen without scrolling."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

from bot.art.pictures import draw
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.events import Event, Traded, TurnBegan, TurnedUp
from bot.games.bohnanza.state import Offer, Phase, State
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.screens import ClockFacts, SeatFacts
from tests.breadth import few
from tests.playground.browser.chrome import WIDE, Chrome, opened
from tests.playground.browser.clicking import table
from tests.playground.browser.fake import Fake, Frame, message
from tests.ui.bohnanza.examples import Position, cards, crop, look, position

pytestmark = pytest.mark.asyncio(loop_scope="session")

HIGHEST = 600
"""Pixels: what a screen of 1280 by 800 leaves to a message between the head of the column and its foot."""
FIELDS = {
    0: [crop("wax", 4), crop("red", 1), crop("blue", 2)],
    1: [crop("black_eyed", 1), crop("blue", 1)],
    2: [crop("chili", 3), crop("garden", 2)],
    3: [crop("stink", 5), crop("green", 3)],
}
OFFERS = [
    Offer(1, 0, 1, cards("black_eyed"), (Bean("soy"),)),
    Offer(2, 0, None, cards("stink"), (Bean("garden"),)),
    Offer(3, 2, 0, cards("garden garden"), (Bean("stink"),), frozenset({0})),
]


def trading(*, computer: bool) -> Frame:
    """The message of a full table, in words."""
    return message(1, *table_screen(full_table(computer=computer)).to_components())


def full_table(*, computer: bool) -> Sight:
    """A full table: three offers, two trades, three fields at one seat, a clock; a computer or a person trades."""
    at = position(
        ["wax red", "soy red", "garden garden", "chili"],
        phase=Phase.TRADE,
        fields=FIELDS,
        thalers={0: "wax", 2: "blue blue"},
        face_up="black_eyed stink",
        offers=OFFERS,
    )
    state = at.state._replace(passed=frozenset({3}), discard=cards("soy soy chili soy"))
    past: list[tuple[State, Event]] = [
        (state, TurnBegan(1, 0)),
        (state, TurnedUp(cards("black_eyed stink"))),
        (state, Traded(4, 0, 1, cards("red"), cards("chili"))),
        (state, Traded(5, 0, 2, cards("soy"), cards("green"))),
    ]
    seen = look(Position(state, tuple(past)))
    people = [SeatFacts(101 + seat, name, left=False) for seat, name in enumerate(("Zeno", "Alex", "Ben", "Ana"))]
    people[0] = people[0]._replace(computer="normal" if computer else None)
    clocks = (ClockFacts(1, 1_900_000_000, reminded=False),)
    return seen._replace(table=seen.table._replace(seats=tuple(people), clocks=clocks))


@pytest.mark.parametrize("computer", few([True, False]))
async def test_the_trading_table_of_four_is_seen_without_scrolling(
    chrome: Chrome, fake: Fake, computer: bool
) -> None:
    async with opened(chrome, fake.address, WIDE) as page:
        await fake.post(trading(computer=computer))
        await table(page).get_by_role("button", name="My hand").wait_for()
        assert await height(page) <= HIGHEST


@pytest.mark.parametrize("computer", few([True, False]))
async def test_so_it_is_with_the_picture_of_everybodys_fields(chrome: Chrome, fake: Fake, computer: bool) -> None:
    layout = table_screen(full_table(computer=computer)._replace(pictures=True))
    assert layout.picture is not None
    fake.files["1/table.png"] = draw(layout.picture.scene)
    file = {"id": "1", "filename": layout.picture.name, "url": "files/1/table.png"}
    async with opened(chrome, fake.address, WIDE) as page:
        await fake.post(message(1, *layout.to_components(), attachments=[file]))
        await page.wait_for_function(
            "() => document.querySelector('#table-stream article img')?.naturalWidth === 1000"
        )
        assert await height(page) <= HIGHEST


async def height(page: Page) -> float:
    """How high the newest message is."""
    box = await table(page).bounding_box()
    assert box is not None
    return box["height"]
