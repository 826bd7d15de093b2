"""The end of a game on the screens: the final sheet, and what is told of the game later."""
