"""What belongs to another part of the turn is refused by that: moves, attacks, spells."""

from __future__ import annotations

import pytest

from game.core.commands import Agree, Command
from game.rules.arena.presentation.words import answer_text
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import commands as c
from tests.rules.arena.battle import B, Battle, H, S, battle


def _in(phase: str) -> Battle:
    figures = (("Gideon Jura", (3, 4), 1), ("Liliana Vess", (4, 4)))
    b = battle(*figures, phase=phase, card="Gideon Jura", hand=("Healing Salve",))
    assert b.prompt == phase
    return b


def _refused(b: Battle, command: Command) -> tuple[str, str, str]:
    refusal = ARENA.why_illegal(b.state, command)
    return refusal.code, refusal.rule, refusal.text


@pytest.mark.parametrize(("phase", "words"), [
    ("spells", "Figures attack after all moves."),
    ("move", "Figures attack after all moves."),
    ("spells_after", "The attacks of this turn are over."),
])  # fmt: skip
def test_an_attack_in_another_part_of_the_turn_is_reported_when_attacks_are(phase: str, words: str) -> None:
    b = _in(phase)
    attack = c.Attack(b.id("Gideon Jura"), b.id("Liliana Vess"))
    assert _refused(b, attack) == ("not_now", "arena/turn", words)


@pytest.mark.parametrize(("phase", "words"), [
    ("spells", "Figures move after the spells."),
    ("attack", "The moves of this turn are over."),
    ("spells_after", "The moves of this turn are over."),
])  # fmt: skip
def test_a_move_in_another_part_of_the_turn_is_reported_when_moves_are(phase: str, words: str) -> None:
    b = _in(phase)
    move = c.MoveFigure(b.id("Gideon Jura"), (b.hex((2, 4)),))
    assert _refused(b, move) == ("not_now", "arena/turn", words)


def test_spells_abilities_and_squads_are_told_to_wait_while_figures_move_and_attack() -> None:
    for phase in ("move", "attack"):
        b = _in(phase)
        for command in (c.PlaySpell(1), c.UseAbility("snuff_out"), c.Summon(1)):
            assert _refused(b, command)[0] == "not_now"
        # What belongs to no part of the turn is only no answer.
        assert _refused(b, Agree())[0] == "not_an_answer"


def test_each_copy_in_hand_may_be_played() -> None:
    # rule: arena/spells
    b = battle(("Gideon Jura", (3, 4), 1), ("Liliana Vess", (9, 4)), phase="spells", card="Gideon Jura",
               hand=("Healing Salve", "Healing Salve"))  # fmt: skip
    copies = b.table.players[0].hand
    played = [one.card for one in b.legal(c.PlaySpell)]
    assert set(played) == set(copies) and len(copies) == 2
    target = next(one.target for one in b.legal(c.PlaySpell))
    b.do(c.PlaySpell(copies[1], target))
    assert copies[0] in b.table.players[0].hand and copies[1] not in b.table.players[0].hand


def test_a_move_out_of_turn_is_not_part_of_it() -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Blighted Reavers", (4, 4), 1), ("Blighted Reavers", (5, 4)),
               card="Rhox Veterans")  # fmt: skip
    b.attack("Rhox Veterans", "Blighted Reavers", (H, H, H), (B, B, B))
    assert b.prompt == "trample" and b.why(c.MoveFigure(1, ())) == "not_an_answer"


def test_dice_to_be_rolled_again_are_named_by_their_faces() -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (5, 4)), colours=("blue", "black"), card="Jace Beleren",
               on_army=(("Second Sight", "Jace Beleren"),))  # fmt: skip
    b.attack("Jace Beleren", "Liliana Vess", (B, S, B, B, H))
    view = ARENA.table_for(b.table, b.seat)
    told = [answer_text(view, c.ChooseDie(die)) for die in range(6)]
    assert told == ["Die 1: blank", "Die 2: shield", "Die 3: blank", "Die 4: blank", "Die 5: hit", "Die 6"]


def test_dice_of_the_defence_are_named_once_they_are_rolled() -> None:
    mine, theirs = ("Liliana Vess", (5, 4)), ("Jace Beleren", (1, 4))
    b = battle(theirs, mine, colours=("blue", "black"), card="Liliana Vess", turn={"seat": 1},
               on_army=(("Second Sight", "Jace Beleren"),))  # fmt: skip
    b.attack("Liliana Vess", "Jace Beleren", (H, H, H, H), (S, H, B))
    assert b.prompt == "roll_again"
    told = [answer_text(b.table, c.ChooseDie(die)) for die in range(3)]
    assert told == ["Die 1: shield", "Die 2: hit", "Die 3: blank"]
