"""Buttons that lay and take a card, and what a click on them means."""
