"""What a hint says: the order of the answers, their chances, and the items in which they differ."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.app.thinking.hints import (
    Hint,
    brings,
    compared,
    hints_of,
    loss,
    no_matter_which,
    percent,
    reason,
    repeats,
    told_chance,
)
from game.app.thinking.messages import Foretold, WeighedAnswer


def weighed(answer: int, *chances: float, **items: float) -> WeighedAnswer:
    return WeighedAnswer(answer, chances, items, chances)


def test_three_answers_the_chosen_one_first_the_others_by_how_they_came_out() -> None:
    rows = (weighed(4, 0.6, 0.6), weighed(1, 0.2), weighed(2, 0.5, 0.4), weighed(0, 0.5, 0.5), weighed(3))
    assert [hint.answer for hint in hints_of(rows)] == [4, 0, 2]
    assert [hint.answer for hint in hints_of(rows, most=1)] == [4]
    assert hints_of(()) == ()


def test_an_answer_that_met_fewer_worlds_is_compared_in_those() -> None:
    # The other was tried in the first world alone, which is a good one for both.
    first, other = weighed(0, 0.9, 0.3), weighed(1, 0.8)
    assert loss(other.chances, first.chances) == pytest.approx(0.1)
    assert hints_of((first, other))[1].chance == pytest.approx(0.5)
    assert loss((), first.chances) == 0.0


def test_no_other_shows_a_greater_chance_than_the_one_that_is_chosen() -> None:
    (first,) = hints_of((weighed(0, 0.5, 0.5), weighed(1, 0.52, 0.52)))
    assert first.chance == pytest.approx(0.5) and first.as_good == (1,)


def test_chances_that_read_the_same_are_reported_once() -> None:
    rows = (weighed(0, 0.6), weighed(1, 0.598), weighed(2, 0.597), weighed(3, 0.58), weighed(4, 0.5), weighed(5, 0.499))
    hints = hints_of(rows)
    assert [(hint.answer, hint.as_good) for hint in hints] == [(0, (1, 2)), (3, ()), (4, (5,))]
    assert [hint.gain for hint in hints] == pytest.approx([0.02, -0.02, -0.1])
    assert no_matter_which("Move", ["Move", "Wait"]) == "**Wait** is just as good."
    assert no_matter_which("Move", ["Move"]) == "Any of them is just as good."
    assert no_matter_which("Move", []) == ""


FELLED = Foretold("The Ogre is defeated", 1.0, 6, is_good=True, about=4)
HURT = Foretold("The Ogre takes 20 damage", 1.0, 3, is_good=True, about=4)
LOST = Foretold("The Squire is defeated", 0.5, 6, is_good=False, about=7)
WENT = Foretold("The Squire goes to zone 3", 1.0, 1, is_good=True, about=7)
SEEN = Foretold("The Mage heals 5", 0.7, 3, is_good=True, about=8)
LATER = replace(FELLED, at_once=False, then="Strike", share=0.67)
BROUGHT = [
    ((FELLED, HURT, WENT), (), 0.0, "The Ogre is defeated"),
    ((FELLED, SEEN), (), 0.0, "The Ogre is defeated; The Mage heals 5 (likely)"),
    ((FELLED, LOST), (), 0.0, "The Ogre is defeated; but The Squire is defeated (perhaps)"),
    # Dice that always fell well in a few worlds may fall badly.
    ((replace(FELLED, by_chance=True),), (), 0.0, "The Ogre is defeated (likely)"),
    ((FELLED, LOST), (), -0.1, "The Squire is defeated (perhaps); but The Ogre is defeated"),
    ((FELLED, LOST), ((LOST,),), 0.0, "The Ogre is defeated"),
    ((FELLED, SEEN), ((FELLED,),), 0.0, "The Mage heals 5 (likely); The Ogre is defeated"),
    ((LOST,), (), 0.0, ""),
    ((LOST,), (), -0.1, "The Squire is defeated (perhaps)"),
    ((WENT,), (), 0.0, "The Squire goes to zone 3"),
    ((Foretold("The Ogre is defeated", 0.29, 6, is_good=True),), (), 0.0, ""),
    ((Foretold("The Ogre is defeated", 0.3, 6, is_good=True),), (), 0.0, "The Ogre is defeated (perhaps)"),
    ((), (), 0.0, ""),
    # What comes later: only if it comes of this answer alone, for sure enough, with what else it needs.
    ((LATER,), (), 0.0, "then **Strike**: The Ogre is defeated (likely)"),
    ((replace(LATER, share=0.5),), (), 0.0, ""),
    ((LATER,), ((replace(LATER, share=0.2),),), 0.0, ""),
    ((replace(LATER, otherwise=0.2),), (), 0.0, ""),
    ((replace(LATER, then=None),), (), 0.0, ""),
    ((replace(LATER, then=""),), (), 0.0, "The Ogre is defeated (likely)"),
    ((replace(LATER, otherwise=0.67, is_its_own=True),), (), 0.0, "then **Strike**: The Ogre is defeated (likely)"),
    ((LATER, SEEN, replace(LOST, at_once=False, then="Strike", share=0.67)), (), 0.0,
        "The Mage heals 5 (likely); then **Strike**: The Ogre is defeated (likely); "
        "but The Squire is defeated (likely)"),
    ((LATER, replace(LATER, words="The Mage is defeated", about=9, then="Shoot", share=0.61)), (), 0.0,
        "then **Strike**: The Ogre is defeated (likely)"),
    # A drawback that could be avoided later is not the answer's.
    ((replace(LOST, at_once=False, then="Wait", share=1.0),), (), 0.0, ""),
    ((FELLED, replace(LOST, at_once=False, then="Wait", share=1.0)), (), 0.0, "The Ogre is defeated"),
]  # fmt: skip


@pytest.mark.parametrize(("own", "others", "gain", "words"), BROUGHT)
def test_results_are_ordered_by_weight_and_by_what_other_answers_lack(
    own: tuple[Foretold, ...], others: tuple[tuple[Foretold, ...], ...], gain: float, words: str
) -> None:
    assert brings(own, others, gain) == words
    hint = Hint(0, 0.5, ("figures",), brings=words)
    told = f"{words[:1].upper()}{words[1:]}."
    assert reason(replace(hint, gain=0.1), "it") == (
        told if words else "Better than it: you come out better in **figures**."
    )


def test_what_nobody_tried_has_no_chance_and_no_reason() -> None:
    first, other = hints_of((weighed(0), weighed(1)))
    assert first.chance is None and percent(first.chance) == "" and reason(first, "hint 2") == ""
    assert other.chance is None


def test_reasons_name_what_differs_most_and_not_what_is_alike() -> None:
    one = {"figures": 5.0, "gold": 1.0, "cards": 2.0, "glyphs": 1.02}
    other = {"figures": 2.0, "gold": 3.0, "cards": 2.0, "glyphs": 1.0}
    assert compared(one, other) == (("figures",), ("gold",))
    assert compared(other, one) == (("gold",), ("figures",))
    assert compared({**one, "gold": 2.0}, other) == (("figures",), ()), "half as much is worth a word, less is not"
    assert compared(one, one) == ((), ())
    assert compared(one, {}) == ((), ()), "the match ended there: no item tells why"
    assert compared({"figures": 1.0, "gold": 1.0}, {"cards": 1.0}) == (("figures",), ("cards",))


def test_what_chance_may_have_brought_is_no_reason() -> None:
    near = (weighed(0, 0.6, 0.4, 0.6, cards=2.0), weighed(1, 0.4, 0.6, 0.4, cards=1.0))
    assert [(hint.better, hint.worse) for hint in hints_of(near)] == [((), ())] * 2
    sure = (weighed(0, *[0.6] * 6, cards=2.0), weighed(1, *[0.5] * 6, cards=1.0))
    assert [(hint.better, hint.worse) for hint in hints_of(sure)] == [(("cards",), ()), ((), ("cards",))]


def test_the_trials_say_what_is_shown_and_the_chance_to_win_in_which_order() -> None:
    # Beside the position as it stands the first comes out even; by itself it nearly wins.
    first = WeighedAnswer(0, (0.5, 0.5), {}, (0.9, 0.8))
    near, far = WeighedAnswer(1, (0.45, 0.45), {}, (0.7, 0.8)), WeighedAnswer(2, (0.4,), {}, (0.9,))
    untried = WeighedAnswer(3, (), {}, ())
    hints = hints_of((first, untried, near, far))
    assert [hint.answer for hint in hints] == [0, 1, 3]
    assert hints[0].as_good == (2,)
    assert [hint.chance for hint in hints] == [pytest.approx(0.85), pytest.approx(0.75), None]
    assert [hint.gain for hint in hints] == pytest.approx([0.1, -0.1, 0.0])
    assert [hint.answer for hint in hints_of((first, far, near), most=2)] == [0, 1]
    assert [hint.answer for hint in hints_of((first, untried, near))] == [0, 1, 3]


REASONS = [
    (0.1, ("figures", "glyphs"), ("gold",),
        "Better than it: you come out better in **figures** and **glyphs**; "
        "but you come out worse in **gold**."),
    (0.1, ("the other side's gold", "cards"), (),
        "Better than it: you come out better in **cards** and the other side comes out worse in **gold**."),
    (0.1, ("gold", "the other side's gold"), (),
        "Better than it: you come out better and the other side worse in **gold**."),
    (-0.1, (), ("the other side's gold", "gold"),
        "Not as good as it: you come out worse and the other side better in **gold**."),
    (0.1, ("gold", "cards", "the other side's gold"), (),
        "Better than it: you come out better in **gold** and **cards** "
        "and the other side comes out worse in **gold**."),
    (0.1, (), ("gold",), "Better than it, all in all; but you come out worse in **gold**."),
    (-0.1, (), ("gold",), "Not as good as it: you come out worse in **gold**."),
    (-0.1, ("figures",), ("the other side's gold",),
        "Not as good as it: the other side comes out better in **gold**; but you come out better in **figures**."),
    (-0.1, ("gold",), ("the other side's gold",), "Not as good as it: both sides come out better in **gold**."),
    (0.1, ("the other side's gold",), ("gold",), "Better than it: both sides come out worse in **gold**."),
    (-0.1, ("figures",), (), "Not as good as it, all in all; but you come out better in **figures**."),
]  # fmt: skip


@pytest.mark.parametrize(("gain", "better", "worse", "words"), REASONS)
def test_reasons_never_speak_against_the_chances(
    gain: float, better: tuple[str, ...], worse: tuple[str, ...], words: str
) -> None:
    assert reason(Hint(0, 0.5, better, worse, gain=gain), "it") == words


def test_without_items_to_compare_there_is_no_reason() -> None:
    ended = hints_of((weighed(0, 1.0), weighed(1, 0.5, figures=2.0)))
    assert [reason(hint, "") for hint in ended] == ["", ""], "where the match ends, the chance says it all"
    alone = hints_of((weighed(0, 0.5, figures=2.0),))
    assert reason(alone[0], "hint 2") == ""


def test_a_chance_is_reported_where_sides_fight_and_not_where_all_play_against_the_game() -> None:
    told = {game: told_chance(game, 0.4) for game in ("skirmish", "arena", "factions", "heroes", "crawler")}
    assert told.pop("crawler") == "" and set(told.values()) == {"40 %"}


CHANCES = [(0.0, "1 %"), (0.004, "1 %"), (0.5, "50 %"), (0.999, "99 %"), (1.0, "99 %")]


@pytest.mark.parametrize(("chance", "words"), CHANCES)
def test_no_estimate_is_certain(chance: float, words: str) -> None:
    assert percent(chance) == words


@pytest.mark.parametrize(
    ("told", "words", "says_nothing"),
    [
        ("Gideon Jura moves to (8, 15).", "Move Gideon Jura to (8, 15)", True),
        ("Rhox Veterans are summoned (likely).", "Summon Rhox Veterans", True),
        ("Gideon Jura heals 2 (perhaps).", "Play Healing Salve on Gideon Jura", False),
        ("Jace Beleren takes 1 damage (likely).", "Gideon Jura", False),
        ("Bone Sickle comes into play.", "Play Bone Sickle for 3", True),
        ("Then **Attack**: The attack: 3 against 2, won.", "Attack: 3 against 2, won", True),
        ("Gideon Jura moves to (8, 15); but Gideon Jura takes 2 damage.", "Move Gideon Jura to (8, 15)", False),
    ],
)
def test_a_reason_that_only_says_what_the_answer_is_called_says_nothing(
    told: str, words: str, says_nothing: bool
) -> None:
    assert repeats(told, words) == says_nothing
