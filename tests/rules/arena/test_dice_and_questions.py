"""Which dice are rolled, by whom and why, and whom each question is about."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.core import runner
from game.core.commands import Agree, Done
from game.core.events import DiceRolled
from game.rules.arena.cards.decks import PREMADE
from game.rules.arena.positions.documents import BoardDocument, read_board
from game.rules.arena.ruleset import ARENA
from game.rules.arena.setup import ArenaSetup, SeatSetup
from game.rules.arena.state import commands as c
from game.rules.arena.state.table import Lasting
from game.rules.arena.stats import dice_of, move_parts, power_parts, range_of
from tests.rules.arena.battle import FLAT, B, Battle, H, S, battle


def _rolled(events: Any) -> list[tuple[int, int, int, str]]:
    """Return seat, how many dice, of how many sides, and why."""
    return [(one.seat, len(one.faces), one.sides, one.why) for one in events if isinstance(one, DiceRolled)]


def _about(b: Battle) -> tuple[str, int, str, tuple[int, ...]]:
    decision = b.state.decision
    return decision.prompt, decision.seat, decision.kind, decision.about


# Dice


def test_the_first_is_found_with_a_d20_for_each_team() -> None:
    board = read_board(BoardDocument(rows=("1" * 12,) * 6))
    seats = tuple(SeatSetup(PREMADE[colour].cards, PREMADE[colour].spells) for colour in ("white", "black"))
    rolls = _rolled(runner.start(ARENA, ArenaSetup(seats, board), 11).events)
    assert rolls[:2] == [(0, 1, 20, "first"), (1, 1, 20, "first")]


def test_an_enemy_that_is_left_rolls_one_combat_die_and_a_fall_is_the_mover_s() -> None:
    rows = (*FLAT[:4], "666111111111", *FLAT[5:])
    b = battle(("Gideon Jura", (2, 4)), ("Restless Zombies", (1, 4)), ("Liliana Vess", (11, 9)), phase="move",
               card="Gideon Jura", rows=rows)  # fmt: skip
    b.move("Gideon Jura", (4, 4), (B,), (B,))
    assert _rolled(b.events) == [(1, 1, 6, "leaving"), (0, 1, 6, "fall")]


def test_attacker_and_defender_roll_their_own_dice() -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (5, 4)), colours=("blue", "black"), card="Jace Beleren",
               on_army=(("Second Sight", "Jace Beleren"),))  # fmt: skip
    b.attack("Jace Beleren", "Liliana Vess", (B, B, B, B, H))
    assert _about(b) == ("roll_again", 0, "pick", (b.id("Jace Beleren"),))
    assert {one.die for one in b.legal(c.ChooseDie)} == {0, 1, 2, 3, 4}
    b.do(c.ChooseDie(1))
    assert {one.die for one in b.legal(c.ChooseDie)} == {2, 3, 4} and b.why(c.ChooseDie(1)) == "no_die"
    b.do(c.ChooseDie(3)).do(Done(), (H, S), (B, B, B))
    assert _rolled(b.events) == [(0, 5, 6, "power"), (0, 2, 6, "roll_again"), (1, 3, 6, "toughness")]
    # The die that hit stays, and one of the two new ones hits.
    assert b.damage("Liliana Vess") == 2


def test_minds_are_stolen_and_darkness_arises_with_a_d20() -> None:
    b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (6, 4)), colours=("blue", "black"), phase="spells_after",
               card="Jace Beleren")  # fmt: skip
    while b.prompt != "steal_mind":
        b.done()
    assert _about(b) == ("steal_mind", 0, "pick", (b.army("Jace Beleren"),))
    b.do(c.ChooseFigure(b.id("Liliana Vess")), (3,))
    assert _rolled(b.events)[-1] == (0, 1, 20, "steal_mind")
    dark = battle(("Liliana Vess", (3, 4)), ("Gideon Jura", (11, 9)), colours=("black", "white"), phase="choose",
                  fallen=("Restless Zombies",) * 3)  # fmt: skip
    assert _about(dark) == ("arise", 0, "pick", (dark.army("Restless Zombies"),))
    dark.do(Agree(), (3,))
    assert _rolled(dark.events)[-1] == (0, 1, 20, "arise")


# Questions


def test_the_questions_of_a_turn_name_what_they_are_about() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Rhox Veterans", (4, 4)), ("Rhox Veterans", (4, 6)), ("Liliana Vess", (11, 9)),
               phase="choose")  # fmt: skip
    assert _about(b) == ("choose_army", 0, "pick", ())
    b.do(c.ChooseArmy(b.army("Rhox Veterans")))
    assert _about(b) == ("move", 0, "act", (b.id("Rhox Veterans"), b.id("Rhox Veterans", 2)))
    walker = battle(("Gideon Jura", (3, 4)), ("Liliana Vess", (11, 9)), phase="spells", card="Gideon Jura")
    assert _about(walker) == ("spells", 0, "act", ())
    walker.do(c.Summon(walker.army("Kor Hookmasters")))
    assert _about(walker) == ("place_figure", 0, "space", (walker.id("Kor Hookmasters"),))
    walker.do(walker.legal(c.PlaceFigure)[0])
    assert _about(walker) == ("place_figure", 0, "space", (walker.id("Kor Hookmasters", 2),))


def test_detain_deceive_and_free_attacks_name_their_cards() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Liliana Vess", (11, 9)), ("Restless Zombies", (9, 8)),
               ("Blighted Reavers", (9, 6)), phase="spells", card="Gideon Jura")  # fmt: skip
    b.do(c.Summon(b.army("Kor Hookmasters")))
    while b.prompt == "place_figure":
        b.do(b.legal(c.PlaceFigure)[0])
    assert _about(b) == ("detain", 0, "pick", (b.army("Kor Hookmasters"),))
    jace = battle(("Jace Beleren", (3, 4)), ("Illusionary Projections", (8, 4)), ("Liliana Vess", (11, 9)),
                  colours=("blue", "black"), phase="choose")  # fmt: skip
    jace.do(c.ChooseArmy(jace.army("Jace Beleren")))
    assert _about(jace) == ("deceive", 0, "pick", (jace.army("Illusionary Projections"),))
    seize = battle(("Chandra Nalaar", (1, 4)), ("Flamewing Phoenixes", (4, 4)), ("Liliana Vess", (5, 4)),
                   colours=("red", "black"), phase="spells", card="Chandra Nalaar",
                   hand=("Seize the Day",))  # fmt: skip
    seize.play("Seize the Day", seize.id("Flamewing Phoenixes"))
    assert _about(seize)[0] == "move"
    seize.done()
    assert _about(seize) == ("free_attack", 0, "act", (seize.id("Flamewing Phoenixes"),))


# Rare orders


def test_keen_sight_works_wherever_nissa_stands_in_the_list_of_figures() -> None:
    b = battle(("Liliana Vess", (0, 0)), ("Restless Zombies", (0, 2)), ("Nissa Revane", (6, 4)),
               ("Elf Rangers", (8, 4)), colours=("black", "green"), card="Elf Rangers", phase="spells",
               turn={"seat": 1}, foe_hand=("Call of the Grove",))  # fmt: skip
    assert range_of(b.table, b.figure("Elf Rangers")) == 7


def test_every_second_twisted_image_undoes_the_one_before() -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (3, 4)), colours=("blue", "black"), card="Jace Beleren")
    jace, liliana = b.figure("Jace Beleren"), b.figure("Liliana Vess")
    one = Lasting("exchange", 0, jace.id, key="twisted-image")
    dice = [dice_of(power_parts(replace(b.table, lasting=(one,) * times), jace, liliana)) for times in range(5)]
    assert dice == [5, 3, 5, 3, 5]
    other = replace(one, figure=liliana.id)
    assert dice_of(power_parts(replace(b.table, lasting=(other,)), jace, liliana)) == 5


def test_avatar_of_justice_counts_each_enemy() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Restless Zombies", (4, 4)), ("Restless Zombies", (2, 4)),
               ("Restless Zombies", (5, 4)), ("Liliana Vess", (11, 9)), card="Gideon Jura")  # fmt: skip
    parts = power_parts(b.table, b.figure("Gideon Jura"), b.figure("Restless Zombies"))
    assert parts == (("Gideon Jura", 3), ("Avatar of Justice", 3))


def test_glyphs_of_movement_give_two_spaces_each() -> None:
    places = ((1, 1), (3, 1), (5, 1))
    b = battle(*(("Rhox Veterans", at) for at in places), ("Gideon Jura", (8, 8)), ("Liliana Vess", (11, 9)),
               card="Rhox Veterans", phase="move", glyphs=[{"at": at, "kind": "move"} for at in places])  # fmt: skip
    assert dict(move_parts(b.table, b.figure("Gideon Jura"))) == {"Gideon Jura": 6, "Glyph of Movement": 6}
