"""The classes that maps of Heroes may use in Tiled besides those that all tables of cards share."""

from __future__ import annotations

from game.app.maps.card_table import class_of_tables

TABLE = class_of_tables("HeroesTable", "#ffb5742a")
CLASSES = (TABLE,)
