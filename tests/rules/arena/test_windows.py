"""Whom a match asks: always whoever might have an answer for all the others know, or only who is able to give one.

Each case is played twice, alike but for one card that the others do not see: with an answer, and without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from game.core import runner
from game.core.views import view_for
from game.rules.arena.positions.reading import load_position, write_position
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from game.rules.arena.state.options import Windows
from tests.conformance.arena_setups import arena_setup_of
from tests.rules.arena.battle import B, Battle, H, battle

ZOMBIES = (("Liliana Vess", (3, 4)), ("Restless Zombies", (3, 6)), ("Gideon Jura", (9, 9)))


def _spells(phase: str, card: str, windows: str) -> Battle:
    """Return the spell window of a turn of the zombies with one card in hand."""
    return battle(*ZOMBIES, colours=("black", "white"), phase=phase, card="Restless Zombies", hand=(card,),
                  windows=windows)  # fmt: skip


def _sorcery_at_jace(card: str, windows: str, *more: str) -> Battle:
    """Play a sorcery against one on whose Planeswalker that lies face down."""
    mine = {"army": ["Jace Beleren"], "spells": [card, *more]}
    theirs = {"army": ["Chandra Nalaar"], "spells": ["Ember Lash"], "hand": ["Ember Lash"]}
    b = battle(("Jace Beleren", (3, 4)), ("Chandra Nalaar", (6, 4)), seats=(mine, theirs), phase="spells",
               card="Chandra Nalaar", on_army=tuple((one, "Jace Beleren") for one in (card, *more)),
               turn={"seat": 1}, windows=windows)  # fmt: skip
    return b.play("Ember Lash", b.id("Jace Beleren"))


def _search(library: str, windows: str) -> Battle:
    """Look for a sorcery in a library of one card."""
    mine = {"army": ["Jace Beleren"], "spells": ["Selective Memory", library], "hand": ["Selective Memory"]}
    b = battle(("Jace Beleren", (3, 4)), ("Liliana Vess", (9, 4)), seats=(mine, {"colour": "black"}),
               phase="spells_after", card="Jace Beleren", windows=windows)  # fmt: skip
    return b.play("Selective Memory")


def _heat(card: str, windows: str, *, at: int = 6) -> Battle:
    """Return a turn after whose last spell Chandra could discard a red card."""
    mine = {"army": ["Chandra Nalaar"], "spells": [card], "hand": [card]}
    return battle(("Chandra Nalaar", (1, 4)), ("Liliana Vess", (at, 4)), seats=(mine, {"colour": "black"}),
                  phase="spells_after", card="Chandra Nalaar", turn={"spells": 3}, windows=windows)  # fmt: skip


#: What makes the moment with a card, what is asked there, the card with which the seat is able to answer, and another.
MOMENTS: dict[str, tuple[Callable[[str, str], Battle], str, str, str]] = {
    "a spell before the move": (
        lambda card, windows: _spells("spells", card, windows), "spells", "Hungry Dead", "Creeping Dread",
    ),
    "a spell after the attacks": (
        lambda card, windows: _spells("spells_after", card, windows), "spells_after", "Hungry Dead", "Creeping Dread",
    ),
    "a hidden enchantment": (_sorcery_at_jace, "turn_over", "Psychic Rebuttal", "Scatter Arc"),
    "a search": (_search, "search", "Unsummon", "Scatter Arc"),
    "an ability that a card pays": (_heat, "spells_after", "Twinflame", "Unsummon"),
}  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("windows", "tells"), [("always", False), ("able", True)])
def test_whether_a_seat_is_asked_tells_its_cards_only_where_just_the_able_are_asked(
    moment: str, windows: str, tells: bool
) -> None:
    # rule: arena/windows
    make, prompt, able, other = MOMENTS[moment]
    asked = [make(card, windows).prompt == prompt for card in (able, other)]
    assert asked == [True, not tells]


# Who is passed over


def _passed(b: Battle, viewer: int) -> list[e.Passed]:
    """Return who passed, as a seat hears it."""
    return [event.seen_by(viewer) for event in (*b.opening, *b.events) if isinstance(event, e.Passed)]


def _declined(b: Battle, prompt: str) -> Battle:
    """Do nothing at the seat's question, if it is asked."""
    return b.done() if b.prompt == prompt else b


def _at_chandra(card: str, windows: str) -> Battle:
    """Let Jace take Chandra's mind while he holds a card that may pay for her Super Heated, or not."""
    mine = {"army": ["Jace Beleren"], "spells": [card], "hand": [card]}
    b = battle(("Jace Beleren", (3, 4)), ("Chandra Nalaar", (6, 4)), ("Nissa Revane", (9, 4)),
               seats=(mine, {"colour": "red"}, {"colour": "green"}), mode="melee", scoring=[(0, 0)],
               phase="spells_after", card="Jace Beleren", windows=windows, turn={"spells": 3})  # fmt: skip
    while b.prompt != "steal_mind":
        b.done()
    return b.do(c.ChooseFigure(b.id("Chandra Nalaar")), (16,))


