"""What a seat is told of since its last turn: which lines are news, in which order, and whose they are."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.app.maps.scenarios import list_scenarios
from game.app.matches.match import Match, Seating
from game.app.simulation.scenarios import begin_scenario
from game.core.commands import Concede
from game.core.dice import Dice
from game.core.events import row_of
from game.core.scenario.events import Scored, Told
from game.core.sentences import Said
from game.rules.arena.state.events import FigurePlaced
from game.rules.crawler.state.card_events import DungeonCardLeft
from game.rules.crawler.state.events import CardsActivated, CardsReset
from game.rules.crawler.state.scenario_events import CardArrived
from game.rules.factions.state.card_events import MagicGained, MagicSpent
from game.rules.factions.state.events import ActivationBegan, MoveBought, PowerGathered, UnitEntered, UnitMoved
from game.rules.heroes.events import PermanentLeft
from game.rules.skirmish.card_events import ActionDeclared
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.events import CreatureDestroyed, CreatureMoved, CreaturesUntapped, DamageDealt, Manner
from game.rules.skirmish.state.table import Action, Strike
from game.ui.games.counting import NO_COUNTS, NOBODY, Counted, Driven, Fell, Hurt, Joined, Lost, Noted, Played, Rolled
from game.ui.games.game_ui import game_ui_of, screen_for
from game.ui.panels.log_panel import LogPanel
from game.ui.recaps.doers import Causes, Naming
from game.ui.recaps.heard import Heard
from game.ui.recaps.lines import AT_OWN, DICE, ELSEWHERE, Line, few
from game.ui.screens.game_screen import LogLine
from game.ui.screens.items import Item, piece
from game.ui.table.following import Following
from game.ui.table.news import MOST
from game.ui.table.recap import FIRST_HEADING, HEADING, Recap
from game.ui.table.traces import Traces
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table
from tests.ui.recaps.parts import a_line
from tests.ui.table import many_tables

GAMES = (("skirmish", "hh"), ("arena", "hh"), ("factions", "hh"), ("crawler", "hh"), ("heroes", "hh"))


#: Events by which pieces come to the table.
CAME = {
    "skirmish": "CreatureDeployed",
    "arena": "ArmySummoned",
    "factions": "UnitEntered",
    "crawler": "DungeonCardEntered",
    "heroes": "PermanentEntered",
}


def answer(match: Match, chance: random.Random) -> None:
    assert match.asked is not None
    legal = [one for one in match.answers(match.asked) if not isinstance(one, Concede)]
    assert match.submit(match.asked, chance.choice(legal)) is None


def recap_of(driver: Driver, match: Match, seat: int) -> Recap:
    screen = screen_for(match, "walnut")
    following = Following(match, screen, LogPanel())
    following.sit(seat)
    screen.sit(seat)
    recap = Recap(driver.app, following)
    recap.show()
    return recap


def moments(driver: Driver, game: str, kinds: str, answers: int = 90) -> Iterator[tuple[Match, int, Recap]]:
    """Play a random match; give the recap of the seat that is asked whenever another one has answered before."""
    more = {"seats": [{} for _ in kinds]} if game == "crawler" else {}
    match, chance = many_tables.a_match(game, kinds, **more), random.Random(4)
    for _ in range(answers):
        if match.asked is None:
            return
        if match.given and match.given[-1].seat != match.asked:
            yield match, match.asked, recap_of(driver, match, match.asked)
        answer(match, chance)


#: How lines begin that sum up others.
SUMS = ("Hurt: ", "Others hurt: ", "Fallen: ", "New in your hand: ")


def bare(text: str) -> str:
    """Return a line of the recap without what it adds to that of the log: who dealt damage, whose it is, and why."""
    return re.sub(r"(?<=damage) from [^.:;,(]*", "", re.sub(r" \((?:[^()]|\([^()]*\))*\)", "", text))


def is_told(line: str, told: list[str], names: tuple[str, ...]) -> bool:
    """Return whether a recap's line is one of the log, or several in one, with how often or whose."""
    # What was gained at once is in one.
    line = re.sub(r" gains \d+ build points \((\d+)[^)]*\)", r" gains \1 build points", line)
    line, told = bare(line).replace(", without effect", ""), [bare(one) for one in told]
    whose = next((name for name in names if line.startswith((f"{name} ", f"{name}: "))), "")
    line = re.sub(r" \(\d+ times\)|\b\d+ of (?=[A-Z])", "", line).replace(" come into play", " comes into play")
    line = next((line.removeprefix(f"{name}: ") for name in names if line.startswith(f"{name}: ")), line)
    # Within a line an article is written small.
    told = [re.sub(r"^The(?= [a-z])", "the", one) for one in told]
    line = re.sub(r"^((?:Round \d+: )?)The(?= [a-z])", r"\1the", line)
    doers, _, done = line.partition(" are ")
    first, *more = f"{line.removesuffix('.')}.".split("; ")
    is_of_one = f"{first.removesuffix('.')}." in told and all(any(rest in one for one in told) for rest in more)
    # All that one seat did.
    items = re.split(r"; |, | and ", line.removeprefix(whose).lstrip(": ").removesuffix("."))
    bare_of = r"^(Round \d+: )?([Aa]nother|[Aa] third|[Aa] fourth) |^Round \d+: |^(\w+ )?moves ?(another )?| moves$"
    items = [re.sub(bare_of, "", item) for item in items]
    is_of_seat = all(any(item in one for one in told) for item in items)
    return (
        line in told
        or is_of_one
        or is_of_seat
        or line == f"{whose} does nothing."
        or all(f"{doer} is {done}" in told for doer in re.split(", | and ", doers))
    )


