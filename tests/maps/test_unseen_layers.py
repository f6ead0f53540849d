"""Hidden and moved layers that carry rules are reported, each with what it carries; those for the eye only are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.maps.reading import read_map
from tests.maps import builders as b
from tests.maps import hex_builders as h

GROUND = b.csv(b.ground())
AREA = (
    '<object id="4" type="StartArea" x="0" y="0" width="32" height="32"><properties><property name="side" value="1"/>'
    "</properties></object>"
)


def told(path: Path) -> list[tuple[str, str, str]]:
    found = read_map(path)
    assert found.board is not None and not found.errors
    return [(each.code, each.layer, each.text) for each in found.problems]


def test_a_hidden_layer_with_rules_is_reported_with_what_it_carries(tmp_path: Path) -> None:
    body = b.layer("Ground", GROUND, 'visible="0"') + b.layer("Starts", b.csv(b.starts()), 'visible="0"')
    assert told(b.write(tmp_path, body)) == [
        ("layer_hidden", "Ground", "the layer is hidden, but its terrain counts"),
        ("layer_hidden", "Starts", "the layer is hidden, but its start counts"),
    ]


def test_a_layer_is_hidden_and_moved_by_its_group_too(tmp_path: Path) -> None:
    body = f'<group name="All" visible="0" offsetx="8">{b.layer("Ground", GROUND)}</group>'
    found = told(b.write(tmp_path, body + b.layer("Starts", b.csv(b.starts()))))
    assert [(code, layer) for code, layer, _ in found] == [
        ("layer_hidden", "All/Ground"),
        ("layer_moved", "All/Ground"),
    ]


def test_a_moved_layer_with_rules_is_reported_with_where_it_counts(tmp_path: Path) -> None:
    body = b.layer("Ground", GROUND, 'offsetx="16" offsety="-4"') + b.layer("Starts", b.csv(b.starts()))
    text = "the layer is moved by 16,-4 pixels, but its terrain counts on the squares that it was painted on"
    assert told(b.write(tmp_path, body)) == [("layer_moved", "Ground", text)]


def test_objects_of_hidden_and_moved_layers_are_reported(tmp_path: Path) -> None:
    body = b.layers() + f'<objectgroup name="Areas" visible="0" offsetx="16">{AREA}</objectgroup>'
    assert told(b.write(tmp_path, body)) == [
        ("layer_hidden", "Areas", "the layer is hidden, but its StartArea counts"),
        ("layer_moved", "Areas", "the layer is moved by 16,0 pixels, and its StartArea counts where it is moved to"),
    ]


@pytest.mark.parametrize("more", ['visible="0"', 'offsetx="3"'])
def test_layers_for_the_eye_are_not_told(more: str, tmp_path: Path) -> None:
    plain = b.layer("Plain", b.csv([b.PLAIN] * 80), more)
    note = f'<objectgroup name="Notes" {more}><object id="9" x="0" y="0" width="9" height="9"/></objectgroup>'
    assert told(b.write(tmp_path, b.layers() + plain + note)) == []


def test_levels_of_battlefields_are_moved_on_purpose_but_not_hidden(tmp_path: Path) -> None:
    moved = h.level(1, h.whole(h.GRASS)).replace("<layer ", '<layer offsety="-12" ', 1)
    assert told(h.write(tmp_path, moved + h.starts())) == []
    hidden = moved.replace("<layer ", '<layer visible="0" ', 1)
    assert [each[0] for each in told(h.write(tmp_path, hidden + h.starts()))] == ["layer_hidden"]
