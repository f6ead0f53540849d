"""The plans of Heroes' tables: ``python maps/draw_heroes_tables.py`` writes maps/heroes/*.tmx. After that the maps are
Tiled's: open, draw, save.
"""

from __future__ import annotations

from card_tables import DARK, LIT, Place, Plan, write

ROCK, CLOTH = "stone_hall", "war_cloth"


def lists() -> Plan:
    """Return a plan with two cloths on stone, one a side; the piles at the left, the chain at the right."""
    return Plan(
        "HeroesTable",
        "the_lists.tmx",
        "The Lists",
        "Two cloths on the flags of a yard, one for each hero, and the chain on bare stone beside them.",
        16,
        ROCK,
        DARK,
        (
            *_half(CLOTH, 0, 3),
            Place("CardStack", "chain", (26, 0, 4, 16), ROCK, title="Chain"),
        ),
    )


def lantern_hall() -> Plan:
    """Return a plan all of stone in the light of lamps; the chain at the left, the piles at the right."""
    return Plan(
        "HeroesTable",
        "lantern_hall.tmx",
        "Lantern Hall",
        "Pale slabs with rims of brass under many lamps.",
        16,
        ROCK,
        LIT,
        (
            *_half(ROCK, 27, 4),
            Place("CardStack", "chain", (0, 0, 4, 16), ROCK, title="Chain"),
        ),
    )


def _half(tileset: str, piles: int, left: int) -> tuple[Place, ...]:
    """Both sides' places, ``piles`` the column of the piles and ``left`` where the rows begin; the first side's are
    below, its allies towards the middle."""
    found = []
    for side, back, front in ((1, 12, 8), (2, 0, 4)):
        found += [
            Place("CardPile", "deck", (piles, back, 3, 4), tileset, side=side, title="Deck"),
            Place("CardPile", "graveyard", (piles, front, 3, 4), tileset, side=side, title="Graveyard"),
            Place("CardRow", "allies", (left, front, 23, 4), tileset, "zone", "Allies", 7, side),
            Place("CardSlot", "hero", (left, back, 4, 4), tileset, "zone", side=side),
            Place("CardRow", "equipment", (left + 4, back, 11, 4), tileset, "zone", "Equipment", 4, side),
            Place("CardRow", "resources", (left + 15, back, 8, 4), tileset, "place", "Resources", side=side),
        ]
    return tuple(found)


if __name__ == "__main__":
    write("heroes", (lists(), lantern_hall()))
