"""Every journey begins in a home of its own, without matches that others have left unfinished."""

from tests.homes import home as home
