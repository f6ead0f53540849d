"""Commands for those who give the client away."""
