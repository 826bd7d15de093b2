"""Tests of Nicht die Bohne, one rule each, named after it."""
