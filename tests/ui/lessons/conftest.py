"""Each test has a home of its own: what was finished in another is unknown."""

from tests.homes import own_home as own_home