TOLD: dict[str, tuple[Callable[[str, str], Battle], str, str, str]] = {
    **{moment: told for moment, told in MOMENTS.items() if moment != "a search"},
    "an ability that a card of the borrower pays": (_at_chandra, "borrowed_abilities", "Twinflame", "Unsummon"),
}


@pytest.mark.parametrize("moment", TOLD)
def test_whoever_is_passed_over_is_reported_to_the_others_as_one_that_did_nothing(moment: str) -> None:
    """Whatever it holds, and whoever is asked at all, the others hear the same."""
    # rule: arena/windows
    make, prompt, able, other = TOLD[moment]
    heard = []
    for windows in ("always", "able"):
        for card in (able, other):
            b = make(card, windows)
            asked = b.seat if b.prompt == prompt else None
            b = _declined(b, prompt)
            told = [one for one in _passed(b, 1) if one.what == prompt]
            assert asked in (None, told[0].seat)
            heard.append(told[:1])
    assert heard[0] and heard == [heard[0]] * 4


@pytest.mark.parametrize("windows", ["always", "able"])
def test_a_seat_that_surely_had_no_answer_is_not_reported_as_having_passed(windows: str) -> None:
    # rule: arena/windows
    empty = battle(*ZOMBIES, colours=("black", "white"), phase="spells_after", card="Restless Zombies", windows=windows)
    assert [one for one in _passed(empty, 1) if one.what == "spells_after"] == []
    # What lies face up answers nothing.
    open_card = _sorcery_at_jace("Second Sight", windows)
    assert [one for one in _passed(open_card, 1) if one.what == "turn_over"] == []


@pytest.mark.parametrize("windows", ["always", "able"])
def test_each_army_card_that_is_passed_over_is_reported_for_itself_and_in_turn_order(windows: str) -> None:
    # rule: arena/hidden_enchantments
    colours = {"blue": "Scatter Arc", "white": "Turned Blade", "green": "Snaring Vines"}
    seats = tuple({"colour": colour, "spells": [card]} for colour, card in colours.items())
    mine = {"colour": "red", "spells": ["Ember Lash"], "hand": ["Ember Lash"]}
    b = battle(("Jace Beleren", (3, 4)), ("Gideon Jura", (3, 7)), ("Nissa Revane", (9, 7)), ("Chandra Nalaar", (6, 4)),
               seats=(*seats, mine), mode="melee", scoring=[(0, 0)], phase="spells", card="Chandra Nalaar",
               turn={"seat": 3}, windows=windows,
               on_army=tuple(zip(colours.values(), ("Jace Beleren", "Gideon Jura", "Nissa Revane"),
                                 strict=True)))  # fmt: skip
    b.play("Ember Lash", b.id("Jace Beleren"))
    while b.prompt == "turn_over":
        b.done()
    told = [(one.seat, one.army) for one in _passed(b, 3) if one.what == "turn_over"]
    assert told == [(seat, b.army(name)) for seat, name in enumerate(("Jace Beleren", "Gideon Jura", "Nissa Revane"))]
    assert b.damage("Jace Beleren") == 2


@pytest.mark.parametrize("windows", ["always", "able"])
def test_what_lies_beneath_the_one_turned_over_is_reported_as_passed(windows: str) -> None:
    # rule: arena/hidden_enchantments
    mine = {"army": ["Nissa Revane", "Pummelroot Elementals"], "spells": ["Thick Hide", "Backdraft"]}
    b = battle(("Pummelroot Elementals", (3, 4)), ("Restless Zombies", (4, 4)), seats=(mine, {"colour": "black"}),
               card="Restless Zombies", turn={"seat": 1}, windows=windows,
               on_army=(("Thick Hide", "Pummelroot Elementals"), ("Backdraft", "Pummelroot Elementals")))  # fmt: skip
    b.attack("Restless Zombies", "Pummelroot Elementals").done((H, B, B))
    before = len(_passed(b, 1))
    b.turn_over("Thick Hide")
    _declined(b, "turn_over")
    assert _passed(b, 1)[before].army == b.army("Pummelroot Elementals")


@pytest.mark.parametrize("windows", ["always", "able"])
def test_what_everybody_sees_to_be_impossible_is_asked_in_no_mode(windows: str) -> None:
    empty = battle(*ZOMBIES, colours=("black", "white"), phase="spells_after", card="Restless Zombies", windows=windows)
    assert empty.prompt != "spells_after"
    assert _heat("Twinflame", windows, at=7).prompt == "spells_after"
    assert _heat("Twinflame", windows, at=8).prompt != "spells_after"


