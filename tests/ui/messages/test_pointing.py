"""The guide of a lesson points at what is there, in the order in which it is to be used."""

from __future__ import annotations

import discord

from bot.ui.controls import control
from bot.ui.layout import Screen, Select, button, container, row, screen, text
from bot.ui.messages.pointing import next_target

GREEN, GREY = discord.ButtonStyle.success, discord.ButtonStyle.secondary
PRESS = (("offer",), ("give",), ("want",), ("send",))


def making(*chosen: str) -> Screen:
    """Where an offer is made: so much of it is chosen."""
    buttons = [button(name, control(1, name), GREEN if name in chosen else GREY) for name in ("give", "want")]
    return screen(text("…"), container(row(*buttons, button("send", control(1, "send"), disabled=not chosen))))


def listed(*args: str, marked: str = "") -> Screen:
    """A list of two cards, and a button below it."""
    lines = [
        discord.SelectOption(label=f"{place}. {name}", value=name, emoji="🍒", default=name == marked)
        for place, name in enumerate(("red-1", "red-2"), start=1)
    ]
    cards: Select = discord.ui.Select(custom_id=control(1, "discard", *args), placeholder="Which", options=lines)
    return screen(row(cards), row(button("Go", control(1, "go"))))


def label_at(panel: Screen, *press: tuple[str, ...]) -> str | None:
    """What stands where the guide points."""
    target = next_target(panel, press)
    return None if target is None else target.label


def test_the_next_button_is_the_first_that_is_not_chosen_yet() -> None:
    assert label_at(making(), *PRESS) == "give"
    assert label_at(making("give"), *PRESS) == "want"
    assert label_at(making("give", "want"), *PRESS) == "send"


def test_from_elsewhere_in_the_panel_it_is_the_way_back() -> None:
    away = screen(text("…"), row(button("Meters", control(1, "meters")), button("Back", control(1, "back"))))
    assert label_at(away, ("plant",)) == "Back"
    assert label_at(screen(text("…")), ("plant",)) is None


def test_a_line_of_a_list_is_known_by_its_value() -> None:
    for args in ((), ("",)):
        target = next_target(listed(*args), [("discard", "red-2")])
        assert target is not None
        assert (target.label, target.value, target.among) == ("🍒 2. red-2", "red-2", "Which")
    assert label_at(listed("hand"), ("discard", "hand", "red-1")) == "🍒 1. red-1"
    assert label_at(listed(), ("discard", "red-3")) is None


def test_a_line_that_is_marked_is_done() -> None:
    press = [("discard", "red-1"), ("go",)]
    assert label_at(listed(), *press) == "🍒 1. red-1"
    assert label_at(listed(marked="red-2"), *press) == "🍒 1. red-1"
    assert label_at(listed(marked="red-1"), *press) == "Go"
