"""Skirmish and Arena: what showed a card stays; what showed none can be taken back."""

from __future__ import annotations

from game.app.matches.match import Match, default_seatings
from game.core.views import view_for
from game.rules.arena.state.card_events import SpellPlayed
from game.rules.skirmish.presentation.words import prompt_text
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Play, Scene


def begin(play: Play) -> Match:
    """Let two people go on from there."""
    return Match.from_state(SKIRMISH, play.state, default_seatings(2))


def test_a_creature_is_hidden_until_it_stands_and_then_stays() -> None:
    scene = Scene()
    scene.gold(0, 10, 3)
    (wizard,) = scene.reserve("drow_wizard")
    match = begin(scene.play(phase="deploy"))
    before = match.digest
    match.submit(0, c.Deploy(wizard))
    decisions = [view_for(SKIRMISH, match.state, seat).decision for seat in (0, 1)]
    assert [decision and decision.about for decision in decisions] == [(wizard,), (0,)]
    told = [prompt_text(match.view(0).table, decision, ("Ada", "Ben")) for decision in decisions if decision]
    assert told == ["Ada: place Drow Wizard.", "Ada: place the creature."]
    assert match.undo(0) and match.digest == before
    match.submit(0, c.Deploy(wizard))
    match.submit(0, c.ChooseCell((0, 0)))
    assert match.asked == 0 and not match.can_undo(0)


def test_a_card_is_hidden_until_it_is_announced_and_then_stays() -> None:
    scene = Scene()
    ranger = scene.put("human_ranger", (5, 5))
    first, _ = (scene.put("umbur_hulk", cell, 1, tapped=True) for cell in ((3, 5), (6, 6)))
    (shove,) = scene.hand("power_attack")
    match = begin(scene.play(ranger))
    before = match.digest
    match.submit(0, c.PlayCard(shove, ranger))
    assert match.decision is not None and match.decision.prompt == "target"
    assert match.undo(0) and match.digest == before
    match.submit(0, c.PlayCard(shove, ranger))
    match.submit(0, c.ChooseCreature(first))
    assert match.asked == 0 and not match.can_undo(0)


def test_an_attack_shows_no_card() -> None:
    scene = Scene()
    ranger = scene.put("human_ranger", (5, 5))
    hulk = scene.put("umbur_hulk", (3, 5), 1, tapped=True)
    match = begin(scene.play(ranger))
    before = match.digest
    match.submit(0, c.Attack(ranger, hulk))
    assert match.state.table.creatures[ranger].tapped and match.asked == 0
    assert match.undo(0) and match.digest == before


def test_a_spell_is_shown_unless_it_is_played_face_down() -> None:
    assert SpellPlayed(0, 7, "healing_salve", None).shows_something
    assert not SpellPlayed(0, 7, "", None).shows_something
