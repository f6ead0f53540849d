"""What an answer in combat says that it comes to, both ways."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.commands import Command, Decline, Pass
from game.core.views import view_for
from game.rules.heroes.presentation.answer_figures import figures_of
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, Play, Scene


def said(play: Play, *answers: Command) -> list[str]:
    view = view_for(HEROES, play.state, play.asked)
    return [figures_of(view, one) for one in answers]


def responding() -> Scene:
    """Return a position in which both may respond in a combat."""
    scene = Scene(OSRIC, OSRIC)
    for seat in (0, 1):
        scene.hand("Shield Wall", seat=seat)
    return scene


def test_to_protect_and_not_to_say_what_is_taken_and_dealt() -> None:
    scene = Scene(foe=OSRIC)
    charger, recruit = scene.put("Tusked Charger"), scene.put("Lamplighter Recruit", 1)
    play = scene.act()
    assert said(play, c.Propose(charger, FOE), Pass()) == ["", ""], "there is no combat yet"
    play.do(c.Propose(charger, FOE)).until("protect")
    assert said(play, c.Protect(recruit), Decline()) == ["takes 4 (fatal), deals 1", "takes 4"]
    scene.weaken(charger, 1)
    scene.weaken(FOE, 4)
    play = scene.act().do(c.Propose(charger, FOE)).until("protect")
    assert said(play, c.Protect(recruit), Decline()) == ["takes 4 (fatal), deals 1", "takes 4 (fatal)"]


def test_to_pass_says_what_ones_own_side_deals_and_takes() -> None:
    scene = responding()
    charger, brute = scene.put("Tusked Charger"), scene.put("Ironback Hauler", 1)
    play = scene.act().do(c.Propose(charger, brute)).until("respond_defend")
    assert said(play, Pass(), Decline()) == ["deals 4, takes 3 (fatal)", ""]
    assert said(play.to(1), Pass()) == ["deals 3 (fatal), takes 4"]
    scene = responding()
    play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend")
    assert said(play, Pass()) == ["no damage"]


def test_a_strike_says_what_each_takes_who_takes_anything() -> None:
    scene = Scene(ILSABET, OSRIC)
    staff, blade = scene.put("Ashwood Staff"), scene.put("Oathkeeper Blade", 1)
    (dart,), _ = scene.hand("Glyph Dart"), scene.hand("Shield Wall", seat=1)
    for left, fatal in ((1, " (fatal)"), (9, "")):
        scene.weaken(FOE, left)
        play = scene.act().do(c.Propose(HERO, FOE)).until("respond_defend")
        assert said(play, c.StrikeWith(staff)) == [f"Captain Osric Vane takes 1{fatal}"]
    play.do(c.StrikeWith(staff)).to(1)
    assert said(play, c.StrikeWith(blade)) == ["Captain Osric Vane takes 1, Ilsabet Quill takes 3"]
    play.do(Pass())
    play.do(c.PlayCard(dart, (FOE,))).to(1)
    assert play.table.chain and said(play, Pass()) == [""], "the chain comes first"


def test_armor_says_what_is_still_taken() -> None:
    for left, taken in ((9, "takes 2"), (3, "takes 2"), (2, "takes 2 (fatal)")):
        scene = Scene(foe=OSRIC)
        charger, helm, cuirass = (
            scene.put("Tusked Charger"), scene.put("Kettle Helm", 1), scene.put("Plated Cuirass", 1)
        )  # fmt: skip
        scene.weaken(FOE, left)
        play = scene.act().do(c.Propose(charger, FOE)).until("armor")
        assert said(play, c.UseArmor(helm), c.UseArmor(cuirass)) == [taken, "takes 0"]
        assert said(play, c.TakeDamage()) == [""]


def test_who_has_left_the_combat_has_no_figures() -> None:
    scene = responding()
    charger = scene.put("Tusked Charger")
    play = scene.act().do(c.Propose(charger, FOE)).until("respond_defend")
    view = view_for(HEROES, play.state, play.asked)
    for gone in (charger, FOE):
        others = {number: one for number, one in play.table.permanents.items() if number != gone}
        assert figures_of(replace(view, table=replace(play.table, permanents=others)), Pass()) == ""
