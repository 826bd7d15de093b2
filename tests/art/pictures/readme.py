"""The README's pictures of table, hand and end, of a real game: `python -m tests.art.pictures.readme .github`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from bot.art.pictures import draw
from bot.games.bohnanza.view import Phase, View
from bot.ui.components import Picture
from tests.art.pictures.real_games import Moment, hand_picture, moments, seen, table_picture

GAME, PLAYERS, SEED = "rio_grande_2000", 4, "4"
A_ROW = 7
"""So many cards of a hand lie open side by side."""


def main() -> None:
    """Write them into a folder."""
    parser = argparse.ArgumentParser(description="Draw the README's pictures.")
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    for name, picture in pictures().items():
        (folder / f"{name}.png").write_bytes(draw(picture.scene))
        print(f"{name}.png: {picture.alt}")


def pictures() -> dict[str, Picture]:
    """By the names of their files."""
    game = moments(GAME, PLAYERS, SEED)
    return {
        "table": table_picture(_best(game, _to_see_in_trading)),
        "hand": hand_picture(_best(game, _to_see_in_a_hand), 0),
        "end": table_picture(game[-1]),
    }


def _best(game: tuple[Moment, ...], worth: Callable[[View], int]) -> Moment:
    return max(game, key=lambda moment: worth(seen(moment).view))


def _to_see_in_trading(view: View) -> int:
    """How much there is to see of trading: offers of several, third fields, and cards in every field."""
    if view.phase is not Phase.TRADE or len(view.face_up) < view.turn_up:
        return 0
    fields = [field for seat in view.seats for field in seat.fields]
    third = sum(seat.bought_field for seat in view.seats)
    offering = len({offer.seat for offer in view.offers})
    return 6 * min(offering, 2) + 4 * min(third, 2) + sum(min(field.cards, 5) for field in fields)


def _to_see_in_a_hand(view: View) -> int:
    """How much there is to see of the first seat: a whole row of cards, some to plant, and full fields."""
    mine = view.seats[0]
    if mine.hand > A_ROW:
        return 0
    return 3 * mine.hand + 5 * min(len(mine.set_aside), 2) + sum(field.cards for field in mine.fields)


if __name__ == "__main__":
    main()
