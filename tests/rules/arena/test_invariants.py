"""The invariants of every state: each one that is broken is found and named."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.state import State
from game.geometry.hex_terrain import Column, HexTerrain
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state.table import Figure, Glyph, Moving, Playing, Table
from tests.rules.arena.battle import battle

FIGURES = (("Gideon Jura", (3, 4)), ("Rhox Veterans", (5, 4)), ("Liliana Vess", (9, 4)))


def state(**changes: Any) -> State[Any, Any]:
    """Return a small duel, with changes to its table."""
    b = battle(*FIGURES, hand=("Healing Salve",), glyphs=[{"at": [1, 1], "kind": "power"}])
    return replace(b.state, table=replace(b.table, **changes))


def sound() -> Table:
    """Return the table without changes."""
    table: Table = state().table
    assert ARENA.flaws(state()) == ()
    return table


def with_figure(number: int, **changes: Any) -> dict[int, Figure]:
    figures = sound().figures
    return {**figures, number: replace(figures[number], **changes)}


def walker(name: str) -> Figure:
    """Return a Planeswalker's figure."""
    b = battle(*FIGURES)
    return b.figure(name)


def test_a_card_lies_in_one_place() -> None:
    table = sound()
    card = table.players[0].hand[0]
    twice = replace(table.players[0], graveyard=(card,))
    assert ARENA.flaws(state(players=(twice, table.players[1]))) == (f"card {card} lies in 2 places",)
    lost = replace(table.players[0], hand=())
    assert ARENA.flaws(state(players=(lost, table.players[1]))) == (f"card {card} is lost",)
    made_up = replace(table.players[0], library=(*table.players[0].library, 999))
    assert ARENA.flaws(state(players=(made_up, table.players[1]))) == ("card 999 is unknown",)


@pytest.mark.parametrize("zone", ["library", "hand", "graveyard"])
def test_every_zone_of_every_player_is_counted(zone: str) -> None:
    table = sound()
    card = table.players[1].library[0]
    left = replace(table.players[1], library=table.players[1].library[1:])
    assert ARENA.flaws(state(players=(table.players[0], left))) == (f"card {card} is lost",)
    moved = replace(left, **{zone: (*getattr(left, zone), card)})
    assert ARENA.flaws(state(players=(table.players[0], moved))) == ()


def test_enchantments_and_the_card_being_played_are_counted() -> None:
    table = sound()
    card = table.players[0].hand[0]
    empty = (replace(table.players[0], hand=()), table.players[1])
    army = table.armies[1]
    for on_army in ({"auras": (card,)}, {"hidden": (card,)}):
        assert ARENA.flaws(state(players=empty, armies={**table.armies, 1: replace(army, **on_army)})) == ()
    assert ARENA.flaws(state(players=empty, playing=Playing(0, card, "healing-salve", None))) == ()


def test_figures_fill_as_many_spaces_as_they_need() -> None:
    gideon = walker("Gideon Jura")
    off = with_figure(gideon.id, zone="reserve")
    assert ARENA.flaws(state(figures=off)) == (f"figure {gideon.id} in the reserve fills 1 spaces",)
    nowhere = with_figure(gideon.id, zone="graveyard", spaces=())
    assert ARENA.flaws(state(figures=nowhere)) == ()
    hurt = with_figure(gideon.id, zone="graveyard", spaces=(), damage=1)
    assert ARENA.flaws(state(figures=hurt)) == (f"figure {gideon.id} in the graveyard has damage",)


@pytest.mark.parametrize(("damage", "flaw"), [(-1, "has negative damage"), (0, ""), (5, ""),
                                             (6, "should be destroyed")])  # fmt: skip
def test_damage_is_from_nothing_to_less_than_the_life(damage: int, flaw: str) -> None:
    gideon = walker("Gideon Jura")
    found = ARENA.flaws(state(figures=with_figure(gideon.id, damage=damage)))
    assert found == ((f"figure {gideon.id} {flaw}",) if flaw else ())


def test_two_figures_never_share_a_space() -> None:
    gideon, liliana = walker("Gideon Jura"), walker("Liliana Vess")
    found = ARENA.flaws(state(figures=with_figure(gideon.id, spaces=liliana.spaces)))
    assert f"figures {gideon.id} and {liliana.id} share a space" in found
    assert f"figure {gideon.id} stands where no figure can stand" in found


def test_a_figure_on_its_way_may_pass_over_another() -> None:
    gideon, liliana = walker("Gideon Jura"), walker("Liliana Vess")
    turn = replace(sound().turn, moving=Moving(gideon.id, 6))
    assert ARENA.flaws(state(figures=with_figure(gideon.id, spaces=liliana.spaces), turn=turn)) == ()


def test_no_figure_stands_on_a_pillar() -> None:
    b = battle(*FIGURES, pillars=[{"at": [7, 7]}])
    gideon = b.figure("Gideon Jura")
    moved = {**b.table.figures, gideon.id: replace(gideon, spaces=(b.hex((7, 7)),))}
    found = ARENA.flaws(replace(b.state, table=replace(b.table, figures=moved)))
    assert found == (f"figure {gideon.id} stands where no figure can stand",)


@pytest.mark.parametrize(("spells", "fine"), [(3, True), (4, False)])
def test_no_more_than_three_spells_are_played_in_a_turn(spells: int, fine: bool) -> None:
    found = ARENA.flaws(state(turn=replace(sound().turn, spells=spells)))
    assert found == (() if fine else ("more than three spells were played in a turn",))


@pytest.mark.parametrize(("kind", "is_up", "fine"), [("random", True, False), ("random", False, True),
                                                    ("power", True, True)])  # fmt: skip
def test_a_glyph_that_lies_face_up_has_a_kind(kind: Any, is_up: bool, fine: bool) -> None:
    found = ARENA.flaws(state(glyphs=(Glyph(77, (1, 1), kind, is_up),)))
    assert found == (() if fine else ("glyph 77 lies face up without a kind",))


def test_a_battlefield_that_no_map_could_be_is_reported_before_all_else() -> None:
    b = battle(*FIGURES)
    sunk = HexTerrain((Column((0, 0), -1),))
    found = ARENA.flaws(replace(b.state, table=replace(b.table, board=replace(b.table.board, terrain=sunk))))
    assert len(found) == 1 and found[0].startswith("battlefield: levels from 0 to ")
