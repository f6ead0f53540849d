"""Lines of a seat's news that are told in one."""

from __future__ import annotations

import pytest

from game.core.sentences import Said
from game.ui.recaps import lines as ln
from tests.ui.recaps.parts import a_line, parts_of

NAMES = ("Blue", "Amber", "Teal")
AMBERS, BLUES = (3, 1), (4, 0)


def said(text: str, seat: int = 1, turn: tuple[int, int] | None = AMBERS, number: int = 0, **more: str) -> ln.Line:
    """Return a line of somebody's turn; of a piece where it has a number."""
    doer = more.pop("doer", text.split(" ")[0] if number else "")
    parts = parts_of(text, NAMES[seat] if seat >= 0 else "", f"{doer} (Blue)", doer)
    return ln.Line(ln.ELSEWHERE, parts, seat, more.get("sign", ""), bool(parts.who), more.get("goer", ""), number, turn)


def moved(name: str, number: int, seat: int = 1) -> ln.Line:
    return said(f"{name} moves to (1, 1).", seat, number=number, doer=name, goer=name)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ([said("Amber passes.")] * 2, "Amber passes (2 times)."),
        (
            [moved(name, at) for at, name in enumerate(("Orc 10", "Orc 2", "Elf", "Orc 1", "Elf"), 1)],
            "Amber moves 2 of Elf, Orc 1, 2 and 10.",
        ),
        # What a piece does stands after its move, and in its order.
        (
            [
                moved("Orc", 1),
                said("Orc attacks Elf.", number=1),
                moved("Bat", 2),
                said("Bat uses Web.", number=2),
                moved("Bat", 2),
            ],
            "Amber: Orc moves, attacks Elf; Bat moves, uses Web, moves.",
        ),
        # Another seat's answer stands where it was given.
        (
            [
                said("Amber plays Web."),
                said("Blue turns over Ban.", 0),
                said("Elf attacks Orc.", 0, number=5),
                said("Amber plays Fire."),
            ],
            "Amber plays Web; Blue turns over Ban; Elf (Blue) attacks Orc; Amber plays Fire.",
        ),
        # A card is told once, with what came of it.
        (
            [said("Amber plays Fire on Elf."), said("Amber plays Fire on Elf: Elf falls."), said("It rains.", -1)],
            "Amber plays Fire on Elf: Elf falls; It rains.",
        ),
        # What is played on nothing is not a target of what was played before it.
        (
            [said("Amber plays Fire on Elf."), said("Amber plays Axe."), said("Amber plays Web on Orc.")],
            "Amber plays Fire on Elf, plays Axe, plays Web on Orc.",
        ),
        (
            [said("Amber proposes: Elf attacks Orc."), said("Amber plays Web.")],
            "Amber proposes: Elf attacks Orc; Amber plays Web.",
        ),
        (
            [said("The end comes.", -1, (2, -1)), said("Orc 1 strikes.", -1, (2, -1))],
            "Round 2: the end comes; Orc 1 strikes.",
        ),
        (
            [said("Amber starts with Web.", 1, (0, 0)), said("Blue rests.", 0, (0, 0))],
            "Amber starts with Web; Blue rests.",
        ),
        # Several of a name that come at once are counted.
        (
            [
                ln.Line(
                    ln.ELSEWHERE, Said("Orc", "comes into play", cause="Web", several="come into play"), 1, turn=AMBERS
                )
            ]
            * 2,
            "Amber: 2 of Orc come into play (Web).",
        ),
        # An article is written small within a line, the name of a card never.
        (
            [said("Amber plays Web."), said("The squad returns."), said("The Last Ferry is drawn.")],
            "Amber plays Web; the squad returns; The Last Ferry is drawn.",
        ),
        # So are other words that are no names; but not as a sentence begins.
        (
            [said("Amber plays Web."), said("All units are untapped.", -1), said("A trigger finds no target.", -1)],
            "Amber plays Web; all units are untapped; a trigger finds no target.",
        ),
        (
            [said("The hand goes back.", -1, (0, -1)), said("The deck is shuffled.", -1, (0, -1))],
            "The hand goes back; the deck is shuffled.",
        ),
        # Whose it is is said once.
        (
            [said("Elf 2 (Blue) takes 3 damage: Elf 2 falls.", 0, number=5, doer="Elf 2")],
            "Amber: Elf 2 (Blue) takes 3 damage: Elf 2 falls.",
        ),
        ([said("Amber plays Web."), said("Night falls.", -1, BLUES)], "Amber plays Web; then Blue: Night falls."),
    ],
)
def test_what_happened_in_a_turn_is_told_in_its_order(lines: list[ln.Line], told: str) -> None:
    assert ln.of_turns(lines, NAMES).text == told


def test_turns_are_told_one_after_the_other_in_as_many_lines_as_there_is_room_for() -> None:
    lines = [said("Amber plays Web."), said("Blue turns over Ban.", 0), said("Blue rests.", 0, BLUES)]
    lines += [said("Teal waits.", 2, (5, 2))]
    plain = ["Amber plays Web; Blue turns over Ban.", "Blue rests.", "Teal waits."]
    assert [line.text for line in ln.in_turns(lines, NAMES, 3)] == plain
    assert [line.seat for line in ln.in_turns(lines, NAMES, 9)] == [1, 0, 2], "short ones stay whole"
    assert [line.text for line in ln.in_turns(lines, NAMES, 2)] == [plain[0], "Blue rests; then Teal waits."]
    assert len(ln.in_turns(lines, NAMES, -1)) == 1 and ln.in_turns([], NAMES, 3) == []
    long = [said(f"Amber plays a card that is called {one * 60}.") for one in "abcd"]
    assert [line.text.count("called") for line in ln.in_turns([*long, lines[2]], NAMES, 4)] == [1, 1, 2, 0]
    assert [line.text.count("a card") for line in ln.in_turns(long, NAMES, 2)] == [2, 2]


