"""Seeded random games: how the laws get to positions, and what they look at there."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Literal, get_args

import msgspec
from msgspec.structs import replace

from game.ai.evaluation import Evaluator
from game.ai.kinds import level_and_style
from game.ai.players import Player, player_for
from game.ai.search_player import SearchPlayer
from game.ai.styles import STYLES, styled
from game.ai.trials import Budget
from game.ai.worlds import DealtWorlds
from game.app.games.entries import evaluator_of
from game.core import record, runner
from game.core.commands import Command, Concede
from game.core.ruleset import Ruleset
from game.core.state import AnyState
from game.core.views import view_for

#: How a random player picks. ``plain``: any answer alike. ``types``: first the kind of command, then one of it, so
#: that games are not all moves. ``keen``: as types, but words that only end or pass something are rarer. ``greedy``,
#: ``easy``, ``normal`` and ``hard``: as that player does, who sees the view; ``hasty``: as the hard one that may try
#: next to nothing, ``hasty-tricky`` in that style.
Manner = Literal["plain", "types", "keen", "greedy", "easy", "normal", "hard", "hasty", "hasty-tricky"]
MANNERS: tuple[Manner, ...] = get_args(Manner)
#: The manners that take turns from seed to seed.
_AT_RANDOM: tuple[Manner, ...] = ("plain", "types", "keen")
#: What the hasty player may try for an answer.
HASTY = Budget(nodes=24, candidates=3, longest=12)


class GameUnderLaw(msgspec.Struct, frozen=True):
    """A game as the laws know it. ``setups`` makes a set-up from a number, always the same one for the same number;
    ``queries`` are what a screen or a player may ask of a state, with the seat that asks. ``alike`` names the listed
    answer that an unlisted one is equal to, for games that offer one of several equal cards. ``forced`` are words of
    places that can hold one thing only, as anybody can work out: twins need not fill them differently. ``is_discreet``:
    do the questions of this match claim to tell nothing? ``given_up`` is the decision at which the asked seat concedes
    a game that random players might never end (0: never)."""

    name: str
    ruleset: Any
    setups: Callable[[int], Any]
    queries: tuple[Callable[[AnyState, int], object], ...] = ()
    alike: Callable[[AnyState, Command], Command | None] | None = None
    forced: tuple[str, ...] = ()
    is_discreet: Callable[[AnyState], bool] = lambda state: True
    given_up: int = 0


class Moment:
    """A position of a walk, with the chance that the laws sample with. ``seed`` and ``number`` name it: it can be
    reached again."""

    def __init__(
        self, under: GameUnderLaw, state: AnyState, seats: int, seed: int, number: int, sample: int = 12
    ) -> None:
        self.under = under
        self.game: Ruleset = under.ruleset
        self.state = state
        self.sample = sample
        self.chance = random.Random(f"{seed}/{number}")
        self.seats = tuple(range(seats))

    @cached_property
    def answers(self) -> tuple[Command, ...]:
        return runner.legal(self.game, self.state)

    @property
    def asked(self) -> int:
        return self.state.decision.seat

    def digest(self) -> str:
        """Return the state's digest now."""
        return record.digest(self.state)

    def copy(self) -> AnyState:
        """Return the state through its own JSON: nothing is shared with it."""
        return record.decode_state(self.game, record.encode(self.state))

    def sampled(self) -> Sequence[Command]:
        """Answers to try out: all of them, or ``sample`` of them with every kind of command among them."""
        if not self.sample or len(self.answers) <= self.sample:
            return self.answers
        kinds: dict[type[Command], list[Command]] = {}
        for answer in self.answers:
            kinds.setdefault(type(answer), []).append(answer)
        chosen = [self.chance.choice(of_kind) for of_kind in kinds.values()][: self.sample]
        chosen.extend(self.chance.sample(self.answers, self.sample - len(chosen)))
        return list(dict.fromkeys(chosen))


def fresh(state: AnyState) -> AnyState:
    """Return the same state as another object, so that nothing remembered about the first is used."""
    return replace(state)


def pick(chance: random.Random, answers: Sequence[Command], manner: Manner) -> Command:
    """Return the choice of a player at random."""
    if manner == "plain":
        return chance.choice(answers)
    kinds: dict[str, list[Command]] = {}
    for answer in answers:
        kinds.setdefault(type(answer).__name__, []).append(answer)
    names = sorted(kinds)
    # A command without fields says "done", "pass", "end": what has fields does something.
    weights = [4 if manner == "types" or kinds[name][0].__struct_fields__ else 1 for name in names]
    return chance.choice(kinds[chance.choices(names, weights)[0]])


def computer_player(manner: Manner, seed: str, evaluator: Evaluator | None) -> Player:
    """Return the computer player of a manner."""
    kind, style = level_and_style(manner)
    if kind == "hasty":
        return SearchPlayer(seed, styled(evaluator, STYLES[style]) if style else evaluator, HASTY)
    return player_for(manner, seed, evaluator)


def manner_of(seed: int) -> Manner:
    """Return the manner in which the game of a seed is played, unless somebody says otherwise."""
    return _AT_RANDOM[seed % len(_AT_RANDOM)]


def next_answer(under: GameUnderLaw, chance: random.Random, number: int, state: AnyState, manner: Manner) -> Command:
    seat = state.decision.seat
    if under.given_up and number >= under.given_up:
        return Concede(seat)
    answers = runner.legal(under.ruleset, state)
    if manner in ("plain", "types", "keen"):
        return pick(chance, answers, manner)
    player = computer_player(manner, str(chance.getrandbits(32)), evaluator_of(under.ruleset.profile.game))
    worlds = DealtWorlds(under.ruleset, state, seat, chance.getrandbits(32))
    return player.choose(view_for(under.ruleset, state, seat), answers, worlds)


def digests_of_game(under: GameUnderLaw, seed: int, manner: Manner | None = None) -> list[str]:
    """Return the digest of each position of a seeded random game, the last one included."""
    game = under.ruleset
    chance = random.Random(seed)
    manner = manner or manner_of(seed)
    state = runner.start(game, under.setups(seed), seed).state
    digests = [record.digest(state)]
    while state.decision is not None and len(digests) <= game.profile.longest:
        answer = next_answer(under, chance, len(digests) - 1, state, manner)
        after = runner.submit(game, state, state.decision.seat, answer)
        assert isinstance(after, runner.Accepted), after
        state = after.state
        digests.append(record.digest(state))
    return digests
