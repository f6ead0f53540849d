"""Tables of Crawler: rows and slots have room for the cards that they are drawn for."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.files import folders
from game.app.maps.reading import read_map
from game.ui.boards.cards.lines_of_cards import cards_in
from game.ui.boards.cards.records import CardShown
from game.ui.games.card_tables import card_layout

CAMP = folders.program_folder() / "maps" / "crawler" / "the_camp.tmx"
RESPONSES = 'x="204" y="396" width="1448" height="168"'
QUEST = 'x="1676" y="26" width="232" height="282"'
ENCOUNTER = 'x="204" y="26" width="1448" height="346"'


def camp(folder: Path, before: str, after: str) -> Path:
    text = CAMP.read_text(encoding="utf-8").replace("../tilesets", str(CAMP.parent.parent / "tilesets"))
    assert text.count(before) == 1
    path = folder / "camp.tmx"
    path.write_text(text.replace(before, after), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("before", "least", "less", "words"),
    [
        (RESPONSES, 'height="112"', 'height="111"', "1448x111 pixels are too few to show a card; 80x112 are expected"),
        (QUEST, 'width="80"', 'width="79"', "79x282 pixels are too few to show a card; 80x112 are expected"),
        (ENCOUNTER, 'width="400"', 'width="399"', "399x346 pixels are too few to show 5 cards; 400x112 are expected"),
    ],
)
def test_a_row_or_slot_too_small_to_show_its_cards_is_refused(
    before: str, least: str, less: str, words: str, tmp_path: Path
) -> None:
    side = least.partition("=")[0]
    fits, small = (" ".join(w if o.startswith(side) else o for o in before.split()) for w in (least, less))
    found = read_map(camp(tmp_path, before, fits))
    number = next(n for n, area in enumerate(found.board.areas) if f'{area.area.x:g}" y="{area.area.y:g}"' in before)
    shown = cards_in(card_layout(found.board).areas[number], [CardShown(1, "", "", 0, "")])
    assert len(shown) == 1
    refused = read_map(camp(tmp_path, before, small))
    assert refused.board is None and [error.code for error in refused.errors] == ["table_small"]
    assert words in refused.errors[0].text and refused.errors[0].item.startswith("object")
