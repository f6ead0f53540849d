"""Every test of looking back begins in a home of its own."""

from tests.homes import home as home
