"""A rehearsal: a host walks through what the bot takes for granted of Discord, and sees what holds."""
