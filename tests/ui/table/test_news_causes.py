"""What a recap says of who did something, with what, and why: of blows, of falls, and of what cards and triggers do."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from game.core.events import Event
from game.core.sentences import Said
from game.rules.arena.state import card_events as arena_cards
from game.rules.arena.state import events as arena
from game.rules.arena.state.table import AttackMade, Playing
from game.rules.arena.state.targets import OnArmy, OnFigure
from game.rules.crawler.state import card_events as crawler
from game.rules.factions.state import card_events as factions_cards
from game.rules.factions.state import events as factions
from game.rules.factions.state.table import Entry
from game.rules.heroes import card_events as heroes_cards
from game.rules.heroes import events as heroes
from game.rules.heroes.state.table import Link
from game.rules.skirmish import events as skirmish
from game.rules.skirmish.card_events import ActionCardsDrawn, CardDiscarded
from game.rules.skirmish.presentation.words import card_name
from game.rules.skirmish.state.table import Action
from game.ui.games.counting import Hurt, Noted, Rolled
from game.ui.games.game_ui import game_ui_of
from game.ui.recaps.lines import DICE, ELSEWHERE, Line, in_one_way
from game.ui.recaps.sums import felled_by, summed, taken_by
from game.ui.screens.items import piece
from tests.journeys.driver import Driver
from tests.ui.recaps.parts import a_source
from tests.ui.table import many_tables
from tests.ui.table.test_news import answer, counted_as, recap_of, told_of


def a_table(game: str, answers: int = 40) -> Any:
    match, chance = many_tables.a_match(game, "hh"), random.Random(4)
    for _ in range(answers):
        answer(match, chance)
    return match.state.table


def causes(game: str, table: Any, *events: Event) -> list[str]:
    """Return what is named as the cause of each event, one after the other."""
    counts, before, found = game_ui_of(game).counts, "", []
    assert counts is not None
    for event in events:
        before = counts().cause(event, table, before)
        found.append(before)
    return found


def test_what_is_carried_out_is_found_on_the_table_or_was_begun_before() -> None:
    arena_table, heroes_table = a_table("arena", 6), a_table("heroes", 6)
    spell = replace(arena_table, playing=Playing(0, 1, "ember-lash", None), attack_made=None)
    attack = replace(spell, attack_made=AttackMade(1, 2, 0, is_adjacent=True))
    end = replace(arena_table, turn=replace(arena_table.turn, phase="end"))
    healed, discarded = arena.FigureHealed(1, 2), arena_cards.CardDiscarded(0, 1)
    chain = [
        replace(heroes_table, chain=(Link(1, 0, what, "frostmantle_adept", targets=(3,)),))  # type: ignore[arg-type]
        for what in ("trigger", "power", "quest", "combat")
    ]
    exhausted, limit = heroes.Exhausted((1,), "effect"), heroes_cards.CardDiscarded(0, 1, "limit")
    burnt = heroes.DamageDealt(1, 2, 3, "Fire", by="pillar_of_embers")
    used = arena.AbilityUsed(0, 1, "snuff_out")
    rows: list[tuple[str, Any, Sequence[Event], list[str]]] = [
        ("arena", spell, [healed, arena.DamageDealt(1, 2, 0, "spell")], ["Ember Lash"] * 2),
        ("arena", attack, [healed, arena.DamageDealt(1, 2, 3, "attack")], ["", ""]),
        ("arena", end, [discarded], ["hand limit"]),
        ("arena", arena_table, [used, arena.FigureDestroyed(1, 0), healed], ["Snuff Out", "Snuff Out", ""]),
        *(
            ("heroes", table, [exhausted], [f"{what}Frostmantle Adept{of}" if of else ""])
            for table, what, of in zip(
                chain, ("", "", "The reward of ", ""), ("'s trigger", "'s power", " ", ""), strict=True
            )
            if of != " "
        ),
        ("heroes", chain[2], [exhausted, limit], ["The reward of Frostmantle Adept", "hand limit"]),
        ("heroes", chain[0], [burnt, replace(burnt, by="")], ["Pillar of Embers", ""]),
        (
            "crawler",
            None,
            [crawler.CardDiscarded(1, "limit"), crawler.DungeonCardLeft(1, "deck", "shapeshift")],
            ["hand limit", "Shapeshift"],
        ),
        (
            "crawler",
            None,
            [crawler.CardDiscarded(1, "snare", 2), crawler.DungeonCardLeft(1, "grave", "end"), exhausted],
            ["", "at the end", ""],
        ),
    ]
    for game, table, events, found in rows:
        assert causes(game, table, *events) == found, (game, events)


def test_in_factions_what_left_the_stack_is_carried_out_until_something_else_begins() -> None:
    table = replace(a_table("factions", 12), stack=(Entry(7, 0, "trigger", "spiked_catapult", word="Splash", zone=2),))
    hurt = factions.DamageDealt(1, 10, 0, "effect", 0)
    events = [
        factions_cards.EntryLeft(7, "resolved", "nowhere"),
        factions.SaveRolled(1, 11, 3, 3, saved=False, why="Splash"),
        hurt,
        replace(hurt, attack=4),
        factions_cards.EntryLeft(7, "countered", "nowhere"),
    ]
    name = causes("factions", table, events[0])[0]
    assert name.endswith("'s Splash") and causes("factions", table, *events) == [name, name, name, "", ""]


def test_in_skirmish_damage_is_of_the_action_that_deals_it_and_the_rest_of_the_last_announced() -> None:
    table = a_table("skirmish", 60)
    creature, card = next(iter(table.creatures.values())), next(iter(table.players[0].hand))
    attack = Action(8, 0, creature.id, creature.key, "attack")
    played = Action(9, 0, creature.id, creature.key, "card", source_card=card)
    table = replace(table, stack=(attack, played, replace(attack, id=10, part_of=9)))
    blow, slid = skirmish.DamageDealt(8, 1, 2, 5, 0, "melee"), skirmish.CreatureMoved(1, ((1, 1),), "slide")
    [name] = causes("skirmish", table, replace(blow, action=9))
    untapped = [skirmish.CreaturesUntapped((1,), why) for why in ("card", "nimble")]
    assert causes("skirmish", table, *untapped) == ["", "Nimble"]
    assert causes("skirmish", table, CardDiscarded(card), untapped[0]) == [card_name(table, card)] * 2
    events = [blow, replace(blow, action=10), slid, replace(slid, manner="move"), replace(blow, action=77)]
    assert name and causes("skirmish", table, *events) == ["", name, name, "", ""]


def test_cards_that_are_drawn_besides_those_of_every_turn_and_quests_in_sight_are_news() -> None:
    table, calm = a_table("skirmish", 60), a_table("heroes")
    acting, refresh = (replace(table, turn=replace(table.turn, phase=phase)) for phase in ("action", "refresh"))
    rows: list[tuple[str, Any, Event, bool]] = [
        ("skirmish", acting, ActionCardsDrawn(1, (0,)), True),
        ("skirmish", refresh, ActionCardsDrawn(1, (0,)), False),
        ("heroes", calm, heroes_cards.CardsDrawn(1, (0,), "card"), True),
        ("heroes", calm, heroes_cards.CardsDrawn(1, (0,), "turn"), False),
        ("heroes", calm, heroes_cards.ResourcePlaced(1, 5, face_up=True), True),
        ("heroes", calm, heroes_cards.ResourcePlaced(1, 0, face_up=False), False),
        ("factions", None, factions_cards.CardsDrawn(1, (0,), "card"), True),
        ("factions", None, factions_cards.CardsDrawn(1, (0,), "upkeep"), False),
    ]
    for game, before, event, is_news in rows:
        assert counted_as(game, event, before) == [Noted(1)] * is_news, event


def test_a_trigger_is_named_with_what_it_did_and_not_twice() -> None:
    match, chance = many_tables.a_match("heroes", "hh"), random.Random(4)
    while len(match.state.table.permanents) < 4:
        answer(match, chance)
    recap, table = recap_of(Driver(), match, 0), match.state.table
    theirs = next(one for one in table.permanents.values() if one.seat == 1)
    table = replace(table, chain=(Link(1, 1, "trigger", "frostmantle_adept"),))
    exhausted, name = heroes.Exhausted((theirs.id,), "effect"), theirs.record.name
    assert told_of(recap, table, exhausted) == (f"{name} is exhausted (Frostmantle Adept's trigger).",)
    hurt = heroes.DamageDealt(theirs.id, theirs.id, 2, "Fire", by=theirs.key)
    assert told_of(recap, table, hurt) == (f"{name} deals 2 fire damage to {name}.",), "its own name stands there"


def test_the_source_of_a_blow_has_whose_it_is_where_several_others_play() -> None:
    match, chance = many_tables.a_match("arena", "hhh"), random.Random(4)
    while len({one.seat for one in match.state.table.figures.values() if one.zone == "field"}) < 3:
        answer(match, chance)
    table = match.state.table
    mine, other, third = (
        next(one for one in table.figures.values() if one.seat == seat and one.zone == "field") for seat in range(3)
    )
    recap = recap_of(Driver(), match, 0)
    screen, names = recap.following.screen, match.players.names
    called = {one.id: screen.inspect(table, piece(one.id)).face.name for one in (mine, other, third)}
    struck = arena.DamageDealt(other.id, 1, third.id, "leaving")
    for events, told in (
        ([struck], f"{called[other.id]} ({names[1]}) takes 1 damage from {called[third.id]} ({names[2]}) as it leaves"),
        ([replace(struck, figure=mine.id)], f"{called[mine.id]} takes 1 damage from {called[third.id]} ({names[2]})"),
        ([replace(struck, dealer=mine.id)], f"takes 1 damage from {called[mine.id]} as it leaves"),
    ):
        [line] = told_of(recap, table, *events)
        assert told in line
    for target, played in (
        (OnFigure(other.id), f"{names[2]} plays Web on {called[other.id]} ({names[1]})."),
        (OnArmy(other.army), f"{names[2]} plays Web on {called[other.id]} ({names[1]})."),
        (OnFigure(third.id), f"{names[2]} plays Web on {called[third.id]}."),
        (OnFigure(mine.id), f"{names[2]} plays Web on {called[mine.id]}."),
        (None, f"{names[2]} plays Web."),
    ):
        event = arena_cards.SpellPlayed(2, table.players[2].hand[0], "ember-lash", target)
        assert told_of(recap, table, event) == (played.replace("Web", "Ember Lash"),), (
            "whose it is, if not the player's"
        )
    blows = [replace(struck, figure=mine.id, dealer=by, why="attack") for by in (other.id, third.id, other.id)]
    blows[2] = replace(blows[2], amount=2)
    [line] = told_of(recap, table, *blows)
    parts = f"1 + 2 from {called[other.id]} ({names[1]}), 1 from {called[third.id]} ({names[2]})"
    assert line == f"Hurt: {called[mine.id]} by {parts}."


@pytest.mark.parametrize(
    ("hits", "fall", "told"),
    [
        ([(3, "from Orc")], "Elf is destroyed by Orc", " (3 damage)"),
        ([(2, "from Bat"), (3, "from Orc with Axe")], "Elf is destroyed by Orc with Axe", " (2 from Bat, then 3)"),
        ([(2, "from Bat"), (3, "(Web)")], "Elf is destroyed", " (2 from Bat, then 3 (Web))"),
        ([(3, "from Hag (Web)")], "Elf is destroyed by Web", " (3 from Hag)"),
        ([(1, "from Orc (Amber) as it leaves")], "Elf is destroyed by Orc (Amber)", " (1 damage as it leaves)"),
        ([(2, "from Bat"), (1, "from Orc as it leaves")], "Elf falls to Orc", " (2 from Bat, then 1 as it leaves)"),
        ([(3, "from Hag (Amber)")], "Elf (Amber) is destroyed", " (3 from Hag (Amber))"),
        ([(1, "from Orc"), (2, "from Bat"), (1, "from Orc")], "Elf falls to Orc", " (2 from Bat, then 1 + 1)"),
        ([], "Elf is destroyed", ""),
    ],
)
def test_a_fall_tells_what_was_taken_before_it(hits: list[tuple[int, str]], fall: str, told: str) -> None:
    by = [(amount, a_source(source)) for amount, source in hits]
    assert taken_by(by, fall, is_told=False) == told
    after = f" (after {', '.join(summed(by))})" if hits else ""
    assert taken_by(by, fall, is_told=True) == after


def test_blows_and_falls_are_summed_up_with_who_did_it() -> None:
    hits = [(8, a_source("from Orc 1")), (4, a_source("(Web)")), (2, a_source("from Orc 1"))]
    assert summed(hits) == ["8 + 2 from Orc 1", "4 (Web)"]
    assert summed([(5, a_source(""))] * 3) == ["3 times 5"]
    befell = [("Orc", " by 5 from Elf"), ("Bat", " by 1"), ("Orc", " by 5 from Elf"), ("Elf 2", " by 5 from Elf")]
    assert in_one_way(befell, " each") == ["Elf 2 and 2 of Orc by 5 from Elf each", "Bat by 1"]
    fall, played = Said("Elf (Blue)", "is destroyed"), Said("Amber", "plays", "Web on Elf")
    struck = Said("Elf", "takes", "2 damage", by="by the scenario")
    for line, told in (
        (Line(0, replace(fall, by="by Orc"), after=" (3 damage)"), " by Orc (3 damage)"),
        (Line(0, replace(fall, cause="Web")), " (Web)"),
        (Line(0, fall, before=played, after=" (2 from Orc)"), " (Amber plays Web on Elf) (2 from Orc)"),
        (Line(0, fall, before=struck), " (2 damage by the scenario)"),
        (Line(0, replace(fall, more=": it has no hit points left")), ""),
    ):
        assert felled_by(line, "Elf (Blue)") == told, line.text


def test_an_attack_that_misses_and_a_save_are_told_before_dice_that_fall() -> None:
    for saved in (True, False):
        rolled = counted_as(
            "factions", factions.SaveRolled(1, 11, 3, 3, saved=saved, why="Parry"), a_table("factions", 6)
        )
        assert [one.amount for one in rolled if isinstance(one, Hurt)] == [0] * saved
    counted = Hurt(1, 0, 3, 0, 2)
    recap = recap_of(Driver(), many_tables.a_match("factions", "hh"), 0)

    assert recap.news.rank([Rolled(1, 3, 10.5), counted]) == ELSEWHERE < DICE == recap.news.rank([Rolled(1, 3, 10.5)])
