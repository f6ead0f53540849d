"""What a seat may see of the table, and what it cannot know: decks, and the hands and reserves of the others."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from game.core.applying import backs
from game.core.cards import deal_again
from game.core.dice import Dice, shuffle
from game.core.options import options_in
from game.core.scenario.standing import dealt_again, seen_by
from game.core.state import State, Step
from game.rules.skirmish.hidden_cards import possible_steps
from game.rules.skirmish.state.options import SkirmishOptions
from game.rules.skirmish.state.table import Player, Table, Turn


def table_for(table: Table, seat: int) -> Table:
    """Return the table as ``seat`` sees it, built up from what is open: cards that it may not know are 0."""
    return Table(
        board=table.board,
        cards=table.cards,
        players=tuple(_player_for(player, seat) for player in table.players),
        creatures=table.creatures,
        turn=_turn_for(table, seat),
        stack=table.stack,
        shielded=table.shielded,
        ending=table.ending,
        tiles=table.tiles,
        laid=table.laid,
        scenario=seen_by(table.scenario, seat),
        **options_in(table, SkirmishOptions),
    )


def _turn_for(table: Table, seat: int, known: Collection[int] = ()) -> Turn:
    """Return the turn as ``seat`` sees it: who has declined to assist is known to all, with which card only to its
    owner, or if it is among those ``known``."""
    unwilling = table.turn.unwilling
    if not unwilling:
        return table.turn
    unwilling = tuple(
        (creature, card if card in known or (card and table.cards[card].owner == seat) else 0)
        for creature, card in unwilling
    )
    return replace(table.turn, unwilling=unwilling)


def _player_for(player: Player, seat: int) -> Player:
    """Return a player's belongings as ``seat`` sees them. Piles and gold are open; nobody sees into a shuffled deck."""
    mine = player.seat == seat
    closed = player.shuffled
    return Player(
        seat=player.seat,
        side=player.side,
        faction=player.faction,
        actions=backs(player.actions) if closed else player.actions,
        creatures=backs(player.creatures) if closed else player.creatures,
        hand=player.hand if mine else backs(player.hand),
        reserve=player.reserve if mine else backs(player.reserve),
        discard=player.discard,
        graveyard=player.graveyard,
        vault=player.vault,
        supply=player.supply,
        spent=player.spent,
        points=player.points,
        shuffled=player.shuffled,
    )


def redeal(state: State[Table, Step], seat: int, dice: Dice) -> State[Table, Step]:
    """Return a state that ``seat`` cannot tell from this one: others' hidden cards and every deck are dealt again, and
    the dice are others. Which one it is depends on what the seat knows and on the dice, and every one is as likely. A
    card that is being announced or deployed, and that the seat was not shown, is any that it could be; it lies in the
    hand or reserve that it comes from, and who would not help with it still will not."""
    state, pending, dice = _announced_again(state, seat, dice)
    players = []
    for player in state.table.players:
        if not player.shuffled:
            players.append(player)
            continue
        if player.seat == seat:
            (actions,), dice = deal_again(dice, player.actions)
            (creatures,), dice = deal_again(dice, player.creatures)
            players.append(replace(player, actions=actions, creatures=creatures))
            continue
        hand, actions, dice = _deal(player.hand, player.actions, pending, dice)
        reserve, creatures, dice = _deal(player.reserve, player.creatures, pending, dice)
        players.append(replace(player, hand=hand, actions=actions, reserve=reserve, creatures=creatures))
    turn = _turn_for(state.table, seat, pending)
    table = replace(state.table, players=tuple(players), turn=turn, scenario=dealt_again(state.table.scenario, seat))
    return replace(state, table=table, dice=dice)


def _deal(
    held: tuple[int, ...], deck: tuple[int, ...], pending: tuple[int, ...], dice: Dice
) -> tuple[tuple[int, ...], tuple[int, ...], Dice]:
    """Return hand and deck with their cards mixed; pending cards come to the hand."""
    staying = tuple(card for card in pending if card in held or card in deck)
    loose = [card for card in held + deck if card not in staying]
    (hand, left), dice = deal_again(dice, loose, len(held) - len(staying))
    return staying + hand, left, dice


def _announced_again(
    state: State[Table, Step], seat: int, dice: Dice
) -> tuple[State[Table, Step], tuple[int, ...], Dice]:
    """Return the state with another hidden card in the step that asks, unless ``seat`` knows it; and the card, if there
    is one. The asked seat knows: it sees the step."""
    step, decision = state.agenda[-1] if state.agenda else None, state.decision
    if step is None or decision is None or not step.hidden_cards:
        return state, (), dice
    (card,) = step.hidden_cards
    table = state.table
    if seat in (decision.seat, table.cards[card].owner):
        return state, (card,), dice
    # Of the cards that helpers were refused for, the seat knows nothing: they must not decide what is possible.
    turn = _turn_for(table, seat, (card,))
    known = replace(state, table=replace(table, turn=turn))
    possible = possible_steps(known)
    cards, dice = shuffle(dice, sorted(possible) or [card])
    again = cards[0]
    unwilling = tuple((creature, again if one == card else one) for creature, one in turn.unwilling)
    about = tuple(again if one == card else one for one in decision.about)
    dealt = replace(
        state,
        table=replace(table, turn=replace(turn, unwilling=unwilling)),
        agenda=(*state.agenda[:-1], possible.get(again, step)),
        decision=replace(decision, about=about),
    )
    return dealt, (again,), dice
