"""The sums beside the table say what the rules' reports say, with what is pointed at counted in."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.views import view_for
from game.rules.crawler.power import total
from game.rules.crawler.presentation.queries import after_attack, attack_sum, retaliation_sum
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state import commands as c
from game.rules.crawler.state.table import name_of
from game.ui.games.crawler.offers import considered_at, item_of
from game.ui.games.crawler.tallies import END_LINES, NOTHING, Considered, tallies_of
from game.ui.screens.items import card, piece
from game.ui.screens.tally import Tally, TallySide
from tests.rules.crawler.encounters import Play, Scene
from tests.ui.games.crawler.matches import moments

SEEDS = (1, 2, 3)


def by_title(tallies: tuple[Tally, ...], title: str) -> Tally:
    return next(one for one in tallies if one.title == title)


def added(side: TallySide) -> int:
    return max(0, sum(int(line.figure) for line in side.lines if line.figure))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_attack_is_the_rules_sum_item_by_item(seed: int) -> None:
    seen = 0
    for view in moments(seed):
        table = view.table
        if view.decision.prompt != "attack":
            continue
        seen += 1
        report = attack_sum(table).report
        shown = by_title(tallies_of(table), "Adventurers attack")
        power, stamina = shown.sides
        assert (power.figure, stamina.figure) == (str(report.total_power), str(report.total_stamina))
        assert (added(power), added(stamina)) == (report.total_power, report.total_stamina)
        words, good = shown.verdict[0]
        assert good is (True if report.wins else False if report.made else None)
        if report.made and report.missing:
            assert words == f"{report.missing} more Power needed"
    assert seen > 5


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_pointed_at_counts_in_and_is_lit(seed: int) -> None:
    seen = 0
    for view in moments(seed):
        table = view.table
        if view.decision.prompt != "attack":
            continue
        for one in table.party:
            thought = considered_at(view, piece(one.id))
            allowed = CRAWLER.why_illegal(view, c.Commit(one.id)) is None
            assert thought == (Considered(adventurers=(one.id,)) if allowed else NOTHING)
            if allowed:
                seen += 1
                before = by_title(tallies_of(table), "Adventurers attack").sides[0]
                power = by_title(tallies_of(table, thought), "Adventurers attack").sides[0]
                assert int(power.figure) == int(before.figure) + 1
                assert [line.about[0] for line in power.lines if line.state == "lit"] == [one.id]
        for number in table.hand:
            thought = considered_at(view, card(number))
            allowed = CRAWLER.why_illegal(view, c.PlayCard(number)) is None
            assert thought == (Considered(cards=((number, False),)) if allowed else NOTHING)
            report = attack_sum(table, cards=thought.cards).report
            power = by_title(tallies_of(table, thought), "Adventurers attack").sides[0]
            assert power.figure == str(report.total_power)
    assert seen > 5


@pytest.mark.parametrize("seed", SEEDS)
def test_the_defence_is_the_rules_sum_and_says_who_is_wounded(seed: int) -> None:
    seen = 0
    for view in moments(seed):
        table = view.table
        if view.decision.prompt != "defend":
            continue
        seen += 1
        report = retaliation_sum(table).attacks[0]
        if not report.assaults:
            assert tallies_of(table)[0].verdict[0] == ("Nothing attacks", True)
            assert tallies_of(table, is_resolved=True) == ()
            continue
        power, stamina = tallies_of(table)[0].sides
        assert power.figure == str(total(report.assaults[0].power))
        assert stamina.figure == str(total(report.stamina))
        told = dict(tallies_of(table)[0].verdict)
        for assault in report.assaults:
            name = name_of(table, assault.target)
            wounded = [words for words, good in told.items() if words.startswith(f"{name}: 1 Wound") and good is False]
            assert bool(wounded) == assault.hits
            assert (f"{name} is defended" in told) != assault.hits
    assert seen > 3


@pytest.mark.parametrize("seed", SEEDS)
def test_the_retaliation_is_foretold_with_all_who_are_still_upright(seed: int) -> None:
    seen = 0
    for view in moments(seed):
        table = view.table
        if view.decision.prompt != "attack":
            continue
        upright = retaliation_sum(table).upright
        for thinking in (None, *upright):
            thought = Considered(adventurers=(thinking,)) if thinking is not None else NOTHING
            left = tuple(one for one in upright if one != thinking)
            certain = attack_sum(table, thought.adventurers).certain
            report = retaliation_sum(after_attack(table, thought.adventurers, wounded=certain), left).attacks[0]
            shown = by_title(tallies_of(table, thought), "Retaliation afterwards")
            if not report.assaults:
                assert not shown.sides
                continue
            seen += 1
            assert shown.sides[1].figure == str(total(report.stamina))
            bad = [words for words, good in shown.verdict if good is False and ": 1 Wound" in words]
            assert len(bad) == sum(assault.hits for assault in report.assaults)
    assert seen > 5


def test_the_ten_lines_are_listed_with_the_present_one_lit() -> None:
    lines = set()
    for seed in SEEDS:
        for view in moments(seed):
            if view.table.round.phase != "end":
                continue
            (side,) = by_title(tallies_of(view.table), "End of the encounter").sides
            assert len(side.lines) == len(END_LINES) == 10
            (lit,) = [number for number, line in enumerate(side.lines, 1) if line.state == "lit"]
            assert lit == view.table.round.line
            assert [line.state for line in side.lines[: lit - 1]] == ["dim"] * (lit - 1)
            lines.add(lit)
    assert 1 in lines


def test_lines_tell_what_they_are_about_and_what_they_are_made_of() -> None:
    for view in moments(2):
        for tally in tallies_of(view.table):
            for line in (line for side in tally.sides for line in side.lines if line.about):
                assert line.words == name_of(view.table, line.about[0])
                assert line.hint.startswith(f"**{line.words}**: ")
                assert item_of(view.table, line.about[0]).sort == "piece"


def test_a_won_attack_says_what_each_wound_would_leave_of_the_retaliation() -> None:
    seen = 0
    for seed in SEEDS:
        for view in moments(seed):
            table = view.table
            if view.decision.prompt != "attack":
                continue
            attack = attack_sum(table)
            words = [words for words, _ in by_title(tallies_of(table), "Retaliation afterwards").verdict]
            told = [one for one in words if one.startswith("A Wound for ")]
            base = retaliation_sum(after_attack(table)).attacks[0].assaults
            expected = []
            for number in attack.targets if attack.report.wins and not attack.certain else ():
                left = retaliation_sum(after_attack(table, wounded=(number,))).attacks[0].assaults
                power, before = (total(found[0].power) if found else 0 for found in (left, base))
                if power < before:
                    expected.append(f"A Wound for {name_of(table, number)}: {power} Power left")
            assert told == expected
            seen += len(told)
    assert seen


def test_what_stops_the_incorporeal_is_told_from_the_start() -> None:
    for committed, words in ((0, "1 more Magic or Supernatural Stamina needed"), (1, "1 more Magic or Supernatural")):
        scene = Scene("Gallows Captain", "Gallows Captain")
        scene.dungeon("Grave Wisp")
        table = scene.defend().commit(*scene.party[1 : 1 + committed]).table
        said = [words for words, _ in by_title(tallies_of(table), "The dungeon retaliates").verdict]
        assert any(words in one for one in said), said


def test_incorporeal_power_beside_other_power_is_shown_as_a_part_of_it() -> None:
    scene = Scene("Gallows Captain", "Gallows Captain")
    scene.dungeon("Grave Wisp")
    scene.dungeon("Zombie")
    said = [words for words, _ in by_title(tallies_of(scene.defend().table), "The dungeon retaliates").verdict]
    assert any("more Stamina needed, 1 of it Magic or Supernatural" in one for one in said), said


def test_frenzy_is_told_apart_from_the_retaliation() -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    wolf = scene.dungeon("Barrow Wolf")
    scene.dungeon("Zombie")
    table = replace(scene.table, round=replace(scene.table.round, phase="respond"))
    forecast = by_title(tallies_of(table), "Retaliation afterwards")
    assert ("Barrow Wolf attacks before that, alone: 2 Power", None) in forecast.verdict
    assert [line.about[0] for line in forecast.sides[0].lines if line.about] == [
        one.id for one in table.encounter if one.id != wolf
    ]
    scene.mark(wolf, triggered=True)
    table = replace(scene.table, round=replace(scene.table.round, phase="attack"))
    after = by_title(tallies_of(table), "Retaliation afterwards")
    assert not any("before that" in words for words, _ in after.verdict)
    assert wolf in [line.about[0] for line in after.sides[0].lines if line.about], "its moment has passed"


def test_a_won_attack_wounds_no_more_than_there_are() -> None:
    told = set()
    for seed in SEEDS:
        for view in moments(seed, 120):
            if view.decision.prompt == "attack":
                attack = attack_sum(view.table)
                words = by_title(tallies_of(view.table), "Adventurers attack").verdict[0][0]
                if attack.report.wins:
                    assert len(attack.targets) >= 1 and attack.most <= attack.report.area
                    assert words == ("Wins: 1 Wound" if attack.most <= 1 else f"Wins: up to {attack.most} Wounds")
                    told.add(words)
    assert told


def with_area(*foes: str) -> tuple[Play, list[int]]:
    """Return a play in which two Wounds of a Cleave are to be dealt among Characters."""
    scene = Scene("Hedge Knight", "Gallows Captain", "Ember Adept")
    numbers = [scene.dungeon(name) for name in foes]
    cleave = scene.hand("Cleave")
    return scene.attack().commit(*scene.party).boost(cleave), numbers


def forecast_of(play: Play, pointed: int = 0) -> Tally:
    """Return the retaliation as it is foretold now, with a card pointed at."""
    view = view_for(CRAWLER, play.state, 0)
    thought = considered_at(view, piece(pointed) if pointed else None)
    return by_title(tallies_of(view.table, thought), "Retaliation afterwards")


def test_the_only_target_counts_as_wounded_and_pinned() -> None:
    scene = Scene("Gallows Captain", "Hedge Knight")
    scene.dungeon("Horned Ravager")
    bow = scene.hand("Yew Bow")
    said = forecast_of(scene.attack().commit(scene.party[0]).boost(bow)).verdict
    assert said == (("Nothing attacks", True),)


def test_with_area_the_wounds_are_shown_together_too() -> None:
    play, _ = with_area("Zombie", "Bone Sentry")
    said = [words for words, _ in forecast_of(play).verdict]
    assert "A Wound for Bone Sentry: 2 Power left" in said and "All 2 Wounds: 0 Power left" in said
    play, _ = with_area("Zombie", "Bone Sentry", "Zombie")
    said = [words for words, _ in forecast_of(play).verdict]
    assert "All 2 Wounds: 1 Power left at the least" in said


def test_whoever_is_chosen_or_pointed_at_for_a_wound_is_counted_in() -> None:
    play, (first, _, third) = with_area("Zombie", "Bone Sentry", "Zombie")
    play.done()
    assert forecast_of(play).sides[0].figure == "5" and forecast_of(play, first).sides[0].figure == "3"
    play.choose(first)
    assert forecast_of(play).sides[0].figure == "3"
    assert forecast_of(play, first).sides[0].figure == "3", "it is chosen already"
    assert [words for words, _ in forecast_of(play).verdict if words.startswith("A Wound")] == [
        "A Wound for Bone Sentry: 2 Power left",
        "A Wound for Zombie: 1 Power left",
    ]
    assert forecast_of(play, third).sides[0].figure == "1"


def test_a_permanent_counts_once_it_is_used_and_not_as_it_is_played() -> None:
    for is_laid, stamina in ((False, "0"), (True, "4")):
        scene = Scene("Hedge Knight", "Shrine Keeper")
        scene.dungeon("Cistern Eel")
        shield = scene.in_play("Tower Shield") if is_laid else scene.hand("Tower Shield")
        view = view_for(CRAWLER, scene.defend().state, 0)
        thought = considered_at(view, piece(shield) if is_laid else card(shield))
        assert thought == Considered(cards=((shield, False),))
        assert tallies_of(view.table, thought)[0].sides[1].figure == stamina
