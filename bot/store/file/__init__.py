"""The one SQLite file: locked, inspected, brought up to date, opened, copied; it knows no meaning of any row."""
