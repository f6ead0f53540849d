"""Random battlefields and armies for Arena under law."""

from __future__ import annotations

import random
from typing import Literal, get_args

from msgspec.structs import replace

from game.core.scenario import script as s
from game.geometry.hex_grounds import GROUND_KINDS
from game.geometry.hex_terrain import Column, HexTerrain, Wall
from game.geometry.hexes import Hex, Stagger, edge_of, neighbours, steps_apart, to_axial
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.decks import ARMY_COST, PREMADE, SETS, SPELLS, flaws_of_army, flaws_of_spells
from game.rules.arena.cards.effects import Colour
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.setup import ArenaSetup, SeatSetup
from game.rules.arena.state.board import TURNS, Board, GlyphKind, GlyphPlace, Mode
from tests.conformance.scripts import random_script

_SIDES: dict[Mode, tuple[int, ...]] = {"duel": (0, 1), "skirmish": (0, 0, 1, 1), "melee": (0, 1, 2, 3, 4)}
_SEATS: dict[Mode, tuple[int, ...]] = {"duel": (2,), "skirmish": (4,), "melee": (3, 4, 5)}
_KINDS_OF_BOARD: tuple[Mode, ...] = ("duel", "skirmish", "melee")
#: The kinds of battlefield, where questions tell nothing; and all of them in turn, where only who is able is asked.
ArenaMode = Literal["duel", "skirmish", "melee", "able", "scenario"]
ARENA_MODES: tuple[ArenaMode, ...] = get_args(ArenaMode)
_KINDS: tuple[GlyphKind, ...] = ("power", "toughness", "move", "knowledge", "random")


def arena_board(chance: random.Random, mode: Mode) -> Board:
    """Return a small battlefield with hills, water, ruins, holes and glyphs."""
    width, height = chance.randrange(8, 13), chance.randrange(9, 13)
    stagger = Stagger()
    places = [to_axial(stagger, column, row) for row in range(height) for column in range(width)]
    levels = dict.fromkeys(places, 1)
    for _ in range(chance.randrange(0, 5)):
        top, peak = chance.choice(places), chance.randrange(2, 7)
        for place in places:
            levels[place] = max(levels[place], peak - chance.choice((1, 2)) * steps_apart(place, top))
    edge_rows = [place for place in places if place[1] in (0, 1, height - 2, height - 1)]
    inner = [place for place in places if place not in edge_rows]
    water = set(chance.sample(inner, chance.randrange(0, 8)))
    pillars = {place: chance.randrange(2, 8) for place in chance.sample(inner, chance.randrange(0, 4))}
    holes = set(chance.sample(inner, chance.randrange(0, 5))) if chance.random() < 0.5 else set()
    columns = tuple(
        Column(place, max(1, levels[place]), "water" if place in water else "", pillars.get(place, 0))
        for place in places
        if place not in holes
    )
    known = {column.at for column in columns}
    edges = sorted({edge_of(place, beside) for place in inner for beside in neighbours(place)})
    edges = [edge for edge in edges if set(edge) <= known]
    walls = tuple(Wall(edge, chance.randrange(2, 7)) for edge in chance.sample(edges, chance.randrange(0, 6)))
    free = [place for place in inner if place in known and place not in pillars]
    glyphs = tuple(GlyphPlace(place, chance.choice(_KINDS)) for place in chance.sample(free, chance.randrange(0, 5)))
    near = tuple(place for place in places if place[1] in (0, 1))
    far = tuple(place for place in places if place[1] in (height - 2, height - 1))
    starts = (near + far,) if mode == "melee" else (near, far)
    scoring: tuple[Hex, ...] = tuple(chance.sample(free, 6)) if mode == "melee" else ()
    return Board("random", mode, HexTerrain(columns, walls), starts, glyphs, scoring)


def _army(chance: random.Random, colour: Colour) -> tuple[str, ...]:
    """Return a legal army of a colour, with copies of common squads where there is money."""
    cards = [card.key for card in ARMY_CARDS.values() if card.colour == colour]
    army = [key for key in cards if ARMY_CARDS[key].kind == "planeswalker"]
    for key in chance.choices(cards, k=4):
        cost = sum(ARMY_CARDS[other].cost for other in (*army, key))
        if cost <= ARMY_COST and not flaws_of_army((*army, key)):
            army.append(key)
    return tuple(army)


def _spells(chance: random.Random, colour: Colour) -> tuple[str, ...]:
    pool = [card.key for card in SPELL_CARDS.values() if card.colour == colour for _ in range(SETS * card.copies)]
    while True:
        spells = tuple(chance.sample(pool, SPELLS))
        if not flaws_of_spells(spells, colour):
            return spells


def arena_setup(number: int) -> ArenaSetup:
    """Return a duel, a skirmish of teams or a melee; the same for the same number."""
    modes: tuple[Mode, ...] = ("duel", "skirmish", "melee", "duel")
    return _random_setup(random.Random(f"arena {number}"), modes[number % 4])


def arena_setup_of(mode: ArenaMode, number: int) -> ArenaSetup:
    """Return a match of a mode; the same for the same number. A melee has 3, 4 and 5 seats in turn."""
    if mode == "able":
        kinds = len(_KINDS_OF_BOARD)
        return replace(arena_setup_of(_KINDS_OF_BOARD[number % kinds], number // kinds), windows="able")
    if mode == "scenario":
        kinds = len(_KINDS_OF_BOARD)
        return _with_script(number, arena_setup_of(_KINDS_OF_BOARD[number % kinds], number // kinds))
    seats = _SEATS[mode]
    return _random_setup(random.Random(f"arena {mode} {number}"), mode, seats[number % len(seats)])


def _with_script(number: int, wanted: ArenaSetup) -> ArenaSetup:
    """Return a match as a scenario, in which each seat's Planeswalker stands from the start."""
    chance = random.Random(f"arena scenario {number}")
    sides = _SIDES[wanted.board.mode][: len(wanted.seats)]
    terrain = wanted.board.terrain
    spaces = [column.at for column in terrain.columns if not column.pillar]
    grounds = [s.Ground(n, kind.name, chance.choice((s.NONE, 0, 3))) for kind in GROUND_KINDS for n in range(3)]
    gifts = [s.Cards(seat, chance.choice(list(SPELL_CARDS)), "a card") for seat in range(len(sides))]
    script = random_script(chance, sides, spaces, [seat.army for seat in wanted.seats], (*grounds, *gifts))
    walkers = [next(key for key in seat.army if ARMY_CARDS[key].kind == "planeswalker") for seat in wanted.seats]
    pieces = tuple(
        replace(piece, card=walkers[place]) if place < len(walkers) else piece
        for place, piece in enumerate(script.pieces)
    )
    return replace(wanted, scenario=replace(script, pieces=pieces))


def _random_setup(chance: random.Random, mode: Mode, seats: int = 0) -> ArenaSetup:
    count = seats or chance.choice(_SEATS[mode])
    assert count in TURNS[mode]
    colours = [chance.choice(tuple(PREMADE)) for _ in range(count)]
    brought = []
    for colour in colours:
        premade = PREMADE[colour]
        army = premade.cards if chance.random() < 0.6 else _army(chance, colour)
        brought.append(SeatSetup(army, _spells(chance, colour)))
    return ArenaSetup(tuple(brought), arena_board(chance, mode))
