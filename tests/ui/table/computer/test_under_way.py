"""What the table says while something is still shown: which part of whose turn it is, and how to go on."""

from __future__ import annotations

from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.core import runner
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state.commands import EndBuild, PlayCard
from game.ui.screens.items import square
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.ui.table.computer.watched_answers import give, watched


def _an_answer_is_asked_for() -> tuple[Driver, TableScene]:
    """Ben has just played a unit, which Ada, who watches, may answer: its card is still on its way."""
    position = {
        "game": "factions",
        "seats": [{"hand": ["Berzerking"], "faction": "Barbarian", "build": 90}, {"hand": ["Knight"], "build": 90}],
        "pieces": [{"name": "Ogre Warrior", "zone": 2}],
        "turn": {"phase": "build", "seat": 1},
    }
    state = runner.resume(FACTIONS, entry_of("factions").load_position(position)).state
    match = Match.from_state(FACTIONS, state, (Seating("Ada"), Seating("Ben", "computer")))
    driver, scene = watched(match)
    give(driver, scene, next(one for one in match.answers(1) if isinstance(one, PlayCard)))
    while match.asked == 1 and match.decision.prompt != "build":
        give(driver, scene, match.answers(1)[0])
    return driver, scene


def test_the_bar_says_whose_turn_it_is_while_the_asked_seat_has_to_wait() -> None:
    driver, scene = _an_answer_is_asked_for()
    assert scene.match.asked == scene.seat == 0 and not scene.playing.at_rest
    said = set()
    while not scene.playing.at_rest:
        said.add(scene.laying.prompt_text())
        driver.frames(1)
    built = "Ben plays Knight in zone 5 for 18 build points."
    assert said <= {"Ben: build turn.", "Ben plays Knight.", built} and built in said
    assert EndBuild() not in scene.match.answers(0)
    assert scene.laying.prompt_text().startswith("Ada: ")


def test_who_clicks_too_early_is_told_to_wait_or_skip() -> None:
    driver, scene = _an_answer_is_asked_for()
    assert not scene.playing.at_rest
    scene.answering.explain(square((3, 0)))
    assert scene.toast.text == "Wait until everything is shown, or press Space to skip it."
    assert scene.playing.skip()
    driver.frames(2)
    assert scene.answering.may_answer
