"""Hints: what the best player would do, lawful, and a reason in words that a person understands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import KINDS, Bean
from bot.games.bohnanza.moves import (
    Accept,
    BuyField,
    Decline,
    EndTrading,
    Harvest,
    MakeOffer,
    Move,
    Pass,
    Plant,
    TurnUp,
)
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import View, view
from bot.games.chance import seeded
from bot.players import FAMILIES, Reason
from bot.players.bohnanza import explain
from bot.ui.bohnanza.telling.reasons import why
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.families import FAMILIES as SCREENS
from bot.ui.screens import SeatFacts, Seen, TableFacts
from bot.words import locales
from tests.breadth import few
from tests.games.bohnanza.playing import act
from tests.games.bohnanza.tables import table
from tests.players.bohnanza.told import GAMES
from tests.players.bohnanza.told import told as told_in
from tests.players.bohnanza.told_rarely import RARE

FAMILY = FAMILIES["bohnanza"]
KEYS = [key for key, game in CATALOGUE.items() if game.family == "bohnanza"]


def told(key: str, players: int, seed: int, names: list[str]) -> Iterator[tuple[View, Move]]:
    """Every move of a game, with what its player saw; the seats are asked in turn."""
    game, luck = CATALOGUE[key], seeded(f"hint {seed}")
    state, seat = game.start(players, luck).after, 0
    while waiting := game.to_act(state):
        seat = (seat + 1) % players
        seen = game.view(state, seat)
        move = FAMILY.players[names[seat % len(names)]](seen, luck)
        if move is not None and (seat in waiting or FAMILY.everyone_may_act(seen)):
            yield seen, move
            state = game.decide(state, seat, move, luck).after


def seen_by(view: View, key: str = "rio_grande_2000", locale: str = "en") -> Sight:
    seats = tuple(SeatFacts(100 + seat.seat, f"P{seat.seat}", left=False) for seat in view.seats)
    return Seen(TableFacts(1, key, 2, 3, 100, locale, seats), view, (), locale)


def words(view: View, reason: Reason) -> str:
    return why(seen_by(view), reason)


def sentences(reason: Reason) -> Iterator[Reason]:
    """Each sentence of a reason by itself."""
    yield reason._replace(besides=())
    for besides in reason.besides:
        yield from sentences(besides)


def first_letter(text: str) -> str:
    return next(character for character in text if character.isalpha())


@pytest.mark.long
@pytest.mark.parametrize("key", few(KEYS, "rio_grande_2000"))
def test_every_move_has_a_reason_in_words(key: str) -> None:
    players = CATALOGUE[key].players[0]
    for seen, move in told(key, players, 1, ["random", "hard"]):
        for sentence in sentences(explain(seen, move)):
            text = words(seen, sentence)
            assert first_letter(text).isupper()
            assert text.endswith(".")
            assert sentence.id == "hint-building" or len(text) < 160
            assert not any(f" {bean} " in text for bean in KINDS)


@pytest.mark.parametrize("locale", few(locales(), "de"))
def test_every_sentence_is_said_in_every_language(locale: str) -> None:
    every = {one.id: one for one in (*RARE, *[one for key in GAMES for one in told_in(key)])}
    for one in every.values():
        text = why(seen_by(one.view, one.key, locale), Reason(one.id, one.facts))
        assert first_letter(text).isupper()
        assert text.endswith(".")
        assert "{" not in text
        assert "_" not in text
        assert locale == "en" or text != words(one.view, Reason(one.id, one.facts))


@pytest.mark.long
def test_a_hint_is_what_the_hard_player_would_do_among_people() -> None:
    for seen, _ in told("rio_grande_2000", 3, 2, ["normal"]):
        hint = FAMILY.hint(seen)
        hard = FAMILY.among_people["hard"](seen, seeded(1))
        # Where nobody waits for a no, or for an offer in place of one, something else may be advised.
        if hard is not None and seen.own is not None and not seen.own.options.decline:
            assert hint is not None
            assert hint.move == hard
        assert hint is None or hint.reason == explain(seen, hint.move)


def test_who_can_do_nothing_has_no_hint() -> None:
    state = table(hands=["red", "soy"])
    assert FAMILY.hint(view(state, 1)) is None
    assert FAMILY.hint(view(state, None)) is None


@pytest.mark.parametrize(
    ("fields", "hand", "phase", "move", "reason"),
    [
        ("red×2 -", "red", Phase.PLANT, Plant, "hint-plant-pays"),
        ("soy×2 -", "red", Phase.PLANT, Plant, "hint-plant-begins"),
        ("red×5 -", "soy", Phase.PLANT, Harvest, "hint-harvest-full"),
        ("soy×2 blue×2", "red", Phase.PLANT, Harvest, "hint-harvest-room"),
        ("soy×2 blue×2", "", Phase.TRADE, EndTrading, "hint-end-trading-gone"),
    ],
)
def test_the_reason_fits_the_position(fields: str, hand: str, phase: Phase, move: type, reason: str) -> None:
    state = table(edition="amigo_1997", hands=[hand], fields=[fields], phase=phase)
    hint = FAMILY.hint(view(state, 0))
    assert hint is not None
    assert isinstance(hint.move, move)
    assert hint.reason.id == reason


def test_the_reason_names_cards_and_thalers() -> None:
    seen = view(table(edition="amigo_1997", hands=["red"], fields=["- red×2"]), 0)
    assert seen.own is not None
    reason = explain(seen, Plant(seen.own.hand[0], 1))
    assert words(seen, reason) == "Field 2 then holds 🍒 Red ×3 and pays 2 🪙 instead of 1."


def test_where_only_one_field_may_be_harvested_that_is_said() -> None:
    seen = view(table(hands=["red"], fields=["soy×2 blue"]), 0)
    reason = explain(seen, Harvest(0))
    assert words(seen, reason) == (
        "🍒 Red has to be planted, and field 1 is the only one you may harvest for it. "
        "Field 1 would pay 2 🪙 from 4 cards on."
    )


def test_a_harvest_for_nothing_is_called_that() -> None:
    seen = view(table(hands=["red"], fields=["soy blue -"]), 0)
    assert SCREENS["bohnanza"].advice(seen_by(seen), Harvest(0)).endswith("for nothing.")


@pytest.mark.parametrize("move", [TurnUp(), EndTrading(), Pass(), BuyField()])
def test_a_move_without_facts_has_its_words(move: Move) -> None:
    seen = view(table(hands=[""]), 0)
    assert words(seen, explain(seen, move))


def test_an_offer_that_asks_names_what_is_needed() -> None:
    seen = view(table(phase=Phase.TRADE, hands=["soy"], fields=["red - -"]), 0)
    asked = explain(seen, MakeOffer((), (Bean("red"),)))
    assert words(seen, asked) == (
        "Field 1 would hold 🍒 Red ×2 and pay 1 🪙 instead of 0. You give nothing in return."
    )
    new = explain(seen, MakeOffer((), (Bean("garden"),)))
    assert words(seen, new).startswith("You have a field free for 🌻 Garden. 🌻 Garden ×2 pay 2 🪙.")


def test_an_offer_names_who_grows_what_it_gives_and_what_lies_face_up() -> None:
    state = table(phase=Phase.TRADE, face_up="red", hands=["", "stink"], fields=["stink -", "red×2 soy"])
    seen = view(state, 1)
    assert seen.own is not None
    text = words(seen, explain(seen, MakeOffer(seen.own.hand, (Bean("red"),), 0)))
    assert text.endswith(
        "You give 🦨 Stink: nothing that you grow, and no field is left free. "
        "P0 grows 🦨 Stink. P0 has 🍒 Red face up."
    )


def test_a_no_to_an_offer_that_was_for_one_player_is_not_called_everybodys() -> None:
    state = table(phase=Phase.TRADE, face_up="soy", hands=["stink", "red"], fields=["blue×2 green×2"])
    state = act(act(state, 0, MakeOffer(state.face_up, (), 1)), 1, Decline(1))
    seen = view(state, 0)
    assert words(seen, explain(seen, EndTrading())) == "Your open offer has been declined."


def test_a_no_says_what_of_the_offer_is_bad() -> None:
    state = table(phase=Phase.TRADE, hands=["red", "soy"], fields=["soy×3 blue×3", "red×3 green×3"])
    seen = view(act(state, 0, MakeOffer((), (Bean("soy"),), 1)), 1)
    assert words(seen, explain(seen, Decline(1))) == (
        "You'd get nothing for 🌱 Soy. P0 would gain more by this offer than you. "
        "P0 would have a field with 🌱 Soy ×4, which pays 2 🪙 instead of 1."
    )


def test_a_no_to_what_is_for_nothing_has_a_reason_too() -> None:
    """That one would give nothing for it would argue for a yes."""
    idle = table(phase=Phase.TRADE, hands=["blue chili", "red"], fields=["blue chili", "blue×2 chili×3"])
    offered = view(act(idle, 0, MakeOffer(idle.players[0].hand, (), 1)), 1)
    assert words(offered, explain(offered, Decline(1))) == (
        "Field 1 would pay 0 🪙 with or without 🫐 Blue. Field 2 would pay 1 🪙 with or without 🌶️ Chili."
    )
    back = table(phase=Phase.TRADE, hands=["red", "red"], fields=["", "red×3 -"])
    back = act(act(back, 1, MakeOffer(back.players[1].hand, (), 0)), 0, Accept(1))
    returned = view(act(back, 0, MakeOffer(back.players[0].hand, (), 1)), 1)
    assert words(returned, explain(returned, Decline(2))) == "You gave 🍒 Red away this turn."


@pytest.mark.parametrize(("cards", "said"), [(1, "Garden pays 1"), (2, "Garden ×2 pay 1")])
def test_of_one_card_is_said_that_it_pays_and_of_several_that_they_pay(cards: int, said: str) -> None:
    garden = (Bean("garden"),)
    reason = Reason("hint-decline-kept", {"beans": garden, "more": garden * cards, "next_pays": 1})
    assert said in words(view(table(), 0), reason)
