"""The part of the family of Bohnanza."""