@pytest.mark.parametrize(("game", "kinds"), GAMES)
def test_it_tells_a_few_lines_that_the_seat_was_told_and_lights_who_came(game: str, kinds: str) -> None:
    driver, count, came = Driver(), 0, set[str]()
    for match, seat, recap in moments(driver, game, kinds):
        for table, batch in match.sent.since(seat, recap.since):
            for event in batch:
                joined = [one for one in counted_as(game, event, table) if isinstance(one, Joined)]
                assert {piece(number) for one in joined for number in one.pieces} <= set(recap.news.traces.lit)
                came |= {type(event).__name__ for _ in joined}
                table = match.game.apply(table, event)
        assert len(recap.lines) <= MOST and len(set(recap.lines)) == len(recap.lines)
        following = Following(match, screen_for(match, "walnut"), LogPanel())
        following.sit(seat)
        told = [line.text for line in following.log.lines]
        for line in recap.lines:
            assert line.startswith(SUMS) or is_told(line, told, match.players.names), line
        count += bool(recap.lines)
    assert count and came - {"StartingCreaturePlaced", "FigurePlaced"} == {CAME[game]}


def test_what_fell_of_ones_own_is_told_first() -> None:
    driver, seen = Driver(), 0
    for match, seat, recap in moments(driver, "skirmish", "hh", 700):
        fallen = []
        for table, batch in match.sent.since(seat, recap.since):
            for event in batch:
                tell = recap.news.counts.rows.get(type(event)) if recap.news.counts is not None else None
                if callable(tell) and any(isinstance(one, Fell) and one.of == seat for one in tell(event, table)):
                    line = recap.following.screen.log_line(table, event)
                    fallen += [line.text] if line is not None else []
                table = match.game.apply(table, event)
        if fallen:
            assert bare(fallen[0]) in bare(recap.lines[0]), "after what did it, where nobody did"
            seen += 1
    assert seen


def counted_as(game: str, event: Any, table: Any) -> list[Any]:
    """Return what an event counts for, by its game's rows."""
    counts = game_ui_of(game).counts
    assert counts is not None
    tell = row_of(counts().rows, event)
    return list(tell(event, table)) if tell is not None else []


def test_what_others_do_to_ones_own_is_worse_than_dice_and_what_they_do_elsewhere() -> None:
    match = many_tables.a_match("skirmish", "hh")
    recap, seat = recap_of(Driver(), match, 0), match.asked or 0
    other = 1 - seat
    ranks: dict[Counted, int] = {
        Fell(seat, 1, ""): 0, Lost(seat): 1, Hurt(other, seat, 1, 5): 1, Hurt(other, seat, 1, 0): ELSEWHERE,
        Driven(seat, 1, ()): 2, Fell(other, 1, ""): 2, Played(other): 3, Joined(other): 3, Noted(other): 3,
        Lost(other): AT_OWN, Hurt(seat, other, 1, 5): AT_OWN, Driven(other, 1, ()): ELSEWHERE,
        Rolled(other, 2, 3): DICE,
    }  # fmt: skip
    assert {one: recap.news.rank([one]) for one in ranks} == ranks and recap.news.rank([]) == ELSEWHERE
    assert sorted({*ranks.values()}) == [0, 1, 2, 3, AT_OWN, ELSEWHERE, DICE]
    party = recap_of(Driver(), many_tables.a_match("crawler", "hh", seats=[{}, {}]), 0)
    assert [party.news.rank([one]) for one in (Fell(1, 1, ""), Lost(1), Fell(-1, 1, ""))] == [0, 1, 2], "all win as one"
    while not match.state.table.creatures:
        answer(match, random.Random(4))
    table = match.state.table
    one = next(iter(table.creatures.values()))
    ways: list[tuple[Manner, bool]] = [("slide", True), ("move", False)]
    for manner, is_driven in ways:
        event, way = CreatureMoved(one.id, ((4, 3), (5, 3)), manner), (one.cell, (4, 3), (5, 3))
        counted = counted_as("skirmish", event, table)
        assert counted == ([Driven(one.seat, one.id, way)] if is_driven else [])
        traces = Traces()
        traces.add(screen_for(match, "walnut"), table, event, counted, one.seat)
        assert (way in [each.cells for each in traces.ways.values()]) is is_driven


