"""The deal of the day: everybody on this bot gets the same cards, seat and computers; no Discord here."""
