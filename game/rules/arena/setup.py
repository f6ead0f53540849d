"""Setting up a match: armies, who goes first, where the Planeswalkers stand, libraries and hands."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command
from game.core.dice import Dice
from game.core.options import options_in
from game.core.refusals import Refusal
from game.core.scenario.script import Script
from game.core.scenario.standing import begun
from game.core.state import State, Step
from game.core.steps import Draft
from game.geometry.hexes import Hex, steps_apart
from game.rules.arena.asking import NOT_AN_ANSWER, AnyDraft
from game.rules.arena.cards import decks
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.drawing import draw_cards
from game.rules.arena.standing import by_space
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e
from game.rules.arena.state.board import TURNS, ZONES, Board, Mode, chance_kinds, misshapen
from game.rules.arena.state.commands import GoFirst, PlaceFigure
from game.rules.arena.state.options import ArenaOptions
from game.rules.arena.state.table import Army, Card, Figure, Glyph, Player, Table, Turn, field, seats_from
from game.rules.arena.stats import planeswalker_army
from game.rules.arena.summoning import is_empty
from game.rules.arena.turns import BeginTurn

#: Cards of the first hand, and how far Planeswalkers keep from each other when a melee begins.
HAND, APART = 3, 2
_TEAMS: dict[Mode, tuple[int, ...]] = {"duel": (0, 1), "skirmish": (0, 0, 1, 1), "melee": (0, 1, 2, 3, 4)}

_Draft = Draft[Table, Step]


class SeatSetup(msgspec.Struct, frozen=True):
    """A seat's army and spell deck (keys of cards) and its name."""

    army: tuple[str, ...]
    spells: tuple[str, ...]
    name: str = ""


class ArenaSetup(ArenaOptions, frozen=True):
    """A match: the battlefield, and two seats for a duel, four for a skirmish (the first two are a team), three to five
    for a melee. In a ``scenario`` its pieces stand on the battlefield, and nobody places a Planeswalker."""

    seats: tuple[SeatSetup, ...]
    board: Board
    scenario: Script | None = None


class DealGlyphs(Step, frozen=True):
    """Glyphs that lie face down are dealt."""


class RollForFirst(Step, frozen=True):
    """A d20 decides who goes first."""


class ChooseFirst(Step, frozen=True):
    """The high roller of a duel decides who goes first."""

    seat: int


class PlacePlaneswalker(Step, frozen=True):
    """A seat places its Planeswalker in a starting zone."""

    seat: int


class DealHands(Step, frozen=True):
    """Libraries are shuffled and hands drawn; the first turn begins."""


def flaws_of_setup(wanted: ArenaSetup) -> tuple[str, ...]:
    """Return what keeps a match from beginning, a sentence each."""
    found = []
    wrong = misshapen(wanted.board)
    if wrong:
        return (f"{wanted.board.name}: {wrong}.",)
    zones = ZONES[wanted.board.mode]
    if len(wanted.board.starts) != zones or not all(wanted.board.starts):
        found.append(f"{wanted.board.name}: {zones} start zone{'s' if zones > 1 else ''} with spaces are expected.")
    if any(place not in wanted.board.terrain.by_place for zone in wanted.board.starts for place in zone):
        found.append(f"{wanted.board.name}: a start zone lies where there is no space.")
    marked = (*wanted.board.scoring, *(glyph.at for glyph in wanted.board.glyphs))
    if any(place not in wanted.board.terrain.by_place for place in marked):
        found.append(f"{wanted.board.name}: a glyph or a scoring space lies where there is no space.")
    counts = TURNS[wanted.board.mode]
    if len(wanted.seats) not in counts:
        known = " or ".join(str(count) for count in counts)
        found.append(f"{wanted.board.name} is a battlefield for {known} players, not {len(wanted.seats)}.")
    sides = _TEAMS[wanted.board.mode][: len(wanted.seats)]
    if wanted.scenario is not None and wanted.scenario.sides != sides:
        found.append(f"The scenario's seats are to be of the sides {', '.join(str(side + 1) for side in sides)}.")
    for number, seat in enumerate(wanted.seats, 1):
        for flaw in decks.flaws(decks.Army(seat.army, seat.spells)):
            found.append(f"Seat {number}: {flaw}")
    return tuple(found)


def begin(wanted: ArenaSetup, dice: Dice) -> State[Table, Step]:
    """Return the table before the first roll."""
    numbers = iter(range(1, 10_000))
    cards: dict[int, Card] = {}
    armies: dict[int, Army] = {}
    figures: dict[int, Figure] = {}
    players = []
    teams = _TEAMS[wanted.board.mode]
    for seat, chosen in enumerate(wanted.seats):
        mine = []
        for key in chosen.army:
            army = next(numbers)
            ids = tuple(next(numbers) for _ in range(ARMY_CARDS[key].figures))
            armies[army] = Army(army, key, seat, ids)
            figures.update({number: Figure(number, army, seat) for number in ids})
            mine.append(army)
        library = tuple(next(numbers) for _ in chosen.spells)
        cards.update({number: Card(key, seat) for number, key in zip(library, chosen.spells, strict=True)})
        players.append(Player(seat, teams[seat], tuple(mine), library))
    glyphs = tuple(Glyph(next(numbers), place.at, place.kind, place.kind != "random") for place in wanted.board.glyphs)
    table = Table(wanted.board, cards, tuple(players), armies, figures, glyphs, **options_in(wanted, ArenaOptions))
    agenda: tuple[Step, ...] = (RollForFirst(), DealGlyphs())
    if wanted.scenario is not None:
        table = replace(table, scenario=begun(wanted.scenario), turn=Turn(seat=wanted.scenario.first))
        agenda = (DealHands(), DealGlyphs())
    return State(table, agenda, None, dice, next(numbers), 1)


