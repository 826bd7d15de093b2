"""The end of a game: the final sheet, and what is told of the game later."""
