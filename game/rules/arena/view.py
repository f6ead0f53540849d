"""What a seat may see of the table, and what it cannot know: libraries, the hands and hidden enchantments of the other
side, and glyphs that lie face down."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.applying import backs
from game.core.cards import deal_again
from game.core.dice import Dice, shuffle
from game.core.options import options_in
from game.core.scenario.standing import dealt_again, seen_by
from game.core.state import State, Step
from game.rules.arena.cards.effects import Holder
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.state.board import chance_kinds
from game.rules.arena.state.options import ArenaOptions
from game.rules.arena.state.table import Army, Glyph, Player, Playing, Table


def table_for(table: Table, seat: int) -> Table:
    """Return the table as ``seat`` sees it, built up from what is open: cards that it may not know are 0."""
    team = table.players[seat].team
    return Table(
        board=table.board,
        cards=table.cards,
        players=tuple(_player_for(player, knows=player.team == team) for player in table.players),
        armies={number: _army_for(table, army, team) for number, army in table.armies.items()},
        figures=table.figures,
        glyphs=tuple(glyph if glyph.is_up else replace(glyph, kind="random") for glyph in table.glyphs),
        turn=table.turn,
        lasting=table.lasting,
        playing=_playing_for(table, team),
        attack_made=table.attack_made,
        out=table.out,
        zones=table.zones,
        scenario=seen_by(table.scenario, seat),
        **options_in(table, ArenaOptions),
    )


def _player_for(player: Player, *, knows: bool) -> Player:
    """Hide a player's cards from others: teammates see each other's; nobody sees into a shuffled library."""
    # rule: arena/teammates
    return Player(
        seat=player.seat,
        team=player.team,
        armies=player.armies,
        library=backs(player.library),
        hand=player.hand if knows else backs(player.hand),
        graveyard=player.graveyard,
        looking=player.looking if knows else backs(player.looking),
    )


def _army_for(table: Table, army: Army, team: int) -> Army:
    if not army.hidden or table.players[army.owner].team == team:
        return army
    return replace(army, hidden=backs(army.hidden))


def _playing_for(table: Table, team: int) -> Playing | None:
    playing = table.playing
    if playing is None or playing.key or table.players[playing.seat].team == team:
        return playing
    return replace(playing, card=0)


def redeal(state: State[Table, Step], seat: int, dice: Dice) -> State[Table, Step]:
    """Return a state that ``seat`` cannot tell from this one: the other side's hands, libraries and hidden enchantments
    are dealt again, so are libraries and face-down glyphs, and the dice are others. Which one it is depends on what the
    seat knows and on the dice, and every one is as likely."""
    table = state.table
    team = table.players[seat].team
    armies = dict(table.armies)
    players = []
    playing = table.playing
    for player in table.players:
        if player.team == team:
            shuffled, dice = _own_library(player, dice)
            players.append(shuffled)
            continue
        down = playing if playing is not None and playing.seat == player.seat and not playing.key else None
        places = [card for number in player.armies for card in armies[number].hidden]
        places += [] if down is None else [down.card]
        placed, loose, dice = _dealt_places(table, places, player.hand + player.library, dice)
        for number in player.armies:
            army = armies[number]
            armies[number] = replace(army, hidden=tuple(placed.pop(0) for _ in army.hidden))
        if down is not None:
            playing = replace(down, card=placed.pop(0))
        (hand, library), dice = deal_again(dice, loose, len(player.hand))
        players.append(_looking_at(replace(player, hand=hand, library=library)))
    glyphs, dice = _dealt_glyphs(table, dice)
    scenario = dealt_again(table.scenario, seat)
    after = replace(table, players=tuple(players), armies=armies, glyphs=glyphs, playing=playing, scenario=scenario)
    return replace(state, table=after, dice=dice)


def _own_library(player: Player, dice: Dice) -> tuple[Player, Dice]:
    """Return a library of the seat's own side in another order; a card on top that they look at stays there."""
    top = player.looking if len(player.looking) < len(player.library) else ()
    (library,), dice = deal_again(dice, [card for card in player.library if card not in top])
    return replace(player, library=library + top), dice


def _looking_at(player: Player) -> Player:
    """Return the player looking at as many cards as before: the whole library, without its order, or the top of it."""
    count, library = len(player.looking), player.library
    return replace(player, looking=tuple(sorted(library)) if count == len(library) else library[len(library) - count :])


def _dealt_places(
    table: Table, places: list[int], others: tuple[int, ...], dice: Dice
) -> tuple[list[int], list[int], Dice]:
    """Return what lies face down at each place, and the cards that are left over. A place takes any of the hidden
    cards of its sort, which everybody knows from the army card that it lies on."""
    sorts = [_sort(table, card) for card in places]
    pool = sorted((*places, *others))
    fitting: dict[Holder | None, list[int]] = {}
    for sort in dict.fromkeys(sorts):
        order, dice = shuffle(
            dice,
            [
                card
                for card in pool
                if SPELL_CARDS[table.cards[card].key].kind == "hidden" and _sort(table, card) == sort
            ],
        )
        fitting[sort] = list(order)
    placed = [fitting[sort].pop() for sort in sorts]
    return placed, [card for card in pool if card not in placed], dice


def _dealt_glyphs(table: Table, dice: Dice) -> tuple[tuple[Glyph, ...], Dice]:
    """Return the glyphs with other kinds for those that lie face down, out of all that nobody has seen yet."""
    chance = [place.at for place in table.board.glyphs if place.kind == "random"]
    placed = {glyph.at: glyph for glyph in table.glyphs}
    pool = list(chance_kinds(len(chance)))
    for at in chance:
        # A glyph that is gone was one of Knowledge: no other is ever used up.
        if at not in placed or placed[at].is_up:
            pool.remove(placed[at].kind if at in placed else "knowledge")
    kinds, dice = shuffle(dice, pool)
    left = list(kinds)
    return tuple(glyph if glyph.is_up else replace(glyph, kind=left.pop(0)) for glyph in table.glyphs), dice


def _sort(table: Table, card: int) -> Holder | None:
    return SPELL_CARDS[table.cards[card].key].on
