"""When computers move: so that people can follow, and are not passed over in trading."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.events import Declined, Offered
from bot.games.bohnanza.moves import ComeBack, Decline, MakeOffer, Move, Pass, Withdraw
from bot.games.bohnanza.state import Offer, Phase
from bot.games.bohnanza.view import View
from bot.games.chance import Chance
from bot.games.nicht_die_bohne.moves import Lay
from bot.tables import Changed, Table, Timing, acting, lobby
from bot.tables.computers.tempo import DAY_PATIENCE
from bot.tables.computers.worker import ANSWERED_WITHIN
from tests.breadth import few
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
LOOK, TIME, BUILDS = 3.0, 10.0, 20.0
"""For how long trading is kept open for somebody who is not done: where nothing is open to them, where something
is, and where they make an offer."""
STANDS = 5.0
"""How long an offer to everybody is people's first at the brisk tempo."""
BY_NAME = 10.0
"""How long an offer by name waits for its answer."""


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
    # A beat before the turn, then all that is planted and the turning up; a beat to read it, then what one says.
    assert clock.took(Phase.PLANT) == pytest.approx(BEAT)
    assert (
        len([change for change in changes if change.before.phase is Phase.PLANT and change.before.active == 1]) > 1
    )
    assert clock.waits[:2] == [pytest.approx(BEAT), pytest.approx(LOOK)]


async def test_a_no_takes_as_long_as_any_other_word(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    playing_like(monkeypatch, declines)
    table, clock = await trading(hall, 1, 2, active=1)
    offer = Offer(1, 1, None, (), ("red",))  # type: ignore[arg-type]
    table.state = table.state._replace(offers=(offer,), passed=frozenset({0}))
    await set_going(hall, table)
    assert table.state.phase is not Phase.TRADE
    # A beat to read, when trading has just begun, and half of one before it ends, to which nobody listens.
    assert clock.waits[:2] == [pytest.approx(BEAT), pytest.approx(BEAT / 2)]


async def test_trading_is_not_ended_while_a_person_may_still_want_something(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 1, 2, active=1)
    await set_going(hall, table)
    assert table.state.phase is not Phase.TRADE
    assert clock.waits[0] == pytest.approx(LOOK)


@pytest.mark.parametrize("tempo", ["calm", "brisk", "instant"])
async def test_where_nothing_is_open_to_people_it_is_ended_as_soon_at_each_tempo(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, tempo: str
) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 1, 2, active=1, tempo=tempo)
    wish = Offer(1, 2, 1, (), ("red",))  # type: ignore[arg-type]
    declined = Offer(2, 1, None, (Card("wax-1"),), (), frozenset({0}))
    table.state = table.state._replace(offers=(wish, declined))
    await set_going(hall, table)
    assert clock.took(Phase.TRADE) == pytest.approx(LOOK)


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


def without_end(view: View, chance: Chance) -> Move | None:
    """Who leads makes an offer, others decline it, who leads takes it back and makes another one, and so on."""
    assert view.own is not None
    if view.phase is not Phase.TRADE or view.own.seat != view.active:
        return Decline(view.own.options.decline[0]) if view.own.options.decline else ends(view, chance)
    if not view.offers:
        return MakeOffer((view.face_up[0],), ())
    (offer,) = view.offers
    return Withdraw(offer.number) if len(offer.declined) > 0 else None


