"""An independent reference for attacks and moves, written from the rules and the cards and not from the program.

It knows a board as plain pieces, and says what an attack does with given dice, and what a unit may do in its turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tests.rules.factions.reference_cards import GEAR, PRINTED, Printed

CAPITAL = Printed("", "", 100, 0, 0, 0, None, ())


@dataclass(frozen=True)
class Piece:
    """A unit: ``name`` "" is a capital. ``lasting`` are words and figures that battle cards gave it for the round."""

    number: int
    name: str
    seat: int
    zone: int
    gear: tuple[str, ...] = ()
    lasting: tuple[str, ...] = ()
    magic: int = 0
    paralyzed: bool = False
    gathered: int = 0
    aimed: int = 0

    @property
    def card(self) -> Printed:
        return PRINTED[self.name] if self.name else CAPITAL


@dataclass(frozen=True)
class Board:
    """All pieces, and locations with the seat that built each. ``factions`` are the decks'."""

    factions: tuple[str, str]
    pieces: tuple[Piece, ...]
    locations: dict[int, tuple[str, int]] = field(default_factory=dict)
    closed: int = 0


# What a unit is worth now


def commanders(board: Board, piece: Piece) -> Iterator[str]:
    """Yield the names of the commanders of its own side that have it in command."""
    for other in board.pieces:
        near = abs(other.zone - piece.zone) <= 1 or "Commander Medallion" in other.gear
        if other.seat == piece.seat and other.number != piece.number and other.card.commander_trait and near:
            yield other.name


def words(board: Board, piece: Piece) -> list[str]:
    found = [*piece.card.words]
    for gear in piece.gear:
        found += GEAR[gear][0]
    for leader in commanders(board, piece):
        if piece.name == "Alliance Trooper":
            found += {"Elf Commando": ["stealth"], "Dwarf Commando": ["parry"]}.get(leader, [])
        if not piece.card.commander_trait:
            found += {"Lorenzo Maydon": ["evade"], "Lorenzo Maydon, Knight of the Alliance": ["dodge"]}.get(leader, [])
            if leader == "Thastalos, Barbarian Overlord" and piece.card.faction == "Barbarian":
                found.append("extra attack")
    if board.locations.get(piece.zone) == ("Hidden Base", piece.seat) and piece.card.faction == "Alliance":
        found.append("stealth")
    found += {
        "Powerful Blow": ["penetration"],
        "Piercing Shot": ["penetration"],
        "Advantageous Cover": ["stealth"],
    }.get(piece.lasting[0] if piece.lasting else "", [])
    return found


def bonuses(board: Board, piece: Piece) -> tuple[int, int, int]:
    """Return more attack, damage and defense from what is on the table, whoever is attacked."""
    atk = sum(GEAR[gear][1] for gear in piece.gear)
    dam = sum(GEAR[gear][2] for gear in piece.gear)
    defense = sum(GEAR[gear][3] for gear in piece.gear)
    for leader in commanders(board, piece):
        if leader == "Knight Commander Gregorry" and "Warrior" in piece.card.types.split():
            atk, defense = atk + 2, defense + 2
    location = board.locations.get(piece.zone, ("", 0))[0]
    if location == "Stronghold":
        atk += 4
    if location == "Fortress" and piece.card.faction == "Kingdom":
        defense += 2
    for card in piece.lasting:
        atk += {"Berzerking": 4, "Powerful Blow": 4}.get(card, 0)
        dam += {"Berzerking": 10}.get(card, 0)
    return atk, dam, defense


def attack_range(board: Board, piece: Piece) -> int:
    held = words(board, piece)
    return 2 if "greater ranged" in held else 1 if "ranged" in held else 0


def is_ranged(board: Board, piece: Piece) -> bool:
    return attack_range(board, piece) > 0