def test_nothing_is_left_out_and_the_seats_own_losses_stay_apart() -> None:
    falls = [a_line(0, f"Elf {one} falls.", 0, "graveyard", turn=AMBERS) for one in range(3)]
    # What was taken without a sign stands where it happened.
    hurt, lost = a_line(1, "Hurt: Elf by 1.", 0, "wound"), a_line(1, "Blue discards Ban.", 0, turn=AMBERS)
    others, dice = a_line(4, "Others hurt: Orc by 1."), a_line(ln.DICE, "Orc rolls 2 hits.", 1, turn=AMBERS)
    lines = [*falls, hurt, lost, others, dice, *(said(f"Amber plays {one}.") for one in "ab")]
    assert ln.few(lines, NAMES, 9) == lines
    assert [line.text for line in ln.few(lines, NAMES, 5)] == [
        "Elf 0 falls; Elf 1 falls; Elf 2 falls.", hurt.text, "Amber: Blue discards Ban; Amber plays a and b.",
        others.text,
    ]  # fmt: skip


def test_two_of_one_name_are_told_apart_and_what_is_told_is_not_announced() -> None:
    lines = [said("Orc runs.", number=1), said("Orc hits.", number=2), said("Orc falls."), said("Orc runs.", number=1)]
    lines += [said("Orc runs.", turn=BLUES, number=2)]
    told = ["Orc runs.", "Another Orc hits.", "Orc falls.", "Orc runs.", "Orc runs."]
    assert [line.text for line in ln.told_apart(lines)] == told
    assert ln.of_turns(ln.told_apart(lines)[:2], NAMES).text == "Amber: Orc runs; another Orc hits."
    goers = [one for at in (1, 2) for one in (moved("Orc", at), said("Orc hits.", number=at))]
    goers.append(moved("Orc", 3))
    told = ["Amber: Orc moves, hits; another Orc moves, hits; Amber moves another Orc."]
    assert [line.text for line in ln.in_turns(ln.told_apart(goers), NAMES, 1)] == told
    [both] = ln.in_turns(ln.told_apart([moved("Orc", 1), moved("Orc", 2), moved("Elf", 3)]), NAMES, 1)
    assert both.text == "Amber moves Elf and 2 of Orc."
    [more] = ln.in_turns(ln.told_apart([said("Orc hits.", number=1), moved("Orc", 2), moved("Orc", 3)]), NAMES, 1)
    assert more.text == "Amber: Orc hits; Amber moves 2 more of Orc."
    fours = [said("Orc hits.", number=one) for one in range(1, 9)]
    assert [line.text.partition(" Orc")[0] for line in ln.told_apart(fours)[1:]] == [
        "Another", "A third", "A fourth", "A fifth", "A sixth", "Another", "Another",
    ]  # fmt: skip
    assert ln.of_turns(ln.told_apart(fours)[:3], NAMES).text == "Amber: Orc hits; another Orc hits; a third Orc hits."
    plans = [said(f"Amber plans: Orc hits {one}.", number=one, doer="Orc") for one in (1, 2)]
    assert ln.told_apart(plans)[1].text == "Amber plans: another Orc hits 2."
    numbered = dict(enumerate(lines))
    assert [ln.is_last(numbered, key) for key in (0, 1, 7)] == [False, False, True]
    for announces, number, text, is_told in (
        ("Orc", 0, "Elf is healed (Orc's trigger).", True),
        ("Orc", 0, "Orc deals 2 damage to Elf.", True),
        ("Orc", 0, "Orc waits.", False),
        ((3, 5), 0, "Orc waits.", True),
        ((4,), 0, "Orc waits.", False),
    ):
        first = a_line(
            ln.ELSEWHERE, "Orc's trigger goes on the chain.", 1, number=number, turn=AMBERS, announces=announces
        )
        kept = ln.without_announced({1: first, 2: said(text, number=3)})
        assert (1 not in kept) is is_told and 2 in kept


def test_what_is_gained_at_once_is_added_up_and_a_round_has_its_name() -> None:
    gained = [said(f"Amber gains {one}.") for one in ("20 build points", "2 build points for zones")]
    gained.append(said("Amber gains 1 build point as Kingdom."))
    [whole] = ln.added_up(gained)
    assert whole.text == "Amber gains 23 build points (20, 2 for zones, 1 as Kingdom)."
    apart = [gained[0], said("Blue gains 1 build point for zones.", 0), said("Amber rests.")]
    assert ln.added_up(apart) == apart
    rounds = [said("Web is played.", -1, (number, -1)) for number in (0, 7)]
    own = [said("Elf is hurt.", -1, (7, -1), sign="wound"), said("Amber rests.")]
    assert [line.text for line in ln.few([*rounds, *own], NAMES, 9)] == [
        "Web is played.", "Round 7: Web is played.", "Elf is hurt.", "Amber rests.",
    ]  # fmt: skip
