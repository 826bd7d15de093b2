"""When computers move: so that people can follow, and are not passed over in trading."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.moves import ComeBack, MakeOffer, Move, Pass, Withdraw
from bot.games.bohnanza.state import Offer, Phase
from bot.games.bohnanza.view import View
from bot.games.chance import Chance
from bot.games.nicht_die_bohne.moves import Lay
from bot.tables import Changed, Table, Timing, acting, lobby
from bot.tables.computers.rhythm import DAY_PATIENCE
from bot.tables.computers.worker import ANSWERED_WITHIN
from tests.games.bohnanza.dealing import dealt_anew
from tests.games.bohnanza.tables import table as position_of
from tests.tables.computers.scenes import (
    Chooser,
    accepts,
    among,
    declines,
    ends,
    playing_like,
    set_going,
    trading,
)
from tests.tables.hall import ANA, BEN, Hall

BEAT = 0.5
"""At the brisk tempo, with the delay of one second that these tables have."""
LEAST, MOST = 10.0, 20.0
"""For how long trading is kept open for somebody who is not done."""


async def test_each_move_is_a_change_of_its_own_and_a_stage_comes_at_once(hall: Hall) -> None:
    table, clock = await among(hall, 1, 2)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    hall.announced.clear()
    table.state = position_of(hands=["", "red blue", "chili"], active=1)
    clock.begin()
    await set_going(hall, table)
    changes = [
        change for change in hall.announced if change.before is not change.after and change.before is not None
    ]
    assert len(changes) > 3
    assert all(change.actor is None for change in changes)
    assert [later.before is earlier.after for earlier, later in pairwise(changes)] == [True] * (len(changes) - 1)
    # A beat before the turn, then all that is planted and the turning up.
    assert clock.took(Phase.PLANT) == pytest.approx(BEAT)
    assert (
        len([change for change in changes if change.before.phase is Phase.PLANT and change.before.active == 1]) > 1
    )
    assert clock.waits[:2] == [pytest.approx(BEAT), pytest.approx(LEAST)]


async def test_a_no_takes_as_long_as_any_other_word(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    playing_like(monkeypatch, declines)
    table, clock = await trading(hall, 1, 2, active=1)
    offer = Offer(1, 1, None, (), ("red",))  # type: ignore[arg-type]
    table.state = table.state._replace(offers=(offer,), passed=frozenset({0}))
    await set_going(hall, table)
    assert table.state.phase is not Phase.TRADE
    # A beat to read, when trading has just begun, and another before it ends.
    assert clock.waits[:2] == [pytest.approx(BEAT)] * 2


async def test_trading_is_not_ended_while_a_person_may_still_want_something(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 1, 2, active=1)
    await set_going(hall, table)
    assert table.state.phase is not Phase.TRADE
    assert clock.waits[0] == pytest.approx(LEAST)


async def test_trading_is_ended_a_beat_after_all_people_are_done(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 2, 1, active=2)
    table.state = table.state._replace(passed=frozenset({0, 1}))
    await set_going(hall, table)
    assert table.state.phase is not Phase.TRADE
    assert clock.waits[0] == pytest.approx(BEAT)


async def test_at_a_days_pace_trading_is_kept_open_for_an_hour(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 1, 2, active=1)
    table.row = table.row._replace(pace="day")
    await set_going(hall, table)
    assert clock.waits[0] == pytest.approx(DAY_PATIENCE)


async def test_who_leads_a_talk_that_is_over_talks_no_more(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much the computers have to say, the moment holds that was shown."""

    def talks(view: View, chance: Chance) -> Move | None:
        assert view.own is not None
        mine = view.own.options.withdraw
        if view.own.seat == view.active and view.phase is Phase.TRADE:
            return Withdraw(mine[0]) if mine else MakeOffer((view.face_up[0],), ())
        return ends(view, chance)

    playing_like(monkeypatch, talks)
    table, clock = await trading(hall, 1, 2, active=1, timing=Timing(delay=4.0, patience=20.0))
    await set_going(hall, table)
    assert table.state.phase is not Phase.TRADE
    assert LEAST < clock.took(Phase.TRADE) <= MOST


@pytest.mark.parametrize(("done", "waited"), [(False, 3 + MOST), (True, BEAT)])
async def test_trading_is_not_ended_while_a_person_makes_an_offer(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, done: bool, waited: float
) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 1, 2, active=1)
    table.state = table.state._replace(passed=frozenset({0} if done else ()))
    clock.after[3.0] = lambda: hall.computers.hold_trading(table, ANA.id)
    await set_going(hall, table)
    assert table.state.phase is not Phase.TRADE
    assert clock.took(Phase.TRADE) == pytest.approx(waited)


async def test_making_offers_keeps_trading_open_once_in_a_turn(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 1, 2, active=1)
    for second in (3.0, 9.0, 15.0):
        clock.after[second] = lambda: hall.computers.hold_trading(table, ANA.id)
    await set_going(hall, table)
    assert clock.took(Phase.TRADE) == pytest.approx(3 + MOST)


