"""Who attacks in the attack phase and out of turn, and why an attack is refused."""

from __future__ import annotations

from game.core.commands import Agree, Done
from game.rules.arena.combat_dice import face_word
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from game.rules.arena.state.steps import HiddenTrigger
from game.rules.arena.state.table import Turn
from tests.rules.arena.battle import B, H, S, battle


def test_only_figures_of_the_chosen_card_attack_and_each_of_them_once() -> None:
    b = battle(("Gideon Jura", (1, 1)), ("Rhox Veterans", (3, 4)), ("Rhox Veterans", (3, 6)),
               ("Kor Hookmasters", (5, 6)), ("Blighted Reavers", (4, 4)),
               ("Blighted Reavers", (4, 6)), card="Rhox Veterans")  # fmt: skip
    assert b.why(c.Attack(b.id("Kor Hookmasters"), b.id("Blighted Reavers", 2))) == "not_chosen"
    assert b.why(c.Attack(b.id("Blighted Reavers"), b.id("Rhox Veterans"))) == "not_chosen"
    assert b.why(c.Attack(999, b.id("Blighted Reavers"))) == b.why(c.Attack(b.id("Rhox Veterans"), 999)) == "no_figure"
    assert b.why(c.ChooseFigure(b.id("Rhox Veterans"))) == "not_an_answer" and b.why(Done()) == ""
    b.attack("Rhox Veterans", "Blighted Reavers", (B, B, B), (B, B, B))
    assert b.why(c.Attack(b.id("Rhox Veterans"), b.id("Blighted Reavers"))) == "has_attacked"
    b.attack("Rhox Veterans", "Blighted Reavers", (B, B, B), (B, B, B), by=2, at=2)
    assert b.prompt != "attack"


def test_hits_beyond_the_shields_are_the_damage() -> None:
    for power, toughness, damage in (((H, H, B), (S, B, B), 1), ((H, B, B), (S, B, B), 0), ((H, B, B), (S, S, B), 0),
                                     ((H, H, B), (B, B, B), 2)):  # fmt: skip
        b = battle(("Rhox Veterans", (3, 4)), ("Blighted Reavers", (4, 4)), card="Rhox Veterans")
        b.attack("Rhox Veterans", "Blighted Reavers", power, toughness)
        assert b.damage("Blighted Reavers") == damage
        ended = [event for event in b.events if isinstance(event, e.AttackEnded)]
        assert [(event.hits, event.shields) for event in ended] == [(power.count(H), toughness.count(S))]


def test_counter_strike_is_each_shield_beyond_the_hits_of_an_adjacent_attacker() -> None:
    for spot, power, shields, struck in (((4, 4), (B, B, B, B), 2, 2), ((4, 4), (H, B, B, B), 2, 1),
                                         ((4, 4), (H, H, B, B), 2, 0), ((6, 4), (B, B, B, B), 2, 0)):  # fmt: skip
        b = battle(("Gideon Jura", (3, 4)), ("Liliana Vess", spot), card="Liliana Vess", turn={"seat": 1})
        b.attack("Liliana Vess", "Gideon Jura", power, (S,) * shields + (B,) * (5 - shields))
        assert b.damage("Liliana Vess") == struck and b.damage("Gideon Jura") == 0


def test_trample_is_the_damage_beyond_the_life_and_only_of_one_who_has_it() -> None:
    for roll, offered in (((H, H, B), False), ((H, H, H), True)):
        b = battle(("Rhox Veterans", (3, 4)), ("Blighted Reavers", (4, 4), 1), ("Blighted Reavers", (5, 4)),
                   card="Rhox Veterans")  # fmt: skip
        b.attack("Rhox Veterans", "Blighted Reavers", roll, (B, B, B))
        assert b.zone("Blighted Reavers") == "graveyard" and (b.prompt == "trample") == offered
    assert b.why(c.ChooseFigure(b.id("Gideon Jura"))) == "not_beside"
    assert b.why(c.Attack(1, 2)) == "not_an_answer"
    b.do(c.ChooseFigure(b.id("Blighted Reavers", 2)))
    assert b.damage("Blighted Reavers", 2) == 1
    plain = battle(("Kor Hookmasters", (3, 4)), ("Restless Zombies", (4, 4)), ("Restless Zombies", (5, 4)),
                   card="Kor Hookmasters")  # fmt: skip
    assert plain.attack("Kor Hookmasters", "Restless Zombies", (H, H, H), (B,)).prompt != "trample"


