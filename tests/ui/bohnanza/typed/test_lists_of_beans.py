"""Lists of beans, as the bot says them and as people say them at the table, in each language."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.bohnanza.cards import KINDS, Bean
from bot.ui.bohnanza.wording.symbols import bean_name, bunch, unmarked
from bot.ui.phrases import listed
from bot.ui.typed import numbers, words
from bot.words import locales, say
from tests.breadth import examples, few
from tests.ui.bohnanza.typed.understanding import read

BEANS = st.lists(st.sampled_from(tuple(KINDS)), min_size=1, max_size=8)


@pytest.mark.parametrize("locale", few(locales(), "de"))
@examples(60)
@given(cards=BEANS, data=st.data())
def test_what_the_bot_says_of_cards_is_understood(locale: str, cards: list[Bean], data: st.DataObject) -> None:
    counted = Counter(cards)
    assert read(locale, bunch(locale, cards)) == counted
    assert read(locale, listed(locale, [unmarked(locale, n, bean) for bean, n in counted.items()])) == counted
    full = [f"{n} {say(locale, 'bean-full-name', bean=bean)}" for bean, n in counted.items()]
    between = data.draw(st.sampled_from(sorted(words(locale, "typed-between"))))
    assert read(locale, f" {between} ".join(full)) == counted
    assert read(locale, f" {between.upper()} ".join(map(str.upper, full))) == counted
    written = {n: word for word, n in numbers(locale).items()}
    assert read(
        locale, f" {between} ".join(f"{written[n]} {bean_name(locale, bean)}" for bean, n in counted.items())
    )


@pytest.mark.parametrize(
    ("locale", "typed", "means"),
    [
        ("de", "2 Rote Bohnen und 1 Saubohne", "red red stink"),
        ("de", "zwei rote und eine Sau", "red red stink"),
        ("de", "zwo Feuer-Bohnen, eine gruene", "chili chili green"),
        ("de", "die Augenbohne", "black_eyed"),
        ("de", "„Kaffee“", "coffee"),
        ("de", "2 mal blau", "blue blue"),
        ("de", "red und a soy", "red soy"),
        ("de", "a", "black_eyed"),
        ("es", "dos porotos rojos y un poroto de soya", "red red soy"),
        ("es", "2 frijoles negros", "black_eyed black_eyed"),
        ("es", "cafe, jardin, conac", "coffee garden cognac"),
        ("es", "una soja y tres chiles", "soy chili chili chili"),
        ("es", "judías verdes", "green"),
        ("es", "una guindilla", "chili"),
        ("es", "porotos de ojo negro", "black_eyed"),
        ("es", "two red and one soy", "red red soy"),
        ("it", "due fagioli rossi e un fagiolo di soia", "red red soy"),
        ("it", "caffe e l'occhio", "coffee black_eyed"),
        ("it", "fagioli dall’occhio", "black_eyed"),
        ("it", "tre piccanti, puzzolenti", "chili chili chili stink"),
        ("it", "sei blu", "blue blue blue blue blue blue"),
        ("en", "two reds and a chile", "red red chili"),
        ("en", "the black-eyed beans", "black_eyed"),
        ("en", "a couple of black-eyed peas, my red (2)", "black_eyed black_eyed red red"),
        ("de", "noch eine rote, 2 von deinen Chilibohnen", "red chili chili"),
        ("de", "Rote: 2", "red red"),
        ("es", "un par de rojos y otro frijolito verde", "red red green"),
        ("es", "tres alubias carillas, soja y una judía roja", "black_eyed black_eyed black_eyed soy red"),
        ("es", "tres porotos ojo negro, soya y uno rojo", "black_eyed black_eyed black_eyed soy red"),
        ("es-419", "tres alubias carillas, soja y una judía roja", "black_eyed black_eyed black_eyed soy red"),
        ("es", "2 de los ojinegros", "black_eyed black_eyed"),
        ("it", "un paio di rossi e i miei fagiolini verdi", "red red green"),
    ],
)
def test_a_list_as_it_is_said_at_the_table(locale: str, typed: str, means: str) -> None:
    assert read(locale, typed) == Counter(means.split())
