"""Bohnanza (bot/games/RULES.md B): the editions, from the bean cards to the final score."""
