"""The outcome of an attack both ways, beside the table, before it is proposed and while it goes on."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.core.views import View, view_for
from game.rules.heroes.presentation.queries import attack_preview, attack_targets, attackers
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from game.ui.games.heroes.tallies import tallies_of
from game.ui.screens.items import Item, card, piece
from game.ui.screens.tally import Tally
from tests.rules.heroes.scene import FOE, HERO, OSRIC, RHASKA, SEDGE, Scene
from tests.ui.games.heroes.matches import moments


def words_of(tally: Tally) -> list[str]:
    return [words for words, _ in tally.verdict]


def view_of(play: Any, seat: int = 0) -> View[Any, Any]:
    """Return a seat's view of a match of a test."""
    return view_for(HEROES, play.state, seat)


def sum_of(play: Any, pointed: Item | None = None, begun: Item | None = None) -> Tally:
    """Return the one sum beside the table."""
    view = view_of(play)
    (tally,) = tallies_of(view, view.table, pointed, begun)
    return tally


def test_nothing_is_summed_before_an_attack_is_begun() -> None:
    scene = Scene(OSRIC, SEDGE)
    runner = scene.put("Mudfoot Runner")
    play = scene.act()
    view = view_of(play)
    assert tallies_of(view, view.table, piece(FOE), None) == ()
    assert tallies_of(view, view.table, None, card(runner)) == ()
    assert tallies_of(view, view.table, None, piece(FOE)) == ()
    assert len(tallies_of(view, view.table, None, piece(runner))) == 1


def test_an_attack_is_summed_on_what_is_pointed_at_or_else_on_the_first() -> None:
    scene = Scene(foe=SEDGE)
    runner = scene.put("Mudfoot Runner")
    hauler = scene.put("Ironback Hauler", 1)
    play = scene.act()
    first = sum_of(play, None, piece(runner))
    assert first.title == "Mudfoot Runner attacks Mother Sedge"
    assert sum_of(play, piece(runner), piece(runner)) == first
    tally = sum_of(play, piece(hauler), piece(runner))
    assert tally.title == "Mudfoot Runner attacks Ironback Hauler"
    seen = attack_preview(view_of(play).table, runner, hauler)
    assert [side.figure for side in tally.sides] == [f"{seen.blow.dealt}", f"{seen.back.dealt}"]
    assert ("Mudfoot Runner takes 3 and is destroyed", False) in tally.verdict
    assert any(words.startswith("Ironback Hauler takes") and good for words, good in tally.verdict)


def test_strikes_stand_there_with_their_cost_and_what_they_come_to() -> None:
    scene = Scene(OSRIC, OSRIC, resources=2)
    maul, axe = scene.put("Mountain Maul"), scene.put("Harpooner's Axe")
    scene.put("Oathkeeper Blade", 1)
    play = scene.act()
    tally = sum_of(play, piece(FOE), piece(HERO))
    lines = {line.about: line for line in tally.sides[0].lines}
    assert (maul,) not in lines, "it cannot be paid for"
    assert lines[axe,].words == "Harpooner's Axe" and lines[axe,].figure == "+2"
    assert lines[axe,].hint == "A strike that is offered for 2; it does not count yet."
    said = words_of(tally)
    assert "With Harpooner's Axe (costs 2): Captain Osric Vane takes 2" in said
    assert any(words.startswith("With Oathkeeper Blade (costs ") for words in said)
    assert not any("Mountain Maul" in words for words in said)
    play.do(c.Propose(HERO, FOE)).until("respond_defend").do(c.StrikeWith(axe))
    after = sum_of(play)
    assert after.sides[0].figure == "2"
    assert "Harpooner's Axe has struck" in [line.words for line in after.sides[0].lines]


def test_armor_and_protectors_are_shown_and_armor_does_not_count_yet() -> None:
    scene = Scene(OSRIC, OSRIC)
    scene.put("Kettle Helm", 1)
    scene.put("Lamplighter Recruit", 1)
    charger = scene.put("Tusked Charger")
    tally = sum_of(scene.act(), piece(FOE), piece(charger))
    assert "Captain Osric Vane takes 4, 2 with all armor" in words_of(tally)
    assert "May be protected by Lamplighter Recruit" in words_of(tally)
    assert [line.state for line in tally.sides[0].lines if line.icon == "block"] == ["dim"]


def test_long_range_brings_nothing_back() -> None:
    scene = Scene(foe=SEDGE)
    archer, hauler = scene.put("Wallwatch Archer"), scene.put("Ironback Hauler", 1)
    tally = sum_of(scene.act(), piece(hauler), piece(archer))
    assert tally.sides[1].figure == "0"
    assert "Long-Range: no damage back" in words_of(tally)


def test_damage_that_armor_may_be_used_against_is_summed() -> None:
    summed = 0
    for seed in (1, 2, 3):
        for view in moments(seed, 300):
            if view.decision.prompt == "armor":
                summed += 1
                (tally,) = tallies_of(view, view.table, None, None)
                assert tally.title.startswith("Damage to ")
                packet = view.agenda[-1].packets[view.agenda[-1].at]
                assert tally.sides[0].lines[0].words == f"{packet.damage} damage"
                assert sum(line.state == "dim" for line in tally.sides[0].lines) >= 1
    assert summed


def test_whatever_can_be_attacked_has_a_sum_from_the_rules() -> None:
    for view in moments(5, 150):
        if view.decision.prompt != "action":
            continue
        for one in attackers(view.table, view.seat):
            for other in attack_targets(view.table, one):
                (tally,) = tallies_of(view, view.table, piece(other), piece(one))
                seen = attack_preview(view.table, one, other)
                assert [side.figure for side in tally.sides] == [f"{seen.blow.dealt}", f"{seen.back.dealt}"]


def test_a_strike_that_gives_long_range_keeps_the_blow_back_from_coming() -> None:
    scene = Scene(RHASKA, SEDGE)
    scene.put("Yew Longbow")
    scene.put("Skinning Hatchet")
    hauler = scene.put("Ironback Hauler", 1)
    said = words_of(sum_of(scene.act(), piece(hauler), piece(HERO)))
    bow = next(words for words in said if words.startswith("With Yew Longbow"))
    hatchet = next(words for words in said if words.startswith("With Skinning Hatchet"))
    assert bow == "With Yew Longbow (costs 2): Ironback Hauler takes 2; Rhaska Longstride takes none"
    assert hatchet.startswith("With Skinning Hatchet (costs 1): Ironback Hauler takes") and ";" not in hatchet


def test_long_range_of_the_defender_spares_it_nothing() -> None:
    scene = Scene(SEDGE, RHASKA)
    scene.put("Yew Longbow", 1)
    hauler = scene.put("Ironback Hauler")
    said = words_of(sum_of(scene.act(), piece(FOE), piece(hauler)))
    bow = next(words for words in said if words.startswith("With Yew Longbow"))
    assert ";" not in bow


def test_nothing_is_promised_of_blows_that_are_being_shown() -> None:
    scene = Scene(OSRIC, OSRIC, resources=2)
    scene.put("Harpooner's Axe")
    view = view_of(scene.act().do(c.Propose(HERO, FOE)).until("respond_defend"))
    (settled,) = tallies_of(view, view.table, None, None)
    hurt = replace(view.table, turn=replace(view.table.turn, number=view.table.turn.number))
    (shown,) = tallies_of(view, hurt, None, None)
    assert settled.verdict and not shown.verdict and shown.sides == settled.sides
