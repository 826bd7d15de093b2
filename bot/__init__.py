"""The bean table: games, tables, store and screens."""
