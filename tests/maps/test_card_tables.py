"""Tables of cards drawn in Tiled, for any game of cards: what is read, what a designer is told, what a board shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.maps.areas import Area
from game.app.maps.card_table import CARD_CLASSES, CardTable, Needed, class_of_tables, reader_of
from game.tiled.language import Language
from game.tiled.problems import Findings
from game.tiled.reading import read_source
from game.ui.boards.cards.layout import WIDE, Box
from game.ui.games.card_tables import card_layout

DUEL = class_of_tables("DuelTable", "#ff102030")
LANGUAGE = Language((DUEL, *CARD_CLASSES))
NEEDED = (
    Needed("row", "allies", (0, 1)),
    Needed("slot", "hero", (0, 1)),
    Needed("pile", "deck", (0, 1)),
    Needed("hand", "hand", (1,), optional=True),
    Needed("stack", "chain"),
)
#: Class, what it holds, side, rectangle on a table of 1200 x 600 pixels.
ITEMS: list[tuple[str, str, str, tuple[float, float, float, float]]] = [
    ("CardRow", "allies", "1", (300, 320, 600, 200)),
    ("CardRow", "allies", "2", (300, 80, 600, 200)),
    ("CardSlot", "hero", "1", (120, 320, 160, 200)),
    ("CardSlot", "hero", "2", (120, 80, 160, 200)),
    ("CardPile", "deck", "1", (0, 320, 100, 140)),
    ("CardPile", "deck", "2", (0, 80, 100, 140)),
    ("CardHand", "hand", "2", (300, 0, 600, 60)),
    ("CardStack", "chain", "none", (920, 0, 280, 600)),
]


def item(number: int, class_name: str, holds: str, side: str, box: tuple[float, ...], more: str = "") -> str:
    x, y, wide, high = box
    words = {"holds": holds, "side": side, **({"room": "7", "title": "Allies"} if class_name == "CardRow" else {})}
    said = "".join(f'<property name="{name}" value="{value}"/>' for name, value in words.items())
    return (
        f'<object id="{number}" class="{class_name}" x="{x}" y="{y}" width="{wide}" height="{high}" {more}>'
        f"<properties>{said}</properties></object>"
    )


def read(
    folder: Path, changes: dict[int, str | None] | None = None, words: str = ""
) -> tuple[CardTable | None, list[str]]:
    """Return the duel's table with some objects (by number, from 1) replaced, left out or added; and complaints."""
    written = {number: item(number, *each) for number, each in enumerate(ITEMS, 1)} | (changes or {})
    path = folder / "table.tmx"
    path.write_text(
        '<map version="1.10" class="DuelTable" orientation="orthogonal" width="12" height="6" tilewidth="100"'
        f' tileheight="100">{words}<objectgroup name="Places">{"".join(filter(None, written.values()))}</objectgroup>'
        "</map>"
    )
    source, problems = read_source(path, LANGUAGE)
    assert source is not None
    findings = Findings("table.tmx")
    findings.take(problems)
    found = reader_of(NEEDED)(source, [], "Duel", "table.tmx", findings)
    return found, [str(problem) for problem in findings.problems]


@pytest.mark.parametrize(("said", "shares"), [("", False), ("painted", False), ("shared", True)])
def test_a_table_says_whether_its_places_share_the_room(tmp_path: Path, said: str, shares: bool) -> None:
    words = f'<properties><property name="places" value="{said}"/></properties>' if said else ""
    found, problems = read(tmp_path, words=words)
    assert problems == [] and found is not None and found.shares == shares
    assert card_layout(found).shares == shares


def test_a_slip_in_the_word_for_places_is_reported_with_the_nearest(tmp_path: Path) -> None:
    _, problems = read(tmp_path, words='<properties><property name="places" value="sharred"/></properties>')
    assert any('did you mean "shared"?' in problem for problem in problems), problems


def test_a_table_is_read(tmp_path: Path) -> None:
    words = '<properties><property name="style" value="field"/></properties>'
    found, problems = read(tmp_path, words=words)
    assert problems == [] and found is not None
    assert (found.name, found.size, found.style, found.source) == ("Duel", (1200, 600), "field", "table.tmx")
    named = {area.name: area for area in found.areas}
    assert list(named) == ["allies 0", "allies 1", "chain", "deck 0", "deck 1", "hand 1", "hero 0", "hero 1"]
    row = named["allies 1"]
    assert (row.kind, row.what, row.side, row.room, row.title) == ("row", "allies", 1, 7, "Allies")
    assert row.area == Area(300, 80, 600, 200)
    assert {area.name: area.space for area in found.areas if area.space} == {
        "allies 0": 1, "allies 1": 2, "hero 0": 3, "hero 1": 4,
    }  # fmt: skip
    assert (named["chain"].side, named["chain"].room, named["deck 0"].title) == (None, 0, "")


