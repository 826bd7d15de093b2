"""The README's recipe: one file and two words make a new edition; a file with a mistake stops the program."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bot
from bot.ending import LASTING
from bot.words import locales
from tests.games.bohnanza.test_editions import MADE_UP
from tests.test_command_line import environ

WORDS = """
game-made_up = Bohnanza (made up)
about-made_up = Few beans and many fields.
"""

PATIENCE = 120.0
"""Seconds; without a mistake that stops it, a playground would run for ever."""
LOOK = """
from bot.games import CATALOGUE
from bot.ui.families import FAMILIES
from bot.words import say
game = CATALOGUE["made_up"]
assert say("en", "about-made_up") and len(FAMILIES[game.family].rules("made_up", "en").items)
print(say("en", "game-made_up"), list(CATALOGUE)[0], game.players)
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A copy of the program, compiled as far as it is."""
    shutil.copytree(Path(bot.__file__).parent, tmp_path / "bot")
    return tmp_path


def run(program: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python in the folder of this copy."""
    env = environ() | {"PYTHONPATH": str(program)}
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=program, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def test_a_new_edition_is_one_file_and_two_words(program: Path) -> None:
    (program / "bot/games/bohnanza/editions/made_up.toml").write_text(MADE_UP, "utf-8")
    with (program / "bot/words/locales/en/bohnanza/editions.ftl").open("a", encoding="utf-8") as lobby:
        lobby.write(WORDS)
    looked = run(program, "-c", LOOK)
    assert (looked.stderr, looked.stdout) == ("", "Bohnanza (made up) rio_grande_2000 range(2, 4)\n")
    few = ("-m", "bot", "simulate", "--game", "made_up", "--players", "2", "--games", "3", "--json")
    played = run(program, *few)
    assert (played.returncode, json.loads(played.stdout)["games"]) == (0, 3)


@pytest.mark.long
@pytest.mark.parametrize(
    ("command", "code"),
    [((), 2), (("run",), LASTING), (("simulate",), 2)],
    ids=["playground", "run", "simulate"],
)
def test_a_mistake_in_an_edition_stops_the_program_with_one_clear_error(
    program: Path, command: tuple[str, ...], code: int
) -> None:
    file = program / "bot/games/bohnanza/editions/amigo_1997.toml"
    file.write_text(file.read_text("utf-8").replace('tie = "shared"', 'tie = "by_beauty"'), "utf-8")
    result = run(program, "-m", "bot", *command)
    assert (result.returncode, result.stdout) == (code, "")
    assert result.stderr == (
        "Error: amigo_1997.toml has mistakes:\n"
        "tie: Input should be 'most_cards_in_hand', 'shared' or 'farthest_from_start'.\n"
    )


@pytest.mark.long
def test_a_mistake_in_the_buildings_stops_the_program_with_one_clear_error(program: Path) -> None:
    file = program / "bot/games/bohnanza/high_bohn/buildings.toml"
    row, wrong = '4 = [{ effect = "pays_instead"', '5 = [{ effect = "pays_instead"'
    file.write_text(file.read_text("utf-8").replace(row, wrong), "utf-8")
    result = run(program, "-m", "bot")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == (
        "Error: buildings.toml has mistakes:\n"
        "farm.4: Field required.\n"
        "farm.5: there is no such key; here there are bean, 1, 2, 3, 4.\n"
    )


@pytest.mark.long
def test_a_new_edition_without_its_words_stops_the_bot_with_one_clear_error(program: Path) -> None:
    (program / "bot/games/bohnanza/editions/made_up.toml").write_text(MADE_UP, "utf-8")
    # One word is missing in the first language, the other one in the next, and so on.
    languages = [one for one in locales() if "-" not in one]
    missing = dict(zip(languages, itertools.cycle(["game-made_up", "about-made_up"]), strict=False))
    for locale, word in missing.items():
        given = [line for line in WORDS.splitlines() if not line.startswith(word)]
        with (program / f"bot/words/locales/{locale}/bohnanza/editions.ftl").open("a", encoding="utf-8") as lobby:
            lobby.write("\n".join([*given, ""]))
    result = run(program, "-m", "bot")
    assert (result.returncode, result.stdout) == (2, "")
    first, *lines = result.stderr.splitlines()
    assert first == "Error: bot/words/locales has mistakes:"
    assert lines == [
        f"{locale}: there are no words for {missing[locale.partition('-')[0]]}; "
        "the game needs game-made_up and about-made_up."
        for locale in locales()
    ]


@pytest.mark.long
def test_a_mistake_in_the_hosts_words_stops_the_bot_with_one_clear_error(program: Path) -> None:
    (program / "words/pt").mkdir(parents=True)
    (program / "words/pt/lobby.ftl").write_text("button-joyn = Participar\n", "utf-8")
    (program / "config.toml").write_text('[discord]\ntoken = "x"\n[words]\nfolder = "words"\n', "utf-8")
    result = run(program, "-m", "bot")
    assert (result.returncode, result.stdout) == (LASTING, "")
    assert result.stderr == (
        f"Error: {program / 'words'} has mistakes:\n"
        "pt/lobby.ftl, line 1: there is no message button-joyn; do you mean button-join?\n"
    )
