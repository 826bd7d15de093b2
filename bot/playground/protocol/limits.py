"""The limits that the small Discord enforces: Discord's own, unless a test is in a hurry."""

from __future__ import annotations

from typing import NamedTuple


class Bucket(NamedTuple):
    """A rate limit: so many calls in so many seconds."""

    calls: int
    seconds: float


class Limits(NamedTuple):
    """Discord's limits."""

    answer_within: float = 3.0
    """Seconds within which an interaction needs its first response."""
    token_lives: float = 15 * 60.0
    """Seconds for which an interaction's token is valid."""
    everything: Bucket = Bucket(50, 1)
    """The limit of all calls of the bot except responses to interactions."""
    messages: Bucket = Bucket(5, 5)
    """The limit of posting, and likewise of editing, in one channel."""
    deleting: Bucket = Bucket(5, 1)
    follow_ups: int = 5
    """How many messages may follow the answer to an interaction where a person alone has installed the bot."""
    webhook: Bucket = Bucket(5, 2)
    """The limit of followups and edits, for each interaction."""
    old_edits: Bucket = Bucket(3, 120)
    """The limit of editing a message that is older than an hour."""
    heartbeat: float = 41.25
    """Seconds between two heartbeats of the gateway."""
    shards: int = 1
    """With how many shards the bot is advised to connect."""
    servers_a_shard: int = 2500
    """The most servers of which one shard may hear."""
    concurrency: int = 1
    """How many shards may identify at once."""
    between_logins: float = 0.0
    """Seconds until the next shard may identify. Discord's are 5; here nobody should wait for a restarted bot."""
    logins: int = 1000
    """How often a bot may identify within a day."""
