"""Offers as people type them in each language, and whom they are for."""

from __future__ import annotations

from time import process_time

import pytest

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import Bean, Card
from bot.games.contract import MalformedMove, Refusal
from bot.ui.bohnanza.chapters.trading.naming import offer_number, receiver
from bot.ui.bohnanza.wording.symbols import bean_name
from bot.words import say
from tests.ui.bohnanza.examples import look
from tests.ui.bohnanza.typed.test_commands import TRADE
from tests.ui.bohnanza.typed.understanding import made


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


@pytest.mark.parametrize(("typed", "seat"), [("josé", 1), ("jose", 2), ("Jos", None), ("gul", 3), ("GÜ", 3)])
def test_a_name_may_be_written_without_its_accents(typed: str, seat: int | None) -> None:
    seen = look(TRADE, 0, names=("Ana", "José", "Jose", "Gül"))
    if seat is None:
        with pytest.raises(MalformedMove, match="player-unclear"):
            receiver(seen, typed)
    else:
        assert receiver(seen, typed) == seat


def test_a_number_is_looked_for_once_through_whatever_is_typed() -> None:
    start = process_time()
    with pytest.raises(MalformedMove):
        offer_number("offer" + 30_000 * " " + "?")
    assert process_time() - start < 1, "looking again from each space takes many seconds"
