"""Questions with no answer but going on: a person who plays against computers alone is not bothered with them."""

from __future__ import annotations

from typing import Any

import pytest

from game.app.matches.match import Match, Seating
from game.core.commands import Pass
from game.core.views import view_for
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import commands as c
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import commands as c_factions
from game.rules.skirmish.movement import reach_by_speed
from game.rules.skirmish.state.commands import Activate, EndActivation, MoveCreature
from game.ui.games.arena.screen import ArenaScreen
from game.ui.games.factions.screen import FactionsScreen
from game.ui.screens.items import Offer
from game.ui.table.scene import TableScene
from tests.journeys.table_hands import at_the_table, wait
from tests.rules.arena.battle import Battle, battle
from tests.rules.factions.scene import Scene
from tests.ui.table.hall import hall, number_at
from tests.ui.table.test_no_more_units import settle


def _struck(card: str, windows: str = "always") -> Battle:
    """Liliana attacks Gideon, on whom a card lies face down."""
    mine = {"army": ["Gideon Jura"], "spells": [card]}
    b = battle(("Gideon Jura", (3, 4)), ("Liliana Vess", (4, 4)), seats=(mine, {"colour": "black"}),
               card="Liliana Vess", on_army=((card, "Gideon Jura"),), turn={"seat": 1}, windows=windows)  # fmt: skip
    return b.attack("Liliana Vess", "Gideon Jura")


def _match(b: Battle, kinds: str) -> Match:
    seatings = tuple(
        Seating(name, "human" if kind == "h" else "computer") for name, kind in zip(("Ada", "Ben"), kinds, strict=True)
    )
    return Match.from_state(ARENA, b.state, seatings)


@pytest.mark.parametrize(("card", "kinds", "asked"), [
    ("Snaring Vines", "hc", False), ("Snaring Vines", "hh", True), ("Turned Blade", "hc", True),
    ("Turned Blade", "hh", True),
])  # fmt: skip
def test_a_card_that_cannot_answer_is_asked_about_only_where_another_person_looks_on(
    card: str, kinds: str, asked: bool
) -> None:
    # rule: arena/windows
    b = _struck(card)
    assert (b.prompt, b.seat) == ("turn_over", 0)
    match = _match(b, kinds)
    driver, _ = at_the_table(match)
    driver.frames(3)
    still = match.decision is not None and match.decision.prompt == "turn_over" and match.asked == 0
    assert still is asked
    if not asked:
        given = [(answer.seat, bytes(answer.command)) for answer in match.given]
        assert given[0][0] == 0 and b"Done" in given[0][1]


def test_a_team_of_people_looks_on_too() -> None:
    match = _match(_struck("Snaring Vines"), "hc")
    assert not match.players.has_others_than(0)
    assert _match(_struck("Snaring Vines"), "hh").players.has_others_than(0)
    assert match.players.has_others_than(1), "asked for the computer's seat, the person is another"


def _vain(b: Battle, seat: int = 0) -> Any:
    return ArenaScreen(("Ada", "Ben"), "walnut").asked_in_vain(view_for(ARENA, b.state, seat), b.legal())


def test_only_questions_that_hide_something_are_asked_in_vain() -> None:
    assert _vain(_struck("Snaring Vines")) == c.Done() and _vain(_struck("Turned Blade")) is None
    for hand, answer in ((("Mirrored Zeal",), c.Done()), (("Healing Salve",), None)):
        mine = {"army": ["Gideon Jura"], "spells": list(hand), "hand": list(hand)}
        b = battle(("Gideon Jura", (3, 4), 1), ("Liliana Vess", (9, 4)), seats=(mine, {"colour": "black"}),
                   phase="spells_after", card="Gideon Jura")  # fmt: skip
        assert b.prompt == "spells_after" and _vain(b) == answer
    # Where the library is looked through, there is something to see.
    mine = {"army": ["Jace Beleren"], "spells": ["Selective Memory", "Scatter Arc"], "hand": ["Selective Memory"]}
    b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (9, 4)), seats=(mine, {"colour": "black"}),
               phase="spells_after", card="Jace Beleren").play("Selective Memory")  # fmt: skip
    assert b.legal() == (c.Done(),) and _vain(b) is None
    again = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (7, 4)), colours=("blue", "black"), card="Jace Beleren",
                   on_army=(("Second Sight", "Jace Beleren"),))  # fmt: skip
    assert _vain(again.attack("Jace Beleren", "Liliana Vess")) is None


