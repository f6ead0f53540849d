"""Scenarios on tables of cards: where drawn cards lie, what is wrong with them, and how a match begins."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.app.files import folders
from game.app.maps.reading import MapFile, read_map
from game.app.maps.scenarios import scenario_named
from game.app.matches.match import Match, Seating
from game.app.matches.scenarios import begin_scenario
from game.core.scenario.words import ending_words
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state.scenario_events import CardArrived
from game.rules.heroes.events import PermanentEntered, PermanentLeft
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state.table import Permanent

MAPS = folders.program_folder() / "maps"
PEOPLE = ("human", "human")


def changed(folder: Path, name: str, *changes: tuple[str, str]) -> MapFile:
    """Return a shipped scenario's map with parts of its text changed, as it is read."""
    text = (MAPS / name).read_text(encoding="utf-8").replace("../../tilesets", str(MAPS / "tilesets"))
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after, 1)
    path = folder / "changed.tmx"
    path.write_text(text, encoding="utf-8")
    return read_map(path)


BARROW, ROPE = "crawler/scenarios/the_wights_barrow.tmx", "crawler/scenarios/the_captains_rope.tmx"
FERRY, FORD = "heroes/scenarios/the_last_ferry.tmx", "factions/scenarios/the_middle_ford.tmx"
KNIGHT, DOB = 'name="card" value="Hedge Knight"/>', 'name="card" value="Ferryman Dob"/>'


def said(card: str, **words: str) -> str:
    """Return a card's property with further ones after it."""
    return card + "".join(f'<property name="{name}" value="{value}"/>' for name, value in words.items())


