"""Bohnanza's screens, forms and controls."""
