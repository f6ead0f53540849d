"""What stands on cards before an attack, an ability or a protector is chosen: what would become of each."""

from __future__ import annotations

from typing import Any

import pygame

from game.core.views import view_for
from game.rules.heroes.presentation.queries import attack_preview
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from game.ui.boards.cards.outcomes import outcome_tags
from game.ui.boards.cards.records import OutcomeShown
from game.ui.games.heroes.offers import offers_of
from game.ui.games.heroes.outcomes import outcomes_of
from game.ui.games.heroes.tallies import tallies_of
from game.ui.screens.items import Item, card, piece
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, RHASKA, SEDGE, Scene
from tests.ui.games.heroes.matches import NAMES
from tests.ui.games.heroes.test_window import at_an_attack


def shown(play: Any, begun: Item | None, pointed: Item | None = None, seat: int = 0) -> dict[int, OutcomeShown]:
    """Return what stands on the cards for a seat that has begun with one and points at another."""
    view = view_for(HEROES, play.state, seat)
    answers = [one for one in HEROES.candidates(view) if HEROES.why_illegal(view, one) is None]
    offers = offers_of(view, answers, NAMES, {})
    offers = offers.by(begun) if begun is not None else offers
    return {one.piece: one for one in outcomes_of(view, offers, pointed, begun)}


def test_nothing_stands_on_cards_before_something_is_begun() -> None:
    scene = Scene(ILSABET, SEDGE)
    scene.put("Mudfoot Runner")
    scene.hand("Glyph Dart")
    assert shown(scene.act(), None) == {}


def test_each_that_can_be_attacked_says_what_becomes_of_it() -> None:
    scene = Scene(foe=SEDGE)
    runner = scene.put("Mudfoot Runner")
    hauler, dob = scene.put("Ironback Hauler", 1), scene.put("Ferryman Dob", 1)
    play = scene.act()
    power = attack_preview(play.table, runner, FOE).blow.dealt
    for left, words, good in ((power + 1, f"{power} of {power + 1} damage", None), (power, "falls", True)):
        scene.weaken(dob, left)
        found = shown(scene.act(), piece(runner))
        assert set(found) == {FOE, hauler, dob}
        assert (found[dob].words, found[dob].good) == (words, good)


def test_the_blow_back_stands_on_the_attacker_while_one_is_pointed_at() -> None:
    scene = Scene(foe=SEDGE)
    runner, hauler = scene.put("Mudfoot Runner"), scene.put("Ironback Hauler", 1)
    play = scene.act()
    assert runner not in shown(play, piece(runner))
    told = shown(play, piece(runner), piece(hauler))[runner]
    assert (told.words, told.good) == ("falls", False)
    told = shown(play, piece(runner), piece(FOE))[runner]
    assert (told.words, told.good) == ("no damage", None)


def test_whoever_could_protect_has_a_shield() -> None:
    scene = Scene(OSRIC, OSRIC)
    recruit = scene.put("Lamplighter Recruit", 1)
    charger = scene.put("Tusked Charger")
    play = scene.act()
    found = shown(play, piece(charger), piece(FOE))
    assert found[recruit].icon == "block" and found[recruit].words == "protects: falls"
    assert found[FOE].icon == "damage"
    assert shown(play, piece(charger), piece(recruit))[recruit].words == "falls"


def test_who_is_asked_for_a_protector_sees_what_becomes_of_each_and_of_the_defender() -> None:
    scene = Scene(OSRIC, OSRIC)
    recruit = scene.put("Lamplighter Recruit", 1)
    charger = scene.put("Tusked Charger")
    play = scene.act()
    play.do(c.Propose(charger, FOE)).until("protect")
    found = shown(play, None, seat=1)
    assert set(found) == {FOE, recruit}
    assert (found[recruit].words, found[recruit].good) == ("protects: falls", False)
    assert "of" in found[FOE].words and found[FOE].good is False
    view = view_for(HEROES, play.state, 1)
    (tally,) = tallies_of(view, view.table, piece(recruit), None)
    assert tally.title == "Tusked Charger attacks Lamplighter Recruit"
    assert not any("May be protected" in words for words, _ in tally.verdict)
    (tally,) = tallies_of(view, view.table, piece(charger), None)
    assert tally.title == "Tusked Charger attacks Captain Osric Vane"


def test_an_ability_says_it_of_its_targets_and_of_all_whom_it_hits() -> None:
    scene = Scene(RHASKA, OSRIC, resources=4)
    aimed, arc, scatter = scene.hand("Patient Aim", "Sweeping Arc", "Scatter the Camp")
    dob, hauler = scene.weaken(scene.put("Ferryman Dob", 1), 2), scene.put("Ironback Hauler", 1)
    play = scene.act()
    assert shown(play, card(aimed))[dob].words == "may fall"
    left = attack_preview(play.table, HERO, hauler).blow
    assert left.target == hauler
    assert shown(play, card(arc))[dob].words == "falls" and shown(play, card(arc))[hauler].words.startswith("2 of ")
    assert shown(play, card(scatter))[dob].words == "back to the hand"


def test_tags_lie_on_their_cards_in_the_window_none_over_another_and_go_away() -> None:
    hand, scene, attack = at_an_attack()
    board = scene.screen.board
    assert board is not None and board.overlays.outcomes == ()
    spot = board.spot_of_unit(attack.attacker)
    hand.click(spot.center)
    hand.frames(3)
    told = {one.piece for one in board.overlays.outcomes}
    assert attack.defender in told
    tags = list(outcome_tags(board.overlays.outcomes, board.camera, board.frame_of_unit, board.overlays.text_px))
    assert {one.shown.piece for one in tags} == told
    for number, one in enumerate(tags):
        box = board.frame_of_unit(one.shown.piece)
        assert box is not None and one.place.colliderect(box)
        assert not any(one.place.colliderect(other.place) for other in tags[number + 1 :])
    target = next(one for one in tags if one.shown.piece == attack.defender)
    hand.move(target.place.center)
    hand.rest(0.5)
    surface, outcomes = pygame.display.get_surface(), board.overlays.outcomes
    assert board.miniatures.hovered == attack.defender
    seen = set()
    for shown_now in (outcomes, ()):
        board.overlays.show_outcomes(shown_now)
        board.draw(surface, scene.laying.layout.board, whole=True)
        seen.add(pygame.image.tobytes(surface.subsurface(target.place), "RGB"))
    assert len(seen) == 2, "the card that is pointed at hides its tag"
    hand.key(pygame.K_ESCAPE)
    hand.frames(3)
    assert board.overlays.outcomes == ()
