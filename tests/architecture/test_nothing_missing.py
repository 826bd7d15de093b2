"""Every game has all that a table needs, and every room is where the pages say."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from bot import players
from bot.client import COGS
from bot.games import CATALOGUE
from bot.games.bohnanza import events as bohnanza
from bot.games.bohnanza.edition import Turn
from bot.games.bohnanza.library import all_editions
from bot.games.nicht_die_bohne import events as nicht_die_bohne
from bot.ui.families import FAMILIES
from tests.words.reading import has

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
MAP = (ROOT / "bot/README.md").read_text("utf-8")
LAW = (ROOT / "bot/games/RULES.md").read_text("utf-8")
RECORDS = (ROOT / "bot/simulate/RECORDS.md").read_text("utf-8")


def numbers(key: str) -> str:
    """How many may play a game, as the pages write it."""
    players = CATALOGUE[key].players
    return f"{players[0]}–{players[-1]}" if len(players) > 1 else str(players[0])


def row_of(key: str, page: str, name: str) -> str:
    """The one row for this game in the table of games of a page."""
    rows = [line for line in page.splitlines() if line.startswith(f"| `{key}` |")]
    assert len(rows) == 1, f"the table of games in {name} has {len(rows)} rows for {key}; it needs one"
    return rows[0]


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_game_has_its_words_screens_and_simple_player(key: str) -> None:
    game = CATALOGUE[key]
    assert game.key == key
    assert has(f"game-{key}"), f"bot/words/locales/en says no game-{key}"
    assert has(f"about-{key}"), f"bot/words/locales/en says no about-{key}"
    assert game.family in FAMILIES
    assert "simplest" in players.FAMILIES[game.family].players


def test_every_cog_is_loaded() -> None:
    cogs = {f"cogs.{file.stem}" for file in (ROOT / "cogs").glob("*.py") if "async def setup(" in file.read_text()}
    assert set(COGS) == cogs


def test_the_map_has_every_folder_of_the_bot_and_no_other() -> None:
    rows = re.findall(r"^\| `([a-z_/]+)/` \|", MAP, re.MULTILINE)
    files = (file.relative_to(ROOT) for file in (ROOT / "bot").rglob("*") if file.is_file())
    folders = {folder.as_posix() for file in files for folder in file.parents if "__pycache__" not in folder.parts}
    # A language is no room of its own.
    rooms = {folder for folder in folders - {".", "bot"} if not folder.startswith("bot/words/locales/")}
    assert sorted(rows) == sorted([*rooms, "cogs", "tests"])


def test_the_pages_name_no_file_that_is_not_there() -> None:
    """Paths are written from the top or from a folder that the sentence names; KEY and TYPE stand for any."""
    named = set(re.findall(r"`((?:[a-z_.]+/)*[a-z_.]+\.(?:py|toml|ftl|md))`", MAP))
    assert len(named) > 20
    known = {
        file.relative_to(ROOT).as_posix()
        for folder in ("bot", "cogs", "tests")
        for file in (ROOT / folder).rglob("*")
    }
    known |= {file.name for file in ROOT.iterdir()}
    assert (
        sorted(name for name in named if not any(one == name or one.endswith(f"/{name}") for one in known)) == []
    )


def test_the_readme_has_the_two_commands() -> None:
    assert "python3 -m venv .venv && .venv/bin/pip install -q -e . && " in README
    assert ".venv/bin/pip install -q -e '.[tests]' && .venv/bin/python -m pytest" in README


@pytest.mark.parametrize("key", CATALOGUE)
def test_the_readme_lists_every_game_with_its_numbers_of_players(key: str) -> None:
    assert f"| {numbers(key)} |" in row_of(key, README, "README.md")


@pytest.mark.parametrize("key", CATALOGUE)
def test_the_law_lists_every_game_with_its_numbers_of_players(key: str) -> None:
    games = LAW.partition("## The games")[2].partition("\n# ")[0]
    assert f"| {numbers(key)} |" in row_of(key, games, "bot/games/RULES.md")


def test_the_law_compares_the_editions_that_have_no_chapter_of_their_own() -> None:
    """The first row of B2's table; the duel has chapter D, an expansion the chapter that says what its base is."""
    compared = re.findall(r"`([a-z0-9_]+)`", LAW.partition("## B2 ")[2].partition("|---")[0])
    plain = [one.key for one in all_editions().values() if one.turn is Turn.TRADING and one.expansion is None]
    assert sorted(compared) == sorted(plain), "the columns of B2 in bot/games/RULES.md are not these editions"


@pytest.mark.parametrize(
    ("heading", "events"), [("Bohnanza", bohnanza.Event), ("Nicht die Bohne", nicht_die_bohne.Event)]
)
def test_the_records_page_describes_every_kind_of_event_with_its_fields(heading: str, events: Any) -> None:
    _, _, after = RECORDS.partition(f"\n### {heading}\n")
    rows = [line for line in after.partition("###")[0].splitlines() if line.startswith("| `")]
    for kind in get_args(events):
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
        row = next(row for row in rows if f"`{name}`" in row.split("|")[1])
        assert [field for field in kind._fields if f"`{field}`" not in row] == [], name
