"""How well people play: what each game that ended tells of it, with the computers as the scale."""
