"""Rulings that many things depend on: attacks turned aside, allies and enemies, and figures that another controls."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.commands import Done
from game.rules.arena.recalling import why_no_recall
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from game.rules.arena.stats import range_of
from tests.rules.arena.battle import B, Battle, H, battle
from tests.rules.arena.test_melee import melee

BLADES: dict[str, Any] = {"army": ["Gideon Jura"], "spells": ["Turned Blade"] * 2}


def _blow_at_gideon(spell: str = "") -> Battle:
    """Let Chandra, who attacks twice, attack Gideon with two Turned Blades on his card, perhaps after a spell."""
    theirs = {"army": ["Chandra Nalaar"], "spells": [spell] if spell else ["Ember Lash"], "hand": [spell] * bool(spell)}
    b = battle(("Gideon Jura", (3, 4)), ("Chandra Nalaar", (4, 4)), seats=(BLADES, theirs), card="Chandra Nalaar",
               phase="spells" if spell else "attack", turn={"seat": 1},
               on_army=(("Turned Blade", "Gideon Jura"), ("Turned Blade #2", "Gideon Jura")))  # fmt: skip
    if spell:
        b.play(spell, b.id("Chandra Nalaar"))
        while b.prompt != "attack":
            b.done()
    return b.attack("Chandra Nalaar", "Gideon Jura")


def test_a_second_turned_blade_waits_for_the_second_attack() -> None:
    # rule: arena/hidden_enchantments
    b = _blow_at_gideon()
    blades = [one.card for one in b.legal(c.TurnOver)]
    assert len(blades) == 2
    b.do(c.TurnOver(blades[0]))
    assert (b.prompt, b.seat) == ("attack", 1), "an attack that does not happen asks nobody any more"
    assert len(b.table.armies[b.army("Gideon Jura")].hidden) == 1
    b.attack("Chandra Nalaar", "Gideon Jura")
    assert (b.prompt, b.seat) == ("turn_over", 0)
    b.do(c.TurnOver(blades[1]))
    assert b.damage("Gideon Jura") == 0 and b.prompt != "attack"
    assert b.names(b.table.players[0].graveyard) == ["Turned Blade"] * 2


def test_the_second_of_two_blades_may_be_turned_over_first_and_the_first_is_not_lost() -> None:
    b = _blow_at_gideon()
    lower = b.legal(c.TurnOver)[1].card
    b.do(c.TurnOver(lower))
    b.attack("Chandra Nalaar", "Gideon Jura")
    assert (b.prompt, b.seat) == ("turn_over", 0) and len(b.legal(c.TurnOver)) == 1


def test_twinflame_is_spent_by_an_attack_that_is_turned_aside() -> None:
    # rule: arena/twinflame
    b = _blow_at_gideon("Twinflame")
    assert [one.what for one in b.table.lasting] == ["twin"]
    b.do(b.legal(c.TurnOver)[0])
    assert b.table.lasting == () and b.prompt == "attack"
    # The second attack has Chandra's own three dice; left alone it would have had six.
    b.attack("Chandra Nalaar", "Gideon Jura").done((B,) * 3, (B,) * 5)
    spared = _blow_at_gideon("Twinflame")
    spared.done((B,) * (3 + 3), (B,) * 5)
    assert spared.table.lasting == ()


def test_trample_goes_on_once_and_what_it_destroys_tramples_no_further() -> None:
    # rule: arena/trample
    b = battle(("Rhox Veterans", (3, 4)), ("Gideon Jura", (0, 0)), ("Liliana Vess", (11, 9)),
               *(("Restless Zombies", (column, 4)) for column in (4, 5, 6)), card="Rhox Veterans")  # fmt: skip
    b.attack("Rhox Veterans", "Restless Zombies", (H, H, H), (B,))
    assert b.prompt == "trample" and {one.figure for one in b.legal(c.ChooseFigure)} == {b.id("Restless Zombies", 2)}
    b.do(c.ChooseFigure(b.id("Restless Zombies", 2)))
    # Two were left over, one destroys the second Zombie, and the last is lost.
    assert b.prompt != "trample" and b.zone("Restless Zombies", 2) == "graveyard"
    assert b.zone("Restless Zombies", 3) == "field"
    assert [(one.amount, one.why) for one in b.events if isinstance(one, e.DamageDealt)] == [
        (3, "attack"), (2, "trample")]  # fmt: skip


def test_trample_onto_a_figure_that_survives_leaves_the_rest_on_it() -> None:
    # rule: arena/trample
    b = battle(("Rhox Veterans", (3, 4)), ("Gideon Jura", (0, 0)), ("Liliana Vess", (11, 9)),
               ("Restless Zombies", (4, 4)), ("Blighted Reavers", (5, 4)), card="Rhox Veterans")  # fmt: skip
    b.attack("Rhox Veterans", "Restless Zombies", (H, H, H), (B,))
    b.do(c.ChooseFigure(b.id("Blighted Reavers")))
    assert b.damage("Blighted Reavers") == 2 and b.prompt != "trample"


# Whose is what


def _four(*figures: tuple[Any, ...], **more: Any) -> Battle:
    """Return two teams of two: white and blue against black and green."""
    seats = ({"colour": "white"}, {"colour": "blue"}, {"colour": "black"}, {"colour": "green"})
    told = tuple({**seat, **more.pop(str(seat["colour"]), {})} for seat in seats)
    return battle(*figures, seats=told, mode="skirmish", **more)


CORNERS = (("Gideon Jura", (1, 1)), ("Liliana Vess", (11, 9)))


@pytest.mark.parametrize("ally", ["Gideon Jura", "Liliana Vess"])
def test_no_mind_of_an_allys_planeswalker_is_stolen(ally: str) -> None:
    # rule: arena/mind_stealer
    near = {"Gideon Jura": (5, 4), "Liliana Vess": (5, 4)}
    rest = [(name, (0, 0) if name == "Gideon Jura" else (11, 9)) for name in near if name != ally]
    b = _four(("Jace Beleren", (3, 4)), (ally, near[ally]), *rest, ("Nissa Revane", (11, 0)), phase="spells_after",
              card="Jace Beleren", turn={"seat": 1})  # fmt: skip
    while b.prompt == "spells_after":
        b.done()
    assert (b.prompt == "steal_mind") == (ally == "Liliana Vess")
    if b.prompt == "steal_mind":
        assert [one.figure for one in b.legal(c.ChooseFigure)] == [b.id("Liliana Vess")]


@pytest.mark.parametrize(("seat", "may"), [(0, True), (1, True), (2, False), (3, False)])
def test_hold_the_rank_lets_an_ally_send_the_squad_home_and_no_enemy(seat: int, may: bool) -> None:
    # rule: arena/steadfast
    b = _four(*CORNERS, ("Jace Beleren", (1, 4)), ("Nissa Revane", (11, 0)), ("Rhox Veterans", (3, 3)),
              phase="spells", card="Gideon Jura", on_army=(("Hold the Rank", "Rhox Veterans"),))  # fmt: skip
    refusal = why_no_recall(b.table, b.table.armies[b.army("Rhox Veterans")], seat)
    assert (refusal is None) == may and (may or (refusal is not None and refusal.rule == "arena/steadfast"))


def test_an_ally_unsummons_a_squad_that_holds_the_rank() -> None:
    # rule: arena/steadfast
    b = _four(*CORNERS, ("Jace Beleren", (1, 4)), ("Nissa Revane", (11, 0)), ("Rhox Veterans", (3, 3)),
              phase="spells", card="Jace Beleren", turn={"seat": 1}, blue={"hand": ("Unsummon",)},
              on_army=(("Hold the Rank", "Rhox Veterans"),))  # fmt: skip
    assert b.army("Rhox Veterans") in b.targets("Unsummon")
    b.play("Unsummon", b.army("Rhox Veterans"))
    assert b.zone("Rhox Veterans") == "reserve"


def test_keen_sight_serves_whoever_controls_nissa_now_and_her_owner_no_more() -> None:
    # rule: arena/keen_sight, arena/controller
    b = battle(("Nissa Revane", (3, 4)), ("Elf Rangers", (5, 4)), ("Jace Beleren", (3, 7)), colours=("blue", "green"),
               phase="spells_after", card="Jace Beleren")  # fmt: skip
    assert (range_of(b.table, b.figure("Elf Rangers")), range_of(b.table, b.figure("Nissa Revane"))) == (7, 9)
    while b.prompt != "steal_mind":
        b.done()
    b.do(c.ChooseFigure(b.id("Nissa Revane")), (16,))
    assert b.figure("Nissa Revane").seat == 0
    assert (range_of(b.table, b.figure("Elf Rangers")), range_of(b.table, b.figure("Nissa Revane"))) == (5, 9)
    while b.figure("Nissa Revane").seat == 0:
        b.done()
    assert range_of(b.table, b.figure("Elf Rangers")) == 7


def test_an_allys_nissa_lengthens_no_range() -> None:
    # rule: arena/keen_sight - her controller's figures only.
    seats = ({"colour": "green"}, {"army": ["Nissa Revane", "Elf Rangers"]}, {"colour": "black"}, {"colour": "red"})
    b = battle(("Nissa Revane", (3, 4), 0, 0), ("Nissa Revane", (11, 0), 0, 1), ("Elf Rangers", (5, 4), 0, 1),
               ("Liliana Vess", (11, 9)), ("Chandra Nalaar", (9, 9)), seats=seats, mode="skirmish", phase="spells",
               card="Nissa Revane")  # fmt: skip
    assert range_of(b.table, b.figure("Elf Rangers", seat=1)) == 5


# Out, and not


@pytest.mark.parametrize("count", [3, 4, 5])
def test_the_turns_of_who_is_out_are_nobodys_and_the_marker_counts_on(count: int) -> None:
    # rule: arena/out
    b = melee(("Rhox Veterans", (8, 1)), ("Liliana Vess", (9, 1), 6), count=count, phase="attack",
              card="Rhox Veterans")  # fmt: skip
    first = b.table.turn.number
    b.attack("Rhox Veterans", "Liliana Vess", (H, H, H), (B,) * 3)
    assert b.table.out == (1,) and b.zone("Liliana Vess") == "graveyard"
    while b.table.turn.number < first + count:
        b.do(Done() if b.legal(Done) else b.legal()[0])
    begun = [(one.seat, one.number) for one in b.events if isinstance(one, e.TurnBegan)]
    assert begun == list(zip((*range(2, count), 0, 2), range(first + 1, first + 1 + count), strict=True))


def test_a_last_figure_that_falls_under_another_controller_puts_its_owner_out() -> None:
    # rule: arena/victory, arena/out
    b = melee(("Jace Beleren", (3, 4)), ("Restless Zombies", (5, 4)), ("Rhox Veterans", (6, 4)), count=5,
              phase="spells", card="Jace Beleren", turn={"seat": 4}, black={"fallen": ["Liliana Vess"]},
              blue={"hand": ("Mind Control",)})  # fmt: skip
    b.play("Mind Control", b.id("Restless Zombies"))
    # It walks away from the Veterans for its new master, and their die destroys it.
    b.do(c.MoveFigure(b.id("Restless Zombies"), (b.hex((4, 4)),)), (H,))
    assert b.zone("Restless Zombies") == "graveyard" and b.table.out == (1,)
    assert b.figure("Restless Zombies").seat == 1 and b.state.outcome is None
    assert b.seat == 4 and b.prompt != "free_attack"
