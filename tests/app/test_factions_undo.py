"""Factions: a card may be taken back until it is shown, and not afterwards."""

from __future__ import annotations

from game.app.matches.event_queue import ViewRenewed
from game.app.matches.match import Match, default_seatings
from game.core.commands import Pass
from game.core.views import view_for
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import commands as c
from tests.rules.factions.scene import Scene


def begin(scene: Scene) -> Match:
    """Begin in seat 0's build turn."""
    return Match.from_state(FACTIONS, scene.building().state, default_seatings(2))


def two_zones(windows: str = "able") -> tuple[Scene, int]:
    """Lay out a seat 0 that may deploy a Skeleton at home or in zone 3."""
    scene = Scene("Underworld", windows=windows)
    scene.build("Barracks", 3)
    (skeleton,) = scene.hand("Skeleton")
    return scene, skeleton


def test_a_card_whose_zone_is_being_chosen_can_be_taken_back() -> None:
    scene, skeleton = two_zones()
    match = begin(scene)
    before, seen = match.digest, view_for(FACTIONS, match.state, 1)
    assert match.submit(0, c.PlayCard(skeleton)) is None
    assert match.decision is not None and match.decision.prompt == "zone"
    assert match.can_undo(0) and not match.can_undo(1)
    assert match.undo(0) and match.digest == before
    assert match.view(1) == seen and not match.can_undo(0)
    told = [event for batch in match.sent.queue(1).since(0) for event in batch]
    assert told == [ViewRenewed(0)], "the other seat hears that an answer was taken back, and not which"


def test_a_response_whose_target_is_being_chosen_can_be_taken_back() -> None:
    scene, skeleton = two_zones()
    (counter,) = scene.hand("Blockade", seat=1)
    match = begin(scene)
    for seat, answer in ((0, c.PlayCard(skeleton)), (0, c.ChooseZone(3)), (1, c.PlayCard(counter))):
        before = match.digest
        assert match.submit(seat, answer) is None
    assert match.asked == 1 and match.can_undo(1) and not match.can_undo(0)
    assert match.undo(1) and match.digest == before


def test_a_card_that_was_shown_stays_played_though_nobody_could_answer_it() -> None:
    scene, skeleton = two_zones()
    match = begin(scene)
    match.submit(0, c.PlayCard(skeleton))
    match.submit(0, c.ChooseZone(3))
    assert match.asked == 0 and match.decision is not None and match.decision.prompt == "build"
    assert match.state.table.units[skeleton].zone == 3
    assert not match.can_undo(0) and not match.undo(0)


def test_what_came_before_a_shown_card_stays_too_and_what_comes_after_can_be_taken_back() -> None:
    scene, skeleton = two_zones()
    (blockade,) = scene.hand("Blockade")
    match = begin(scene)
    match.submit(0, c.PlayCard(skeleton))
    match.submit(0, c.ChooseZone(3))
    shown = match.digest
    match.submit(0, c.PlayCard(blockade))
    assert match.decision is not None and match.decision.prompt == "zone"
    assert match.undo(0) and match.digest == shown
    assert not match.can_undo(0)


def test_an_ability_of_a_unit_shows_no_card_and_can_be_taken_back() -> None:
    scene = Scene()
    medic = scene.put("Field Medic", 3)
    knights = [scene.put("Knight", 3, damage=10) for _ in range(2)]
    match = Match.from_state(FACTIONS, scene.act(medic).state, default_seatings(2))
    before = match.digest
    match.submit(0, c.UseAbility(medic, "Throw Potion 10"))
    match.submit(0, c.ChooseUnit(knights[0]))
    assert match.state.table.units[knights[0]].damage == 0
    assert match.undo(0) and match.undo(0) and match.digest == before


def _answered_between() -> tuple[Match, str]:
    """Let seat 0 play a card, seat 1 leave it, and seat 0 be asked to answer its own card."""
    scene, skeleton = two_zones("always")
    scene.hand("Blockade", seat=1)
    match = begin(scene)
    match.submit(0, c.PlayCard(skeleton))
    match.submit(0, c.ChooseZone(3))
    assert match.asked == 1 and not match.can_undo(0)
    assert match.submit(1, Pass()) is None
    assert match.asked == 0 and match.can_undo(1) and not match.can_undo(0)
    return match, match.digest


def test_ones_own_pass_after_another_seat_answered_goes_back_no_further_than_that_answer() -> None:
    match, asked_of_own = _answered_between()
    assert match.submit(0, Pass()) is None
    assert match.can_undo(0) and not match.can_undo(1)
    assert match.undo(0) and match.digest == asked_of_own
    assert not match.can_undo(0) and not match.can_undo(1), "what the other seat answered stays"


def test_a_pass_that_was_given_for_a_seat_after_another_answered_stays() -> None:
    match, _ = _answered_between()
    assert match.submit(0, Pass()) is None
    match.undo_stack.settle()
    after, given = match.digest, len(match.given)
    assert not any(match.can_undo(seat) or match.undo(seat) for seat in (0, 1))
    assert match.digest == after and len(match.given) == given
    # What is answered from then on can be taken back, and nothing before it.
    assert match.asked is not None
    seat = match.asked
    assert match.submit(seat, Pass()) is None
    assert match.can_undo(seat) and match.undo(seat) and match.digest == after and not match.can_undo(seat)
