"""The rules against the independent reference, on random tables.

``python -m tests.rules.factions.compare --tables 2000 --seed 1`` compares an attack with each of the twenty natural
rolls and everything that a unit may do in its turn, on that many tables, and prints the first difference."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import replace

from game.core import dice as dice_rules
from game.core.commands import Decline, Pass
from game.core.dice import Dice
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.effects import FACTIONS, Faction
from game.rules.factions.cards.traits import Trait
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as ev
from tests.rules.factions import reference as ref
from tests.rules.factions.reference_cards import GEAR, PRINTED
from tests.rules.factions.scene import CAPITALS, Play, Scene, seed_for

_LOCATIONS = ("Fortress", "Swamps of Kiran", "Stronghold", "Hidden Base", "Barracks")
#: What battle cards leave on a unit for the round, as the program keeps it.
_LASTING: dict[str, tuple[Trait, ...]] = {
    "Berzerking": (t.Bonus(atk=4, dam=10),),
    "Powerful Blow": (t.Bonus(atk=4), t.Penetration()),
    "Piercing Shot": (t.Penetration(),),
    "Advantageous Cover": (t.Stealth(),),
}
#: Seeds whose first natural roll is each face.
SEEDS = {face: seed_for([face]) for face in range(1, 21)}


class Difference(AssertionError):
    """The rules and the reference do not agree."""


def _gear(chance: random.Random, name: str) -> tuple[str, ...]:
    """Return equipment that the unit may carry."""
    card = PRINTED[name]
    fitting = {
        "Imperial Blade": card.faction == "Kingdom",
        "Commander Medallion": card.commander_trait,
        "Improved Firearm": "ranged" in card.words or "greater ranged" in card.words,
    }
    able = [gear for gear in GEAR if fitting.get(gear, True)]
    return tuple(chance.choice(able) for _ in range(chance.choice((0, 0, 1, 2))))


def random_board(chance: random.Random) -> ref.Board:
    """Return a few units of both sides close together, some locations, some words that last."""
    factions = (chance.choice(FACTIONS), chance.choice(FACTIONS))
    pieces = [ref.Piece(CAPITALS[seat], "", seat, (1, 5)[seat]) for seat in (0, 1)]
    # A seat that has no capital's commander twice: uniques of one name do not stand side by side.
    names = chance.sample(sorted(PRINTED), chance.randrange(3, 8))
    taken: set[tuple[int, str]] = set()
    middle = chance.randrange(1, 6)
    for name in names:
        seat, shared = chance.randrange(2), _SHARED.get(name, name)
        if (seat, shared) in taken:
            continue
        taken.add((seat, shared))
        zone = min(5, max(1, middle + chance.choice((-1, 0, 0, 0, 1, 2))))
        pieces.append(
            ref.Piece(
                0,
                name,
                seat,
                zone,
                _gear(chance, name),
                (chance.choice(tuple(_LASTING)),) if chance.random() < 0.2 else (),
                chance.randrange(0, 4) if PRINTED[name].magic is not None else 0,
                chance.random() < 0.15,
                chance.choice((0, 0, 0, 10, 20)),
                chance.choice((0, 0, 0, 4)),
            )
        )
    locations = {
        zone: (chance.choice(_LOCATIONS), chance.randrange(2)) for zone in range(1, 6) if chance.random() < 0.35
    }
    return ref.Board(factions, tuple(pieces), locations, chance.randrange(1, 6) if chance.random() < 0.1 else 0)


#: Names under which unique units are unique.
_SHARED = {
    "Commander William Rendar": "General William Rendar",
    "Lorenzo Maydon, Knight of the Alliance": "Lorenzo Maydon",
    "Raven, Apprentice of Zeal": "Raven the Destroyer",
    "Zeal, Renegade Knight": "Zeal, Void Knight",
}


def laid_out(board: ref.Board) -> tuple[Scene, ref.Board]:
    """Return the board as a scene, and with the numbers that its units have there."""
    factions: tuple[Faction, ...] = board.factions  # type: ignore[assignment]
    scene = Scene(*factions)
    pieces = []
    for piece in board.pieces:
        number = piece.number
        if piece.name:
            number = scene.put(
                piece.name,
                piece.zone,
                piece.seat,
                equipment=piece.gear,
                magic=piece.magic,
                paralyzed=piece.paralyzed,
                gathered=piece.gathered,
                aimed=piece.aimed,
                lasting=tuple(trait for card in piece.lasting for trait in _LASTING[card]),
            )
        pieces.append(replace(piece, number=number))
    for zone, (name, seat) in board.locations.items():
        scene.build(name, zone, seat)
    if board.closed:
        scene.options["blockaded"] = (board.closed,)
    return scene, replace(board, pieces=tuple(pieces))


# Attacks


def rolls_from(seed: int) -> Iterator[int]:
    """Yield the natural rolls that a seed gives."""
    dice = Dice(seed)
    while True:
        (face,), dice = dice_rules.roll(dice, 1, 20)
        yield face


def _answer(play: Play) -> c.Command:
    """Pass and decline, and evade in the order of the names."""
    ways = sorted(play.answers(c.ChooseEvasion), key=lambda command: command.name)
    return ways[0] if ways else Pass() if Pass() in play.legal else Decline()


def outcome_of(play: Play, attacker: int, target: int) -> ref.Outcome:
    """Return what the rules make of an attack."""
    if c.DeclareAttack(attacker, target) not in play.legal:
        raise Difference(f"{attacker} may not attack {target}: {play.why(c.DeclareAttack(attacker, target))}")
    events = list(play.do(c.DeclareAttack(attacker, target)).events)
    while True:
        rolled = next((event for event in events if isinstance(event, ev.AttackRolled)), None)
        evaded = next((event for event in events if isinstance(event, ev.DamageEvaded)), None)
        dealt = next((event for event in events if isinstance(event, ev.DamageDealt)), None)
        if rolled is not None and (not rolled.hit or evaded is not None or dealt is not None):
            # The roll told last is the one that counts; nobody rolls again here.
            if not rolled.hit or evaded is not None:
                return ref.Outcome(rolled.total, rolled.hit, rolled.critical, evaded.by if evaded else "")
            return ref.Outcome(rolled.total, rolled.hit, rolled.critical, "", dealt.amount)
        events += play.do(_answer(play)).events


def compare_attacks(board: ref.Board, chance: random.Random) -> int:
    """Compare an attack over all twenty faces; return how many attacks there were to choose from."""
    scene, board = laid_out(board)
    pairs = [(one, other) for one in board.pieces for other in board.pieces if ref.may_attack(board, one, other)]
    if not pairs:
        return 0
    attacker, target = chance.choice(pairs)
    moved = chance.random() < 0.3 and "careful aim" not in ref.words(board, attacker) and bool(attacker.name)
    so_far = {"moved": 1, "went": 1} if moved else {}
    for face, seed in SEEDS.items():
        play = scene.act(attacker.number, **so_far)
        play.state = play_with(play, seed)
        found = outcome_of(play, attacker.number, target.number)
        wanted = ref.attack(board, attacker, target, rolls_from(seed), moved=moved)
        if found != wanted:
            raise Difference(f"{attacker.name} on {target.name or 'a capital'}, roll {face}: {found}, not {wanted}")
    return len(pairs)


def play_with(play: Play, seed: int) -> object:
    from msgspec.structs import replace as changed

    return changed(play.state, dice=Dice(seed))


# Moves


def compare_turns(board: ref.Board, chance: random.Random) -> int:
    """Walk through what a unit may do in its turn, moves and bought zones; return how many positions were compared."""
    scene, board = laid_out(board)
    able = [piece for piece in board.pieces if piece.name or board.factions[piece.seat] == "Barbarian"]
    piece = chance.choice(able)
    attacked = chance.random() < 0.3
    settled = attacked and any(word in ref.words(board, piece) for word in ("mighty swing", "accurate shot"))
    play = scene.act(piece.number, attacks=int(attacked), acted=attacked, settled=settled)
    turn = ref.TurnSoFar(piece, attacks=int(attacked), no_move=settled)
    seen: set[ref.TurnSoFar] = set()
    edge = [(play, turn)]
    while edge:
        play, turn = edge.pop()
        if turn in seen:
            continue
        seen.add(turn)
        _compare_answers(board, play, turn)
        for command in play.answers(c.Move):
            edge.append((_after(play, command), ref.turn_after(ref.moved_on(board, turn.piece), turn, command.zone)))
        for command in play.answers(c.BuyMove):
            edge.append((_after(play, command), replace(turn, bought=turn.bought + 1)))
    return len(seen)


def _after(play: Play, command: c.Command) -> Play:
    """Return the same match one answer later, everybody passing."""
    again = Play.__new__(Play)
    again.state, again.events = play.state, []
    return again.run(command)


def _compare_answers(board: ref.Board, play: Play, turn: ref.TurnSoFar) -> None:
    where = f"{turn.piece.name or 'a capital'} after {turn}"
    found = {
        "moves": {command.zone for command in play.answers(c.Move)},
        "targets": {command.target for command in play.answers(c.DeclareAttack)},
        "buys": bool(play.answers(c.BuyMove)),
        "ends": bool(play.answers(c.EndActivation)),
    }
    wanted = {
        "moves": ref.zones_to_go(board, turn),
        "targets": ref.targets(board, turn),
        "buys": ref.may_buy(board, turn),
        "ends": ref.may_end(board, turn),
    }
    if found != wanted:
        raise Difference(f"{where}: {found}, not {wanted}")


def compare(table: int) -> tuple[int, int]:
    chance = random.Random(f"factions {table}")
    board = random_board(chance)
    try:
        return compare_attacks(board, chance), compare_turns(board, chance)
    except Difference as difference:
        raise Difference(f"table {table}: {difference}\n{board}") from None


def main(arguments: list[str] | None = None) -> int:
    """Run the comparison from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules.factions.compare", description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1, help="the first table's number")
    wanted = parser.parse_args(arguments)
    attacks = turns = 0
    for table in range(wanted.seed, wanted.seed + wanted.tables):
        try:
            more = compare(table)
        except Difference as difference:
            print(difference)
            return 1
        attacks, turns = attacks + (20 if more[0] else 0), turns + more[1]
    print(
        f"{wanted.tables} tables from {wanted.seed}: {attacks} attacks and {turns} positions of a turn, no difference"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
