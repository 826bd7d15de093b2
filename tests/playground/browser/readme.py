"""All pictures of the README, of real games: `python -m tests.playground.browser.readme .github` takes them.

They are best with the fonts of Debian's packages `fonts-open-sans` and `fonts-noto-color-emoji`.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.async_api import FloatRect, Locator, Page, ViewportSize

from bot.games import CATALOGUE
from bot.games.bohnanza.events import Offered, Traded
from bot.games.bohnanza.view import Phase, View
from bot.players import FAMILIES
from bot.simulate.playing import play
from tests.playground.browser.chrome import browsing
from tests.playground.browser.clip import Clip
from tests.playground.browser.framed import frame
from tests.playground.browser.staged import STRENGTH, staged

GAME, PLAYERS = "rio_grande_2000", 4
SEEDS = {"still": "9", "trade": "24", "end": "41"}
"""Games: one with a moment of much to see, one with a trade that is understood at once, one that Alex wins."""
NEVER, CALM = 60, 3
"""Seconds that computers take for a move: more than a picture needs, and enough to read an offer before."""
HIGH = ViewportSize(width=1280, height=860)
"""So high that the whole hand is seen beside the table."""
SMALL = ViewportSize(width=1000, height=740)
FILMED = FloatRect(x=0, y=58, width=1000, height=SMALL["height"] - 58 - 67)
"""The two columns, without the head of the page and the lines in which one types."""
SETTLED = 1500
"""Milliseconds until the page has all pictures and has scrolled."""
PATIENCE = 30_000
"""Milliseconds until somebody has taken an offer."""
FONT = 'body { font-family: "Open Sans", system-ui, sans-serif, "Noto Color Emoji"; }'


class Moment(NamedTuple):
    """A game of computers so far, and the event that comes next."""

    past: tuple[Any, ...]
    state: Any
    following: tuple[Any, ...]


def moments(seed: str) -> list[Moment]:
    """A whole game, event by event."""
    rules = CATALOGUE[GAME]
    events = play(rules, FAMILIES[rules.family], [STRENGTH] * PLAYERS, seed).events
    state, found = rules.replay(PLAYERS, events[:1]), []
    for place, event in enumerate(events[1:], 1):
        found.append(Moment(events[:place], state, events[place:]))
        state = rules.evolve(state, event)
    return found


def _to_see(moment: Moment) -> int:
    """How much there is to see while a computer trades: cards offered for others, full fields, and a hand."""
    view = _view(moment)
    swaps = [offer for offer in view.offers if offer.give and offer.want and not offer.declined]
    if view.phase is not Phase.TRADE or not view.face_up or len(swaps) < len(view.offers):
        return 0
    if view.active == 0 or not 5 <= view.seats[0].hand <= 9:
        return 0
    return 12 * len({offer.seat for offer in swaps}) + _planted(view)


def _to_trade(moment: Moment) -> int:
    """How much is planted where Alex offers one card for another that a computer then gives, and nothing else is
    offered."""
    view = _view(moment)
    match moment.following[:2]:
        case [Offered(seat=0, give=[_], want=[_]), Traded()] if not view.offers:
            return _planted(view)
    return 0


def _view(moment: Moment) -> View:
    view: View = CATALOGUE[GAME].view(moment.state, 0)
    return view


def _computers_alone(moment: Moment) -> bool:
    """Whether the game waits for computers, and not for Alex."""
    waiting = CATALOGUE[GAME].to_act(moment.state)
    return bool(waiting) and 0 not in waiting


def _planted(view: View) -> int:
    return sum(min(field.cards, 6) for seat in view.seats for field in seat.fields)


@asynccontextmanager
async def shown(
    past: tuple[Any, ...], delay: int, size: ViewportSize = HIGH, scale: int = 2
) -> AsyncIterator[Page]:
    """The page, once all stands on it that has happened."""
    with tempfile.TemporaryDirectory() as folder:
        async with staged(Path(folder), GAME, past, delay) as address, browsing() as chrome:
            context = await chrome.browser.new_context(
                viewport=size, device_scale_factor=scale, locale="en-GB", bypass_csp=True
            )
            page = await context.new_page()
            await page.goto(address)
            await page.add_style_tag(content=FONT)
            await page.locator("#private-stream article img").last.wait_for()
            await page.wait_for_timeout(SETTLED)
            yield page


def control(page: Page, action: str) -> Locator:
    """The first button among the private messages that does this."""
    return page.locator(f'#private-stream [data-control^="bean:1:{action}"]').first


async def still(folder: Path) -> None:
    """Take the page in the middle of a game, and table and hand as they stand in Discord."""
    best = max(moments(SEEDS["still"]), key=_to_see)
    async with shown(best.past, NEVER) as page:
        await page.screenshot(path=folder / "playground.png")
        await frame(page, "table", "# game-night", "Message #game-night", folder / "table.png")
    async with shown(best.past, NEVER) as page:
        await frame(page, "private", "@ Bean table", "Message @Bean table", folder / "hand.png")


async def end(folder: Path) -> None:
    """Take the end of a game, to which computers go on by themselves."""
    *_, last = filter(_computers_alone, moments(SEEDS["end"]))
    async with shown(last.past, 0) as page:
        await page.locator('#table-stream [data-control^="bean:1:rematch"]').last.wait_for(timeout=PATIENCE)
        await page.wait_for_timeout(SETTLED)
        await frame(page, "table", "# game-night", "Message #game-night", folder / "end.png")


async def trade(folder: Path) -> None:
    """Film a trade: offered, taken, and planted."""
    best = max(moments(SEEDS["trade"]), key=_to_trade)
    offered = best.following[0]
    async with shown(best.past, CALM, SMALL, scale=1) as page:
        clip = Clip(page, FILMED)
        await clip.look(2000)
        for action in ("offer:", f"give:{offered.give[0]}", f"want:{offered.want[0]}", "send"):
            await clip.press(control(page, action))
        await control(page, "withdraw").wait_for(state="detached", timeout=PATIENCE)
        await clip.look(2200)
        await clip.press(control(page, "end:"))
        await clip.press(control(page, "plant-all"))
        await clip.look(2500)
        clip.save(folder / "trade.webp")


def main() -> None:
    """Write them into a folder."""
    parser = argparse.ArgumentParser(description="Make the README's pictures.")
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    for take in (still, end, trade):
        asyncio.run(take(folder))
    for file in sorted(folder.glob("*.png")) + sorted(folder.glob("*.webp")):
        print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