def may_attack(board: Board, attacker: Piece, target: Piece) -> bool:
    """Return whether it could attack that unit, its turn aside."""
    if attacker.seat == target.seat or (not attacker.name and board.factions[attacker.seat] != "Barbarian"):
        return False
    if abs(attacker.zone - target.zone) > attack_range(board, attacker):
        return False
    held = words(board, target)
    away = attacker.zone != target.zone
    if "stealth" in held and away:
        return False
    if "greater stealth" in held:
        beside = [
            one
            for one in board.pieces
            if one.seat == target.seat and one.zone == target.zone and one.number != target.number
        ]
        return not away and all("greater stealth" in words(board, one) for one in beside)
    return True


# An attack


@dataclass(frozen=True)
class Outcome:
    """What came of an attack: ``evaded`` names what saved the target, ``dealt`` is the damage (None: none landed)."""

    total: int
    hit: bool
    critical: bool
    evaded: str = ""
    dealt: int | None = None


#: Ways of taking no damage: the save, and whether it helps against melee and ranged attacks.
EVASIONS = {
    "parry": ("Parry", 16, True, False),
    "greater parry": ("Greater Parry", 16, True, False),
    "evade": ("Evade", 16, False, True),
    "dodge": ("Dodge", 16, True, True),
    "ninja dodge": ("Ninja Dodge", 11, True, True),
    "sense attack": ("Sense Attack", 11, True, True),
}


def attack(board: Board, attacker: Piece, target: Piece, dice: Iterator[int], *, moved: bool) -> Outcome:
    """Return an attack with those natural rolls. Nobody rolls again; the target tries its ways of evading in the order
    of their names, and pays for the one that costs magic."""
    held, against = words(board, attacker), words(board, target)
    more_atk, more_dam, _ = bonuses(board, attacker)
    base_atk, base_dam = (attacker.card.atk, attacker.card.dam) if attacker.name else (8, 20)
    atk, dam = base_atk + more_atk + attacker.aimed, base_dam + more_dam + attacker.gathered
    standing = {"mighty swing": (4, 10), "accurate shot": (4, 0)} if not moved else {"momentum": (4, 10)}
    if target.card.magic is not None:
        standing["magic hunter"] = (4, 10)
    if "unique" in target.card.words:
        standing["bounty hunter"] = (4, 0)
    for word, (more, harder) in standing.items():
        if word in held:
            atk, dam = atk + more, dam + harder
    face = next(dice)
    total = face + atk
    defense = target.card.defense + bonuses(board, target)[2]
    immune = "sturdy" in against or "undead" in against
    critical = not immune and (face == 20 or (face == 19 and "vicious" in held))
    hit = not target.name or critical or face == 20 or (face > 1 and total >= defense)
    if not hit:
        return Outcome(total, hit, critical)
    damage = dam * 2 if critical else dam
    if "damage reduction" in against and "penetration" not in held:
        damage = max(0, damage - 10)
    ranged = is_ranged(board, attacker)
    ways = sorted({EVASIONS[word] for word in against if word in EVASIONS})
    for name, save, melee, shots in ways:
        if not (shots if ranged else melee) or (name == "Sense Attack" and target.magic < 1):
            continue
        if next(dice) >= save:
            return Outcome(total, hit, critical, name)
    if "dark shield" in against and damage and next(dice) >= 11:
        damage = max(0, damage - 10)
    return Outcome(total, hit, critical, "", damage)


# A turn


@dataclass(frozen=True)
class TurnSoFar:
    """What a unit has done in its turn: zones ``used`` of its movement and of what slow zones cost, zones ``bought``,
    ``moves`` made, attacks made, and whether it has given up attacking or moving."""

    piece: Piece
    used: int = 0
    bought: int = 0
    moves: int = 0
    attacks: int = 0
    no_attack: bool = False
    no_move: bool = False


def speed(held: list[str]) -> int:
    """Return the zones in a turn beside an attack."""
    return 1 + sum(int(word.split()[1]) for word in held if word.startswith("speed"))


def room(board: Board, turn: TurnSoFar, *, attacks: bool) -> int:
    """Return the zones of movement in the whole turn."""
    held = words(board, turn.piece)
    most = speed(held) + (not attacks)
    return (max(most, 2) if "charging assault" in held else most) + turn.bought


