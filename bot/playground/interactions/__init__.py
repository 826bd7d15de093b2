"""Interactions: what people do, told to the bot, and the bot's responses to them."""
