"""The buttons of the table's message: what each is for follows from the place that its chapter has for it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from bot.games.bohnanza.state import Phase
from bot.ui.bohnanza.book import for_table
from bot.ui.bohnanza.chapter import Says
from bot.ui.bohnanza.details import PANEL_DETAILS, table_details
from bot.ui.bohnanza.places import ACCEPTING, ACTIVE_PLAYER, ANY_TIME, WHILE_TRADING, Place
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.controls import Control, read
from bot.ui.layout import Button
from tests.breadth import few
from tests.ui.bohnanza.acting import buttons, pressed, refusal
from tests.ui.bohnanza.examples import GAMES, Position, game, look
from tests.ui.bohnanza.public import allowed, chapters_of, shown_to_all

ORDER: tuple[Place[Button] | str, ...] = (
    ACCEPTING,
    "resume",
    "hand",
    WHILE_TRADING,
    ACTIVE_PLAYER,
    ANY_TIME,
    "rules",
    "as-text",
)
"""What comes first, by the places of the chapters and the actions of every game."""
PLACES = [one for one in ORDER if isinstance(one, Place)]


def sampled(edition: str, most: int = 40) -> list[Position]:
    """Positions of a game with many players, before its end."""
    played = game(GAMES[edition].players[-1], 0, edition)[:-1]
    return random.Random(0).sample(played, min(most, len(played)))


def in_places(seen: Sight) -> dict[str, Place[Button]]:
    """Where each button stands that the chapters offer, by its custom_id, however much of it has room."""
    return {
        str(one.custom_id): place
        for detail in table_details(seen.view)
        for place in PLACES
        for one in for_table(seen, detail).at(place)
    }


def spots(seen: Sight) -> Iterator[int]:
    """How far down the order each button of the message belongs; fails for what has no business there."""
    offered = in_places(seen)
    for custom_id in buttons(table_screen(seen)):
        yield ORDER.index(offered.get(custom_id) or control(custom_id).action)


def control(custom_id: str) -> Control:
    found = read(custom_id)
    assert found is not None
    return found


def at(place: Place[Button], seen: Sight) -> list[str]:
    """The custom_ids of what the message shows in this place."""
    offered = in_places(seen)
    return [custom_id for custom_id in buttons(table_screen(seen)) if offered.get(custom_id) is place]


@pytest.mark.parametrize("edition", few(GAMES, "high_bohn_cognac"))
@pytest.mark.parametrize("pictures", few([False, True], True))
@pytest.mark.parametrize("paused", [None, "asked"])
def test_only_what_chapters_offer_stands_there_besides_the_tables_own_in_one_order(
    edition: str, pictures: bool, paused: str | None
) -> None:
    for there in sampled(edition):
        seen = look(there)._replace(pictures=pictures)
        order = list(spots(seen._replace(table=seen.table._replace(paused=paused))))
        assert order == sorted(order)
        assert "hand" in [ORDER[spot] for spot in order]
        assert "rules" in [ORDER[spot] for spot in order]
        assert ("as-text" in [ORDER[spot] for spot in order]) == pictures
        assert ("resume" in [ORDER[spot] for spot in order]) == (paused is not None)


@pytest.mark.parametrize("edition", few(GAMES, "rio_grande_2000", "high_bohn_cognac"))
def test_what_serves_at_any_time_is_always_there(edition: str) -> None:
    always = {tuple(control(one).action for one in at(ANY_TIME, look(there))) for there in sampled(edition)}
    assert len(always) == 1


@pytest.mark.parametrize("edition", few(GAMES, "rio_grande_2000", "high_bohn_cognac"))
def test_the_message_leaves_out_none_of_what_stands_there_at_any_time_or_while_somebody_trades(
    edition: str,
) -> None:
    for there in sampled(edition):
        seen = look(there)
        shown = {*buttons(table_screen(seen))}
        offered = [for_table(seen, detail).at(ANY_TIME, WHILE_TRADING) for detail in table_details(seen.view)]
        assert {str(one.custom_id) for one in min(offered, key=len)} <= shown


@pytest.mark.parametrize("edition", few(GAMES, "rio_grande_2000", "high_bohn_cognac"))
def test_what_serves_to_trade_is_there_while_somebody_trades_and_only_then(edition: str) -> None:
    for there in sampled(edition):
        seen, trading = look(there), there.state.phase is Phase.TRADE
        assert bool(at(WHILE_TRADING, seen)) == trading
        assert trading or not at(ACCEPTING, seen)


@pytest.mark.parametrize("edition", few(GAMES, "rio_grande_2000", "high_bohn_cognac"))
def test_what_brings_the_turn_on_is_for_the_active_player_alone(edition: str) -> None:
    found = 0
    for there in sampled(edition):
        active, players = there.state.active, range(len(there.state.players))
        for custom_id in at(ACTIVE_PLAYER, look(there)):
            found += 1
            refused = {seat for seat in players if refusal(there, seat, pressed(custom_id)) is not None}
            assert refused == {*players} - {active}
        assert not at(ACTIVE_PLAYER, look(there, left=[active])), "a computer presses nothing"
    assert found


@pytest.mark.parametrize("edition", few(GAMES, "rio_grande_2000", "high_bohn_cognac"))
def test_a_public_control_says_what_its_chapter_declares_and_a_private_one_is_not_there(edition: str) -> None:
    public, pattern = shown_to_all(edition), allowed(edition, "resume")
    private = {action for one in chapters_of(edition) for action in one.actions} - public.keys()
    for there in sampled(edition):
        shown = buttons(table_screen(look(there)))
        for custom_id in shown:
            assert pattern.fullmatch(custom_id), custom_id
        for one in map(control, shown):
            assert one.action not in private
            if one.action in public:
                assert one.args in said(there, public[one.action])


def said(there: Position, says: Says) -> Sequence[tuple[str, ...]]:
    """What a control may say of the game besides what it does."""
    if says is Says.TURN:
        return [(str(there.state.turn),)]
    return [(str(offer.number),) for offer in there.state.offers] if says is Says.OFFER else [()]


@pytest.mark.parametrize("edition", few(GAMES, "rio_grande_2000", "high_bohn_cognac"))
def test_what_everybody_reads_stands_in_a_public_place_and_what_one_reads_in_a_private_one(edition: str) -> None:
    chapters = chapters_of(edition)
    for there in sampled(edition, 10):
        seen = look(there)
        shown = [one.public for one in chapters if one.public is not None]
        for detail in table_details(seen.view):
            assert all(one.place.public for offered in shown for one in offered(seen, detail))
        for seat in range(len(there.state.players)):
            mine = look(there, seat)
            own = mine.view.own
            assert own is not None
            shown_there = [one.private for one in chapters if one.private is not None]
            for room in PANEL_DETAILS:
                assert not any(one.place.public for offered in shown_there for one in offered(mine, own, room))
