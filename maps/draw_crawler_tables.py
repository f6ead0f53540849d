"""The plans of Crawler's tables: ``python maps/draw_crawler_tables.py`` writes maps/crawler/*.tmx. After that the maps
are Tiled's: open, draw, save.
"""

from __future__ import annotations

from card_tables import DARK, LIT, Place, Plan, write


def camp() -> Plan:
    """Return a plan with the encounter on bare rock, the party's half on its own cloth; decks at the left, Quests at
    the right."""
    rock, cloth = "stone_hall", "war_cloth"
    return Plan(
        "CrawlerTable",
        "the_camp.tmx",
        "The Camp",
        "Bare rock above, where the dungeon comes; below it the cloth that the party has spread out.",
        17,
        rock,
        DARK,
        (
            Place("CardPile", "dungeon deck", (0, 0, 3, 4), rock, title="Dungeon"),
            Place("CardPile", "dungeon grave", (0, 4, 3, 4), rock, title="Dungeon Grave"),
            Place("CardPile", "crawler grave", (0, 9, 3, 4), cloth, title="Crawler Grave"),
            Place("CardPile", "crawler deck", (0, 13, 3, 4), cloth, title="Crawler"),
            Place("CardRow", "encounter", (3, 0, 23, 6), rock, "zone", "Encounter", 5),
            Place("CardRow", "responses", (3, 6, 23, 3), rock, "place", "Response row"),
            Place("CardRow", "marching order", (3, 9, 23, 5), cloth, "zone", "Marching order", 5),
            Place("CardRow", "permanents", (3, 14, 23, 3), cloth, "place", "Permanents"),
            *(Place("CardSlot", f"quest {n}", (26, 6 * n - 6, 4, 5), cloth) for n in (1, 2, 3)),
        ),
    )


def crypt() -> Plan:
    """Return a plan all of stone; Quests at the left, decks at the right."""
    rock = "stone_hall"
    return Plan(
        "CrawlerTable",
        "the_crypt.tmx",
        "The Crypt",
        "A crypt of pale slabs with rims of brass: the Quests at the left, the decks and their graves at the right.",
        17,
        rock,
        LIT,
        (
            Place("CardPile", "dungeon deck", (27, 0, 3, 4), rock, title="Dungeon"),
            Place("CardPile", "dungeon grave", (27, 4, 3, 4), rock, title="Dungeon Grave"),
            Place("CardPile", "crawler grave", (27, 9, 3, 4), rock, title="Crawler Grave"),
            Place("CardPile", "crawler deck", (27, 13, 3, 4), rock, title="Crawler"),
            Place("CardRow", "encounter", (4, 0, 23, 6), rock, "zone", "Encounter", 5),
            Place("CardRow", "responses", (4, 6, 23, 3), rock, "place", "Response row"),
            Place("CardRow", "marching order", (4, 9, 23, 5), rock, "zone", "Marching order", 5),
            Place("CardRow", "permanents", (4, 14, 23, 3), rock, "place", "Permanents"),
            *(Place("CardSlot", f"quest {n}", (0, 6 * n - 6, 4, 5), rock) for n in (1, 2, 3)),
        ),
    )


if __name__ == "__main__":
    write("crawler", (camp(), crypt()))
