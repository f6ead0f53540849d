"""Every test has a home of its own."""

from tests.homes import home as home