def test_what_may_be_left_out_may_be_left_out(tmp_path: Path) -> None:
    found, problems = read(tmp_path, {7: None})
    assert problems == [] and found is not None and "hand 1" not in {area.name for area in found.areas}


WRONG: dict[str, tuple[dict[int, str | None], str]] = {
    "missing": ({5: None}, 'the table has no CardPile "deck" of side 1; an object of the class CardPile is expected'),
    "no stack": ({8: None}, 'the table has no CardStack "chain"; an object of the class CardStack is expected'),
    "twice": (
        {9: item(9, "CardPile", "deck", "1", (0, 470, 100, 100))},
        'object 9: error: CardPile "deck" of side 1 is there already, as object 5; one is expected',
    ),
    "unknown": (
        {9: item(9, "CardPile", "graves", "1", (0, 470, 100, 100))},
        'CardPile "graves" of side 1 is not known; it may hold "deck" of side 1 or 2',
    ),
    "unknown side": (
        {9: item(9, "CardPile", "deck", "3", (0, 470, 100, 100))},
        'CardPile "deck" of side 3 is not known; it may hold "deck" of side 1 or 2',
    ),
    "a side that it has not": (
        {8: item(8, "CardStack", "chain", "1", (920, 0, 280, 600))},
        'CardStack "chain" of side 1 is not known; it may hold "chain" of no side',
    ),
    "a kind that the game has not": (
        {9: item(9, "CardZone", "land", "none", (0, 470, 100, 100))}, "this table has no CardZone",
    ),
    "of another kind": ({5: item(5, "CardRow", "deck", "1", (0, 320, 100, 140))}, 'CardRow "deck" of side 1'),
    "outside": ({5: item(5, "CardPile", "deck", "1", (-10, 320, 100, 140))}, "it reaches out of the map"),
    "empty": ({5: item(5, "CardPile", "deck", "1", (0, 320, 0, 0))}, "a width and a height is expected"),
    "turned": (
        {5: item(5, "CardPile", "deck", "1", (0, 320, 100, 140), 'rotation="20"')},
        "an upright rectangle is expected for a CardPile, not a turned rectangle",
    ),
    "an ellipse": (
        {5: item(5, "CardPile", "deck", "1", (0, 320, 100, 140)).replace("</object>", "<ellipse/></object>")},
        "an upright rectangle is expected for a CardPile, not an ellipse",
    ),
    "misspelt": (
        {9: item(9, "CardPile", "dekc", "1", (0, 470, 100, 100))},
        'it may hold "deck" of side 1 or 2; did you mean "deck"?',
    ),
    "overlapping": (
        {5: item(5, "CardPile", "deck", "1", (60, 320, 100, 140))},
        'CardPile "deck" of side 1 overlaps CardSlot "hero" of side 1, object 3; a place of its own is expected',
    ),
    "too much room": (
        {1: item(1, "CardRow", "allies", "1", (300, 320, 600, 200)).replace('"7"', '"41"')},
        "a whole number from 0 to 40 is expected",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_designer_is_told_what_is_wrong(name: str, tmp_path: Path) -> None:
    changes, text = WRONG[name]
    _, problems = read(tmp_path, changes)
    assert any(text in problem for problem in problems), problems
    assert all("error" in problem or name == "too much room" for problem in problems)


def test_areas_that_touch_lie_apart(tmp_path: Path) -> None:
    found, problems = read(tmp_path, {5: item(5, "CardPile", "deck", "1", (20, 320, 100, 140))})
    assert found is not None and problems == []


def test_a_board_has_the_areas_in_its_own_units(tmp_path: Path) -> None:
    found, _ = read(tmp_path)
    assert found is not None
    layout = card_layout(found)
    assert (layout.wide, layout.high, layout.name, layout.style) == (WIDE, WIDE / 2, "Duel", "own")
    row = layout.by_name["allies 0"]
    assert row.box == Box(6.0, 6.4, 12.0, 4.0) and (row.space, row.room, row.title, row.side) == (1, 7, "Allies", 0)
    assert layout.place("deck", 1) == Box(0.0, 1.6, 2.0, 2.8) and layout.stack == Box(18.4, 0.0, 5.6, 12.0)
    assert layout.spaces == {1: row.box, 2: layout.by_name["allies 1"].box, 3: layout.by_name["hero 0"].box,
                             4: layout.by_name["hero 1"].box}  # fmt: skip
