"""What people read: the table, the hand, the score sheets, the end of the game, the rules."""
