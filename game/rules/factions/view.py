"""What a seat may see of the table, and what it cannot know: the other's hand, and the order of both decks."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.dice import Dice, shuffle
from game.core.state import State, Step
from game.rules.factions.steps import Announce, DrawAgain, Reorder, SearchDeck, ShowHand
from game.rules.factions.table import Player, Table


def table_for(table: Table, seat: int) -> Table:
    """The table as ``seat`` sees it, built up from what is open: cards that it may not know are 0."""
    return Table(
        cards=table.cards,
        players=tuple(_player_for(player, seat) for player in table.players),
        units=table.units,
        locations=table.locations,
        turn=table.turn,
        stack=table.stack,
        attacks=table.attacks,
        blockaded=table.blockaded,
        windows=table.windows,
        at_zero=table.at_zero,
        last_cycle=table.last_cycle,
        map=table.map,
    )


def _player_for(player: Player, seat: int) -> Player:
    """A player's belongings as ``seat`` sees them. Which cards a deck was made of is known; their order is not."""
    return Player(
        seat=player.seat,
        faction=player.faction,
        capital=player.capital,
        deck=(0,) * len(player.deck),
        hand=player.hand if player.seat == seat else (0,) * len(player.hand),
        graveyard=player.graveyard,
        build=player.build,
    )


def redeal(state: State[Table, Step], seat: int, dice: Dice) -> State[Table, Step]:
    """A state that ``seat`` cannot tell from this one: the other's hand and every deck are dealt anew, and the dice are
    others. Cards that a question names stay where they are."""
    named = _named(state)
    players = []
    for player in state.table.players:
        held = () if player.seat == seat else player.hand
        both = (*held, *player.deck)
        loose, dice = shuffle(dice, tuple(card for card in both if card not in named))
        left = list(loose)
        dealt = tuple(card if card in named else left.pop() for card in both)
        hand = player.hand if player.seat == seat else dealt[: len(held)]
        players.append(replace(player, hand=hand, deck=dealt[len(held) :]))
    return replace(state, table=replace(state.table, players=tuple(players)), dice=dice)


def _named(state: State[Table, Step]) -> frozenset[int]:
    """Cards in hands and decks that steps of the agenda have already named."""
    cards: list[int] = []
    for step in state.agenda:
        if isinstance(step, Announce | DrawAgain):
            cards.append(step.card)
        elif isinstance(step, SearchDeck | Reorder | ShowHand):
            cards.extend(step.cards)
    return frozenset(cards)
