"""Time at the tables: how long a decision may take, what happens when time is over, and what closes by itself."""