def told_of(recap: Recap, table: Any, *events: Any) -> tuple[str, ...]:
    """Return the lines for these events, which others brought about on a table."""
    recap.following.match.sent.since = lambda seat, answers: iter([(table, events)])  # type: ignore[method-assign]
    return recap.news.lines(0)


def a_table_of_skirmish() -> tuple[Match, list[Any], list[Any]]:
    """Return a match of Skirmish with all starting creatures, those of the first seat and the others."""
    match, chance = many_tables.a_match("skirmish", "hh"), random.Random(4)
    while not match.state.table.turn.number:
        answer(match, chance)
    creatures = match.state.table.creatures.values()
    return match, [one for one in creatures if not one.seat], [one for one in creatures if one.seat]


def test_two_blows_are_told_one_by_one_and_more_are_summed_up() -> None:
    match, own, foes = a_table_of_skirmish()
    recap, table, foe = recap_of(Driver(), match, 0), match.state.table, foes[0].id
    blows = [DamageDealt(0, foe, one.id, 5, 0, "melee") for one in (own[0], own[1], own[0])]
    names = [CREATURES[one.key].name for one in own]
    plain = told_of(recap, table, *blows[:2])
    assert len(plain) == 2 and all(" deals 5 damage to " in line for line in plain)
    assert [recap.news.looks[line] for line in plain] == [("wound", 1), ("wound", 1)]
    blows[2] = msgspec.structs.replace(blows[2], amount=10)
    [summed] = told_of(recap, table, *blows)
    dealer = CREATURES[foes[0].key].name
    told = f"Hurt: {names[0]} by 5 + 10 from {dealer}; {names[1]} by 5 from {dealer}."
    assert (summed, recap.news.looks[summed]) == (told, ("wound", 0))
    first, other = told_of(recap, table, *blows[:2], CreatureDestroyed(own[0].id, (foe,)))
    assert first.endswith(f" is destroyed by {dealer} (5 damage).") and recap.news.looks[first] == ("graveyard", 0)
    assert recap.news.looks[other][0] == "wound", "its fall tells of the blow to what fell"
    stung = DamageDealt(0, 0, own[0].id, 5, 0, "plain")
    [whole] = told_of(recap, table, stung, CreatureDestroyed(own[0].id, ()))
    names = (CREATURES[own[0].key].name, match.players.names[0])
    assert whole == f"{names[0]} takes 5 damage from an attached card: {names[0]} ({names[1]}) is destroyed."
    assert recap.news.looks[whole][0] == "graveyard"


def test_what_one_seat_did_stands_in_one_line_where_there_is_not_room_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    match, own, foes = a_table_of_skirmish()
    recap, name = recap_of(Driver(), match, 0), match.players.names[1]
    table, by = match.state.table, own[0].id
    fallen = [CreatureDestroyed(one.id, (by,)) for one in foes[:3]]
    plain = told_of(recap, table, *fallen)
    assert len(plain) == len({one.key for one in foes[:3]}), "there is room for each"
    monkeypatch.setattr("game.ui.table.news.MOST", 2)
    blows = [DamageDealt(0, by, one.id, number, 0, "melee") for number in range(1, 4) for one in foes[:4]]
    first, *others = told_of(recap, table, *blows, *fallen)
    dealt = f"by 1 + 2 + 3 from {CREATURES[own[0].key].name}"
    assert others == [f"Others hurt: {CREATURES[foes[3].key].name} ({name}) {dealt}."]
    falls = [f"{CREATURES[one.key].name} ({name}) is destroyed by " for one in foes[:3]]
    assert [first.find(fall) >= 0 for fall in falls] == [True] * 3 and recap.news.left_out == 0
    plain = told_of(recap, table, *blows[:4], *[CreatureDestroyed(one.id, (foes[0].id,)) for one in own[:3]])
    assert plain[0].startswith("Fallen: ") and recap.news.looks[plain[0]] == ("graveyard", 0)


