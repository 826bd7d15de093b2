"""Components as plain values are written down as discord.py writes its own."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.ui.layout import Overfull, Picture, Select, Separator, button, container, link, row, screen, text

OPTIONS = [discord.SelectOption(label="Blue", value="blue", default=True)]
PRIMARY = discord.ButtonStyle.primary


def chooser() -> Select:
    return discord.ui.Select(custom_id="choose", options=OPTIONS)


def test_they_read_as_discord_py_writes_its_own() -> None:
    ours = screen(
        text("above"),
        container(
            text("in it"),
            Separator(),
            row(button("a", "b"), button("c", "d", PRIMARY, "🌱", disabled=True), link("there", "https://x.y")),
            row(chooser()),
            Picture("table.png", (), "Four fields"),
            colour=0x123456,
        ),
        container(text("no colour")),
    )
    theirs: Any = discord.ui.LayoutView(timeout=None)
    theirs.add_item(discord.ui.TextDisplay("above"))
    buttons: Any = discord.ui.ActionRow()
    buttons.add_item(discord.ui.Button(label="a", custom_id="b"))
    buttons.add_item(discord.ui.Button(label="c", custom_id="d", style=PRIMARY, emoji="🌱", disabled=True))
    buttons.add_item(discord.ui.Button(label="there", url="https://x.y"))
    gallery: Any = discord.ui.MediaGallery()
    gallery.add_item(media="attachment://table.png", description="Four fields")
    inside = [discord.ui.TextDisplay("in it"), discord.ui.Separator(), buttons, discord.ui.ActionRow(chooser())]
    inside.append(gallery)
    theirs.add_item(discord.ui.Container(*inside, accent_colour=0x123456))
    theirs.add_item(discord.ui.Container(discord.ui.TextDisplay("no colour")))
    assert ours.to_components() == theirs.to_components()
    assert ours.size == theirs.total_children_count
    assert sum(map(len, ours.texts())) == theirs.content_length()


def test_a_row_holds_no_more_than_discord_shows() -> None:
    with pytest.raises(Overfull):
        row(*[button("x", f"x:{number}") for number in range(6)])


def test_a_message_has_one_picture_at_most() -> None:
    picture = Picture("table.png", (), "Four fields")
    assert screen(text("none")).picture is None
    assert screen(picture).picture is picture
    assert screen(container(text("above"), picture)).picture is picture
    with pytest.raises(Overfull):
        screen(picture, container(picture))


def test_discord_py_keeps_none_of_them() -> None:
    made = screen(row(button("a", "b")))
    assert made.is_finished()
    assert not made.is_dispatchable()
    assert made.timeout is None
    assert made.has_components_v2()


def test_discord_py_makes_nothing_of_its_own_for_them() -> None:
    # Neither a random id nor a future that somebody could wait for: a screen is made for each change.
    assert vars(screen(text("words"))).keys() == {"items", "size", "picture", "dress", "in_words"}
