"""The one SQLite file: locked, inspected, opened, copied, brought up to date; its rows mean nothing here."""