def test_trample_may_be_let_be_and_never_goes_back_onto_the_attacker() -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Restless Zombies", (4, 4)), ("Kor Hookmasters", (5, 4)),
               ("Blighted Reavers", (7, 4)), card="Rhox Veterans")  # fmt: skip
    b.attack("Rhox Veterans", "Restless Zombies", (H, H, H), (B,))
    assert {one.figure for one in b.legal(c.ChooseFigure)} == {b.id("Kor Hookmasters")}
    assert b.done().damage("Kor Hookmasters") == 0


def test_dice_that_are_no_longer_to_be_taken_up_are_refused() -> None:
    b = battle(("Jace Beleren", (3, 4)), ("Blighted Reavers", (7, 4)), colours=("blue", "black"), card="Jace Beleren",
               on_army=(("Second Sight", "Jace Beleren"),))  # fmt: skip
    b.attack("Jace Beleren", "Blighted Reavers", (H, B, B, B, B))
    assert b.why(c.ChooseDie(5)) == b.why(c.ChooseDie(-1)) == b.why(Agree()) == "not_an_answer"
    assert b.why(c.ChooseDie(4)) == b.why(c.ChooseDie(0)) == ""
    # rule: arena/second_sight
    b.do(c.ChooseDie(1))
    assert b.why(c.ChooseDie(1)) == b.why(c.ChooseDie(0)) == "no_die" and b.why(c.ChooseDie(2)) == ""
    assert b.refusal(c.ChooseDie(1)) == "It is taken up already."
    assert b.refusal(c.ChooseDie(0)) == "Dice are taken up in their order: it stays."


def test_what_lasts_on_a_figure_ends_with_it_and_with_nobody_else() -> None:
    mine = {"army": ["Nissa Revane", "Elf Rangers"], "spells": ["Titanic Growth"] * 2, "hand": ["Titanic Growth"] * 2}
    b = battle(("Nissa Revane", (1, 1)), ("Elf Rangers", (3, 4)), ("Elf Rangers", (3, 6)), ("Liliana Vess", (5, 4)),
               seats=(mine, {"colour": "black"}), phase="spells", card="Nissa Revane")  # fmt: skip
    for number in (1, 2):
        b.play("Titanic Growth", b.id("Elf Rangers", number))
    while b.prompt != "attack" or b.seat != 1:
        b.do(b.legal(Done)[0] if b.legal(Done) else c.ChooseArmy(b.army("Liliana Vess")))
    b.attack("Liliana Vess", "Elf Rangers", (H, H, H, H), (B,) * 4)
    assert [one.figure for one in b.table.lasting] == [b.id("Elf Rangers", 2)]


def test_a_borrowed_figure_that_falls_is_its_owners_again() -> None:
    b = battle(("Jace Beleren", (3, 4)), ("Blighted Reavers", (5, 4), 2), ("Restless Zombies", (6, 4)),
               colours=("blue", "black"), phase="spells", card="Jace Beleren", hand=("Mind Control",))  # fmt: skip
    b.play("Mind Control", b.id("Blighted Reavers"))
    assert b.figure("Blighted Reavers").seat == 0
    # It leaves the engagement with its own side, for which it is an enemy now.
    b.move("Blighted Reavers", (4, 3), (H,))
    assert b.zone("Blighted Reavers") == "graveyard" and b.figure("Blighted Reavers").seat == 1


def test_nothing_and_nobody_is_zero() -> None:
    trigger, turn = HiddenTrigger("sorcery"), Turn()
    assert (trigger.figure, trigger.other, trigger.amount, trigger.army, trigger.turned) == (0, 0, 0, 0, 0)
    assert (turn.number, turn.seat, turn.army, turn.spells, turn.summoned) == (0, 0, 0, 0, 0)


def test_three_faces_are_hits_two_are_shields_and_one_is_blank() -> None:
    assert [face_word(face) for face in range(1, 7)] == ["hit"] * 3 + ["shield"] * 2 + ["blank"]
