"""What is offered to everybody is people's first: whoever offers it, whoever leads, whatever anybody holds."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable

import pytest

from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.events import Traded
from bot.games.bohnanza.moves import Accept, ComeBack, Decline, MakeOffer, Move, Pass
from bot.games.bohnanza.state import Offer, Phase
from bot.games.bohnanza.view import View
from bot.games.chance import Chance
from bot.tables import Changed, Table
from tests.breadth import few
from tests.games.bohnanza.dealing import dealt_anew
from tests.games.bohnanza.tables import table as position_of
from tests.tables.computers.scenes import Clock, accepts, ends, playing_like, set_going, trading
from tests.tables.hall import ANA, BEN, Hall

STANDS = {"calm": 8.0, "brisk": 5.0, "instant": 2.0}
SOON = 1.5
"""Seconds within which computers have answered once no person may want it any more."""
GIFT = Offer(1, 2, None, (Card("wax-1"),), ())


def times(hall: Hall, clock: Clock) -> list[tuple[str, float]]:
    """What happens from now on, and how many seconds after the scene began."""
    found: list[tuple[str, float]] = []

    def note(changed: Changed) -> None:
        for event in changed.decision.events if changed.decision is not None else ():
            found.append((type(event).__name__, round(hall.time - clock.began, 3)))

    hall.tables.subscribe(note)
    return found


def taken(found: list[tuple[str, float]]) -> float:
    """When the offer was taken."""
    return next(at for kind, at in found if kind == Traded.__name__)


async def gift_of_ana(hall: Hall, table: Table) -> None:
    """Ana, whose turn it is, gives a card away to whoever takes it first."""
    await hall.act(table, ANA, MakeOffer((Card("soy-1"),), ()))
    await hall.computers.idle()


@pytest.mark.parametrize("tempo", STANDS)
async def test_a_gift_of_a_friend_stands_for_the_other_one(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, tempo: str
) -> None:
    playing_like(monkeypatch, accepts)
    table, clock = await trading(hall, 2, 2, active=0, tempo=tempo)
    found = times(hall, clock)
    await gift_of_ana(hall, table)
    assert taken(found) == STANDS[tempo]


@pytest.mark.parametrize("tempo", STANDS)
async def test_a_gift_of_a_computer_stands_for_each_friend_who_is_not_done(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, tempo: str
) -> None:
    playing_like(monkeypatch, accepts)
    table, clock = await trading(hall, 2, 2, active=2, tempo=tempo)
    table.state = table.state._replace(offers=(GIFT,), passed=frozenset({0}))
    found = times(hall, clock)
    await set_going(hall, table)
    assert taken(found) == STANDS[tempo]


async def test_what_is_taken_instead_of_a_person_who_left_waits_as_long(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, accepts)
    table, clock = await trading(hall, 2, 2, active=0)
    table.seats = tuple(one if one.seat < 2 else one._replace(computer=None, left=True) for one in table.seats)
    found = times(hall, clock)
    await gift_of_ana(hall, table)
    assert taken(found) == STANDS["brisk"]


Happening = Callable[[Hall, Table], Awaitable[object]]


@pytest.mark.parametrize(
    "answer",
    [
        lambda hall, table: hall.act(table, BEN, Decline(table.state.offers[0].number)),
        lambda hall, table: hall.act(table, BEN, Pass()),
    ],
)
@pytest.mark.parametrize("active", few([0, 2], 0))
async def test_once_no_friend_wants_it_a_computer_takes_it_soon(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, answer: Happening, active: int
) -> None:
    playing_like(monkeypatch, accepts)
    table, clock = await trading(hall, 2, 2, active=active)
    found = times(hall, clock)
    clock.after[2.0] = lambda: answer(hall, table)
    if active == 0:
        await gift_of_ana(hall, table)
    else:
        table.state = table.state._replace(offers=(GIFT,), passed=frozenset({0}))
        await set_going(hall, table)
    assert 2.0 <= taken(found) <= 2.0 + SOON


async def test_who_comes_back_in_has_the_whole_time(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben has pressed *I'm done*, Ana's gift is made, and before a computer takes it he presses *Back in*."""
    playing_like(monkeypatch, lambda view, chance: None)
    table, clock = await trading(hall, 2, 1, active=0)
    await hall.act(table, BEN, Pass())
    await gift_of_ana(hall, table)
    playing_like(monkeypatch, accepts)
    found = times(hall, clock)
    hall.time += 4
    await hall.act(table, BEN, ComeBack())
    await hall.computers.idle()
    assert taken(found) == 4 + STANDS["brisk"]