async def test_an_offer_to_all_stands_long_enough_for_people_to_read_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, accepts)
    gift = Offer(1, 1, None, (Card("red-1"),), ())
    for declined, passed, waited in (((), (), 5.0), ((0,), (), BEAT), ((), (0,), BEAT)):
        table, clock = await trading(hall, 1, 2, active=1)
        offer = gift._replace(declined=frozenset(declined))
        table.state = table.state._replace(offers=(offer,), passed=frozenset(passed))
        await set_going(hall, table)
        assert clock.waits[0] == pytest.approx(waited)
        assert table.state.phase is not Phase.TRADE


async def test_a_persons_offer_is_answered_soon_though_other_people_may_want_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, accepts)
    table, clock = await trading(hall, 2, 1, active=0)
    await acting.act(hall.tables, table.id, ANA.id, lambda view: (MakeOffer((Card("soy-1"),), ()),), None)
    await hall.computers.idle()
    assert clock.waits[0] <= 2.0
    assert not table.state.offers


@pytest.mark.parametrize("computers", [1, 2])
async def test_all_computers_together_have_answered_within_a_moment(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, computers: int
) -> None:
    playing_like(monkeypatch, accepts)
    table, clock = await trading(hall, 2, computers, active=0, timing=Timing(delay=5.0))
    await acting.act(hall.tables, table.id, ANA.id, lambda view: (MakeOffer((Card("soy-1"),), ()),), None)
    await hall.computers.idle()
    assert clock.waits[0] == pytest.approx(ANSWERED_WITHIN / computers)


