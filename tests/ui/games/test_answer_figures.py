"""The figures on an answer's button ("takes 30") are what really happens, in matches of greedy players."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.players import player_for
from game.app.games.entries import entry_of, evaluator_of
from game.app.matches.match import Match
from game.core.commands import Command, Pass
from game.core.events import Event
from game.core.views import view_for
from game.rules.crawler.presentation.answer_figures import figures_of as crawler_figures
from game.rules.factions.presentation.answer_figures import figures_of as factions_figures
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state.commands import ChooseUnit, UseAbility
from game.rules.factions.state.events import DamageDealt as FactionsDamage
from game.rules.factions.state.events import DamageEvaded
from game.rules.heroes.events import DamageDealt as HeroesDamage
from game.rules.heroes.state.commands import UseArmor
from game.rules.skirmish.events import DamageDealt as SkirmishDamage
from game.rules.skirmish.state.commands import DodgeShot
from game.ui.games.game_ui import screen_for
from game.ui.screens.items import Offer
from tests.rules.factions.scene import Scene


def answered(game: str, seeds: int, kinds: tuple[type[Command], ...]) -> Iterator[tuple[Match, Offer, list[Event]]]:
    """Yield matches with a response that shows figures, and what happened when it was given."""
    entry = entry_of(game)
    for seed in range(seeds):
        match = Match.new(entry.ruleset, entry.setup({}), None, seed)
        screen = screen_for(match, "walnut")
        players = [player_for("greedy", str(seat), evaluator_of(game)) for seat in range(2)]
        for _ in range(700):
            if match.decision is None:
                break
            seat = match.decision.seat
            view, answers = match.view(seat), match.answers(seat)
            given = players[seat].choose(view, answers)
            shown = None
            if match.decision.kind == "respond":
                offers = [one for one in screen.offers(view, answers, None).all if ":" in one.words]
                shown = next((one for one in offers if isinstance(one.commands[0], kinds)), None)
            if shown is None:
                match.submit(seat, given)
                continue
            events = _given(match, seat, shown.commands[0])
            yield match, shown, events


def _given(match: Match, seat: int, command: Command) -> list[Event]:
    """Give an answer and pass until something else is asked."""
    events: list[Event] = []
    while match.decision is not None:
        assert match.submit(seat, command) is None
        events += [event for batch in match.happened for event in batch]
        if match.decision is None or not match.decision.prompt.startswith("respond"):
            break
        seat, command = match.decision.seat, Pass()
    return events


def figures(words: str) -> list[int]:
    return [int(one) for one in re.findall(r"\d+", words.partition(": ")[2])]


def dealt(events: list[Event], kind: type[Any]) -> list[int]:
    return [event.amount for event in events if isinstance(event, kind)]


def test_passing_in_skirmish_says_the_damage_and_so_does_dodging() -> None:
    seen = 0
    for _, offer, events in answered("skirmish", 3, (Pass, DodgeShot)):
        if " takes " not in offer.words or "," in offer.words:
            continue
        assert figures(offer.words)[0] in (dealt(events, SkirmishDamage) or [0]), offer.words
        seen += 1
    assert seen > 5


def test_a_hit_in_factions_says_its_damage() -> None:
    seen = 0
    for _, offer, events in answered("factions", 3, (Pass,)):
        if "it does" not in offer.words or any(isinstance(event, DamageEvaded) for event in events):
            continue
        found = dealt(events, FactionsDamage)
        if found:
            assert figures(offer.words)[0] == found[0], offer.words
            seen += 1
    assert seen >= 5


def test_passing_in_factions_says_whether_the_last_effect_on_the_stack_still_does_something() -> None:
    scene = Scene("Kingdom", "Mage Guild")
    squire, mage = scene.put("Squire", 3), scene.put("Mage", 3, 1)
    scene.hand("March the Troopers")
    play = scene.act(mage).do(UseAbility(mage, "Fireball"))
    while not play.prompt.startswith("respond"):
        play.do(next(one for one in play.legal if isinstance(one, ChooseUnit)))
    view = view_for(FACTIONS, play.state, 0)
    assert factions_figures(view, Pass()) == "Fireball resolves"
    others = {number: unit for number, unit in view.table.units.items() if number != squire}
    gone = replace(view, table=replace(view.table, units=others))
    assert factions_figures(gone, Pass()) == "Fireball has no effect"


def test_armor_in_heroes_says_what_is_still_taken() -> None:
    seen = 0
    for match, offer, events in answered("heroes", 4, (UseArmor,)):
        if match.decision is not None and match.decision.prompt == "armor":
            continue
        taken = figures(offer.words)[0]
        found = dealt(events, HeroesDamage)
        assert taken in found or (taken == 0 and len(found) <= 1), offer.words
        seen += 1
    assert seen > 2


@pytest.mark.parametrize(("game", "words"), [("arena", "to be destroyed"), ("crawler", " against ")])
def test_other_games_say_their_figures_as_well(game: str, words: str) -> None:
    entry = entry_of(game)
    match = Match.new(entry.ruleset, entry.setup({}), None, 1)
    screen = screen_for(match, "walnut")
    players = [player_for("greedy", str(seat), evaluator_of(game)) for seat in range(5)]
    for _ in range(900):
        assert match.decision is not None
        seat = match.decision.seat
        view, answers = match.view(seat), match.answers(seat)
        if any(words in offer.words for offer in screen.offers(view, answers, None).all):
            return
        match.submit(seat, players[seat].choose(view, answers))
    raise AssertionError("no answer said its figures")


def test_an_attack_that_is_not_enough_yet_says_what_is_missing() -> None:
    entry = entry_of("crawler")
    match = Match.new(entry.ruleset, entry.setup({}), None, 1)
    players = [player_for("greedy", str(seat), evaluator_of("crawler")) for seat in range(5)]
    ends: set[str] = set()
    while match.decision is not None and len(ends) < 2:
        seat = match.decision.seat
        view, answers = match.view(seat), match.answers(seat)
        for command in answers:
            told = re.fullmatch(r"(\d+) against (\d+), (.*)", crawler_figures(view.table, command))
            if told is not None:
                power, stamina, end = int(told[1]), int(told[2]), told[3]
                assert end in (f"{stamina - power} short" if power < stamina else "won", "once somebody attacks")
                ends.add(end.split(" ")[-1])
        match.submit(seat, players[seat].choose(view, answers))
    assert "short" in ends and len(ends) == 2
