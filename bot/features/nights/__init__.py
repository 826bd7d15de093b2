"""Game nights on Discord: their announcement, and the scheduled event beside it."""
