"""What a seat sees: its own side's cards, the backs of the others', and what lies open."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.dice import Dice
from game.core.views import view_for
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import commands as c
from game.rules.arena.state.table import Table
from tests.rules.arena.battle import Battle, battle

SEATS = ({"colour": "white", "hand": ["Healing Salve", "Turned Blade"]}, {"colour": "black", "hand": ["Grave Whisper"]},
         {"colour": "blue", "hand": ["Unsummon"]}, {"colour": "green", "hand": ["Overrun"]})  # fmt: skip
FIGURES = (("Gideon Jura", (1, 1)), ("Liliana Vess", (3, 1)), ("Jace Beleren", (9, 9)), ("Nissa Revane", (7, 9)),
           ("Rhox Veterans", (5, 5)), ("Leyline Phantoms", (9, 5)))  # fmt: skip
ON_ARMIES = (("Mirrored Zeal", "Rhox Veterans"), ("Undertow", "Leyline Phantoms"), ("Second Sight", "Jace Beleren"))


def skirmish(**more: Any) -> Battle:
    """Return two teams of two, with cards in hands and on army cards."""
    return battle(*FIGURES, seats=SEATS, mode="skirmish", on_army=ON_ARMIES, phase="spells", card="Gideon Jura", **more)


def seen(b: Battle, seat: int) -> Table:
    table: Table = view_for(ARENA, b.state, seat).table
    return table


@pytest.mark.parametrize(("seat", "known"), [(0, (0, 1)), (1, (0, 1)), (2, (2, 3)), (3, (2, 3))])
def test_a_seat_knows_the_hands_of_its_own_side_and_counts_the_others(seat: int, known: tuple[int, ...]) -> None:
    b = skirmish()
    for player, real in zip(seen(b, seat).players, b.table.players, strict=True):
        assert player.hand == (real.hand if player.seat in known else (0,) * len(real.hand))
        assert player.library == (0,) * len(real.library) and player.graveyard == real.graveyard
        assert (player.seat, player.team, player.armies) == (real.seat, real.team, real.armies)


@pytest.mark.parametrize(("seat", "knows_first"), [(0, True), (1, True), (2, False), (3, False)])
def test_a_seat_knows_the_hidden_enchantments_of_its_own_side(seat: int, knows_first: bool) -> None:
    b = skirmish()
    table = seen(b, seat)
    zeal, undertow = b.army("Rhox Veterans"), b.army("Leyline Phantoms")
    assert table.armies[zeal].hidden == (b.table.armies[zeal].hidden if knows_first else (0,))
    assert table.armies[undertow].hidden == ((0,) if knows_first else b.table.armies[undertow].hidden)
    for number, army in b.table.armies.items():
        assert table.armies[number].auras == army.auras


@pytest.mark.parametrize(("seat", "knows"), [(0, True), (1, True), (2, False), (3, False)])
def test_a_card_played_face_down_is_known_to_its_own_side(seat: int, knows: bool) -> None:
    b = battle(*FIGURES, seats=SEATS, mode="skirmish", on_army=(("Scatter Arc", "Jace Beleren"),), phase="spells",
               card="Gideon Jura")  # fmt: skip
    card = b.card("Turned Blade", 0)
    b.play("Turned Blade", b.army("Gideon Jura"))
    playing = seen(b, seat).playing
    assert playing is not None and playing.key == "" and playing.card == (card if knows else 0)
    heard = [event.seen_by(seat) for event in b.events if type(event).__name__ == "SpellPlayed"]
    assert [event.card for event in heard] == [card if knows else 0]


def test_a_card_played_open_is_known_to_all() -> None:
    b = battle(*FIGURES, seats=({**SEATS[0], "hand": ["Steadfast Guard"]}, *SEATS[1:]), mode="skirmish",
               on_army=(("Scatter Arc", "Jace Beleren"),), phase="spells", card="Gideon Jura")  # fmt: skip
    b.play("Steadfast Guard", b.army("Gideon Jura"))
    for seat in range(4):
        playing = seen(b, seat).playing
        assert playing is not None and b.names((playing.card,)) == ["Steadfast Guard"]


def test_the_cards_that_somebody_looks_at_are_seen_by_that_side_only() -> None:
    b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (9, 4)), colours=("blue", "black"), phase="spells",
               card="Jace Beleren", hand=("Selective Memory",)).play("Selective Memory")  # fmt: skip
    looking = b.table.players[0].looking
    assert len(looking) == 11 and seen(b, 0).players[0].looking == looking
    assert seen(b, 1).players[0].looking == (0,) * 11


def test_a_glyph_face_down_has_no_kind_for_anybody() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Liliana Vess", (9, 4)),
               glyphs=[{"at": [5, 5]}, {"at": [6, 6], "kind": "move"}])  # fmt: skip
    assert [glyph.kind for glyph in seen(b, 0).glyphs] == ["random", "move"]
    assert b.table.glyphs[0].kind != "random"


def test_dealt_again_ones_own_side_stays_and_all_else_that_is_hidden_moves() -> None:
    b = skirmish()
    twins = [ARENA.redeal(b.state, 0, Dice(seed)).table for seed in range(12)]
    for twin in twins:
        for seat in (0, 1):
            assert twin.players[seat].hand == b.table.players[seat].hand
            assert sorted(twin.players[seat].library) == sorted(b.table.players[seat].library)
        zeal = b.army("Rhox Veterans")
        assert twin.armies[zeal].hidden == b.table.armies[zeal].hidden
        for seat in (2, 3):
            real = b.table.players[seat]
            assert len(twin.players[seat].hand) == len(real.hand)
            assert len(twin.players[seat].library) == len(real.library)
    assert len({twin.players[2].hand for twin in twins}) > 3
    assert len({twin.players[0].library for twin in twins}) > 3


def test_the_top_card_that_ones_own_seat_looks_at_stays_on_top_and_the_rest_is_dealt_again() -> None:
    b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (9, 4)), colours=("blue", "black"), phase="spells",
               card="Jace Beleren")  # fmt: skip
    b.do(c.UseAbility("focused_thoughts"))
    library = b.table.players[0].library
    twins = [ARENA.redeal(b.state, 0, Dice(seed)).table.players[0] for seed in range(8)]
    assert {twin.library[-1] for twin in twins} == {library[-1]} and {twin.looking for twin in twins} == {library[-1:]}
    assert len({twin.library for twin in twins}) > 3
    # The other side does not know which card it is.
    others = [ARENA.redeal(b.state, 1, Dice(seed)).table.players[0] for seed in range(24)]
    assert len({twin.looking for twin in others}) > 3 and all(twin.looking == twin.library[-1:] for twin in others)


def test_a_glyph_of_chance_is_dealt_out_of_those_that_nobody_has_seen() -> None:
    glyphs = [{"at": [2, 5]}, {"at": [4, 5]}, {"at": [6, 5]}, {"at": [8, 5]}]
    b = battle(("Gideon Jura", (3, 1)), ("Liliana Vess", (9, 1)), glyphs=glyphs)
    kinds = sorted(glyph.kind for glyph in b.table.glyphs)
    twins = [ARENA.redeal(b.state, 0, Dice(seed)).table.glyphs for seed in range(20)]
    assert all(sorted(glyph.kind for glyph in twin) == kinds for twin in twins)
    assert len({tuple(glyph.kind for glyph in twin) for twin in twins}) > 5


def test_what_lies_face_down_elsewhere_is_dealt_out_of_all_that_could_lie_there() -> None:
    theirs = {
        "army": ["Liliana Vess", "Blighted Reavers", "Restless Zombies"],
        "hand": ["Grave Whisper"],
        "spells": ["Creeping Dread", "Undertow", "Backdraft", "Fading Step", "Spiteful End", "Grave Whisper"],
    }
    b = battle(("Gideon Jura", (3, 4)), ("Blighted Reavers", (9, 4)), ("Restless Zombies", (9, 6)),
               ("Liliana Vess", (11, 9)), seats=({"colour": "white"}, theirs), phase="spells", card="Gideon Jura",
               on_army=(("Creeping Dread", "Blighted Reavers"), ("Fading Step", "Restless Zombies")))  # fmt: skip
    found: dict[str, set[str]] = {"Blighted Reavers": set(), "Restless Zombies": set()}
    for seed in range(24):
        twin = ARENA.redeal(b.state, 0, Dice(seed))
        assert ARENA.flaws(twin) == ()
        for name, cards in found.items():
            cards.update(b.names(twin.table.armies[b.army(name)].hidden))
    assert found == {"Blighted Reavers": {"Creeping Dread", "Undertow", "Backdraft"},
                     "Restless Zombies": {"Fading Step", "Spiteful End"}}  # fmt: skip
