"""A person's private messages at a table: one panel, whatever goes wrong, and what else follows a table there."""
