"""What an answer to an announced action says that it comes to."""

from __future__ import annotations

from game.core.commands import Command, Pass
from game.core.views import view_for
from game.rules.skirmish.presentation.answer_figures import figures_of
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import OPEN, Play, Scene


def said(play: Play, *answers: Command) -> list[str]:
    view = view_for(SKIRMISH, play.state, play.asked)
    return [figures_of(view, one) for one in answers]


def test_an_answer_to_a_blow_says_what_is_taken_and_dealt() -> None:
    for hulk_left, taken in ((11, "takes 10"), (10, "takes 10 and is destroyed")):
        for knight_left, blow in ((16, "15 damage"), (15, "15 damage, destroys it")):
            scene = Scene()
            knight = scene.put("dragon_knight", (5, 5), damage=45 - knight_left)
            hulk = scene.put("umbur_hulk", (6, 6), 1, damage=65 - hulk_left)
            cards = scene.hand("block", "dodge", "shield", seat=1)
            play = scene.play(knight)
            assert said(play, c.Attack(knight, hulk), Pass()) == ["", ""]
            play.do(c.Attack(knight, hulk))
            assert said(play, Pass(), c.StrikeBack(hulk, knight)) == [f"Umbur Hulk {taken}", blow]
            assert said(play, *(c.PlayCard(card, hulk) for card in cards)) == ["takes 0", "takes 0", ""]


def test_to_dodge_a_shot_takes_nothing_of_it_and_all_of_the_blow_that_it_answers() -> None:
    scene = Scene((*OPEN[:5], "......#.........", *OPEN[:6]))
    archer, mastiff = scene.put("elf_archer", (5, 4)), scene.put("shadow_mastiff", (7, 6), 1)
    play = scene.play(archer).do(c.UsePower(archer, 0))
    assert said(play, c.DodgeShot(mastiff), Pass()) == ["takes 0", "Shadow Mastiff takes 5"]


def test_only_what_happens_to_ones_own_side_is_said(scene: Scene) -> None:
    knight, guardian = scene.put("dragon_knight", (5, 5)), scene.put("earth_guardian", (7, 5))
    hulk = scene.put("umbur_hulk", (6, 6), 1)
    play = scene.play(knight).do(c.Attack(knight, hulk))
    own, other = (figures_of(view_for(SKIRMISH, play.state, seat), Pass()) for seat in (1, 0))
    assert (own, other) == ("Umbur Hulk takes 10", ""), "who is not asked sees nothing of the question"
    play.do(c.StrikeBack(hulk, knight))
    assert said(play, Pass(), c.StrikeBack(guardian, hulk)) == ["Dragon Knight takes 15", "15 damage"]
