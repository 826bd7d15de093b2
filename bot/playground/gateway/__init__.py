"""The gateway: the socket over which the bot hears what happens."""
