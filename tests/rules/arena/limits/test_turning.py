"""Turning round: for nothing, before and between the parts of a move, and no move itself."""

from __future__ import annotations

from game.rules.arena.presentation.queries import reach_of
from game.rules.arena.standing import engaged_with
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from tests.rules.arena.battle import B, Battle, battle

LONG = "Blazing Firecats"


def _cats(*others: tuple[object, ...], at: tuple[int, int] = (2, 4), **more: object) -> Battle:
    """Return a Firecat that looks to the right in its move phase, the Planeswalkers in far corners."""
    return battle((LONG, at, 0, 0, (at[0] - 1, at[1])), ("Chandra Nalaar", (0, 0)), ("Liliana Vess", (11, 9)), *others,
                  colours=("red", "black"), phase="move", card=LONG, **more)  # type: ignore[arg-type]  # fmt: skip


def _spots(b: Battle, number: int = 1) -> list[tuple[int, int]]:
    return [b.spot(space) for space in b.figure(LONG, number).spaces]


def _turn(b: Battle, number: int = 1) -> c.MoveFigure:
    figure = b.figure(LONG, number)
    return c.MoveFigure(figure.id, figure.spaces[::-1])


def _ended(b: Battle) -> list[int]:
    """Return the figures whose moves are over, in order."""
    return [one.figure for one in b.events if isinstance(one, e.MoveEnded)]


def test_it_turns_round_before_it_moves_and_once_until_it_goes_on() -> None:
    # rule: arena/flipping
    b = _cats()
    reach = reach_of(b.table, b.id(LONG))
    assert [reach.cost((b.hex(front), b.hex(back))) for front, back in (((1, 4), (2, 4)), ((0, 4), (1, 4)))] == [0, 1]
    b.do(_turn(b))
    assert _spots(b) == [(1, 4), (2, 4)] and b.table.turn.moving is None
    assert b.why(_turn(b)) == "turned"
    assert b.refusal(_turn(b)) == "It has just turned round; it must move on before it can do so again."
    assert _turn(b) not in b.legal()
    # Its whole move is left, to either side.
    assert b.reaches(LONG, (9, 4)) and not b.reaches(LONG, (10, 4))
    b.move(LONG, (7, 4), back=(6, 4))
    assert b.table.turn.moving is not None and b.table.turn.moving.spent == 5


def test_it_turns_round_after_a_part_of_its_move() -> None:
    # rule: arena/flipping
    b = _cats()
    b.move(LONG, (4, 4), back=(3, 4))
    assert b.why(_turn(b)) == "" and _turn(b) in b.legal()
    b.do(_turn(b))
    assert _spots(b) == [(3, 4), (4, 4)] and b.why(_turn(b)) == "turned"
    assert b.table.turn.moving is not None and b.table.turn.moving.spent == 2
    b.move(LONG, (2, 4), back=(3, 4))
    assert b.why(_turn(b)) == ""


def test_who_has_only_walked_straight_is_not_told_that_it_has_turned() -> None:
    b = _cats()
    b.move(LONG, (4, 4), back=(3, 4))
    here = b.figure(LONG).spaces
    assert b.why(c.MoveFigure(b.id(LONG), here)) == "already_there"
    assert b.why(c.MoveFigure(b.id(LONG), (b.hex((11, 4)), b.hex((10, 4))))) == "out_of_reach"
    assert b.why(_turn(b)) == ""


def test_where_its_move_has_ended_turning_alone_is_not_asked_about() -> None:
    # rule: arena/flipping
    b = _cats()
    b.move(LONG, (9, 4), back=(8, 4))
    assert b.prompt != "move" and _ended(b) == [b.id(LONG)]
    two = _cats((LONG, (2, 7), 0, 0, (1, 7)))
    two.move(LONG, (9, 4), back=(8, 4))
    # Another one may still move, so its player has a decision, and the first may turn, once.
    assert two.prompt == "move" and two.why(_turn(two)) == ""
    two.do(_turn(two))
    assert _spots(two) == [(8, 4), (9, 4)] and two.why(_turn(two)) == "turned"


