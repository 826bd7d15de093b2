"""Screens of Bohnanza. Its expansions answer once the catalogue has put all families together."""

from bot.ui.families import FAMILIES as FAMILIES