def take_glyphs(draft: AnyDraft, step: DealGlyphs) -> None:
    """Deal the kinds of the glyphs that lie face down; nobody sees them."""
    down = sum(not glyph.is_up for glyph in draft.table.glyphs)
    if down:
        draft.happen(e.GlyphsDealt(draft.shuffled(chance_kinds(down))[:down]))


def take_roll(draft: AnyDraft, step: RollForFirst) -> None:
    """Roll until one rolls highest."""
    # rule: arena/who_goes_first
    table = draft.table
    teams = sorted({player.team for player in table.players})
    leaders = {team: min(player.seat for player in table.players if player.team == team) for team in teams}
    while len(teams) > 1:
        rolled = {team: draft.roll(leaders[team], 1, 20, "first")[0] for team in teams}
        teams = [team for team in teams if rolled[team] == max(rolled.values())]
    first = leaders[teams[0]]
    if table.board.mode == "duel":
        draft.push(ChooseFirst(first))
    else:
        begin_with(draft, first)


def take_choose_first(draft: AnyDraft, step: ChooseFirst) -> None:
    """Ask the high roller."""
    draft.ask(step, step.seat, "pick", "go_first")


def first_choices(table: Table, step: ChooseFirst) -> Iterator[Command]:
    return (GoFirst(player.seat) for player in table.players)


def why_not_first(table: Table, step: ChooseFirst, command: Command) -> Refusal | None:
    if not isinstance(command, GoFirst):
        return NOT_AN_ANSWER
    known = 0 <= command.seat < len(table.players)
    return None if known else Refusal("no_seat", "arena/who_goes_first", "There is no such seat.")


def begin_with(draft: AnyDraft, seat: int) -> None:
    """Let that seat go first: Planeswalkers are placed in turn order."""
    draft.happen(e.FirstSeatChosen(seat))
    draft.push(*(PlacePlaneswalker(one) for one in seats_from(draft.table, seat)), DealHands())


def zone_of(table: Table, seat: int) -> tuple[Hex, ...]:
    """Return the spaces on which a seat may place its Planeswalker now."""
    # rule: arena/starting_zones
    team = table.players[seat].team
    placed = field(table)
    foes = {space for one in placed if table.players[one.seat].team != team for space in one.spaces}
    spaces: list[Hex] = []
    for zone in table.board.starts:
        if table.board.mode == "melee" or foes.isdisjoint(zone):
            spaces.extend(space for space in zone if space not in spaces)
    own = {space for one in placed if table.players[one.seat].team == team for space in one.spaces}
    if own:
        # A team keeps together in its zone.
        zone = next(zone for zone in table.board.starts if not own.isdisjoint(zone))
        spaces = [space for space in spaces if space in zone]
    free = [space for space in spaces if is_empty(table, space)]
    if table.board.mode == "melee":
        taken = tuple(by_space(table))
        apart = [space for space in free if all(steps_apart(space, other) > APART for other in taken)]
        return tuple(apart or free)
    return tuple(free)


def take_place(draft: AnyDraft, step: PlacePlaneswalker) -> None:
    """Ask where the Planeswalker begins; who has left the melee already has none."""
    if step.seat in draft.table.out:
        return
    figure = planeswalker_army(draft.table, step.seat).figures[0]
    draft.ask(step, step.seat, "space", "place_planeswalker", (figure,))


def place_choices(table: Table, step: PlacePlaneswalker) -> Iterator[Command]:
    return (PlaceFigure((space,)) for space in zone_of(table, step.seat))


def why_not_placed(table: Table, step: PlacePlaneswalker, command: Command) -> Refusal | None:
    if not isinstance(command, PlaceFigure) or len(command.spaces) != 1:
        return NOT_AN_ANSWER
    if command.spaces[0] in zone_of(table, step.seat):
        return None
    text = "That is not a free space of its starting zone."
    return Refusal("not_in_zone", "arena/starting_zones", text, cells=command.spaces)


def answer_place(draft: AnyDraft, step: PlacePlaneswalker, command: Command) -> None:
    assert isinstance(command, PlaceFigure)
    figure = planeswalker_army(draft.table, step.seat).figures[0]
    draft.happen(e.FigurePlaced(figure, command.spaces, "start"))


def take_deal(draft: AnyDraft, step: DealHands) -> None:
    """Shuffle, and draw three cards each."""
    # rule: arena/hands
    for seat in seats_from(draft.table, draft.table.turn.seat):
        draft.happen(ce.LibraryShuffled(seat, draft.shuffled(draft.table.players[seat].library)))
        draw_cards(draft, seat, HAND)


def _first_turn(draft: _Draft, step: DealHands) -> None:
    take_deal(draft, step)
    table = draft.table
    draft.push(BeginTurn(next(seat for seat in seats_from(table, table.turn.seat) if seat not in table.out)))


STEPS: dict[type[Step], Chapter] = {
    DealGlyphs: Chapter(take_glyphs),
    RollForFirst: Chapter(take_roll),
    ChooseFirst: Chapter(
        take_choose_first,
        first_choices,
        why_not_first,
        lambda draft, step, command: begin_with(draft, command.seat),
        doubtful=(),
    ),
    PlacePlaneswalker: Chapter(take_place, place_choices, why_not_placed, answer_place, doubtful=()),
    DealHands: Chapter(_first_turn),
}
