"""Every panel in random positions of every game: with each part, the longest notice, and in all languages it is no
more than Discord takes."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.state import Phase
from bot.games.chance import seeded
from bot.games.contract import Refusal
from bot.ui.components import Screen
from bot.ui.families import FAMILIES
from bot.ui.publishing.outbox.contents import Hand
from bot.ui.screens import CLOSING, LEAVING, Click, Face, Look, Open, Part, Seen
from bot.words import shipped
from tests.breadth import few
from tests.games.bohnanza import random_games
from tests.games.nicht_die_bohne import random_games as nicht_die_bohne
from tests.ui.bohnanza.examples import LINK, NASTY, crop, huge, look
from tests.ui.reading import keeps_the_limits
from tests.words.crawling import At, _clicks, seen_at

LANGUAGES = shipped()
"""Those that come with the bot."""
NOTICES = ("", "n" * 1500, "*Ä🫘*" * 300)
"""What stands above a panel: nothing, far more than there is room for, and what is longer than it looks."""
A_GAME = 2
"""Positions of each game at each number of players."""
PARTS = 14
"""So many parts of each panel."""


def shown(seen: Seen[Any, Any], face: Face, notice: str) -> Iterator[Screen]:
    """The panel as it is sent, also to somebody who is asked something."""
    family, over = CATALOGUE[seen.table.game].family, seen.view.outcome is not None
    time = "t" * 120 if notice else None
    for asks in {False, over}:
        yield Hand(family, seen, True, time, face, notice, asks).render(LINK, None)


def parts(seen: Seen[Any, Any], luck: random.Random) -> Iterator[Part | None]:
    """What the panel can show besides the hand: what every panel can, and what its buttons lead to."""
    screens = FAMILIES[CATALOGUE[seen.table.game].family]
    people = [str(seat.person_id) for seat in seen.table.seats]
    waiting: list[Part | None] = [None, LEAVING, CLOSING, Part("players"), Part("ask-remove", (people[0],))]
    known: set[Part | None] = set()
    while waiting and len(known) < PARTS:
        part = waiting.pop(luck.randrange(len(waiting)))
        if part in known:
            continue
        known.add(part)
        yield part
        for click in _clicks(screens.hand(seen._replace(part=part), None, Face.LIVE)):
            waiting += _opened(screens, seen._replace(part=part), click)


def _opened(screens: Any, seen: Seen[Any, Any], click: Click) -> Sequence[Part]:
    control = screens.controls().get(click.action)
    if control is None or isinstance(control, Look):
        return ()
    try:
        answer = screens.click(seen, click)
    except Refusal:
        return ()
    return (answer.part,) if isinstance(answer, Open) else ()


def states(game: str, players: int, luck: random.Random) -> Sequence[Any]:
    """Some positions of a random game."""
    seed = luck.randrange(10**9)
    found: list[Any] = []
    if CATALOGUE[game].family == "bohnanza":
        found += random_games.play(random_games.Recipe(players, (), seed, game)).states()
    else:
        found += nicht_die_bohne.play(nicht_die_bohne.Recipe(players, (), seed)).states()
    return luck.sample(found, A_GAME)


@pytest.mark.parametrize("game", few(CATALOGUE, "high_bohn_cognac", "nicht_die_bohne"))
def test_no_panel_is_too_full(game: str) -> None:
    luck = random.Random(f"budgets of {game}")
    for players in CATALOGUE[game].players:
        for state in states(game, players, luck):
            at = At(game, state, (), luck.choice(LANGUAGES), NASTY, pictures=luck.random() < 0.5)
            seen = seen_at(at, luck.randrange(players))
            if luck.random() < 0.1:
                seen = seen._replace(table=seen.table._replace(paused="asked"))
            for part in parts(seen, luck):
                for notice in NOTICES:
                    for face in Face if part is None else (Face.LIVE,):
                        for screen in shown(seen._replace(part=part), face, notice):
                            assert keeps_the_limits(screen), (at, part, notice[:1], face)


@pytest.mark.parametrize("pictures", [False, True])
@pytest.mark.parametrize("edition", [key for key, game in CATALOGUE.items() if game.family == "bohnanza"])
def test_an_offer_of_any_hand_has_room(edition: str, pictures: bool) -> None:
    """Twelve cards and ten kinds of beans, a line about protection below the picture, and the list of players."""
    if edition == "duel":
        # It has no trades.
        return
    for hand in range(10, 16):
        state = CATALOGUE[edition].start(3, seeded(1)).after
        beans, deck = state.rules.beans, sorted(state.rules.deck(), key=lambda card: int(card.rpartition("-")[2]))
        players = [
            one._replace(hand=tuple(deck[:hand]), fields=(crop(beans[0], 1), crop(beans[1], 2)))
            for one in state.players
        ]
        trading = state._replace(players=tuple(players), phase=Phase.TRADE, active=0, turn=5)
        for seat in (0, 1):
            seen = seen_at(At(edition, trading, (), "de", NASTY, pictures), seat)
            answer = FAMILIES["bohnanza"].click(seen, Click("offer", ("5",)))
            assert isinstance(answer, Open)
            for screen in shown(seen._replace(part=answer.part), Face.LIVE, NOTICES[1]):
                assert keeps_the_limits(screen), (hand, seat)


@pytest.mark.parametrize("locale", few(LANGUAGES, "de"))
@pytest.mark.parametrize("pictures", [False, True])
def test_a_page_of_the_longest_offers_has_room_below_the_longest_notice(locale: str, pictures: bool) -> None:
    for players in (5, 7):
        there = huge(players=players, offers=40, hand=33)
        for seat in (0, 1):
            seen = look(there, seat, names=NASTY)._replace(locale=locale, pictures=pictures)
            for page in ("0", "3", "9"):
                for screen in shown(seen._replace(part=Part("offers", (page,))), Face.LIVE, NOTICES[2]):
                    assert keeps_the_limits(screen), (players, seat, page)
