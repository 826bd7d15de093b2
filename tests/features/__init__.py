"""Tests of what people can do besides playing."""
