"""What people can do on Discord: thin commands and clicks."""
