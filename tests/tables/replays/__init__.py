"""Tests of games that are over, looked at again."""
