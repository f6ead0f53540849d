"""What a recap says of who did something in each game, and what came of it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from game.core.events import Event
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.presentation.names import card_name
from game.rules.arena.state import card_events as arena_cards
from game.rules.arena.state import events as arena
from game.rules.arena.state.table import AttackMade, Glyph
from game.rules.crawler.state import card_events as crawler
from game.rules.factions.state import card_events as factions_cards
from game.rules.factions.state import events as factions
from game.rules.factions.state.table import Entry
from game.rules.heroes import card_events as heroes_cards
from game.rules.heroes import events as heroes
from game.rules.heroes.state.table import Link
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.events import CreatureDestroyed, DamageDealt
from game.rules.skirmish.scenario_events import CreatureArrived
from game.ui.games.counting import Joined, Noted
from game.ui.games.game_ui import game_ui_of
from game.ui.recaps.doers import Naming
from game.ui.recaps.lines import Line
from tests.journeys.driver import Driver
from tests.ui.table import many_tables
from tests.ui.table.test_news import a_table_of_skirmish, answer, counted_as, recap_of, told_of
from tests.ui.table.test_news_causes import a_table, causes


def lines_of(game: str, table: Any, *events: Event) -> list[Line]:
    """Return the lines for the first seat, as the log has them."""
    recap = recap_of(Driver(), many_tables.a_match(game, "hh"), 0)
    told_of(recap, table, *events)
    recap.following.match.sent.since = lambda seat, answers: iter([(table, events)])  # type: ignore[method-assign]
    return recap.news._events(0)


def test_in_arena_a_figure_turns_over_a_glyph_and_its_owner_draws_for_it() -> None:
    table = a_table("arena", 40)
    other = next(one for one in table.figures.values() if one.seat == 1 and one.zone == "field")
    whole, seat = table.armies[other.army], 1
    at_it = replace(table, glyphs=(Glyph(7, other.spaces[0], "knowledge"),), playing=None, attack_made=None)
    at_it = replace(at_it, turn=replace(at_it.turn, phase="move", seat=1))
    drawn = arena_cards.CardsDrawn(seat, (0,), (1,))
    lines = lines_of("arena", at_it, arena.GlyphTurned(7, "knowledge"), arena.GlyphRemoved(7), drawn)
    name = lines[0].said.who
    assert [(line.text, line.seat) for line in lines] == [
        (f"{name} turns over a glyph of Knowledge.", 1),
        (f"{name} uses up the glyph.", 1),
        ("Amber draws a card (glyph).", 1),
    ]
    assert counted_as("arena", drawn, at_it) == [Noted(1)]
    assert counted_as("arena", drawn, replace(at_it, turn=replace(at_it.turn, phase="draw"))) == [], "every turn has it"
    summoned, placed = arena.ArmySummoned(1, whole.id), arena.FigurePlaced(other.id, other.spaces, "summoned")
    found = causes("arena", at_it, summoned, placed, drawn, arena.FigurePlaced(other.id, other.spaces, "exchanged"))
    assert found[0] and found == [found[0]] * 3 + [""]
    assert counted_as("arena", placed, at_it) == [Joined(1, (other.id,))], "only who has come is lit"
    [back] = lines_of("arena", at_it, replace(placed, why="raised"))
    assert " returns to " in back.text and len(lines_of("arena", at_it, summoned, placed)) == 1
    made = AttackMade(other.id, other.id, 1, is_adjacent=True)
    [off] = lines_of("arena", replace(at_it, attack_made=made), arena.AttackAltered(is_off=True))
    assert off.text == f"The attack of {name} on {name} does not happen."


def test_in_skirmish_a_fall_by_several_names_the_owner_of_each() -> None:
    match, own, foes = a_table_of_skirmish()
    recap, table = recap_of(Driver(), match, 0), match.state.table
    recap.following.match.opening = replace(
        match.opening, seatings=(*match.opening.seatings, match.opening.seatings[0])
    )
    [line] = told_of(recap, table, CreatureDestroyed(own[0].id, (foes[0].id, own[1].id)))
    naming = Naming(match, recap.following.screen, 0, recap.news.counts)
    called = [naming.called(seen) for one in (foes[0], own[1]) if (seen := naming.see(table, one.id))]
    assert line.endswith(f" is destroyed by {called[0]} and {called[1]}.") and "(Amber)" in called[0]


def test_in_factions_the_last_roll_counts_magic_is_spent_for_something_and_who_only_was_active_is_told() -> None:
    table = a_table("factions", 30)
    units = [one for one in table.units.values() if one.seat == 1 and not one.is_capital]
    spent, began = factions_cards.MagicSpent(units[0].id, 1, "reroll"), factions.ActivationBegan(units[0].id, 1)
    [line] = lines_of("factions", table, spent)
    assert line.text.endswith(" spends 1 magic (reroll).")
    assert len(lines_of("factions", table, began)) == 1, "it does nothing else"
    [moved] = lines_of("factions", table, began, factions.UnitMoved(units[0].id, 3, "move"))
    assert " goes to zone 3" in moved.text
    counts = game_ui_of("factions").counts
    assert counts is not None
    rolls = [factions.AttackRolled(5, face, face, 10, hit=face > 9, critical=False, again=face > 9) for face in (3, 12)]
    first, last = map(counts().again, rolls)
    assert first == last and first is not None and counts().again(spent) is None


def test_in_heroes_a_trigger_is_told_with_whom_it_is_on_where_nothing_else_tells_of_it() -> None:
    table = a_table("heroes", 40)
    theirs = next(one for one in table.permanents.values() if one.seat == 1)
    link = Link(900, 1, "trigger", "frostmantle_adept", targets=(theirs.id,))
    added = heroes_cards.LinkAdded(link)
    [line] = lines_of("heroes", table, added)
    assert line.text == f"Frostmantle Adept's trigger on {theirs.record.name} goes on the chain."
    [done] = lines_of("heroes", replace(table, chain=()), added, heroes.Exhausted((theirs.id,), "effect"))
    assert done.text == f"{theirs.record.name} is exhausted (Frostmantle Adept's trigger)."


def test_in_crawler_what_the_party_draws_is_told() -> None:
    match = many_tables.a_match("crawler", "hh", seats=[{}, {}])
    recap, table = recap_of(Driver(), match, 0), match.state.table
    [line] = told_of(recap, table, crawler.CardsDrawn(table.hand[:1]))
    assert line.startswith("The party draws ")


def test_blows_are_told_with_the_fall_that_came_after_them(monkeypatch: pytest.MonkeyPatch) -> None:
    match, own, foes = a_table_of_skirmish()
    recap, table = recap_of(Driver(), match, 0), match.state.table
    fallen, by = foes[0], own[0]
    blow, fall = DamageDealt(1, by.id, fallen.id, 5, 0, "melee"), CreatureDestroyed(fallen.id, (by.id,))
    # What has fallen has come again.
    monkeypatch.setattr(recap.following.match.game, "apply", lambda table, event: table)
    back = CreatureArrived(1, 0, fallen.id, fallen.key, fallen.cell, 0, tapped=False)
    for events, told in (
        ((blow, fall, back, fall), [" (5 damage).", "."]),
        ((blow, fall, back, blow, fall), [" (5 damage)."] * 2),
        ((blow, back, fall), ["."]),
    ):
        recap.following.match.sent.since = lambda *_, events=events: iter([(table, events)])  # type: ignore[method-assign]
        falls = [line.text for line in recap.news._events(0) if " is destroyed by " in line.text]
        name = CREATURES[by.key].name
        assert [text.partition(f" by {name}")[2] for text in falls] == told


def test_what_was_taken_stands_where_it_happened_and_an_owner_where_both_have_one_of_a_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    recap, table = recap_of(Driver(), many_tables.a_match("heroes", "hh"), 0), a_table("heroes", 40)
    monkeypatch.setattr(recap.following.match.game, "apply", lambda table, event: table)
    mine, theirs = (next(one for one in table.permanents.values() if one.seat == seat) for seat in (0, 1))
    table = replace(table, permanents={**table.permanents, theirs.id: replace(theirs, key=mine.key)})
    name = mine.record.name
    played = heroes_cards.LinkAdded(Link(900, 1, "card", "creeping_rot", targets=(mine.id,)))
    combat = heroes_cards.LinkAdded(Link(901, 1, "combat", mine.key, source=theirs.id, targets=(mine.id,)))
    both = told_of(recap, table, played, combat)
    assert both[0] == f"Amber plays Creeping Rot on {name} (Blue)."
    assert both[1] == f"Amber proposes a combat: {name} attacks {name} (Blue)."
    dropped = heroes_cards.CardDiscarded(0, next(iter(table.cards)), "limit")
    lines = told_of(recap, table, heroes_cards.LinkAdded(Link(900, 1, "card", "creeping_rot")), dropped)
    assert [" discards " in line for line in lines] == [False, True], "in their order"


def test_what_has_no_effect_and_who_did_nothing_says_so() -> None:
    table = a_table("heroes", 40)
    theirs = next(one for one in table.permanents.values() if one.seat == 1)
    link = Link(900, 1, "trigger", "frostmantle_adept", targets=(theirs.id,))
    added, left = heroes_cards.LinkAdded(link), heroes_cards.LinkLeft(900, "resolved")
    on_chain = replace(table, chain=(link,))
    for events, end in (((added, heroes.Passed(0), left), ", without effect."), ((added, heroes.Passed(0)), "chain.")):
        [line] = lines_of("heroes", on_chain, *events)
        assert line.text.endswith(end), events
    factions_match, chance = many_tables.a_match("factions", "hh"), random.Random(4)
    for _ in range(30):
        answer(factions_match, chance)
    factions_table, view = factions_match.state.table, factions_match.view(0).table
    unit = next(one for one in factions_table.units.values() if one.seat == 1 and not one.is_capital)
    entry = Entry(900, 1, "trigger", unit.key, unit=unit.id, word="life_drain")
    left_stack = factions_cards.EntryLeft(900, "resolved", "nowhere")
    events = (factions_cards.EntryAdded(entry), left_stack, factions.MoveDeclared(unit.id, 3))
    assert lines_of("factions", factions_table, *events)[0].text.endswith(" goes on the stack, without effect.")
    build, combat = factions.PhaseBegan(1, "build"), factions.PhaseBegan(0, "combat")
    for events, told in (
        ((build, combat), ["Amber builds nothing."]),
        ((build,), ["Amber builds."]),
        ((build, factions_cards.BuildGained(1, 1, "productive")), ["Amber gains 1 build point from workers."]),
        ((build, factions_cards.BuildGained(1, 20, "upkeep")), ["Amber gains 20 build points."]),
    ):
        recap = recap_of(Driver(), factions_match, 0)
        assert list(told_of(recap, view, *events)) == told


def test_in_arena_who_was_chosen_and_what_was_buried_with_an_army_is_told() -> None:
    table = a_table("arena", 40)
    other = next(one for one in table.figures.values() if one.seat == 1 and one.zone == "field")
    table = replace(table, turn=replace(table.turn, phase="choose", seat=1))
    chosen, ended = arena.ArmyChosen(1, other.army), arena.MoveEnded(other.id, counts=True)
    [line] = lines_of("arena", table, chosen)
    assert line.text.startswith("Amber chooses ")
    [line] = lines_of("arena", table, chosen, ended)
    assert " has moved to " in line.text
    card, other_card, *_ = table.cards
    name = SPELL_CARDS[table.cards[card].key].name
    [line] = lines_of("arena", table, arena_cards.EnchantmentsBuried(other.army, (card,), ()))
    assert line.text.startswith(f"{name} on ") and line.text.endswith(" goes to the graveyard.")
    [line] = lines_of("arena", table, arena_cards.EnchantmentsBuried(other.army, (card,), (other_card,)))
    assert line.text.startswith(f"{name} and {card_name(table, other_card)} on ") and line.text.endswith(
        " go to the graveyard."
    )