def test_what_was_done_in_a_turn_is_told_as_it_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.table.news.MOST", 1)
    match, own, foes = a_table_of_skirmish()
    recap, table = recap_of(Driver(), match, 0), match.state.table
    aims = [(foes[0].id, own[0].id), (foes[0].id, foes[1].id)]
    events = [
        ActionDeclared(Action(number, 1, by, table.creatures[by].key, "attack", strike=Strike("melee"), targets=(at,)))
        for number, (by, at) in enumerate(aims, 1)
    ]
    for order in (events, events[::-1]):
        [line] = told_of(recap, table, *order)
        texts = [told.text[:-1].partition(" attacks ")[2] for told in lines_of(recap, table, order)]
        assert line.endswith(f" attacks {texts[0]} and {texts[1]}."), "both, as they happened"


@pytest.mark.parametrize("game", ["skirmish", "heroes"])
def test_cards_that_were_drawn_and_piles_that_grew_are_lit(game: str) -> None:
    seen: set[str] = set()
    driver = Driver()
    for match, seat, recap in moments(driver, game, "hh", 200):
        before = next((table for table, _ in match.sent.since(seat, recap.since)), None)
        if before is None:
            continue
        now, lit = match.view(seat).table, set(recap.news.traces.lit)
        held = {number for hand in _HANDS[game] for number in getattr(now.players[seat], hand)}
        held -= {number for hand in _HANDS[game] for number in getattr(before.players[seat], hand)}
        assert {item.number for item in lit if item.sort == "card"} == held
        piles = {
            Item("place", owner, name=pile)
            for owner in (0, 1)
            for pile in ("graveyard", *(_HANDS[game] if owner != seat else ()))
            if len(getattr(now.players[owner], pile)) > len(getattr(before.players[owner], pile))
        }
        assert {item for item in lit if item.sort == "place" and item.name != "discard"} == piles
        seen |= {"hand"} if held else set()
        seen |= {item.name for item in piles}
    assert {"hand", "graveyard"} <= seen


#: What each game calls the cards that a seat holds.
_HANDS = {"skirmish": ("hand", "reserve"), "heroes": ("hand",)}


@pytest.mark.parametrize(
    ("game", "name"), [("skirmish", "discard"), ("heroes", "graveyard"), ("crawler", "crawler grave")]
)
def test_a_pile_has_a_frame_on_the_board_or_on_its_strip(game: str, name: str) -> None:
    more = {"seats": [{}, {}]} if game == "crawler" else {}
    driver, scene = at_the_table(many_tables.a_match(game, "hc", **more), (1280, 720))
    driver.frames(3)
    frame = scene.drawing.spots.frame_of(Item("place", 0, name=name))
    assert frame is not None and driver.app.display.screen.get_rect().contains(frame)
    assert scene.laying.layout.own.contains(frame) is (game == "skirmish")
    assert scene.drawing.spots.frame_of(Item("place", 0, name="nowhere")) is None


def test_an_ally_that_is_sent_back_to_the_hand_is_lost() -> None:
    match, chance = many_tables.a_match("heroes", "hh"), random.Random(4)
    while not any(one.record.is_character for one in match.state.table.permanents.values() if one.card):
        answer(match, chance)
    table = match.state.table
    for one in table.permanents.values():
        assert counted_as("heroes", PermanentLeft(one.id, "returned"), table) == [Lost(one.seat)]


def test_what_the_card_that_was_played_tells_is_told_once() -> None:
    rows: list[tuple[str, Any, bool]] = [
        ("factions", UnitEntered(None, "deployed"), False),
        ("factions", UnitEntered(None, "raised"), True),
        ("factions", PowerGathered(1, 10), False),
        ("factions", MagicSpent(1, 1, "movement"), False),
        ("factions", MagicSpent(1, 1, "Fireball"), True),
        ("factions", MagicGained(1, 1, "renewal"), True),
        ("factions", MagicGained(1, 1, "roll"), True),
        ("crawler", CardsActivated((1,)), False),
        ("crawler", CardsActivated((1,), by=2), True),
        ("crawler", CardsReset((1,)), False),
        ("crawler", CardsReset((1,), by=2), True),
        ("crawler", DungeonCardLeft(1, "grave", "slain"), False),
        ("crawler", DungeonCardLeft(1, "grave", "end"), True),
        ("arena", FigurePlaced(1, (), "summoned"), False),
        ("arena", FigurePlaced(1, (), "exchanged"), True),
    ]
    for game, event, is_told in rows:
        counts = game_ui_of(game).counts
        assert counts is not None and counts().repeats(event) is not is_told


