"""The screens of Nicht die Bohne: from its Views to messages, and from clicks to moves."""
