"""Campaigns: their files and what is wrong with them, what is carried on, and how far the player has come."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.app.campaigns.campaign import Campaign, read_campaign
from game.app.campaigns.checking import check_all
from game.app.campaigns.playing import begin_chapter, chapter_of, chapter_with
from game.app.campaigns.progress import PROGRESS, forget, keep_won, progress_of
from game.app.maps.library import list_maps
from game.app.maps.scenarios import first_scenario
from game.core.scenario.carried import Carried, Survivor, carried_from, lost_pieces, without
from game.core.scenario.script import NONE, Objective, Piece, Reinforce, Script, Trigger

ROOT = Path(__file__).resolve().parents[2]
STAIR = ROOT / "maps" / "crawler" / "campaigns" / "the_long_stair"
SKIRMISH = ROOT / "maps" / "skirmish" / "scenarios"


def _campaign() -> Campaign:
    found = read_campaign(STAIR)
    assert found.campaign is not None, found.problems
    return found.campaign


def _written(folder: Path, **changes: Any) -> Path:
    """Write a campaign of one chapter, and return its file."""
    text = (STAIR / "1_the_lost_flock.tmx").read_text(encoding="utf-8")
    (folder / "one.tmx").write_text(text.replace("../../../", f"{ROOT / 'maps'}/"), encoding="utf-8")
    document = {"title": "One", "chapters": ["one.tmx"], **changes}
    path = folder / "campaign.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"title": " "}, "title: a title is expected"),
        ({"chapters": []}, "chapters: 1 to 50 are expected, not 0"),
        ({"chapters": ["one.tmx"] * 51}, "chapters: 1 to 50 are expected, not 51"),
        ({"chapters": ["oen.tmx"]}, 'chapters\\[0\\]: there is no map "oen.tmx"; .*one.tmx'),
        ({"chapters": [{"map": "one.tmx", "heals": 100}]}, "chapters\\[0\\].heals: a number from 0 to 99 is expected"),
        ({"chapters": [{"map": "one.tmx", "heels": 1}]}, "chapters\\[0\\].*heels"),
        ({"chapters": ["one.tmx", "one.tmx"]}, 'two have the title "The Lost Flock"'),
        ({"chapters": ["campaign.json"]}, "chapters\\[0\\]: "),
        ({"carries": ["wonds"]}, 'carries\\[0\\]: it is "wonds"; .*wounds'),
        ({"titel": "One"}, "titel"),
    ],
)
def test_what_is_wrong_with_a_campaign_is_reported(changes: dict[str, Any], what: str, tmp_path: Path) -> None:
    path = _written(tmp_path, **changes)
    found = read_campaign(path)
    assert found.campaign is None
    assert len(found.problems) >= 1
    assert found.problems[0].startswith(f"{path}: ")
    with pytest.raises(ValueError, match=what):
        raise ValueError("\n".join(found.problems))
    lines, ended = check_all([path])
    assert ended == 1
    assert lines[-1] == f"{path}: cannot be played."


def test_a_campaign_at_its_limits_is_read(tmp_path: Path) -> None:
    found = read_campaign(_written(tmp_path, chapters=[{"map": "one.tmx", "heals": 99}]))
    assert found.campaign is not None, found.problems
    assert found.campaign.carries == ("survivors", "wounds", "equipment", "hand")


def test_the_shipped_campaign_is_good_and_its_chapters_are_in_no_other_list() -> None:
    lines, ended = check_all([STAIR])
    assert (ended, len(lines)) == (0, 1), lines
    titles = {drawn.title for entry in list_maps("crawler") for drawn in entry.scenarios}
    assert titles.isdisjoint(chapter.title for chapter in _campaign().chapters)


def test_a_party_goes_on_with_wounds_equipment_and_hand() -> None:
    campaign = _campaign()
    carried = Carried(
        (Survivor("hedge_knight", 4, ("tower_shield",)), Survivor("shrine_keeper", 1)),
        fallen=("road_thief",),
        cards=("mend", "mend", "no_such_card"),
    )
    listed = chapter_with(campaign, 1, carried)
    laid = listed.drawn.setup.laid
    assert [(one.key, one.wounds) for one in laid.party] == [("hedge_knight", 2), ("shrine_keeper", 0)]
    assert [(card.key, card.host) for card in laid.played] == [("tower_shield", laid.party[0].id)]
    assert [laid.cards[number] for number in laid.hand] == ["mend", "mend"]
    cards = (*laid.crawler_deck, *laid.hand, *(card.id for card in laid.played))
    fresh = campaign.chapters[1].listed.drawn.setup.laid
    assert sorted(cards) == sorted(fresh.crawler_deck)


def test_what_is_not_carried_comes_fresh() -> None:
    campaign = replace(_campaign(), carries=("survivors",))
    carried = Carried((Survivor("hedge_knight", 4, ("tower_shield",)),), fallen=("road_thief",), cards=("mend",))
    laid = chapter_with(campaign, 1, carried).drawn.setup.laid
    assert [(one.key, one.wounds) for one in laid.party] == [("hedge_knight", 0), ("shrine_keeper", 0)]
    assert (laid.hand, laid.played) == ((), ())


def test_nobody_left_is_told() -> None:
    carried = Carried(fallen=("hedge_knight", "shrine_keeper", "road_thief"))
    with pytest.raises(ValueError, match="nobody is left to continue"):
        chapter_with(_campaign(), 1, carried)


def test_a_match_of_a_chapter_is_known_and_told_apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    campaign = _campaign()
    keep_won(campaign.name, 0, Carried((Survivor("hedge_knight", 4),), fallen=("shrine_keeper",)))
    match = begin_chapter(campaign, 1)
    played = chapter_of(match)
    assert (played.campaign.title, played.number, played.is_last) == ("The Long Stair", 1, False)
    table = match.state.table
    assert [one.key for one in table.party] == ["hedge_knight", "road_thief"]
    carried = carried_from_match(match)
    assert [one.card for one in carried.survivors] == ["hedge_knight", "road_thief"]
    assert carried.fallen == ("shrine_keeper",)


def carried_from_match(match: Any) -> Carried:
    """Return what would be carried on from a match, as it stands, of a chapter that came after somebody fell."""
    from game.app.games.crawler.carrying import CARRYING

    return carried_from(CARRYING, match.state.table, Carried(fallen=("shrine_keeper",)), 0)


def test_progress_is_kept_and_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    assert progress_of("crawler/x").next_of(2) == 0
    assert keep_won("crawler/x", 0, Carried(gold=3)) == ""
    progress = progress_of("crawler/x")
    assert (progress.won, progress.next_of(2), progress.before(1)) == ((0,), 1, Carried(gold=3))
    assert progress.before(0) is None
    keep_won("crawler/x", 1, Carried())
    assert progress_of("crawler/x").next_of(2) is None
    forget("crawler/x")
    assert progress_of("crawler/x").won == ()


def test_damaged_progress_counts_as_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TESSERA_HOME", str(tmp_path))
    PROGRESS.path.write_bytes(b'{"crawler/x": {"won": "all"}}')
    assert progress_of("crawler/x").won == ()


def test_who_fell_is_in_no_objective_any_more() -> None:
    pieces = tuple(Piece(card, card, seat, ((0, 0),)) for card, seat in (("a", 0), ("a", 0), ("b", 0), ("a", 1)))
    script = Script(
        "S",
        (0, 1),
        pieces=pieces,
        objectives=(
            Objective((0,), "protect", "all", pieces=(0, 1, 2), count=3),
            Objective((0,), "protect", "a", pieces=(0,)),
        ),
        triggers=(Trigger("the start", "turn", (Reinforce((0, 1, 2, 3)),)), Trigger("b", "falls", pieces=(0,))),
    )
    lost = lost_pieces(script, Carried(fallen=("a",)), 0)
    assert lost == (0,)
    left = without(script, lost)
    assert (left.objectives[0].pieces, left.objectives[0].count) == ((1, 2), 2)
    assert (left.objectives[1].required, left.objectives[1].known_to) == (False, "nobody")
    assert left.triggers[0].effects == (Reinforce((1, 2, 3)),)
    assert left.triggers[1].pieces == (0,)
    assert lost_pieces(replace(script, pieces=(replace(pieces[0], arrives=0),)), Carried(fallen=("a",)), 0) == ()
    assert without(script, ()) is script


def test_a_side_of_skirmish_goes_on_with_damage_and_gold() -> None:
    from game.app.games.skirmish.carrying import CARRYING

    drawn = first_scenario(SKIRMISH / "hold_the_crossing.tmx").drawn
    own = [piece for piece in drawn.script.pieces if piece.seat == 0 and piece.arrives == NONE]
    carried = Carried((Survivor(own[0].card, 999), Survivor(own[1].card, 5)), gold=4)
    setup = CARRYING.enter(drawn.setup, drawn.script, (), carried, CARRYING.words)
    damages = {piece.card: piece.damage for piece in setup.scenario.pieces if piece.seat == 0}
    assert damages[own[1].card] == 5
    assert 0 < damages[own[0].card] < 999
    assert setup.scenario.triggers[-1].name == "gold of the last chapter"
