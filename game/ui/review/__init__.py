"""Looking back at a match that is over: its turning points, and the match itself answer by answer."""
