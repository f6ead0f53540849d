"""How the effects of triggers are carried out, as far as all games do it alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from game.core.events import Event
from game.core.scenario import events as e
from game.core.scenario import script as s
from game.core.scenario.facts import Fact, Standing
from game.core.scenario.standing import Behaviour, Scenario, Waiting, is_shown
from game.core.state import Outcome, Step
from game.core.steps import Draft

_Draft = Draft[Any, Any]


class ScenarioRules(Protocol):
    """What a game provides so that scenarios can be played on it."""

    #: Steps before which triggers may fire: nothing is half done there.
    resting: tuple[type[Step], ...]
    #: What the game's events mean, from the table before each.
    facts: Mapping[type[Event], Callable[[Any, Any], Iterable[Fact]]]
    #: How the game carries out effects, those of this module left out. One that is missing here does nothing.
    effects: Mapping[type[Any], Callable[[_Draft, Any], None]]

    def pieces(self, table: Any, /) -> Iterable[Standing]:
        """Return what stands on the board."""

    def finish(self, draft: _Draft, winners: tuple[int, ...], why: str, /) -> None:
        """End the match, won by these seats (none: a draw)."""

    def room(self, table: Any, piece: int, spaces: tuple[s.Space, ...], /, *, elsewhere: bool) -> Any:
        """Return where a piece of the script, by its place there, can be put: on the first of these spaces that has
        room, or on the nearest one ``elsewhere``; None where there is none. Nobody who stands there is touched."""

    def bring(self, draft: _Draft, piece: int, place: Any, /) -> None:
        """Let a piece of the script that has not come yet come to a place that ``room`` has told."""

    def put(self, draft: _Draft, number: int, place: Any, /) -> None:
        """Put a piece on the board on a place that ``room`` has told. Where nothing moves nothing happens."""

    def take_off(self, draft: _Draft, numbers: tuple[int, ...], /) -> None:
        """Let those of some pieces that stand on the board leave it undefeated."""


class EndsPlainly:
    """For ``ScenarioRules`` of a game that tells nothing more at its end: who has won gets 1, all others 0."""

    def finish(self, draft: _Draft, winners: tuple[int, ...], why: str, /) -> None:
        """End the match, won by these seats."""
        seats = range(len(draft.table.scenario.script.sides))
        draft.end(Outcome(why, winners, tuple(int(seat in winners) for seat in seats)))


def changed(scenario: Scenario, index: int, status: Any) -> e.ObjectiveChanged:
    """Return the event of an objective that comes to another status, for those who may know it."""
    shown = scenario.with_objective(index, status=status)
    seats = tuple(seat for seat in range(len(scenario.script.sides)) if is_shown(shown, index, seat))
    objective = scenario.script.objectives[index]
    region = scenario.script.regions[objective.region] if objective.region != s.NONE else None
    return e.ObjectiveChanged(index, status, objective, region, seats)


def numbers_there(rules: ScenarioRules, table: Any, pieces: tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers in the match of those pieces of the script that stand on the board."""
    standing = {one.piece for one in rules.pieces(table)}
    return tuple(number for number in table.scenario.numbers_of(pieces) if number in standing)


# Pieces


def _reinforce(rules: ScenarioRules, draft: _Draft, effect: s.Reinforce) -> None:
    # rule: scenario/reinforce: nobody who stands there is touched
    for piece in effect.pieces:
        scenario: Scenario = draft.table.scenario
        spaces = scenario.script.pieces[piece].spaces
        if not scenario.numbers[piece]:
            _settle(rules, draft, piece, spaces, effect.if_full)


def _move(rules: ScenarioRules, draft: _Draft, effect: s.Move) -> None:
    # rule: scenario/move
    spaces = draft.table.scenario.script.regions[effect.region].spaces
    for piece in effect.pieces:
        there = numbers_there(rules, draft.table, (piece,))
        if there and not _settle(rules, draft, piece, spaces, effect.if_full) and effect.if_full == "lost":
            rules.take_off(draft, there)


def _settle(rules: ScenarioRules, draft: _Draft, piece: int, spaces: tuple[s.Space, ...], if_full: s.IfFull) -> bool:
    """Bring or put a piece where it has room, or let it wait; return whether it found any."""
    place = rules.room(draft.table, piece, spaces, elsewhere=if_full == "next")
    if place is not None:
        _place(rules, draft, piece, place)
    elif if_full == "wait":
        draft.happen(e.PieceWaits(Waiting(piece, spaces)))
    return place is not None


