"""Hidden enchantments: who is asked, when, and what nobody else learns from it."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.commands import Command, Done
from game.core.views import view_for
from game.rules.arena.cards.effects import Moment
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.presentation.words import prompt_text
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import commands as c
from game.rules.arena.state.targets import OnSeat
from tests.rules.arena.battle import B, Battle, H, battle

#: For each sort of army card the moments at which some hidden enchantment that lies there could answer.
MOMENTS: dict[str, set[Moment]] = {
    "planeswalker": {"sorcery", "enchantment", "announced", "dying", "after", "beside"},
    "unique squad": {"announced", "rolled", "hurt", "beside"},
    "common squad": {"announced", "slain", "removed", "leaving", "near"},
}
#: A deck out of which every hidden enchantment of a sort can be lying.
DEEP = {"army": ["Gideon Jura", "Rhox Veterans", "Kor Hookmasters"],
        "spells": ["Guarded Retreat"] * 2 + ["Backdraft", "Undertow"] + ["Turned Blade"] * 8}  # fmt: skip
EVERY_HIDDEN = [card.name for card in SPELL_CARDS.values() if card.kind == "hidden"]


def test_each_place_has_its_moments() -> None:
    found: dict[str, set[str]] = {}
    for card in SPELL_CARDS.values():
        if card.kind == "hidden":
            found.setdefault(str(card.on), set()).update(effect.moment for effect in card.effects)  # type: ignore[union-attr]
    assert found == MOMENTS


def seen(b: Battle, seat: int) -> tuple[Any, ...]:
    """Return all that a seat knows of the position and of the question."""
    view = view_for(ARENA, b.state, seat)
    text = prompt_text(view.table, view.decision, ("A", "B")) if view.decision else ""
    table = view.table
    return (view.decision, text, table.armies, table.figures, table.turn, table.lasting, table.attack_made,
            table.playing, [(one.hand, one.graveyard) for one in table.players], view.agenda, view.outcome)  # fmt: skip


def heard(b: Battle, seat: int) -> list[Any]:
    return [event.seen_by(seat) for event in b.events]


def twins(names: tuple[str, ...], holder: str, *figures: Any, army: list[str], **more: Any) -> list[Battle]:
    """Return the same position with each of the hidden enchantments in turn on the first seat's army card."""
    mine = {"army": army, "spells": list(dict.fromkeys((*names, *EVERY_HIDDEN)))[:12]}
    return [battle(*figures, seats=(mine, {"colour": "black"}), on_army=((name, holder),), **more) for name in names]


def alike(battles: list[Battle], *answers: tuple[Command, tuple[tuple[int, ...], ...]]) -> list[str]:
    """Give all of them the same answers: to the other seat they stay alike. Returns the questions on the way."""
    asked = []
    for number in range(len(answers) + 1):
        first = battles[0]
        for other in battles[1:]:
            assert seen(other, 1) == seen(first, 1), f"after {number} answers"
            assert heard(other, 1) == heard(first, 1), f"after {number} answers"
        asked.append(first.prompt)
        if number < len(answers):
            command, rolls = answers[number]
            for one in battles:
                one.do(command, *rolls)
    return asked


PLACES = {sort: [card.name for card in SPELL_CARDS.values() if card.kind == "hidden" and card.on == sort]
          for sort in MOMENTS}  # fmt: skip


def test_an_attack_on_a_planeswalker_asks_for_whatever_lies_face_down() -> None:
    names = tuple(PLACES["planeswalker"])
    figures = (("Gideon Jura", (3, 4)), ("Liliana Vess", (7, 4)))
    found = twins(names, "Gideon Jura", *figures, army=["Gideon Jura"], card="Liliana Vess", turn={"seat": 1})
    attack = c.Attack(found[0].id("Liliana Vess"), found[0].id("Gideon Jura"))
    done = (Done(), ((B,) * 4, (B,) * 5))
    asked = alike(found, (attack, ()), done, (Done(), ()))
    # As it is announced, and after it, because it came from afar.
    assert asked[1:3] == ["turn_over", "turn_over"] and asked[3] != "turn_over"


