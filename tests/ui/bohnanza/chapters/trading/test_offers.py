"""The list of offers, and accepting them: at once, or with a choice of copies where it matters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
import pytest

from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.moves import Accept, Decline, Withdraw
from bot.games.bohnanza.state import Field, Offer, Phase
from bot.games.contract import IllegalMove, OutOfDate, Refusal, Seat
from bot.ui.bohnanza.chapters.trading.all_offers import offers
from bot.ui.bohnanza.chapters.trading.buttons import accept_button, answer_buttons
from bot.ui.bohnanza.chapters.trading.words import offer_line
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.layout import screen
from bot.ui.screens import Click, Part
from tests.ui.bohnanza.acting import answer, buttons, click, fits, moves, play, pressed, selects, shown, words
from tests.ui.bohnanza.examples import NASTY, Position, cards, crop, huge, in_phase, look, position
from tests.ui.reading import buttons as labelled
from tests.ui.reading import items


def offer(give: str, want: str, *, number: int = 1, seat: Seat = 0, to: Seat | None = None) -> Offer:
    return Offer(number, seat, to, cards(give), tuple(Bean(bean) for bean in want.split()))


def trade(
    hands: Sequence[str], *offers: Offer, face_up: str = "", fields: Mapping[Seat, Sequence[Field]] | None = None
) -> Position:
    return position(hands, phase=Phase.TRADE, face_up=face_up, offers=offers, fields=fields)


def listed(seen: Sight, *args: str) -> discord.ui.LayoutView:
    """This page of all open offers."""
    return screen(*offers(seen._replace(part=Part("offers", args))))


def labels(there: Position, seat: Seat) -> list[tuple[str, str]]:
    """The buttons below all offers, each with what it says and does."""
    seen = look(there, seat)
    found = [one for open_offer in seen.view.offers for one in answer_buttons(seen, open_offer)]
    return [(str(one.label), str(one.custom_id).removeprefix("bean:12:")) for one in found]


def test_an_offer_with_one_way_to_pay_is_accepted_at_once() -> None:
    there = trade(["soy", "blue red", "wax"], offer("soy", "red"))
    assert moves(there, 1, click("accept", 1)) == (Accept(1, cards("red")),)
    assert play(there, 1, click("accept", 1)).state.players[1].set_aside == cards("soy")


def test_a_gift_is_accepted_at_once() -> None:
    there = trade(["soy", "blue red", "wax"], offer("soy", ""))
    assert moves(there, 2, click("accept", 1)) == (Accept(1, ()),)


GARDENS = "wax garden blue garden"


@pytest.mark.parametrize(
    ("field", "given"), [("chili", "garden-1"), ("garden", "garden-2")], ids=["does not grow", "grows"]
)
def test_of_several_copies_the_one_that_serves_its_owner_least_goes(field: str, given: str) -> None:
    """The front one would have to be planted first; where the bean grows, the front one comes in handy first."""
    there = trade(["soy", GARDENS, "red"], offer("soy", "garden"), fields={1: (crop(field, 2),)})
    assert moves(there, 1, click("accept", 1)) == (Accept(1, (Card(given),)),)
    (label,) = [label for label, action in labels(there, 1) if action == f"accept:1:{given}"]
    assert label == f"Accept: give Garden (card {2 if given == 'garden-1' else 4})"


def test_a_face_up_copy_is_planted_first_of_all() -> None:
    there = trade(["soy", "wax", "red"], offer("wax", "soy", seat=1, to=0), face_up="")
    there = Position(there.state._replace(face_up=(Card("soy-2"),)))
    assert moves(there, 0, click("accept", 1)) == (Accept(1, (Card("soy-2"),)),)
    assert ("Accept: give Soy (face up)", "accept:1:soy-2") in labels(there, 0)
    growing = Position(position(["soy", "wax", "red"], fields={0: (crop("soy", 2),)}).state)
    players = (there.state.players[0]._replace(fields=growing.state.players[0].fields), *there.state.players[1:])
    grown = Position(there.state._replace(players=players))
    assert moves(grown, 0, click("accept", 1)) == (Accept(1, (Card("soy-1"),)),)


def test_the_button_names_every_card_by_its_place() -> None:
    there = trade(["soy", "blue red chili", "wax"], offer("soy", "blue chili"), offer("soy", "", number=2))
    assert ("Accept: give Blue (card 1), Chili (card 3)", "accept:1") in labels(there, 1)
    assert ("Accept", "accept:2") in labels(there, 1)


def test_a_button_with_many_cards_names_their_kinds() -> None:
    there = trade(["soy", " ".join(["black_eyed garden"] * 6), "red"], offer("soy", " ".join(["black_eyed"] * 6)))
    assert [label for label, action in labels(there, 1) if action == "accept:1"] == [
        "Accept: give 👁️ Black-eyed ×6"
    ]


def test_a_press_gives_the_copy_named_on_the_button_or_nothing() -> None:
    """Whatever has come into the hand, or into the fields, meanwhile."""
    there = trade(["soy", GARDENS, "red"], offer("soy", "garden"), offer("red", "garden", number=2, seat=0))
    (named,) = [action for _, action in labels(there, 1) if action.startswith("accept:1")]
    growing = trade(["soy", GARDENS, "red"], offer("soy", "garden"), fields={1: (crop("garden", 1),)})
    assert moves(growing, 1, pressed(f"bean:12:{named}")) == (Accept(1, (Card("garden-1"),)),)
    given = play(there, 1, click("accept", 2))
    with pytest.raises(OutOfDate, match="cards-given-away"):
        moves(given, 1, pressed(f"bean:12:{named}"))


def test_copies_of_two_beans_each_go_by_their_own_rule() -> None:
    hands = ["soy", "red blue red blue", "wax"]
    there = trade(hands, offer("soy", "blue red"), fields={1: (crop("blue", 1), crop("chili", 1))})
    assert moves(there, 1, click("accept", 1)) == (Accept(1, (Card("blue-2"), Card("red-1"))),)
    chosen = pressed("bean:12:accept-with:1", {"": ("red-2",)})
    assert moves(there, 1, chosen) == (Accept(1, (Card("blue-2"), Card("red-2"))),)


def test_the_public_accept_button_gives_what_the_private_one_names() -> None:
    for seat in range(4):
        there = in_phase(Phase.TRADE)
        for one in look(there, seat).view.offers:
            private = accept_button(look(there, seat), one)
            if private is not None:
                assert moves(there, seat, click("accept", one.number)) == moves(
                    there, seat, pressed(str(private.custom_id))
                )


def test_another_copy_is_one_press_away() -> None:
    there = trade(["soy", "garden red chili garden", "wax"], offer("soy", "garden chili"))
    asked = shown(there, 1, click("copies", 1))
    fits(asked)
    found = [item for item in items(asked) if isinstance(item, discord.ui.Button)]
    assert [(item.label, item.custom_id) for item in found] == [
        ("📍 1. Garden", "bean:12:accept:1:garden-1"),
        ("4. Garden", "bean:12:accept:1:garden-2"),
        ("Back", "bean:12:back"),
    ]
    assert "Which 🌻 Garden?" in words(asked)
    assert moves(there, 1, pressed("bean:12:accept:1:garden-2")) == (Accept(1, cards_named("garden-2 chili-1")),)


def cards_named(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def test_where_there_is_no_other_copy_none_is_asked_for() -> None:
    there = trade(["soy", "garden red", "wax"], offer("soy", "garden"))
    assert not [action for _, action in labels(there, 1) if action.startswith("copies")]
    with pytest.raises(OutOfDate, match="no-other-copies"):
        answer(there, 1, click("copies", 1))


def test_which_of_several_kinds_go_is_one_list() -> None:
    there = trade(["soy", "red blue red chili blue", "wax"], offer("soy", "red chili blue"))
    (select,) = selects(shown(there, 1, click("copies", 1))).values()
    assert [option.value for option in select.options] == ["red-1", "red-2", "blue-1", "blue-2"]
    assert [option.label for option in select.options] == ["📍 1. 🍒 Red", "3. 🍒 Red", "2. 🫐 Blue", "5. 🫐 Blue"]
    assert (select.min_values, select.max_values) == (2, 2)
    after = play(there, 1, pressed(select.custom_id, {"": ("red-2", "blue-1")}))
    assert after.state.players[1].hand == ("red-1", "blue-2")


def test_a_copy_promised_in_an_own_offer_is_marked() -> None:
    own = offer("red", "wax", number=2, seat=1, to=0)
    there = trade(["soy", "red red blue blue", "wax"], offer("soy", "red blue"), own)
    (select,) = selects(shown(there, 1, click("copies", 1))).values()
    assert [bool(option.description) for option in select.options] == [True, False, False, False]
    after = play(there, 1, pressed(select.custom_id, {"": ("red-2", "blue-1")}))
    assert [left.number for left in after.state.offers] == [2]


def test_a_wrong_number_of_copies_is_refused() -> None:
    there = trade(["soy", "red blue red blue", "wax"], offer("soy", "red blue"))
    chosen = pressed(
        "bean:12:accept-with:1",
        {
            "": (
                "red-1",
                "red-2",
            )
        },
    )
    with pytest.raises(IllegalMove, match="other-copies-needed"):
        moves(there, 1, chosen)


def test_a_chosen_copy_that_has_gone_is_out_of_date() -> None:
    there = trade(["soy", "red blue red", "wax"], offer("soy", "red"), offer("", "red", number=2))
    chosen = pressed("bean:12:accept-with:1", {"": ("red-1",)})
    after = play(there, 1, pressed("bean:12:accept-with:2", {"": ("red-1",)}))
    with pytest.raises(OutOfDate, match="cards-given-away"):
        moves(there, 1, chosen, after)


def test_who_lacks_cards_is_told_which() -> None:
    there = trade(["soy", "red blue", "wax"], offer("soy", "red red wax"))
    with pytest.raises(IllegalMove, match="cards-lacking") as refused:
        answer(there, 1, click("accept", 1))
    assert refused.value.facts["cards"] == "🍒 Red, 🕯️ Wax"


@pytest.mark.parametrize("action", ["accept", "accept-with", "copies", "decline", "withdraw", "counter"])
def test_a_gone_offer_is_out_of_date(action: str) -> None:
    there = trade(["soy", "red", "wax"], offer("soy", "red"))
    gone = play(there, 0, click("withdraw", 1))
    with pytest.raises(OutOfDate, match="offer-gone"):
        play(gone, 1, click(action, 1))


@pytest.mark.parametrize("action", ["accept", "accept-with", "copies", "decline", "counter"])
def test_ones_own_offer_is_for_others(action: str) -> None:
    there = trade(["soy red", "red", "wax"], offer("soy", "red"))
    with pytest.raises(IllegalMove, match="own-offer"):
        moves(there, 0, click(action, 1))


@pytest.mark.parametrize("action", ["accept", "accept-with", "copies", "decline", "counter"])
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
    screen = shown(there, 1, click("copies", 1))
    (select,) = selects(screen).values()
    assert len(select.options) == 25
    assert {option.value.split("-")[0] for option in select.options} == {"coffee", "wax"}
    assert "/accept" in words(screen)
    fits(screen)


def test_more_cards_than_a_list_holds_go_by_the_command() -> None:
    hand = " ".join(["coffee wax"] * 20)
    there = trade(["soy", hand, "red"], offer("soy", " ".join(["coffee"] * 13 + ["wax"] * 13)))
    with pytest.raises(IllegalMove, match="too-many-copies"):
        answer(there, 1, click("copies", 1))


def test_the_list_offers_what_works_for_each() -> None:
    offers = (offer("soy", "red"), offer("soy", "wax", number=2), offer("blue", "", number=3, seat=1, to=0))
    there = trade(["soy", "red blue", "green"], *offers)
    prefix = "bean:12:"
    assert buttons(shown(there, 0, click("offers"))) == [
        *[f"{prefix}{action}:3" for action in ("accept", "counter", "decline")],
        *[f"{prefix}withdraw:{number}" for number in (1, 2)],
        f"{prefix}back",
    ]
    assert buttons(shown(there, 1, click("offers"))) == [
        *[f"{prefix}{action}:1" for action in ("accept", "counter", "decline")],
        *[f"{prefix}{action}:2" for action in ("counter", "decline")],
        f"{prefix}withdraw:3",
        f"{prefix}back",
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
            screen = listed(seen, *clicked.args)
            fits(screen)
            texts = [item.content for item in items(screen) if isinstance(item, discord.ui.TextDisplay)]
            found += [lines[words] for words in texts if words in lines]
            onward = [custom_id for custom_id in buttons(screen) if custom_id.endswith(":on")]
            clicked = pressed(onward[0]) if onward else None
        assert sorted(found) == list(range(1, 41))


def test_the_buttons_of_a_page_say_where_they_lead() -> None:
    seen = look(huge(offers=40), 1)
    _, pages = turning(seen, "0")[1].removesuffix(" →").split(" of ")
    assert turning(seen, "0") == [f"← Page 1 of {pages}", f"Page 2 of {pages} →"]
    assert turning(seen, "1") == [f"← Page 1 of {pages}", f"Page 3 of {pages} →"]
    assert turning(seen, "2") == [f"← Page 2 of {pages}", f"Page 4 of {pages} →"]
    assert turning(seen, str(int(pages) - 1))[1] == f"Page {pages} of {pages} →"


def turning(seen: Sight, page: str) -> list[str]:
    """The labels of the buttons that lead from this page to others."""
    return [button.label for button in labelled(listed(seen, page)) if button.label and "Page" in button.label]


def test_a_page_that_is_no_more_is_the_last() -> None:
    there = trade(["soy", "red", "red"], offer("soy", "red"))
    assert words(listed(look(there, 1), "9")) == words(listed(look(there, 1)))


def test_the_list_shows_kinds_and_never_the_copies_of_others() -> None:
    there = in_phase(Phase.TRADE)
    for seat in range(4):
        sent = words(listed(look(there, seat)))
        others = [player for other, player in enumerate(there.state.players) if other != seat]
        assert not [card for player in others for card in player.hand if f"{card}" in sent]
        assert not [
            card for offer in there.state.offers if offer.seat != seat for card in offer.give if card in sent
        ]


def test_nothing_is_accepted_once_trading_is_over() -> None:
    there = trade(["soy", "red", "wax"], offer("soy", "red"))
    over = play(there, 0, click("end", 1))
    with pytest.raises(Refusal, match="offer-gone"):
        moves(there, 1, click("accept", 1), over)