def _place(rules: ScenarioRules, draft: _Draft, piece: int, place: Any) -> None:
    number = draft.table.scenario.numbers[piece]
    if not number:
        rules.bring(draft, piece, place)
    else:
        rules.put(draft, number, place)


def waiting_with_room(rules: ScenarioRules, table: Any) -> tuple[Waiting, Any] | None:
    """Return the first piece that waits for room and has some now, with its place."""
    # rule: scenario/wait
    for one in table.scenario.waiting:
        if table.scenario.numbers[one.piece] and not numbers_there(rules, table, (one.piece,)):
            continue
        place = rules.room(table, one.piece, one.spaces, elsewhere=False)
        if place is not None:
            return one, place
    return None


def end_wait(rules: ScenarioRules, draft: _Draft, waiting: Waiting, place: Any) -> None:
    """Let a piece that has waited come to its place."""
    draft.happen(e.WaitIsOver(waiting.piece))
    _place(rules, draft, waiting.piece, place)


def _behave(rules: ScenarioRules, draft: _Draft, effect: s.Behave) -> None:
    scenario: Scenario = draft.table.scenario
    numbers = numbers_there(rules, draft.table, effect.pieces)
    target = next(iter(numbers_there(rules, draft.table, (effect.target,))), 0) if effect.target != s.NONE else 0
    region = scenario.script.regions[effect.region].spaces if effect.region != s.NONE else ()
    for one in rules.pieces(draft.table):
        if one.piece in numbers:
            behaviour = Behaviour(one.piece, one.seat, effect.manner, region or one.spaces, target)
            draft.happen(e.BehaviourChanged(one.seat, behaviour))


def give_card(draft: _Draft, effect: s.Cards, knows: tuple[int, ...] = ()) -> None:
    """Give a seat the card that an effect names, if it names one: games whose seats have hands do it so. ``knows`` are
    seats that see the hand, the seat's own one where none are given."""
    if effect.card:
        card = draft.new_id()
        draft.happen(e.CardGot(effect.seat, card, effect.card, effect.name, card, knows or (effect.seat,)))


def deal_cards(
    draft: _Draft,
    effect: s.Cards,
    draw: Callable[[_Draft, int, int], object],
    discarded: Callable[[int, int], Event],
    knows: tuple[int, ...] = (),
) -> None:
    """Give a seat its card, let it draw, and discard of its hand what chance chooses: for games whose players have
    hands. ``discarded`` makes the event of a seat's card that is discarded."""
    # rule: scenario/cards_given
    give_card(draft, effect, knows)
    draw(draft, effect.seat, effect.draw)
    hand = draft.shuffled(draft.table.players[effect.seat].hand) if effect.discard else ()
    draft.happen(*(discarded(effect.seat, card) for card in hand[: effect.discard]))


# Messages and scores


def _tell(rules: ScenarioRules, draft: _Draft, effect: s.Message) -> None:
    numbers = draft.table.scenario.numbers
    speaker = 0 if effect.speaker == s.NONE else numbers[effect.speaker]
    draft.happen(e.Told(effect.words, effect.seat, speaker))


def _score(rules: ScenarioRules, draft: _Draft, effect: s.Score) -> None:
    draft.happen(e.Scored(effect.seat, effect.amount))


def _set_task(rules: ScenarioRules, draft: _Draft, effect: s.Task) -> None:
    scenario: Scenario = draft.table.scenario
    if scenario.objectives[effect.objective].status in ("hidden", "open"):
        draft.happen(changed(scenario, effect.objective, effect.becomes))


def _remove(rules: ScenarioRules, draft: _Draft, effect: s.Remove) -> None:
    rules.take_off(draft, numbers_there(rules, draft.table, effect.pieces))


EFFECTS: Mapping[type[Any], Callable[[ScenarioRules, _Draft, Any], None]] = {
    s.Message: _tell,
    s.Score: _score,
    s.Task: _set_task,
    s.Reinforce: _reinforce,
    s.Remove: _remove,
    s.Move: _move,
    s.Behave: _behave,
    s.End: lambda rules, draft, effect: rules.finish(draft, effect.winners, "scenario"),
}
