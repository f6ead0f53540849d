"""Twisted Image: the two final numbers of dice change places, and all that is added to either of them is in it."""

from __future__ import annotations

import pytest

from game.rules.arena.stats import dice_of, power_parts, toughness_parts
from tests.rules.arena.battle import FLAT, B, Battle, H, S, battle

CATS, REAVERS, NISSA = "Blazing Firecats", "Blighted Reavers", "Nissa Revane"


def _numbers(b: Battle, name: str, other: str) -> tuple[int, int]:
    """Return attack and toughness dice of a figure against another."""
    one, two = b.figure(name), b.figure(other)
    return dice_of(power_parts(b.table, one, two)), dice_of(toughness_parts(b.table, one, two))


@pytest.mark.parametrize(("column", "power"), [(4, 4), (7, 4 + 1)])
def test_intense_strike_is_in_the_number_that_becomes_toughness(column: int, power: int) -> None:
    # rule: arena/twisted_image, arena/intense_strike - beside it as the turn began, and not.
    b = battle((CATS, (3, 4), 0, 1, (2, 4)), ("Jace Beleren", (column, 4)), ("Chandra Nalaar", (0, 0)),
               colours=("blue", "red"), phase="spells", card="Jace Beleren", hand=("Twisted Image",))  # fmt: skip
    assert _numbers(b, CATS, "Jace Beleren") == (power, 3)
    b.play("Twisted Image", b.id(CATS))
    assert _numbers(b, CATS, "Jace Beleren") == (3, power)
    while b.prompt != "attack":
        b.done()
    b.attack("Jace Beleren", CATS, (H,) * 5, (S, S, S, B, B)[:power])
    assert b.damage(CATS) == 5 - 3 or b.zone(CATS) == "graveyard"


@pytest.mark.parametrize(("level", "toughness", "power"), [("1", 4 + 1, 3), ("2", 4 + 1 + 1 + 1, 3 + 1)])
def test_bark_mantle_and_height_are_in_the_number_that_becomes_power(level: str, toughness: int, power: int) -> None:
    # rule: arena/twisted_image
    rows = (*FLAT[:4], f"111{level}11111111", *FLAT[5:])
    b = battle((NISSA, (3, 4)), ("Jace Beleren", (7, 4)), colours=("blue", "green"), phase="spells",
               card="Jace Beleren", hand=("Twisted Image",), rows=rows, on_army=(("Bark Mantle", NISSA),))  # fmt: skip
    assert _numbers(b, NISSA, "Jace Beleren") == (power, toughness)
    b.play("Twisted Image", b.id(NISSA))
    assert _numbers(b, NISSA, "Jace Beleren") == (toughness, power)


def test_glyphs_and_a_squads_enchantments_change_places_too() -> None:
    # rule: arena/twisted_image
    b = battle(("Rhox Veterans", (3, 4)), ("Jace Beleren", (7, 4)), ("Gideon Jura", (0, 0)), colours=("blue", "white"),
               phase="spells", card="Jace Beleren", hand=("Twisted Image",),
               on_army=(("Hold the Rank", "Rhox Veterans"),), glyphs=[{"at": (3, 4), "kind": "power"}])  # fmt: skip
    assert _numbers(b, "Rhox Veterans", "Jace Beleren") == (3 + 1, 2 + 1)
    b.play("Twisted Image", b.id("Rhox Veterans"))
    assert _numbers(b, "Rhox Veterans", "Jace Beleren") == (3, 4)


def test_only_the_figure_itself_is_twisted() -> None:
    b = battle((REAVERS, (3, 4)), (REAVERS, (3, 6)), ("Jace Beleren", (9, 4)), ("Liliana Vess", (0, 0)),
               colours=("blue", "black"), phase="spells", card="Jace Beleren", hand=("Twisted Image",),
               on_army=(("Withering Curse", REAVERS),))  # fmt: skip
    b.play("Twisted Image", b.id(REAVERS))
    jace = b.figure("Jace Beleren")
    dice = [dice_of(power_parts(b.table, b.figure(REAVERS, number), jace)) for number in (1, 2)]
    assert dice == [3 - 1, 3]


def test_thick_hide_answers_the_attack_and_is_added_to_what_has_changed_places() -> None:
    # rule: arena/twisted_image
    b = battle(("Pummelroot Elementals", (3, 4)), ("Jace Beleren", (7, 4)), (NISSA, (0, 0)), colours=("blue", "green"),
               phase="spells", card="Jace Beleren", hand=("Twisted Image",),
               on_army=(("Thick Hide", "Pummelroot Elementals"),))  # fmt: skip
    b.play("Twisted Image", b.id("Pummelroot Elementals"))
    while b.prompt != "attack":
        b.done()
    b.attack("Jace Beleren", "Pummelroot Elementals").done((H,) * 5)
    b.turn_over("Thick Hide", (S,) * (4 + 3))
    assert b.damage("Pummelroot Elementals") == 0
