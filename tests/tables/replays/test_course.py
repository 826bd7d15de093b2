"""What a viewer finds when they look back is what they saw, and nothing tells of what they could not know."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import BEAN, Card
from bot.games.contract import Viewer
from bot.games.nicht_die_bohne.events import Exchanged, LaidDown
from bot.tables.replays.course import Course, Moment
from bot.tables.replays.replays import course_of
from bot.ui.families import FAMILIES
from tests.breadth import few_rows
from tests.tables.replays.games import GAMES, Lived, lived

HIDDEN = ("dealt", "shuffled", "drawn")
"""The events of which nobody but the owner of the cards learns which they were."""


SOME = 160
"""So many events are enough to look at where all of them are much the same."""


def moments(course: Course, viewer: Viewer) -> list[Moment]:
    """All moments of this viewer."""
    return [course.moment(viewer, number) for number in range(course.last(viewer) + 1)]


@cache
def whole(key: str, players: int, viewer: Viewer) -> list[Moment]:
    """All moments of a whole game."""
    return moments(lived(key, players).course(), viewer)


@pytest.mark.parametrize(("key", "players"), few_rows(GAMES, GAMES[1]))
def test_each_viewer_sees_again_what_they_saw_then_in_the_same_order(key: str, players: int) -> None:
    played = lived(key, players)
    for viewer in played.viewers:
        assert in_order(played.seen[viewer], [moment.view for moment in whole(key, players, viewer)])


def in_order(then: Sequence[Any], now: Sequence[Any]) -> bool:
    """Whether all that was seen then is there now, in its order."""
    at = 0
    for view in then:
        while now[at] != view:
            at += 1
            if at == len(now):
                return False
    return True


@pytest.mark.parametrize(("key", "players"), few_rows(GAMES, GAMES[1]))
def test_each_moment_tells_what_its_viewer_heard_and_nothing_twice(key: str, players: int) -> None:
    played = lived(key, players)
    game = played.game
    for viewer in played.viewers:
        again = whole(key, players, viewer)
        state, heard = game.replay(players, played.events[:1]), list[Any]()
        for event in played.events[1:]:
            heard.append(game.tell(state, event, viewer))
            state = game.evolve(state, event)
        told = [news for moment in again for news in moment.told]
        assert told == [news for news in heard if news is not None]
        assert all(moment.told for moment in again[1:])


def test_what_happens_in_passing_is_told_with_what_it_follows() -> None:
    """No step is an answer to an offer: of these a game has more than of all else."""
    passing = {"declined", "withdrawn", "lapsed", "passed", "back-in"}
    for viewer in (None, 1):
        told = [[news.what for news in moment.told] for moment in whole("rio_grande_2000", 3, viewer)]
        assert sum(len(passing & {*one}) for one in told) > 20
        assert [one for one in told[1:] if one[0] in passing] == []
        assert all(passing >= {*one[1:]} - {"turn-began"} for one in told)


@pytest.mark.parametrize(("key", "players"), few_rows(GAMES, GAMES[1]))
def test_turns_are_walked_forth_and_back(key: str, players: int) -> None:
    played = lived(key, players)
    course, turn_of = played.course(), FAMILIES[played.game.family].turn
    for viewer in played.viewers:
        turns = [turn_of(moment.view) for moment in whole(key, players, viewer)]
        assert turns == sorted(turns)
        firsts = [turns.index(turn) for turn in dict.fromkeys(turns)]
        at, forth = 0, [0]
        while at < course.last(viewer):
            at = course.turn_begins(viewer, at, turn_of, later=True)
            forth.append(at)
        assert forth == list(dict.fromkeys([*firsts, course.last(viewer)]))
        back = [at := course.turn_begins(viewer, at, turn_of, later=False) for _ in firsts[1:] or [0]]
        assert back[-1] == firsts[0] or course.turn_begins(viewer, back[-1], turn_of, later=False) == firsts[0]


def test_moments_that_there_are_not_stand_for_the_nearest() -> None:
    course = lived("duel", 2).course()
    assert course.moment(0, -3) == course.moment(0, 0)
    assert course.moment(0, 10**6) == course.moment(0, course.last(0))


@pytest.mark.parametrize(("key", "players"), few_rows(GAMES, GAMES[1], GAMES[-1]))
def test_cards_that_a_viewer_never_saw_may_be_any_others(key: str, players: int) -> None:
    """Two cards of different beans that this viewer never got to see change places in all that was played so far:
    everything in their replay is as it was."""
    played = begun(key, players)
    course = played.course()
    for viewer in played.viewers:
        owner = next(seat for seat in range(players) if seat != viewer)
        held = course.moment(owner, course.last(owner)).view.own.hand
        one, other = never_seen(played, viewer, held)
        again = course_of(played.game, players, swapped(played, one, other))
        assert moments(again, viewer) == moments(course, viewer)
        assert again.moment(owner, course.last(owner)) != course.moment(owner, course.last(owner))


def begun(key: str, players: int) -> Lived:
    """A game that is not over, so that there are cards which nobody has seen but who holds them."""
    played = lived(key, players)
    return played._replace(events=played.events[: SOME // 2 if key == "nicht_die_bohne" else SOME])


def never_seen(played: Lived, viewer: Viewer, held: Sequence[Card]) -> tuple[Card, Card]:
    """Two cards that were only ever dealt, shuffled or drawn, and never to this viewer; somebody still holds the
    first of them."""
    written = [json.loads(json.dumps(played.game.dump(event))) for event in played.events]
    hands = written[0]["hands"]
    mine, known = set(() if viewer is None else hands[viewer]), ""
    for event in written:
        if event["kind"] == "drawn" and event["seat"] == viewer:
            mine |= set(event["cards"])
        if event["kind"] not in HIDDEN:
            known += json.dumps(event)
    dealt = [Card(card) for hand in (*hands, written[0].get("draw_pile", ())) for card in hand]
    left = [card for card in dealt if card not in mine and f'"{card}"' not in known]
    others = [card for card in left if card not in held]
    return next((one, other) for one in held for other in others if one in left and kind(one) != kind(other))


def kind(card: str) -> str:
    """What a card is without the number of its copy."""
    return card.rpartition("-")[0] if card in BEAN else card


def swapped(played: Lived, one: str, other: str) -> list[Any]:
    """The game with these two cards in each other's place."""
    text = json.dumps([played.game.dump(event) for event in played.events])
    text = text.replace(f'"{one}"', '"?"').replace(f'"{other}"', f'"{one}"').replace('"?"', f'"{other}"')
    return [played.game.load(fields) for fields in json.loads(text)]