def test_the_deadly_blow_at_a_planeswalker_asks_for_whatever_lies_face_down() -> None:
    figures = (("Gideon Jura", (3, 4), 5), ("Kor Hookmasters", (1, 1)), ("Liliana Vess", (4, 4)))
    found = twins(tuple(PLACES["planeswalker"]), "Gideon Jura", *figures, army=["Gideon Jura", "Kor Hookmasters"],
                  card="Liliana Vess", turn={"seat": 1})  # fmt: skip
    attack = c.Attack(found[0].id("Liliana Vess"), found[0].id("Gideon Jura"))
    asked = alike(found, (attack, ()), (Done(), ((H, B, B, B), (B,) * 5)))
    assert asked == ["attack", "turn_over", "turn_over"]
    bargains = [b for name, b in zip(PLACES["planeswalker"], found, strict=True) if b.legal(c.TurnOver)]
    assert [b.names((b.legal(c.TurnOver)[0].card,)) for b in bargains] == [["Death's Bargain"]]
    # The dead Planeswalker's card leaves the game, and what lay on it is turned up.
    assert found[0].done().state.outcome is not None


@pytest.mark.parametrize(("spell", "target"), [("Grave Whisper", "seat"), ("Creeping Dread", "Blighted Reavers")])
def test_a_spell_asks_for_whatever_lies_face_down_on_the_planeswalker(spell: str, target: str) -> None:
    names = tuple(PLACES["planeswalker"])
    found = []
    for name in names:
        mine = {"army": ["Jace Beleren"], "spells": list(dict.fromkeys((*names, *EVERY_HIDDEN)))[:12],
                "hand": [next(one for one in EVERY_HIDDEN if one not in names)]}  # fmt: skip
        b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (9, 4)), ("Blighted Reavers", (9, 9)),
                   seats=(mine, {"colour": "black", "hand": [spell]}), on_army=((name, "Jace Beleren"),),
                   phase="spells", card="Liliana Vess", turn={"seat": 1})  # fmt: skip
        b.play(spell, OnSeat(0) if target == "seat" else b.army(target))
        found.append(b)
    alike(found)
    assert {b.prompt for b in found} == {"turn_over"} and {b.seat for b in found} == {0}
    counters = {"Grave Whisper": "Psychic Rebuttal", "Creeping Dread": "Scatter Arc"}
    for name, b in zip(names, found, strict=True):
        assert bool(b.legal(c.TurnOver)) == (name == counters[spell])


def test_an_attack_on_a_unique_squad_asks_for_whatever_lies_face_down() -> None:
    names = tuple(PLACES["unique squad"])
    figures = (("Rhox Veterans", (3, 4)), ("Restless Zombies", (4, 4)))
    found = twins(names, "Rhox Veterans", *figures, army=["Gideon Jura", "Rhox Veterans"], card="Restless Zombies",
                  turn={"seat": 1})  # fmt: skip
    attack = c.Attack(found[0].id("Restless Zombies"), found[0].id("Rhox Veterans"))
    asked = alike(found, (attack, ()), (Done(), ((H, B, B),)), (Done(), ((B, B),)), (Done(), ()))
    assert asked == ["attack", "turn_over", "turn_over", "turn_over", ""] or asked[:4] == ["attack"] + ["turn_over"] * 3


def test_an_attack_that_does_no_damage_asks_nobody_about_damage() -> None:
    figures = (("Rhox Veterans", (3, 4)), ("Restless Zombies", (4, 4)))
    found = twins(tuple(PLACES["unique squad"]), "Rhox Veterans", *figures, army=["Gideon Jura", "Rhox Veterans"],
                  card="Restless Zombies", turn={"seat": 1})  # fmt: skip
    attack = c.Attack(found[0].id("Restless Zombies"), found[0].id("Rhox Veterans"))
    asked = alike(found, (attack, ()), (Done(), ((B, B, B),)), (Done(), ((B, B),)))
    assert asked[1:3] == ["turn_over", "turn_over"] and asked[3] != "turn_over"


