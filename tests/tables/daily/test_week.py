"""What is dealt when: a trading game on six days, the duel on Sundays, each a shorter game of its edition."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.edition import Turn
from bot.games.bohnanza.library import all_editions
from bot.games.chance import seeded
from bot.tables.daily.week import GAMES, KINDS, Kind, begins_at, day_of, kind_on
from tests.tables.daily.tries import SATURDAY


def test_there_is_a_duel_on_sundays_and_a_trading_game_on_all_other_days() -> None:
    kinds = [kind_on(SATURDAY + timedelta(days=later)) for later in range(7)]
    turns = [all_editions()[kind.game].turn for kind in kinds]
    assert turns == [Turn.TRADING, Turn.DUEL, *[Turn.TRADING] * 5]
    assert len(set(kinds)) == 7, "every day of the week has its own"


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.key)
def test_a_kind_is_its_edition_but_for_what_its_line_says(kind: Kind) -> None:
    dealt, edition = GAMES[kind.key], all_editions()[kind.game]
    assert dealt.key == kind.key not in CATALOGUE
    assert list(dealt.players) == [kind.players]
    state = dealt.start(kind.players, seeded(1)).after
    numbers = edition.players[kind.players]
    assert state.rules.last_exhaustion == kind.piles <= numbers.last_exhaustion
    beans = set(edition.beans_with(kind.players)) - set(kind.without)
    assert {card.rsplit("-", 1)[0] for card in state.rules.deck()} == beans
    assert len(beans) == len(edition.beans_with(kind.players)) - len(kind.without)


def test_the_keys_are_those_with_which_tables_are_stored() -> None:
    """A key may come and none may go, as long as games with it are kept."""
    assert set(KINDS) >= {
        *("daily_amigo_2016_4_1", "daily_rio_grande_2000_5_1", "daily_amigo_1997_5_1", "daily_high_bohn_4_1"),
        *("daily_rio_grande_2000_6_1", "daily_amigo_2016_3_1", "daily_duel_2_1_coffee_wax"),
        *("daily_rio_grande_2000_6_1_red", "daily_amigo_2016_3_1_red"),
    }


@pytest.mark.parametrize("clock", ["00:00:00", "12:30:00", "23:59:59"])
def test_a_day_is_one_of_utc(clock: str) -> None:
    moment = int(datetime.fromisoformat(f"2026-11-28T{clock}").replace(tzinfo=UTC).timestamp())
    assert day_of(moment) == date(2026, 11, 28)
    assert begins_at(day_of(moment)) <= moment < begins_at(day_of(moment) + timedelta(days=1))