def test_a_march_with_a_zone_that_was_bought_is_one_way() -> None:
    match, chance = many_tables.a_match("factions", "hh"), random.Random(4)
    while not [one for one in match.state.table.units.values() if one.seat and not one.is_capital]:
        answer(match, chance)
    table = match.state.table
    unit = next(one for one in table.units.values() if one.seat and not one.is_capital)
    ways = [UnitMoved(unit.id, zone, "move") for zone in (4, 3)]
    began, bought = ActivationBegan(unit.id, 1), (MagicSpent(unit.id, 1, "movement"), MoveBought(unit.id))
    assert told_of(recap_of(Driver(), match, 0), table, began, ways[0], *bought, ways[1]) == (
        f"{unit.record.name} goes to zone 3.",
    )


def test_an_attack_on_ones_own_is_about_both() -> None:
    match, chance = many_tables.a_match("heroes", "hh"), random.Random(4)
    lines = dict[str, LogLine]()
    while not lines:
        given, table = len(match.given), match.state.table
        answer(match, chance)
        for before, batch in match.sent.since(0, given):
            found = lines_of(recap_of(Driver(), match, 0), before, batch)
            lines |= {line.text: line for line in found if " proposes a combat: " in line.text}
    [line] = lines.values()
    assert {table.permanents[number].seat for number in line.about} == {0, 1}


def test_what_comes_to_the_dungeon_is_not_a_players_and_what_leaves_it_alive_is_news() -> None:
    match = many_tables.a_match("crawler", "hh", seats=[{}, {}])
    recap, table, key = recap_of(Driver(), match, 0), match.state.table, "phantom"
    lines = told_of(recap, table, CardArrived(2, 0, 900, key), CardArrived(2, 0, 901, "mire_lurker"))
    assert [recap.news.looks[line] for line in lines] == [("", -1), ("", -1)]
    assert len(few(recap.news._events(0), match.players.names, 1)) == 1, "whose line it is can be asked"
    for why, counted in (("bribe", [Noted(-1)]), ("slain", []), ("end", [])):
        assert counted_as("crawler", DungeonCardLeft(1, "grave", why), table) == counted


def test_it_tells_what_others_did_last_in_its_order_and_equal_lines_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.table.news.MOST", 4)
    match, chance = many_tables.a_match("skirmish", "hh"), random.Random(4)
    while not (match.asked == match.state.table.turn.seat == 0 and match.state.table.turn.number > 2):
        answer(match, chance)
    recap = recap_of(Driver(), match, 0)
    assert recap.news.counts is not None
    recap.news.counts = msgspec.structs.replace(recap.news.counts, aside=(), latest=())
    recap.show()
    batches = list(match.sent.since(0, recap.since))
    told = [line for table, batch in batches for line in lines_of(recap, table, batch)]
    own = [line.text for line in told[max(n for n, line in enumerate(told) if line.seat == 1) + 1 :]]
    assert own and not set(own) & set(recap.lines), "what its own turn begins with is left out"
    recap.news.rank = lambda _: 1  # type: ignore[method-assign]
    plain = [re.sub(r" \(\d+ times\)", "", line) for line in recap.news.lines(recap.since)]
    texts = [line.text for line in told]
    last = [text for number, text in enumerate(texts) if text not in texts[number + 1 :]]
    done = [text.removesuffix(".").partition(" ")[2] for text in last]
    places = [" ".join(plain).find(text.removeprefix("Defender ")) for text in done]
    assert len(last) > 4 and places == sorted(places) and places[0] >= 0, "all, in their order"
    texts = ["A spider comes.", "It waits!", "A spider comes."]
    for seats, lines in (
        ((-1, -1), ("A spider comes (2 times).", "It waits!")),
        ((0, 1), ("Blue: A spider comes.", "It waits!", "Amber: A spider comes.")),
    ):
        events = [a_line(3, text, seat) for text, seat in zip(texts, (seats[0], -1, seats[1]), strict=True)]
        recap.news._events = lambda _, events=events: events  # type: ignore[method-assign,misc]
        assert recap.news.lines(0) == lines


