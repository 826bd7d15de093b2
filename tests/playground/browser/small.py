"""An edition of few cards, in a copy of the program: a whole game of it takes a quarter of the clicks."""

from __future__ import annotations

import shutil
from pathlib import Path

import bot
from bot.words import locales

NAME = "Bohnanza (few cards)"
EDITION = """
key = "few_cards"
beans = ["green", "soy", "black_eyed", "red", "garden"]
turn = "trading"
turn_up = 2
same_bean_twice = false
harvesting = "any_time"
bean_protection = "unless_all_have_one"
third_field_thalers = "discard_pile"
start_player = "left_of_dealer"
last_exhaustion_in_phase_2 = "finish_planting"
tie = "most_cards_in_hand"

[players.3]
without = ["green"]
first_hands = [3]
fields = 2
draw = 2
last_exhaustion = 2

[players.4]
first_hands = [3]
fields = 2
draw = 2
last_exhaustion = 2
"""
WORDS = f"\ngame-few_cards = {NAME}\nabout-few_cards = Few beans, and soon over.\n"


def with_few_cards(folder: Path) -> Path:
    """A copy of the program in this folder, compiled as far as it is, with this edition besides."""
    program = folder / "program"
    shutil.copytree(Path(bot.__file__).parent, program / "bot")
    (program / "bot/games/bohnanza/editions/few_cards.toml").write_text(EDITION, "utf-8")
    for locale in (one for one in locales() if "-" not in one):
        with (program / f"bot/words/locales/{locale}/bohnanza/editions.ftl").open("a", encoding="utf-8") as words:
            words.write(WORDS)
    return program
