"""What makes the program fit its player: keys, a text mirror, a paused match's settings, bundles."""