@pytest.mark.parametrize(("sort", "holder"), [("unique squad", "Rhox Veterans"), ("planeswalker", "Gideon Jura")])
def test_coming_beside_asks_for_whatever_lies_face_down(sort: str, holder: str) -> None:
    figures = ((holder, (7, 4)), ("Blighted Reavers", (3, 4)))
    army = ["Gideon Jura", "Rhox Veterans"]
    found = twins(tuple(PLACES[sort]), holder, *figures, army=army, phase="move", card="Blighted Reavers",
                  turn={"seat": 1})  # fmt: skip
    move = c.MoveFigure(found[0].id("Blighted Reavers"), (found[0].hex((6, 4)),))
    asked = alike(found, (move, ()), (Done(), ()))
    assert asked[1] == "turn_over" and {b.seat for b in found} == {1}
    near = twins(tuple(PLACES[sort]), holder, *figures, army=army, phase="move", card="Blighted Reavers",
                 turn={"seat": 1})  # fmt: skip
    one_short = c.MoveFigure(near[0].id("Blighted Reavers"), (near[0].hex((5, 4)),))
    assert alike(near, (one_short, ()))[1] == "move"


COMMON: dict[str, Any] = {"army": ["Gideon Jura", "Kor Hookmasters"], "turn": {"seat": 1}}


def test_an_attack_on_a_common_squad_asks_for_whatever_lies_face_down() -> None:
    names = tuple(PLACES["common squad"])
    assert len(names) == 5
    figures = (("Kor Hookmasters", (3, 4), 2), ("Restless Zombies", (4, 4)))
    found = twins(names, "Kor Hookmasters", *figures, card="Restless Zombies", **COMMON)
    attack = c.Attack(found[0].id("Restless Zombies"), found[0].id("Kor Hookmasters"))
    asked = alike(found, (attack, ()), (Done(), ((H, B, B), (B, B))), (Done(), ()), (Done(), ()))
    # As it is announced; when it has destroyed a figure; when a figure is gone.
    assert asked[1:4] == ["turn_over"] * 3 and asked[4] != "turn_over"


def test_a_move_that_ends_within_three_of_a_common_squad_asks_for_whatever_lies_face_down() -> None:
    for column, is_asked in ((6, True), (7, False)):
        figures = (("Kor Hookmasters", (3, 4)), ("Liliana Vess", (10, 4)))
        found = twins(tuple(PLACES["common squad"]), "Kor Hookmasters", *figures, phase="move", card="Liliana Vess",
                      **COMMON)  # fmt: skip
        move = c.MoveFigure(found[0].id("Liliana Vess"), (found[0].hex((column, 4)),))
        asked = alike(found, (move, ()), (Done(), ()))
        assert (asked[2] == "turn_over") == is_asked


def test_leaving_an_engagement_asks_for_whatever_lies_face_down_and_leaves_no_word_behind() -> None:
    figures = (("Kor Hookmasters", (3, 4)), ("Restless Zombies", (4, 4)))
    found = twins(tuple(PLACES["common squad"]), "Kor Hookmasters", *figures, phase="move", card="Kor Hookmasters",
                  army=["Gideon Jura", "Kor Hookmasters"])  # fmt: skip
    move = c.MoveFigure(found[0].id("Kor Hookmasters"), (found[0].hex((1, 4)),))
    asked = alike(found, (move, ()), (Done(), ((B,),)))
    assert asked[1] == "turn_over" and found[0].table.turn.used == ()


# Each event is an event of its own


def test_guarded_retreat_declined_at_one_event_is_asked_at_the_next() -> None:
    b = battle(("Kor Hookmasters", (3, 4)), ("Kor Hookmasters", (3, 6)), ("Restless Zombies", (4, 4)),
               ("Restless Zombies", (4, 6)), phase="move", card="Kor Hookmasters",
               on_army=(("Guarded Retreat", "Kor Hookmasters"),))  # fmt: skip
    b.move("Kor Hookmasters", (1, 4)).done((B,))
    b.move("Kor Hookmasters", (1, 6), number=2)
    assert b.prompt == "turn_over"
    b.turn_over("Guarded Retreat")
    assert b.damage("Kor Hookmasters", 2) == 0 and b.table.turn.sheltered == (b.army("Kor Hookmasters"),)


