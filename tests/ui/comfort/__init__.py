"""Keys, the text mirror, bundles: what makes the program fit its player."""
