"""Pictures composed from scenes: PNGs, 1000 pixels wide. Some milliseconds each: never on the event loop."""