def test_who_can_do_nothing_but_turn_round_is_asked_once() -> None:
    # rule: arena/flipping
    nothing = "............"
    narrow = ("1..........1", *(nothing,) * 3, ".11.........", *(nothing,) * 4, "...........1")
    b = _cats(rows=narrow)
    assert b.prompt == "move" and len(b.legal(c.MoveFigure)) == 1
    b.do(_turn(b))
    assert b.prompt != "move" and _ended(b) == []


def test_turning_round_takes_no_move_from_it_and_ends_no_other_move() -> None:
    # rule: arena/flipping
    b = _cats((LONG, (2, 7), 0, 0, (1, 7)))
    b.do(_turn(b))
    b.move(LONG, (4, 7), number=2, back=(3, 7))
    b.do(_turn(b, 2))
    moving = b.table.turn.moving
    assert moving is not None and (moving.figure, moving.spent) == (b.id(LONG, 2), 2)
    assert b.table.turn.moved == () and b.reaches(LONG, (9, 4))
    b.move(LONG, (9, 4), back=(8, 4))
    assert b.prompt != "move" and _ended(b) == [b.id(LONG, 2), b.id(LONG)]


def test_who_is_snared_does_not_turn_round() -> None:
    # rule: arena/snares
    b = _cats(turn={"halted": [0]})
    assert b.prompt != "move"
    two = _cats((LONG, (2, 7), 0, 0, (1, 7)), turn={"halted": [0]})
    assert two.why(_turn(two)) == "halted" and two.why(_turn(two, 2)) == ""


def _near_rangers(*moves: tuple[int, int] | None) -> Battle:
    """Return a Firecat within three spaces of a Ranger with an Ambush; it turns round (None) or goes to places."""
    b = battle((LONG, (4, 4), 0, 0, (3, 4)), ("Chandra Nalaar", (0, 0)), ("Nissa Revane", (11, 9)),
               ("Elf Rangers", (6, 4)), colours=("red", "green"), phase="move", card=LONG,
               on_army=(("Ambush in the Leaves", "Elf Rangers"),))  # fmt: skip
    for to in moves:
        b.do(_turn(b)) if to is None else b.move(LONG, to, back=(to[0] - 1, to[1]))
    return b.done()


def test_turning_round_answers_to_no_ambush_and_a_step_does() -> None:
    # rule: arena/ambush
    turned = _near_rangers(None)
    assert turned.prompt != "turn_over" and _ended(turned) == []
    for moves in (((5, 4),), ((5, 4), None)):
        b = _near_rangers(*moves)
        assert (b.prompt, b.seat) == ("turn_over", 1)


def test_turning_round_costs_no_leaving_dice() -> None:
    # rule: arena/leaving_engagements
    b = _cats(("Blighted Reavers", (3, 4)))
    assert len(engaged_with(b.table, b.figure(LONG))) == 1
    b.do(_turn(b))
    assert not any(isinstance(one, e.LeavingStruck) for one in b.events)
    b.move(LONG, (0, 4), (B,), back=(1, 4))
    assert sum(isinstance(one, e.LeavingStruck) for one in b.events) == 1


def test_turning_round_enters_no_glyph() -> None:
    # rule: arena/glyphs
    b = _cats(glyphs=[{"at": (1, 4), "kind": "random"}])
    b.do(_turn(b))
    assert not b.table.glyphs[0].is_up and b.reaches(LONG, (0, 4))


def test_each_activation_may_begin_with_a_turn() -> None:
    # rule: arena/flipping - Seize the Day, and then the move of the card.
    b = battle((LONG, (2, 4), 0, 0, (1, 4)), ("Chandra Nalaar", (0, 0)), ("Liliana Vess", (11, 9)),
               colours=("red", "black"), phase="spells", card=LONG, hand=("Seize the Day",))  # fmt: skip
    b.play("Seize the Day", b.id(LONG)).do(_turn(b))
    assert b.prompt == "move" and b.why(_turn(b)) == "turned"
    b.done()
    assert b.prompt == "move" and b.table.turn.phase == "move" and b.why(_turn(b)) == ""
