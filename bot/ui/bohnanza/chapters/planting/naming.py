"""Which card is to be planted, as it is typed."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN
from bot.games.bohnanza.options import PlantOption
from bot.ui.bohnanza.chapters.planting import why_not
from bot.ui.bohnanza.chapters.planting.moves import due_among
from bot.ui.bohnanza.typed.naming import one_bean
from bot.ui.bohnanza.wording.phrases import Sight, own


def card_to_plant(seen: Sight, text: str | None) -> PlantOption:
    """A card that may be planted now, by its bean; if none is named, the next one due."""
    options = own(seen.view).options.plant
    if not options:
        raise why_not.anything_planted(seen)
    bean = BEAN[options[0].card] if text is None else one_bean(seen, text)
    alike = [option for option in options if BEAN[option.card] == bean]
    if not alike:
        raise why_not.bean_planted(seen, bean)
    return due_among(seen.view, alike)
