"""What the turning points of a game say is true of it, by all that everybody saw."""

from __future__ import annotations

from itertools import accumulate, pairwise

import discord
import pytest

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.news import News
from bot.tables.replays.course import Step
from bot.ui.bohnanza.family import turning_points as turning_points_of
from bot.ui.families import FAMILIES
from bot.ui.replaying import Offered, replay_screen, turning_points
from bot.ui.screens import Turning
from bot.words import locales
from tests.breadth import few_rows
from tests.tables.replays.games import GAMES, lived
from tests.ui.reading import items
from tests.ui.test_replaying import table

BOHNANZA = GAMES[:3]


def found(key: str, players: int) -> dict[str, Turning]:
    """The turning points of this game by their names."""
    played = lived(key, players)
    return {one.what: one for one in turning_points(played.course(), None, played.game.family)}


def test_all_kinds_of_them_are_looked_at_here() -> None:
    kinds = {what for key, players in GAMES for what in found(key, players)}
    assert kinds >= {"harvest", "field", "pile", "lead", "best-round", "costly-card"}


@pytest.mark.parametrize(("key", "players"), few_rows(GAMES, GAMES[0], GAMES[-1]))
def test_they_are_few_in_their_order_and_the_same_for_everybody_who_heard_as_much(key: str, players: int) -> None:
    played = lived(key, players)
    for viewer in played.viewers:
        course = played.course()
        points = turning_points(course, viewer, played.game.family)
        numbers = [one.number for one in points]
        assert 1 <= len(points) <= 5
        assert numbers == sorted(set(numbers))
        everybody = turning_points(course, None, played.game.family)
        assert [one._replace(number=0) for one in points] == [one._replace(number=0) for one in everybody]


@pytest.mark.parametrize(("key", "players"), BOHNANZA)
def test_what_is_said_of_bohnanza_is_so(key: str, players: int) -> None:
    steps, points = list(lived(key, players).course().steps(None)), found(key, players)
    thalers = [[len(seat.thalers) for seat in step.look().seats] for step in steps]
    told = [(step.number, news) for step in steps for news in step.told]
    if (harvest := points.get("harvest")) is not None:
        paid = [(news.number, -number, news.seat) for number, news in told if "harvested" in news.what]
        assert max(paid) == (harvest.amount, -harvest.number, harvest.seat)
    if (lead := points.get("lead")) is not None:
        ahead = [
            (number, {at for at, one in enumerate(had) if one == max(had)}) for number, had in enumerate(thalers)
        ]
        alone = [(number, *seats) for number, seats in ahead if len(seats) == 1]
        changes = [(now, was) for was, now in pairwise(alone) if was[1] != now[1]]
        (number, leader), (_, before) = changes[-1]
        assert (lead.number, lead.seat, lead.other) == (number, leader, before)
        assert lead.amount == thalers[number][leader]
    if (field := points.get("field")) is not None:
        had = [[seat.bought_field for seat in step.look().seats] for step in steps]
        assert not any(had[field.number - 1])
        assert had[field.number][field.seat]
    if (pile := points.get("pile")) is not None:
        out = [step.look().exhaustions for step in steps]
        assert (out[-1], out[pile.number - 1]) == (pile.amount, pile.amount - 1)
    if (trade := points.get("trade")) is not None:
        sizes = [len(news.beans) + len(news.taken) for _, news in told if news.what == "traded"]
        assert trade.amount == max(sizes)


def test_the_biggest_trade_is_the_one_with_most_cards_unless_all_are_small() -> None:
    soy, wax = Bean("soy"), Bean("wax")
    small = News("traded", 0, 1, (soy,), (wax,))
    big, gift = small._replace(seat=2, beans=(soy, wax)), small._replace(beans=(soy,) * 3, taken=())
    told = [(), (small,), (big,), (gift,)]
    steps = [Step(number, news, lambda: None) for number, news in enumerate(told)]
    assert turning_points_of(steps) == [Turning(2, "trade", 2, 3, 1)]
    assert turning_points_of(steps[:2]) == []


def test_what_is_said_of_nicht_die_bohne_is_so() -> None:
    steps, points = list(lived("nicht_die_bohne", 3).course().steps(None)), found("nicht_die_bohne", 3)
    rounds = [news.scores for step in steps for news in step.told if news.what == "round-ended"]
    assert points["best-round"].amount == max(max(scores) for scores in rounds)
    if "worst-round" in points:
        assert -points["worst-round"].amount == min(min(scores) for scores in rounds) < 0
    card = points["costly-card"]
    before, after = (steps[number].look().seats[card.seat].value for number in (card.number - 1, card.number))
    assert before - after == card.amount
    if "lead-after-round" in points:
        totals = [*accumulate(rounds, lambda had, more: tuple(map(sum, zip(had, more, strict=True))))]
        leader = points["lead-after-round"].seat
        assert points["lead-after-round"].amount in [max(total) for total in totals if total[leader] == max(total)]


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_a_list_in_every_language_leads_to_each_of_them(key: str, players: int) -> None:
    played, here = lived(key, players), table(key, players)
    course = played.course()
    points = FAMILIES[played.game.family].turning_points(course.steps(0))
    for locale in locales():
        moment = course.moment(0, points[0].number)
        screen = replay_screen(here, moment, locale, pictures=False, offered=Offered(turning=points))
        (listed,) = [item for item in items(screen) if isinstance(item, discord.ui.Select)]
        assert listed.custom_id == "bean:12:turning"
        assert [int(option.value) for option in listed.options] == [one.number for one in points]
        assert [option.default for option in listed.options] == [True, *[False] * (len(points) - 1)]
        assert all(0 < len(option.label) <= 100 for option in listed.options)
