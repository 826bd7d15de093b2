"""What stands above the seats in the picture of the table: every open offer, in the order of the words, or the
steps of the turn, which say the same as the first line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from bot.art.scenes.table import MOST_LANES, Lane, Table
from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.state import Offer, Phase
from bot.games.bohnanza.view import OfferView, Turn, View
from bot.ui.bohnanza.chapters.situation import OVER, situation
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.components import ALT_LIMIT, units
from bot.words import locales
from tests.games.bohnanza.random_games import EACH_SIZE
from tests.ui.bohnanza.examples import Position, game
from tests.ui.bohnanza.examples import position as set_up
from tests.ui.bohnanza.pictures.test_scenes import picture, pictured

SYMBOLS = {
    "watering_can": "🪴",
    "trading": "🤝",
    "basket": "🧺",
    "draw_pile": "🎒",
    "gift": "🎁",
    "cards": "🎴",
    "finish": "🏁",
}


def table(seen: Sight) -> Table:
    """What the picture of the table shows."""
    scene = picture(table_screen(seen)).scene
    assert isinstance(scene, Table)
    return scene


def sides(view: View, offer: OfferView) -> Lane:
    """An offer as a lane, but for its name."""
    if offer.seat == view.active:
        return Lane(offer.to, "", offer.want, offer.give)
    return Lane(offer.seat, "", offer.give, offer.want)


def changes(edition: str, players: int) -> Iterator[Sight]:
    """The first position of each stretch of a whole game in which phase and offers stay as they are."""
    played = game(players, 5, edition)[:-1]
    for _, some in groupby(played, key=lambda position: (position.state.phase, position.state.offers)):
        yield pictured(next(some))


@EACH_SIZE
def test_each_open_offer_is_drawn_or_counted_in_the_order_of_the_words(size: tuple[str, int]) -> None:
    offered = 0
    for seen in changes(*size):
        view, scene = seen.view, table(seen)
        offered += bool(view.offers)
        assert len(scene.lanes) == min(len(view.offers), MOST_LANES)
        assert scene.more == len(view.offers) - len(scene.lanes)
        left = iter([sides(view, offer) for offer in view.offers])
        assert all(lane._replace(name="") in left for lane in scene.lanes)
    assert bool(offered) is (size[0] != "duel")


@EACH_SIZE
def test_the_present_step_is_what_the_first_line_says(size: tuple[str, int]) -> None:
    met = set()
    for seen in changes(*size):
        scene = table(seen)
        things, now = scene.steps
        met.add(things[now])
        first = table_screen(seen).texts()[0].splitlines()[0]
        assert SYMBOLS[things[now]] in first
        assert len(things) == 4
        ends = situation(seen).last or seen.view.phase in OVER
        assert things[-1] == ("finish" if ends else "draw_pile")
    in_all = {"gift", "watering_can", "cards"} if size[0] == "duel" else {"watering_can", "trading", "basket"}
    assert met >= in_all


@EACH_SIZE
def test_a_duel_has_steps_of_its_own(size: tuple[str, int]) -> None:
    for seen in changes(*size):
        duel = seen.view.kind is Turn.DUEL
        assert ("trading" in table(seen).steps.things) is not duel
        assert ("gift" in table(seen).steps.things) is duel


def offering(*offers: tuple[int, int | None, tuple[str, ...], tuple[str, ...]], names: list[str]) -> Sight:
    """Seat 0 trades, and these offers are open: who makes it to whom, what it gives and asks for."""
    start = set_up(["soy"] * 5, phase=Phase.TRADE)
    open_ = tuple(
        [
            Offer(number, seat, to, tuple(map(_card, give)), tuple(map(Bean, want)), frozenset())
            for number, (seat, to, give, want) in enumerate(offers, start=1)
        ]
    )
    return pictured(Position(start.state._replace(offers=open_)), names=names)


def _card(bean: str) -> Card:
    return next(card for card, kind in BEAN.items() if kind == bean)


OFFERS = (
    (1, 0, ("red",), ("wax",)),
    (0, None, ("soy", "green"), ("blue",)),
    (0, 2, ("soy",), ()),
    (3, 0, (), ("chili",)),
    (1, 0, ("red",), ("soy",)),
)
PEOPLE = ["Mia", "Ben", "Zoë", "Noor", "Ada", "Kim", "Jo"]


def test_who_is_on_turn_gives_what_stands_on_orange_whoever_offers() -> None:
    assert table(offering(*OFFERS[:3], names=PEOPLE)).lanes == (
        Lane(1, "Ben", ("red",), ("wax",)),
        Lane(None, "Anyone", ("blue",), ("green", "soy")),
        Lane(2, "Zoë", (), ("soy",)),
    )


def test_of_many_offers_everybodys_newest_are_drawn_and_the_others_counted() -> None:
    scene = table(offering(*OFFERS, names=PEOPLE))
    assert [(lane.place, lane.gets) for lane in scene.lanes] == [(2, ("soy",)), (3, ("chili",)), (1, ("soy",))]
    assert scene.more == 2


def test_offers_in_words_say_the_same_in_the_same_order_before_what_lies_face_up() -> None:
    alt = picture(table_screen(offering(*OFFERS, names=PEOPLE))).alt
    said = [
        "Mia is trading",
        "Mia offers Zoë Soy as a gift.",
        "Noor asks Mia for Chili as a gift.",
        "Ben offers Mia Red for Soy.",
        "2 more offers are open.",
        "Mia (whose turn it is):",
    ]
    places = [alt.find(words) for words in said]
    assert -1 not in places
    assert places == sorted(places)
    assert "Mia offers anyone Green, Soy for Blue." in picture(table_screen(offering(OFFERS[1], names=PEOPLE))).alt


@pytest.mark.parametrize("locale", locales())
def test_large_offers_of_people_with_long_names_keep_the_limit_of_an_alt_text(locale: str) -> None:
    many = tuple((1, 0, ("red", "blue", "soy", "wax"), ("green", "chili", "stink")) for _ in range(9))
    seen = offering(*many, names=["W" * 32] * 7)._replace(locale=locale)
    alt = picture(table_screen(seen)).alt
    assert 0 < units([alt]) <= ALT_LIMIT
    assert alt.endswith(".")
