"""Which games are rated together, and that computers stand where it is said that they do."""

from __future__ import annotations

import pytest

from bot.games import CATALOGUE
from bot.players import EXPERT, FAMILIES, STRENGTHS
from bot.tables.ratings.anchors import anchor
from bot.tables.ratings.ladders import LADDERS, Ladder, ladder_of


def test_every_game_counts_in_one_ladder_with_its_family_but_the_duel_in_its_own() -> None:
    assert {key: ladder_of(key).name for key in CATALOGUE} == {
        key: "duel" if key == "duel" else game.family for key, game in CATALOGUE.items()
    }
    assert sorted(game for ladder in LADDERS.values() for game in ladder.games) == sorted(CATALOGUE)
    assert LADDERS["duel"].family == "bohnanza"
    # Which is offered first, and shown where nothing was played yet.
    assert next(iter(LADDERS)) == "bohnanza"


@pytest.mark.parametrize("ladder", LADDERS.values(), ids=lambda ladder: ladder.name)
def test_computers_stand_at_tables_for_so_many(ladder: Ladder) -> None:
    assert ladder.players == (2 if ladder.name == "duel" else 4)
    assert all(ladder.players in CATALOGUE[game].players for game in ladder.games)
    versions = FAMILIES[ladder.family].versions
    assert all(anchor(ladder.family, one, versions[one], ladder.players) for one in STRENGTHS)


def test_there_is_no_expert_of_the_duel() -> None:
    """The words of its leaderboard name none."""
    ladder = LADDERS["duel"]
    assert anchor(ladder.family, EXPERT, FAMILIES[ladder.family].versions[EXPERT], ladder.players) is None
