"""Game nights: the announcement, what is planned before it, and what is done with a night later."""
