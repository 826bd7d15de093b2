"""Which language is heard: the host's word, else the shipped one of that language, else the English one."""

from __future__ import annotations

import logging
from collections.abc import Coroutine

import pytest

from bot import local
from bot.errors import BadFile
from bot.page_words import page_words
from bot.words import first_of, has, language, locales, say, say_itself, shipped, use
from bot.words.languages import take
from bot.words.saying import forget
from tests.words.reading import Host


def test_a_language_of_the_hosts_is_one_of_the_languages(host: Host) -> None:
    host.has(pt="button-join = Participar")
    assert set(locales()) == {*shipped(), "pt"}
    assert say("pt", "button-join") == "Participar"


def test_hidden_folders_are_no_languages(host: Host) -> None:
    host.write(".git/config.ftl", "button-join = Participar")
    host.has()
    assert locales() == shipped()


def test_what_a_language_lacks_is_said_in_english(host: Host) -> None:
    host.has(pt="button-join = Participar")
    assert (has("pt", "button-join"), has("pt", "button-leave")) == (True, False)
    assert say("pt", "button-leave") == say("en", "button-leave")
    with pytest.raises(KeyError):
        say_itself("pt", "button-leave")


def test_a_host_may_word_a_single_message_differently(host: Host) -> None:
    others = say("en", "button-leave")
    host.has(en="button-join = I'm in!")
    assert (say("en", "button-join"), say("en", "button-leave")) == ("I'm in!", others)


def test_the_hosts_word_is_heard_in_messages_that_are_made_of_it(host: Host) -> None:
    host.has(en='field-for-one = {" only!"}')
    assert say("en", "field-short-empty", only="Soy").endswith("only!")


def test_a_region_has_its_own_words_and_those_of_its_language(host: Host) -> None:
    host.has(pt="button-join = Juntar-se\nbutton-start = Iniciar", pt_BR="button-join = Participar")
    assert (language("pt-BR"), language("pt-PT"), language("pt")) == ("pt-BR", "pt", "pt")
    assert [say("pt-BR", f"button-{name}") for name in ("join", "start")] == ["Participar", "Iniciar"]
    assert say("pt", "button-join") == "Juntar-se"
    assert say("pt-BR", "button-leave") == say("en", "button-leave")


def test_a_region_alone_answers_no_other_one(host: Host) -> None:
    host.has(pt_BR="button-join = Participar")
    assert (language("pt-BR"), language("pt")) == ("pt-BR", "en")


ONE_OR_MORE = "lobby-many = { $surplus ->\n    [one] Um a mais\n   *[other] { $surplus } a mais\n }"


def test_each_language_counts_as_it_does(host: Host) -> None:
    """In Portuguese nought is said like one; an English sentence counts as English people do."""
    host.has(pt="button-join = Participar")
    assert (
        say("pt", "lobby-many", surplus=0)
        == say("en", "lobby-many", surplus=0)
        != say("en", "lobby-many", surplus=1)
    )
    host.has(pt=ONE_OR_MORE)
    assert say("pt", "lobby-many", surplus=0) == "Um a mais"


def test_a_sentence_is_of_one_language(host: Host) -> None:
    """A message is said in English from end to end where a part of it has no words."""
    host.has(pt="field-short-empty = vazio{ field-for-one }")
    assert say("pt", "field-short-empty", only="any") == "empty"
    host.has(pt='field-short-empty = vazio{ field-for-one }\nfield-for-one = {"!"}')
    assert say("pt", "field-short-empty", only="any") == "vazio!"


def test_a_term_is_a_languages_own(host: Host) -> None:
    host.has(pt="-feijao = feijão\nbutton-join = um { -feijao }")
    assert say("pt", "button-join") == "um feijão"


UNSAYABLE = (
    "computer-name = { NUMBER($name) }",
    'computer-name = { NUMBER(1, minimumFractionDigits: "x") } { $name }',
)


@pytest.mark.parametrize("language", ["en", "pt"])
@pytest.mark.parametrize("words", UNSAYABLE)
def test_a_sentence_that_cannot_be_said_is_named_at_the_start(host: Host, language: str, words: str) -> None:
    before = say("en", "computer-name", name="Ana")
    with pytest.raises(BadFile, match=f"{language}.*computer-name"):
        host.has(**{language: words})
    assert say(language, "computer-name", name="Ana") == before


def test_a_number_may_stand_where_english_has_a_number_without_saying_so(host: Host) -> None:
    host.has(pt="page-unread = { NUMBER($count) }")
    assert say("pt", "page-unread", count=2) == "2"


def test_of_several_languages_the_first_that_there_is(host: Host) -> None:
    host.has(pt="button-join = Participar")
    assert first_of("pt", "de") == "pt"
    use(None)
    assert first_of("pt", "de") == "de"
    assert first_of("", None, "es-MX", "de") == "es"
    assert first_of("", None, "es-419", "es") == "es-419"
    assert first_of("pt-BR", "") == "en"


def _unnoticed(host: Host, words: str) -> None:
    """Use words that no check has seen."""
    host.write("pt/words.ftl", words)
    take(host.folder)
    forget()


def test_a_sentence_that_cannot_be_said_is_said_in_english(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    _unnoticed(host, "computer-name = { NUMBER($name) }")
    with caplog.at_level(logging.WARNING):
        assert say("pt", "computer-name", name="Ana") == say("en", "computer-name", name="Ana")
    assert "computer-name cannot be said in pt" in caplog.text
    assert "Ana" not in caplog.text, "what is put in may be somebody's cards"


def test_an_option_of_a_number_that_makes_no_sense_stops_nobodys_game(host: Host) -> None:
    _unnoticed(host, 'computer-name = { NUMBER(1, minimumFractionDigits: "x") } { $name }')
    assert say("pt", "computer-name", name="Ana") == say("en", "computer-name", name="Ana")


def test_an_id_that_no_language_has_is_a_mistake_everywhere(host: Host) -> None:
    host.has(pt="button-join = Participar")
    with pytest.raises(KeyError):
        say("pt", "button-of-a-king")


def test_the_playground_speaks_the_languages_of_a_folder(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    host.write("pt/words.ftl", "button-join = Participar")
    heard = []

    def carry_out(serving: Coroutine[object, object, None], _: str) -> int:
        serving.close()
        heard.append((say("pt", "button-join"), "pt" in page_words()))
        return 0

    monkeypatch.setattr(local, "carry_out", carry_out)
    monkeypatch.setattr(local, "set_up", lambda level: None)
    assert local.play(host.folder / "data", None, browser=False, words=host.folder) == 0
    assert heard == [("Participar", True)]
