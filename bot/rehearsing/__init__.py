"""A rehearsal: a host walks step by step through what the bot takes for granted of Discord, and sees what holds."""
