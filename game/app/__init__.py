"""A match and all that surrounds it: journal, saves, replays, settings, maps, headless play. No pictures, no window."""
