"""Reasons for moves of Bohnanza: facts that the View of the seat which moves shows, whoever chose the move."""