def cost(board: Board, piece: Piece, zone: int) -> int:
    """Return what moving into a zone takes of the movement."""
    name, owner = board.locations.get(zone, ("", 0))
    return 2 if name == "Swamps of Kiran" or (name == "Fortress" and owner != piece.seat) else 1


def is_barred(board: Board, piece: Piece, zone: int) -> bool:
    """Return whether enemies keep it from advancing."""
    if zone - piece.zone != (1 if piece.seat == 0 else -1):
        return False
    enemies = [one for one in board.pieces if one.seat != piece.seat and one.zone == piece.zone and not one.paralyzed]
    if "flying" in words(board, piece) and not any("flying" in words(board, one) for one in enemies):
        return False
    return bool(enemies)


def targets(board: Board, turn: TurnSoFar) -> set[int]:
    """Return whom it may attack now."""
    held = words(board, turn.piece)
    more = sum({"double attack": 1, "triple attack": 2, "extra attack": 1}.get(word, 0) for word in held)
    if turn.no_attack or ("careful aim" in held and turn.moves):
        return set()
    if turn.attacks and (turn.moves or turn.attacks > more):
        return set()
    board = moved_on(board, turn.piece)
    return {one.number for one in board.pieces if may_attack(board, turn.piece, one)}


def moved_on(board: Board, piece: Piece) -> Board:
    return replace(board, pieces=tuple(piece if one.number == piece.number else one for one in board.pieces))


def could_go(board: Board, turn: TurnSoFar, zone: int) -> bool:
    """Return whether a zone is within its movement, and the way open."""
    piece, held = turn.piece, words(board, turn.piece)
    if not piece.name or zone not in range(1, 6) or abs(zone - piece.zone) != 1 or turn.no_move:
        return False
    if turn.attacks and "careful aim" in held:
        return False
    if turn.used + cost(board, piece, zone) > room(board, turn, attacks=turn.attacks > 0):
        return False
    return board.closed not in (piece.zone, zone) and not is_barred(board, piece, zone)


def turn_after(board: Board, turn: TurnSoFar, zone: int) -> TurnSoFar:
    used = turn.used + cost(board, turn.piece, zone)
    given_up = turn.no_attack or "careful aim" in words(board, turn.piece) or used > room(board, turn, attacks=True)
    piece = replace(turn.piece, zone=zone)
    return replace(turn, piece=piece, used=used, moves=turn.moves + 1, no_attack=given_up)


def finds_enemy(board: Board, turn: TurnSoFar) -> bool:
    """Return whether it can end its turn in a zone with an enemy."""
    if any(one.seat != turn.piece.seat and one.zone == turn.piece.zone for one in board.pieces):
        return True
    ways = (zone for zone in (turn.piece.zone - 1, turn.piece.zone + 1) if could_go(board, turn, zone))
    return any(finds_enemy(moved_on(board, turn.piece), turn_after(board, turn, zone)) for zone in ways)


def zones_to_go(board: Board, turn: TurnSoFar) -> set[int]:
    """Return the zones to which it may move next."""
    board = moved_on(board, turn.piece)
    held = words(board, turn.piece)
    found = {zone for zone in range(1, 6) if could_go(board, turn, zone)}
    if "mercenary" in held and targets(board, turn):
        return set()
    if "savage" in held and finds_enemy(board, turn):
        found = {zone for zone in found if finds_enemy(board, turn_after(board, turn, zone))}
    return found


def may_end(board: Board, turn: TurnSoFar) -> bool:
    board = moved_on(board, turn.piece)
    here = any(one.seat != turn.piece.seat and one.zone == turn.piece.zone for one in board.pieces)
    return "savage" not in words(board, turn.piece) or here or not finds_enemy(board, turn)


def may_buy(board: Board, turn: TurnSoFar) -> bool:
    """Return whether it may pay a magic point for a zone more."""
    spendings = 2 if "master magician" in words(board, turn.piece) else 1
    return not turn.no_move and turn.piece.magic > turn.bought and turn.bought < spendings
