"""The messages of a table never contradict each other: ten games of every system, move by move.

At every move, how things stand is the same for the table and for a live panel. All messages are drawn and read
wherever that takes a form in which they were not read yet.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.state import Offer
from bot.games.bohnanza.view import Phase, View
from bot.games.chance import seeded
from bot.games.contract import Seat, Viewer
from bot.ui.bohnanza.chapters.situation import Situation, situation
from bot.ui.families import FAMILIES
from bot.ui.nicht_die_bohne.wording.situation import situation as situation_of_tricks
from bot.ui.publishing.outbox.rendering import _in_a_hand
from bot.ui.screens import ClockFacts, Face, SeatFacts, Seen, TableFacts
from tests.breadth import few
from tests.playthroughs.players import PLAYERS
from tests.ui.bohnanza.examples import Position, cards
from tests.ui.bohnanza.high_bohn.test_questions import CHANCE, NAMING
from tests.ui.claims import NAMES, Claims, claims

GAMES = 10
STANDS: Mapping[str, Callable[[Any], Any]] = {"bohnanza": situation, "nicht_die_bohne": situation_of_tricks}
AT, ALSO = 1_800_000_000, 1_800_000_300
"""When a computer goes on, or a clock runs out."""
KINDS = ("people", "computer", "clocks", "pictured", "left", "paused")


class Moment(NamedTuple):
    """A table between two moves, with who plays there and what time runs."""

    key: str
    state: Any
    table: TableFacts

    def look(self, viewer: Viewer, face: Face | None = None) -> Seen[Any, Any]:
        """What this viewer sees; with a face, as a private message of theirs is drawn from it."""
        game, known = CATALOGUE[self.key], self.table
        if face is not None and face is not Face.LIVE:
            known = _in_a_hand(known, panel=face is Face.RESTING)
        view = game.view(self.state, viewer)
        screens = FAMILIES[game.family]
        called = face in (Face.RESTING, Face.CARD) and viewer is not None and screens.alert(None, view, viewer)
        # A message in words says more than one with a picture, which has its alt text.
        return Seen(known, view, (), "en", called=called, pictures=self.table.pace == "day")


def games(key: str) -> Iterator[tuple[int, Any]]:
    """The moves of ten games in turn: how many moves there were before, and the state after each."""
    game = CATALOGUE[key]
    for number in range(GAMES):
        luck, chance = random.Random(f"{key} {number}"), seeded(f"{key} {number}")
        players = game.players[number % len(game.players)]
        state, moves = game.start(players, chance).after, 0
        yield number, state
        while waiting := game.to_act(state):
            seat = luck.choice((*waiting, *waiting, *range(players)))
            move = PLAYERS[game.family](game.view(state, seat), luck)
            if move is not None:
                state, moves = game.decide(state, seat, move, chance).after, moves + 1
                yield number + moves, state


def moment(key: str, state: Any, kind: str) -> Moment:
    """The table in this state: among people alone, with a computer that acts, with clocks, while it is paused …"""
    view = CATALOGUE[key].view(state, None)
    acting = view.active if isinstance(view, View) else view.leader
    computers = {acting, acting + 1} if kind == "computer" else {acting} if kind == "left" else set()
    seats = tuple(
        SeatFacts(
            101 + seat,
            NAMES[seat],
            left=kind == "left" and seat in computers,
            computer="simplest" if kind == "computer" and seat in computers else None,
        )
        for seat in range(len(view.seats))
    )
    table = TableFacts(12, key, 1, 2, 101, "en", seats, pace="day" if kind == "pictured" else "none")
    if kind in ("computer", "left") and isinstance(view, View) and view.phase is Phase.TRADE:
        table = table._replace(goes_on_at=AT)
    if kind == "clocks":
        due = [AT, ALSO] * len(seats)
        table = table._replace(
            clocks=tuple(ClockFacts(s, due[n], reminded=False) for n, s in enumerate(view.waiting_for))
        )
    return Moment(key, state, table._replace(paused="nobody") if kind == "paused" else table)


@pytest.mark.parametrize("key", few(CATALOGUE, "rio_grande_2000"))
def test_the_messages_of_a_table_never_contradict_each_other(key: str) -> None:
    stands, read = STANDS[CATALOGUE[key].family], set[tuple[object, ...]]()
    for number, state in games(key):
        if CATALOGUE[key].outcome(state) is not None:
            continue
        kind = KINDS[number % len(KINDS)]
        now = moment(key, state, kind)
        table = stands(now.look(None))
        same_for_a_panel(now, table, number % len(now.table.seats))
        if new := forms(kind, table) - read:
            read |= new
            agree(now, table)
    assert len(read) > 10


@pytest.mark.parametrize("phase", [Phase.PLANT, Phase.TRADE])
@pytest.mark.parametrize("at", [NAMING, CHANCE], ids=["the active player", "another"])
@pytest.mark.parametrize("kind", KINDS)
def test_they_do_not_while_somebody_is_asked_a_question(at: Position, phase: Phase, kind: str) -> None:
    """Games seldom come to that."""
    offers = (Offer(1, 0, None, at.state.face_up, ()), Offer(2, 1, 0, cards("chili"), (Bean("soy"),)))
    state = at.state._replace(phase=phase, offers=offers if phase is Phase.TRADE else (), offered=2)
    now = moment(state.rules.edition, state, kind)
    table = situation(now.look(None))
    assert table.asked
    for seat in range(len(now.table.seats)):
        same_for_a_panel(now, table, seat)
    agree(now, table)


def forms(kind: str, table: Any) -> set[tuple[object, ...]]:
    """The forms in which things stand: which groups of players there are, and whether the end is near."""
    groups = [bool(part) for part in table if isinstance(part, tuple | bool)]
    return {(kind, table.phase, *groups[:-1]), (kind, table.phase, table.last)}


def same_for_a_panel(now: Moment, table: Any, seat: Seat) -> None:
    """How things stand is the same for a live panel of this seat."""
    stands, screens = STANDS[CATALOGUE[now.key].family], FAMILIES[CATALOGUE[now.key].family]
    live = stands(screens.hand_excerpt(now.look(seat, Face.LIVE), Face.LIVE))
    if not isinstance(table, Situation) and seat in table.acting:
        # Whoever is to lay a card need not follow who else is.
        table = table._replace(acting=(seat,), awaited=table.awaited and (seat,))
    assert live == table


def as_far_as_told(now: Moment, table: Any, seat: Seat) -> None:
    """How things stand is the same for a panel of this seat at rest, as far as it may tell."""
    stands, screens = STANDS[CATALOGUE[now.key].family], FAMILIES[CATALOGUE[now.key].family]
    resting = stands(screens.hand_excerpt(now.look(seat, Face.RESTING), Face.RESTING))
    assert (seat in resting.acting) is (seat in table.acting)
    if isinstance(resting, Situation) and resting.trading:
        assert (resting.phase, resting.active, resting.trading) == (table.phase, table.active, table.trading)


def agree(now: Moment, table: Any) -> None:
    """All that the messages of this moment claim fits together, and is so."""
    screens, seats = FAMILIES[CATALOGUE[now.key].family], range(len(now.table.seats))
    public = claims(screens.table(now.look(None)))
    for seat in seats:
        as_far_as_told(now, table, seat)
    every = {(seat, face): _private(now, seat, face) for seat in seats for face in Face}
    acting = {NAMES[seat] for seat in table.acting}
    leads = {NAMES[table.active]} if isinstance(table, Situation) else acting
    assert public.guided in (set(), acting), public.words
    messages: list[tuple[Seat | None, Face | None, Claims]] = [(None, None, public)]
    messages += [(seat, face, said) for (seat, face), said in every.items()]
    for reader, face, said in messages:
        where = f"{reader} {face}\n{public.words}\n---\n{said.words}"
        assert said.acting <= leads, where
        assert said.waited in (set(), public.waited or acting), where
        assert said.until <= public.until, where
        assert not said.trading or public.trading, where
        assert not said.last or public.last, where
        if reader is not None and face is not None:
            _fits(now, said, public, table, reader, face, where)
    if isinstance(table, Situation):
        _trades(now, public, every)


def _private(now: Moment, seat: Seat, face: Face) -> Claims:
    screens = FAMILIES[CATALOGUE[now.key].family]
    return claims(screens.hand(screens.hand_excerpt(now.look(seat, face), face), None, face))


def _fits(now: Moment, said: Claims, public: Claims, table: Any, seat: Seat, face: Face, where: str) -> None:
    """What a private message says to its reader is what the table says of them."""
    mine, name = seat in table.acting, NAMES[seat]
    view = CATALOGUE[now.key].view(now.state, seat)
    offered = isinstance(view, View) and any(
        offer.to == seat and seat not in offer.declined for offer in view.offers
    )
    assert "Not your turn" not in said.words, where
    if "🔔" in said.words:
        assert mine or offered, where
    if mine and face in (Face.LIVE, Face.RESTING):
        assert "when it's your turn" not in said.words, where
        assert "you're next" not in said.words, where
    if isinstance(table, Situation) and seat == table.active and table.phase in ("plant", "trade", "duel_plant"):
        assert "when it's your turn" not in said.words or face in (Face.CARD, Face.ASLEEP), where
    if face is Face.LIVE:
        assert said.last is public.last, where
        assert "when it's your turn" not in said.words, where
    if face is Face.LIVE and name in public.waited:
        assert "hand" not in said.actions, where
        assert public.waited == {name} or said.waited | said.guided or said.trading or mine, where


def _trades(now: Moment, public: Claims, every: dict[tuple[Seat, Face], Claims]) -> None:
    """Whether there is trading, who may offer, and who thinks, worked out from what the rules allow."""
    view: View = CATALOGUE[now.key].view(now.state, None)
    views: list[Any] = [CATALOGUE[now.key].view(now.state, seat) for seat in range(len(view.seats))]
    options = [each.own.options for each in views]
    open_ = any(may.may_offer for may in options)
    assert all(may.may_offer is open_ for may in options)
    assert ("offer" in public.actions) is open_, public.words
    done, thinking, free = (set[Seat]() for _ in range(3))
    for seat, shown in enumerate(view.seats):
        own = [number for number in options[seat].decline if seat != view.active]
        group = done if shown.passed else thinking if own else free
        if open_ and seat != view.active:
            group.add(seat)
    waits = now.table.seats[view.active].computer is not None or now.table.seats[view.active].left
    if open_ and now.table.paused is None:
        people = {seat for seat in thinking if now.table.seats[seat].computer is None}
        assert public.waited == (_names(people) if waits else frozenset()), public.words
    for (seat, face), said in every.items():
        if face is Face.LIVE:
            assert ("offer" in said.actions) is open_, said.words
            assert bool(public.until) or not said.until
        if face is Face.LIVE and seat == view.active:
            found = said.group("done ✓"), said.group("still to answer:"), said.group("may still offer:")
            assert found == (_names(done), _names(thinking), _names(free)), said.words
            assert not public.done() or public.done() == _names(done), public.words
        if face is Face.LIVE and seat in thinking:
            asked = [offer for offer in view.offers if offer.number in options[seat].decline]
            assert all(f"#{offer.number}" in said.words for offer in asked[:6]), said.words


def _names(seats: set[Seat]) -> frozenset[str]:
    return frozenset(NAMES[seat] for seat in seats)
