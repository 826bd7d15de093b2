"""What cards, fields and trades are worth to a player of Bohnanza, by its own View; nothing here makes a move."""
