"""Tests of the rules: no mocks, no network, no clock."""
