"""Scenarios on the screen: the page that lists them, the panel of objectives, and words of the story."""