WRONG = {
    "a piece on a table": (BARROW, 'class="Card"', 'class="Piece"', "a Card is expected"),
    "an unknown card": (BARROW, 'value="Hedge Knight"', 'value="Hedge Knigth"', "Hedge Knight"),
    "a card on the wrong area": (BARROW, 'value="Hedge Knight"', 'value="Zombie"', "cannot lie in the marching order"),
    "an unknown zone": (ROPE, KNIGHT, said(KNIGHT, zone="hnd"), '"zone" is "hnd"'),
    "an unknown mark": (ROPE, KNIGHT, said(KNIGHT, marks="poisn 2"), '"poisn" is no mark'),
    "a mark of the wrong kind": (ROPE, KNIGHT, said(KNIGHT, marks="poison much"), "marks.poison"),
    "more wounds than life": (ROPE, KNIGHT, said(KNIGHT, damage="9"), "less than its Life"),
    "a card in a hand that is pointed at": (FERRY, DOB, said(DOB, zone="hand"), "only cards in play can be pointed at"),
    "two heroes of a seat": (
        FERRY,
        'name="played_by"',
        'name="list" value="Nobody"/><property name="played_by"',
        "one",
    ),
    "an unknown faction": (FORD, 'name="list" value="Kingdom"', 'name="list" value="Kingdon"', "Kingdom"),
    "both seats of one side": (FORD, '"side" type="int" value="2"', '"side" type="int" value="1"', "sides 1 and 2"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_mistake_is_reported(tmp_path: Path, what: str) -> None:
    name, before, after, expected = WRONG[what]
    found = changed(tmp_path, name, (before, after))
    told = [str(problem) for problem in found.errors]
    assert not found.scenarios and any(expected in line for line in told), told


def begun(name: str, game: str) -> Match:
    return begin_scenario(scenario_named(name, game), PEOPLE[: 1 if game == "crawler" else 2])


def test_a_dungeon_deck_is_drawn_with_its_lowest_cards_in_order() -> None:
    table = begun("the_wights_barrow", "crawler").state.table
    lowest = [table.cards[number] for number in table.dungeon_deck[:3]]
    assert lowest == ["fire_rune", "hollow_soul", "ashen_wight"] and len(table.dungeon_deck) == 19
    assert [one.key for one in table.party] == ["hedge_knight", "gallows_captain", "shrine_keeper", "ember_adept"]
    assert len(table.hand) == 5 and {table.cards[one.id] for one in table.encounter} >= {"zombie", "graveyard"}
    wight = table.scenario.script.objectives[0].pieces[0]
    assert table.scenario.numbers[wight] == table.dungeon_deck[2]


def test_the_briefing_says_what_always_ends_the_match() -> None:
    script = scenario_named("the_captains_rope", "crawler").drawn.script
    assert "or the death of the whole party" in ending_words(script, ("We",))


def test_a_freed_prisoner_joins_the_party_once_all_guards_have_fallen() -> None:
    listed = scenario_named("the_captains_rope", "crawler")
    freed = []
    for seed in range(4):
        match = Match.new(CRAWLER, listed.drawn.setup, (Seating("We", "greedy"),), seed)
        came = []
        while match.asked is not None:
            match.players.step()
            came += [event for batch in match.happened for event in batch if isinstance(event, CardArrived)]
        table = match.state.table
        met = table.scenario.objectives[0].status == "met"
        assert met == any(event.key == "gallows_captain" for event in came)
        assert table.size == len(table.party) + len(table.fallen) == 3 + met
        freed.append(met)
    assert any(freed)


def test_heroes_stand_with_their_resources_and_the_drawn_allies() -> None:
    table = begun("the_last_ferry", "heroes").state.table
    assert [len(player.resources) for player in table.players] == [2, 1]
    assert all(one.is_hidden for one in table.players[0].resources)
    names = [one.record.name for one in table.permanents.values() if one.seat == 0]
    assert names.count("Ferryman Dob") == 2 and names[0] == "Captain Osric Vane"
    dob = table.scenario.script.objectives[0].pieces[0]
    assert table.permanents[table.scenario.numbers[dob]].record.name == "Ferryman Dob"
    assert table.turn.seat == 0 and table.turn.number == 1


def test_an_ally_that_comes_again_from_a_hand_is_the_same_piece() -> None:
    # rule: scenario/away
    table = begun("the_last_ferry", "heroes").state.table
    dob, brother = table.scenario.script.objectives[0].pieces
    left = table.permanents[table.scenario.numbers[dob]]
    away = HEROES.apply(table, PermanentLeft(left.id, "returned", kept=left.card, owner=0))
    assert [one.piece for one in away.scenario.away] == [dob] and away.scenario.objectives[0].verdict == "open"
    again = Permanent(902, left.key, 0, left.card)
    for other in (replace(again, seat=1), replace(again, card=0), replace(again, key="lamplighter_recruit")):
        after = HEROES.apply(away, PermanentEntered(other, "chain"))
        assert after.scenario.numbers[dob] == 0, "of the other seat, a token, another card"
    back = HEROES.apply(away, PermanentEntered(again, "chain"))
    assert back.scenario.numbers[dob] == 902 and back.scenario.away == ()
    last = table.scenario.numbers[brother]
    fallen = HEROES.apply(HEROES.apply(back, PermanentLeft(last, "destroyed")), PermanentLeft(902, "destroyed"))
    assert [one.verdict for one in fallen.scenario.objectives] == ["failed", "met"]


def test_units_stand_in_their_zones_and_a_zone_is_a_region() -> None:
    table = begun("the_middle_ford", "factions").state.table
    standing = {(unit.record.name, unit.zone) for unit in table.units.values() if not unit.is_capital}
    ours, theirs = {("Field Medic", 1), ("Knight", 2), ("Squire", 2)}, {("Elite Orc Warrior", 4), ("Orc Grunt", 4)}
    assert standing == ours | theirs | {("Troll Shaman", 5)}
    assert [len(player.hand) for player in table.players] == [7, 7]
    assert [region.spaces for region in table.scenario.script.regions] == [((2, 0),), ((4, 0),), ((3, 0),)]
