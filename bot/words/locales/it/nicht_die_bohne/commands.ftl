# The slash commands of play: the lines of autocomplete lists (at most 100 characters).
bohne-choice-take = { $card } – da { $name }
