"""Computer players see views, answers and worlds dealt again, and nothing else: by their imports and by their types."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Iterator

import pytest

from game.ai.evaluation import Evaluator
from game.ai.greedy_player import GreedyPlayer
from game.ai.players import PLAYERS, Player, player_for
from game.ai.random_player import RandomPlayer
from game.ai.search_player import SearchPlayer
from game.ai.trials import Trials
from game.ai.worlds import DealtWorlds, World, Worlds
from game.core.dice import Dice
from game.core.views import View
from tests.architecture.source import Source, imported, sources

#: The one file that deals worlds.
DEALS = "game/ai/worlds.py"
#: What holds a whole match, or makes one: none of it is for players.
STATES = ("game.core.runner", "game.core.steps.Draft", "game.core.dice", "game.core.record", "game.core.ruleset")


def states_known(source: Source) -> Iterator[str]:
    """Imports by which a computer player could get hold of the state of a match."""
    if source.floor != "ai" or source.path == DEALS:
        return
    for name, line in imported(source):
        word = name.rsplit(".", 1)[-1]
        is_ruleset = name.startswith("game.rules.") and name.split(".")[3:4] == ["ruleset"]
        if name.startswith(STATES) or word.endswith("State") or is_ruleset or name == "game.core.views.view_for":
            yield f"{source.path}:{line} imports {name}"


def states_reached(source: Source) -> Iterator[str]:
    """Places that reach into a world for its state."""
    if source.floor != "ai" or source.path == DEALS:
        return
    for number, line in enumerate(source.text.splitlines(), 1):
        if "._state" in line or "__state" in line:
            yield f"{source.path}:{number} reaches for a state: {line.strip()}"


def test_no_player_knows_the_state_of_a_match() -> None:
    assert [line for source in sources() for line in (*states_known(source), *states_reached(source))] == []


@pytest.mark.parametrize(
    "text",
    [
        "from game.core.state import State",
        "from game.core.state import AnyState",
        "from game.core import runner",
        "from game.core.runner import submit",
        "from game.core.steps import Draft",
        "from game.core.dice import roll",
        "from game.core.views import View, view_for",
        "from game.rules.heroes.ruleset import HEROES",
        "def f():\n    from game.rules.heroes.ruleset import HEROES",
        "def f(world):\n    return world._state",
        "def f(worlds):\n    return worlds._DealtWorlds__state",
    ],
)
def test_a_way_to_the_state_is_found(text: str) -> None:
    source = Source("game/ai/heroes/a.py", text)
    assert [*states_known(source), *states_reached(source)]


@pytest.mark.parametrize(
    "text",
    [
        "from game.core.state import Step",
        "from game.core.views import View",
        "from game.rules.heroes.state.table import Table",
        "from game.rules.arena.cards.spell_cards import SPELL_CARDS",
    ],
)
def test_what_a_seat_may_know_is_not_complained_of(text: str) -> None:
    source = Source("game/ai/heroes/a.py", text)
    assert [*states_known(source), *states_reached(source)] == []


@pytest.mark.parametrize("kind", [Player, RandomPlayer, GreedyPlayer, SearchPlayer])
def test_a_player_chooses_from_a_view_answers_and_worlds(kind: type) -> None:
    hints = typing.get_type_hints(kind.choose)
    assert typing.get_origin(hints.pop("view")) is View
    assert hints.pop("worlds") == Worlds | None
    assert set(hints) == {"answers", "return"}


@pytest.mark.parametrize("kind", PLAYERS)
def test_every_kind_of_player_is_one(kind: str) -> None:
    assert list(inspect.signature(player_for(kind, "1").choose).parameters) == ["view", "answers", "worlds"]


def test_an_evaluator_sees_views_alone() -> None:
    for method in (Evaluator.scores, Evaluator.items, Evaluator.clock, Evaluator.alike):
        hints = typing.get_type_hints(method)
        assert typing.get_origin(hints.pop("view")) is View
        assert {"answer", "answers", "return"} >= set(hints)
    assert typing.get_origin(typing.get_type_hints(Trials.__init__)["view"]) is View


def open_names(value: object) -> set[str]:
    return {name for name in (*vars(value), *dir(type(value))) if not name.startswith("_")}


def test_worlds_give_nothing_but_what_was_dealt_again() -> None:
    """What stands open on a world and on a dealer of worlds; and no deal has the match's own dice."""
    from game.core import runner
    from tests.games.tic_tac_toe import TIC_TAC_TOE

    state = runner.start(TIC_TAC_TOE, TIC_TAC_TOE.setup_type(), 77).state
    worlds = DealtWorlds(TIC_TAC_TOE, state, 0, 5)
    assert open_names(worlds) == {"deal", "state_of"}
    assert open_names(worlds.deal(0)) == {"game", "asked", "outcome", "result", "answers", "view", "after"}
    assert open_names(World) <= open_names(worlds.deal(0)) | {"mro"}
    assert all(worlds.state_of(number).dice.seed != state.dice.seed for number in range(50))
    assert len({worlds.state_of(number).dice for number in range(50)}) == 50
    assert worlds.state_of(3) == worlds.state_of(3)
    assert worlds.state_of(0).dice != Dice(77)
