"""Golden games: one whole game per system and number of players, as text that people can read."""
