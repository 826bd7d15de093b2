"""Who is called to lobbies: who asked for it, who was called when, who is coming, and who wants a seat."""
