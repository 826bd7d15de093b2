"""A host's folder with a mistake in it: named with its file and line, before anybody plays."""

from __future__ import annotations

import pytest

from bot.errors import BadFile
from bot.words import say, shipped, use
from bot.words.checking import mistakes_of
from bot.words.files import SHIPPED
from tests.breadth import few
from tests.words.reading import Host


def refused(host: Host) -> list[str]:
    """The mistakes that the bot names instead of using this folder."""
    with pytest.raises(BadFile) as error:
        use(host.folder)
    first, *lines = str(error.value).splitlines()
    assert first == f"{host.folder} has mistakes:"
    return lines


@pytest.mark.parametrize("language", few(shipped(), "de"))
def test_what_is_shipped_has_none(language: str) -> None:
    assert list(mistakes_of(language, SHIPPED)) == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("button-join", 'words.ftl, line 2: this is not Fluent (Expected token: "="): button-join'),
        ("button-join = { $name", 'line 2: this is not Fluent (Expected token: "}"): button-join = { $name'),
        ("button-joyn = Participar", "line 2: there is no message button-joyn; do you mean button-join?"),
        ("zzz = Participar", "line 2: there is no message zzz; nothing would say it."),
        ("lobby-title = { $gme }", "line 2: lobby-title says $gme, which it does not get; it gets $game, $table."),
        ("button-join = { $x }", "line 2: button-join says $x, which it does not get; it gets nothing."),
        (
            "button-join = { UPPER(1) }",
            "button-join uses UPPER(), which does not exist; there is NUMBER, DATETIME.",
        ),
        ("button-join = { button-joyn }", "line 2: button-join is made of { button-joyn }, which has no words."),
        ("button-join = { -mine }", "line 2: button-join is made of { -mine }, which has no words."),
        ("button-join = { button-join }", "line 2: button-join is made of itself."),
        (
            "button-join =\n    .one = a",
            "line 2: button-join should be one text, after the sign =, without attributes.",
        ),
    ],
)
def test_a_mistake_is_named_with_file_and_line(host: Host, words: str, said: str) -> None:
    host.write("pt/words.ftl", f"# Portuguese\n{words}\n")
    (line,) = refused(host)
    assert line.startswith("pt/words.ftl, line ")
    assert line.endswith(said)


def test_every_mistake_has_a_line(host: Host) -> None:
    host.write("pt/a.ftl", "button-join = Participar\nbutton-joyn = Participar")
    host.write("pt/b.ftl", "-mine = x\nbutton-join = { button-leave }\nbutton-leave = { button-join }")
    assert refused(host) == [
        "pt/a.ftl, line 2: there is no message button-joyn; do you mean button-join?",
        "pt/b.ftl, line 2: button-join is made of itself.",
        "pt/b.ftl, line 2: button-join stands in pt/a.ftl, line 1 already.",
        "pt/b.ftl, line 3: button-leave is made of itself.",
    ]


def test_a_message_that_is_made_of_another_gets_what_that_one_gets(host: Host) -> None:
    host.write("pt/a.ftl", "button-join = { lobby-title }\nlobby-title = { $game }")
    assert refused(host) == ["pt/a.ftl, line 1: button-join says $game, which it does not get; it gets nothing."]


def test_what_the_english_file_tells_of_may_be_said(host: Host) -> None:
    """English has no need of how many they are."""
    host.has(pt="lobby-again = { $names } { $count }")
    assert say("pt", "lobby-again", names="Ana, Ben", count=2) == "Ana, Ben 2"


@pytest.mark.parametrize("name", ["pt_BR", "pt-br", "deutsch", "xx", "PT"])
def test_a_folder_that_is_called_like_no_language(host: Host, name: str) -> None:
    host.write(f"{name}/words.ftl", "button-join = Participar")
    (line,) = refused(host)
    assert line.startswith(f"{name}: there is no such language")


@pytest.mark.parametrize("name", ["pt-BR", "es-419", "zh-CN", "zh-TW", "no", "sv-SE", "hi", "en-GB"])
def test_languages_as_discord_calls_them(host: Host, name: str) -> None:
    host.write(f"{name}/words.ftl", "button-join = Participar")
    use(host.folder)
    assert say(name, "button-join") == "Participar"


def test_words_in_no_language(host: Host) -> None:
    host.write("words.ftl", "button-join = Participar")
    assert refused(host) == [
        "words.ftl: it should stand in the folder of a language, for example as pt/words.ftl."
    ]


def test_a_file_that_is_not_text(host: Host) -> None:
    host.write("pt/words.ftl", "")
    (host.folder / "pt/words.ftl").write_bytes("button-join = Sí".encode("latin-1"))
    with pytest.raises(BadFile, match=r"words\.ftl is not a text file in UTF-8\. Save it as UTF-8\.$"):
        use(host.folder)


def test_a_file_from_windows(host: Host) -> None:
    host.write("pt/words.ftl", "\ufeff# Portuguese\r\nbutton-join =\r\n    Participar\r\n    aqui\r\n")
    use(host.folder)
    assert say("pt", "button-join") == "Participar\naqui"


def test_a_folder_that_is_not_there(host: Host) -> None:
    with pytest.raises(BadFile, match=r"There is no folder .*nowhere"):
        use(host.folder / "nowhere")
