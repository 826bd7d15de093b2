"""Games that are over, reviewed for one who played: how good the decisions were, by what they saw then."""
