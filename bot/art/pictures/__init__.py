"""Composes pictures from scenes: PNGs, 1000 pixels wide, and of these the frames of films.

Each takes milliseconds, so never on the event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.art.pictures.all_hands import all_hands_picture
from bot.art.pictures.bohne.holding import holding_picture
from bot.art.pictures.bohne.trick import trick_picture
from bot.art.pictures.daily import daily_picture
from bot.art.pictures.end import end_picture
from bot.art.pictures.film import film_frame
from bot.art.pictures.for_sale import for_sale_picture
from bot.art.pictures.form import form_picture
from bot.art.pictures.hand import hand_picture
from bot.art.pictures.table import table_picture
from bot.art.scenes.all_hands import AllHands
from bot.art.scenes.bohne import Holding, Trick
from bot.art.scenes.daily import Scores
from bot.art.scenes.end import End
from bot.art.scenes.film import Frame
from bot.art.scenes.for_sale import ForSale
from bot.art.scenes.form import Form
from bot.art.scenes.hand import Hand
from bot.art.scenes.table import Table

COMPOSERS: Mapping[type, Callable[[Any], bytes]] = {
    Hand: hand_picture,
    Table: table_picture,
    End: end_picture,
    Trick: trick_picture,
    Holding: holding_picture,
    AllHands: all_hands_picture,
    Form: form_picture,
    ForSale: for_sale_picture,
    Frame: film_frame,
    Scores: daily_picture,
}


def draw(scene: tuple[Any, ...]) -> bytes:
    """Draw this scene as PNG, or a frame as a piece of a GIF; equal scenes give equal bytes. Parts of it are
    remembered, the whole is not.

    Raises KeyError for anything that is no scene, and for a drawing that does not exist.
    """
    return COMPOSERS[type(scene)](scene)
