"""Players that only benchmarks seat: what the strengths of the bot are measured against."""
