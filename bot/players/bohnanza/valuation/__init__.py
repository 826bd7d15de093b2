"""What cards, fields and trades are worth to a player of Bohnanza, by its own View; moves are chosen elsewhere."""
