"""The list of offers, and accepting them: at once, or with a choice of copies where it matters."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import pytest

from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.moves import Accept, Decline, Withdraw
from bot.games.bohnanza.state import Offer, Phase
from bot.games.contract import IllegalMove, OutOfDate, Refusal, Seat
from bot.ui.bohnanza.messages.offers import offer_list
from bot.ui.bohnanza.wording.offers import offer_line
from bot.ui.screens import Click
from tests.ui.bohnanza.acting import answer, buttons, click, fits, moves, play, pressed, selects, shown, words
from tests.ui.bohnanza.examples import NASTY, Position, cards, huge, in_phase, look, position


def offer(give: str, want: str, *, number: int = 1, seat: Seat = 0, to: Seat | None = None) -> Offer:
    return Offer(number, seat, to, cards(give), tuple(Bean(bean) for bean in want.split()))


def trade(hands: Sequence[str], *offers: Offer, face_up: str = "") -> Position:
    return position(hands, phase=Phase.TRADE, face_up=face_up, offers=offers)


def test_an_offer_with_one_way_to_pay_is_accepted_at_once() -> None:
    there = trade(["soy", "blue red", "wax"], offer("soy", "red"))
    assert moves(there, 1, click("accept", 1)) == (Accept(1, cards("red")),)
    assert play(there, 1, click("accept", 1)).state.players[1].set_aside == cards("soy")


def test_a_gift_is_accepted_at_once() -> None:
    there = trade(["soy", "blue red", "wax"], offer("soy", ""))
    assert moves(there, 2, click("accept", 1)) == (Accept(1, ()),)


def test_which_of_several_copies_goes_is_asked_once() -> None:
    there = trade(["soy", "red blue red chili", "wax"], offer("soy", "red chili"))
    (select,) = selects(shown(there, 1, click("accept", 1))).values()
    assert [option.value for option in select.options] == ["red-1", "red-2"]
    assert [option.label[:2] for option in select.options] == ["1.", "3."]
    assert (select.min_values, select.max_values) == (1, 1)
    after = play(there, 1, pressed(select.custom_id, {"": ("red-2",)}))
    assert after.state.players[1].hand == ("red-1", "blue-1")


def test_copies_side_by_side_need_no_question() -> None:
    there = trade(["soy", "blue red red red", "wax"], offer("soy", "red red"))
    assert play(there, 1, click("accept", 1)).state.players[1].hand == ("blue-1", "red-3")


def test_a_copy_promised_in_an_own_offer_makes_a_difference() -> None:
    own = offer("red", "wax", number=2, seat=1, to=0)
    there = trade(["soy", "red red", "wax"], offer("soy", "red"), own)
    (select,) = selects(shown(there, 1, click("accept", 1))).values()
    assert [bool(option.description) for option in select.options] == [True, False]
    after = play(there, 1, pressed(select.custom_id, {"": ("red-2",)}))
    assert [left.number for left in after.state.offers] == [2]


def test_the_active_player_chooses_between_face_up_and_hand() -> None:
    there = trade(["soy", "wax", "red"], offer("wax", "soy", seat=1, to=0))
    there = Position(there.state._replace(face_up=(Card("soy-2"),)))
    (select,) = selects(shown(there, 0, click("accept", 1))).values()
    assert [option.value for option in select.options] == ["soy-2", "soy-1"]


def test_a_wrong_number_of_copies_is_refused() -> None:
    there = trade(["soy", "red blue red blue", "wax"], offer("soy", "red blue"))
    chosen = click("accept-with", 1, copies=["red-1", "red-2"])
    with pytest.raises(IllegalMove, match="other-copies-needed"):
        moves(there, 1, chosen)


def test_a_chosen_copy_that_has_gone_is_out_of_date() -> None:
    there = trade(["soy", "red blue red", "wax"], offer("soy", "red"), offer("", "red", number=2))
    chosen = click("accept-with", 1, copies=["red-1"])
    after = play(there, 1, click("accept-with", 2, copies=["red-1"]))
    with pytest.raises(OutOfDate, match="cards-given-away"):
        moves(there, 1, chosen, after)


def test_an_acceptance_that_now_needs_a_choice_is_out_of_date() -> None:
    there = trade(["soy", "red red", "wax"], offer("soy", "red"))
    promised = play(there, 1, click("offer-form", 1, 0, give=["red-1"], want=["wax*1"]))
    with pytest.raises(OutOfDate, match="hand-changed"):
        moves(there, 1, click("accept", 1), promised)


def test_who_lacks_cards_is_told_which() -> None:
    there = trade(["soy", "red blue", "wax"], offer("soy", "red red wax"))
    with pytest.raises(IllegalMove, match="cards-lacking") as refused:
        answer(there, 1, click("accept", 1))
    assert refused.value.facts["cards"] == "🍒 Red, 🕯️ Wax"


@pytest.mark.parametrize("action", ["accept", "accept-with", "decline", "withdraw", "counter"])
def test_a_gone_offer_is_out_of_date(action: str) -> None:
    there = trade(["soy", "red", "wax"], offer("soy", "red"))
    gone = play(there, 0, click("withdraw", 1))
    with pytest.raises(OutOfDate, match="offer-gone"):
        moves(gone, 1, click(action, 1))


@pytest.mark.parametrize("action", ["accept", "accept-with", "decline", "counter"])
def test_ones_own_offer_is_for_others(action: str) -> None:
    there = trade(["soy red", "red", "wax"], offer("soy", "red"))
    with pytest.raises(IllegalMove, match="own-offer"):
        moves(there, 0, click(action, 1))


@pytest.mark.parametrize("action", ["accept", "accept-with", "decline", "counter"])
def test_an_offer_to_somebody_else_is_theirs(action: str) -> None:
    there = trade(["soy red", "red", "red"], offer("soy", "red", to=1))
    with pytest.raises(IllegalMove, match="offer-to-another") as refused:
        moves(there, 2, click(action, 1))
    assert refused.value.facts["player"] == "Ben"


def test_declining_and_withdrawing_name_the_offer() -> None:
    there = trade(["soy red", "red", "red"], offer("soy", "red"))
    assert moves(there, 2, click("decline", 1)) == (Decline(1),)
    assert moves(there, 0, click("withdraw", 1)) == (Withdraw(1),)
    declined = play(there, 2, click("decline", 1))
    with pytest.raises(OutOfDate, match="declined-already"):
        play(declined, 2, click("decline", 1))


def test_more_copies_than_a_list_holds_are_narrowed_and_said_so() -> None:
    hand = " ".join(["coffee wax"] * 20)
    there = trade(["soy", hand, "red"], offer("soy", "coffee wax wax"))
    screen = shown(there, 1, click("accept", 1))
    (select,) = selects(screen).values()
    assert len(select.options) == 25
    assert {option.value.split("-")[0] for option in select.options} == {"coffee", "wax"}
    assert "/accept" in words(screen)
    fits(screen)


def test_more_cards_than_a_list_holds_go_by_the_command() -> None:
    hand = " ".join(["coffee wax"] * 20)
    there = trade(["soy", hand, "red"], offer("soy", " ".join(["coffee"] * 13 + ["wax"] * 13)))
    with pytest.raises(IllegalMove, match="too-many-copies"):
        answer(there, 1, click("accept", 1))


def test_the_list_offers_what_works_for_each() -> None:
    offers = (offer("soy", "red"), offer("soy", "wax", number=2), offer("blue", "", number=3, seat=1, to=0))
    there = trade(["soy", "red blue", "green"], *offers)
    prefix = "bean:12:"
    assert buttons(shown(there, 0, click("offers"))) == [
        *[f"{prefix}{action}:3" for action in ("accept", "decline", "counter")],
        *[f"{prefix}withdraw:{number}" for number in (1, 2)],
    ]
    assert buttons(shown(there, 1, click("offers"))) == [
        *[f"{prefix}{action}:1" for action in ("accept", "decline", "counter")],
        *[f"{prefix}{action}:2" for action in ("decline", "counter")],
        f"{prefix}withdraw:3",
    ]


def test_a_declined_offer_does_not_nag() -> None:
    there = trade(["soy", "red", "red"], offer("soy", "red"), offer("soy", "", number=2))
    declined = play(there, 1, click("decline", 1))
    ordered = buttons(shown(declined, 1, click("offers")))
    assert ordered.index("bean:12:accept:2") < ordered.index("bean:12:accept:1")
    assert "bean:12:decline:1" not in ordered


def test_no_offers_are_said_so() -> None:
    assert "No open offers" in words(shown(trade(["soy", "red", "wax"]), 1, click("offers")))


def test_every_one_of_forty_offers_stands_on_some_page() -> None:
    there = huge(offers=40)
    for seat in (0, 1):
        seen = look(there, seat, names=NASTY)
        lines = {offer_line(seen, offer): offer.number for offer in seen.view.offers}
        found: list[int] = []
        clicked: Click | None = click("offers")
        while clicked is not None:
            screen = offer_list(seen, int(clicked.args[0]) if clicked.args else 0).screen
            fits(screen)
            texts = [item.content for item in screen.walk_children() if isinstance(item, discord.ui.TextDisplay)]
            found += [lines[words] for words in texts if words in lines]
            onward = [custom_id for custom_id in buttons(screen) if custom_id.endswith(":on")]
            clicked = pressed(onward[0]) if onward else None
        assert sorted(found) == list(range(1, 41))


def test_a_page_that_is_no_more_is_the_last() -> None:
    there = trade(["soy", "red", "red"], offer("soy", "red"))
    assert words(offer_list(look(there, 1), 9).screen) == words(offer_list(look(there, 1)).screen)


def test_the_list_shows_kinds_and_never_the_copies_of_others() -> None:
    there = in_phase(Phase.TRADE)
    for seat in range(4):
        sent = words(offer_list(look(there, seat)).screen)
        assert not [card for player in there.state.players for card in player.hand if f"{card}" in sent]


def test_the_choice_of_copies_is_a_small_message() -> None:
    there = trade(["soy", "red blue red", "wax"], offer("soy", "red"))
    screen = shown(there, 1, click("accept", 1))
    assert isinstance(screen, discord.ui.LayoutView)
    fits(screen)


def test_nothing_is_accepted_once_trading_is_over() -> None:
    there = trade(["soy", "red", "wax"], offer("soy", "red"))
    over = play(there, 0, click("end", 1))
    with pytest.raises(Refusal, match="offer-gone"):
        moves(there, 1, click("accept", 1), over)
