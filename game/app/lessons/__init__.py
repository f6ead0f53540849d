"""Lessons: the courses of each game, how one is begun and led from step to step, and which have been finished."""
