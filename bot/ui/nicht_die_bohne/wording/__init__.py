"""Cards, tricks, players and moves in words."""
