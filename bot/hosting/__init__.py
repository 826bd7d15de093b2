"""What whoever hosts the bot needs beside it: checking, backups, restoring, services."""
