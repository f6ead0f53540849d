"""Glyphs of Knowledge: a card for whoever controls the figure that enters, unless its fall there destroys it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.rules.arena.state import commands as c
from tests.rules.arena.battle import FLAT, B, H, battle

#: A ledge eight levels high, and the foot of it.
STEEP = (*FLAT[:4], "119111111111", *FLAT[5:])


@pytest.mark.parametrize(("face", "drawn"), [(B, 1), (H, 0)])
@pytest.mark.parametrize("kind", ["knowledge", "random"])
def test_a_fall_that_destroys_the_figure_on_a_glyph_of_knowledge_draws_nothing(
    face: int, drawn: int, kind: str
) -> None:
    # rule: arena/glyphs
    b = battle(("Restless Zombies", (2, 4)), ("Liliana Vess", (0, 0)), ("Gideon Jura", (11, 9)),
               colours=("black", "white"), phase="move", card="Restless Zombies", rows=STEEP,
               glyphs=[{"at": (3, 4), "kind": kind}])  # fmt: skip
    glyphs = tuple(replace(glyph, kind="knowledge") for glyph in b.table.glyphs)
    b.state = replace(b.state, table=replace(b.table, glyphs=glyphs))
    b.move("Restless Zombies", (3, 4), (face,))
    assert len(b.table.players[0].hand) == drawn
    assert b.zone("Restless Zombies") == ("field" if drawn else "graveyard")
    # Whether or not it is used up, it has been entered, and lies face up.
    assert [glyph.is_up for glyph in b.table.glyphs] == ([] if drawn else [True])


def test_a_fall_that_hurts_a_figure_on_a_glyph_of_knowledge_draws_its_card_after_the_damage() -> None:
    # rule: arena/glyphs
    b = battle(("Gideon Jura", (2, 4)), ("Liliana Vess", (11, 9)), phase="move", card="Gideon Jura", rows=STEEP,
               glyphs=[{"at": (3, 4), "kind": "knowledge"}])  # fmt: skip
    b.move("Gideon Jura", (3, 4), (H,))
    kinds = [type(one).__name__ for one in b.events]
    assert kinds.index("DamageDealt") < kinds.index("GlyphRemoved") < kinds.index("CardsDrawn")


def test_whoever_controls_the_figure_that_enters_draws() -> None:
    # rule: arena/controller
    b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (0, 0)), ("Restless Zombies", (6, 4)),
               colours=("blue", "black"), phase="spells", card="Jace Beleren", hand=("Mind Control",),
               glyphs=[{"at": (7, 4), "kind": "knowledge"}])  # fmt: skip
    b.play("Mind Control", b.id("Restless Zombies"))
    b.do(c.MoveFigure(b.id("Restless Zombies"), (b.hex((7, 4)),)))
    assert b.table.glyphs == () and [len(player.hand) for player in b.table.players] == [1, 0]
