"""What a seat may see of the table, and what it cannot know: libraries, the hands and hidden enchantments of the other
side, and glyphs that lie face down."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.dice import Dice, shuffle
from game.core.state import State, Step
from game.rules.arena.board import chance_kinds
from game.rules.arena.spell_cards import SPELL_CARDS
from game.rules.arena.table import Army, Glyph, Player, Playing, Table


def table_for(table: Table, seat: int) -> Table:
    """The table as ``seat`` sees it, built up from what is open: cards that it may not know are 0."""
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
        blow=table.blow,
        out=table.out,
    )


def _backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (0,) * len(cards)


def _player_for(player: Player, *, knows: bool) -> Player:
    """Teammates look at each other's cards; nobody sees into a library that was shuffled."""
    # rule: arena/teammates
    return Player(
        seat=player.seat,
        team=player.team,
        armies=player.armies,
        library=_backs(player.library),
        hand=player.hand if knows else _backs(player.hand),
        graveyard=player.graveyard,
        looking=player.looking if knows else _backs(player.looking),
    )


def _army_for(table: Table, army: Army, team: int) -> Army:
    if not army.hidden or table.players[army.owner].team == team:
        return army
    return replace(army, hidden=_backs(army.hidden))


def _playing_for(table: Table, team: int) -> Playing | None:
    playing = table.playing
    if playing is None or playing.key or table.players[playing.seat].team == team:
        return playing
    return replace(playing, card=0)


def redeal(state: State[Table, Step], seat: int, dice: Dice) -> State[Table, Step]:
    """A state that ``seat`` cannot tell from this one: the other side's hands, libraries and hidden enchantments are
    dealt anew, so are libraries and face-down glyphs, and the dice are others."""
    table = state.table
    team = table.players[seat].team
    armies = dict(table.armies)
    players = []
    playing = table.playing
    for player in table.players:
        if player.team == team:
            library, dice = shuffle(dice, player.library)
            players.append(replace(player, library=library))
            continue
        fixed = set(player.looking)
        loose = [card for card in player.hand + player.library if card not in fixed]
        for number in player.armies:
            hidden, loose, dice = _redealt(table, armies[number].hidden, loose, dice)
            armies[number] = replace(armies[number], hidden=hidden)
        if playing is not None and playing.seat == player.seat and not playing.key:
            (card,), loose, dice = _redealt(table, (playing.card,), loose, dice)
            playing = replace(playing, card=card)
        mixed, dice = shuffle(dice, loose)
        mixed = (*mixed, *(card for card in player.hand + player.library if card in fixed))
        count = len(player.hand)
        players.append(replace(player, hand=mixed[:count], library=mixed[count:]))
    glyphs, dice = _dealt_glyphs(table, dice)
    after = replace(table, players=tuple(players), armies=armies, glyphs=glyphs, playing=playing)
    return replace(state, table=after, dice=dice)


def _dealt_glyphs(table: Table, dice: Dice) -> tuple[tuple[Glyph, ...], Dice]:
    """The glyphs with other kinds for those that lie face down, out of all that nobody has seen yet."""
    chance = [place.at for place in table.board.glyphs if place.kind == "random"]
    lying = {glyph.at: glyph for glyph in table.glyphs}
    pool = list(chance_kinds(len(chance)))
    for at in chance:
        # A glyph that is gone was one of Knowledge: no other is ever used up.
        if at not in lying or lying[at].is_up:
            pool.remove(lying[at].kind if at in lying else "knowledge")
    kinds, dice = shuffle(dice, pool)
    left = list(kinds)
    return tuple(glyph if glyph.is_up else replace(glyph, kind=left.pop(0)) for glyph in table.glyphs), dice


def _redealt(
    table: Table, hidden: tuple[int, ...], loose: list[int], dice: Dice
) -> tuple[tuple[int, ...], list[int], Dice]:
    """Hidden enchantments exchanged for loose cards that could lie there as well."""
    found = []
    for card in hidden:
        sort = _sort(table, card)
        fitting = [card, *(other for other in loose if _sort(table, other) == sort)]
        order, dice = shuffle(dice, fitting)
        chosen = order[0]
        if chosen != card:
            loose = [card if other == chosen else other for other in loose]
        found.append(chosen)
    return tuple(found), loose, dice


def _sort(table: Table, card: int) -> tuple[str, str | None]:
    record = SPELL_CARDS[table.cards[card].key]
    return record.kind, record.on
