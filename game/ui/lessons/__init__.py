"""Lessons in the window: the page of courses, the table of a lesson, and the box that leads through it."""
