"""Help: its chapters, and pictures of the real table."""