@pytest.mark.long
def test_a_card_changed_for_another_leaves_no_gap_for_the_others() -> None:
    """Nicht die Bohne: that somebody laid another card after all is theirs alone; so is the number of steps."""
    played = lived("nicht_die_bohne", 3)
    place, changed = next((place, e) for place, e in enumerate(played.events) if isinstance(e, Exchanged))
    first = max(at for at in range(place) if played.events[at][:1] == (changed.seat,) and is_down(played, at))
    straight = [*played.events[:first], LaidDown(changed.seat, changed.card), *played.events[first + 1 :]]
    del straight[place]
    game = CATALOGUE["nicht_die_bohne"]
    again, course = course_of(game, 3, straight), played.course()
    for viewer in (None, *(seat for seat in range(3) if seat != changed.seat)):
        assert moments(again, viewer) == moments(course, viewer)
    assert course.last(changed.seat) == again.last(changed.seat) + 1


def is_down(played: Lived, at: int) -> bool:
    return isinstance(played.events[at], LaidDown)


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_what_is_shown_to_everybody_is_everybodys(key: str, players: int) -> None:
    played = lived(key, players)
    course, turn_of = played.course(), FAMILIES[played.game.family].turn
    for viewer in range(players):
        for number in range(0, course.last(viewer) + 1, 29):
            shared = course.for_everybody(viewer, number)
            assert shared == course.moment(None, shared.number)
            assert shared.view.own is None
            assert turn_of(shared.view) == turn_of(course.moment(viewer, number).view)
