"""What languages call themselves."""

from __future__ import annotations

import discord
import pytest

from bot.words import shipped
from bot.words.own_names import by_own_name, own_name
from tests.words.reading import Host


def test_languages_call_themselves_as_their_people_do() -> None:
    found = [own_name(one) for one in ("de", "en-GB", "es-419", "it", "fr")]
    assert found == ["Deutsch", "English", "Español (Latinoamérica)", "Italiano", "English"]
    assert own_name("es") == own_name("es-ES") == "Español (España)"
    assert [one for one in by_own_name() if one in {"de", "en", "es", "it"}] == ["de", "en", "es", "it"]
    assert set(by_own_name()) == set(shipped())


def test_a_hosts_languages_are_among_them(host: Host) -> None:
    assert own_name("pt-BR") == "English"
    host.has(pt_BR="button-join = Entrar\n", uk="button-join = Грати\n")
    assert own_name("pt-BR") == "Português (Brasil)"
    known = {"de", "en", "es", "it", "pt-BR", "uk"}
    assert [one for one in by_own_name() if one in known] == ["de", "en", "es", "it", "pt-BR", "uk"]
    assert set(by_own_name()) == {*shipped(), "pt-BR", "uk"}


@pytest.mark.long
def test_each_language_of_discord_has_a_name(host: Host) -> None:
    host.has(**{locale.value.replace("-", "_"): "button-join = ✓\n" for locale in discord.Locale})
    found = {locale.value: own_name(locale.value) for locale in discord.Locale}
    assert len(set(found.values())) == len(found)
    assert not set(found.values()) & (found.keys() - {""})