@pytest.mark.parametrize(("mine", "face", "kinds", "asked"), [
    (None, 2, "ch", []), (None, 2, "hh", ["respond_attack", "respond_hit"]),
    (3, 2, "ch", ["respond_attack", "respond_hit"]),
])  # fmt: skip
def test_a_march_holds_no_match_where_nobody_can_march(
    mine: int | None, face: int, kinds: str, asked: list[str]
) -> None:
    # rule: factions/windows
    scene = Scene("Kingdom", "Kingdom")
    squire = scene.put("Squire", 5)
    if mine is not None:
        scene.put("Heavy Blade", mine, 1)
    scene.hand("March the Troopers", seat=1)
    play = scene.act(squire, dice=[face])
    capital = next(unit.id for unit in play.table.units.values() if unit.is_capital and unit.seat == 1)
    seatings = tuple(
        Seating(name, "human" if kind == "h" else "computer") for name, kind in zip(("Ada", "Ben"), kinds, strict=True)
    )
    match = Match.from_state(FACTIONS, play.do(c_factions.DeclareAttack(squire, capital)).state, seatings)
    driver, _ = at_the_table(match)
    found = []
    for _ in range(8):
        driver.frames(3)
        decision = match.decision
        if decision is None or decision.seat != 1 or decision.kind != "respond":
            break
        found.append(decision.prompt)
        match.submit(1, Pass())
    assert [one for one in dict.fromkeys(found) if one in ("respond_attack", "respond_hit", "respond_missed")] == asked


@pytest.mark.parametrize(("kinds", "by_itself"), [("hc", True), ("hh", False)])
def test_a_creature_that_can_do_nothing_more_ends_its_activation_and_undo_takes_that_back_too(
    kinds: str, *, by_itself: bool
) -> None:
    pieces = [
        {"name": "Drow Wizard", "at": [0, 2], "tapped": True},
        {"name": "Demonweb Spider", "at": [0, 0], "tapped": True},
        {"name": "Dwarf Cleric", "at": [8, 0], "seat": 1},
    ]  # fmt: skip
    driver, scene = hall(kinds, pieces=pieces, seats=[{"hand": [], "reserve": []}, {"hand": []}])
    asked = []
    for creature in (number_at(scene, (0, 2)), number_at(scene, (0, 0))):
        begin = next(one for one in scene.match.answers(0) if one == Activate(creature))
        scene.answering.give(Offer((begin, *_farthest(scene, creature)), ""))
        settle(driver, scene)
        asked.append(scene.match.decision.prompt)
        if not by_itself:
            scene.answering.give(Offer((EndActivation(),), ""))
            assert wait(driver, scene)
    # After the last one nothing is asked but to end the turn, once.
    assert asked == (["between_activations", "deploy"] if by_itself else ["activation"] * 2)
    if by_itself:
        scene.answering.undo()
        assert wait(driver, scene) and scene.match.decision.prompt == "between_activations"
        assert scene.following.table.creatures[creature].cell == (0, 0)


def test_a_march_is_asked_about_wherever_it_could_decide_something() -> None:
    # rule: factions/windows
    scene = Scene("Kingdom", "Kingdom")
    scene.put("Heavy Blade", 3, 1)
    scene.put("Field Medic", 1)
    squire, blockade = scene.hand("Squire", "Blockade")
    scene.hand("March the Troopers", seat=1)
    scene.points(0, 99)
    scene.points(1, 99)
    screen = FactionsScreen(("Ada", "Ben"), "walnut")
    for commands in (
        (c_factions.PlayCard(squire),),
        (c_factions.PlayCard(blockade), c_factions.ChooseZone(3)),
        (c_factions.EndBuild(),),
    ):
        play = scene.building()
        for command in commands:
            play = play.do(command)
        while play.state.decision is not None and play.state.decision.seat == 0:
            play = play.do(Pass())
        assert play.prompt.startswith("respond"), play.prompt
        assert screen.asked_in_vain(view_for(FACTIONS, play.state, 1), play.legal) is None, commands


def _farthest(scene: TableScene, creature: int) -> tuple[MoveCreature, ...]:
    """Return the move by which a creature spends all its speed."""
    ways = reach_by_speed(scene.match.state.table, scene.match.state.table.creatures[creature]).costs
    return (MoveCreature(creature, max(ways, key=lambda cell: (ways[cell], cell))),)