def test_guarded_retreat_is_asked_for_each_enemy_that_one_step_leaves() -> None:
    b = battle(("Kor Hookmasters", (3, 4)), ("Restless Zombies", (4, 4)), ("Restless Zombies", (3, 3)),
               phase="move", card="Kor Hookmasters", on_army=(("Guarded Retreat", "Kor Hookmasters"),))  # fmt: skip
    b.move("Kor Hookmasters", (2, 5)).done((H,))
    assert b.prompt == "turn_over" and b.damage("Kor Hookmasters") == 1
    b.turn_over("Guarded Retreat")
    assert b.damage("Kor Hookmasters") == 1 and b.at("Kor Hookmasters") == (2, 5)


def test_guarded_retreat_once_turned_over_is_asked_no_more_this_turn() -> None:
    b = battle(("Kor Hookmasters", (3, 4)), ("Restless Zombies", (4, 4)), ("Restless Zombies", (3, 3)),
               phase="move", card="Kor Hookmasters", seats=(DEEP, {"colour": "black"}),
               on_army=(("Guarded Retreat", "Kor Hookmasters"), ("Guarded Retreat #2", "Kor Hookmasters")))  # fmt: skip
    b.move("Kor Hookmasters", (2, 5)).turn_over("Guarded Retreat")
    assert b.prompt != "turn_over" and b.damage("Kor Hookmasters") == 0


def test_creeping_dread_declined_is_asked_when_another_comes_beside() -> None:
    b = battle(("Blighted Reavers", (7, 4)), ("Rhox Veterans", (3, 4)), ("Rhox Veterans", (3, 6)),
               colours=("black", "white"), phase="move", card="Rhox Veterans",
               on_army=(("Creeping Dread", "Blighted Reavers"),), turn={"seat": 1})  # fmt: skip
    b.move("Rhox Veterans", (6, 4)).done()
    assert b.prompt == "move"
    b.move("Rhox Veterans", (6, 5), number=2)
    assert b.prompt == "turn_over"
    b.turn_over("Creeping Dread")
    assert b.table.turn.halted == (b.id("Rhox Veterans", 2),)


# Several under one another


def test_the_owner_is_asked_once_for_a_place_and_the_topmost_goes_first() -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Restless Zombies", (4, 4)), card="Restless Zombies",
               seats=(DEEP, {"colour": "black"}),
               on_army=(("Backdraft", "Rhox Veterans"), ("Undertow", "Rhox Veterans")), turn={"seat": 1})  # fmt: skip
    b.attack("Restless Zombies", "Rhox Veterans")
    assert {one.card for one in b.legal(c.TurnOver)} == {b.card("Backdraft"), b.card("Undertow")}
    b.turn_over("Backdraft")
    assert b.prompt == "turn_over" and [one.card for one in b.legal(c.TurnOver)] == [b.card("Undertow")]
    b.turn_over("Undertow")
    assert b.zone("Restless Zombies") == "reserve"


def test_what_lies_above_the_one_turned_over_has_had_its_turn() -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Restless Zombies", (4, 4)), card="Restless Zombies",
               seats=(DEEP, {"colour": "black"}),
               on_army=(("Undertow", "Rhox Veterans"), ("Backdraft", "Rhox Veterans")), turn={"seat": 1})  # fmt: skip
    b.attack("Restless Zombies", "Rhox Veterans").turn_over("Backdraft", (H,))
    # The next question is about the roll.
    assert b.prompt == "turn_over" and b.table.attack_made is not None and b.table.attack_made.power == (H,)
    assert b.legal() == (Done(),)


