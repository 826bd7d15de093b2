"""Tests of Bohnanza, one rule each, named after it."""
