"""The page of maps: each drawn as the table draws it, checked, and read again when its file changes."""
