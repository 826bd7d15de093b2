"""Interactions: what people do, as the bot receives it, and the bot's responses."""
