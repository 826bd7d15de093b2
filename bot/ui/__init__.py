"""From Views to Discord messages, and from clicks to moves; nothing here decides or stores."""
