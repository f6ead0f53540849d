"""March the Troopers in another one's turn: a unit or a zone first, the news kept for one's own turn, and what became
of the attack that was marched out of."""

from __future__ import annotations

from game.app.matches.match import Match, default_seatings
from game.core.commands import Done, Pass
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import commands as c
from game.ui.games.factions.board import FactionsBoard
from game.ui.screens.items import piece
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table
from tests.rules.factions.scene import Scene
from tests.ui.table.test_no_more_units import give, question, settle


def attacked() -> tuple[Driver, TableScene, int, int, int]:
    """Return a table at which Blue's Squire is attacked, and Blue holds the march: Squire, Knight, and the card."""
    scene = Scene("Kingdom", "Kingdom")
    squire, knight, blade = scene.put("Squire", 3), scene.put("Knight", 3), scene.put("Heavy Blade", 3, 1)
    (march,) = scene.hand("March the Troopers")
    match = Match.from_state(FACTIONS, scene.act(blade, dice=[15]).state, default_seatings(2))
    driver, table = at_the_table(match, recap="always")
    settle(driver, table)
    give(driver, table, c.DeclareAttack(blade, squire))
    assert question(table) == ("respond_attack", 0)
    return driver, table, squire, knight, march


def marching() -> tuple[Driver, TableScene, int, int]:
    driver, table, squire, knight, march = attacked()
    give(driver, table, c.PlayCard(march))
    while question(table)[0].startswith("respond"):
        give(driver, table, Pass())
    assert question(table) == ("march", 0)
    return driver, table, squire, knight


def targets(table: TableScene) -> set[int]:
    board = table.screen.board
    assert isinstance(board, FactionsBoard)
    return set(board.overlays._targets)


def test_a_unit_may_be_chosen_first_and_then_its_zones_are_marked() -> None:
    driver, table, squire, knight = marching()
    assert {squire, knight} <= targets(table), "who may march is framed"
    table.answering.choose(piece(squire))
    assert table.answering.selected == squire and not table.toast.is_shown
    assert {offer.by for offer in table.answering.offers.all if not offer.advances} == {piece(squire)}
    assert (
        table.answering.question(table.following.view)
        == "Player 1: choose the zone that Squire goes to, or another unit."
    )
    assert {squire, knight} <= targets(table), "the other one may be chosen still"
    table.answering.choose(piece(knight))
    assert table.answering.selected == knight
    give(driver, table, c.Move(knight, 2))
    assert question(table) == ("march", 0) and not table.screen.is_selectable(table.following.view, knight)


def test_a_zone_may_be_pressed_first_and_the_question_is_one_sentence() -> None:
    _, table, squire, knight = marching()
    item = next(offer.at for offer in table.answering.offers.all if offer.commands == (c.Move(squire, 2),))
    table.answering.choose(item)
    assert {offer.at for offer in table.answering.offers.all} == {piece(squire), piece(knight)}
    assert table.answering.question(table.following.view) == "Player 1: choose one, or cancel."


def test_the_news_do_not_come_in_the_middle_of_ones_own_card() -> None:
    driver, table, squire, _ = marching()
    assert table.recap._is_response, "it is not a turn of one's own"
    give(driver, table, c.Move(squire, 2))
    assert question(table) == ("march", 0) and table.recap._is_response


def test_an_attack_that_was_marched_out_of_is_said_to_be_lost() -> None:
    driver, table, squire, _ = marching()
    give(driver, table, c.Move(squire, 2))
    give(driver, table, Done())
    words = [offer.words for offer in table.answering.offers.all if offer.commands == (Pass(),)]
    if question(table)[0] == "respond_attack":
        assert words == ["Pass: the attack is lost"]
    while question(table)[0].startswith("respond"):
        give(driver, table, Pass())
    lines = [line.text for line in table.following.log.lines]
    assert "Heavy Blade's attack is lost: Squire is 1 zone away; the attack reaches 0." in lines
