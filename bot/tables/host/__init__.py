"""What whoever runs the bot decides about people and servers, at the tables; no Discord here."""