async def test_who_leads_a_talk_that_is_over_talks_no_more(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much the computers have to say, the moment holds that was shown."""
    playing_like(monkeypatch, without_end)
    table, clock = await trading(hall, 1, 2, active=1, timing=Timing(delay=4.0, patience=20.0))
    shown: list[int | None] = []
    clock.after[5.0] = lambda: shown.append(table.goes_on_at)
    await set_going(hall, table)
    assert table.state.phase is not Phase.TRADE
    assert clock.took(Phase.TRADE) == TIME
    assert shown == [clock.began + TIME]


@pytest.mark.parametrize(("done", "waited"), [(False, 3 + BUILDS), (True, BEAT)])
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
    for second in (2.0, 9.0, 15.0):
        clock.after[second] = lambda: hall.computers.hold_trading(table, ANA.id)
    await set_going(hall, table)
    assert clock.took(Phase.TRADE) == pytest.approx(2 + BUILDS)


async def test_an_offer_to_all_stands_long_enough_for_people_to_read_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, accepts)
    gift = Offer(1, 1, None, (Card("red-1"),), ())
    for declined, passed, waited in (((), (), STANDS), ((0,), (), BEAT), ((), (0,), BEAT)):
        table, clock = await trading(hall, 1, 2, active=1)
        offer = gift._replace(declined=frozenset(declined))
        table.state = table.state._replace(offers=(offer,), passed=frozenset(passed))
        await set_going(hall, table)
        assert clock.waits[0] == pytest.approx(waited)
        assert table.state.phase is not Phase.TRADE


@pytest.mark.parametrize("computers", [2, 3])
async def test_all_computers_together_have_answered_within_a_moment(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, computers: int
) -> None:
    playing_like(monkeypatch, accepts)
    table, clock = await trading(hall, 1, computers, active=0, timing=Timing(delay=5.0))
    await acting.act(hall.tables, table.id, ANA.id, lambda view: (MakeOffer((Card("soy-1"),), ()),), None)
    await hall.computers.idle()
    assert clock.waits[0] == pytest.approx(ANSWERED_WITHIN / computers)


async def test_what_somebody_says_does_not_put_the_moment_off(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    playing_like(monkeypatch, declines)
    table, clock = await trading(hall, 2, 1, active=2)
    card = table.state.players[0].hand[0]
    clock.after[1.0] = lambda: hall.act(table, ANA, MakeOffer((card,), (), 2))
    clock.after[2.0] = lambda: hall.act(table, BEN, Pass())
    await set_going(hall, table)
    assert clock.took(Phase.TRADE) == pytest.approx(LOOK)
    assert not any(change.after.offers for change in hall.announced[-1:])


async def test_the_time_for_people_runs_once_but_whom_an_offer_names_has_its_whole_time(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    for named, end in ((0, 2.0 + BY_NAME), (None, TIME), (1, LOOK)):
        playing_like(monkeypatch, ends)
        table, clock = await trading(hall, 1, 2, active=1)
        offer = Offer(1, 2 if named == 1 else 1, named, (), ("red",))  # type: ignore[arg-type]

        def offered(table: Table = table, offer: Offer = offer) -> None:
            table.state = table.state._replace(offers=(offer,))
            hall.tables.announce(Changed(table, table.state, table.state, None))

        clock.after[2.0] = offered
        await set_going(hall, table)
        assert clock.took(Phase.TRADE) == pytest.approx(end)


async def test_who_comes_back_in_has_time_to_say_something(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    playing_like(monkeypatch, ends)
    table, clock = await trading(hall, 2, 1, active=2)
    clock.after[1.0] = lambda: hall.act(table, ANA, Pass())
    clock.after[2.5] = lambda: hall.act(table, ANA, ComeBack())
    await set_going(hall, table)
    assert clock.took(Phase.TRADE) == pytest.approx(2.5 + LOOK)


async def test_what_is_offered_at_the_last_moment_is_answered_before_it_ends(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing_like(monkeypatch, accepts)
    table, clock = await trading(hall, 1, 2, active=1)
    card = table.state.players[0].hand[0]
    clock.after[LOOK - 0.01] = lambda: hall.act(table, ANA, MakeOffer((card,), (), 1))
    await set_going(hall, table)
    assert clock.took(Phase.TRADE) == pytest.approx(LOOK, abs=0.01)
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
    assert said == [began + LOOK, began + 2 + BUILDS]
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
    """Half a beat until another speaks, and after three beats of talk the rest at once."""
    playing_like(monkeypatch, without_end)
    table, clock = await trading(hall, 1, 2, active=1)
    table.state = table.state._replace(passed=frozenset({0}))
    await set_going(hall, table)
    assert clock.waits[:3] == [pytest.approx(BEAT), pytest.approx(BEAT / 2), pytest.approx(BEAT / 2)]
    assert clock.took(Phase.TRADE) <= 5 * BEAT


@pytest.mark.parametrize("seed", few(range(4), 0))
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
    def slowly(view: View, chance: Chance) -> Move | None:
        hall.time += 0.1
        return without_end(view, chance)

    playing_like(monkeypatch, slowly)
    table, clock = await trading(hall, 1, 2, active=1)
    began, said = hall.time, list[float]()
    hall.tables.subscribe(lambda changed: said.append(hall.time - began))
    await set_going(hall, table)
    # What is taken back and the next offer come together, one thought later.
    beats = [1.0, 2.0, 3.0, 3.2, 4.0, 5.0, 5.2]
    assert said[1:8] == [pytest.approx(BEAT * beat) for beat in beats]
    assert LOOK < clock.took(Phase.TRADE) < TIME


async def test_what_one_computer_has_to_say_comes_together(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """All offers of who leads on the first beat, so that they stand alike; all answers of another on the next."""

    def talks(view: View, chance: Chance) -> Move | None:
        assert view.own is not None
        if view.own.seat == view.active and view.phase is Phase.TRADE and view.offered < 3:
            return MakeOffer((view.face_up[0],), (view.beans[view.offered],))
        return declines(view, chance)

    playing_like(monkeypatch, talks)
    table, _ = await trading(hall, 1, 3, active=1)
    began, said = hall.time, list[tuple[type, float]]()

    def note(changed: Changed) -> None:
        for event in changed.decision.events if changed.decision is not None else ():
            said.append((type(event), round((hall.time - began) / BEAT, 3)))

    hall.tables.subscribe(note)
    await set_going(hall, table)
    assert said[:9] == [(Offered, 1.0)] * 3 + [(Declined, 2.0)] * 3 + [(Declined, 3.0)] * 3


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
