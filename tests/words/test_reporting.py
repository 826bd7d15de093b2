"""The command that tells a translator what is left to do: `bean-table words`."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.__main__ import app
from bot.errors import BadFile
from bot.words import shipped
from bot.words.checking import english
from tests.breadth import few
from tests.words.reading import Host

MANY = len(english())


def told(*arguments: str | Path) -> Result:
    """What the command prints."""
    return CliRunner().invoke(app, ["words", *map(str, arguments)])


@pytest.fixture(autouse=True)
def without_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_all_languages_that_ship_are_complete() -> None:
    result = told()
    assert result.exit_code == 0
    assert [line.split()[0] for line in result.stdout.splitlines()] == list(shipped())
    assert all(line.endswith(f"{MANY} of {MANY} messages") for line in result.stdout.splitlines())


@pytest.mark.parametrize("language", few(shipped(), "de"))
def test_nothing_is_left_to_do_in_a_language_that_ships(language: str) -> None:
    result = told(language)
    assert result.exit_code == 0
    assert "Not said yet" not in result.stdout


def test_a_language_of_the_hosts_is_listed_with_its_share(host: Host) -> None:
    host.write("pt/words.ftl", "button-join = Participar")
    result = told("--folder", host.folder)
    assert result.exit_code == 0
    assert f"pt      Português               1 of {MANY} messages" in result.stdout.splitlines()


def test_the_settings_name_the_folder(host: Host, tmp_path: Path) -> None:
    host.write("languages/pt/words.ftl", "button-join = Participar")
    (tmp_path / "config.toml").write_text('[words]\nfolder = "languages"\n', "utf-8")
    assert "Português" in told().stdout


def test_a_mistake_is_named_and_nothing_is_fine(host: Host) -> None:
    host.write("pt/words.ftl", "button-joyn = Participar")
    for result in (told("--folder", host.folder), told("pt", "--folder", host.folder)):
        assert result.exit_code == 1
        assert "pt/words.ftl, line 1: there is no message button-joyn; do you mean button-join?" in result.stdout


def test_what_is_left_to_do_stands_below_its_file(host: Host) -> None:
    host.write(
        "pl/words.ftl",
        "button-join = Dołącz\n"
        "button-leave = Leave\n"
        "lobby-title = Stół\n"
        "field-short-empty = puste{ field-for-one }\n"
        "lobby-few = { $missing ->\n    [one] jeden\n   *[other] inni\n }\n",
    )
    result = told("pl", "--folder", host.folder)
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0] == f"Polski (pl): 5 of {MANY} messages"
    for title, line in {
        "Said in English, since a part of theirs has no words yet:": "  field-short-empty: field-for-one",
        "Numbers have more forms in this language:": "  lobby-few: few, many",
        "Without what English says there, which may be meant:": "  lobby-title: game, table",
        "Word for word as in English, which may be meant:": "  lobby.ftl",
    }.items():
        assert line in lines[lines.index(title) :]
    assert "    button-start" in lines
    assert "    button-join" not in lines


def test_a_language_that_is_not_there(host: Host) -> None:
    result = told("pt", "--folder", host.folder)
    assert isinstance(result.exception, BadFile)
    assert str(result.exception).startswith("There is no folder pt among the languages; there are de, en")


@pytest.mark.long
def test_the_page_shows_each_message_beside_the_english_one(host: Host) -> None:
    host.write("pt/words.ftl", "lobby-few = { $missing ->\n    [one] só um\n   *[other] mais { $missing }\n }")
    file = host.folder / "pt.html"
    result = told("pt", "--folder", host.folder, "--page", file)
    assert str(file) in result.stdout
    page = file.read_text("utf-8")
    for number, words in ((0, "só um"), (1, "só um"), (2, "mais 2"), (12, "mais 12")):
        (row,) = [
            row
            for row in page.split("<tr>")
            if row.startswith(f'<td class="facts">missing = {number}<') and words in row
        ]
        assert "player" in row
    assert '<td class="missing">English' in page


@pytest.mark.long
def test_a_page_is_written_over_an_older_one_and_over_nothing_else(host: Host) -> None:
    host.write("pt/words.ftl", "lobby-few = pouco")
    file = host.folder / "pt.html"
    for _ in range(2):
        assert str(file) in told("pt", "--folder", host.folder, "--page", file).stdout
    file.write_text("Dear diary", "utf-8")
    result = told("pt", "--folder", host.folder, "--page", file)
    assert isinstance(result.exception, BadFile)
    assert str(result.exception).endswith("was left as it is. Name another file.")
    assert file.read_text("utf-8") == "Dear diary"


def test_a_page_is_of_one_language(tmp_path: Path) -> None:
    result = told("--page", tmp_path / "all.html")
    assert result.exit_code == 2
    assert "name it" in result.stderr
