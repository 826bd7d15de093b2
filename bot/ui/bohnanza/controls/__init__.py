"""From a control to moves, or to the question that comes before them."""