def test_a_card_that_lies_elsewhere_is_not_an_answer() -> None:
    b = battle(("Rhox Veterans", (3, 4)), ("Restless Zombies", (4, 4)), ("Gideon Jura", (1, 1)),
               card="Restless Zombies", on_army=(("Mirrored Zeal", "Rhox Veterans"), ("Turned Blade", "Gideon Jura")),
               turn={"seat": 1})  # fmt: skip
    b.attack("Restless Zombies", "Rhox Veterans")
    assert b.why(c.TurnOver(b.card("Turned Blade"))) == "not_an_answer"
    assert b.why(c.TurnOver(b.card("Mirrored Zeal"))) == "no_answer"
    assert b.why(c.TurnOver(0)) == "not_an_answer"


def test_nobody_is_asked_about_open_enchantments() -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Blighted Reavers", (4, 4)), card="Blighted Reavers",
               on_army=(("Steadfast Guard", "Gideon Jura"),), turn={"seat": 1})  # fmt: skip
    b.attack("Blighted Reavers", "Gideon Jura", (B, B, B), (B,) * 6)
    assert b.prompt != "turn_over"


def test_a_team_mates_spell_asks_nobody_and_opponents_are_asked_in_turn_order() -> None:
    figures = (("Gideon Jura", (1, 1)), ("Jace Beleren", (3, 1)), ("Liliana Vess", (9, 9)), ("Nissa Revane", (7, 9)))
    colours = ("white", "black", "blue", "green")
    seats = tuple({"colour": colour} for colour in colours)
    hand = ({**seats[0], "hand": ["Forward March"]}, *seats[1:])
    on_army = (
        ("Snaring Vines", "Nissa Revane"),
        ("Psychic Rebuttal", "Jace Beleren"),
        ("Death's Bargain", "Liliana Vess"),
    )
    b = battle(*figures, ("Rhox Veterans", (5, 5)), seats=hand, phase="spells", card="Gideon Jura", on_army=on_army,
               mode="skirmish")  # fmt: skip
    b.play("Forward March", b.army("Rhox Veterans"))
    asked = []
    while b.prompt == "turn_over":
        asked.append(b.seat)
        b.done()
    foes = [seat for seat in range(1, 4) if b.table.players[seat].team != b.table.players[0].team]
    assert asked == foes and len(foes) == 2


# What a seat is asked does not tell what it holds


@pytest.mark.parametrize("phase", ["spells", "spells_after"])
def test_a_seat_with_cards_in_hand_is_asked_for_spells_whether_or_not_it_can_play_one(phase: str) -> None:
    figures = (("Liliana Vess", (3, 4)), ("Restless Zombies", (3, 6)), ("Gideon Jura", (9, 9)))
    asked = []
    for hand in (("Hungry Dead",), ("Creeping Dread",)):
        b = battle(*figures, colours=("black", "white"), phase=phase, card="Restless Zombies", hand=hand)
        asked.append((b.prompt, seen(b, 1)))
    assert asked[0] == asked[1] and asked[0][0] == phase
    empty = battle(*figures, colours=("black", "white"), phase="spells_after", card="Restless Zombies")
    assert empty.prompt != "spells_after"


def test_a_seat_without_its_planeswalker_is_not_asked_for_spells() -> None:
    b = battle(("Restless Zombies", (3, 6)), ("Gideon Jura", (9, 9)), colours=("black", "white"), hand=("Hungry Dead",),
               phase="spells_after", card="Restless Zombies", fallen=("Liliana Vess",))  # fmt: skip
    assert b.prompt != "spells_after"


def test_a_search_is_asked_whatever_lies_in_the_library() -> None:
    for library in (("Unsummon",), ("Scatter Arc",)):
        mine = {"army": ["Jace Beleren"], "spells": ["Selective Memory", *library], "hand": ["Selective Memory"]}
        b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (9, 4)), seats=(mine, {"colour": "black"}),
                   phase="spells", card="Jace Beleren")  # fmt: skip
        b.play("Selective Memory")
        assert b.prompt == "search" and len(b.legal(c.ChooseCard)) == (library == ("Unsummon",))
