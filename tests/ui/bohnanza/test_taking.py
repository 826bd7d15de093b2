"""A hint taken is the move that it names, or opens its part with all of it filled in."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.moves import Accept, EndTrading, MakeOffer, Move
from bot.games.bohnanza.state import Phase
from bot.games.bohnanza.view import View, view
from bot.games.contract import Refusal
from bot.players import Hint
from bot.players.bohnanza import explain
from bot.ui.bohnanza import family
from bot.ui.bohnanza.chapters.trading import unanswered
from bot.ui.bohnanza.chapters.trading.drafting import LONGEST_FILLED, Draft, read_draft, receiver, wanted
from bot.ui.bohnanza.clicks import resolve
from bot.ui.bohnanza.concerns import concerns
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.wording.phrases import own
from bot.ui.controls import LONGEST_ID, read
from bot.ui.messages.hints import HINTED, advised, given, suggested, taking
from bot.ui.messages.playing import hint_button
from bot.ui.screens import Answer, Click, Face, Open, Play
from tests.breadth import few
from tests.games.bohnanza.tables import table
from tests.players.bohnanza.test_reasons import seen_by
from tests.players.bohnanza.told import GAMES, Told, told
from tests.players.bohnanza.told_rarely import RARE
from tests.ui.bohnanza.examples import GAMES as EXAMPLES
from tests.ui.bohnanza.examples import game, look
from tests.ui.reading import buttons, keeps_the_limits, words


def click_of(seen: View, key: str, move: Move) -> Click:
    """What is pressed that takes a hint to make this move."""
    custom_id = taking(family, seen_by(seen, key), move)
    pressed = read(custom_id)
    assert pressed is not None
    assert pressed.action == HINTED
    assert len(custom_id) <= LONGEST_ID
    return suggested(pressed.args)


def too_long(seen: View, move: MakeOffer) -> bool:
    """Whether no control has room for all of this offer."""
    filled = Draft(seen.turn, 0, move.give, Counter(move.want), move.to).part().args
    return len(":".join((filled[0], *filled[2:]))) > LONGEST_FILLED


def means(one: Told, answer: Answer) -> bool:
    """Whether this answer makes the move, or opens a part that does."""
    match answer, one.move:
        case Play(choose), Accept(offer, give):
            (made,) = choose(one.view)
            return isinstance(made, Accept) and made.offer == offer and sorted(made.give) == sorted(give)
        case Play(choose), move:
            return tuple(choose(one.view)) == (move,)
        case Open(("build", args)), MakeOffer(give, want, to):
            draft = read_draft(args)
            asked = sorted(wanted(draft)) == sorted(want)
            return sorted(draft.give) == sorted(give) and asked and receiver(one.view, draft) == to
        case Open((asking, _)), EndTrading():
            offers = one.view.offers
            return asking == unanswered.ASKING and any(offer.to == own(one.view).seat for offer in offers)
    return False


@pytest.mark.parametrize("key", few(GAMES, "high_bohn", "duel"))
def test_a_hint_taken_is_the_move_that_it_names(key: str) -> None:
    moves = [*told(key)[::7], *RARE]
    kinds = set()
    for one in moves:
        pressed = click_of(one.view, one.key, one.move)
        if pressed.action == "offer":
            assert isinstance(one.move, MakeOffer)
            assert too_long(one.view, one.move)
            continue
        assert means(one, resolve(seen_by(one.view, one.key), pressed)), (one.move, pressed)
        kinds.add(type(one.move))
    assert len(kinds) > 10


def test_an_offer_is_filled_in_and_never_by_halves() -> None:
    state = table(phase=Phase.TRADE, hands=["soy red", "blue", "wax"], face_up="green stink")
    seen = view(state, 0)
    soy, red = state.players[0].hand
    pressed = click_of(seen, "rio_grande_2000", MakeOffer((soy, red), (Bean("blue"),), 1))
    answer = resolve(seen_by(seen), pressed)
    assert isinstance(answer, Open)
    assert read_draft(answer.part.args)[2:] == ((soy, red), {"blue": 1}, 1)
    without = view(table(phase=Phase.TRADE, hands=["soy", "blue", "wax"], face_up="green stink"), 0)
    for gone, reason in ((without, "card-not-yours-to-give"), (seen._replace(turn=2), "trading-over")):
        with pytest.raises(Refusal) as refused:
            resolve(seen_by(gone), pressed)
        assert refused.value.reason == reason


@pytest.mark.parametrize("key", few(EXAMPLES))
@pytest.mark.parametrize("face", few([Face.LIVE, Face.RESTING], Face.LIVE))
def test_there_is_a_hint_at_every_decision(key: str, face: Face) -> None:
    players = EXAMPLES[key].players[-1]
    asked = 0
    for there in game(players, 0, key)[:-1:3]:
        for seat in range(players):
            seen = look(there, seat)
            named = any(offer.to == seat for offer in seen.view.offers)
            if face is Face.LIVE or named or seat in seen.view.waiting_for:
                label = hint_button(seen).label
                assert [one.label for one in buttons(hand_screen(seen, face=face))].count(label) == 1
                asked += 1
    assert asked > 20


@pytest.mark.parametrize("key", few(GAMES, "rio_grande_2000"))
def test_a_hint_stands_above_all_buttons_and_fits(key: str) -> None:
    for one in islice(told(key), 0, None, 23):
        seen = seen_by(one.view, one.key)
        shown = advised(family, seen, given(family, one.view, Hint(one.move, explain(one.view, one.move))))
        assert shown is not None
        assert shown.take
        panel = hand_screen(seen._replace(advised=shown), face=Face.LIVE)
        assert keeps_the_limits(panel)
        assert shown.words.splitlines()[0] in words(panel)
        assert buttons(panel)[0].custom_id == shown.take or one.view.phase is Phase.ENDED


def test_a_hint_is_about_the_cards_and_not_about_who_else_talks() -> None:
    hands = ["soy red", "blue", "wax"]
    state = table(phase=Phase.TRADE, hands=hands, face_up="green stink")
    seen, move = view(state, 0), MakeOffer(state.players[0].hand[:1])
    assert concerns(view(state._replace(passed=frozenset({1})), 0), move) == concerns(seen, move)
    others = (
        table(phase=Phase.PLANT, hands=hands),
        table(phase=Phase.TRADE, hands=["soy", "blue", "wax"], face_up="green stink"),
        table(phase=Phase.TRADE, hands=hands, face_up="green"),
        table(phase=Phase.TRADE, hands=hands, face_up="green stink", fields=["red -"]),
    )
    for other in others:
        assert concerns(view(other, 0), move) != concerns(seen, move)
