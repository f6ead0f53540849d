"""A new match: its page, what is chosen there row by row, and the quick way to one."""
