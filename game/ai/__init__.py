"""Players: they see a view and the legal answers, and nothing else. Each has a generator of its own."""
