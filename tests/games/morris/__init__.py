"""Nine Men's Morris: a whole game as docs/adding.md says, with an evaluator and a board of squares."""
