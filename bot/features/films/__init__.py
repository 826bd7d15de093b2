"""Games that are over as films: the table turn by turn as everybody saw it, in a picture that moves."""
