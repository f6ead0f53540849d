"""Every registered game and mode under the twelve laws: seeded random games. ``soak.py`` plays thousands."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.core import runner
from tests.conformance.fresh_process import digests_in_fresh_process
from tests.conformance.hidden_numbers import law_10_about
from tests.conformance.holding import hold, law_9_same_seed
from tests.conformance.laws import ALL_LAWS, LawBroken
from tests.conformance.registry import GAMES, MODES, find
from tests.conformance.soak import main as soak
from tests.conformance.walks import GameUnderLaw, Moment, next_answer

HERE = ALL_LAWS - {9}
EVERY_MODE = {under.name: under for modes in MODES.values() for under in modes.values()}
#: One for each manner of playing (``walks.manner_of``).
SEEDS = range(3)
#: Games in which a card lies hidden while it is being played; a scenario of Factions is over before one does.
UNSEEN_IN = ("factions/", "skirmish/")
#: The stretches of a game in which every law looks at every decision and law 2 tries every answer.
STRETCH = 24


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", EVERY_MODE)
def test_the_laws_hold(name: str, seed: int) -> None:
    hold(EVERY_MODE[name], seed, laws=HERE, stride=12)


@pytest.mark.parametrize("where", [0.0, 0.5, 1.0], ids=["opening", "middle", "end"])
@pytest.mark.parametrize("name", EVERY_MODE)
def test_the_laws_hold_at_every_decision(name: str, where: float) -> None:
    """Whole games are too dear for this: their beginning, and two more stretches of others."""
    under, seed = EVERY_MODE[name], 50 + round(2 * where)
    begin = round(where * (hold(under, seed, laws=()).decisions - STRETCH)) if where else 0
    hold(under, seed, laws=HERE, sample=0, begin=begin, most=None if where == 1.0 else STRETCH)


@pytest.mark.parametrize("name", EVERY_MODE)
def test_no_question_names_a_card_that_its_reader_may_not_know(name: str) -> None:
    """Every question of the beginnings of some games: that a card is being played is soon over."""
    under = EVERY_MODE[name]
    unseen = 0
    for seed in range(80, 82):
        chance, state = random.Random(seed), runner.start(under.ruleset, under.setups(seed), seed).state
        seats = under.ruleset.seats(under.setups(seed))
        for number in range(160):
            if state.decision is None:
                break
            assert list(law_10_about(Moment(under, state, seats, seed, number))) == []
            unseen += bool(state.agenda[-1].hidden_cards)
            answer = next_answer(under, chance, number, state, "keen")
            after = runner.submit(under.ruleset, state, state.decision.seat, answer)
            assert isinstance(after, runner.Accepted)
            state = after.state
    assert unseen or not name.startswith(UNSEEN_IN) or name == "factions/scenario"


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game_in_a_fresh_process(name: str) -> None:
    """One game in each mode."""
    seeds = range(len(MODES[name]))
    assert list(law_9_same_seed(GAMES[name], seeds, digests_in_fresh_process(GAMES[name], seeds))) == []


@pytest.mark.parametrize("name", EVERY_MODE)
def test_set_ups_are_sound_and_come_again(name: str) -> None:
    under = EVERY_MODE[name]
    for number in range(30):
        setup = under.setups(number)
        assert setup == under.setups(number)
        assert under.ruleset.flaws_of_setup(setup) == ()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_with_every_number_of_seats_and_in_every_mode(name: str) -> None:
    under = GAMES[name]
    profile = under.ruleset.profile
    sizes = {under.ruleset.seats(under.setups(number)) for number in range(60)}
    assert {profile.least_seats, profile.most_seats} <= sizes
    modes = MODES[name].values()
    assert {under.setups(number) == mode.setups(0) for number, mode in enumerate(modes)} == {True}


@pytest.mark.parametrize("name", [name for name in GAMES if Path("maps", name, "scenarios").is_dir()])
def test_all_scenarios_that_come_with_the_program_can_be_held_under_the_laws(name: str) -> None:
    under = find(f"{name}/shipped")
    files = [*Path("maps", name, "scenarios").glob("*.tmx"), *Path("maps", name, "campaigns").glob("*/*.tmx")]
    every = {repr(under.setups(number)) for number in range(len(files))}
    assert len(every) == len(files) >= 3
    assert under.setups(len(files)) == under.setups(0)


def test_a_question_does_not_tell_which_squads_a_scenario_brings_later() -> None:
    """In The Long Night: who has no hand, and in the reserve only what is awaited, is asked all the same."""
    hold(find("arena/shipped"), 22, laws=frozenset({10}), manner="types")


def options(name: str) -> list[GameUnderLaw]:
    """Return the set-ups of a game's first numbers, in all its modes."""
    return [GAMES[name].setups(number) for number in range(60)]


def test_skirmish_is_played_on_ready_and_on_built_boards_by_every_pair_of_factions() -> None:
    setups = options("skirmish")
    for seats in (2, 4):
        some = [setup for setup in setups if len(setup.seats) == seats]
        assert {bool(setup.tiles) for setup in some} == {True, False}
        assert {setup.windows for setup in some} == {"able", "always"}
        pairs = {tuple(seat.faction for seat in setup.seats if seat.side == side) for setup in some for side in (0, 1)}
        assert len(pairs) == seats
    duels = {tuple(seat.faction for seat in setup.seats) for setup in setups if len(setup.seats) == 2}
    assert duels == {(one, other) for one in ("drow", "crown") for other in ("drow", "crown")}


def test_arena_is_played_with_both_kinds_of_windows_and_by_three_four_and_five_in_a_melee() -> None:
    for windows in ("always", "able"):
        some = [setup for setup in options("arena") if setup.windows == windows]
        seats = {(setup.board.mode, len(setup.seats)) for setup in some}
        assert seats == {("duel", 2), ("skirmish", 4), ("melee", 3), ("melee", 4), ("melee", 5)}


def test_factions_is_played_with_each_kind_of_windows_falling_at_zero_or_below() -> None:
    told = {(setup.windows, setup.at_zero) for setup in options("factions")}
    assert told == {(windows, at_zero) for windows in ("able", "key", "always") for at_zero in (True, False)}
    assert {setup.last_cycle is None for setup in options("factions")} == {True, False}


@pytest.mark.parametrize("name", ["arena/able", "skirmish/duel", "factions/able"])
def test_windows_that_ask_only_who_is_able_do_tell_who_is(name: str) -> None:
    """They say so, and are let off the part of law 10 that finds it: it would be found at once."""
    under = find(name)
    assert under.ruleset.profile.hidden
    found = []
    for seed in range(4):
        setup = under.setups(seed)
        assert setup.windows == "able"
        try:
            hold(replace(under, is_discreet=lambda state: True), seed, laws={10}, stride=3)
        except LawBroken as broken:
            found.append(str(broken))
            if "cannot know decides" in found[-1]:
                return
    raise AssertionError(found)


def test_the_soak_plays_one_mode_or_all(capsys: pytest.CaptureFixture[str]) -> None:
    begin = ["--game", "factions", "--games", "1", "--laws", "1", "--fresh", "0"]
    assert soak(begin) == 0
    assert capsys.readouterr().out.startswith("factions: 1 games")
    assert soak([*begin, "--mode", "key"]) == 0
    assert capsys.readouterr().out.startswith("factions/key: 1 games")
    with pytest.raises(SystemExit):
        soak([*begin, "--mode", "melee"])
    assert "there is no factions/melee" in capsys.readouterr().err