def test_what_happens_in_every_turn_is_left_out_and_of_the_ways_of_a_piece_the_last_is_told() -> None:
    told: dict[str, set[str]] = {"left out": set(), "told": set()}
    for match, seat, recap in moments(Driver(), "skirmish", "hh", 300):
        for table, batch in match.sent.since(seat, recap.since):
            for event in batch:
                line = recap.following.screen.log_line(table, event)
                is_aside = recap.news.counts is not None and isinstance(event, recap.news.counts.aside)
                is_aside = is_aside and not counted_as("skirmish", event, table)
                if line is not None and not line.heading:
                    told["left out" if is_aside else "told"].add(line.text)
                table = match.game.apply(table, event)
        texts = [line.text for line in recap.news._events(recap.since)]
        left_out = told["left out"] - told["told"]
        assert not set(texts) & left_out or set(texts) <= left_out, "only where nothing else is told"
        lines = recap.news._events(recap.since)
        for number in {line.number for line in lines if line.goer}:
            goes = [bool(line.goer) for line in lines if line.number == number]
            assert (True, True) not in pairwise(goes), "but where it did something in between"
    assert told["left out"] and told["told"]


def lines_of(recap: Recap, table: Any, batch: Iterable[Any]) -> list[LogLine]:
    """Return the log's lines for a batch of events, headings left out."""
    lines = []
    for event in batch:
        line = recap.following.screen.log_line(table, event)
        lines += [line] if line is not None and not line.heading else []
        table = recap.following.match.game.apply(table, event)
    return lines


def test_what_was_announced_is_no_news_when_it_is_done_but_words_of_a_scenario_are() -> None:
    match = many_tables.a_match("skirmish", "hh")
    recap = recap_of(Driver(), match, 0)
    sentences = (
        Said("Amber", "proposes a combat:", Said("Blue", "fights")),
        *(Said(one, "fights") for one in ("Blue", "Red")),
    )
    texts = ["Amber proposes a combat: Blue fights.", "Blue fights.", "Red fights."]
    events, said = [Told(text) for text in texts], dict(zip(texts, sentences, strict=True))
    recap.following.screen.log_line = (  # type: ignore[method-assign]
        lambda table, event: LogLine(said[event.words])
    )
    assert told_of(recap, match.state.table, *events) == (texts[0], texts[2])
    assert [line.rank for line in recap.news._events(0)] == [3, 3]
    recap.following.screen.log_line = lambda table, event: LogLine(f"{event.amount} points.")  # type: ignore[method-assign]
    told_of(recap, match.state.table, Scored(1, 2))
    assert [line.rank for line in recap.news._events(0)] == [2], "what decides the match comes before what was played"


def test_a_card_that_was_drawn_is_told_where_nothing_else_is_news() -> None:
    driver, count = Driver(), 0
    for match, seat, recap in moments(driver, "heroes", "hh", 300):
        if recap.lines and recap.lines[0].startswith("New in your hand: "):
            count += 1
            held = {one.number: one.face.name for one in recap.following.screen.held(match.view(seat))}
            new = [held[item.number] for item in recap.news.traces.lit if item.sort == "card"]
            assert len(recap.lines) == 1 and new and all(name in recap.lines[0] for name in new)
        assert recap.lines or not any(item.sort == "card" for item in recap.news.traces.lit)
    assert count


@pytest.mark.parametrize("game", ["skirmish", "arena", "factions", "crawler", "heroes"])
def test_it_tells_what_became_of_the_figures_of_the_strips_and_whether_one_had_a_turn(game: str) -> None:
    more = {"seats": [{}, {}]} if game == "crawler" else {}
    driver, match, chance = Driver(), many_tables.a_match(game, "hh", **more), random.Random(4)
    begun, had, seen = set[int](), set[int](), set[str]()
    for _ in range(90):
        if (seat := match.asked) is None:
            break
        recap, view = recap_of(driver, match, seat), match.view(seat)
        screen = recap.following.screen
        first = next((table for table, _ in match.sent.since(seat, recap.since)), view.table)
        for one in recap.news.shifted:
            for table, figure in ((first, one.before), (view.table, one.now)):
                assert figure in screen.seat_figures(table, one.seat, seat).counters
            told = f"{one.before.shown} to {one.now.shown}" in recap.figures
            assert one.before.shown != one.now.shown and told == (recap.heading == HEADING), "no figure was before"
            assert not one.now.is_pile and one.now.back is None, "cards that lie somewhere are lit there"
        if recap.lines:
            assert recap.said == tuple(line for line in (*recap.lines, *recap.threats, recap.figures) if line)
            seen |= {"figures"} if recap.figures else set()
            seen.add(recap.heading)
            assert recap.heading == (HEADING if seat in had else FIRST_HEADING)
        if screen.turn_number(view.table):
            begun |= {0, 1} if game == "crawler" else {screen.turn_figures(view.table).seat}
        had |= begun & {seat}
        answer(match, chance)
    assert seen == {"figures", HEADING, FIRST_HEADING}