async def test_what_somebody_says_does_not_put_the_moment_off(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    playing_like(monkeypatch, declines)
    table, clock = await trading(hall, 2, 1, active=2)
    card = table.state.players[0].hand[0]
    clock.after[4.0] = lambda: hall.act(table, ANA, MakeOffer((card,), (), 2))
    clock.after[6.0] = lambda: hall.act(table, BEN, Pass())
    await set_going(hall, table)
    assert clock.took(Phase.TRADE) == pytest.approx(LEAST)
    assert not any(change.after.offers for change in hall.announced[-1:])


async def test_the_newest_offer_to_somebody_not_done_can_be_read(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    for named, end in ((0, 6.0 + LEAST), (1, LEAST)):
        playing_like(monkeypatch, ends)
        table, clock = await trading(hall, 1, 2, active=1)
        offer = Offer(1, 1, named, (), ("red",)) if named != 1 else Offer(1, 2, 1, (), ("red",))  # type: ignore[arg-type]

        def offered(table: Table = table, offer: Offer = offer) -> None:
            table.state = table.state._replace(offers=(offer,))
            hall.tables.announce(Changed(table, table.state, table.state, None))

        clock.after[6.0] = offered
        await set_going(hall, table)
        assert clock.took(Phase.TRADE) == pytest.approx(end)


async def test_who_comes_back_in_has_time_to_say_something(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 2, 1, active=2)
    clock.after[1.0] = lambda: hall.act(table, ANA, Pass())
    clock.after[8.0] = lambda: hall.act(table, ANA, ComeBack())
    await set_going(hall, table)
    assert clock.took(Phase.TRADE) == pytest.approx(8.0 + LEAST)


async def test_what_is_offered_at_the_last_moment_is_answered_before_it_ends(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, accepts)
    table, clock = await trading(hall, 1, 2, active=1)
    card = table.state.players[0].hand[0]
    clock.after[LEAST - 0.01] = lambda: hall.act(table, ANA, MakeOffer((card,), (), 1))
    await set_going(hall, table)
    assert clock.took(Phase.TRADE) == pytest.approx(LEAST, abs=0.01)
    assert card not in table.state.players[0].hand


async def test_the_table_says_when_its_computer_goes_on(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 1, 2, active=1)
    said: list[int | None] = []
    clock.after[1.0] = lambda: said.append(table.goes_on_at)
    clock.after[2.0] = lambda: hall.computers.hold_trading(table, ANA.id)
    clock.after[3.0] = lambda: said.append(table.goes_on_at)
    began = hall.time
    hall.announced.clear()
    await set_going(hall, table)
    assert said == [began + LEAST, began + 2 + MOST]
    assert table.goes_on_at is None
    unmoved = [change for change in hall.announced if change.before is change.after]
    assert len(unmoved) == 1


@pytest.mark.parametrize(("active", "done"), [(0, ()), (1, (0,))])
async def test_where_no_computer_waits_no_moment_is_shown(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, active: int, done: tuple[int, ...]
) -> None:
    playing_like(monkeypatch, lambda view, chance: None)
    table, _ = await trading(hall, 1, 2, active=active)
    table.state = table.state._replace(passed=frozenset(done))
    hall.tables.announce(Changed(table, None, table.state, None))
    assert table.goes_on_at is None


async def test_computers_by_themselves_wait_for_nobody(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 2, 1, active=2)
    for person in (ANA, BEN):
        seat = table.seated(person.id)
        table.seats = tuple(one._replace(left=True) if one.seat == seat else one for one in table.seats)
    await set_going(hall, table)
    assert clock.took(Phase.TRADE) == pytest.approx(BEAT)


async def test_what_is_said_to_nobody_but_those_done_is_soon_said(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a beat a message, and after five beats of talk the rest at once."""

    def talks(view: View, chance: Chance) -> Move | None:
        assert view.own is not None
        mine = view.own.options.withdraw
        if view.own.seat == view.active and view.phase is Phase.TRADE:
            return Withdraw(mine[0]) if mine else MakeOffer((view.face_up[0],), ())
        return None

    playing_like(monkeypatch, talks)
    table, clock = await trading(hall, 1, 2, active=1)
    table.state = table.state._replace(passed=frozenset({0}))
    await set_going(hall, table)
    assert clock.waits[:2] == [pytest.approx(BEAT), pytest.approx(BEAT / 2)]
    assert clock.took(Phase.TRADE) <= 7 * BEAT


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("chooser", [declines, ends])
async def test_what_others_do_not_see_has_no_part_in_the_waiting(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, seed: int, chooser: Chooser
) -> None:
    """The same scene with the hidden cards dealt anew: the same waits, and the same moment shown."""
    playing_like(monkeypatch, chooser)
    seen = []
    for luck in (None, random.Random(seed)):
        table, clock = await trading(hall, 1, 3, active=1)
        wish = Offer(1, 1, None, (), ("red",))  # type: ignore[arg-type]
        table.state = table.state._replace(offers=(wish,))
        if luck is not None:
            table.state = dealt_anew(table.state, luck)
        shown: list[int | None] = []
        clock.after[3.0] = lambda table=table, shown=shown: shown.append(table.goes_on_at)  # type: ignore[misc]
        await set_going(hall, table)
        seen.append((clock.waits, [at and at - round(clock.began) for at in shown], clock.took(Phase.TRADE)))
    assert seen[0] == seen[1]


async def test_three_computers_answer_an_offer_within_two_seconds(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, declines)
    table, _ = await trading(hall, 1, 3, active=0)
    began = hall.time
    await hall.act(table, ANA, MakeOffer((table.state.players[0].hand[0],), ("red",)))  # type: ignore[arg-type]
    await hall.computers.idle()
    assert len(table.state.offers[0].declined) == 3
    assert hall.time - began <= 2.0


async def test_the_cards_of_a_trick_are_laid_together(hall: Hall) -> None:
    table, clock = await among(hall, 1, 3)
    await lobby.choose_game(hall.tables, table.id, ANA.id, "nicht_die_bohne", None)
    await lobby.start(hall.tables, table.id, ANA.id, None)
    await hall.computers.idle()
    if table.state.phase != "lay":
        view = table.view(0)
        await acting.act(hall.tables, table.id, ANA.id, lambda _: (Lay(view.own.options.lay[0]),), None)
        await hall.computers.idle()
    laid = [seat.has_laid for seat in table.view(None).seats]
    assert sum(laid) >= 3
    assert clock.waits == [pytest.approx(BEAT)] * len(clock.waits)
    assert len(clock.waits) <= 2


async def test_moves_come_on_the_beat_however_long_the_thinking_took(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def talks(view: View, chance: Chance) -> Move | None:
        assert view.own is not None
        hall.time += 0.1
        mine = view.own.options.withdraw
        if view.own.seat == view.active and view.phase is Phase.TRADE:
            return Withdraw(mine[0]) if mine else MakeOffer((view.face_up[0],), ())
        return None

    playing_like(monkeypatch, talks)
    table, clock = await trading(hall, 1, 2, active=1)
    began, said = hall.time, list[float]()
    hall.tables.subscribe(lambda changed: said.append(hall.time - began))
    await set_going(hall, table)
    assert said[1:6] == [pytest.approx(BEAT * number) for number in range(1, 6)]
    assert LEAST < clock.took(Phase.TRADE) <= MOST


@pytest.mark.parametrize("strength", ["easy", "normal", "hard"])
async def test_a_no_comes_as_soon_whether_the_card_is_lacking_or_not_given_away(hall: Hall, strength: str) -> None:
    said = []
    for hand in ("blue wax", "red wax"):
        table, clock = await trading(hall, 1, 2, active=0)
        table.seats = tuple(one._replace(computer=one.computer and strength) for one in table.seats)
        table.state = position_of(
            phase=Phase.TRADE,
            hands=["soy chili", hand, "garden"],
            fields=["", "red×3 - -"],
            face_up="stink",
            active=0,
        )
        began, moments = hall.time, dict[int, float]()

        def note(changed: Changed, moments: dict[int, float] = moments, began: float = began) -> None:
            for seat in changed.after.offers[0].declined if changed.after and changed.after.offers else ():
                moments.setdefault(seat, hall.time - began)

        hall.tables.subscribe(note)
        await hall.act(table, ANA, MakeOffer((), ("red",)))  # type: ignore[arg-type]
        await hall.computers.idle()
        said.append(moments[1])
        assert clock.waits[0] <= ANSWERED_WITHIN
    assert said[0] == pytest.approx(said[1])
