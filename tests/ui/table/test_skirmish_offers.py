"""Every legal answer of Skirmish is offered, and every offer can be given with the mouse and with the keys."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.app.matches.match import Match
from game.core.commands import Command, Done, Pass
from game.core.views import view_for
from game.rules.skirmish.further_attacks import FurtherAttack
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Activation
from game.ui.games.skirmish.offers import offer_of, other_offers
from game.ui.games.skirmish.screen import SkirmishScreen
from game.ui.panels.buttons import Button
from game.ui.screens.items import Offer
from game.ui.table.end_guard import AT_ONCE
from game.ui.table.scene import TableScene
from tests.journeys.table_hands import NAMES, at_the_table, match_of, pixel_of, wait
from tests.rules.skirmish.scene import Scene


def _selections(screen: SkirmishScreen, view: Any) -> list[int | None]:
    """None, and every piece that may be considered."""
    return [None, *(one for one in view.table.creatures if screen.is_selectable(view, one))]


def _offered(screen: SkirmishScreen, match: Match) -> dict[Command, int]:
    """Return the first answers of all offers, over every piece that may be considered, with how many selections offer
    each."""
    seat = match.asked
    assert seat is not None
    view, answers = match.view(seat), match.answers(seat)
    found: dict[Command, int] = {}
    for selected in _selections(screen, view):
        offers = screen.offers(view, answers, selected)
        firsts = {offer.commands[0] for offer in offers.all}
        assert firsts <= set(answers), "an offer that the rules do not allow"
        for command in firsts:
            found[command] = found.get(command, 0) + 1
        alike = [(offer.commands, offer.at) for offer in offers.all]
        assert len(alike) == len(set(alike)), "the same is offered twice"
    return found


def _needs_no_offer(match: Match, command: Command) -> bool:
    """Activating somebody who could then do nothing is left to the rules."""
    if not isinstance(command, c.Activate):
        return False
    trial = Match.from_state(match.game, match.state, match.opening.seatings)
    assert match.asked is not None
    trial.submit(match.asked, command)
    answers = trial.answers(trial.asked) if trial.asked is not None else ()
    return all(isinstance(answer, c.EndActivation) for answer in answers)


@pytest.mark.parametrize("seed", range(1, 5))
def test_every_legal_answer_is_offered_by_some_thing(seed: int) -> None:
    match = match_of("hh" if seed % 2 else "hhhh", seed=seed)
    screen = SkirmishScreen(NAMES, "walnut")
    chance = Random(seed)
    prompts = set()
    for number in range(130):
        if match.decision is None or match.asked is None:
            break
        prompts.add(match.decision.prompt)
        answers = match.answers(match.asked)
        if number % 3 == 0 or match.decision.prompt not in ("activation", "between_activations"):
            offered = _offered(screen, match)
            missing = [one for one in answers if one not in offered and not _needs_no_offer(match, one)]
            assert not missing, missing
        kinds = sorted({type(answer).__name__ for answer in answers})
        kind = chance.choice(kinds)
        match.submit(match.asked, chance.choice([one for one in answers if type(one).__name__ == kind]))
    assert {"starting_creature", "place_creature", "activation", "deploy"} <= prompts


def _buttons_of(scene: TableScene, offer: Offer) -> list[Button]:
    """Buttons that give the offer, or that ask next who does it."""
    return [
        button
        for button in scene.laying.buttons
        if button.offer is not None
        and (button.offer == offer or (offer.at is not None and button.offer.at == offer.at))
    ]


def _shown_card(scene: TableScene, number: int) -> bool:
    """Return whether that card lies open on the table, or another of its kind where one stands for all."""
    cards = scene.following.table.cards
    shown = [one.number for one, _ in scene.laying.tray.cards] or [one.held.number for one in scene.laying.hand.cards]
    return any(cards[one].key == cards[number].key for one in shown)


def _by_mouse(scene: TableScene, offer: Offer) -> bool:
    if _buttons_of(scene, offer) or pixel_of(scene, offer) is not None:
        return True
    assert offer.at is not None, offer
    # A button may lie over a square: the board can be moved below it.
    return (
        _shown_card(scene, offer.at.number) if offer.at.sort == "card" else scene.navigating.space(offer.at) is not None
    )


def _by_keys(scene: TableScene, offer: Offer) -> bool:
    """Answer with a digit, a letter, or Tab for buttons; arrows, Tab, comma and point for things."""
    buttons = _buttons_of(scene, offer)
    if buttons:
        return all(button.key for button in buttons) or bool(scene.laying.button_stops())
    assert offer.at is not None, offer
    return (
        _shown_card(scene, offer.at.number) if offer.at.sort == "card" else scene.navigating.space(offer.at) is not None
    )


@pytest.mark.parametrize("seed", [2, 12])
def test_every_offer_has_its_place_for_the_mouse_and_for_the_keys(seed: int) -> None:
    driver, scene = at_the_table(match_of("hh", seed=seed))
    chance = Random(seed)
    prompts = set()
    for _ in range(90):
        if not wait(driver, scene):
            break
        prompts.add(scene.match.decision.prompt)
        for offer in scene.answering.offers.all:
            assert _by_mouse(scene, offer) and _by_keys(scene, offer), offer
        scene.fit_board()
        waiting = scene.screen.waiting(scene.following.view)
        if waiting and chance.random() < 0.5:
            scene.answering.select(chance.choice(waiting), has_offers=False)
        doing = [one for one in scene.answering.offers.all if not one.advances] if chance.random() < 0.8 else []
        offer = chance.choice(doing or list(scene.answering.offers.all))
        scene.answering.give(offer)
        if scene.answering.confirming is not None:
            scene.answering.give(offer)
    assert {"starting_creature", "place_creature", "activation", "deploy"} <= prompts


def test_nobody_begins_without_a_creature_by_one_press() -> None:
    driver, scene = at_the_table(match_of("hc"))
    assert wait(driver, scene)
    for _ in range(2):
        answers = scene.match.answers(0)
        assert Done() in answers and scene.match.decision is not None
        number, has_some = scene.match.decision.number, bool(scene.match.view(0).table.creatures)
        driver.frames(1, AT_ONCE)
        driver.key(pygame.K_e)
        driver.frames()
        assert (scene.match.decision.number != number) == has_some
        if has_some:
            return
        assert scene.toast.is_shown and "no creature" in scene.toast.text
        scene.answering.give(next(one for one in scene.answering.all_offers.all if one.commands[0] != Done()))
        assert wait(driver, scene)
        if scene.match.decision.prompt != "starting_creature":
            scene.answering.give(scene.answering.all_offers.all[0])
            assert wait(driver, scene)
    raise AssertionError("a creature was chosen, and the press did nothing all the same")


def test_leaving_an_attack_out_is_called_further_only_after_one() -> None:
    said = {}
    for key, power, card_name in (("drow_blademaster", True, ""), ("dragon_knight", False, "charge")):
        scene = Scene()
        actor = scene.put(key, (5, 5))
        foes = [scene.put("umbur_hulk", (6, 5), 1)]
        hand = scene.hand(card_name) if card_name else ()
        play = scene.play(actor)
        play.do(c.UsePower(actor, 0) if power else c.PlayCard(hand[0], actor))
        for _ in range(12):
            decision = play.state.decision
            step = play.state.agenda[-1]
            if decision is not None and decision.prompt == "target" and isinstance(step, FurtherAttack):
                view = view_for(SKIRMISH, play.state, 0)
                said[key] = [one.words for one in other_offers(view, (Done(),), NAMES).all]
                break
            choices = [one for one in play.legal if isinstance(one, c.ChooseCreature) and one.creature in foes]
            choices += [one for one in play.legal if isinstance(one, Done | Pass)]
            play.do(choices[0])
    assert said == {"drow_blademaster": ["No further attack"], "dragon_knight": ["No attack"]}


def test_untapping_after_the_activation_tells_what_it_is_good_for() -> None:
    scene = Scene()
    archer, knight = scene.put("elf_archer", (5, 5), tapped=True, attached=["action_point"]), scene.put(
        "dragon_knight", (9, 5))  # fmt: skip
    (number,) = scene.table().creatures[archer].attached
    table = scene.play(knight).table
    for activated, told in (((), False), ((archer,), True)):
        now = replace(table, turn=replace(table.turn, activated=activated))
        hint = offer_of(now, "activation", c.SpendCard(number), NAMES).hint
        assert ("had its activation" in hint) == told
    active = replace(table, turn=replace(table.turn, activated=(archer,), activation=Activation(archer)))
    assert offer_of(active, "activation", c.SpendCard(number), NAMES).hint == ""


@pytest.mark.parametrize(("supply", "asked"), [(0, ""), (1, "Halfling Sneak"), (2, "Halfling Sneak or Elf Archer")])
def test_a_turn_is_not_ended_by_one_press_while_somebody_could_be_deployed(supply: int, asked: str) -> None:
    scene = Scene()
    scene.put("dragon_knight", (5, 5))
    scene.reserve("halfling_sneak", "dragon_knight")
    if "Archer" in asked:
        scene.reserve("elf_archer")
    scene.gold(0, 20 - supply, supply)
    play = scene.play(phase="deploy")
    offers = other_offers(view_for(SKIRMISH, play.state, 0), play.legal, NAMES).all
    ends = [offer.sure for offer in offers if isinstance(offer.commands[-1], c.EndTurn)]
    assert ends == [f"You could deploy {asked}. Press again: end your turn." if asked else ""]
    assert all(not offer.sure for offer in offers if not isinstance(offer.commands[-1], c.EndTurn))


def test_whoever_has_tapped_is_not_asked_whether_to_end_its_activation() -> None:
    for tapped in (False, True):
        scene = Scene()
        acting = scene.put("half_orc_thug", (5, 5), tapped=tapped)
        other = scene.put("dragon_knight", (9, 5))
        play = scene.play(acting)
        view = view_for(SKIRMISH, play.state, 0)
        screen = SkirmishScreen(NAMES, "walnut")
        offers = screen.offers(view, play.legal, other).all
        asked = {offer.sure for offer in offers if offer.commands[:-1] and offer.commands[0] == c.EndActivation()}
        assert asked == ({""} if tapped else {"Half-Orc Thug can still act. Press again to end its activation."})