@pytest.mark.parametrize("windows", ["always", "able"])
def test_what_lies_open_is_asked_about_without_a_card(windows: str) -> None:
    b = battle(("Gideon Jura", (3, 4)), ("Liliana Vess", (9, 9)), phase="spells", card="Gideon Jura", windows=windows)
    assert b.prompt == "spells" and b.legal(c.Summon)


def test_a_search_that_nobody_is_asked_about_ends_as_every_other() -> None:
    b = _search("Scatter Arc", "able")
    seen = [type(event) for event in b.events]
    assert seen.index(ce.LibraryOpened) < seen.index(ce.LibraryClosed) < seen.index(ce.LibraryShuffled)
    assert b.table.players[0].looking == () and b.names(b.table.players[0].library) == ["Scatter Arc"]


@pytest.mark.parametrize("pile", [("Psychic Rebuttal", "Scatter Arc"), ("Scatter Arc", "Psychic Rebuttal")])
def test_one_that_can_answer_is_enough_wherever_it_lies(pile: tuple[str, str]) -> None:
    b = _sorcery_at_jace(pile[0], "able", pile[1])
    assert b.prompt == "turn_over" and b.names(tuple(one.card for one in b.legal(c.TurnOver))) == ["Psychic Rebuttal"]
    assert b.done().prompt != "turn_over"


@pytest.mark.parametrize(("windows", "again"), [("always", True), ("able", False)])
@pytest.mark.parametrize(
    ("pile", "beneath"), [(("Thick Hide", "Backdraft"), True), (("Backdraft", "Thick Hide"), False)]
)
def test_after_one_was_turned_over_those_beneath_it_are_asked_about(
    pile: tuple[str, str], beneath: bool, windows: str, again: bool
) -> None:
    """Backdraft waits for the announcement, Thick Hide for the roll: what is left has no answer any more."""
    mine = {"army": ["Nissa Revane", "Pummelroot Elementals"], "spells": list(pile)}
    b = battle(("Pummelroot Elementals", (3, 4)), ("Restless Zombies", (4, 4)), seats=(mine, {"colour": "black"}),
               card="Restless Zombies", on_army=tuple((card, "Pummelroot Elementals") for card in pile),
               turn={"seat": 1}, windows=windows)  # fmt: skip
    b.attack("Restless Zombies", "Pummelroot Elementals")
    assert b.prompt == "turn_over"
    b.done((H, B, B))
    b.turn_over("Thick Hide")
    assert (b.prompt == "turn_over") == (beneath and again)


@pytest.mark.parametrize(("windows", "prompts"), [("always", ["turn_over"]), ("able", [])])
def test_damage_that_nobody_is_asked_about_is_dealt(windows: str, prompts: list[str]) -> None:
    mine = {"army": ["Liliana Vess", "Restless Zombies"], "spells": ["Psychic Rebuttal"]}
    b = battle(("Liliana Vess", (3, 4), 5), ("Rhox Veterans", (4, 4)), ("Restless Zombies", (9, 9)),
               seats=(mine, {"colour": "white"}), card="Rhox Veterans", on_army=(("Psychic Rebuttal", "Liliana Vess"),),
               turn={"seat": 1}, windows=windows)  # fmt: skip
    b.attack("Rhox Veterans", "Liliana Vess", *(() if prompts else ((H, H, B), (B, B, B))))
    if prompts:
        assert b.prompt == "turn_over"
        b.done((H, H, B), (B, B, B))
        assert b.prompt == "turn_over"
        b.done()
    assert b.zone("Liliana Vess") == "graveyard"


# Where it is said


def test_a_position_says_it_and_without_a_word_questions_tell_nothing() -> None:
    told = {windows: load_position({"map": ["1111111"] * 5, **windows_of}) for windows, windows_of in (
        ("", {}), ("able", {"windows": "able"}), ("always", {"windows": "always"}))}  # fmt: skip
    assert [state.table.windows for state in told.values()] == ["always", "able", "always"]
    written = [write_position(runner.resume(ARENA, state).state) for state in told.values()]
    assert [load_position(one).table.windows for one in written] == ["always", "able", "always"]
    with pytest.raises(msgspec.ValidationError, match=r"Invalid enum value 'never' - at `\$\.windows`"):
        load_position({"map": ["1111111"] * 5, "windows": "never"})


@pytest.mark.parametrize("windows", ["always", "able"])
def test_a_match_keeps_it_and_every_seat_sees_it(windows: Windows) -> None:
    setup: Any = msgspec.structs.replace(arena_setup_of("duel", 1), windows=windows)
    state = runner.start(ARENA, setup, 1).state
    assert state.table.windows == windows
    assert [view_for(ARENA, state, seat).table.windows for seat in (0, 1)] == [windows, windows]
