"""What clients and the server say to each other: the shapes of all messages, as values and as a JSON Schema."""
