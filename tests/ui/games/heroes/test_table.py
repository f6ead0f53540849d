"""What lies on the table of Heroes: every card in its area, one's own side near, hidden cards face down."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.views import View
from game.rules.heroes.presentation.queries import sheet_of
from game.rules.heroes.state.table import attachments_on, hero_of
from game.ui.boards.cards.records import CardShown
from game.ui.games.heroes import tables as t
from game.ui.games.heroes.board import HeroesBoard, shown
from game.ui.games.heroes.faces import heroes_face, turned_key
from game.ui.games.heroes.figures import inspection
from game.ui.games.heroes.pieces import resource_at, resource_piece
from game.ui.games.heroes.tables import layouts, plain_layout
from game.ui.screens.items import piece
from tests.rules.heroes.scene import Scene
from tests.ui.games.heroes.matches import NAMES, moments


def cards_of(view: View[Any, Any]) -> list[CardShown]:
    """Return all cards on the table, attached ones too."""
    cards, *_ = shown(view.table)
    return [one for card in cards for one in (card, *card.attached)]


def test_every_card_in_play_lies_on_every_table() -> None:
    everywhere = (*layouts(), plain_layout())
    assert len(everywhere) == 3
    attached = 0
    for view in list(moments(1, 200, heroes=("rhaska_longstride", "ilsabet_quill")))[::4]:
        units, _, _, chain, piles, _ = shown(view.table)
        for layout in everywhere:
            places = {area.name for area in layout.areas}
            assert {card.area for card in units} | {pile.area for pile in piles} <= places
        laid = [one.piece for one in cards_of(view)]
        resources = [
            resource_piece(player, place) for player in view.table.players for place in range(len(player.resources))
        ]
        assert sorted(laid) == sorted([*view.table.permanents, *resources])
        assert [entry.number for entry in chain] == [link.id for link in view.table.chain]
        for card in units:
            attached += len(card.attached)
            assert {under.piece for under in card.attached} == {
                one.id for one in attachments_on(view.table, card.piece)
            }
    assert attached


def test_open_quests_lie_at_the_end_of_the_row_over_what_lies_face_down() -> None:
    s = Scene()
    s.resources(2)
    quests = [s.quest(name) for name in ("Stand at the Ford", "The Miller's Errand")]
    s.seats[0]["resources"] = (*s.seats[0]["resources"][::-1],)
    row = [one for one in shown(s.act().state.table)[0] if one.area == t.area_of(t.RESOURCES, 0)]
    assert [one.face_down for one in row] == [True, True, False, False]
    assert {one.piece for one in row[2:]} == set(quests)


def test_resources_that_are_not_known_are_told_apart_and_lie_face_down() -> None:
    hidden = 0
    for view in list(moments(4, 200))[::5]:
        for player in view.table.players:
            for place, one in enumerate(player.resources):
                number = resource_piece(player, place)
                assert resource_at(view.table, number) == (player.seat, place)
                lies = next(card for card in cards_of(view) if card.piece == number)
                assert lies.face_down != one.face_up
                assert lies.exhausted == one.exhausted
                if player.seat != view.seat and not one.face_up and not one.completed:
                    hidden += 1
                    assert number < 0 and lies.key == ""
                    assert lies.name == "Resource"
    assert hidden


def test_figures_are_those_that_count_now() -> None:
    checked = 0
    for view in list(moments(6, 250))[::10]:
        for card in cards_of(view):
            one = view.table.permanents.get(card.piece)
            if one is None or not one.record.is_character:
                continue
            sheet = sheet_of(view.table, one.id)
            figures = {figure.icon: figure.value for figure in card.figures}
            assert figures["hp"] == sheet.left
            if one.record.type == "Ally":
                checked += 1
                assert card.figures[0].value == sheet.atk
            damage = [counter.value for counter in card.counters if counter.icon == "damage"]
            assert damage == ([one.damage] if one.damage else [])
    assert checked


def test_a_hero_that_has_turned_shows_its_other_side() -> None:
    face, turned = heroes_face("mother_sedge"), heroes_face(turned_key("mother_sedge"))
    assert (face.name, face.figures, face.picture) == (turned.name, turned.figures, turned.picture)
    assert face.text != turned.text and "used" in turned.text
    assert face.faction != turned.faction
    seen = set()
    for view in list(moments(8, 400))[::10]:
        for seat in (0, 1):
            hero = hero_of(view.table, seat)
            card = next(card for card in cards_of(view) if card.piece == hero.id)
            seen.add(hero.face_up)
            assert card.key == (hero.key if hero.face_up else turned_key(hero.key))
    assert seen == {True, False}


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_looks_has_ones_own_cards_near(seat: int) -> None:
    board = HeroesBoard(NAMES)
    board.look_from(seat)
    for _ in range(3):
        areas = board.layout.by_name
        for what in (t.HERO, t.ALLIES, t.RESOURCES, t.DECK):
            assert areas[t.area_of(what, seat)].box.y > areas[t.area_of(what, 1 - seat)].box.y
        assert len({area.space for area in areas.values() if area.space}) == 8
        board.turning.turn(1)
    board.look_from(1 - seat)
    board.look_from(1 - seat)
    assert board.layout.by_name["hero 0"].box.y != board.layout.by_name["hero 1"].box.y
    assert (board.layout.by_name["hero 0"].box.y > board.layout.by_name["hero 1"].box.y) == (seat == 1)


def test_what_is_in_play_tells_its_figures_its_slot_and_its_state() -> None:
    told: dict[str, set[str]] = {}
    for view in list(moments(1, 300))[::6]:
        for one in view.table.permanents.values():
            seen = inspection(view.table, piece(one.id), NAMES)
            assert seen is not None and seen.seat == one.seat and one.record.name in seen.title
            facts = {text for _, text, _ in seen.facts}
            assert ("Exhausted" in facts) == one.exhausted
            assert ("Face down" in facts) == (not one.face_up)
            if one.record.slot:
                assert f"{one.record.slot} slot" in facts
            told.setdefault(one.record.type, set()).update(facts)
    assert {"Hero", "Ally", "Armor", "Weapon"} <= told.keys()


def test_a_resource_that_is_not_known_is_not_looked_at() -> None:
    hidden = known = 0
    for view in list(moments(4, 200))[::5]:
        for player in view.table.players:
            for place, one in enumerate(player.resources):
                seen = inspection(view.table, piece(resource_piece(player, place)), NAMES)
                hidden += not one.card
                known += bool(one.card)
                assert (seen is None) == (not one.card)
    assert hidden and known
