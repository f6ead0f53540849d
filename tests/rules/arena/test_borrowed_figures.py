"""Figures led by another seat for a while: what counts for whom, who is asked, what their own card does not answer."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.arena.state import commands as c
from game.rules.arena.stats import dice_of, toughness_parts
from tests.rules.arena.battle import B, Battle, H, battle

JACE = ("Jace Beleren", (3, 4))


def controlled(name: str, *figures: tuple[Any, ...], foe: str = "black", **more: Any) -> Battle:
    """Let Jace play Mind Control on the first figure of a squad."""
    b = battle(JACE, *figures, colours=("blue", foe), phase="spells", card="Jace Beleren", hand=("Mind Control",),
               **{"windows": "able", **more})  # fmt: skip
    return b.play("Mind Control", b.id(name))


def stolen(name: str, *figures: tuple[Any, ...], foe: str = "black", **more: Any) -> Battle:
    """Let Jace take the mind of a Planeswalker."""
    b = battle(JACE, *figures, colours=("blue", foe), phase="spells_after", card="Jace Beleren",
               **{"windows": "able", **more})  # fmt: skip
    return b.done().do(c.ChooseFigure(b.id(name)), (16,))


@pytest.mark.parametrize("left", [0, 1])
def test_a_borrowed_figure_cannot_be_given_for_its_owners_planeswalker(left: int) -> None:
    # rule: arena/controller
    others = (("Restless Zombies", (11, 4)),) * left
    b = controlled("Restless Zombies", ("Restless Zombies", (6, 5)), *others, ("Liliana Vess", (7, 4), 6),
                   on_army=(("Death's Bargain", "Liliana Vess"),))  # fmt: skip
    b.done().attack("Restless Zombies", "Liliana Vess", (H, H, H), (B, B, B))
    if not left:
        assert b.state.outcome is not None and b.zone("Liliana Vess") == "graveyard"
        return
    b.turn_over("Death's Bargain")
    assert b.zone("Restless Zombies") == "field" and b.zone("Restless Zombies", 2) == "graveyard"
    assert b.damage("Liliana Vess") == 6


@pytest.mark.parametrize("windows", ["able", "always"])
@pytest.mark.parametrize(("name", "card", "foe", "walker"), [
    ("Blighted Reavers", "Creeping Dread", "black", "Liliana Vess"),
    ("Elf Rangers", "Ambush in the Leaves", "green", "Nissa Revane"),
])  # fmt: skip
def test_a_borrowed_figure_is_not_answered_by_what_lies_on_its_own_card(
    name: str, card: str, foe: str, walker: str, windows: str
) -> None:
    b = controlled(name, (name, (6, 4)), (walker, (11, 0)), foe=foe, windows=windows, on_army=((card, name),))
    b.move(name, (7, 4)).done()
    assert b.prompt != "turn_over"


def test_a_borrowed_figure_that_comes_beside_a_comrade_is_an_enemy_to_it() -> None:
    # rule: arena/snares
    b = controlled("Blighted Reavers", ("Blighted Reavers", (5, 4)), ("Blighted Reavers", (8, 4)),
                   ("Liliana Vess", (11, 0)), on_army=(("Creeping Dread", "Blighted Reavers"),))  # fmt: skip
    b.move("Blighted Reavers", (7, 4))
    assert (b.prompt, b.seat) == ("turn_over", 1)
    b.turn_over("Creeping Dread")
    assert b.prompt == "spells" and b.figure("Blighted Reavers").seat == 1, "it neither goes on nor attacks"


def test_a_stolen_planeswalker_leads_none_of_its_owners_zombies() -> None:
    # rule: arena/controller
    b = stolen("Liliana Vess", ("Liliana Vess", (6, 4)), ("Restless Zombies", (7, 4)))
    zombie, jace = b.figure("Restless Zombies"), b.figure("Jace Beleren")
    assert dice_of(toughness_parts(b.written.table, zombie, jace)) == 2
    assert dice_of(toughness_parts(b.table, zombie, jace)) == 1


def test_a_stolen_planeswalker_that_leaves_its_own_squad_is_struck_by_it() -> None:
    # rule: arena/leaving_engagements, arena/deaths_bargain
    b = stolen("Liliana Vess", ("Liliana Vess", (6, 4), 6), ("Restless Zombies", (7, 4)),
               on_army=(("Death's Bargain", "Liliana Vess"),))  # fmt: skip
    while b.prompt != "move":
        b.done()
    b.move("Liliana Vess", (5, 4), (H,))
    assert (b.prompt, b.seat) == ("turn_over", 1)
    b.turn_over("Death's Bargain")
    assert b.zone("Restless Zombies") == "graveyard" and b.damage("Liliana Vess") == 6
