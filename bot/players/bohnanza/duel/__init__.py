"""The best player of the bean duel (D): plans its hand in order, and minds what it leaves to the opponent."""
