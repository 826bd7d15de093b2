"""Planting on the screens: the buttons of the hand, what makes room for a card, and what is typed."""
