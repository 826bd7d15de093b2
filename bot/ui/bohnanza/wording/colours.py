"""The colours of the phases, beside the messages."""

from __future__ import annotations

from bot.games.bohnanza.view import Phase

PHASE_COLOURS = {
    Phase.PLANT: 0x5B8C3A,
    Phase.TRADE: 0xE0A030,
    Phase.PLANT_RECEIVED: 0x8B5A2B,
    Phase.PLANT_OFFERED: 0xB0508A,
    Phase.PLANT_TURNED_UP: 0xE0A030,
    Phase.CARDS_DRAWN: 0x3B7EA1,
    Phase.FINAL_HARVEST: 0xC46A1D,
    Phase.ALL_HARVESTED: 0xC46A1D,
    Phase.ENDED: 0xF1C40F,
}
