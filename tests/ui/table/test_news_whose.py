"""What a recap says of who moved a piece that is not theirs, why something fell, and what a seat may know of others."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.cards import Passed
from game.core.scenario.events import TriggerFired
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.state import card_events as arena_cards
from game.rules.arena.state import events as arena
from game.rules.arena.state import scenario_events as arena_scenario
from game.rules.arena.state.table import Playing
from game.rules.factions.state import card_events as factions_cards
from game.rules.factions.state import events as factions
from game.rules.factions.state.table import Entry
from game.rules.heroes import card_events as heroes_cards
from game.rules.heroes.state.table import Link
from game.rules.skirmish.card_events import GoldMoved
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.events import CreatureDestroyed, CreatureMoved, DamageDealt
from game.rules.skirmish.state.table import Action
from game.ui.games.counting import Joined, Lost, Noted
from tests.journeys.driver import Driver
from tests.ui.table.test_news import a_table_of_skirmish, counted_as, recap_of, told_of
from tests.ui.table.test_news_causes import a_table, causes
from tests.ui.table.test_news_doers import lines_of


def test_in_skirmish_who_is_slid_is_told_by_whom_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    match, own, foes = a_table_of_skirmish()
    recap = recap_of(Driver(), match, 0)
    monkeypatch.setattr(recap.following.match.game, "apply", lambda table, event: table)
    number = next(at for at, one in enumerate(foes) if CREATURES[one.key].powers)
    foe = foes[number]
    power = CREATURES[foe.key].powers[0].name
    action = Action(900, 1, foe.id, foe.key, "power", power=0)
    table: Any = replace(match.state.table, stack=(action,))
    for slid in (own[0], foes[1 - number]):
        slides = [CreatureMoved(slid.id, ((3, at),), "slide") for at in (3, 4)]
        name, by = CREATURES[slid.key].name, CREATURES[foe.key].name
        [line] = told_of(recap, table, *slides)
        assert line == f"{name} is slid by {by} ({power}) (2 times)."
    [line] = told_of(recap, table, CreatureMoved(foe.id, ((3, 3),), "slide"))
    assert " is slid to " in line, "by itself"


def test_in_skirmish_two_of_a_name_that_strike_one_are_two(monkeypatch: pytest.MonkeyPatch) -> None:
    match, own, foes = a_table_of_skirmish()
    recap, table = recap_of(Driver(), match, 0), match.state.table
    twins = [replace(foes[0], id=900 + at) for at in range(2)]
    table = replace(table, creatures={**table.creatures, **{one.id: one for one in twins}})
    blows = [DamageDealt(0, one.id, own[0].id, 5, 0, "melee") for one in twins]
    blows.append(DamageDealt(0, foes[1].id, own[0].id, 5, 0, "melee"))
    monkeypatch.setattr(recap.following.match.game, "apply", lambda table, event: table)
    [line] = told_of(recap, table, *blows)
    assert f" by 5 + 5 from 2 of {CREATURES[foes[0].key].name}" in line


def test_what_falls_with_the_ground_says_so() -> None:
    match, own, foes = a_table_of_skirmish()
    fall, gold = CreatureDestroyed(own[0].id, ()), GoldMoved(0, 1, "destroyed")
    why = "no ground to stand on"
    hurt = DamageDealt(0, 0, own[0].id, 5, 0, "effect")
    fired, table = TriggerFired(1), match.state.table
    assert causes("skirmish", table, fired, fall, gold, fall, hurt, fall)[1:] == [why, why, why, "", ""]
    assert causes("skirmish", table, fired, CreatureDestroyed(own[0].id, (foes[0].id,)))[1] in ("", why)
    arena_table = a_table("arena")
    figure = next(one for one in arena_table.figures.values() if one.zone == "field")
    ground = arena_scenario.GroundChanged(figure.spaces, "wall", 0, arena_table.board)
    assert causes(
        "arena", arena_table, ground, arena.FigureDestroyed(figure.id, 0), arena.MoveEnded(1, counts=True)
    ) == [why, why, ""]


def test_in_arena_what_an_ally_drew_and_a_figure_that_came_back_are_told() -> None:
    table = a_table("arena", 40)
    drawing = replace(table, turn=replace(table.turn, phase="draw", seat=1))
    card = next(iter(table.cards))
    name = SPELL_CARDS[table.cards[card].key].name
    for cards, counted in (((card,), [Noted(1)]), ((0,), [])):
        assert counted_as("arena", arena_cards.CardsDrawn(1, cards, (0, 1)), drawing) == counted
    mine = next(one for one in table.figures.values() if one.zone == "field" and one.seat == 0)
    playing = replace(table, playing=Playing(1, 1, table.cards[card].key, None), attack_made=None)
    taken = replace(playing, figures={**table.figures, mine.id: replace(mine, seat=1)})
    back, away = arena.ControlTaken(mine.id, 0), arena.ControlTaken(mine.id, 1)
    assert counted_as("arena", back, taken) == [Joined(0, (mine.id,))]
    assert counted_as("arena", away, playing) == [Lost(0)]
    assert causes("arena", taken, back) == [f"the end of {name}"] and causes("arena", playing, away) == [name]
    drawn = arena_cards.CardsDrawn(1, (card,), (0, 1))
    [line] = lines_of("arena", replace(playing, turn=replace(table.turn, phase="spells", seat=1)), drawn)
    assert line.text == f"Amber draws {name} ({name})."


def test_in_factions_the_upkeep_and_what_had_no_effect_are_told() -> None:
    table = a_table("factions", 30)
    unit = next(one for one in table.units.values() if one.seat == 1 and not one.is_capital)
    gained = [factions_cards.BuildGained(1, amount, why) for amount, why in ((20, "upkeep"), (2, "zones"))]
    magic, untapped = factions_cards.MagicGained(unit.id, 1, "renewal"), factions.UnitsReadied((unit.id,))
    texts = [line.text for line in lines_of("factions", table, *gained, magic, untapped)]
    assert texts[0] == "Amber gains 22 build points (20, 2 for zones)."
    assert texts[1].endswith(" gets 1 magic.") and texts[2] == "All units are untapped."
    entry = Entry(900, 1, "trigger", unit.key, unit=unit.id, word="life_drain")
    left = factions_cards.EntryLeft(900, "resolved", "nowhere")
    [line] = lines_of("factions", table, factions_cards.EntryAdded(entry), left, Passed(0))
    assert line.text.endswith(", without effect.")


def test_in_heroes_more_cards_than_one_and_readied_resources_are_told() -> None:
    table = a_table("heroes", 6)
    for cards, counted in (((0, 0), [Noted(1)]), ((0,), [])):
        assert counted_as("heroes", heroes_cards.CardsDrawn(1, cards, "turn"), table) == counted
    power = Link(900, 1, "power", "frostmantle_adept")
    readied = heroes_cards.ResourcesReadied(1, (0, 1))
    for chain, told in (((power,), ["Amber readies 2 resources (Frostmantle Adept's power)."]), ((), [])):
        place = replace(table, chain=chain)
        place = replace(
            place, players=(place.players[0], replace(place.players[1], resources=place.players[0].resources))
        )
        lines = lines_of("heroes", place, readied)
        assert [line.text for line in lines if " readies " in line.text] == told
