"""For how long computers keep trading open, whatever is said: bounds that hold in every talk."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.players.talk import OpenOffer, Talk
from bot.tables.computers.rhythm import Ends, Rhythm, waited_for
from bot.tables.computers.tempo import DAY_PATIENCE, Timing, Waits

SEATS = range(4)
LEADS = 3
seats = st.frozensets(st.sampled_from(SEATS))
offers = st.builds(
    OpenOffer,
    st.sampled_from(SEATS),
    seats,
    seats,
    st.booleans(),
)
talks = st.builds(
    Talk,
    st.just(7),
    st.just(LEADS),
    seats.map(lambda undecided: undecided | {LEADS}),
    st.dictionaries(st.integers(1, 9), offers, max_size=4),
)
happenings = st.lists(st.tuples(st.floats(0.1, 6), talks, st.none() | st.sampled_from(SEATS)), max_size=8)
people = seats.map(lambda some: some - {LEADS})


WAITS = Timing().waits("brisk", day=False)
BEGAN = 100.0


def heard(rhythm: Rhythm, people: frozenset[int], what: list[tuple[float, Talk, int | None]]) -> list[Ends | None]:
    """What the rhythm says after each of these: a talk, somebody who begins to make an offer, and then a while."""
    moment, ends = BEGAN, []
    for later, talk, builder in what:
        rhythm.hear(talk, people, moment)
        if builder is not None:
            rhythm.builds(builder, moment)
        ends.append(rhythm.ends(talk, people, WAITS))
        moment += later
    return ends


def open_to(talk: Talk, people: frozenset[int], *, by_name: bool) -> bool:
    """Whether such an offer is open to somebody who is waited for."""
    waited = waited_for(talk, people)
    return any(offer.by_name is by_name and talk.open_to(number, waited) for number, offer in talk.offers.items())


def test_people_are_waited_for_as_long_as_is_written() -> None:
    calm, brisk, instant = (Timing().waits(tempo, day=False) for tempo in ("calm", "brisk", "instant"))
    assert brisk == Waits(look=3, time=10, stands=5, by_name=10, builds=20, longest=20)
    assert (calm.look, calm.time, calm.stands) == (3, 13, 8)
    assert (instant.look, instant.time, instant.stands) == (3, 7, 2)


@given(people, happenings)
def test_trading_is_open_for_three_seconds_and_the_talk_never_longer_than_twenty_or_forty(
    people: frozenset[int], what: list[tuple[float, Talk, int | None]]
) -> None:
    builders = {builder for *_, builder in what}
    most = BEGAN + (40 if builders & people else 20)
    for end, (_, talk, _) in zip(heard(Rhythm(0), people, what), what, strict=True):
        if end is None:
            assert not waited_for(talk, people)
            continue
        assert waited_for(talk, people)
        assert BEGAN + WAITS.time <= end.talk <= most
        assert BEGAN + WAITS.look <= end.trade <= most + WAITS.by_name
        if open_to(talk, people, by_name=False):
            assert end.trade >= end.talk
        if not open_to(talk, people, by_name=True):
            assert end.trade <= end.talk


@given(people, happenings)
def test_the_moment_that_is_shown_comes_nearer_only_when_less_is_open(
    people: frozenset[int], what: list[tuple[float, Talk, int | None]]
) -> None:
    ends = heard(Rhythm(0), people, what)
    for (before, (_, one, _)), (after, (_, other, _)) in pairwise(zip(ends, what, strict=True)):
        if before is None or waited_for(one, people) != waited_for(other, people):
            continue
        assert after is not None
        assert after.talk >= before.talk
        waited = waited_for(one, people)
        gone = [number for number in one.offers if one.open_to(number, waited)]
        if all(number in other.offers and other.open_to(number, waited) for number in gone):
            same = all(one.offers[number].by_name is other.offers[number].by_name for number in gone)
            assert not same or after.trade >= before.trade


@given(people, happenings)
def test_computers_that_wait_for_nobody_show_no_moment(
    people: frozenset[int], what: list[tuple[float, Talk, int | None]]
) -> None:
    nobody = Timing(patience=0).waits("brisk", day=False)
    rhythm = Rhythm(0)
    for _, talk, _ in what:
        rhythm.hear(talk, people, BEGAN)
        assert rhythm.ends(talk, people, nobody) is None
    assert set(heard(Rhythm(0), people | {LEADS}, what)) <= {None}


@pytest.mark.parametrize("tempo", ["calm", "brisk", "instant"])
def test_however_many_offers_are_made_to_all_the_time_for_people_runs_once(tempo: str) -> None:
    rhythm, who, waits = Rhythm(0), frozenset({0}), Timing().waits(tempo, day=False)
    offers = dict[int, OpenOffer]()
    for number in range(6):
        talk = Talk(7, LEADS, frozenset({0, LEADS}), dict(offers))
        rhythm.hear(talk, who, BEGAN + number)
        ends = rhythm.ends(talk, who, waits)
        assert ends is not None
        assert ends.trade == BEGAN + (waits.time if number else waits.look)
        offers[number] = OpenOffer(LEADS, frozenset({0, 1, 2}), frozenset())


def test_a_new_turn_begins_anew_and_a_day_is_an_hour() -> None:
    rhythm, who, day = Rhythm(0), frozenset({0}), Timing().waits("brisk", day=True)
    gift = OpenOffer(LEADS, frozenset({0, 1}), frozenset())
    for turn, moment in ((1, 50.0), (2, 90.0)):
        talk = Talk(turn, LEADS, frozenset({0, LEADS}), {1: gift})
        rhythm.hear(talk, who, moment)
        rhythm.builds(0, moment)
        assert rhythm.ends(talk, who, WAITS) == Ends(moment + 20, moment + 20)
        assert rhythm.ends(talk, who, day) == Ends(moment + DAY_PATIENCE, moment + DAY_PATIENCE)
        assert rhythm.free_at(1, talk, who, day) == moment + DAY_PATIENCE / 2
    rhythm.hear(None, who, 95.0)
    assert not rhythm.talks
    rhythm.hear(Talk(2, LEADS, frozenset({0, LEADS}), {}), who, 99.0)
    assert rhythm.began_at == 99.0


def test_who_comes_back_in_has_time_for_what_was_offered_to_all_before() -> None:
    """Each person has it for themselves: who has been in all the time is not waited for anew."""
    rhythm, who = Rhythm(0), frozenset({0, 1})
    gift = {1: OpenOffer(LEADS, frozenset({0, 1, 2}), frozenset())}
    for moment, undecided in ((0.0, {0, 1, 3}), (1.0, {1, 3}), (4.0, {0, 1, 3})):
        talk = Talk(7, LEADS, frozenset(undecided), gift)
        rhythm.hear(talk, who, BEGAN + moment)
    assert rhythm.free_at(1, talk, who, WAITS) == BEGAN + 4 + WAITS.stands
    assert rhythm.free_at(1, talk, frozenset({1}), WAITS) == BEGAN + WAITS.stands
    assert rhythm.free_at(1, talk, frozenset(), WAITS) == BEGAN