def test_a_seat_that_has_just_answered_is_told_nothing() -> None:
    driver, match, chance = Driver(), many_tables.a_match("skirmish", "hh"), random.Random(4)
    answer(match, chance)
    assert recap_of(driver, match, match.given[-1].seat).lines == ()


def shown(recap: Recap) -> tuple[object, ...]:
    """Return what is told, and shown on the board."""
    traces = recap.news.traces
    return recap.heading, recap.lines, recap.figures, recap.news.left_out, traces.ways, traces.lit, traces.stones


def a_scenario(game: str) -> Match:
    """Return a shipped scenario of several seats, after its first moves, where something has happened already."""
    shipped = next(one for one in list_scenarios(game) if len(one.drawn.seats) > 1)
    match, chance = begin_scenario(shipped, "greedy", 5), random.Random(4)
    for _ in range(25):
        answer(match, chance)
    return match


@pytest.mark.parametrize("is_drawn", [False, True])
@pytest.mark.parametrize("game", ["skirmish", "heroes", "factions", "arena", "crawler"])
def test_two_worlds_that_look_alike_to_a_seat_have_the_same_recap(game: str, *, is_drawn: bool) -> None:
    more = {"seats": [{}, {}]} if game == "crawler" else {}
    match = a_scenario(game) if is_drawn else many_tables.a_match(game, "hh", **more)
    driver, chance = Driver(), random.Random(7)
    compared = 0
    for number in range(35):
        if match.asked is None:
            break
        asked, seat = match.asked, (match.asked + 1) % len(match.opening.seatings)
        dealt = match.game.redeal(match.state, seat, Dice(number))
        worlds = [Match.from_state(match.game, state, match.opening.seatings) for state in (match.state, dealt)]
        for _ in range(4):
            if any(world.asked != asked for world in worlds):
                break
            common = [one for one in worlds[0].answers(asked) if one in worlds[1].answers(asked)]
            common = [one for one in common if not isinstance(one, Concede)]
            if not common:
                break
            given = chance.choice(common)
            for world in worlds:
                assert world.submit(asked, given) is None
        queues = [world.sent.queue(seat).since(0) for world in worlds]
        if queues[0] == queues[1]:
            first, second = (recap_of(driver, world, seat) for world in worlds)
            assert shown(first) == shown(second)
            assert list(first._work) == list(second._work), "what is threatened"
            compared += bool(first.lines)
        answer(match, chance)
    assert compared


def test_where_four_play_each_of_the_others_has_a_line() -> None:
    match, *_ = a_table_of_skirmish()
    assert recap_of(Driver(), match, 0).news._most == MOST
    melee = recap_of(Driver(), many_tables.a_match("arena", "hhhh"), 0)
    assert melee.news._most == MOST + len(melee.following.match.players.names) - 3


