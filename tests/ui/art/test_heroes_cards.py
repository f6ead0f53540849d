"""The faces of Heroes' cards: each can be drawn, in the tones of its faction, with the figures of its type."""

from __future__ import annotations

import pytest

from game.rules.heroes.cards.all_cards import RECORDS
from game.ui.art.card_faces import card_face
from game.ui.games.heroes.faces import heroes_face


@pytest.mark.parametrize("key", RECORDS)
def test_every_card_has_a_face(key: str) -> None:
    face = heroes_face(key)
    assert face.name == RECORDS[key].name
    assert face.text or RECORDS[key].type in ("Ally", "Weapon", "Armor")
    assert card_face(face, 120).get_width() == 120


def test_figures_and_tones_follow_the_card() -> None:
    assert heroes_face("captain_osric_vane").figures == (("hp", "28"),)
    assert heroes_face("captain_osric_vane").kind == "Human Bulwark"
    assert heroes_face("mountain_maul").figures == (("melee", "5"), ("strike", "3"))
    assert heroes_face("kettle_helm").figures == (("block", "2"),)
    assert heroes_face("bonepicker").figures == (("shadow", "1"), ("hp", "2"))
    tones = [heroes_face(key).faction for key in ("kettle_helm", "bonepicker", "ferryman_dob", "mother_sedge")]
    assert tones == ["lanternhold", "thornmoot", "neutral", "thornmoot"]
    assert heroes_face("light_the_beacons").level is None and heroes_face("bonepicker").level == 2
