"""A card of the graveyard that is asked for: the cards on the tray, and what stands above them."""

from __future__ import annotations

from game.app.matches.match import Match, Seating
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from game.ui.screens.items import card
from tests.journeys.playing import settle
from tests.rules.heroes.scene import Scene
from tests.ui.games.heroes.matches import NAMES, seated


def test_cards_of_the_graveyard_that_may_be_taken_are_bright_under_the_question_that_is_asked() -> None:
    s = Scene()
    quest = s.quest("Stand at the Ford")
    fallen = s.graveyard("Ferryman Dob", "Marsh Skitterer")
    s.hand("Yew Longbow")
    match = Match.from_state(HEROES, s.act().state, tuple(Seating(name) for name in NAMES))
    hand, scene = seated(match)
    begun = next(one.at for one in scene.answering.offers.all if isinstance(one.commands[0], c.CompleteQuest))
    scene.answering.narrow(begun)
    tray = scene.laying.tray
    assert {one.number for one, _ in tray.cards} == set(fallen) <= tray.playable
    assert scene.drawing._tray_title() == "Blue: which ally of your graveyard?"
    assert scene.laying.prompt_text() == "Blue: which ally of your graveyard? Choose one, or cancel."
    taken = tray.place_of(fallen[1])
    assert taken is not None and scene.pointing.item_at(taken.center) == card(fallen[1])
    hand.click(taken.center)
    assert settle(hand.app, scene)
    assert fallen[1] in match.state.table.players[0].hand
    assert quest not in tray.playable and not tray.cards
