"""The tables of Crawler as boards of cards, and what each area of them is for."""

from __future__ import annotations

from game.app.maps.card_table import CardTable
from game.ui.boards.cards.layout import WIDE, Area, Box, CardLayout
from game.ui.games.card_tables import card_layout, tables_of

ENCOUNTER, RESPONSES, PARTY, PERMANENTS = "encounter", "responses", "marching order", "permanents"
DUNGEON_DECK, DUNGEON_GRAVE = "dungeon deck", "dungeon grave"
CRAWLER_DECK, CRAWLER_GRAVE = "crawler deck", "crawler grave"
GRAVES = (DUNGEON_GRAVE, CRAWLER_GRAVE)


def quest_area(place: int) -> str:
    """Return where a Quest lies, counted from 0."""
    return f"quest {place + 1}"


def layouts(wanted: str = "") -> tuple[CardLayout, ...]:
    """Return every playable table, the ``wanted`` map's first; the plain one where none can be read."""

    def lay_out(read: object) -> CardLayout | None:
        return card_layout(read) if isinstance(read, CardTable) else None

    return tables_of("crawler", wanted, lay_out) or (plain_layout(),)


def plain_layout(style: str = "hall") -> CardLayout:
    """Return the table of our own: the Encounter above, the party below, piles at the left and Quests at the right."""
    left, right, high = 2.7, 20.9, 13.6
    rows = ((ENCOUNTER, "Encounter", 0.4, 4.3), (RESPONSES, "Response row", 5.0, 2.1),
            (PARTY, "Marching order", 7.3, 3.8), (PERMANENTS, "Permanents", 11.3, 2.1))  # fmt: skip
    areas = [
        Area(what, what, "row", Box(left, top, right - left, tall), None, space, title, 5 if tall > 3 else 0)
        for space, (what, title, top, tall) in enumerate(rows, 1)
    ]
    areas += [
        Area(quest_area(n), quest_area(n), "slot", Box(right + 0.25, 0.4 + 4.4 * n, 2.6, 4.1), None, 5 + n)
        for n in range(3)
    ]
    piles = ((DUNGEON_DECK, "Dungeon"), (DUNGEON_GRAVE, "Dungeon Grave"), (CRAWLER_GRAVE, "Crawler Grave"),
             (CRAWLER_DECK, "Crawler"))  # fmt: skip
    areas += [
        Area(what, what, "pile", Box(0.2, 0.4 + 3.3 * n, 2.2, 3.0), title=title)
        for n, (what, title) in enumerate(piles)
    ]
    return CardLayout(WIDE, high, tuple(areas), style, shares=True)