async def test_a_computer_that_wants_it_later_does_not_wait_anew(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time runs from the offer, also while no computer wants anything: else it would tell what they hold."""
    playing_like(monkeypatch, lambda view, chance: None)
    table, clock = await trading(hall, 2, 2, active=0)
    await gift_of_ana(hall, table)
    hall.time += 20
    playing_like(monkeypatch, accepts)
    found = times(hall, clock)
    await hall.act(table, ANA, MakeOffer((Card("soy-2"),), (), 1))
    await hall.computers.idle()
    assert 20 <= taken(found) <= 20 + SOON


async def test_the_offer_that_was_made_first_is_taken_first(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """One computer waits for the newer of two offers: meanwhile another takes the older one."""

    def one_each(view: View, chance: Chance) -> Move | None:
        assert view.own is not None
        number = {2: 2, 3: 1}[view.own.seat]
        return Accept(number, ()) if any(way.offer == number for way in view.own.options.accept) else None

    playing_like(monkeypatch, one_each)
    table, clock = await trading(hall, 2, 2, active=0)
    found = times(hall, clock)
    clock.after[3.0] = lambda: hall.act(table, ANA, MakeOffer((Card("soy-2"),), ()))
    await gift_of_ana(hall, table)
    assert [at for kind, at in found if kind == Traded.__name__] == [5.0, 8.0]


@pytest.mark.parametrize("active", few([0, 2], 0))
async def test_hidden_cards_dealt_anew_change_no_time(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, active: int
) -> None:
    """Who leads gives a card away; the same moments, whatever is in any hand."""
    playing_like(monkeypatch, accepts)
    seen = []
    for luck in (None, *map(random.Random, range(5))):
        table, clock = await trading(hall, 2, 2, active=active)
        table.state = table.state._replace(offers=(GIFT._replace(seat=active),))
        if luck is not None:
            table.state = dealt_anew(table.state, luck)
        found, shown = times(hall, clock), list[int | None]()
        for second in (1.0, 4.0):
            clock.after[second] = lambda table=table, shown=shown: shown.append(table.goes_on_at)  # type: ignore[misc]
        await set_going(hall, table)
        ended = [kind for kind, _ in found].index("TradingEnded") + 1 if active else len(found)
        seen.append((found[:ended], [at and at - round(clock.began) for at in shown]))
    assert taken(seen[0][0]) == STANDS["brisk"]
    assert seen == [seen[0]] * len(seen)


@pytest.mark.parametrize("active", [0, 2])
async def test_it_stands_as_long_for_friends_who_lack_what_it_asks_for(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, active: int
) -> None:
    """A computer has what is asked for; whether a friend has it too tells no clock."""

    def takes(view: View, chance: Chance) -> Move | None:
        assert view.own is not None
        ways = view.own.options.accept
        return Accept(ways[0].offer, ways[0].wanted[0].cards[:1]) if ways else ends(view, chance)

    playing_like(monkeypatch, takes)
    moments = []
    for hand in ("red blue", "chili blue"):
        table, clock = await trading(hall, 2, 2, active=active)
        table.state = position_of(
            phase=Phase.TRADE,
            players=4,
            hands=[hand, hand, "soy", "red"] if active == 2 else ["soy", hand, "red", "garden"],
            face_up="wax",
            active=active,
        )
        wish = Offer(1, active, None, (Card("wax-1"),), ("red",))  # type: ignore[arg-type]
        table.state = table.state._replace(offers=(wish,))
        found = times(hall, clock)
        await set_going(hall, table)
        moments.append(taken(found))
    assert moments == [STANDS["brisk"]] * 2
