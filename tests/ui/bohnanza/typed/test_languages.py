"""What people type in each language, and in English whatever their language is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from itertools import combinations
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import KINDS, Bean, Card
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.moves import BuyBuildings
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.state import Phase
from bot.games.contract import MalformedMove, Refusal
from bot.ui.bohnanza.clicks import resolve
from bot.ui.bohnanza.family import BohnanzaScreens
from bot.ui.bohnanza.typed import names as beans_by_name
from bot.ui.bohnanza.typed.completion import LISTS
from bot.ui.bohnanza.typed.lexicon import MEANINGS, known_numbers, meant
from bot.ui.bohnanza.typed.names import names
from bot.ui.bohnanza.typed.naming import offer_number, receiver
from bot.ui.bohnanza.typed.parsing import terms
from bot.ui.bohnanza.typed.vocabulary import ALL, vocabulary
from bot.ui.bohnanza.wording.buildings import building_name, building_short
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, bean_name, bunch, full_name, several, unmarked
from bot.ui.phrases import either, listed
from bot.ui.screens import Choice, Play
from bot.ui.typed import fold, numbers, words
from bot.words import locales, say
from tests.games.bohnanza.high_bohn.towns import town as town_position
from tests.ui.bohnanza.acting import command
from tests.ui.bohnanza.controls.test_stews import EITHER
from tests.ui.bohnanza.examples import Position, crop, in_phase, look, position
from tests.ui.bohnanza.typed.test_building_names import TOWN
from tests.ui.bohnanza.typed.test_commands import FULL, TRADE

SCREENS = BohnanzaScreens()
OWN = [locale for locale in locales() if locale != "en"]
KINDS_IN_ORDER = tuple(KINDS)
BEANS = st.lists(st.sampled_from(KINDS_IN_ORDER), min_size=1, max_size=8)


def read(locale: str, typed: str, beans: Sequence[Bean] = ALL) -> Counter[Bean]:
    """How many of which bean the text names."""
    found = terms(vocabulary(locale, beans), typed)
    assert all(term.place is None for term in found)
    counted = Counter[Bean]()
    for term in found:
        assert term.bean is not None
        counted[term.bean] += term.many
    return counted


def refused(locale: str, typed: str) -> MalformedMove:
    with pytest.raises(MalformedMove) as found:
        terms(vocabulary(locale, ALL), typed)
    return found.value


# What the bot says is understood


@pytest.mark.parametrize("locale", locales())
@settings(deadline=None, max_examples=60)
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


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("bean", KINDS_IN_ORDER)
def test_every_bean_goes_by_all_its_names(locale: str, bean: Bean) -> None:
    called = [bean_name(locale, bean), say(locale, "bean-full-name", bean=bean), full_name(locale, bean)]
    called += [BEAN_SYMBOL[bean], several(locale, 1, bean), *words(locale, "typed-bean", bean=bean)]
    for name in called:
        for typed in (name, name.upper(), fold(name), name.replace(" ", "\N{NO-BREAK SPACE}"), f"“{name}”"):
            assert read(locale, typed) == {bean: 1}, typed
        assert read(locale, f"{name} ×3") == read(locale, f"3 {name}") == {bean: 3}


@pytest.mark.parametrize("locale", OWN)
@pytest.mark.parametrize("bean", KINDS_IN_ORDER)
def test_english_is_understood_by_every_reader(locale: str, bean: Bean) -> None:
    called = [bean, bean_name("en", bean), say("en", "bean-full-name", bean=bean)]
    called += [f"{say('en', 'bean-full-name', bean=bean)}s", *words("en", "typed-bean", bean=bean)]
    for name in called:
        assert read(locale, name) == {bean: 1}, name
        assert read(locale, f"two {name} and one {name} plus 3 {name}") == {bean: 6}, name


MEAN_SOMETHING_ELSE = {
    "de": {"an": "to"},
    "es": {"a": "to"},
    "it": {"a": "to"},
}
"""English words that mean something in another language, and there mean only that."""


@pytest.mark.parametrize("locale", OWN)
def test_english_words_are_understood_where_they_mean_nothing_else(locale: str) -> None:
    lost = {}
    for word, number in numbers("en").items():
        if known_numbers(locale).get(word) != number:
            lost[word] = next(one for one in MEANINGS if word in words(locale, f"typed-{one}"))
    for meaning in MEANINGS:
        for word in words("en", f"typed-{meaning}") - meant(locale, meaning):
            lost[word] = next(one for one in MEANINGS if word in words(locale, f"typed-{one}"))
    assert lost == MEAN_SOMETHING_ELSE.get(locale, {})


TOGETHER = [{"all", "anyone"}]
"""Meanings that may share words: they stand in different options."""


@pytest.mark.parametrize("locale", locales())
def test_no_word_of_a_language_means_two_things(locale: str) -> None:
    found = {meaning: words(locale, f"typed-{meaning}") for meaning in MEANINGS}
    found["number"] = frozenset(numbers(locale))
    for bean in KINDS:
        found[bean] = frozenset(name.letters for name in names(locale, bean) if name.whole)
    for one, other in combinations(found, 2):
        shared = found[one] & found[other]
        assert shared == frozenset() or {one, other} in TOGETHER, (one, other)


# What people say at the table


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
        ("es", "2 de los ojinegros", "black_eyed black_eyed"),
        ("it", "un paio di rossi e i miei fagiolini verdi", "red red green"),
    ],
)
def test_a_list_as_it_is_said_at_the_table(locale: str, typed: str, means: str) -> None:
    assert read(locale, typed) == Counter(means.split())


@pytest.mark.parametrize(
    ("locale", "typed"),
    [
        ("en", "soy wax in exchange for two reds to Ben"),
        ("en", "I want two reds for a soy and wax to Ben"),
        ("en", "I would like 2 red give soy wax to Ben"),
        ("de", "Soja und Wachs gegen zwei Rote an Ben"),
        ("de", "ich hätte gern zwei Rote gegen Soja und Weinbrand an Ben"),
        ("es", "te cambio soja y cera por dos rojos a Ben"),
        ("es", "quiero 2 rojos por una soja y una de cera para Ben"),
        ("it", "vorrei due rossi per soia e cera a Ben"),
        ("it", "scambio soia e cera con due rossi a Ben"),
        ("en", "trade soy and wax for two reds to Ben"),
        ("de", "ich gebe soja, weinbrand im Tausch gegen 2 rote an ben"),
        ("de", "soja weinbrand möchte: 2 rote an: ben"),
        ("de", "soja weinbrand moechte 2 rote an ben"),
        ("de", "soy wax for 2 red to Ben"),
        ("de", "give: soy wax want: 2 red to: Ben"),
        ("es", "doy soya y cera por dos rojos a Ben"),
        ("es", "soja, cera a cambio de 2 porotos rojos para Ben"),
        ("es", "soy wax for 2 red to Ben"),
        ("it", "do soia e cera per due rossi a Ben"),
        ("it", "dammi due rossi: ti do: soia, cera a Ben"),
        ("de", "gib mir 2 rote biete soja weinbrand an Ben"),
        ("es", "dame dos rojos te doy soya y cera a Ben"),
        ("it", "soia, cera in cambio di 2 fagioli rossi ad Ben"),
        ("it", "soy wax for 2 red to Ben"),
    ],
)
def test_an_offer_in_one_line(locale: str, typed: str) -> None:
    offered = (Card("soy-1"), Card("wax-9")), (Bean("red"), Bean("red")), 1
    assert made(TRADE, 0, locale, "offer", give=typed) == (m.MakeOffer(*offered),)


@pytest.mark.parametrize(
    ("locale", "typed"),
    [("en", "2 red for soy"), ("de", "zwei Rote gegen Soja"), ("es", "2 rojos a cambio de soja")],
)
def test_what_is_wanted_may_say_for_what(locale: str, typed: str) -> None:
    offered = m.MakeOffer((Card("soy-1"),), (Bean("red"), Bean("red")), None)
    assert made(TRADE, 0, locale, "offer", want=typed) == (offered,)
    with pytest.raises(MalformedMove, match="option-twice"):
        made(TRADE, 0, locale, "offer", want=typed, give="🕯️")


@pytest.mark.parametrize(
    ("locale", "anyone"), [("en", "everybody"), ("de", "alle"), ("es", "cualquiera"), ("it", "tutti")]
)
def test_an_offer_to_anyone(locale: str, anyone: str) -> None:
    for to in (anyone, anyone.upper(), say(locale, "form-anyone"), say(locale, "build-anyone"), "anyone"):
        (offer,) = made(TRADE, 0, locale, "offer", give="🌱", to=to)
        assert isinstance(offer, m.MakeOffer)
        assert offer.to is None


@pytest.mark.parametrize(
    ("locale", "every", "up", "every_up", "all_up"),
    [
        ("en", "all blue", "face-up blue", "all the blue beans face up", "all cards face up"),
        ("de", "alle blauen", "blaue offen", "alle offenen blauen", "alles Offene"),
        ("es", "todos los azules", "azul revelado", "todos los azules boca arriba", "todas las cartas reveladas"),
        ("it", "tutti i blu", "blu scoperto", "tutti i fagioli blu scoperti", "tutte le carte scoperte"),
    ],
)
def test_all_of_a_bean_and_what_lies_face_up(locale: str, every: str, up: str, every_up: str, all_up: str) -> None:
    def given(typed: str, want: str = "chili") -> str:
        (offer,) = made(TRADE, 0, locale, "offer", give=typed, want=want)
        assert isinstance(offer, m.MakeOffer)
        return " ".join(offer.give)

    assert given(every) == "blue-9 blue-1 blue-2"
    assert given(up) == given(every_up) == "blue-9"
    assert given(all_up) == "blue-9 wax-9"
    with pytest.raises(Refusal, match="not-face-up"):
        given(say(locale, "copies-face-up", card="🌱"))
    (offer,) = made(TRADE, 1, locale, "offer", give="🫐", want=all_up)
    assert isinstance(offer, m.MakeOffer)
    assert offer.want == ("blue", "wax")
    with pytest.raises(MalformedMove, match="number-to-ask-for"):
        made(TRADE, 1, locale, "offer", give="🫐", want=every)
    with pytest.raises(Refusal, match="not-face-up"):
        given(up.replace(bean_name(locale, Bean("blue")).casefold(), "🌱"))


@pytest.mark.parametrize(
    ("locale", "second", "stew", "third"),
    [
        (
            "en",
            "field 2|two|second field|the second|in the second",
            "1 stew|1: stew|a stew in field one",
            "third field|3. field",
        ),
        (
            "de",
            "Feld 2|zwei|zweites Feld|das zweite|auf Feld zwei",
            "1 Eintopf|1: eintopf|Eintopf auf Feld 1",
            "Drittes Feld|Bohnenfeld|feld",
        ),
        (
            "es",
            "campo 2|dos|segundo campo|el segundo|en el segundo",
            "1 guiso|1: Guiso|guiso en el primer campo",
            "Tercer campo|otro campo",
        ),
        (
            "it",
            "campo 2|due|secondo campo|il secondo|nel campo due",
            "1 zuppa|1: Zuppa|zuppa nel primo campo",
            "Terzo campo|campo",
        ),
    ],
)
def test_fields_and_stews(locale: str, second: str, stew: str, third: str) -> None:
    for typed in (*second.split("|"), "2", "#2", "field two", "second field"):
        both = (m.Harvest(1), m.Plant(Card("soy-1"), 1))
        assert made(FULL, 0, locale, "plant", harvest=typed, card="🌱") == both, typed
    for typed in (*stew.split("|"), "1: stew", "1: 🍲"):
        begun = made(EITHER, 0, locale, "plant", field=typed)
        assert repr(begun) == repr((h.BeginStew(Card("soy-1"), 0),)), typed
    for typed in (*third.split("|"), "third field", "third-field"):
        assert made(TOWN, 0, locale, "buy", what=typed) == (m.BuyField(),), typed


# Slips


@pytest.mark.parametrize("locale", locales())
def test_a_slip_of_a_letter_means_no_other_bean(locale: str) -> None:
    for bean in KINDS:
        name = bean_name(locale, bean).casefold()
        dropped = {name[:at] + name[at + 1 :] for at in range(1, len(name))}
        swapped = {name[:at] + name[at + 1] + name[at] + name[at + 2 :] for at in range(1, len(name) - 1)}
        for typed in {one for one in dropped | swapped if len(fold(one)) > 3}:
            said, possible = answered(locale, typed)
            assert said in {"word-unknown", "word-near", "word-unclear", ""}, typed
            assert bean_name(locale, bean) in possible if said in {"word-near", ""} else True, typed


@pytest.mark.parametrize(
    ("locale", "typed", "said", "means"),
    [
        ("en", "gaden", "", "Garden"),
        ("en", "cofffeee", "", "Coffee"),
        ("en", "graden", "word-near", "Garden"),
        ("en", "baen", "word-unknown", ""),
        ("de", "Sojja", "", "Soja"),
        ("de", "Saubohen", "word-near", "Sau"),
        ("de", "Gartne", "word-near", "Garten"),
        ("es", "apetsoso", "word-near", "Apestoso"),
        ("es", "pikante", "word-near", "Picante"),
        ("es", "guindila", "", "Picante"),
        ("it", "rosssi", "", "Rosso"),
        ("it", "giaridno", "word-near", "Giardino"),
        ("it", "stikn", "word-near", "Puzzolente"),
    ],
)
def test_a_slip_is_understood_or_asked_about(locale: str, typed: str, said: str, means: str) -> None:
    assert answered(locale, typed) == (said, means)


def answered(locale: str, typed: str) -> tuple[str, str]:
    """Why the text is refused and which beans it could be; or no reason, and which it is."""
    try:
        return "", listed(locale, [bean_name(locale, bean) for bean in read(locale, typed)])
    except MalformedMove as refusal:
        return refusal.reason, str(refusal.facts.get("possible", ""))


@pytest.mark.parametrize("locale", locales())
def test_a_word_as_long_as_discord_lets_it_be_is_unknown(locale: str) -> None:
    lookups = beans_by_name.meant, beans_by_name.near
    before = [lookup.cache_info().currsize for lookup in lookups]
    assert refused(locale, "x" * 6000).reason == "word-unknown"
    assert [lookup.cache_info().currsize for lookup in lookups] == before, "nothing of it is kept"


def test_a_number_is_looked_for_once_through_whatever_is_typed() -> None:
    start = process_time()
    with pytest.raises(MalformedMove):
        offer_number("offer" + 30_000 * " " + "?")
    assert process_time() - start < 1, "looking again from each space takes many seconds"


@pytest.mark.parametrize("locale", locales())
def test_an_unknown_word_is_answered_with_an_example_that_is_understood(locale: str) -> None:
    refusal = refused(locale, "Blumentöpfe")
    said = say(locale, refusal.reason, **refusal.facts)
    assert "`blumentöpfe`" in said
    assert read(locale, said.split("`")[3]) == {"red": 2, "chili": 1}
    for reason in ("one-bean-only", "no-place-in-another-hand", "number-to-ask-for"):
        assert set(read(locale, say(locale, reason).split("`")[1])) == {"red"}
    unclear = refused(locale, sorted(words(locale, "typed-beside"), key=len)[-1])
    assert unclear.facts["possible"] == either(locale, [bean_name(locale, bean) for bean in KINDS])


POOL = {
    locale: [
        *sorted({word for meaning in MEANINGS for word in words(locale, f"typed-{meaning}")}),
        *numbers(locale),
        *[bean_name(locale, bean) for bean in KINDS],
        *[say(locale, "bean-full-name", bean=bean) for bean in KINDS],
        *BEAN_SYMBOL.values(),
        *["2", "12", "#", "#2", "x", "×", ":", ",", "(", ")", "#🏪", "Ben"],
    ]
    for locale in locales()
}


@settings(deadline=None, max_examples=150)
@given(st.sampled_from(locales()), st.sampled_from(sorted(LISTS)), st.data())
def test_whatever_is_made_of_words_that_mean_something_is_answered_or_refused(
    locale: str, option: tuple[str, str], data: st.DataObject
) -> None:
    said = st.lists(st.sampled_from(POOL[locale]) | st.text(max_size=5), max_size=6).map(" ".join)
    typed, name, field = data.draw(said), option[0].lstrip("/"), option[1]
    for there in (TRADE, FULL, TOWN):
        with suppress(Refusal):
            made(there, 0, locale, name, **{"offer": "1", field: typed})
        choices = completed(there, 0, locale, name, field, typed)
        assert len(choices) <= 25
        assert all(1 <= len(text) <= 100 for choice in choices for text in choice)


# Buildings


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("building", [one for one in BUILDINGS if BUILDINGS[one].bean in look(TOWN).view.beans])
def test_every_building_goes_by_its_name_in_each_language(locale: str, building: Building) -> None:
    rich = position(
        ["soy", "red", "blue"],
        edition="high_bohn_cognac",
        thalers={0: " ".join(f"{bean} " * 4 for bean in look(TOWN).view.beans)},
    )
    facts = BUILDINGS[building]
    besides = [f"{name} {facts.price}" for name in words(locale, "typed-building", type=facts.type)]
    called = [building_name(locale, building), building_short(locale, building), building_name("en", building)]
    for name in (*called, *besides, building):
        for typed in (name, name.upper() if name != building else name, fold(name)):
            assert made(rich, 0, locale, "buy", what=typed) == (BuyBuildings((building,)),), typed


@pytest.mark.parametrize(
    ("locale", "typed"),
    [
        ("en", "tipi one and farm 1"),
        ("de", "ein Tipi und ein Bauernhof 1"),
        ("de", "das Tipi 1, den Hof"),
        ("es", "el tipi de 1 y la granja"),
        ("es", "tepee 1 y granja 1"),
        ("it", "tenda 1 e fattoria 1"),
        ("it", "tipi 1 and farm 1"),
    ],
)
def test_buildings_as_they_are_said(locale: str, typed: str) -> None:
    assert made(TOWN, 0, locale, "buy", what=typed) == (BuyBuildings((Building("tipi-1"), Building("farm-1"))),)


@pytest.mark.parametrize(
    ("locale", "typed"), [("en", "a gold mine 3"), ("de", "eine Goldmine 3"), ("es", "una mina de oro 3")]
)
def test_an_article_is_no_price(locale: str, typed: str) -> None:
    assert made(TOWN, 0, locale, "buy", what=typed) == (BuyBuildings((Building("gold_mine-3"),)),)


# People


@pytest.mark.parametrize(("typed", "seat"), [("josé", 1), ("jose", 2), ("Jos", None), ("gul", 3), ("GÜ", 3)])
def test_a_name_may_be_written_without_its_accents(typed: str, seat: int | None) -> None:
    seen = look(TRADE, 0, names=("Ana", "José", "Jose", "Gül"))
    if seat is None:
        with pytest.raises(MalformedMove, match="player-unclear"):
            receiver(seen, typed)
    else:
        assert receiver(seen, typed) == seat


# Lists


@pytest.mark.parametrize("option", sorted(LISTS))
@pytest.mark.parametrize("phase", [Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED])
def test_values_of_lists_are_the_same_in_all_languages(option: tuple[str, str], phase: Phase) -> None:
    name, field = option[0].lstrip("/"), option[1]
    for seat in range(4):
        own = look(in_phase(phase), seat).view.own
        assert own is not None
        rest = {"offer": str(own.options.accept[0].offer)} if own.options.accept and field == "give" else {}
        found = [completed(in_phase(phase), seat, locale, name, field, "", **rest) for locale in locales()]
        values = [[choice.value for choice in choices] for choices in found]
        assert values == values[:1] * len(values)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("option", sorted(LISTS))
@pytest.mark.parametrize("phase", [Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED])
def test_what_a_list_shows_may_be_typed_as_well(locale: str, option: tuple[str, str], phase: Phase) -> None:
    """An app that has shown it sends it, too, once more is typed behind it."""
    name, field = option[0].lstrip("/"), option[1]
    for seat in range(4):
        own = look(in_phase(phase), seat).view.own
        assert own is not None
        rest = {"offer": str(own.options.accept[0].offer)} if own.options.accept and field == "give" else {}
        if (name, field) == ("offer", "to"):
            rest = {"want": "🍒"}
        for choice in completed(in_phase(phase), seat, locale, name, field, "", **rest):
            shown, sent = (
                outcome(in_phase(phase), seat, locale, name, **{**rest, field: typed})
                for typed in (choice.name, choice.value)
            )
            assert shown == sent, choice


STORED = Position(town_position(phase=Phase.TRADE, hands=["soy"], buildings=["general_store-2"], stored=["soy"]))


@pytest.mark.parametrize("locale", locales())
def test_a_stored_card_goes_by_what_its_list_shows(locale: str) -> None:
    for choice in completed(STORED, 0, locale, "offer", "give", ""):
        shown, sent = (outcome(STORED, 0, locale, "offer", give=typed) for typed in choice)
        assert shown == sent, choice
    last = completed(STORED, 0, locale, "offer", "give", "")[-1]
    assert last.value == "🌱 #🏪"
    assert outcome(STORED, 0, locale, "offer", give=last.value) != outcome(STORED, 0, locale, "offer", give="🌱")


def outcome(there: Position, seat: int, locale: str, name: str, **options: str) -> object:
    """What a command leads to: moves, a question, or why it is refused."""
    try:
        return made(there, seat, locale, name, **options)
    except Refusal as refusal:
        return refusal.reason, refusal.facts


@pytest.mark.parametrize(
    ("locale", "typed", "offered"),
    [
        ("de", "r", "Rote = 🍒"),
        ("de", "2 Rote und so", "2 Rote und Soja = 2 Rote und 🌱"),
        ("de", "gruen", "Brech = 🥬"),
        ("de", "stink", "Sau = 🦨"),
        ("es", "jardin", "Jardín = 🌻"),
        ("es", "dos porotos ro", "dos porotos Rojo = dos porotos 🍒"),
        ("es", "soj", "Soya = 🌱"),
        ("it", "2 cera, ros", "2 cera, Rosso = 2 cera, 🍒"),
        ("it", "gard", "Giardino = 🌻"),
    ],
)
def test_lists_offer_names_of_the_readers_language(locale: str, typed: str, offered: str) -> None:
    found = completed(TRADE, 0, locale, "offer", "want", typed)
    assert offered in [f"{choice.name} = {choice.value}" for choice in found]


def test_lists_of_cards_are_narrowed_in_both_languages() -> None:
    fields = position(["red", "", ""], fields={0: (crop("garden", 2), crop("wax", 3))})
    assert [choice.value for choice in completed(fields, 0, "es", "harvest", "field", "jardin")] == ["1"]
    planting = position(["", "", ""], phase=Phase.PLANT_RECEIVED, set_aside={1: "soy red"})
    for typed in ("rote", "red", "🍒", "kidney"):
        assert completed(planting, 1, "de", "plant", "card", typed) == [Choice("🍒 Rote", "🍒")]
    for typed in ("carcel", "jail", "prision"):
        found = completed(TOWN, 0, "es", "buy", "what", typed)
        assert [choice.value for choice in found] == ["jail-1", "jail-2"]


def made(there: Position, seat: int, locale: str, name: str, **options: str) -> tuple[Move, ...]:
    """The moves of a command that somebody typed whose language this is; none for a question."""
    seen = look(there, seat)._replace(locale=locale)
    found = resolve(seen, command(name, **options))
    return tuple(found.choose(seen.view)) if isinstance(found, Play) else ()


def completed(
    there: Position, seat: int, locale: str, name: str, field: str, typed: str, **options: str
) -> list[Choice]:
    return list(
        SCREENS.complete(look(there, seat)._replace(locale=locale), command(name, **options), field, typed)
    )
