"""Discord's protocol by itself: JSON, snowflakes, error codes, limits, components; it knows no world."""
