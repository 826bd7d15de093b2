"""All hands of a game that is over, which everybody who played has opened: in words, or as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.art.drawings import Drawing
from bot.art.scenes.all_hands import AllHands, Held
from bot.games.contract import Seat
from bot.ui.components import Picture
from bot.ui.controls import control
from bot.ui.layout import Button, Screen, button, rows, screen, text
from bot.ui.messages.daily import result_button
from bot.ui.messages.pictures import by_computer, picture, said_name
from bot.ui.messages.playing import rematch_button, replay_button, review_button
from bot.ui.phrases import listed, player
from bot.ui.screens import Seen
from bot.words import say

OPEN, CLOSE, ASK = "open", "close", "ask"
"""What a person says of their hand, or that they wish to be asked."""
ALL = "all"
"""At the end of a control of a replay: with all hands, where they are open."""


class OpenHand(NamedTuple):
    """The hand of a seat: its cards in words and as drawings, and what lies face down before it, in a line."""

    seat: Seat
    cards: tuple[str, ...]
    drawn: tuple[Drawing, ...]
    laid: str = ""
    ordered: bool = False
    """Whether the cards stand in an order that matters, from the front."""


def all_hands_lines(seen: Seen[Any, Any], hands: Sequence[OpenHand]) -> list[str]:
    """Everybody's hand in lines, below a title; nothing where hands are closed."""
    title = say(seen.locale, "replay-hands", front=_front(hands))
    return [title, *_lines(seen, hands)] if hands else []


def _lines(seen: Seen[Any, Any], hands: Sequence[OpenHand]) -> Iterator[str]:
    for hand in hands:
        yield say(seen.locale, "replay-hand-of", name=player(seen, hand.seat), cards=_cards(seen.locale, hand))
        if hand.laid:
            yield hand.laid


def all_hands_picture(seen: Seen[Any, Any], hands: Sequence[OpenHand]) -> Picture:
    """The same as a picture."""
    held = [
        Held(hand.seat, seen.table.seats[hand.seat].name, hand.drawn, by_computer(seen, hand.seat))
        for hand in hands
    ]
    said = [
        say(
            seen.locale,
            "alt-hand-of",
            name=said_name(seen, hand.seat),
            front=_front([hand]),
            cards=_cards(seen.locale, hand),
        )
        for hand in hands
    ]
    return picture(seen, AllHands(say(seen.locale, "picture-all-hands"), tuple(held)), said)


def _front(hands: Sequence[OpenHand]) -> str:
    return "yes" if any(hand.ordered for hand in hands) else "no"


def _cards(locale: str, hand: OpenHand) -> str:
    return listed(locale, hand.cards) or say(locale, "replay-hand-empty")


def hands_button(seen: Seen[Any, Any]) -> Button:
    """The button at the end of a game that asks its reader whether others may see their hand."""
    return button(say(seen.locale, "button-hands"), control(seen.table.id, "hands"))


def over_buttons(seen: Seen[Any, Any]) -> list[Button]:
    """The buttons of a game that is over in a person's own message."""
    if seen.table.daily is not None:
        return [result_button(seen.table.daily.day, seen.locale), replay_button(seen), review_button(seen)]
    return [rematch_button(seen), replay_button(seen), review_button(seen), hands_button(seen)]


class Question(NamedTuple):
    """What a person is asked of their hand in a game that is over, and how it stands."""

    table: int
    at: int
    """The step of the replay from which they come, and to which they return."""
    opened: bool
    """Whether they have said yes."""
    possible: bool
    """Whether everybody who played is still there to say yes."""
    all_open: bool


def hands_question(locale: str, asked: Question) -> Screen:
    """Asks whether others may see the reader's hand, and says what that means and what they said last. It does not
    say how the others have answered, nor how many did: of two people that would name the other one."""
    state = "never" if not asked.possible else "all" if asked.all_open else "yes" if asked.opened else "no"
    words = [say(locale, "hands-title", table=asked.table), say(locale, "hands-about")]
    buttons = [*_answers(locale, asked), button(say(locale, "hands-back"), _replay(asked))]
    return screen(text("\n".join([*words, say(locale, "hands-state", state=state)])), *rows(buttons))


def _answers(locale: str, asked: Question) -> Iterator[Button]:
    if asked.opened or asked.possible:
        wish = CLOSE if asked.opened else OPEN
        yield button(say(locale, f"hands-{wish}"), control(asked.table, "hands", wish, asked.at))


def _replay(asked: Question) -> str:
    return control(asked.table, "replay", asked.at, "stay", *([ALL] if asked.all_open else []))
