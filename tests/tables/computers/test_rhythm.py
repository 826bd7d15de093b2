"""For how long computers keep trading open, whatever is said: bounds that hold in every talk."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bot.players.talk import OpenOffer, Talk
from bot.tables.computers.rhythm import DAY_PATIENCE, Rhythm, waited_for
from bot.tables.computers.tempo import Timing

SEATS = range(4)
LEADS = 3
seats = st.frozensets(st.sampled_from(SEATS))
offers = st.builds(
    OpenOffer,
    st.sampled_from(SEATS),
    seats,
    seats,
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


def heard(
    rhythm: Rhythm, people: frozenset[int], what: list[tuple[float, Talk, int | None]]
) -> list[float | None]:
    """What the rhythm says after each of these: a talk, somebody who begins to make an offer, and then a while."""
    moment, ends = 100.0, []
    for later, talk, builder in what:
        rhythm.hear(talk, people, moment)
        if builder is not None:
            rhythm.builds(builder, moment)
        ends.append(rhythm.ends_at(talk, people, day=False))
        moment += later
    return ends


@given(people, happenings)
def test_trading_is_open_for_ten_seconds_and_never_longer_than_twenty_or_forty(
    people: frozenset[int], what: list[tuple[float, Talk, int | None]]
) -> None:
    builders = {builder for *_, builder in what}
    most = 140 if builders & people else 120
    for end, (_, talk, _) in zip(heard(Rhythm(Timing(), 0), people, what), what, strict=True):
        if end is None:
            assert not waited_for(talk, people)
        else:
            assert waited_for(talk, people)
            assert 110 <= end <= most


@given(people, happenings)
def test_the_moment_that_is_shown_never_comes_nearer_while_the_same_are_waited_for(
    people: frozenset[int], what: list[tuple[float, Talk, int | None]]
) -> None:
    ends = heard(Rhythm(Timing(), 0), people, what)
    for (before, (_, one, _)), (after, (_, other, _)) in pairwise(zip(ends, what, strict=True)):
        if before is not None and waited_for(one, people) == waited_for(other, people):
            assert after is not None
            assert after >= before


@given(people, happenings)
def test_computers_that_wait_for_nobody_show_no_moment(
    people: frozenset[int], what: list[tuple[float, Talk, int | None]]
) -> None:
    assert set(heard(Rhythm(Timing(patience=0), 0), people, what)) <= {None}
    assert set(heard(Rhythm(Timing(), 0), people | {LEADS}, what)) <= {None}


def test_a_new_turn_begins_anew_and_a_day_is_an_hour() -> None:
    rhythm, who = Rhythm(Timing(), 0), frozenset({0})
    for turn, moment in ((1, 50.0), (2, 90.0)):
        talk = Talk(turn, LEADS, frozenset({0, LEADS}), {})
        rhythm.hear(talk, who, moment)
        rhythm.builds(0, moment)
        assert rhythm.ends_at(talk, who, day=False) == moment + 20
        assert rhythm.ends_at(talk, who, day=True) == moment + DAY_PATIENCE
    rhythm.hear(None, who, 95.0)
    rhythm.hear(Talk(2, LEADS, frozenset({0, LEADS}), {}), who, 99.0)
    assert rhythm.began_at == 99.0
