"""The games: packages that do not know each other."""