def test_a_fall_tells_whose_doing_it_was_and_what_is_no_news_stands_alone() -> None:
    match, own, foes = a_table_of_skirmish()
    recap, table, names = recap_of(Driver(), match, 0), match.state.table, match.players.names
    assert told_of(recap, table, CreaturesUntapped((foes[0].id,), "card")) == (
        f"{CREATURES[foes[0].key].name} untaps.",
    )
    causes = Causes(Naming(match, recap.following.screen, 0, recap.news.counts))
    fell, fall = Fell(1, foes[0].id, ""), Said("An elf", "is destroyed")

    def note(*parts: str, about: tuple[int, ...] = (), **more: Any) -> None:
        causes.note(LogLine(Said(*parts, **more), about))

    for played, told in (
        (Said(names[0], "plays", "Web on an elf", kind="use"), f"{names[0]} plays Web on an elf: {fall}"),
        (Said("An elf", "moves"), str(fall)),
    ):
        causes.note(LogLine(played))
        assert causes.of_fall(a_line(0, str(fall)), fell, table).text == told
    hurt, blow = Said("An elf", "takes", "2 damage"), Hurt(NOBODY, 1, foes[0].id, 2)
    rows: list[tuple[tuple[str, ...], dict[str, Any], str]] = [
        (("A thug", "attacks", "an elf"), {"kind": "attack", "about": (own[0].id, foes[0].id)}, " from A thug."),
        (("A thug", "attacks", "a bat"), {"kind": "attack", "about": (own[0].id, foes[1].id)}, "."),
        (("A thug", "moves"), {"about": (own[0].id,)}, "."),
        ((names[0], "uses", "Fire"), {"kind": "use"}, f" ({names[0]} uses Fire)."),
        ((names[0], "discards", "Web"), {"kind": "drop"}, f" ({names[0]} uses Fire)."),
    ]
    for parts, more, end in rows:
        note(*parts, **more)
        assert str(causes.of_blow(hurt, blow, table)) == f"An elf takes 2 damage{end}"
        assert str(causes.of_blow(replace(hurt, by="from Sting"), blow, table)).endswith(" from Sting.")
    heard, used = Heard(causes.naming, NO_COUNTS), Said(names[0], "uses", "Fire", kind="use")
    heard.hear_cause(Scored(0, 1), LogLine(used), (), table)
    for counted in (Hurt(0, 1, foes[0].id, 5), Rolled(0, 2, 3), Lost(1)):
        heard.hear_cause(Scored(0, 1), LogLine(fall), (counted,), table)
    assert (heard.causes.used, heard.causes.dealers) == (used, {foes[0].id: 0}), (
        "a blow, a roll and a loss bring nothing about"
    )
    name, by_whom = CREATURES[foes[0].key].name, replace(fall, by="by a thug")
    dealt = Said("A thug", "deals", f"5 damage to {name}", kind="deal")
    causes.dealers[foes[0].id] = 0
    for seats, told, of_whom in (
        (2, str(by_whom), name),
        (3, f"An elf is destroyed by a thug ({names[0]}).", f"{name} ({names[1]})"),
    ):
        seatings = (*match.opening.seatings, Seating("Teal"))[:seats]
        match.opening = replace(match.opening, seatings=seatings)
        assert causes.of_fall(Line(0, by_whom), fell, table).text == told
        assert (
            str(causes.naming.whose(dealt, table, foes[0].id, 1, is_hurt=True))
            == f"A thug deals 5 damage to {of_whom}."
        )
        heard = Heard(causes.naming, recap.news.counts)
        line = LogLine(Said(name, "takes", "5 damage"), (foes[0].id,), 1)
        heard.hear(Scored(0, 5), line, (Hurt(0, 1, foes[0].id, 5),), table, 1)
        [last] = heard.lines.values()
        assert last.said.who == of_whom and last.is_done and last.text.startswith(f"{of_whom} takes 5 damage")


def test_a_turn_in_which_nothing_was_done_is_told_and_some_of_the_dice_are_not() -> None:
    match, _, foes = a_table_of_skirmish()
    recap, name = recap_of(Driver(), match, 0), match.players.names[1]
    heads = {1: LogLine("Turn 2: Amber.", (), 1, heading=True), 2: LogLine("Turn 3: Blue.", (), 0, heading=True)}
    recap.following.screen.log_line = (  # type: ignore[method-assign]
        lambda table, event: heads.get(event.amount) or LogLine(f"{name} moves.", (foes[0].id,), 1)
    )
    turn, done, end = Scored(1, 1), Scored(1, 5), Scored(0, 2)
    assert told_of(recap, match.state.table, turn, end) == (f"{name} does nothing.",)
    assert told_of(recap, match.state.table, turn, done, end) == (f"{name} moves.",)
    assert not told_of(recap, match.state.table, turn), "it is still its turn"
    rolls = [a_line(DICE, f"{name} rolls {hits} hits.", 1, turn=(1, 1)) for hits in range(3)]
    for others, told in ((MOST - 3, 3), (MOST - 1, 0), (MOST, 0)):
        lines = [*(a_line(3, f"It is {number}.", turn=(1, 1)) for number in range(others)), *rolls]
        recap.news._events = lambda _, lines=lines: lines  # type: ignore[method-assign,misc]
        shown = [line for line in recap.news.lines(0) if "rolls" in line]
        assert len(shown) == told and all(str(hits) in "".join(shown) for hits in range(3) if told)
